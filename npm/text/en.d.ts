// The package's words: `cardroom/text/en` and `cardroom/text/ru` have the same names. Nothing here needs `init`. Seats are
// counted from 0 in the package, and shown from 1.

import type {
  AdviceReason,
  CardsEvaluation,
  Explanation,
  NumbersEvaluation,
  Offence,
  Penalty,
  ResultStep,
  RuleId,
  Ruling,
  RulingReason,
} from "../index.js";

/** A whole number with its thousands apart: `"1,500"`. */
export function amount(n: number): string;

/**
 * A number with its noun in the form that it asks for.
 *
 * @param forms English: one, other; Russian: one, few, many
 * @example
 * count(5, "card", "cards"); // "5 cards"
 * @example
 * import { count } from "cardroom/text/ru";
 * count(5, "карта", "карты", "карт"); // "5 карт"
 */
export function count(n: number, ...forms: string[]): string;

/** Things one after another: `"a, b, and c"`. */
export function list(items: string[]): string;

/** A seat by its name: `seat(0)` is `"Seat 1"`. */
export function seat(from0: number): string;

/** A rule in a few words, and in our own. */
export interface Rule {
  title: string;
  text: string;
}

/**
 * Every rule by its id, as refusals, rulings and explanations cite it: Hold'em (TH), the tournament (TT), the floor's rulings
 * (RL), the banknote games (LP, LH, LD), open-face Chinese (OF).
 *
 * @example
 * rulebook["LP-9"].title; // "The ring"
 */
export const rulebook: Readonly<Record<RuleId, Rule>>;

/**
 * A card by its name.
 *
 * @param card `"Td"`
 * @example
 * describeCard("Td"); // "ten of diamonds"
 */
export function describeCard(card: string): string;

/**
 * What {@link evaluateCards} found, as part of a sentence.
 *
 * @example
 * describeHand(evaluateCards("KsKd7h7c5s")); // "two pair, kings and sevens, kicker five"
 */
export function describeHand(hand: Pick<CardsEvaluation, "category" | "ranks">): string;

/**
 * What {@link evaluateNotes} found, as part of a sentence.
 *
 * @example
 * describeNumbers({ category: "pair", ranks: [7, 5], natural: false }); // "pair 7-7, kicker 5"
 */
export function describeNumbers(hand: Pick<NumbersEvaluation, "category" | "ranks" | "natural">): string;

/**
 * Why one hand beats another, as {@link explain} found it.
 *
 * @example
 * describeExplanation(explain([evaluateCards("7s7dKc5h2s"), evaluateCards("7c7hKd4s3d")]));
 * // "Pair of sevens, kickers king, five, two, beats pair of sevens, kickers king, four, three: the kicker decides, five over four (TH-15)."
 */
export function describeExplanation(explanation: Explanation): string;

/**
 * A step of how a hand ended, as {@link explainResult} and {@link explainScore} found it, in a sentence or two.
 *
 * @param options `name`: how a seat is called within a sentence, in Russian in the nominative; default {@link seat}, in small
 * letters. `you`: the seat of who reads, spoken to as "you" whatever its name, such as the `viewer` of a view; default `null`,
 * nobody's
 * @example
 * describeStep({ code: "last", rule: "TH-7", pot: 0, pots: 1, seat: 2, amount: 150 }, { name: () => "Ann" });
 * // "All others folded: Ann wins the pot, 150."
 * describeStep({ code: "uncalled", rule: "TH-7", seat: 2, amount: 150 }, { you: 2 });
 * // "You get back 150, which nobody called."
 */
export function describeStep(
  step: ResultStep,
  options?: { name?: (seat: number) => string; you?: number | null },
): string;

/** A row of open-face Chinese by its name: `"Top"`. */
export function describeRow(row: "top" | "middle" | "bottom"): string;

/**
 * Why a computer player does something, in one short sentence of its own.
 *
 * @param reason as `advise` gives it
 * @example
 * describeAdvice({ code: "call", rule: null, equity: 0.62, needed: 0.25 }); // "My equity is about 62%, and a call needs only 25%."
 */
export function describeAdvice(reason: AdviceReason): string;

/**
 * A refusal as a sentence with the numbers that would have been legal. The rule's id is not in it.
 *
 * @param refusal a `RulesError`, a verdict of `Game.check`, or their parts
 * @example
 * describeRefusal({ code: "ERR_RAISE_TOO_SMALL", rule: "TH-6", details: { min: 20 } }); // "A raise must be to at least 20."
 */
export function describeRefusal(refusal: { code: string; rule?: string | null; details?: object }): string;

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
