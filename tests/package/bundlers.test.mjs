// The packed tarball in pages that other bundlers built: with the module and its thread in the source, which each of them takes, and
// in the ways that one of them has by itself.

import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { root } from "../../npm/setup.mjs";
import { launch } from "../support/browser.mjs";
import { emptyProject } from "../support/project.mjs";
import { titleOf } from "../support/title.mjs";

// They are installed apart: nobody else needs them.
const bundlers = createRequire(join(root, "tests/runtimes/package.json"));

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

/** A hand, and odds of a thread, and a second thread: its script is found again. */
const script = (entry, worker, begun = "") => `
  import init, { equity, Game } from "${entry}";
  import { OddsWorker } from "${worker}";
  const said = [];
  (async () => {
    await init();
    const game = new Game({ game: "texas-holdem", stacks: [100, 100], button: 0, blinds: { small: 1, big: 2 } });
    game.act(0, { type: "fold" });
    said.push(game.result().stacks.join("/"));
    const request = { game: "texas-holdem", hands: ["AhAd", "KsKh"] };
    for (const worker of [new OddsWorker(${begun}), new OddsWorker(${begun})]) {
      const { players } = await worker.equity(request);
      said.push(players[0].wins === equity(request).players[0].wins && players[0].wins);
      worker.terminate();
    }
  })().catch((error) => said.push(String(error))).then(() => (document.title = said.join(" ")));
`;
const expected = "99/101 1399204 1399204";

/** What a page with this script says, served under a policy that allows no more than it needs. */
async function said(folder, main, workers) {
  installed.write(`${folder}/index.html`, `<!doctype html><title></title><link rel="icon" href="data:,">${main}`);
  const policy = `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src ${workers}; img-src data:`;
  return titleOf(browser, join(installed.folder, folder), { "content-security-policy": policy });
}

const asModule = `<script type="module" src="main.js"></script>`;
const asScript = `<script src="main.js"></script>`;

/** Builds files of the project, each into a folder under its name. */
const build = {
  async esbuild(folder, entries, format = "esm") {
    await bundlers("esbuild").build({
      absWorkingDir: installed.folder,
      entryPoints: Object.entries(entries).map(([out, file]) => ({ in: file, out })),
      bundle: true,
      format,
      outdir: join(installed.folder, folder),
      logLevel: "error",
    });
  },
  async rollup(folder, entries, format = "es") {
    const { rollup } = bundlers("rollup");
    const { nodeResolve } = bundlers("@rollup/plugin-node-resolve");
    for (const [name, file] of Object.entries(entries)) {
      const input = join(installed.folder, file);
      const bundle = await rollup({ input, plugins: [nodeResolve({ browser: true })] });
      await bundle.write({ file: join(installed.folder, folder, `${name}.js`), format });
      await bundle.close();
    }
  },
  async webpack(folder, entries) {
    const compiler = bundlers("webpack")({
      context: installed.folder,
      mode: "production",
      entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `./${file}`])),
      output: { path: join(installed.folder, folder), publicPath: "auto" },
    });
    const stats = await new Promise((done, fail) => {
      compiler.run((error, stats) => (error ? fail(error) : done(stats)));
    });
    await new Promise((done) => compiler.close(done));
    assert.equal(stats.hasErrors(), false, stats.toString("errors-only"));
  },
};

for (const [bundler, formats] of Object.entries({
  esbuild: ["esm", "iife"],
  rollup: ["es", "iife"],
  webpack: [null],
})) {
  for (const format of formats) {
    test(`./inline and its worker, built by ${bundler}${format ? ` as ${format}` : ""}`, async () => {
      const folder = `${bundler}-${format}`;
      installed.write("inline.js", script("cardroom/inline", "cardroom/inline/worker"));
      await build[bundler](folder, { main: "inline.js" }, format ?? undefined);
      const page = format?.startsWith("es") ? asModule : asScript;
      assert.equal(await said(folder, page, "blob:"), expected);
    });
  }
}

test("the module and the thread as files of their own, as webpack finds them by itself", async () => {
  installed.write("files.js", script("cardroom", "cardroom/worker"));
  await build.webpack("webpack-files", { main: "files.js" });
  assert.equal(await said("webpack-files", asScript, "'self'"), expected);
});

for (const bundler of ["esbuild", "rollup"]) {
  test(`the thread as a file that the host built by ${bundler}, where the policy forbids any other`, async () => {
    const folder = `${bundler}-thread`;
    const begun = `{ worker: () => new Worker("threads/thread.js", { type: "module" }), module: "cardroom.wasm" }`;
    const main = script("cardroom", "cardroom/worker", begun).replace("init()", `init("cardroom.wasm")`);
    installed.write("hosted.js", main);
    installed.write("thread.js", `import "cardroom/thread";`);
    await build[bundler](folder, { main: "hosted.js", "threads/thread": "thread.js" });
    const wasm = join(installed.folder, "node_modules/cardroom/pkg/cardroom_bg.wasm");
    cpSync(wasm, join(installed.folder, folder, "cardroom.wasm"));
    assert.equal(await said(folder, asModule, "'self'"), expected);
  });
}

for (const [bundler, entry] of Object.entries({
  esbuild: "cardroom/elements/standalone",
  rollup: "cardroom/elements/standalone",
  webpack: "cardroom/elements",
})) {
  test(`the elements in the entry that docs/elements.md names for ${bundler}`, async () => {
    const folder = `${bundler}-elements`;
    const element = `
      const element = document.createElement("cardroom-equity");
      element.hands = "AhAd / KsKh";
      element.addEventListener("result", ({ detail }) => (document.title = detail.equity.players[0].wins));
      addEventListener("DOMContentLoaded", () => document.body.append(element));`;
    installed.write(`${folder}.js`, `import "${entry}";${element}`);
    await build[bundler](folder, { main: `${folder}.js` });
    assert.equal(await said(folder, bundler === "webpack" ? asScript : asModule, "'self'"), "1399204");
  });
}
