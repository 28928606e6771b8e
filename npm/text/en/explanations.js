// Explanations in English.

import { one } from "./cards.js";
import { describeHand, describeNumbers } from "./hands.js";

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** A hand with parts of its own ends in a comma before the verb. */
const apart = (text) => (text.includes(",") ? `${text},` : text);
const named = (hand) => (typeof hand.ranks[0] === "number" ? describeNumbers(hand) : describeHand(hand));
const rank = (value) => (typeof value === "number" ? String(value) : one(value));

export const why = {
  category: () => "",
  rank: (more, less) => `: ${rank(more)} over ${rank(less)}`,
  kicker: (more, less) => `: the kicker decides, ${rank(more)} over ${rank(less)}`,
  natural: () => ": a natural hand beats one with jokers",
};

/** @type {typeof import("../en.js").describeExplanation} */
export function describeExplanation({ winner, code, rule, at, hands }) {
  if (winner === null) return `${capital(named(hands[0]))}: equal hands split (${rule}).`;
  const [more, less] = winner === 0 ? hands : [hands[1], hands[0]];
  return `${apart(capital(named(more)))} beats ${named(less)}${why[code](more.ranks[at], less.ranks[at])} (${rule}).`;
}
