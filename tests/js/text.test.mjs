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

test("the codes of rulings are those of the core, in its order", async () => {
  const { codes, offences, penalties } = await import("../../npm/rulings.js");
  const entries = source("src/rulings/reason.rs").matchAll(/^ {4}\w+ = "(.+)", "(.+)", \[(.*)\];$/gm);
  const core = [...entries].map(([, code, rule, parts]) => [code, rule, JSON.parse(`[${parts}]`)]);
  assert.ok(core.length > 40);
  assert.deepEqual(codes, core);
  const conduct = source("src/rulings/conduct.rs");
  const [offenceNames, penaltyNames] = [...conduct.matchAll(/NAMES: \[&str; \d+\] =\s+\[([^\]]*)\]/g)].map(
    ([, names]) => JSON.parse(`[${names.trim().replace(/,$/, "")}]`),
  );
  assert.deepEqual(
    offences.map(([name]) => name),
    offenceNames,
  );
  assert.deepEqual(penalties, penaltyNames);
  const typed = source("npm/rulings.d.ts").match(/interface RulingParts \{([\s\S]*?)\n\}/)[1];
  const names = [...typed.matchAll(/^ {2}"?([a-z-]+)"?: /gm)].map(([, code]) => code);
  assert.deepEqual(sorted(names), sorted(codes.map(([code]) => code)));
});

test("every code of a ruling has its sentence in both languages, and no sentence is left over", async () => {
  const { codes, offences, penalties } = await import("../../npm/rulings.js");
  for (const words of Object.values(await inner("rulings"))) {
    assert.deepEqual(sorted(Object.keys(words.reasons)), sorted(codes.map(([code]) => code)));
    assert.deepEqual(sorted(Object.keys(words.penalties)), sorted(penalties));
    assert.deepEqual(sorted(Object.keys(words.offences)), sorted(offences.map(([name]) => name)));
  }
});
