// Hands in English.

import { many, one } from "./cards.js";

const kickers = (rest) =>
  rest.length === 0 ? "" : `, ${rest.length === 1 ? "kicker" : "kickers"} ${rest.map(one).join(", ")}`;

export const hands = {
  "high-card": ([a, ...rest]) => `${one(a)} high${kickers(rest)}`,
  pair: ([a, ...rest]) => `pair of ${many(a)}${kickers(rest)}`,
  "two-pair": ([a, b, ...rest]) => `two pair, ${many(a)} and ${many(b)}${kickers(rest)}`,
  "three-of-a-kind": ([a, ...rest]) => `three ${many(a)}${kickers(rest)}`,
  straight: ([a]) => `straight to the ${one(a)}`,
  flush: (ranks) => `flush, ${ranks.map(one).join(", ")}`,
  "full-house": ([a, b]) => `full house, ${many(a)} full of ${many(b)}`,
  "four-of-a-kind": ([a, ...rest]) => `four ${many(a)}${kickers(rest)}`,
  "straight-flush": ([a]) => `straight flush to the ${one(a)}`,
  "royal-flush": () => "royal flush",
};

/** @type {typeof import("../en.js").describeHand} */
export function describeHand({ category, ranks }) {
  return hands[category](ranks);
}

export const numbers = {
  high: (ranks) => `high number ${ranks.join("-")}`,
  pair: ([a, kicker]) => `pair ${a}-${a}, kicker ${kicker}`,
  straight: ([top]) => `straight ${top - 2}-${top - 1}-${top}`,
  set: ([a]) => `set ${a}-${a}-${a}`,
};

/** @type {typeof import("../en.js").describeNumbers} */
export function describeNumbers({ category, ranks, natural }) {
  return `${numbers[category](ranks)}${natural ? ", natural" : ""}`;
}

export const rows = { top: "Top", middle: "Middle", bottom: "Bottom" };

/** @type {typeof import("../en.js").describeRow} */
export function describeRow(row) {
  return rows[row];
}
