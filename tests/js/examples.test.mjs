import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import init, * as cardroom from "cardroom";
import * as en from "cardroom/text/en";

await init();

const { default: _, ...named } = cardroom;
const scope = { ...named, ...en };

/** The lines of an example, with what the comment behind one says that it is. */
function* lines(example) {
  const code = example.replaceAll(/^ +\* ?/gm, "").replaceAll(/;\n\/\/ /g, "; // ");
  for (const line of code.split("\n").filter((each) => each.trim() !== "")) {
    const [, statement, value = null] = line.match(/^(.*?;)?(?: ?\/\/ (.*))?$/);
    yield { statement: statement ?? "", value };
  }
}

for (const file of ["advice.d.ts", "rulings.d.ts", "explain.d.ts", "text/en.d.ts"]) {
  test(`the examples of ${file} are as they say`, () => {
    const source = readFileSync(new URL(`../../npm/${file}`, import.meta.url), "utf8");
    let checked = 0;
    for (const [, example] of source.matchAll(/@example\n([\s\S]*?) +\*\//g)) {
      let before = "";
      for (const { statement, value } of lines(example)) {
        const run = (code) => new Function(...Object.keys(scope), code)(...Object.values(scope));
        if (value === null || statement === "" || /^[a-z]/.test(value)) before += `${statement}\n`;
        else {
          assert.deepEqual(run(`${before} return ${statement}`), run(`return ${value};`), statement);
          checked += 1;
        }
      }
    }
    assert.ok(checked > 0);
  });
}
