// What a page waits for, and what it loads.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { median, print, rounded } from "./timing.mjs";

const entry = new URL("../npm/node.js", import.meta.url);

// In a process of its own, so that nothing is warm but the file.
const script = `
  const { default: init, Game, cardsValue } = await import(${JSON.stringify(entry.href)});
  const times = [performance.now()];
  const lap = () => times.push(performance.now());
  await init(); lap();
  const setup = { game: "texas-holdem", stacks: [1000, 1000], button: 0, blinds: { small: 5, big: 10 } };
  new Game(setup).legalActions(); lap();
  cardsValue("AsKdQh9c7s4d2c"); lap();
  console.log(JSON.stringify(times));`;

export function start({ processes }) {
  const run = () =>
    JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
  run();
  const times = Array.from({ length: processes }, run);
  const row = (name, from, to) => {
    const values = times.map((laps) => laps[to] - laps[from]);
    return [name, rounded(median(values)), rounded(Math.min(...values))];
  };
  print(
    `Start: medians of ${processes} processes`,
    ["what", "ms", "least"],
    [
      row("init()", 0, 1),
      row("init() to the first legalActions()", 0, 2),
      row("the evaluator's first call, which fills its table", 2, 3),
    ],
  );
}

export function size({ root }) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const files = [["pkg/cardroom_bg.wasm"], ["pkg/cardroom_bg.js", "npm/plain.js"]];
  const sizes = files.map((parts) => {
    const bytes = Buffer.concat(parts.map((file) => readFileSync(join(root, file))));
    return [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes, { params: quality }).length];
  });
  const sum = sizes[0].map((size, form) => size + sizes[1][form]);
  print(
    "Size in bytes; both together were to stay within 150 000 under brotli",
    ["what", "plain", "gzip", "brotli"],
    [
      ["the module", ...sizes[0]],
      ["its glue, with npm/plain.js", ...sizes[1]],
      ["both", ...sum],
    ],
  );
}
