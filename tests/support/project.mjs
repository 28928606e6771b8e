import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { npm } from "../../npm/setup.mjs";

/** An empty project, a space in its path as in many a user's home, into which the packed tarball is installed. */
export function emptyProject() {
  const parent = mkdtempSync(join(tmpdir(), "cardroom-"));
  const folder = join(parent, "an empty project");
  mkdirSync(folder);
  const [packed] = JSON.parse(npm(["pack", "--json", "--ignore-scripts", "--pack-destination", folder]));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const install = ["install", "--offline", "--no-audit", "--no-fund", `./${packed.filename}`];
  assert.notEqual(npm(install, { cwd: folder }), null, "npm install");
  return {
    folder,
    /** What `npm pack` tells of the tarball. */
    packed,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    /** Runs a program in the project and returns what it printed. */
    run: (program, args) => execFileSync(program, args, { cwd: folder, encoding: "utf8", timeout: 60_000 }),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}
