import advice from "../pkg/parts/advice.wasm";
import evaluators from "../pkg/parts/evaluators.wasm";
import games from "../pkg/parts/games.wasm";
import history from "../pkg/parts/history.wasm";
import odds from "../pkg/parts/odds.wasm";
import tournament from "../pkg/parts/tournament.wasm";
import { partNames } from "./part-names.js";
import { place } from "./strict.js";
import { startPart } from "./wasm.js";

export * from "./face.js";

const modules = { games, evaluators, odds, advice, tournament, history };

/**
 * Loads a part of the module, and "games" before it, in Workers: compiled on deployment.
 *
 * @type {typeof import("./parts.js").load}
 */
export async function load(part) {
  place(part, "part", partNames);
  await startPart(part, async (name) => modules[name]);
}
