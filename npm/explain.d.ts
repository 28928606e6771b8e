// The types of explanations: results as parts.

import type { NaturalRank, NumbersEvaluation } from "./banknotes.js";
import type { CardsEvaluation } from "./cards.js";

type CardsHand = Pick<CardsEvaluation, "category" | "ranks">;
type NumbersHand = Pick<NumbersEvaluation, "category" | "ranks" | "natural">;

/** Why one of two hands beats the other. */
export interface Explanation<H extends CardsHand | NumbersHand = CardsHand | NumbersHand> {
  /** 0 or 1; `null` where they are equal and split. */
  winner: 0 | 1 | null;
  /** What decides: the kind of hand, a rank or number of the combination, a kicker, that one is natural; nothing. */
  code: "category" | "rank" | "kicker" | "natural" | "equal";
  /** The rule that says so: TH-13, TH-15, LP-10 … LP-14. */
  rule: string;
  /** Which of `ranks` decides, where one does. */
  at: number | null;
  /** The two hands, as they came. */
  hands: readonly [H, H];
}

/**
 * Why one of two hands beats the other, from what `evaluateCards` or `evaluateNotes` found; `describeExplanation` of
 * `cardroom/text/en` says it. Needs no `init`.
 *
 * @param options `naturalRank`: as the notes were evaluated; default `"after-kickers"`
 * @example
 * const why = explain([evaluateCards("7s7dKc5h2s"), evaluateCards("7c7hKd4s3d")]);
 * why.winner; // 0
 * why.code; // "kicker"
 * why.at; // 2
 */
export function explain<H extends CardsHand | NumbersHand>(
  hands: readonly [H, H],
  options?: { naturalRank?: NaturalRank },
): Explanation<H>;
