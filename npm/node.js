import { readFile } from "node:fs/promises";
import { given, start } from "./wasm.js";

export * from "./face.js";

/**
 * Loads the module, in Node, Deno and Bun: by default the file that the package brings.
 *
 * @type {typeof import("./index.js").default}
 */
export default function init(input) {
  return start(() =>
    input === undefined ? readFile(new URL("../pkg/cardroom_bg.wasm", import.meta.url)) : given(input),
  );
}
