import { readFile } from "node:fs/promises";
import { partNames } from "./part-names.js";
import { partUrl } from "./part-urls.js";
import { place } from "./strict.js";
import { startPart } from "./wasm.js";

export * from "./face.js";

/**
 * Loads a part of the module, and "games" before it, in Node, Deno and Bun.
 *
 * @type {typeof import("./parts.js").load}
 */
export async function load(part) {
  place(part, "part", partNames);
  await startPart(part, (name) => readFile(partUrl(name)));
}
