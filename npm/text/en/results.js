// How a hand ended, in English.

import { describeExplanation } from "./explanations.js";
import { describeHand, describeNumbers, describeRow } from "./hands.js";
import { amount, count, list, seat as seatName } from "./language.js";

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const worth = (hand) => (typeof hand.ranks[0] === "number" ? describeNumbers(hand) : describeHand(hand));
const points = (n) => count(n, "point", "points");
/** Pots are counted from 0, the main pot; one alone has no number. */
const potOf = ({ pot, pots }) =>
  pots === 1 ? "the pot" : pot === 0 ? "the main pot" : pots === 2 ? "the side pot" : `side pot ${pot}`;
const within = (row) => describeRow(row).toLowerCase();

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
  uncalled: ({ seat, amount: chips }, name) => `${name(seat)} gets back ${amount(chips)}, which nobody called.`,
  last: (step, name) =>
    `${step.rule === "TT-9" ? "All other hands are folded or dead" : "All others folded"}: ${name(step.seat)} wins ${potOf(step)}, ${amount(step.amount)}.`,
  unshown: (step, name) => `No other hand was shown: ${name(step.seat)} wins ${potOf(step)}, ${amount(step.amount)}.`,
  best: (step, name) => {
    const { seats, hand, why } = step;
    const won = `${list(seats.map(name))} ${seats.length === 1 ? "wins" : "together win"} ${amount(step.amount)} from ${potOf(step)}`;
    // What they have is told by the comparison, where there is one.
    return why === null ? `${won}${hand === null ? "" : `: ${worth(hand)}`}.` : `${won}. ${describeExplanation(why)}`;
  },
  split: ({ seats }, name) => `${list(seats.map(name))} have equal hands and split.`,
  "odd-chip": ({ seat, amount: chips, rule }, name) =>
    `${name(seat)} gets the odd ${amount(chips)}, sitting nearest to the left of the ${rule === "TH-14" ? "button" : "dealer"}.`,
  shot: (step, name) =>
    `${name(step.seat)} held a shot to the end and takes ${amount(step.amount)} from ${potOf(step)}, whatever the hand.`,
  antes: ({ amount: money }) => `The antes, ${amount(money)}, are not halved: they go to the best hand.`,
  "odd-half": ({ amount: money }) => `The odd ${amount(money)} that cannot be halved stays with the best hand.`,
  dead: ({ seat, faults }, name) =>
    `${[
      `${name(seat)} has a dead hand`,
      ...faults.map(
        ({ row, hand, below, than }) =>
          `the ${within(row)} row (${worth(hand)}) is stronger than the ${within(below)} row (${worth(than)})`,
      ),
    ].join("; ")}.`,
  "out-of-time": ({ seat }, name) => `${name(seat)} ran out of time: the hand is dead.`,
  natural: ({ seat, natural }, name) => `${name(seat)} has ${naturals[natural]}.`,
  royalty: ({ seat, row, hand, points: n }, name) =>
    `${name(seat)} has a royalty of ${amount(n)} for the ${within(row)} row: ${worth(hand)}.`,
  row: ({ first, second, row, winner, loser, points: n, why }, name) =>
    winner === null
      ? `${describeRow(row)}: ${name(first)} and ${name(second)} are equal, ${worth(why.hands[0])}; nobody scores.`
      : `${describeRow(row)}: ${name(winner)} wins ${points(n)} from ${name(loser)}. ${describeExplanation(why)}`,
  sweep: ({ winner, loser, points: n }, name) =>
    `${name(winner)} wins all three rows from ${name(loser)}: ${points(n)} in all.`,
  "both-dead": ({ first, second }, name) =>
    `${name(first)} and ${name(second)} both have dead hands and settle nothing.`,
  "dead-pays": ({ winner, loser, points: n }, name) =>
    n === 0
      ? `${name(loser)} has a dead hand, but pays nothing to ${name(winner)}, as agreed.`
      : `${name(loser)} has a dead hand and pays ${points(n)} to ${name(winner)}.`,
  net: ({ winner, loser, won, lost, net }, name) =>
    net === 0
      ? `${name(winner)} and ${name(loser)} come out even.`
      : `${name(winner)} wins ${points(net)} from ${name(loser)}: ${list(parts(won))} against ${list(parts(lost))}.`,
  paid: ({ from, to, points: n, owed, paid, kush }, name) =>
    paid < owed
      ? `${name(from)} pays ${amount(paid)} of the ${amount(owed)} owed to ${name(to)}, as much as the stacks allow.`
      : `${name(from)} pays ${amount(paid)} to ${name(to)}: ${points(n)} at ${amount(kush)} each.`,
  fantasy: ({ seat, cards, stays }, name) =>
    `${name(seat)} ${stays ? "stays in" : "enters"} Fantasyland${cards === null ? "" : ` with ${count(cards, "card", "cards")}`}.`,
  "fantasy-lapsed": ({ seat }, name) => `${name(seat)} has left the game: the bonus hand lapses.`,
  "fantasy-limit": ({ seat }, name) => `${name(seat)} gets no further bonus hand: no more are allowed in a row.`,
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
