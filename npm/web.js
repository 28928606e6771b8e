import { given, start } from "./wasm.js";

export * from "./face.js";

/**
 * Loads the module: by default the file that the package brings, which bundlers find by its URL.
 *
 * @type {typeof import("./index.js").default}
 */
export default function init(input) {
  const url = new URL("../pkg/cardroom_bg.wasm", import.meta.url);
  return start(() => given(input ?? url), input === undefined ? url.href : undefined);
}
