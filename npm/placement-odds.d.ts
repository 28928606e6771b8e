// The types of how good placements of open-face Chinese are.

import type { OpenFaceBoard, OpenFaceOptions, Placement } from "./open-face.js";

/** An opponent as others see one: rows that lie open, of 0, 5, 7, 9, 11 or 13 cards, or a bonus hand of 14 to 17 cards. */
export type OpponentRows = OpenFaceBoard | { bonus: number };

/** What a player knows who has a street to place; options as in {@link OpenFaceSetup}. Unknown fields are refused. */
export interface PlacementOddsRequest extends OpenFaceOptions {
  /** The own rows: 0, 5, 7, 9 or 11 cards. */
  board: OpenFaceBoard;
  /** Five on the first street, then three, of which one is discarded. */
  cards: string[] | string;
  /** At most two. Without any, the default, royalties alone count, and what a bonus hand is worth. */
  opponents?: OpponentRows[];
  /** Cards that do not come any more: the own discards. Default none. */
  dead?: string[] | string;
  /** What it is worth to earn a bonus hand, 0 to 10 000 points. Default 0. */
  fantasyPoints?: number;
  /** How many endings are looked at, from 1. Default 20 000; at most 100 000, in a job 10^9. */
  samples?: number;
  /** What they follow from: 64 hexadecimal digits. Default 64 zeros: the same request has always the same answer. */
  seed?: string;
}

/** What a placement brings. */
export interface RatedPlacement {
  placement: Placement;
  /** The points won from all opponents on average, `fantasyPoints` with them where a bonus hand is earned. */
  points: number;
  /**
   * By how much `points` misses what this way of playing brings, as a standard deviation; 0 where all was counted, and with fewer
   * than two `endings`, which tell nothing of it.
   */
  standardError: number;
  /** How many endings it was judged by. */
  endings: number;
  /** How often the hand is dead, 0 to 1. */
  foul: number;
  /** How often it earns a bonus hand, 0 to 1. */
  fantasy: number;
}

/** How good each placement is, and how that is known. */
export interface PlacementOdds {
  /** True where every ending was counted. */
  exact: boolean;
  /** How many endings were sampled; 0 where they were counted. */
  samples: number;
  /** The best placement's. */
  standardError: number;
  /** Every legal placement, the best first. */
  placements: RatedPlacement[];
}

/**
 * How good each placement of an ordinary street is: played to the end many times, with cards that are the same for all
 * placements, by a rule of thumb for all players; the last street is placed as well as can be. After some rounds the worse
 * half of the placements is left aside. Where at most three more cards decide and `samples` allow it, every ending is
 * counted.
 *
 * It runs to its end: 20 000 endings take up to some tenths of a second. For more, or where a page must not wait, take
 * {@link placementOddsJob}.
 *
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} `ERR_BOARD_COUNT`, `ERR_CARD_COUNT`, `ERR_CARD_TWICE`, `ERR_ROW_FULL`, `ERR_SEATS`,
 *   `ERR_TOO_FEW_CARDS`, `ERR_NO_STREETS` in the closed game, or an option's refusal; `details.field`
 * @example
 * const board = { top: "QhQd", middle: "KhKd9h5d2c", bottom: "8c8d6h6s" };
 * placementOdds({ board, cards: "8hAc2s" }).placements[0]?.placement.bottom; // ["8h"]
 * @example
 * const game = new Game({ game: "open-face", players: 2, button: 0 });
 * const { seats, actions: [place], options } = game.view(1);
 * const own = seats[1];
 * const opponents = seats.filter(({ seat, playing }) => playing && seat !== 1);
 * if (own !== undefined && place?.type === "place") {
 *   placementOdds({
 *     ...options,
 *     board: own.rows,
 *     cards: place.cards,
 *     opponents: opponents.map(({ bonus, rows }) => (bonus ? { bonus: bonus.cards } : rows)),
 *     dead: own.discards ?? [],
 *   });
 * }
 */
export function placementOdds(request: PlacementOddsRequest): PlacementOdds;

/** Placements judged step by step. Whoever stops calling `step` has stopped it; `free` gives its memory back at once. */
export interface PlacementOddsJob extends Disposable {
  /**
   * Looks at `n` more endings.
   *
   * @param n 1 to 1 000 000; a thousand take some hundredths of a second on the first street, much less on later ones
   * @returns `progress` from 0 to 1, and what is known so far
   * @throws {TypeError} for another `n`
   * @throws {RulesError} `ERR_FREED`
   */
  step(n: number): { done: boolean; progress: number; result: PlacementOdds };
  /** Gives the job's memory back. It can be called more than once. */
  free(): void;
}

/**
 * Begins {@link placementOdds} of any size: whoever calls `step` decides how much is done at a time.
 *
 * @throws what {@link placementOdds} throws
 * @example
 * const job = placementOddsJob({ board: { top: "", middle: "", bottom: "" }, cards: "AsAdKsKd2c" });
 * let step;
 * do step = job.step(1000);
 * while (!step.done);
 * job.free();
 */
export function placementOddsJob(request: PlacementOddsRequest): PlacementOddsJob;
