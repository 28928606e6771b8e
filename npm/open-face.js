import { call } from "./wasm.js";

/**
 * Scores finished boards: each player alone, then each pair. Needs `init`.
 *
 * @type {typeof import("./index.js").scoreOpenFace}
 */
export function scoreOpenFace(request) {
  return call((module) => module.scoreOpenFace(request));
}

/**
 * What a finished board is by itself, with the reasons. Needs `init`.
 *
 * @type {typeof import("./index.js").checkOpenFace}
 */
export function checkOpenFace(board, options) {
  return call((module) => module.checkOpenFace(board, options));
}

/**
 * Every placement that a legal `place` of an ordinary street describes. Needs `init`.
 *
 * @type {typeof import("./index.js").placements}
 */
export function placements(choice) {
  return call((module) => module.placements(choice));
}
