// npm run bench: cardroom beside its peers, in one run, in turns; prints the tables of docs/performance.md.
// --quick: our own part alone, in seconds, with the module as it is built; the tests run that.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { build } from "../npm/build.mjs";
import { buildElements } from "../npm/elements.mjs";
import { main, root, SetupError, setUp } from "../npm/setup.mjs";

const short = process.argv.includes("--quick");
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
  if (short) {
    if (!existsSync(join(root, "pkg/cardroom_bg.wasm"))) throw new SetupError("the module is not built: npm run build");
    const { quick } = await import("./all.mjs");
    await quick({ root, folder });
    return;
  }
  const found = await setUp({ tests: true });
  build(found);
  const { page, whole } = await import("./all.mjs"); // only now is what it imports certainly there
  const { peers, dependencies } = peersInstalled();
  const versions = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  const load = () => `load ${loadavg()[0].toFixed(1)} of ${cpus().length} processors`;
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${load()}`,
  );
  console.log(peers ? `peers: ${versions.join(", ")}` : "peers: none, they could not be installed");
  await whole({ root, folder, peers });
  if (process.argv.includes("--without-page")) console.log("\nthe page: left out");
  else {
    await buildElements();
    const { build: bundle } = await import("vite");
    await bundle({ root: join(root, "www"), logLevel: "warn" });
    await page({ root, visits: 7, hands: 5 });
  }
  if (!process.argv.includes("--without-rust")) enumeration(found.wasmEnv);
  console.log(`\nat the end: ${load()}`);
});
