import assert from "node:assert/strict";
import test from "node:test";
import init, * as cardroom from "cardroom";
import * as en from "cardroom/text/en";
import { examples, imported } from "../support/examples.mjs";

await init();

const { default: _, ...named } = cardroom;
const AsyncFunction = (async () => {}).constructor;

/** Whether code is whole: it can be compiled. */
function whole(code) {
  try {
    new AsyncFunction(code);
    return true;
  } catch {
    return false;
  }
}

/** The statements of an example, each with what the comment behind it says that it is. */
function* statements(example) {
  let statement = "";
  for (const line of example.replaceAll(/;\n\/\/ /g, "; // ").split("\n")) {
    const [, code, comment] = line.match(/^(.*?[;}])(?: ?\/\/ (.*))?$/) ?? [];
    statement += `${code ?? line}\n`;
    if (code === undefined || !whole(imported(statement, "use"))) continue;
    // What stands behind a value, or in place of one, is for readers.
    const [value = null] = comment?.match(/^(?:true|false|null|-?[\d.]+|"[^"]*"|\[.*\]|\{.*\})/) ?? [];
    yield { statement, value };
    statement = "";
  }
  if (statement.trim() !== "") yield { statement, value: null };
}

const use = (entry) => import(entry);

/** Runs an example, and finds what it says of its values wrong where it is. */
async function run(example) {
  let code = "";
  for (const { statement, value } of statements(example)) {
    code +=
      value === null
        ? imported(statement, "use")
        : `same((${statement.trim().replace(/;$/, "")}), (${value}), ${JSON.stringify(statement)});\n`;
  }
  const scope = { ...named, ...en, use, same: assert.deepEqual };
  // In a block, so that an example may use any name for its own.
  await new AsyncFunction(...Object.keys(scope), `{\n${code}}`)(...Object.values(scope));
}

test("an example that says what is not so is found", async () => {
  await run("const one = 1;\none +\n  one; // 2, as everywhere");
  await assert.rejects(run("const one = 1;\none +\n  one; // 3"), assert.AssertionError);
  await assert.rejects(run('import { OddsWorker } from "cardroom/nowhere";'), {
    code: "ERR_PACKAGE_PATH_NOT_EXPORTED",
  });
});

for (const { file, examples: found } of examples()) {
  for (const [number, example] of found.entries()) {
    test(`example ${number + 1} of ${file} is as it says`, () => run(example));
  }
}
