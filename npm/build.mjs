// Builds the module into pkg/: cargo and wasm-bindgen by wasm-pack, then wasm-opt, then the one-file form.
// Does nothing where no source has changed since.

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildElements } from "./elements.mjs";
import { named as ordered } from "./order.mjs";
import { partNames } from "./part-names.js";
import { main, root, SetupError, setUp } from "./setup.mjs";
import { snip } from "./snip.mjs";
import { split } from "./split.mjs";

const pkg = join(root, "pkg");
const stamp = join(pkg, ".inputs");
/** The module with the names of its functions, for `npm/sizes.mjs`. */
export const named = join(root, "target/cardroom_named.wasm");
const partFile = (part) => `parts/${part}.wasm`;
const products = ["cardroom_bg.js", "cardroom_bg.wasm", "cardroom_inline.js", ...partNames.map(partFile)];

// What Rust's wasm32 target uses by default and Node 20 and the browsers of 2023 have: `--all-features` would let wasm-opt
// write instructions that they reject.
const features = [
  "bulk-memory",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
];

function* files(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** A hash of all that the product depends on. */
function inputs({ wasmEnv, wasmPack, wasmBindgen }) {
  const hash = createHash("sha256");
  for (const path of [
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
    "src",
    "npm/module",
    "npm/build.mjs",
    "npm/binary.mjs",
    "npm/code.mjs",
    "npm/order.mjs",
    "npm/part-names.js",
    "npm/snip.mjs",
    "npm/split.mjs",
    "npm/uses.mjs",
  ]) {
    for (const file of files(join(root, path))) {
      hash
        .update(`${relative(root, file).split(sep).join("/")}\0`)
        .update(readFileSync(file))
        .update("\0");
    }
  }
  const rustc = spawnSync("rustc", ["-vV"], { env: wasmEnv, encoding: "utf8" }).stdout;
  const binaryen = JSON.parse(readFileSync(join(root, "node_modules/binaryen/package.json"), "utf8")).version;
  return hash.update([rustc, binaryen, wasmPack, wasmBindgen].join("\0")).digest("hex");
}

function run(command, args, options) {
  const done = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], cwd: root, ...options });
  if (done.status !== 0)
    throw new SetupError(`${command} ${args.join(" ")} failed${done.error ? `: ${done.error.message}` : ""}`);
}

/**
 * Builds what is not up to date.
 *
 * @param {Awaited<ReturnType<typeof setUp>>} found
 * @returns {boolean} true where something was built
 */
export function build(found) {
  const wanted = inputs(found);
  const current = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (current && products.every((file) => existsSync(join(pkg, file)))) return false;

  rmSync(pkg, { recursive: true, force: true });
  const path = `${dirname(found.wasmBindgen)}${delimiter}${found.wasmEnv.PATH}`;
  const args = [
    "build",
    "npm/module",
    "--out-dir",
    "../../pkg",
    "--out-name",
    "cardroom",
    "--no-typescript",
    "--profile",
    "module",
    "--mode",
    "no-install",
  ];
  run(found.wasmPack, ["--quiet", ...args], { env: { ...found.wasmEnv, PATH: path } });

  const wasm = join(pkg, "cardroom_bg.wasm");
  const enabled = ["--mvp-features", ...features.map((feature) => `--enable-${feature}`)];
  const wasmOpt = (...args) => run(process.execPath, [join(root, "node_modules/binaryen/bin/wasm-opt"), ...args]);
  const level = ["-Os", "-Os", "--low-memory-unused", "--one-caller-inline-max-function-size=10"];
  const target = found.wasmEnv.CARGO_TARGET_DIR ?? join(root, "target");
  const linked = readFileSync(join(target, "wasm32-unknown-unknown/module/cardroom_module.wasm"));
  const bound = readFileSync(wasm);
  // Twice, for a module that still has its names comes out half a kilobyte larger under brotli.
  writeFileSync(named, snip(linked, bound, { names: true }));
  wasmOpt(named, ...enabled, ...level, "-g", "-o", named);
  // Functions are put in order when nothing else changes any more.
  const optimize = (file, bytes) => {
    writeFileSync(file, bytes);
    wasmOpt(file, ...enabled, ...level, "-o", file);
    writeFileSync(file, ordered(readFileSync(file)));
    wasmOpt(file, ...enabled, "--reorder-functions-by-name", "--strip-debug", "-o", file);
  };
  optimize(wasm, snip(linked, bound, { names: false }));

  // wasm-pack's own package.json and .gitignore would hide the files from `npm pack`; its entry is for bundlers that
  // import wasm, the loaders in npm/ take its place.
  for (const name of readdirSync(pkg)) if (!products.includes(name)) rmSync(join(pkg, name), { recursive: true });
  mkdirSync(join(pkg, "parts"));
  for (const [part, bytes] of split(linked, snip(linked, bound, { names: true }))) {
    optimize(join(pkg, partFile(part)), bytes);
  }
  // Its comments are about Rust and for nobody: the names that users call are described in npm/.
  const glue = join(pkg, "cardroom_bg.js");
  writeFileSync(
    glue,
    readFileSync(glue, "utf8")
      .replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, "")
      .replace(/^ +/gm, ""),
  );
  writeFileSync(join(pkg, "cardroom_inline.js"), `export default "${readFileSync(wasm).toString("base64")}";\n`);
  writeFileSync(stamp, wanted);
  return true;
}

/** The size in bytes as servers send it. */
export function sizes(bytes) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    plain: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: quality }).length,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const built = build(await setUp());
    const elements = await buildElements();
    const { plain, gzip, brotli } = sizes(readFileSync(join(pkg, "cardroom_bg.wasm")));
    console.log(
      `build: pkg/cardroom_bg.wasm ${built ? "built" : "is up to date"}: ${plain} bytes, gzip ${gzip}, brotli ${brotli}`,
    );
    console.log(`build: pkg/elements ${elements ? "built" : "is up to date"}`);
    const parts = partNames.map((part) => `${part} ${sizes(readFileSync(join(pkg, partFile(part)))).brotli}`);
    console.log(`build: pkg/parts: brotli ${parts.join(", ")}`);
  });
}
