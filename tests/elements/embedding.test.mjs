// The same elements in a bare file, in a page with another reset, in a hostile page, under a strict policy, and in an app that
// Vite built of the packed tarball: the same behaviour.

import assert from "node:assert/strict";
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { build } from "vite";
import { root } from "../../npm/setup.mjs";
import { assertAccessible, launch, open } from "../support/browser.mjs";
import { emptyProject } from "../support/project.mjs";
import { serve } from "../support/server.mjs";
import { bare, listening, text } from "./pages.mjs";

const page = bare();

const body = `
  <p>Aces: <cardroom-card inline card="As"></cardroom-card> <cardroom-note note="9101111" place="3"></cardroom-note></p>
  <cardroom-evaluator cards="9s 9h 9d 4s 4h / 9c 8c 7c 6c 5c"></cardroom-evaluator>
  <cardroom-evaluator game="liars-draw" place="2" odds notes="7111111 2222222 3000133" exchange="river"></cardroom-evaluator>
  <cardroom-evaluator game="open-face" cards="QsQh2d / AsAhAdKcKs / JsJhJdJcTs"></cardroom-evaluator>
  <cardroom-equity hands="AhAd / QsQh" board="2c 7d 9h" deck></cardroom-equity>
  <cardroom-scorer boards="QsQh2d / AsAhAdKcKs / JsJhJdJcTs; 2c2h3d / 4s4h5d6c7s / 8s8h9d9c3s"></cardroom-scorer>
  <cardroom-pots stacks="100 300 800" bets="all all 700"></cardroom-pots>
  <cardroom-minimum-raise actions="raise 300"></cardroom-minimum-raise>`;

/** Lets everything come, then plays on it by keyboard: what was told and what is read. */
async function exercise(tab) {
  await tab.waitForFunction(() => window.told?.length >= 7);
  await tab.locator("cardroom-evaluator .choices").waitFor();
  await tab.locator("cardroom-evaluator .columns").waitFor();
  await tab.locator("cardroom-equity .by-street").waitFor();
  const equity = tab.locator("cardroom-equity");
  await equity.getByRole("radio", { name: "Board" }).focus();
  await tab.keyboard.press("Space");
  await equity.getByRole("button", { name: "ace of spades" }).focus();
  await tab.keyboard.press("ArrowRight");
  await tab.keyboard.press("Enter");
  await equity.getByText("Exact, counted over 44 deals.").waitFor();
  assert.equal(await tab.evaluate(() => document.querySelector("cardroom-equity").board), "2c 7d 9h Ks");
  const rule = tab.locator("cardroom-pots .rule").first();
  await rule.focus();
  await tab.keyboard.press("Enter");
  await tab.getByRole("dialog").waitFor();
  await tab.keyboard.press("Escape");
  await tab.locator("cardroom-minimum-raise #total").fill("310");
  await tab.locator("cardroom-minimum-raise [aria-invalid=true]").waitFor();
  const read = [];
  for (const name of ["evaluator", "equity", "scorer", "pots", "minimum-raise"]) {
    read.push(await text(tab.locator(`cardroom-${name} .frame`)));
  }
  const told = await tab.evaluate(() => window.told);
  await tab.evaluate(() => {
    document.documentElement.lang = "ru";
  });
  await tab.getByText("Рука 2 старше.").waitFor();
  read.push(await text(tab.locator("cardroom-scorer .frame")));
  // Odds come when they come; by names they stand in order.
  told.sort(([a], [b]) => a.localeCompare(b));
  return { told, read };
}

/** How things look within, as far as fonts of the page do not decide it. */
const looks = (tab) =>
  tab.evaluate(() => {
    const names = [
      "display",
      "padding",
      "borderTopStyle",
      "boxSizing",
      "cursor",
      "listStyleType",
      "color",
      "textTransform",
    ];
    return [...document.querySelectorAll("cardroom-evaluator, cardroom-pots, cardroom-minimum-raise")].flatMap(
      ({ shadowRoot }) =>
        [".frame", ".panel", "fieldset", "input", "button", "h2", ".rule", ".refusal"].flatMap((selector) => {
          const element = shadowRoot.querySelector(selector);
          if (element === null) return [];
          const style = getComputedStyle(element);
          const size = Number.parseFloat(style.fontSize);
          const relative = (value) =>
            value.replace(/[\d.]+px/g, (length) => (Number.parseFloat(length) / size).toFixed(2));
          return [[selector, ...names.map((name) => relative(style[name]))].join(" ")];
        }),
    );
  });

