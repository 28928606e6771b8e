import assert from "node:assert/strict";
import test from "node:test";
import { moduleOf } from "../support/module.mjs";

const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, String(value)),
};
const { keep, since } = await moduleOf("www/src/store/looked.ts");

test("a clock goes on by what was looked since, and by nothing that was written otherwise", () => {
  const at = 1_796_000_000_000;
  const last = at - 5000;
  assert.equal(since({ at, last }), last);
  keep({ at, last: last + 3000 });
  assert.equal(since({ at, last }), last + 3000);
  // Of another state, or earlier than it.
  assert.equal(since({ at: at + 1, last }), last);
  assert.equal(since({ at, last: last + 4000 }), last + 4000);
  for (const written of ["", "x y", `${at}`, `${at} NaN`, `${at} Infinity`, `${at} -1`, `${at} ${2 ** 53 - 1}`]) {
    kept.set("cardroom/looked", written);
    assert.equal(since({ at, last }), last, written);
  }
});
