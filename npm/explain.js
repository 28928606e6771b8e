// Why one hand beats another: from two evaluations alone, without the module.

import { argumentError } from "./errors.js";
import { field, fields, flag, list, place, refuse, whole } from "./strict.js";

/** Kinds of card hands from the lowest up, with the number of ranks that make the combination; all others are kickers. */
const cards = {
  "high-card": 1,
  pair: 1,
  "two-pair": 2,
  "three-of-a-kind": 1,
  straight: 1,
  flush: 5,
  "full-house": 2,
  "four-of-a-kind": 1,
  "straight-flush": 1,
  "royal-flush": 1,
};
const numbers = { high: 1, pair: 1, straight: 1, set: 1 };
const order = "23456789TJQKA";

/**
 * Why one of two hands beats the other.
 *
 * @type {typeof import("./index.js").explain}
 */
export function explain(hands, options = {}) {
  const { naturalRank = "after-kickers" } = fields(options, "options", ["naturalRank"]);
  place(naturalRank, "options.naturalRank", ["after-kickers", "before-kickers"]);
  const [a, b] = pairOf(hands);
  const { notes } = a;
  const kinds = notes ? numbers : cards;
  const names = Object.keys(kinds);
  const decided = (code, rule, values, at = null) => {
    const difference = values[0] - values[1];
    return { winner: difference > 0 ? 0 : 1, code, rule, at, hands };
  };
  const kind = [a, b].map(({ category }) => names.indexOf(category));
  if (kind[0] !== kind[1]) return decided("category", notes ? "LP-10" : "TH-15", kind);
  const natural = () => {
    const values = [a.natural, b.natural];
    if (!notes || values[0] === values[1]) return null;
    return decided("natural", naturalRank === "after-kickers" ? "LP-12" : "LP-13", values);
  };
  // A front of three cards has fewer ranks than the row that it is compared with (OF-7): what it lacks, it does not lose by.
  const length = Math.min(a.ranks.length, b.ranks.length);
  for (let at = 0; at < length; at++) {
    if (at === 1 && naturalRank === "before-kickers") {
      const found = natural();
      if (found !== null) return found;
    }
    const values = [a.ranks[at], b.ranks[at]];
    if (values[0] !== values[1]) {
      return decided(at < kinds[a.category] ? "rank" : "kicker", notes ? "LP-11" : "TH-15", values, at);
    }
  }
  return natural() ?? { winner: null, code: "equal", rule: notes ? "LP-14" : "TH-13", at: null, hands };
}

/** Two hands of one kind, as far as they are compared. */
function pairOf(hands) {
  const [a, b] = list(hands, "hands", 2, handOf);
  if (b === undefined)
    throw argumentError("hands", `hands: expected two hands, got ${a === undefined ? "none" : "one"}`);
  if (a.notes !== b.notes)
    throw argumentError("hands", "hands: expected two of cards or two of notes, got one of each");
  return [a, b];
}

/** A hand as far as it is compared. */
export function handOf(hand, path) {
  const ranks = field(hand, path, "ranks");
  const notes = Array.isArray(ranks) && typeof ranks[0] === "number";
  const kinds = notes ? numbers : cards;
  const category = field(hand, path, "category");
  place(category, `${path}.category`, Object.keys(kinds));
  const read = list(ranks, `${path}.ranks`, 5, notes ? (number, at) => whole(number, at, 0, 9) : rankOf);
  if (read.length < kinds[category]) refuse(`${path}.ranks`, `${kinds[category]} ranks or more`, ranks);
  return {
    notes,
    category,
    ranks: read,
    natural: Number(notes && flag(field(hand, path, "natural"), `${path}.natural`)),
  };
}

function rankOf(rank, path) {
  const at = typeof rank === "string" && rank.length === 1 ? order.indexOf(rank) : -1;
  return at < 0 ? refuse(path, 'a rank such as "T"', rank) : at;
}
