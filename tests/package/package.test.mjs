// The packed tarball in an empty project, in every way that a user meets it.

import assert from "node:assert/strict";
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import test, { after, before } from "node:test";
import { build } from "vite";
import { sizes } from "../../npm/build.mjs";
import { root } from "../../npm/setup.mjs";
import { launch, open } from "../support/browser.mjs";
import { emptyProject } from "../support/project.mjs";
import { serve } from "../support/server.mjs";

/** 150 000 were to be kept: docs/architecture.md, "Sizes", tells what is above. */
const budget = 236_000;
const beside = ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md", "package.json"];
/** What README.md and the types send a reader to. */
const docs = readdirSync(join(root, "docs"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"));

/** The files that `exports` names, and all that they import, by their paths in the package. */
function reachable() {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    if (!/\.[jt]s$/.test(path)) return;
    const text = readFileSync(join(root, path), "utf8");
    for (const [, imported, located] of text.matchAll(
      /^(?:import|export)\b[^"();]*"(\.[^"]+)"|new URL\("(\.[^"]+)"/gm,
    )) {
      const target = posix.join(posix.dirname(path), imported ?? located);
      visit(path.endsWith(".d.ts") ? target.replace(/\.js$/, ".d.ts") : target);
    }
  };
  const enter = (target) =>
    typeof target === "string" ? visit(posix.normalize(target)) : Object.values(target).map(enter);
  enter(exports);
  return [...found];
}

let installed;
let project;
let browser;

before(async () => {
  installed = emptyProject();
  project = installed.folder;
  browser = await launch();
});

after(async () => {
  await browser?.close();
  installed?.remove();
});

const write = (path, text) => installed.write(path, text);
const node = (file) => installed.run(process.execPath, [file]);

/** Opens a served folder's page and waits for what its script writes into the title. */
async function titleOf(folder, path, options) {
  const server = await serve(folder, options);
  const { page, faults, close } = await open(browser);
  try {
    await page.goto(server.url + path);
    await page.waitForFunction(() => document.title !== "").catch(() => {});
    assert.deepEqual(faults, []);
    return await page.title();
  } finally {
    await close();
    await server.close();
  }
}

// A whole hand: a refusal, a raise, two folds.
const script = (entry) => `
  import init, { evaluateCards, Game, RulesError } from "${entry}";
  await init();
  const game = new Game({ game: "texas-holdem", stacks: [100, 100, 100], button: 0, blinds: { small: 1, big: 2 } });
  const said = [evaluateCards("9s8s9h6dTs7s6s").category];
  try { game.act(0, { type: "raise", to: 3 }); } catch (error) { said.push(error instanceof RulesError && error.code); }
  game.act(0, { type: "raise", to: 6 });
  game.act(1, { type: "fold" });
  game.act(2, { type: "fold" });
  said.push(game.result().stacks.join("/"));
  game.free();
  globalThis.document ? (document.title = said.join(" ")) : console.log(said.join(" "));
`;
const expected = "straight-flush ERR_RAISE_TOO_SMALL 103/99/98";
const html = (source, inline = "") =>
  `<!doctype html><title></title><link rel="icon" href="data:,">${inline}<script type="module"${source}</script>`;

test("nothing but what a user needs is published", () => {
  const published = installed.packed.files.map(({ path }) => path);
  assert.deepEqual(published.sort(), [...beside, ...docs, ...reachable()].sort());
});

test("what README.md, the documents and the types send a reader to is there", () => {
  const package_ = join(project, "node_modules/cardroom");
  for (const path of [...beside, ...docs].filter((path) => path.endsWith(".md"))) {
    const text = readFileSync(join(package_, path), "utf8");
    // Pictures are for readers of the repository.
    for (const [, link] of text.matchAll(/(?<!!)\[[^\]]*\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)) {
      assert.ok(existsSync(join(package_, posix.dirname(path), link)), `${path}: ${link}`);
    }
  }
  for (const { path } of installed.packed.files.filter(({ path }) => path.endsWith(".d.ts"))) {
    for (const [named] of readFileSync(join(package_, path), "utf8").matchAll(/docs\/[\w./-]+\.md/g)) {
      assert.ok(existsSync(join(package_, named)), `${path}: ${named}`);
    }
  }
});

test("no dependency is installed with it", () => {
  const { packages } = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));
  assert.deepEqual(Object.keys(packages), ["", "node_modules/cardroom"]);
});

test("the module and its glue do not grow unseen, compressed", (context) => {
  const [wasm, ...scripts] = ["pkg/cardroom_bg.wasm", "pkg/cardroom_bg.js", "npm/plain.js"].map((file) =>
    readFileSync(join(root, file)),
  );
  const [module, glue] = [sizes(wasm), sizes(Buffer.concat(scripts))];
  context.diagnostic(
    `module ${module.plain} bytes, brotli ${module.brotli}; glue ${glue.plain}, brotli ${glue.brotli}`,
  );
  const both = module.brotli + glue.brotli;
  assert.ok(both <= budget, `${module.brotli} + ${glue.brotli} bytes`);
  // What the documents tell of them is to be of today, to one part in a hundred.
  const script = statSync(join(root, "pkg/elements/standalone.js")).size / 1000;
  for (const [document, pattern, size] of [
    ["architecture", /rulings and computer players it is ([\d ]+),/, both],
    ["performance", /^\| both +\| +\d+ \| +\d+ \| ([\d ]+) \|$/m, both],
    ["performance", /whole package within 150 kB of brotli \| ([\d ]+) bytes/, both],
    ["elements", /cardroom\/elements\/standalone`; ([\d ]+) kB/, script],
  ]) {
    const [, told] = readFileSync(join(root, `docs/${document}.md`), "utf8").match(pattern);
    const number = Number(told.replaceAll(" ", ""));
    assert.ok(Math.abs(number - size) <= size / 100, `docs/${document}.md tells ${told}, it is ${size}`);
  }
});

test("imported by Node", () => {
  write("node.mjs", script("cardroom"));
  assert.equal(node("node.mjs"), `${expected}\n`);
});

test("imported by Node as ./inline, beside the other entry, as one module", () => {
  write(
    "inline.mjs",
    `import init, { evaluateCards, RulesError } from "cardroom/inline";
     import * as other from "cardroom";
     await init();
     console.log(other.evaluateCards("AsKsQsJsTs").category, evaluateCards === other.evaluateCards, RulesError === other.RulesError);`,
  );
  assert.equal(node("inline.mjs"), "royal-flush true true\n");
});

// The same hand with a part, and what is refused until another is loaded.
const partScript = (entry) =>
  script(entry)
    .replace("import init, {", "import { equity, load,")
    .replace("await init();", `await load("games");`)
    .replace(
      "game.free();",
      `const odds = () => equity({ game: "texas-holdem", hands: ["AhAd", "KsKh"] }).players[0].wins;
       try { odds(); } catch ({ code }) { said.push(code); }
       await load("odds");
       said.push(odds());`,
    );
const expectedOfParts = `${expected} ERR_PART_NOT_LOADED 1399204`;

test("the module in parts, imported by Node", () => {
  write("parts.mjs", partScript("cardroom/parts"));
  assert.equal(node("parts.mjs"), `${expectedOfParts}\n`);
});

test("the module in parts, in a plain page and in one that Vite built, which fetches no more than it asks for", async () => {
  write("parts/index.html", html(` src="main.js">`));
  write("parts/main.js", partScript("./cardroom/npm/parts.js"));
  cpSync(join(project, "node_modules/cardroom"), join(project, "parts/cardroom"), { recursive: true });
  assert.equal(await titleOf(join(project, "parts"), ""), expectedOfParts);

  write("vite-parts/index.html", html(` src="/main.js">`));
  write("vite-parts/main.js", partScript("cardroom/parts"));
  const outDir = join(project, "vite-parts/served");
  const options = { outDir, target: "es2022", assetsInlineLimit: 0 };
  await build({ root: join(project, "vite-parts"), base: "./", logLevel: "warn", configFile: false, build: options });
  const modules = readdirSync(join(outDir, "assets")).filter((name) => name.endsWith(".wasm"));
  const names = modules.map((name) => name.replace(/-.*/, "")).sort();
  assert.deepEqual(names, ["advice", "evaluators", "games", "history", "odds", "tournament"]);
  assert.equal(await titleOf(outDir, ""), expectedOfParts);
});

test("the module by its own name, handed to init as bytes", () => {
  write(
    "bytes.mjs",
    `import { cpSync, existsSync, readFileSync } from "node:fs";
     import init, { evaluateCards } from "cardroom";
     const bytes = readFileSync(new URL(import.meta.resolve("cardroom/cardroom.wasm")));
     await init(Promise.resolve(new WebAssembly.Module(bytes)));
     console.log(evaluateCards("AsKsQsJsTs").category);`,
  );
  assert.equal(node("bytes.mjs"), "royal-flush\n");
});

test("a failed init throws, and the next one tries again", () => {
  write(
    "again.mjs",
    `import init, { evaluateCards } from "cardroom";
     await init(new Uint8Array([1, 2, 3])).then(() => console.log("loaded?"), (error) => console.log(error.name));
     await init();
     console.log(evaluateCards("AsKsQsJsTs").category);`,
  );
  assert.equal(node("again.mjs"), "CompileError\nroyal-flush\n");
});

test("a server that answers with its page where the module should be, or with nothing, is told by the address", () => {
  write(
    "nowhere.mjs",
    `import { createServer } from "node:http";
     import init from "cardroom";
     const server = createServer(({ url }, response) => {
       if (url === "/page") response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<!doctype html>");
       else response.writeHead(404).end();
     });
     server.listen(0, "127.0.0.1", async () => {
       const root = "http://127.0.0.1:" + server.address().port;
       for (const path of ["/page", "/none"]) {
         await init(root + path).then(() => console.log("loaded?"), ({ message }) => console.log(message.replace(root, "")));
       }
       server.close();
       server.closeAllConnections();
     });`,
  );
  assert.equal(
    node("nowhere.mjs"),
    "/page answered with a page, not the module of cardroom\n/none answered 404, not the module of cardroom\n",
  );
});

test("the README's examples run as printed, and print what their comments say", () => {
  const examples = [...readFileSync(join(root, "README.md"), "utf8").matchAll(/```js\n(.*?)```/gs)];
  assert.ok(examples.length > 1);
  for (const [, example] of examples) {
    write("readme.mjs", example);
    const said = [...example.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, comment]) => comment);
    assert.ok(said.length > 0);
    assert.equal(node("readme.mjs"), `${said.join("\n")}\n`);
  }
});

test("a plain script in a page", async () => {
  write("plain/index.html", html(` src="main.js">`));
  write("plain/main.js", script("./cardroom/npm/web.js"));
  cpSync(join(project, "node_modules/cardroom"), join(project, "plain/cardroom"), { recursive: true });
  assert.equal(await titleOf(join(project, "plain"), ""), expected);
});

test("a plain script in a page, by an import map, from a server that does not know wasm", async () => {
  write(
    "plain/map.html",
    html(
      ` src="mapped.js">`,
      `<script type="importmap">{ "imports": { "cardroom": "./cardroom/npm/web.js" } }</script>`,
    ),
  );
  write("plain/mapped.js", script("cardroom"));
  assert.equal(await titleOf(join(project, "plain"), "map.html", { types: { ".wasm": "text/plain" } }), expected);
});

test("./inline in a page whose policy forbids all but its own scripts and wasm", async () => {
  write("plain/inline.html", html(` src="inline.js">`));
  write("plain/inline.js", script("./cardroom/npm/inline.js"));
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; img-src data:";
  assert.equal(
    await titleOf(join(project, "plain"), "inline.html", { headers: { "content-security-policy": policy } }),
    expected,
  );
});

for (const entry of ["cardroom", "cardroom/inline"]) {
  test(`${entry} in a page that Vite built, below a path`, async () => {
    const folder = `vite-${entry.split("/").length}`;
    write(`${folder}/index.html`, html(` src="/main.js">`));
    write(`${folder}/main.js`, script(entry));
    const out = join(project, folder, "served/below");
    await build({
      root: join(project, folder),
      base: "./",
      logLevel: "warn",
      configFile: false,
      build: { outDir: out, target: "es2022" },
    });
    assert.equal(existsSync(out), true);
    assert.equal(await titleOf(join(project, folder, "served"), "below/"), expected);
  });
}
