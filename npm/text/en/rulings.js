// The floor's rulings in English.

import { amount, count } from "./language.js";

const halfReached = ({ by, half, raise }) =>
  `${amount(by)} on top of the call is at least half (${amount(half)}) of the largest raise, ${amount(raise)}: it is a raise.`;

const halfMissed = ({ by, half, raise }) =>
  `${amount(by)} on top of the call is less than half (${amount(half)}) of the largest raise, ${amount(raise)}: it is no raise.`;

const raiseCompleted = ({ min }) => `It is completed to the smallest legal raise, ${amount(min)} in all.`;

export const reasons = {
  "words-first": () => "The words came before the chips, and they bind.",
  "words-together": () => "Words and chips came together: the words bind.",
  "chips-first": () => "The chips were out before the words: the chips bind, and the words come too late.",
  "string-bet": ({ counted, ignored }) =>
    `Only the first motion counts, ${amount(counted)}; what followed, ${amount(ignored)}, is a string bet and goes back.`,
  "nothing-done": () => "Nothing was said and no chip was put out.",
  declared: () => "What is declared binds.",
  "fold-without-bet": () => "A fold binds even without a bet to match; it may be penalised.",
  "check-facing-bet": ({ call }) =>
    `There is a bet to match, so this is no check: the player may call ${amount(call)} or fold, but not raise.`,
  "call-without-bet": () => "There is nothing to call: it counts as a check.",
  "call-binds": ({ call }) => `The word “call” binds to the whole call, ${amount(call)}, whatever chips follow.`,
  "bet-facing-bet": () => "There is a bet already: “bet” is taken for “raise”.",
  "raise-without-bet": () => "Nobody has bet yet: “raise” is taken for “bet”.",
  "declared-total": ({ to }) => `The declared amount is the total for the round: ${amount(to)}.`,
  "amount-alone": ({ amount: said }) =>
    `An amount without a word, ${amount(said)}, counts as if so many chips had been put out silently.`,
  "word-with-chip": ({ chip, to }) =>
    `With the word and one chip of ${amount(chip)} it is the most that the chip allows: ${amount(to)} in all.`,
  "word-with-chips": ({ put, to }) => `The chips of the motion, ${amount(put)}, say how much: ${amount(to)} in all.`,
  "word-alone": ({ min }) => `Without an amount the word binds to the smallest legal total, ${amount(min)}.`,
  "chip-bet": ({ chip }) => `Nobody has bet, so one chip of ${amount(chip)} is a bet of its full value.`,
  "chips-bet": ({ put }) => `Nobody has bet, so all the chips of the motion are the bet: ${amount(put)}.`,
  "exact-call": ({ call }) => `It is just the call, ${amount(call)}.`,
  "oversized-chip": ({ chip, call }) =>
    `One chip of ${amount(chip)} without a word is a call of ${amount(call)}, however large the chip.`,
  "every-chip-needed": ({ smallest, left, call }) =>
    `Without one chip of ${amount(smallest)} only ${amount(left)} of the ${amount(call)} to call would be there: every chip is needed, it is a call.`,
  "half-reached": halfReached,
  "half-missed": halfMissed,
  "amount-half-reached": halfReached,
  "amount-half-missed": halfMissed,
  "last-chips": ({ to }) =>
    `These are the last chips, and one of them is more than the call needs: all-in, ${amount(to)} in all.`,
  "all-in": ({ to }) => `All the chips: ${amount(to)} in all.`,
  "raise-completed": raiseCompleted,
  "chips-completed": raiseCompleted,
  "bet-completed": ({ min }) => `It is completed to the smallest legal bet, ${amount(min)}.`,
  "short-all-in": ({ to }) => `The stack does not reach the smallest legal total: all-in, ${amount(to)} in all.`,
  "more-than-stack": ({ to }) => `It is all that the player has: all-in, ${amount(to)} in all.`,
  "above-limit": ({ max }) => `The limit allows at most ${amount(max)} in all.`,
  "off-unit": ({ unit, to }) => `The smallest chip in play is ${amount(unit)}: rounded down to ${amount(to)}.`,
  "all-in-call": ({ put, call }) =>
    `${amount(put)} is all that the player has, and no more than the call of ${amount(call)}: a call, all-in.`,
  "raise-closed": () => "The betting is not open to a raise by this player.",
  "undercall-heads-up": ({ put, call }) =>
    `${amount(put)} is less than the call. Between two players it must be made whole: ${amount(call)}.`,
  "undercall-opening": ({ put, call }) =>
    `${amount(put)} is less than the call. Facing the first bet of the round it must be made whole: ${amount(call)}.`,
  "undercall-floor": ({ put, call }) =>
    `${amount(put)} is less than the call of a raise, ${amount(call)}, and several are in the hand: the floor asks for the whole call, or lets the player fold and leave the chips.`,
  "fold-out-of-turn": () => "A fold out of turn always binds.",
  "out-of-turn-waits": () => "Out of turn: it binds if those in turn check, call or fold.",
  "out-of-turn-binds": () => "Out of turn, and the bet to match has not changed since: it binds.",
  "out-of-turn-changed": () =>
    "Out of turn, and somebody has bet or raised since: it does not bind, and the chips go back.",
  "out-of-turn-stands": () =>
    "Out of turn, but enough players acted after it while the skipped player kept silent: it binds.",
};

export const actions = {
  fold: () => "fold",
  check: () => "check",
  call: () => "call",
  bet: ({ to }) => `bet of ${amount(to)}`,
  raise: ({ to }) => `raise to ${amount(to)}`,
};

/** @type {typeof import("../en.js").describeReason} */
export function describeReason(reason) {
  return reasons[reason.code](reason);
}

/** @type {typeof import("../en.js").describeRuling} */
export function describeRuling({ status, action, returned }) {
  const back = returned > 0 ? ` ${amount(returned)} ${returned === 1 ? "goes" : "go"} back.` : "";
  if (action !== null) {
    const counts = `This counts as a ${actions[action.type](action)}`;
    return `${counts}${status === "waits" ? ", if the bet to match stays as it is" : ""}.${back}`;
  }
  if (status === "choice") return "This is no action yet: the player may call or fold, not raise.";
  if (status === "floor") return "The floor decides: a whole call, or a fold that leaves the chips.";
  return `This counts as nothing: the player may act anew.${back}`;
}

export const offences = {
  "talks-about-hand": "Talk about the hand in play, even after a fold",
  "hides-cards": "Cards off the table or out of sight",
  advice: "Advice given or asked for",
  "acts-out-of-turn": "Repeated action out of turn or in several motions",
  disturbs: "Insults or obstruction of the game",
  phone: "A phone over the table",
  "touches-cards": "Touching another player's cards",
  "leaves-seat": "Leaving the seat during a hand",
  "shares-cards": "Sharing information about cards",
  colludes: "Two players acting in collusion",
};

export const penalties = {
  warning: () => "a warning",
  "missed-hand": () => "one missed hand",
  "missed-round": ({ hands }) => `a missed round, ${count(hands, "hand", "hands")}`,
  exclusion: () => "exclusion from the tournament",
  ban: () => "a ban from the club",
};

/** @type {typeof import("../en.js").describeOffence} */
export function describeOffence(offence) {
  return offences[offence];
}

/** @type {typeof import("../en.js").describePenalty} */
export function describePenalty(penalty) {
  return `${offences[penalty.offence]}: ${penalties[penalty.penalty](penalty)}. The floor's decision is final.`;
}
