// Builds `cardroom/elements` into pkg/elements/: an ES module that imports the package by its public names, the drawings by
// themselves, and one classic script with the module inside. Does nothing where no source has changed since.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "./setup.mjs";

const source = join(root, "npm/elements");
const out = join(root, "pkg/elements");
const stamp = join(out, ".inputs");
/** What the worker of `cardroom/inline/worker` runs. */
const thread = "../cardroom_thread.js";
const products = ["index.js", "drawing.js", "drawing.css", "standalone.js", thread];

function* files(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** A hash of all that the products depend on: the standalone script holds the package's own sources and its module. */
function inputs(vite) {
  const hash = createHash("sha256").update(vite.version);
  const scripts = readdirSync(join(root, "npm")).filter((name) => /\.js$/.test(name));
  for (const path of ["npm/elements", "npm/text", ...scripts.sort().map((name) => `npm/${name}`), "npm/elements.mjs"]) {
    for (const file of files(join(root, path))) {
      hash
        .update(`${relative(root, file).split(sep).join("/")}\0`)
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash
    .update(readFileSync(join(root, "pkg/cardroom_bg.js")))
    .update(readFileSync(join(root, "pkg/cardroom_inline.js")))
    .digest("hex");
}

/**
 * Builds what is not up to date; the module has been built before.
 *
 * @returns {Promise<boolean>} true where something was built
 */
export async function buildElements() {
  const vite = await import("vite"); // only after the set-up is it certainly there
  const wanted = inputs(vite);
  const current = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (current && products.every((file) => existsSync(join(out, file)))) return false;

  rmSync(out, { recursive: true, force: true });
  const common = { configFile: false, root: source, logLevel: "warn", publicDir: false };
  const build = {
    outDir: out,
    emptyOutDir: false,
    target: "es2022",
    // For older ones `light-dark` would be taken apart, and colours would hang on a scheme that a page need not have.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    copyPublicDir: false,
    reportCompressedSize: false,
  };
  await vite.build({
    ...common,
    build: {
      ...build,
      lib: {
        entry: { index: join(source, "index.ts"), drawing: join(source, "drawing/index.ts") },
        formats: ["es"],
      },
      rollupOptions: {
        external: /^cardroom(\/|$)/,
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
          codeSplitting: { groups: [{ name: "common", minShareCount: 2 }] },
        },
      },
    },
  });
  const own = (path) => join(root, "npm", path);
  const oneScript = (file) => join(source, "one-script", file);
  // The thread's script as a text, for a worker that no file is served for.
  const [{ output }] = await vite.build({
    ...common,
    build: { ...build, write: false, lib: { entry: oneScript("thread.js"), formats: ["iife"], name: "thread" } },
  });
  writeFileSync(join(out, thread), `export default ${JSON.stringify(output[0].code)};\n`);
  await vite.build({
    ...common,
    mode: "one-script",
    resolve: {
      alias: [
        { find: /^cardroom$/, replacement: own("inline.js") },
        { find: /^cardroom\/parts$/, replacement: oneScript("whole.ts") },
        { find: /^cardroom\/worker$/, replacement: own("inline-worker.js") },
        { find: /^cardroom\/text\/(\w+)$/, replacement: own("text/$1.js") },
      ],
    },
    build: {
      ...build,
      lib: {
        entry: oneScript("standalone.ts"),
        formats: ["iife"],
        name: "cardroom",
        fileName: () => "standalone.js",
      },
    },
  });
  const css = ["card", "note"].map((name) => readFileSync(join(source, `drawing/${name}.css`), "utf8"));
  writeFileSync(join(out, "drawing.css"), css.join("\n"));
  writeFileSync(stamp, wanted);
  return true;
}
