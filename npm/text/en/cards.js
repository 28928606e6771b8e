// Cards in English.

export const ranks = {
  2: ["two", "twos"],
  3: ["three", "threes"],
  4: ["four", "fours"],
  5: ["five", "fives"],
  6: ["six", "sixes"],
  7: ["seven", "sevens"],
  8: ["eight", "eights"],
  9: ["nine", "nines"],
  T: ["ten", "tens"],
  J: ["jack", "jacks"],
  Q: ["queen", "queens"],
  K: ["king", "kings"],
  A: ["ace", "aces"],
};
const suits = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };

export const one = (rank) => ranks[rank][0];
export const many = (rank) => ranks[rank][1];

/** @type {typeof import("../en.js").describeCard} */
export function describeCard(card) {
  return `${one(card[0])} of ${suits[card[1]]}`;
}