let expected;
let appearance;
let installed;
let browser;

before(async () => {
  installed = emptyProject();
  browser = await launch();
});

after(async () => {
  await browser?.close();
  installed?.remove();
});

test("a bare file with one script tag", () =>
  page(
    body,
    async ({ tab }) => {
      expected = await exercise(tab);
      assert.equal(tab.workers().length, 1, "odds of banknotes are worked out on a thread, which has no file");
      await tab.evaluate(() => {
        document.documentElement.lang = "en";
      });
      await tab.getByText("Hand 2 wins.").waitFor();
      appearance = await looks(tab);
      await assertAccessible(tab);
    },
    { head: listening },
  ));

const preflight = `
  *, ::before, ::after, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
  html { line-height: 1.5; -webkit-text-size-adjust: 100%; }
  h1, h2, h3 { font-size: inherit; font-weight: inherit; } a { color: inherit; text-decoration: inherit; }
  ol, ul { list-style: none; } img, svg, video { display: block; vertical-align: middle; }
  button, input, select, textarea { font: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1; }`;
const hostile = `
  * { all: unset !important; text-transform: uppercase !important; letter-spacing: 0.3em !important; color: red !important;
    text-align: right !important; line-height: 3 !important; cursor: wait !important; visibility: visible !important; }
  head, script, style, title { display: none !important; }
  .frame, .panel, .row, .rule, input, button { display: none !important; background: black !important; }`;

for (const [name, css] of [
  ["Tailwind's reset", preflight],
  ["rules that are out for everything", hostile],
]) {
  test(`a page with ${name}`, () =>
    page(
      body,
      async ({ tab }) => {
        assert.deepEqual(await exercise(tab), expected);
        await tab.evaluate(() => {
          document.documentElement.lang = "en";
        });
        await tab.getByText("Hand 2 wins.").waitFor();
        assert.deepEqual(await looks(tab), appearance);
      },
      { head: `<style>${css}</style>${listening}` },
    ));
}

/** A served page: whatever goes wrong there, or is asked of another host, fails. */
async function served(folder, { forbidden = [], ...options }, work) {
  const server = await serve(folder, options);
  const { page: tab, faults, close } = await open(browser, { reducedMotion: "reduce" });
  tab.setDefaultTimeout(15_000);
  const asked = [];
  tab.on("request", (request) => {
    asked.push(request.url());
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) faults.push(request.url());
  });
  try {
    await tab.goto(server.url);
    await work(tab, asked);
    assert.equal(faults.length, forbidden.length, faults.join("\n"));
    for (const [at, pattern] of forbidden.entries()) assert.match(faults[at], pattern);
  } finally {
    await close();
    await server.close();
  }
}

