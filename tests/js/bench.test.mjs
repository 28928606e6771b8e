import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";

test("npm run bench runs to its end, checks its entries, and measures each part", () => {
  const script = fileURLToPath(new URL("../../benches/run.mjs", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, "--quick"], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  for (const row of [
    "evaluateBatch",
    "cardBitsValue",
    "cardsValue, a string",
    "cardsValue, an array",
    "evaluateCards",
    "cardroom: equity",
    "cardroom: equity, exact: false",
    "cardroom: legalActions and act",
    "17 cards",
    "last street",
    "init\\(\\) to the first legalActions\\(\\)",
    "the module",
  ]) {
    assert.match(stdout, new RegExp(`^\\| ${row} +\\| +[1-9]?[0-9.]`, "m"));
  }
});
