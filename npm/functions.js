import { call } from "./wasm.js";

/**
 * The best hand in 3, 5, 6 or 7 cards, described. Needs `init`.
 *
 * @type {typeof import("./index.js").evaluateCards}
 */
export function evaluateCards(cards) {
  return call((module) => module.evaluateCards(cards));
}

/**
 * −1 where the first hand loses, 1 where it wins, 0 where the two split. Needs `init`.
 *
 * @type {typeof import("./index.js").compareHands}
 */
export function compareHands(a, b) {
  return call((module) => module.compareHands(a, b));
}

/**
 * The items in the order into which the seed shuffles them, in a new array. Needs `init`.
 *
 * @type {typeof import("./index.js").shuffle}
 */
export function shuffle(items, seed) {
  if (!Array.isArray(items))
    throw new TypeError(`items: expected an array, got ${items === null ? "null" : typeof items}`);
  const copy = [...items];
  return Array.from(
    call((module) => module.shuffle(copy.length, seed)),
    (place) => copy[place],
  );
}

/**
 * Who gets what of money that was put in, by the table's own pots and shares. Needs `init`.
 *
 * @type {typeof import("./index.js").showdown}
 */
export function showdown(request) {
  return call((module) => module.showdown(request));
}
