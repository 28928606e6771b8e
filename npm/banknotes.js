import { call } from "./wasm.js";

/**
 * The best three numbers of 3, 4 or 5 banknotes, described. Needs `init`.
 *
 * @type {typeof import("./index.js").evaluateNotes}
 */
export function evaluateNotes(request) {
  return call("evaluateNotes", request);
}

/**
 * What a player's own declaration is worth, or why it is none, and the best hand instead. Needs `init`.
 *
 * @type {typeof import("./index.js").checkDeclaration}
 */
export function checkDeclaration(request) {
  return call("checkDeclaration", request);
}

/**
 * Distinct serials, drawn uniformly by a seed. Needs `init`.
 *
 * @type {typeof import("./index.js").noteDeck}
 */
export function noteDeck(count, seed) {
  return call("noteDeck", count, seed);
}
