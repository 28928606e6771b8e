// The types of explanations: results as parts.

import type { NaturalRank, NumbersEvaluation } from "./banknotes.js";
import type { CardsEvaluation } from "./cards.js";
import type { View } from "./index.js";
import type { Natural, OpenFaceBoard, OpenFaceOptions, OpenFaceScore, PairPoints, Row } from "./open-face.js";
import type { RuleId } from "./refusals.js";
import type { TableView } from "./table.js";

type CardsHand = Pick<CardsEvaluation, "category" | "ranks">;
type NumbersHand = Pick<NumbersEvaluation, "category" | "ranks" | "natural">;

/** Why one of two hands beats the other. */
export interface Explanation<H extends CardsHand | NumbersHand = CardsHand | NumbersHand> {
  /** 0 or 1; `null` where they are equal and split. */
  winner: 0 | 1 | null;
  /** What decides: the kind of hand, a rank or number of the combination, a kicker, that one is natural; nothing. */
  code: "category" | "rank" | "kicker" | "natural" | "equal";
  /** The rule that says so. */
  rule: "TH-13" | "TH-15" | `LP-${10 | 11 | 12 | 13 | 14}`;
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
 * @throws {TypeError} for what is not two hands of cards or two of notes, with its path
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

type Hand = CardsEvaluation | NumbersEvaluation;

interface OfPot {
  pot: number;
  pots: number;
}

/**
 * What each step of a result tells beside `code` and `rule`, by its code. Pots are counted from 0, the main pot; `pots` is
 * how many there are.
 */
export interface ResultSteps {
  /** Chips that nobody called went back (TH-7, LP-23). */
  uncalled: { seat: number; amount: number };
  /** All others folded (TH-7, LP-28), or their hands were killed (TT-9). */
  last: OfPot & { seat: number; amount: number };
  /** No other hand was shown (TH-11, LH-3, LD-13). */
  unshown: OfPot & { seat: number; amount: number };
  /** The best hand of a pot, several where they are equal, and why it beats the next best (TH-13, LH-4, LD-10; with side pots TH-9, LD-11). */
  best: OfPot & { seats: number[]; amount: number; hand: Hand | null; why: Explanation<Hand> | null };
  /** Equal hands split (TH-13, LP-14). */
  split: OfPot & { seats: number[] };
  /** What could not be divided (TH-14, LP-14). */
  "odd-chip": OfPot & { seat: number; amount: number };
  /** A shot held to the end (LD-10). */
  shot: OfPot & { seat: number; amount: number };
  /** Antes that a shot does not halve, where that is agreed (LD-11). */
  antes: OfPot & { amount: number };
  /** What could not be halved between shots and hands (LD-12). */
  "odd-half": OfPot & { amount: number };
  /** A dead hand, and each row that is stronger than the one below it (OF-7). */
  dead: { seat: number; faults: { row: Row; hand: CardsEvaluation; below: Row; than: CardsEvaluation }[] };
  /** A hand that died for its player ran out of time (OF-20). */
  "out-of-time": { seat: number };
  natural: { seat: number; natural: Natural };
  royalty: { seat: number; row: Row; hand: CardsEvaluation; points: number };
  /** A row of two players; `winner` and `loser` are `null` for equal rows (OF-9). */
  row: {
    first: number;
    second: number;
    row: Row;
    winner: number | null;
    loser: number | null;
    points: number;
    why: Explanation<CardsEvaluation>;
  };
  /** All three rows, with what they bring in all (OF-9). */
  sweep: { winner: number; loser: number; points: number };
  "both-dead": { first: number; second: number };
  /** What a dead hand pays for rows, by the agreement on it (OF-11). */
  "dead-pays": { winner: number; loser: number; points: number; penalty: NonNullable<OpenFaceOptions["foul"]> };
  /** What two players come to, and of what; `net` is at least 0 (OF-12). */
  net: { winner: number; loser: number; won: PairPoints; lost: PairPoints; net: number };
  /** What is paid in chips, and less than owed where stacks do not allow more (OF-12, OF-13). */
  paid: { from: number; to: number; points: number; owed: number; paid: number; kush: number };
  /** A bonus hand for the next deal, the first (OF-14) or another (OF-16); `cards` is `null` where boards alone were scored. */
  fantasy: { seat: number; cards: number | null; stays: boolean };
  /** A bonus hand that lapsed, for its owner left (OF-18). */
  "fantasy-lapsed": { seat: number };
  /** A bonus hand that the limit in a row does not allow (OF-17). */
  "fantasy-limit": { seat: number };
}

/** A step of how a hand ended, with the rule by which it is so. */
export type ResultStep = {
  [C in keyof ResultSteps]: { code: C; rule: RuleId } & ResultSteps[C];
}[keyof ResultSteps];

/**
 * How a hand ended and why, step by step, from anyone's view of it; nothing while it is played. `describeStep` of
 * `cardroom/text/en` says it.
 *
 * @param view as `game.view()` gives it
 * @throws {TypeError} for what no view has, with its path
 * @throws {RulesError} `ERR_CARD_REPEATED` where a row of open-face Chinese holds a card twice
 * @example
 * const game = new Game({ game: "texas-holdem", stacks: [100, 100], button: 0, blinds: { small: 5, big: 10 } });
 * game.act(0, { type: "fold" });
 * explainResult(game.view()).map(({ code, rule }) => `${code} ${rule}`); // ["uncalled TH-7", "last TH-7"]
 */
export function explainResult(view: View | TableView): ResultStep[];

/**
 * How boards of open-face Chinese settle and why, step by step. Needs `init`.
 *
 * @param score what `scoreOpenFace` found
 * @param request what it was asked
 * @throws {TypeError} for what no score or request has, with its path
 * @throws {RulesError} `ERR_CARD_REPEATED` where a row holds a card twice
 * @example
 * const first = { top: "Ac9d4s", middle: "KhKd8s6c2d", bottom: "AhAdQsTc3h" };
 * const second = { top: "Ks8c3s", middle: "JhJd9h5d2c", bottom: "QhQcAs7c4d" };
 * const request = { boards: [first, second] };
 * explainScore(scoreOpenFace(request), request).map(({ code }) => code); // ["row", "row", "row", "sweep", "net"]
 */
export function explainScore(
  score: OpenFaceScore,
  request: { boards: OpenFaceBoard[] } & OpenFaceOptions,
): ResultStep[];
