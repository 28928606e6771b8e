import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";

const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const inner = async (file) =>
  Object.fromEntries(
    await Promise.all(
      ["en", "ru"].map(async (language) => [language, await import(`../../npm/text/${language}/${file}.js`)]),
    ),
  );
const sorted = (names) => [...new Set(names)].sort();

test("both languages have the same names, all of them typed", () => {
  assert.deepEqual(sorted(Object.keys(ru)), sorted(Object.keys(en)));
  const typed = [...source("npm/text/en.d.ts").matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(sorted(Object.keys(en)), sorted(typed));
});

test("every code of a ruling has its sentence in both languages, and no sentence is left over", async () => {
  const codes = [...source("src/rulings/reason.rs").matchAll(/\("([a-z-]+)", "[RT][LH]-\d+"/g)].map(([, code]) => code);
  assert.ok(codes.length > 40);
  const typed = source("npm/rulings.d.ts").match(/interface RulingParts \{([\s\S]*?)\n\}/)[1];
  assert.deepEqual(sorted([...typed.matchAll(/^ {2}"?([a-z-]+)"?: /gm)].map(([, code]) => code)), sorted(codes));
  const conduct = source("src/rulings/conduct.rs");
  const names = (type) =>
    [...conduct.matchAll(/Self::(\w+) => "([a-z-]+)"/g)]
      .map(([, , name]) => name)
      .filter((name) => type.test(name));
  const penalty = /^(warning|missed-.*|exclusion|ban)$/;
  for (const { reasons, offences, penalties } of Object.values(await inner("rulings"))) {
    assert.deepEqual(sorted(Object.keys(reasons)), sorted(codes));
    assert.deepEqual(sorted(Object.keys(penalties)), sorted(names(penalty)));
    assert.deepEqual(sorted(Object.keys(offences)), sorted(names(/./).filter((name) => !penalty.test(name))));
  }
});
