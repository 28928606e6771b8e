import { partNames } from "./part-names.js";
import { place } from "./strict.js";
import { given, startPart } from "./wasm.js";

export * from "./face.js";

/** Bundlers find the files by this very form. */
const urls = {
  games: () => new URL("../pkg/parts/games.wasm", import.meta.url),
  evaluators: () => new URL("../pkg/parts/evaluators.wasm", import.meta.url),
  odds: () => new URL("../pkg/parts/odds.wasm", import.meta.url),
  advice: () => new URL("../pkg/parts/advice.wasm", import.meta.url),
  tournament: () => new URL("../pkg/parts/tournament.wasm", import.meta.url),
  history: () => new URL("../pkg/parts/history.wasm", import.meta.url),
};

/**
 * Loads a part of the module, and "games" before it.
 *
 * @type {typeof import("./parts.js").load}
 */
export async function load(part) {
  place(part, "part", partNames);
  await startPart(part, (name) => given(urls[name]()));
}
