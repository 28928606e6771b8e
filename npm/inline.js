import { inlined } from "./inlined.js";
import { start } from "./wasm.js";

export * from "./face.js";

/**
 * Loads the module, which lies in this file's own source: for bundlers and hosts that serve no wasm file.
 *
 * @type {typeof import("./inline.js").default}
 */
export default function init() {
  return start(async () => inlined());
}
