import module from "../pkg/cardroom_bg.wasm";
import { given, start } from "./wasm.js";

export * from "./face.js";

/**
 * Loads the module, in Workers: by default the one that the package brings, compiled on deployment.
 *
 * @type {typeof import("./index.js").default}
 */
export default function init(input) {
  return start(() => given(input ?? module));
}
