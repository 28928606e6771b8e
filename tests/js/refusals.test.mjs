import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { root } from "../../npm/setup.mjs";

// Of the core alone: JavaScript meets such input as a `TypeError`, as part of a result, or not at all.
const coreOnly = new Set([
  ...["ERR_BOARD_NOTATION", "ERR_NO_CARD", "ERR_NO_NOTE", "ERR_SAMPLES"],
  ...["ERR_NO_SUCH_NOTE", "ERR_NOTE_TWICE", "ERR_SHIFT_TOO_FAR"],
]);

const files = (folder, end) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, file));

test("every code of a refusal has the type of its details", () => {
  const faces = files("src/wasm", ".rs").map((file) => readFileSync(join(root, file), "utf8"));
  // A room of the core that no face in JavaScript names needs no types yet.
  const rooms = {
    "src/advice": "crate::advice",
    "src/odds/banknotes": "NotesSetting",
    "src/rulings": "crate::rulings",
  };
  const faceless = (file) =>
    Object.entries(rooms).some(([room, name]) => file.startsWith(room) && !faces.some((face) => face.includes(name)));
  const sources = [...files("src", ".rs").filter((file) => !faceless(file)), ...files("npm", ".js")];
  const codes = new Set();
  for (const file of sources) {
    const [code] = readFileSync(join(root, file), "utf8").split("#[cfg(test)]");
    for (const [, name] of code.matchAll(/"(ERR_[A-Z_]+)"/g)) if (!coreOnly.has(name)) codes.add(name);
  }
  const typed = new Set();
  for (const file of files("npm", ".d.ts")) {
    for (const [, name] of readFileSync(join(root, file), "utf8").matchAll(/^ {2}(ERR_[A-Z_]+):/gm)) typed.add(name);
  }
  const without = (some, others) => [...some].filter((code) => !others.has(code)).sort();
  assert.deepEqual(without(codes, typed), [], "these need a line in DetailsByCode (npm/refusals.d.ts)");
  assert.deepEqual(without(typed, codes), [], "these are given by nothing");
});
