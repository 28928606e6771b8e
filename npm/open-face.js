import { cardFromIndex } from "./functions.js";
import { call } from "./wasm.js";

/**
 * Scores finished boards: each player alone, then each pair. Needs `init`.
 *
 * @type {typeof import("./index.js").scoreOpenFace}
 */
export function scoreOpenFace(request) {
  return call("scoreOpenFace", request);
}

/**
 * What a finished board is by itself, with the reasons. Needs `init`.
 *
 * @type {typeof import("./index.js").checkOpenFace}
 */
export function checkOpenFace(board, options) {
  return call("checkOpenFace", board, options);
}

/**
 * Every placement that a legal `place` of an ordinary street describes. Needs `init`.
 *
 * @type {typeof import("./index.js").placements}
 */
export function placements(choice) {
  return call("placements", choice);
}

/**
 * The best arrangement of the cards of a bonus hand, or of the closed game. Needs `init`.
 *
 * @type {typeof import("./index.js").arrangeOpenFace}
 */
export function arrangeOpenFace(request) {
  const [top, middle, bottom, stays, against, net, ...indices] = call("arrangeOpenFace", request);
  const cards = indices.map(cardFromIndex);
  return {
    top: cards.slice(0, 3),
    middle: cards.slice(3, 8),
    bottom: cards.slice(8, 13),
    discard: cards.slice(13),
    royalties: { top, middle, bottom },
    stays: stays === 1,
    net: against === 1 ? net | 0 : null,
  };
}
