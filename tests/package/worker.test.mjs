// `cardroom/worker` of the packed tarball: in Node, in a plain page, and in a page that a bundler built.

import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { build } from "vite";
import { launch } from "../support/browser.mjs";
import { emptyProject } from "../support/project.mjs";
import { titleOf } from "../support/title.mjs";

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

// An answer, a refusal, and a piece of work that is broken off while the page still answers.
const script = (entry) => `
  import { OddsWorker } from "${entry}";
  const worker = new OddsWorker();
  const said = [];
  const { players } = await worker.equity({ game: "texas-holdem", hands: ["AhAd", "KsKh"] });
  said.push(players[0].wins);
  await worker.equity({ game: "texas-holdem", hands: ["AhAd"] }).catch((error) => said.push(error.name, error.code));
  const hand = { hand: ["7111111", "2222222", "3000133"], zones: ["preflop", "preflop", "flop"], street: "river" };
  const exchange = await worker.exchangeOdds({ ...hand, place: 1, opponents: 1 });
  said.push(exchange.shot.held, exchange.exchanges.length);
  await worker.exchangeOdds({ ...hand, place: 8, opponents: 1 }).catch((error) => said.push(error.name));
  await worker.exchangeOdds({}, { later: 1 }).catch((error) => said.push(error.message));
  const street = { board: { top: "Kd4c", middle: "QhQd9h5d2c", bottom: "AhTh8h3h" }, cards: "AcJh2s" };
  said.push((await worker.placementOdds(street)).placements[0].placement.bottom.join());
  const control = new AbortController();
  const long = { game: "texas-holdem", ranges: ["random", "random"], samples: 1e12 };
  await worker
    .equity(long, { signal: control.signal, onProgress: ({ result }) => result.samples > 0 && control.abort() })
    .catch((error) => said.push(error.name));
  worker.terminate();
  globalThis.document ? (document.title = said.join(" ")) : console.log(said.join(" "));
`;
const expected = "1399204 RulesError ERR_HAND_COUNT true 3 TypeError options.later: unknown field Jh AbortError";
const html = `<!doctype html><title></title><link rel="icon" href="data:,"><script type="module" src="./main.js"></script>`;

test("a worker in Node, which ends by itself", () => {
  installed.write("worker.mjs", script("cardroom/worker"));
  assert.equal(installed.run(process.execPath, ["worker.mjs"]), `${expected}\n`);
  // Without `terminate`, too.
  installed.write("idle.mjs", script("cardroom/worker").replace("worker.terminate();", ""));
  assert.equal(installed.run(process.execPath, ["idle.mjs"]), `${expected}\n`);
});

test("a worker in Node whose thread the host begins, with the module that it brings", () => {
  installed.write("thread.mjs", `import "cardroom/thread";`);
  const begun = `new OddsWorker({
    worker: () => new Worker(new URL("thread.mjs", import.meta.url)),
    module: readFileSync(new URL(import.meta.resolve("cardroom/cardroom.wasm"))),
  })`;
  const imports = `import { readFileSync } from "node:fs";\nimport { Worker } from "node:worker_threads";\n`;
  for (const entry of ["cardroom/worker", "cardroom/inline/worker"]) {
    const main = imports + script(entry).replace("new OddsWorker()", begun);
    installed.write("begun.mjs", main);
    assert.equal(installed.run(process.execPath, ["begun.mjs"]), `${expected}\n`);
  }
  // What begins no thread is told at once.
  installed.write(
    "none.mjs",
    `import { OddsWorker } from "cardroom/worker";
     try { new OddsWorker({ worker: "thread.mjs" }); } catch ({ name, message }) { console.log(name, message); }
     try { new OddsWorker({ worker: () => undefined }); } catch ({ name, path, message }) { console.log(name, path, message); }
     try { new OddsWorker({ worker: () => { throw new RangeError("none"); } }); } catch ({ name }) { console.log(name); }`,
  );
  const said = installed.run(process.execPath, ["none.mjs"]);
  const none =
    "TypeError options.worker options.worker: expected a function that begins a Worker of node:worker_threads, got undefined";
  assert.equal(said, `TypeError options.worker: expected a function, got "thread.mjs"\n${none}\nRangeError\n`);
});

test("a worker in a page without a bundler", async () => {
  installed.write("plain/index.html", html);
  installed.write("plain/main.js", script("./cardroom/npm/worker.js"));
  cpSync(join(installed.folder, "node_modules/cardroom"), join(installed.folder, "plain/cardroom"), {
    recursive: true,
  });
  assert.equal(await titleOf(browser, join(installed.folder, "plain")), expected);
});

test("a worker in a page that Vite built", async () => {
  const folder = join(installed.folder, "vite-worker");
  installed.write("vite-worker/index.html", html);
  installed.write("vite-worker/main.js", script("cardroom/worker"));
  const outDir = join(folder, "served");
  const options = { outDir, target: "es2022", modulePreload: false };
  await build({ root: folder, base: "./", logLevel: "warn", configFile: false, build: options });
  assert.equal(await titleOf(browser, outDir), expected);
});
