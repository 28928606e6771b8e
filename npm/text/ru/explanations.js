// Explanations in Russian.

import { ofOne, one } from "./cards.js";
import { describeHand, describeNumbers } from "./hands.js";

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** A hand with parts of its own ends in a comma before the verb. */
const apart = (text) => (text.includes(",") ? `${text},` : text);
const named = (hand) => (typeof hand.ranks[0] === "number" ? describeNumbers(hand) : describeHand(hand));
const against = (more, less) =>
  typeof more === "number" ? `${more} против ${less}` : `${one(more)} против ${ofOne(less)}`;

export const why = {
  category: () => "",
  rank: (more, less) => `: ${against(more, less)}`,
  kicker: (more, less) => `: решает кикер, ${against(more, less)}`,
  natural: () => ": натуральная комбинация бьёт собранную с нулями",
};

/** @type {typeof import("../en.js").describeExplanation} */
export function describeExplanation({ winner, code, rule, at, hands }) {
  if (winner === null) return `${capital(named(hands[0]))}: руки равны, банк делится (${rule}).`;
  const [more, less] = winner === 0 ? hands : [hands[1], hands[0]];
  return `${apart(capital(named(more)))} старше, чем ${named(less)}${why[code](more.ranks[at], less.ranks[at])} (${rule}).`;
}
