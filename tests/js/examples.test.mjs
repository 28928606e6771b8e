import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import init, * as cardroom from "cardroom";
import * as en from "cardroom/text/en";

await init();

const { default: _, ...named } = cardroom;
const scope = { ...named, ...en };

/** The statements of an example, each with what the comment behind it says that it is. */
function* statements(example) {
  const code = example.replaceAll(/^ +\* ?/gm, "").replaceAll(/;\n\/\/ /g, "; // ");
  let statement = "";
  for (const line of code.split("\n")) {
    const [, last, comment] = line.match(/^(.*?;)(?: ?\/\/ (.*))?$/) ?? [];
    statement += `${last ?? line}\n`;
    if (last === undefined) continue;
    // What stands behind a value, or in place of one, is for readers.
    const [value = null] = comment?.match(/^(?:true|false|null|-?[\d.]+|"[^"]*"|\[.*\]|\{.*\})/) ?? [];
    yield { statement, value };
    statement = "";
  }
  if (statement.trim() !== "") yield { statement, value: null };
}

/** What the last statement comes to. */
const run = (code) => new Function(...Object.keys(scope), "code", "return eval(code)")(...Object.values(scope), code);

/** Those whose examples need no file or function of a reader's own. */
const files = [
  "advice.d.ts",
  "banknotes.d.ts",
  "cards.d.ts",
  "explain.d.ts",
  "odds.d.ts",
  "open-face.d.ts",
  "placement-odds.d.ts",
  "rulings.d.ts",
  "table.d.ts",
  "text/en.d.ts",
  "tournament.d.ts",
];

for (const file of files) {
  test(`the examples of ${file} are as they say`, () => {
    const source = readFileSync(new URL(`../../npm/${file}`, import.meta.url), "utf8");
    let checked = 0;
    for (const [, example] of source.matchAll(/@example\n([\s\S]*?)(?= +\*\/| +\* @example)/g)) {
      let before = "";
      for (const { statement, value } of statements(example)) {
        before += statement;
        if (value === null) continue;
        assert.deepEqual(run(before), run(`(${value})`), before);
        checked += 1;
      }
      run(before);
    }
    assert.ok(checked > 0);
  });
}
