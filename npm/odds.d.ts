// Odds: what players win on average.

import type { BanknoteEquity, BanknoteEquityRequest } from "./banknotes.js";

/** What hands {@link equity} compares, and how. Give `hands` or `ranges`. */
export type EquityRequest = TexasHoldemEquityRequest;

/** Hands or ranges of Hold'em. Unknown fields are refused. */
export interface TexasHoldemEquityRequest {
  game: "texas-holdem";
  /** Two to ten hands of two cards, each as an array (`["As", "Kd"]`) or as one string (`"AsKd"`). */
  hands?: (string[] | string)[];
  /**
   * In place of `hands`: two to ten ranges, each in the usual notation, items apart by commas, spaces free.
   *
   * | item | what | pairs |
   * | --- | --- | --- |
   * | `TT`, `AKs`, `AKo`, `AK` | a pair, suited, offsuit, both | 6, 4, 12, 16 |
   * | `TT+` | this pair and all higher | 30 |
   * | `AQs+`, `AJo+`, `KT+` | the lower card rises up to just below the higher | 8, 36, 48 |
   * | `99-66` | these pairs and all between | 24 |
   * | `A9s-A6s` | the lower card runs | 16 |
   * | `T9s-65s` | both cards run, their distance stays | 20 |
   * | `AsKh` | these two cards | 1 |
   * | `random` | any two cards | 1326 |
   *
   * `:0.5` behind an item is its weight, from 0 to 1 with up to six decimals; without it 1. Where items name two cards
   * twice, the last one counts. At most 32 768 characters. Hands of several players that want the same card are left out.
   */
  ranges?: string[];
  /** No card, three, four or five. Default none. */
  board?: string[] | string;
  /** Cards that nobody holds and that do not come. Default none. */
  dead?: string[] | string;
  /**
   * `true`: every deal is counted, or the request refused where `budget` does not allow it. `false`: sampled. `"auto"`, the
   * default: counted where the budget allows it, else sampled.
   */
  exact?: boolean | "auto";
  /**
   * The most showdowns that a count may look at, from 1. Boards that differ in suits alone are one showdown, and so are hands:
   * two hands before the flop take about 50 000, on the flop 300, on the turn 40; ranges as many for each pair of hands that
   * is not like another. Default 20 000 000, about a fifth of a second; at most 100 000 000, in a job 10^12.
   */
  budget?: number;
  /** How many deals are sampled, from 1. Default 200 000; at most 10 000 000, in a job 10^12. */
  samples?: number;
  /** What the samples follow from: 64 hexadecimal digits. Default 64 zeros: the same request has always the same answer. */
  seed?: string;
}

/** What players win on average, and how that is known. */
export interface Equity {
  /** True where every deal was counted. */
  exact: boolean;
  /**
   * How many deals were sampled; 0 where they were counted. Fewer than were asked for where ranges want the same cards so
   * often that of 32 deals not one is possible.
   */
  samples: number;
  /** The deals that were counted or sampled; `null` where they were counted in ranges with weights, which no whole number tells. */
  deals: number | null;
  /** The largest of the players'. */
  standardError: number;
  /** In the order of the request. Their equities are 1 together. */
  players: PlayerEquity[];
}

/** What one player wins. */
export interface PlayerEquity {
  /** How often the player wins alone, 0 to 1. */
  win: number;
  /** How often the player shares the pot, 0 to 1. */
  tie: number;
  /** The part of all pots that the player gets, 0 to 1: shared ones count by the share. */
  equity: number;
  /** By how much `equity` misses the true one, as a standard deviation: above 0 where it was sampled, 0 where it was counted. */
  standardError: number;
  /** How many of `deals` the player wins alone. */
  wins: number | null;
  /** How many of `deals` the player shares. */
  ties: number | null;
}

/**
 * What hands or ranges win on average: counted where the budget allows it, else sampled.
 *
 * It runs to its end: up to a second with the largest budget, some seconds with the most samples. For more, or where a page
 * must not wait, take {@link equityJob}, or `OddsWorker` of `cardroom/worker`.
 *
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} with the `field` in its details: `ERR_HAND_COUNT`, `ERR_HOLE_CARDS`, `ERR_BOARD_COUNT`,
 *   `ERR_CARD_TWICE`, `ERR_TOO_FEW_CARDS`; `ERR_RANGE` with the item and its `position`, `ERR_RANGE_EMPTY`, `ERR_NO_DEAL` where
 *   ranges leave no two hands beside each other; `ERR_EQUITY_BUDGET` with a budget that is enough, `needed` (which
 *   may be more than any budget: then only samples tell)
 * @example
 * equity({ game: "texas-holdem", hands: ["AhAd", "KsKh"] }).players[0]?.wins; // 1399204 of 1712304
 * equity({ game: "texas-holdem", ranges: ["TT+, AQs+", "random"], board: "Ks7d2c" }).players[0]?.equity;
 */
export function equity(request: EquityRequest): Equity;

/**
 * What known hands of banknotes can expect against unknown ones, if nobody folds or exchanges any more.
 *
 * With any serials it is counted against up to seven opponents at every street (before the flop of liars-draw for at most
 * two known hands); with known `notes` where that takes few steps. Else it is dealt at random.
 *
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} with the `field` in its details: `ERR_NOTE_COUNT`, `ERR_OPPONENTS`, `ERR_DUPLICATE_NOTE`, `ERR_SHOTS`;
 *   with known notes `ERR_FOREIGN_NOTE`, `ERR_TOO_FEW_NOTES`, `ERR_TOO_MANY_NOTES`; `ERR_EQUITY_BUDGET` with the steps `needed`
 * @example
 * // Two natural nines and a third on the board: hardly anything is level with these.
 * equity({ game: "liars-holdem", hands: [["9111111", "9222222"]], board: ["9333333"], place: 1, opponents: 3 }).exact; // true
 */
export function equity(request: BanknoteEquityRequest): BanknoteEquity;

/** An equity that is worked out step by step. Whoever stops calling `step` has stopped it; `free` gives its memory back at once. */
export interface EquityJob<Result = Equity> extends Disposable {
  /**
   * Looks at about `n` more showdowns; of a count, one matchup of hands at least, which is up to 50 000 before the flop.
   *
   * @param n 1 to 1 000 000 000; a million take about a hundredth of a second when counted, a tenth when sampled
   * @returns `progress` from 0 to 1, and what is known: samples from the first on, a count when it is `done`
   * @throws {TypeError} for another `n`
   * @throws {RulesError} `ERR_NO_DEAL` where no sample was possible, `ERR_FREED`
   */
  step(n: number): { done: boolean; progress: number; result: Result | null };
  /** Gives the job's memory back. It can be called more than once. */
  free(): void;
}

/**
 * Begins an {@link equity} of any size: whoever calls `step` decides how much is done at a time.
 *
 * @throws what {@link equity} throws
 * @example
 * const job = equityJob({ game: "texas-holdem", ranges: ["random", "random"], samples: 1_000_000 });
 * let step;
 * do step = job.step(100_000);
 * while (!step.done);
 * step.result?.players[0]?.equity.toFixed(1); // "0.5"
 */
export function equityJob(request: EquityRequest): EquityJob;

/**
 * The same of banknotes: all is done in the first `step`, which throws what the rules refuse.
 *
 * @throws {TypeError} for an unknown game or field; the step throws the rest of what {@link equity} throws
 */
export function equityJob(request: BanknoteEquityRequest): EquityJob<BanknoteEquity>;
