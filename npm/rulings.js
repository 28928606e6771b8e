import { call } from "./wasm.js";

/**
 * What a player's chips and words count as, with the rule and the reasons. Needs `init`.
 *
 * @type {typeof import("./index.js").ruling}
 */
export function ruling(request) {
  return call((module) => module.ruling(request));
}

/**
 * The usual penalty for an offence at the table. Needs `init`.
 *
 * @type {typeof import("./index.js").penalty}
 */
export function penalty(request) {
  return call((module) => module.penalty(request));
}
