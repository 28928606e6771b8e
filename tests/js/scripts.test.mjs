import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import test from "node:test";
import { parseAst } from "vite";
import { root } from "../../npm/setup.mjs";

/** What a file imports when it is loaded; not what it imports later, by `import()`. */
function imports(file) {
  const { body } = parseAst(readFileSync(file, "utf8"));
  return body.flatMap((statement) => statement.source?.value ?? []);
}

test("no script of package.json loads anything that is installed or built only by its own set-up", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const made = readFileSync(join(root, ".gitignore"), "utf8").split("\n").filter(Boolean);
  const programs = Object.values(scripts).flatMap((line) => line.match(/(?<=^node )\S+/g) ?? []);
  assert.ok(programs.includes("tests/run.mjs") && programs.includes("npm/start.mjs"));
  for (const program of programs) {
    const files = new Set([join(root, program)]);
    for (const file of files) {
      const from = relative(root, file);
      for (const name of imports(file)) {
        if (name.startsWith("node:")) continue;
        assert.match(name, /^\.\.?\//, `${program} loads ${from}, which imports ${name} before it is installed`);
        const path = join(dirname(file), name);
        const place = `/${relative(root, path)}`;
        const ignored = made.some((line) =>
          `${place}/`.includes(`${line.startsWith("/") ? "" : "/"}${line.replace(/\/$/, "")}/`),
        );
        assert.ok(!ignored, `${program} loads ${from}, which imports ${name} before it is built`);
        files.add(path);
      }
    }
  }
});
