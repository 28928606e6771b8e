// How a hand ended, in English.

import { describeExplanation } from "./explanations.js";
import { describeHand, describeNumbers, describeRow } from "./hands.js";
import { amount, count, list, seat as seatName } from "./language.js";

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const worth = (hand) => (typeof hand.ranks[0] === "number" ? describeNumbers(hand) : describeHand(hand));
const points = (n) => count(n, "point", "points");
/** Pots are counted from 0, the main pot. */
const pots = (n) => (n === 0 ? "the main pot" : `side pot ${n}`);

export const naturals = {
  "clean-dragon": "a clean dragon",
  dragon: "a dragon",
  "one-colour": "one colour",
  "five-pairs-and-trips": "five pairs and three of a kind",
  "three-straight-flushes": "three straight flushes",
  "six-pairs": "six pairs",
  "three-flushes": "three flushes",
  "three-straights": "three straights",
};

/** What each step says; `name` names a seat. */
export const steps = {
  uncalled: ({ seat, amount: chips }, name) => `${amount(chips)} that nobody called go back to ${name(seat)}.`,
  last: ({ seat, amount: chips, pot }, name) => `All others folded: ${name(seat)} wins ${amount(chips)}, ${pots(pot)}.`,
  unshown: ({ seat, amount: chips, pot }, name) =>
    `No other hand was shown: ${name(seat)} wins ${amount(chips)}, ${pots(pot)}.`,
  best: ({ seats, amount: chips, pot, hand, why }, name) =>
    `${list(seats.map(name))} ${seats.length === 1 ? "wins" : "win"} ${amount(chips)} of ${pots(pot)}${hand === null ? "" : ` with ${worth(hand)}`}.${why === null ? "" : ` ${describeExplanation(why)}`}`,
  split: ({ seats }, name) => `${list(seats.map(name))} have equal hands and split.`,
  "odd-chip": ({ seat, amount: chips, rule }, name) =>
    `${amount(chips)} that cannot be divided go to ${name(seat)}, nearest to the left of the ${rule === "TH-14" ? "button" : "dealer"}.`,
  shot: ({ seat, amount: chips, pot }, name) =>
    `${name(seat)} held a shot to the end and takes ${amount(chips)} of ${pots(pot)}, whatever the hand.`,
  "odd-half": ({ amount: chips }) => `${amount(chips)} that cannot be halved stay with the best hand.`,
  dead: ({ seat, faults }, name) =>
    [
      `${name(seat)} has a dead hand`,
      ...faults.map(
        ({ row, hand, below, than }) =>
          `: ${describeRow(row).toLowerCase()}, ${worth(hand)}, is stronger than ${describeRow(below).toLowerCase()}, ${worth(than)}`,
      ),
      ".",
    ].join(""),
  "out-of-time": ({ seat }, name) => `${name(seat)} ran out of time: the hand is dead.`,
  natural: ({ seat, natural }, name) => `${name(seat)} has ${naturals[natural]}.`,
  royalty: ({ seat, row, hand, points: n }, name) =>
    `${name(seat)} has a royalty of ${amount(n)}: ${describeRow(row).toLowerCase()}, ${worth(hand)}.`,
  row: ({ first, second, row, winner, loser, points: n, why }, name) =>
    winner === null
      ? `${describeRow(row)}: ${name(first)} and ${name(second)} are equal with ${worth(why.hands[0])}.`
      : `${describeRow(row)}: ${name(winner)} wins ${points(n)} from ${name(loser)}. ${describeExplanation(why)}`,
  sweep: ({ winner, loser, points: n }, name) =>
    `${name(winner)} wins all three rows from ${name(loser)}: ${points(n)} in all.`,
  "both-dead": ({ first, second }, name) => `${name(first)} and ${name(second)} are both dead and settle nothing.`,
  "dead-pays": ({ winner, loser, points: n }, name) =>
    n === 0
      ? `${name(loser)} is dead and pays ${name(winner)} nothing for rows.`
      : `${name(loser)} is dead and pays ${name(winner)} ${points(n)}.`,
  net: ({ winner, loser, won, lost, net }, name) =>
    net === 0
      ? `${name(winner)} and ${name(loser)} come out even.`
      : `${name(winner)} wins ${points(net)} from ${name(loser)}: ${list(parts(won))} against ${list(parts(lost))}.`,
  paid: ({ from, to, points: n, owed, paid, kush }, name) =>
    paid < owed
      ? `${name(from)} pays ${name(to)} ${amount(paid)} of ${amount(owed)}, as the stacks allow.`
      : `${name(from)} pays ${name(to)} ${amount(paid)}: ${points(n)} at ${amount(kush)}.`,
  fantasy: ({ seat, cards, stays }, name) =>
    `${name(seat)} ${stays ? "stays in" : "enters"} Fantasyland${cards === null ? "" : ` with ${count(cards, "card", "cards")}`}.`,
  "fantasy-limit": ({ seat }, name) => `${name(seat)} has no further bonus hand: the limit in a row is reached.`,
};

const parts = ({ rows, royalties, natural }) => {
  const each = [
    rows > 0 && `${amount(rows)} for rows`,
    royalties > 0 && `${amount(royalties)} for royalties`,
    natural > 0 && `${amount(natural)} for a natural`,
  ].filter(Boolean);
  return each.length === 0 ? ["nothing"] : each;
};

/** @type {typeof import("../en.js").describeStep} */
export function describeStep(step, { name = (seat) => seatName(seat).toLowerCase() } = {}) {
  return capital(steps[step.code](step, name));
}