const listener = listening.replace(/<\/?script>/g, "");
const html = (scripts) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${scripts}</head><body><main><h1>A page</h1>${body}</main></body></html>`;

for (const [name, policy, forbidden, threads] of [
  // The browser reports the thread that it was asked for.
  ["a policy that forbids all but own scripts and wasm: no style, no thread, no request", "", [/worker-src/], 0],
  ["a policy that allows a thread", "; worker-src blob:; trusted-types cardroom", [], 1],
  [
    "a policy that allows a thread, but none of its trusted types",
    "; worker-src blob:; trusted-types other",
    [/cardroom/],
    0,
  ],
]) {
  test(name, () => {
    const folder = join(installed.folder, "strict");
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(root, "pkg/elements/standalone.js"), join(folder, "cardroom.js"));
    writeFileSync(join(folder, "listen.js"), listener);
    writeFileSync(
      join(folder, "index.html"),
      html(`<script src="listen.js"></script><script src="cardroom.js"></script>`),
    );
    const strict =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:; require-trusted-types-for 'script'";
    const headers = { "content-security-policy": strict + policy };
    return served(folder, { headers, forbidden }, async (tab, asked) => {
      assert.deepEqual(await exercise(tab), expected);
      assert.equal(asked.filter((url) => !url.startsWith("blob:")).length, 3, asked.join(" ")); // the page, two scripts
      assert.equal(tab.workers().length, threads);
    });
  });
}

test("an app that Vite built of the packed tarball, with a thread, and the module in parts", async () => {
  const folder = join(installed.folder, "app");
  installed.write("app/index.html", html(`<script type="module" src="./main.js"></script>`));
  installed.write("app/main.js", `import "cardroom/elements";\n${listener}`);
  const outDir = join(folder, "served");
  const options = { outDir, target: "es2022", modulePreload: false, chunkSizeWarningLimit: 2000 };
  await build({ root: folder, base: "./", logLevel: "warn", configFile: false, build: options });
  await served(outDir, {}, async (tab, asked) => {
    assert.deepEqual(await exercise(tab), expected);
    const names = asked.map((url) => new URL(url).pathname);
    assert.equal(names.filter((name) => /\/thread-/.test(name)).length, 1, "one thread for all");
    assert.equal(
      names.filter((name) => /\/games-.*wasm/.test(name)).length <= 2,
      true,
      "one module for all, one for the thread",
    );
    assert.equal(
      names.some((name) => /cardroom_bg/.test(name)),
      false,
    );
    await assertAccessible(tab);
  });
});

const react = `
  import { useState } from "react";
  import { createRoot } from "react-dom/client";
  import "cardroom/elements";

  function App() {
    const [stacks, setStacks] = useState("100 300 800");
    const [pots, setPots] = useState("");
    const [bets, setBets] = useState<string | null>("");
    const [tag, setTag] = useState("");
    return (
      <main>
        <cardroom-pots key="pots" className="wide" style={{ width: "30em" }} stacks={stacks} bets="all all 700" button={1}
          ref={(element) => { if (element !== null) setTag(element.localName + " " + element.className); }}
          onresult={({ detail }) => setPots(detail.pots.map(({ amount }) => amount).join(" and "))}
          onchange={({ detail }) => setBets(detail.bets ?? null)} />
        <p>{pots}; {bets}; {tag}</p>
        <button onClick={() => setStacks("100 500 800")}>more</button>
      </main>
    );
  }
  const root = document.getElementById("root");
  if (root !== null) createRoot(root).render(<App />);

  export const wrong = <>
    {/* @ts-expect-error there is no such attribute */}
    <cardroom-pots stack="100 300 800" />
    {/* @ts-expect-error a place is a number */}
    <cardroom-note place="3" />
    {/* @ts-expect-error a picture tells no result */}
    <cardroom-card card="As" onresult={() => {}} />
    {/* @ts-expect-error pots have no equity */}
    <cardroom-pots onresult={({ detail }) => detail.equity} />
  </>;
`;

test("an app in React, whose types know the tags by the file that the document gives", async () => {
  const folder = join(installed.folder, "react");
  const [, tags] = readFileSync(join(root, "docs/elements.md"), "utf8").match(/```ts\n([\s\S]*?)```/);
  installed.write("react/tags.ts", tags);
  installed.write("react/app.tsx", react);
  const lib = ["es2022", "dom", "dom.iterable"];
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: "react-jsx",
    module: "esnext",
    moduleResolution: "bundler",
  };
  const project = { compilerOptions: { ...compilerOptions, target: "es2022", lib, types: [] }, include: ["*"] };
  installed.write("react/tsconfig.json", JSON.stringify(project));
  // They are installed apart: nobody else needs them.
  symlinkSync(join(root, "tests/runtimes/node_modules"), join(folder, "node_modules"), "junction");
  installed.run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", "react"]);

  installed.write(
    "react/index.html",
    `<!doctype html><title>-</title><link rel="icon" href="data:,"><div id="root"></div>
    <script type="module" src="./app.tsx"></script>`,
  );
  const outDir = join(folder, "served");
  const options = { outDir, target: "es2022", modulePreload: false, chunkSizeWarningLimit: 2000 };
  await build({ root: folder, base: "./", logLevel: "warn", configFile: false, build: options });
  await served(outDir, {}, async (tab) => {
    await tab.getByText("300 and 400; ; cardroom-pots wide").waitFor();
    await tab.getByRole("button", { name: "more" }).click();
    await tab.getByText("300 and 800; ; cardroom-pots wide").waitFor();
    await tab.locator("#bet-0").fill("50");
    await tab.getByText("; 50 all 700; cardroom-pots wide").waitFor();
  });
});

test("imported where there is no document it defines nothing", () => {
  installed.write(
    "server.mjs",
    `import { EvaluatorElement } from "cardroom/elements"; console.log(typeof EvaluatorElement);`,
  );
  assert.equal(installed.run(process.execPath, ["server.mjs"]), "function\n");
});
