// The types of open-face Chinese (OF-1 … OF-24).

import type { Button, CardsEvaluation } from "./index.js";

/** A row of a hand: three cards on top, five in the middle and at the bottom (OF-2). */
export type Row = "top" | "middle" | "bottom";

/** Something for each of the three rows. */
export interface Rows<T> {
  top: T;
  middle: T;
  bottom: T;
}

/** Three rows of cards, each an array (`["As", "Kd"]`) or one string (`"AsKd"`). */
export type OpenFaceBoard = Rows<string[] | string>;

// ------------------------------------------------------------------------------------------------------------ set-up

/** What a row of five cards pays, in points (OF-10). */
export interface RowRoyalties {
  threeOfAKind: number;
  straight: number;
  flush: number;
  fullHouse: number;
  fourOfAKind: number;
  straightFlush: number;
  royalFlush: number;
}

/** What each row pays by itself, won or lost, in points from 0 to 10 000 (OF-10). */
export interface Royalties {
  top: {
    /** 13 numbers, for a pair of twos … aces. */
    pairs: number[];
    /** 13 numbers, for three twos … aces. */
    trips: number[];
  };
  middle: RowRoyalties;
  bottom: RowRoyalties;
}

/** What each natural of the closed game wins from every opponent, in points from 0 (there is none) to 10 000 (OF-21). */
export interface Naturals {
  /** Thirteen ranks of one suit; commonly 108. */
  cleanDragon: number;
  /** Thirteen ranks; commonly 36. */
  dragon: number;
  /** All red or all black; commonly 30. */
  oneColour: number;
  /** Five pairs and three of a kind; commonly 20. */
  fivePairsAndTrips: number;
  /** Straight flushes of five, five and three cards; commonly 20. */
  threeStraightFlushes: number;
  /** Six pairs and one card; commonly 20. */
  sixPairs: number;
  /** Five, five and three cards of one suit each; commonly 18. */
  threeFlushes: number;
  /** Straights of five, five and three cards; commonly 16. */
  threeStraights: number;
}

/** A natural by its name. */
export type Natural =
  | "clean-dragon"
  | "dragon"
  | "one-colour"
  | "five-pairs-and-trips"
  | "three-straight-flushes"
  | "six-pairs"
  | "three-flushes"
  | "three-straights";

/** What is agreed before the game (OF-1, OF-23). */
export interface OpenFaceOptions {
  /** Street by street with fantasyland, or all thirteen cards at once (OF-21). Default `"pineapple"`. */
  variant?: "pineapple" | "closed-13";
  /** The value of a point in chips, from 1 (OF-12). Default 1. */
  kush?: number;
  /** Points for a row won, 1 or 2 (OF-9). Default 1. */
  rowPoints?: number;
  /** Points for all three rows together, from three times `rowPoints` to 10 000 (OF-9). Default 6. */
  sweepTotal?: number;
  /** A whole other table in place of that of OF-10, which a view's `options` show. */
  royalties?: Royalties;
  /**
   * What a dead hand pays a live one: the sweep and the other's royalties, nothing, or 6 points (OF-11). Default
   * `"swept"`.
   */
  foul?: "swept" | "void" | "flat";
  /**
   * How points are paid: whole, whatever the stacks; at most the winner's own stack from each opponent; or a loser's
   * stack divided in proportion to the claims (OF-13). Default `"uncapped"`; the others need `stacks`.
   */
  settlement?: "uncapped" | "win-cap" | "proportional";
  /** 14 cards for every bonus hand, or 14 to 17 by what lay on top (OF-14). Default `"fourteen"`. */
  fantasyCards?: "fourteen" | "progressive";
  /** What it takes to stay, beside trips on top: quads, or also a full house in the middle (OF-16). Default `"quads"`. */
  fantasyStay?: "quads" | "full-house-middle";
  /** At most so many bonus hands in a row for one player; 0: no fantasyland, `null`: no limit (OF-17). Default 2. */
  fantasyLimit?: number | null;
  /** Whether the button moves for a deal with a bonus hand in it (OF-19). Default `"rotate"`. */
  fantasyButton?: "rotate" | "stay";
  /** Whether only their owner sees drawn cards before they are placed (OF-6). Default true. */
  drawsPrivate?: boolean;
  /** Whether the engine places for who runs out of time; otherwise that hand is dead (OF-20). Default true. */
  autoPlace?: boolean;
  /** What naturals win in the closed game; `null` (default): there are none (OF-21). */
  naturals?: Naturals | null;
}

