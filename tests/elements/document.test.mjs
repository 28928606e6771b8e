// docs/elements.md beside the types and the style sheets: what an author may style is told, and is there.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { root } from "../../npm/setup.mjs";

const document = readFileSync(join(root, "docs/elements.md"), "utf8");
const types = readFileSync(join(root, "npm/elements.d.ts"), "utf8");
const quoted = (text) => Array.from(text.matchAll(/`([^`]+)`/g), ([, name]) => name).sort();

test("the document tells every custom property that the elements look at, and no other", () => {
  const [told] = document.match(/\*\*Custom properties\*\*[\s\S]*?\n\n/);
  const properties = quoted(told)
    .filter((name) => name.startsWith("-"))
    .map((name) => (name.startsWith("--") ? name : `--cardroom${name}`));
  const folder = join(root, "npm/elements");
  const used = readdirSync(folder, { recursive: true })
    .filter((file) => /\.(css|ts)$/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").match(/--cardroom-[a-z-]+/g) ?? []);
  assert.deepEqual(properties.sort(), [...new Set(used)].sort());
});

test("document and types tell the same parts of each element", () => {
  const sections = document.split(/^## /m).filter((section) => section.startsWith("`<cardroom-"));
  assert.equal(sections.length, 6);
  for (const section of sections) {
    const [heading] = section.split("\n");
    const told = quoted(section.match(/Parts: ([^.]*)\./)[1]);
    const typed = quoted(heading).flatMap((tag) => {
      const comment = types.slice(types.indexOf(`* \`${tag.slice(0, -1)}`)).split("*/")[0];
      return quoted(comment.match(/parts: ([^.]*)\./i)[1]);
    });
    assert.deepEqual(told, [...new Set(typed)].sort(), heading);
  }
});
