/** What `init` takes in place of the module that the package brings: where it lies, its bytes, or the compiled module. */
export type InitInput = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the module, once: later calls wait for the first. In Node, Deno, Bun and Workers nothing is to be given.
 *
 * @throws the loader's error where the module cannot be had; the next call tries again
 */
export default function init(input?: InitInput | Promise<InitInput>): Promise<void>;

/** The kinds of hands, from the lowest up. */
export type CardsCategory =
  | "high-card"
  | "pair"
  | "two-pair"
  | "three-of-a-kind"
  | "straight"
  | "flush"
  | "full-house"
  | "four-of-a-kind"
  | "straight-flush"
  | "royal-flush";

/** A rank as cards are written with it. */
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";

/** The best hand in some cards. */
export interface CardsEvaluation {
  category: CardsCategory;
  /** The ranks that decide, in comparing order. */
  ranks: Rank[];
  /** The five cards that make it; all three of a front. */
  cards: string[];
  /** The larger value wins, equal values split. */
  value: number;
}

/**
 * The best hand in 3, 5, 6 or 7 cards, as an array (`["As", "Kd"]`) or as one string (`"AsKd"`, `"As Kd"`).
 *
 * @throws {TypeError} for what is no list of cards
 * @throws {RulesError} `ERR_CARD_COUNT`, `ERR_CARD_REPEATED`
 */
export function evaluateCards(cards: string[] | string): CardsEvaluation;

/**
 * −1 where the first hand loses, 1 where it wins, 0 where the two split. Cards as in {@link evaluateCards}.
 *
 * @throws {TypeError} for what is no list of cards
 * @throws {RulesError} `ERR_CARD_COUNT`, `ERR_CARD_REPEATED`
 */
export function compareHands(a: string[] | string, b: string[] | string): -1 | 0 | 1;

/**
 * The items in the order into which the seed shuffles them, in a new array: the same on every platform.
 *
 * @param items at most 1 048 576
 * @param seed 64 hexadecimal digits
 * @throws {TypeError} for anything else
 */
export function shuffle<T>(items: readonly T[], seed: string): T[];

/** A refusal: what was asked for is against the rules, and nothing was changed. */
export class RulesError extends Error {
  constructor(refusal: { code: string; rule?: string | null; details?: object; message: string });
  readonly name: "RulesError";
  /** The reason: `ERR_…`. */
  readonly code: string;
  /** The rule that it follows from, `null` where none of a game decides. */
  readonly rule: string | null;
  /** The numbers that decide, or that would have been legal. */
  readonly details: object;
}