/** A match of open-face Chinese, Pineapple with Fantasyland, or the closed game of thirteen cards. */
export interface OpenFaceSetup extends OpenFaceOptions {
  game: "open-face";
  /** 2 or 3, in the closed game up to 4 (OF-1, OF-21). */
  players: number;
  button: Button;
  /**
   * A stack for each chair. Under a capped settlement a chair at 0 does not play. Default: all begin at 0 and count what
   * is won and lost.
   */
  stacks?: number[];
  /** All 52 cards in order from the top for the first deal, instead of a shuffle. */
  deck?: string[] | string;
  /** 64 hexadecimal digits; deal n is shuffled by stream n. Absent: drawn from the system, and kept in `save()`. */
  seed?: string;
  /**
   * The number of this deal in its match, from 0 to 4 294 967 295; `nextHand` goes on from it. Default 0. With one seed and one number two
   * deals are alike.
   */
  hand?: number;
}

/** What changes between two deals (OF-23); what is absent stays as it was. */
export interface OpenFaceChange {
  /** Other options from now on; those absent stay. */
  options?: OpenFaceOptions;
  /** Other stacks for the same chairs. */
  stacks?: number[];
  /** A deck in order for this deal alone. */
  deck?: string[] | string;
  /** A new seed; deals go on being numbered. */
  seed?: string;
}

// ----------------------------------------------------------------------------------------------------------- actions

/**
 * What a seat does. `place` puts all the cards of one street into their rows and discards the rest, at once: it is refused
 * whole if any is wrong (OF-5). `timeout` is the host's: the player ran out of time (OF-20).
 */
export type OpenFaceAction =
  | ({ type: "place"; discard: string[] | string } & OpenFaceBoard)
  | { type: "leave" }
  | { type: "timeout" };

/** A `place` with its cards one by one. */
export interface Placement extends Rows<string[]> {
  type: "place";
  discard: string[];
}

/**
 * Legal is whatever puts each of `cards` into one row or on the pile, just `discards` of them on the pile, and no more
 * into a row than its `room`.
 */
export interface PlaceChoice {
  type: "place";
  /** In the order in which they were dealt. */
  cards: string[];
  /** How many cards each row still takes. */
  room: Rows<number>;
  discards: number;
  /** The exact number of such placements, cards within a row in any order. */
  count: number;
}

/** Something that a seat may do now: a description of every placement, or between two deals to leave. Never advice. */
export type OpenFaceLegalAction = PlaceChoice | { type: "leave" };

// ------------------------------------------------------------------------------------------------- points and events

/** A bonus hand: with how many cards, and its place in a row of bonus hands of one player, from 1 (OF-14, OF-17). */
export interface Bonus {
  cards: number;
  inARow: number;
}

/** One player's hand by itself, and the points won or lost in all. */
export interface OpenFacePlayerScore {
  seat: number;
  /** A dead hand (OF-7). A natural is never dead. */
  foul: boolean;
  natural: Natural | null;
  /** None for a dead hand and a natural. */
  royalties: Rows<number>;
  net: number;
  /** Whether it earns a bonus hand where it was played as an ordinary one (OF-14). */
  entersFantasy: boolean;
  /** Whether it earns another where it was played as a bonus hand (OF-16); the limit of OF-17 is not looked at. */
  staysFantasy: boolean;
}

/** What counts for one player against another. */
export interface PairPoints {
  /** For rows won, for the sweep, or from a dead opponent. */
  rows: number;
  royalties: number;
  natural: number;
}

/** How two players settle (OF-9, OF-12). */
export interface OpenFacePairScore {
  first: number;
  second: number;
  /** 1 where the first is better, −1 where the second is, 0 for equal rows; `null` where rows are not compared. */
  rows: Rows<-1 | 0 | 1> | null;
  /** Who won all three. */
  sweptBy: number | null;
  firstPoints: PairPoints;
  secondPoints: PairPoints;
  /** What the first wins from the second; below zero where the first loses. */
  net: number;
}

/** Points: players in order, then pairs in the order in which they are paid. */
export interface OpenFaceScore {
  players: OpenFacePlayerScore[];
  pairs: OpenFacePairScore[];
}

/** What one owes another in chips, and what the settlement lets be paid of it (OF-12, OF-13). */
export interface Payment {
  from: number;
  to: number;
  points: number;
  owed: number;
  paid: number;
}

