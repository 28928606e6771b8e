// Hands of cards: what they are worth, one at a time and by the million.

/** The kinds of hands, from the lowest up (TH-15). */
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
 * @example
 * evaluateCards("9s9h9d4s4h4dAc").category; // "full-house"
 */
export function evaluateCards(cards: string[] | string): CardsEvaluation;

/**
 * The `value` of {@link evaluateCards} alone, at a small part of its time. Takes and refuses the same.
 *
 * @throws {TypeError} for what is no list of cards
 * @throws {RulesError} `ERR_CARD_COUNT`, `ERR_CARD_REPEATED`
 * @example
 * cardsValue("AsAhKdKc2s") > cardsValue(["As", "Ah", "Qd", "Qc", "Ks"]); // true
 */
export function cardsValue(cards: string[] | string): number;

/**
 * The `value` of {@link evaluateCards} of a set of cards as bits: bit `n` is the card of index `n` (see {@link cardIndex}),
 * `low` has the indices 0 to 31 (`2c` to `9s`), `high` has 32 to 51 (`Tc` to `As`) from its bit 0 on.
 *
 * @param low any whole number of 32 bits, with or without a sign, as JavaScript's bit operators give it
 * @param high 0 to 1 048 575
 * @throws {TypeError} for anything else
 * @throws {RulesError} `ERR_CARD_COUNT` unless 3, 5, 6 or 7 bits are set
 * @example
 * let [low, high] = [0, 0];
 * for (const index of ["As", "Ah", "Kd", "Kc", "2s"].map(cardIndex)) {
 *   if (index < 32) low |= 1 << index;
 *   else high |= 1 << (index - 32);
 * }
 * cardBitsValue(low, high) === cardsValue("AsAhKdKc2s"); // true
 */
export function cardBitsValue(low: number, high: number): number;

/**
 * The values of many hands of one size, as {@link evaluateCards} gives them, in their order.
 *
 * @param cards the indices of the cards (see {@link cardIndex}), hand after hand; at most 7 340 032
 * @param size 3, 5, 6 or 7
 * @throws {TypeError} for what is no `Uint8Array`, and for the first byte that is no card's index, with its position
 * @throws {RulesError} `ERR_CARD_COUNT` for another size, `ERR_BATCH_LENGTH` where a hand is not whole, `ERR_CARD_REPEATED`
 *   for the first card that its hand has already, with `details.position`
 * @example
 * const hands = ["As", "Ah", "Kd", "Kc", "2s", "Ks", "Kh", "Ad", "Ac", "2d"].map(cardIndex);
 * const [first, second] = evaluateBatch(Uint8Array.from(hands), 5);
 * first === second; // true
 */
export function evaluateBatch(cards: Uint8Array, size: number): Uint32Array;

/** The index of a card: four times the place of its rank in `23456789TJQKA`, plus that of its suit in `cdhs`; 0 to 51. */
export function cardIndex(card: string): number;

/** The card of an index from 0 (`"2c"`) to 51 (`"As"`). */
export function cardFromIndex(index: number): string;

/** What {@link countHands} counts. Cards as in {@link evaluateCards}. */
export interface CountHandsRequest {
  /** The cards that all hands have. Default none. */
  known?: string[] | string;
  /** Cards that no hand has, none of them known. Default none. */
  dead?: string[] | string;
  /** How many cards a hand has: 5, 6 or 7, and at least as many as are known. */
  size: number;
}

/**
 * How many hands of each category known cards can become: all ways to complete them, counted exactly.
 *
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} `ERR_CARD_COUNT`, `ERR_CARD_REPEATED`
 * @example
 * countHands({ known: "AsKs9s4s2h7d", size: 7 }).flush; // 9 of the 46 rivers
 */
export function countHands(request: CountHandsRequest): Record<CardsCategory, number>;

/**
 * −1 where the first hand loses, 1 where it wins, 0 where the two split. Cards as in {@link evaluateCards}.
 *
 * @throws {TypeError} for what is no list of cards
 * @throws {RulesError} `ERR_CARD_COUNT`, `ERR_CARD_REPEATED`
 */
export function compareHands(a: string[] | string, b: string[] | string): -1 | 0 | 1;
