import { cardFromIndex } from "./functions.js";
import { disposable, Held } from "./handle.js";
import { append } from "./own.js";
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

/**
 * How good each placement of a street is. Needs `init`.
 *
 * @type {typeof import("./index.js").placementOdds}
 */
export function placementOdds(request) {
  return told(call("placementOdds", request));
}

/**
 * The same step by step. Needs `init`.
 *
 * @type {typeof import("./index.js").placementOddsJob}
 */
export function placementOddsJob(request) {
  return new PlacementOddsJob(request);
}

class PlacementOddsJob {
  #held;

  constructor(request) {
    this.#held = Held.of("job", "PlacementJobHandle", request);
  }

  step(n) {
    const numbers = this.#held.call("step", n);
    const [looked, total] = numbers;
    return { done: looked >= total, progress: looked / total, result: told(numbers) };
  }

  free() {
    this.#held.free();
  }
}

disposable(PlacementOddsJob);

const places = ["top", "middle", "bottom", "discard"];

/** The numbers in which the module gives placements, as an object. */
function told([looked, , exact, count, ...numbers]) {
  const cards = numbers.slice(0, count).map(cardFromIndex);
  const placements = [];
  for (let at = count; at < numbers.length; at += 6) {
    const [code, points, standardError, endings, foul, fantasy] = numbers.slice(at, at + 6);
    const placement = { type: "place", top: [], middle: [], bottom: [], discard: [] };
    for (const [place, card] of cards.entries()) append(placement[places[(code >> (2 * place)) & 3]], card);
    append(placements, { placement, points, standardError, endings, foul, fantasy });
  }
  return {
    exact: exact === 1,
    samples: exact === 1 ? 0 : looked,
    standardError: placements[0].standardError,
    placements,
  };
}
