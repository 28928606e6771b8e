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

/** Verbs of which the reader's form is not that of others without its ending. */
const irregular = { has: "have" };

/** How the seats of a step are spoken of: by name, the reader's as `you`. */
function speaker(name, you) {
  const who = (seat) => (seat === you ? "you" : name(seat));
  /** A verb as it follows others, or the reader. */
  const verb = (seat, of) => (seat === you ? (irregular[of] ?? of.slice(0, -1)) : of);
  return { who, verb, does: (seat, of) => `${who(seat)} ${verb(seat, of)}` };
}

/** What each step says. */
export const steps = {
  uncalled: ({ seat, amount: chips }, { does }) => `${does(seat, "gets")} back ${amount(chips)}, which nobody called.`,
  last: (step, { does }) =>
    `${step.rule === "TT-9" ? "All other hands are folded or dead" : "All others folded"}: ${does(step.seat, "wins")} ${potOf(step)}, ${amount(step.amount)}.`,
  unshown: (step, { does }) =>
    `No other hand was shown: ${does(step.seat, "wins")} ${potOf(step)}, ${amount(step.amount)}.`,
  best: (step, { who, does }) => {
    const { seats, hand, why } = step;
    const win = seats.length === 1 ? does(seats[0], "wins") : `${list(seats.map(who))} together win`;
    const won = `${win} ${amount(step.amount)} from ${potOf(step)}`;
    // What they have is told by the comparison, where there is one.
    return why === null ? `${won}${hand === null ? "" : `: ${worth(hand)}`}.` : `${won}. ${describeExplanation(why)}`;
  },
  split: ({ seats }, { who }) => `${list(seats.map(who))} have equal hands and split.`,
  "odd-chip": ({ seat, amount: chips, rule }, { does }) =>
    `${does(seat, "gets")} the odd ${amount(chips)}, sitting nearest to the left of the ${rule === "TH-14" ? "button" : "dealer"}.`,
  shot: (step, { who, verb }) =>
    `${who(step.seat)} held a shot to the end and ${verb(step.seat, "takes")} ${amount(step.amount)} from ${potOf(step)}, whatever the hand.`,
  antes: ({ amount: money }) => `The antes, ${amount(money)}, are not halved: they go to the best hand.`,
  "odd-half": ({ amount: money }) => `The odd ${amount(money)} that cannot be halved stays with the best hand.`,
  dead: ({ seat, faults }, { does }) =>
    `${[
      `${does(seat, "has")} a dead hand`,
      ...faults.map(
        ({ row, hand, below, than }) =>
          `the ${within(row)} row (${worth(hand)}) is stronger than the ${within(below)} row (${worth(than)})`,
      ),
    ].join("; ")}.`,
  "out-of-time": ({ seat }, { who }) => `${who(seat)} ran out of time: the hand is dead.`,
  natural: ({ seat, natural }, { does }) => `${does(seat, "has")} ${naturals[natural]}.`,
  royalty: ({ seat, row, hand, points: n }, { does }) =>
    `${does(seat, "has")} a royalty of ${amount(n)} for the ${within(row)} row: ${worth(hand)}.`,
  row: ({ first, second, row, winner, loser, points: n, why }, { who, does }) =>
    winner === null
      ? `${describeRow(row)}: ${who(first)} and ${who(second)} are equal, ${worth(why.hands[0])}; nobody scores.`
      : `${describeRow(row)}: ${does(winner, "wins")} ${points(n)} from ${who(loser)}. ${describeExplanation(why)}`,
  sweep: ({ winner, loser, points: n }, { who, does }) =>
    `${does(winner, "wins")} all three rows from ${who(loser)}: ${points(n)} in all.`,
  "both-dead": ({ first, second }, { who }) =>
    `${who(first)} and ${who(second)} both have dead hands and settle nothing.`,
  "dead-pays": ({ winner, loser, points: n }, { who, verb, does }) =>
    n === 0
      ? `${does(loser, "has")} a dead hand, but ${verb(loser, "pays")} nothing to ${who(winner)}, as agreed.`
      : `${does(loser, "has")} a dead hand and ${verb(loser, "pays")} ${points(n)} to ${who(winner)}.`,
  net: ({ winner, loser, won, lost, net }, { who, does }) =>
    net === 0
      ? `${who(winner)} and ${who(loser)} come out even.`
      : `${does(winner, "wins")} ${points(net)} from ${who(loser)}: ${list(parts(won))} against ${list(parts(lost))}.`,
  paid: ({ from, to, points: n, owed, paid, kush }, { who, does }) =>
    paid < owed
      ? `${does(from, "pays")} ${amount(paid)} of the ${amount(owed)} owed to ${who(to)}, as much as the stacks allow.`
      : `${does(from, "pays")} ${amount(paid)} to ${who(to)}: ${points(n)} at ${amount(kush)} each.`,
  fantasy: ({ seat, cards, stays }, { does }) =>
    `${stays ? `${does(seat, "stays")} in` : does(seat, "enters")} Fantasyland${cards === null ? "" : ` with ${count(cards, "card", "cards")}`}.`,
  "fantasy-lapsed": ({ seat }, { does }) => `${does(seat, "has")} left the game: the bonus hand lapses.`,
  "fantasy-limit": ({ seat }, { does }) => `${does(seat, "gets")} no further bonus hand: no more are allowed in a row.`,
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
export function describeStep(step, { name = (seat) => seatName(seat).toLowerCase(), you = null } = {}) {
  return capital(steps[step.code](step, speaker(name, you)));
}
