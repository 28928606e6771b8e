// npm run bench: cardroom beside its peers, in one run, in turns; prints the tables of docs/performance.md.
// --quick: our own part alone, in seconds, with the module as it is built; the tests run that.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { build } from "../npm/build.mjs";
import { buildElements } from "../npm/elements.mjs";
import init from "../npm/node.js";
import { main, root, SetupError, setUp } from "../npm/setup.mjs";
import { computerPlayers } from "./advice.mjs";
import { banknotes } from "./banknotes.mjs";
import { equities } from "./equity.mjs";
import { evaluators } from "./evaluators.mjs";
import { openFace } from "./open-face.mjs";
import { page } from "./page.mjs";
import { size, start } from "./start.mjs";
import { tables } from "./tables.mjs";

const quick = process.argv.includes("--quick");
const folder = process.env.CARDROOM_PHH || join(root, "../shared/phh");

/** A `require` that finds the peers, installed on the first run into a folder of their own; null where they cannot be had. */
function peersInstalled() {
  const place = join(root, "benches/peers");
  const peers = createRequire(join(place, "package.json"));
  const { dependencies } = peers("./package.json");
  const present = Object.entries(dependencies).every(([name, version]) => {
    const file = join(place, "node_modules", name, "package.json");
    return existsSync(file) && peers(file).version === version;
  });
  if (!present) {
    const npm = process.env.npm_execpath;
    const [command, ...args] = npm ? [process.execPath, npm] : ["npm"];
    const options = ["install", "--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
    const done = spawnSync(command, [...args, ...options], { cwd: place, stdio: "inherit" });
    if (done.status !== 0) return { peers: null, dependencies: {} };
  }
  return { peers, dependencies };
}

/** All hands of seven cards, natively and in WebAssembly, beside the crate `pokers`. */
function enumeration(env) {
  console.log("\n### All 133 784 560 hands, natively and inside WebAssembly (benches/core/compare.mjs)\n");
  const done = spawnSync(process.execPath, [join(root, "benches/core/compare.mjs")], { env, stdio: "inherit" });
  if (done.status !== 0) console.log("left out: it did not run to its end");
}

await main(async () => {
  if (quick) {
    if (!existsSync(join(root, "pkg/cardroom_bg.wasm"))) throw new SetupError("the module is not built: npm run build");
    await init();
    evaluators({ count: 64, rounds: 1, peers: null });
    equities({ times: 1, rounds: 1, peers: null });
    tables({ hands: 4, rounds: 1, peers: null, folder, most: 20 });
    banknotes({ rounds: 1 });
    openFace({ hands: 20, rounds: 1, endings: 200 });
    computerPlayers({ hands: 2 });
    start({ processes: 1 });
    size({ root });
    return;
  }
  const found = await setUp({ tests: true });
  build(found);
  await init();
  const { peers, dependencies } = peersInstalled();
  const versions = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  const load = () => `load ${loadavg()[0].toFixed(1)} of ${cpus().length} processors`;
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${load()}`,
  );
  console.log(peers ? `peers: ${versions.join(", ")}` : "peers: none, they could not be installed");
  evaluators({ count: 20_000, rounds: 31, peers });
  equities({ times: 20, rounds: 7, peers });
  tables({ hands: 200, rounds: 15, peers, folder, most: Number.POSITIVE_INFINITY });
  banknotes({ rounds: 9 });
  openFace({ hands: 500, rounds: 5, endings: 2000 });
  computerPlayers({ hands: 100 });
  start({ processes: 15 });
  size({ root });
  if (process.argv.includes("--without-page")) console.log("\nthe page: left out");
  else {
    await buildElements();
    const { build: bundle } = await import("vite"); // only now is it certainly there
    await bundle({ root: join(root, "www"), logLevel: "warn" });
    await page({ root, visits: 7, hands: 5 });
  }
  if (!process.argv.includes("--without-rust")) enumeration(found.wasmEnv);
  console.log(`\nat the end: ${load()}`);
});
