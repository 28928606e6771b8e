// Hands in Russian.

import { many, ofMany, ofOne, one } from "./cards.js";

const kickers = (rest) =>
  rest.length === 0 ? "" : `, ${rest.length === 1 ? "кикер" : "кикеры"} ${rest.map(one).join(", ")}`;

export const hands = {
  "high-card": ([a, ...rest]) => `старшая карта ${one(a)}${kickers(rest)}`,
  pair: ([a, ...rest]) => `пара ${ofMany(a)}${kickers(rest)}`,
  "two-pair": ([a, b, ...rest]) => `две пары, ${many(a)} и ${many(b)}${kickers(rest)}`,
  "three-of-a-kind": ([a, ...rest]) => `сет ${ofMany(a)}${kickers(rest)}`,
  straight: ([a]) => `стрит до ${ofOne(a)}`,
  flush: (ranks) => `флеш, ${ranks.map(one).join(", ")}`,
  "full-house": ([a, b]) => `фулл-хаус, ${many(a)} и ${many(b)}`,
  "four-of-a-kind": ([a, ...rest]) => `каре ${ofMany(a)}${kickers(rest)}`,
  "straight-flush": ([a]) => `стрит-флеш до ${ofOne(a)}`,
  "royal-flush": () => "роял-флеш",
};

/** @type {typeof import("../en.js").describeHand} */
export function describeHand({ category, ranks }) {
  return hands[category](ranks);
}

export const numbers = {
  high: (ranks) => `мусор ${ranks.join("-")}`,
  pair: ([a, kicker]) => `пара ${a}-${a}, кикер ${kicker}`,
  straight: ([top]) => `стрит ${top - 2}-${top - 1}-${top}`,
  set: ([a]) => `сет ${a}-${a}-${a}`,
};

/** @type {typeof import("../en.js").describeNumbers} */
export function describeNumbers({ category, ranks, natural }) {
  const word = category === "pair" ? "натуральная" : "натуральный";
  return `${numbers[category](ranks)}${natural ? `, ${word}` : ""}`;
}

export const rows = { top: "Фронт", middle: "Миддл", bottom: "Бек" };

/** @type {typeof import("../en.js").describeRow} */
export function describeRow(row) {
  return rows[row];
}
