import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../npm/setup.mjs";

// In docs/rules/*.md a rule stands in a table row or a heading that begins with its id: `| TH-6 | …`, `### TH-6 …`.
// One that is not yet there is marked: `| TH-6 (planned) | …`. Tests carry the id in their name: `th_06_…` in Rust,
// "TH-6 …" in JavaScript.
const written = /^(?:\| *|#+ +)\**(?<id>[A-Z]{2}-\d+)\**(?<planned> \(planned\))?/gm;
const named = /(?:^|[^a-z])(?<letters>[a-z]{2})[_-]0*(?<number>\d+)(?!\d)/gi;
const passing = [/^ +PASS .*? (?<name>\S+)$/gm, /^test (?<name>.+?) ... ok$/gm, /^✔ (?<name>.*) \([\d.]+ms\)/gm];

/**
 * Holds the rules that the documentation states against the tests that passed.
 *
 * @param {string} output what the test runners printed
 */
export function checkRules(output) {
  const folder = join(root, "docs/rules");
  const rules = new Map();
  for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true }) : []) {
    if (!file.endsWith(".md")) continue;
    for (const { groups } of readFileSync(join(folder, file), "utf8").matchAll(written)) {
      rules.set(groups.id, groups.planned === undefined);
    }
  }
  const tested = new Set();
  for (const pattern of passing) {
    for (const { groups } of output.matchAll(pattern)) {
      const [id] = groups.name.matchAll(named);
      if (id) tested.add(`${id.groups.letters.toUpperCase()}-${id.groups.number}`);
    }
  }
  const required = [...rules].filter(([, there]) => there).map(([id]) => id);
  const missing = required.filter((id) => !tested.has(id));
  return {
    passed: missing.length === 0 ? 1 : 0,
    failed: missing.length === 0 ? 0 : 1,
    note: `${required.length} of ${rules.size} rules have their tests`,
    output: missing.map((id) => `${id} appears in the name of no test that passed`).join("\n"),
  };
}
