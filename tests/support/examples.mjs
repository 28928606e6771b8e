// The examples in the types: tests/js/examples.test.mjs runs them, tests/types compiles them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../npm/setup.mjs";

/** Code with what it imports as a function can have it: by `use`, which is given the entry's name. */
export const imported = (code, use) =>
  code.replaceAll(/^import (\{.*\}) from (".*");$/gm, `const $1 = await ${use}($2);`);

/** The code of each example, by the file in npm/ that it stands in; of every file of types there is. */
export function examples() {
  return readdirSync(join(root, "npm"), { recursive: true })
    .filter((file) => file.endsWith(".d.ts"))
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map((file) => {
      const source = readFileSync(join(root, "npm", file), "utf8");
      const found = source.matchAll(/@example\n([\s\S]*?)(?=\s+\*\/|\s+\* @)/g);
      return { file, examples: Array.from(found, ([, example]) => example.replaceAll(/^ +\* ?/gm, "")) };
    })
    .filter(({ examples }) => examples.length > 0);
}