/** What a deal came to. Players and pairs go from the button's left (OF-12); arrays of numbers are by seat. */
export interface OpenFaceResult extends OpenFaceScore {
  payments: Payment[];
  /** The stacks, or what was won and lost so far. */
  balances: number[];
  /** By seat: the bonus hands of the next deal. */
  bonuses: (Bonus | null)[];
}

/** Where a deal stands. */
export type OpenFacePhase = "placing" | "complete";

/**
 * Something that happened, in order. What a viewer may not know is `null` in `events({ viewer })`: others' drawn cards,
 * discards, and rows that lie face down.
 */
export type OpenFaceEvent =
  | { type: "button-drawn"; drawn: { seat: number; piece: string }[]; button: number }
  | { type: "options-changed"; options: (keyof OpenFaceOptions)[] }
  | {
      type: "deal-started";
      /** From 0. */
      deal: number;
      button: number;
      /** The order of dealing and acting, the button last (OF-3). */
      order: number[];
      /** By seat: the bonus hands that are played. */
      bonuses: (Bonus | null)[];
      balances: number[];
      kush: number;
    }
  | { type: "cards-dealt"; seat: number; street: number; count: number; faceUp: boolean; cards: string[] | null }
  | {
      type: "placed";
      seat: number;
      street: number;
      rows: Rows<string[]>;
      discards: number;
      discard: string[] | null;
      /** By the engine, for a player who ran out of time. */
      automatic: boolean;
    }
  | {
      type: "set-face-down";
      seat: number;
      rows: Rows<string[]> | null;
      discards: number;
      discard: string[] | null;
      automatic: boolean;
    }
  | { type: "timed-out"; seat: number; dead: boolean }
  | { type: "piles-collected"; cards: number }
  | { type: "turned-up"; seat: number; rows: Rows<string[]> }
  | { type: "judged"; seat: number; foul: boolean; natural: Natural | null; royalties: Rows<number> }
  | ({ type: "pair-settled" } & OpenFacePairScore)
  | ({ type: "paid" } & Payment)
  | { type: "fantasy-earned"; seat: number; cards: number; inARow: number; stays: boolean }
  | { type: "deal-ended"; net: number[]; balances: number[] }
  | { type: "left"; seat: number }
  | { type: "fantasy-lapsed"; seat: number };

// ------------------------------------------------------------------------------------------------------------- views

/** What a viewer may know of one chair. */
export interface OpenFaceSeatView {
  seat: number;
  /** Whether it plays in this deal. */
  playing: boolean;
  /** Whether the player left the game. */
  left: boolean;
  /** The stack, or what was won and lost so far. */
  balance: number;
  /** Empty where another's lie face down. */
  rows: Rows<string[]>;
  /** How many cards lie in the rows face down. */
  faceDown: number;
  /** The cards to be placed; `null` where the viewer may not see them. */
  drawn: string[] | null;
  drawnCount: number;
  /** The discards of this deal; `null` where they are another's. */
  discards: string[] | null;
  discardCount: number;
  /** The bonus hand that is played. */
  bonus: Bonus | null;
  /** The bonus hand that was earned for the next deal. */
  nextBonus: Bonus | null;
  /** Whether time ran out and the hand died (OF-20). */
  dead: boolean;
}

/** What one seat, or a spectator, may know of a deal: all that a client needs to draw it. */
export interface OpenFaceView {
  game: "open-face";
  /** From 0. */
  handNumber: number;
  /** `null` for a spectator. */
  viewer: number | null;
  phase: OpenFacePhase;
  complete: boolean;
  /** From 1 to 5; in the closed game 1. */
  street: number;
  button: number;
  /** The only seat that may act; `null` where nobody or several may. */
  toAct: number | null;
  canAct: number[];
  /** How many cards are left in the deck. */
  deckCards: number;
  seats: OpenFaceSeatView[];
  options: Required<OpenFaceOptions>;
  /** What the viewer may do now. */
  actions: OpenFaceLegalAction[];
  /** What the deal came to, once it is over. */
  result: OpenFaceResult | null;
}

// --------------------------------------------------------------------------------------------------------- functions

