// The same workloads inside WebAssembly and natively, beside the crate `pokers`, in turns; medians and ratios.
// node benches/core/compare.mjs
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const here = fileURLToPath(new URL(".", import.meta.url));
const cargo = (...options) =>
  execFileSync("cargo", ["build", "--release", ...options], { cwd: here, stdio: "inherit" });
cargo("--bin", "cardroom-benches");
cargo("--lib", "--target", "wasm32-unknown-unknown");

const native = (workload) => {
  const output = execFileSync(`${here}target/release/cardroom-benches`, [workload, "5"], { encoding: "utf8" });
  return output.trim().split("\n").map(Number);
};
const bytes = readFileSync(`${here}target/wasm32-unknown-unknown/release/cardroom_benches.wasm`);
const { instance } = await WebAssembly.instantiate(bytes);
const wasm = instance.exports;
const time = (run) => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

const firstUse = time(wasm.first_use);
wasm.prepare();
const hands = 100_000;
const low = new Uint32Array(hands);
const high = new Uint32Array(hands);
for (let place = 0; place < hands * 7; place += 1) {
  const card = wasm.random_card(place);
  const half = card < 32 ? low : high;
  half[Math.floor(place / 7)] |= 1 << (card % 32);
}
const singly = () => {
  let sum = 0;
  for (let hand = 0; hand < hands; hand += 1) sum += wasm.one(low[hand], high[hand]) >>> 20;
  return sum;
};

const five = (run) => () => Array.from({ length: 5 }, () => time(run));
const all = 133_784_560;
const rows = {
  "all hands, pokers, native": [() => native("enumerate-pokers"), all],
  "all hands, native": [() => native("enumerate"), all],
  "all hands, wasm": [five(wasm.enumerate_all), all],
  "all hands counted by ranks, wasm": [five(wasm.count_all), all],
  "random indices, pokers, native": [() => native("random-pokers"), hands],
  "random indices, native": [() => native("random"), hands],
  "random indices, wasm": [five(wasm.evaluate_random), hands],
  "random batch, wasm": [five(wasm.batch_random), hands],
  "one packed call, wasm from JS": [five(singly), hands],
};
const times = Object.fromEntries(Object.keys(rows).map((name) => [name, []]));
for (let round = 0; round < 9; round += 1) {
  for (const [name, [run]] of Object.entries(rows)) times[name].push(...run());
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const result = (name) => {
  const unit = rows[name][1] / 1e6;
  return { "median ns a hand": median(times[name]) / unit, "least ns a hand": Math.min(...times[name]) / unit };
};
const rounded = (object) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, +value.toFixed(3)]));
console.table(Object.fromEntries(Object.keys(rows).map((name) => [name, rounded(result(name))])));
const ratio = (name) => (median(times[name]) / median(times["all hands, pokers, native"])).toFixed(2);
console.log(`all hands beside pokers native: native ${ratio("all hands, native")}, wasm ${ratio("all hands, wasm")}`);
console.log(`first use in wasm: ${firstUse.toFixed(1)} ms`);
console.log(`this module: ${brotliCompressSync(bytes).length} bytes brotli`);
