// The package's words: `cardroom/text/en` and `cardroom/text/ru` have the same names. Nothing here needs `init`. Seats are
// counted from 0 in the package, and shown from 1.

import type { Offence, Penalty, Ruling, RulingReason } from "../index.js";

/**
 * A step of a ruling as a sentence.
 *
 * @example
 * describeReason({ code: "exact-call", rule: "RL-2", call: 400 }); // "It is just the call, 400."
 */
export function describeReason(reason: RulingReason): string;

/**
 * What a gesture counts as, in a sentence or two.
 *
 * @example
 * describeRuling(ruling({ bet: 200, stack: 9000, bigBlind: 200, motions: [[1000]] })); // "This counts as a call. 800 go back."
 */
export function describeRuling(ruling: Pick<Ruling, "status" | "action" | "returned">): string;

/** An offence in a few words, without a full stop. */
export function describeOffence(offence: Offence): string;

/** An offence with its penalty, in two sentences. */
export function describePenalty(penalty: Penalty): string;