/**
 * Scores finished boards: each player alone, then each pair. Options as in {@link OpenFaceSetup}.
 *
 * @param request 2 or 3 boards, in the closed game up to 4, of one deck; `seat` in the result counts them from 0
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} `ERR_SEATS`, `ERR_ROW_FULL`, `ERR_CARD_TWICE`, `ERR_BOARD_NOT_FULL` with `details.board`, or an
 *   option's refusal with `details.field`
 * @example
 * scoreOpenFace({
 *   boards: [
 *     { top: "Ac9d4s", middle: "KhKd8s6c2d", bottom: "AhAdQsTc3h" },
 *     { top: "Ks8c3s", middle: "JhJd9h5d2c", bottom: "QhQcAs7c4d" },
 *   ],
 * }).pairs[0]?.net; // 6
 */
export function scoreOpenFace(request: { boards: OpenFaceBoard[] } & OpenFaceOptions): OpenFaceScore;

/** What a finished board is by itself, with the reasons. */
export interface OpenFaceCheck {
  /** False for a dead hand (OF-7). */
  live: boolean;
  /** The rows that are stronger than the one below: why the hand is dead. */
  tooStrong: Row[];
  hands: Rows<CardsEvaluation>;
  /** None for a dead hand. */
  royalties: Rows<number>;
  /** The cards of the bonus hand that it earns where it was played as an ordinary hand (OF-14). */
  entersWith: number | null;
  /** The rows by which it earns another where it was played as a bonus hand (OF-16). */
  staysBy: Row[];
}

/**
 * Judges a finished board by itself: live or dead, its royalties, whether it enters fantasyland or stays, and by what.
 *
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} `ERR_ROW_FULL`, `ERR_CARD_TWICE`, `ERR_BOARD_NOT_FULL`, or an option's refusal
 * @example
 * checkOpenFace({ top: "QhQd7s", middle: "QcQs6h5d4c", bottom: "AhAs8h6d3c" }).tooStrong; // ["top"]
 */
export function checkOpenFace(board: OpenFaceBoard, options?: OpenFaceOptions): OpenFaceCheck;

/**
 * Every placement that a `place` among the legal actions describes, cards within a row in one order each: 232 on the
 * first street, at most 27 on the later ones; `null` where all thirteen cards are set at once, for there are too many.
 *
 * @throws {TypeError} for anything else than such an action
 * @throws {RulesError} `ERR_CARD_REPEATED`
 * @example
 * const game = new Game({ game: "open-face", players: 2, button: 0 });
 * const [place] = game.view(1).actions;
 * place?.type === "place" && placements(place)?.length; // 232, as `place.count` says
 */
export function placements(choice: PlaceChoice): Placement[] | null;

/** Cards as {@link arrangeOpenFace} sets them; with a `type` of `"place"`, an action. */
export interface Arrangement extends Rows<string[]> {
  /** The cards left over. */
  discard: string[];
  royalties: Rows<number>;
  /** Whether it earns another bonus hand (OF-16); the limit of OF-17 is not looked at. */
  stays: boolean;
  /** The points won from the opponents, less those lost; `null` without opponents. */
  net: number | null;
}

/**
 * The best arrangement of the cards of a bonus hand, or of the closed game: exact, within a few milliseconds.
 *
 * Of all arrangements that are no foul, the one with the most points: royalties, and `fantasyPoints` where it stays in
 * fantasyland; with `against`, the points won from these boards in place of royalties. Of equal ones the one that stays,
 * then the one with the strongest bottom, then middle, then top. There always is one. The order of the cards makes no
 * difference.
 *
 * @param request `cards`: 13 to 17, in the closed game 13; `against`: at most 2 finished boards, in the closed game 3,
 *   default none; `fantasyPoints`: what staying is worth, 0 to 10 000, default 0; options as in {@link OpenFaceSetup}, of
 *   which those count that change what a board pays or how it stays
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} `ERR_CARD_COUNT`, `ERR_CARD_REPEATED`, `ERR_SEATS`, `ERR_CARD_TWICE`,
 *   `ERR_ROW_FULL`, `ERR_BOARD_NOT_FULL`, or an option's refusal; `details.field`
 * @example
 * arrangeOpenFace({ cards: "4s7dKhKs6sKc2c7sJsKd7cJh3h3c" }).top; // ["Js", "Jh", "4s"], under 77733 and KKKK6
 */
export function arrangeOpenFace(
  request: {
    cards: string[] | string;
    against?: OpenFaceBoard[];
    fantasyPoints?: number;
  } & OpenFaceOptions,
): Arrangement;
