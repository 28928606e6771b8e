/// <reference lib="esnext.disposable" />

import type { BuyInStakes, LiarsDrawSetup, LiarsHoldemSetup, NumbersEvaluation, Rake } from "./banknotes.js";
import type {
  OpenFaceAction,
  OpenFaceChange,
  OpenFaceEvent,
  OpenFaceLegalAction,
  OpenFacePhase,
  OpenFaceResult,
  OpenFaceSetup,
  OpenFaceView,
} from "./open-face.js";

export * from "./banknotes.js";
export * from "./open-face.js";

/** What `init` takes in place of the module that the package brings: where it lies, its bytes, or the compiled module. */
export type InitInput = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the module, once: later calls wait for the first. In Node, Deno, Bun and Workers nothing is to be given.
 *
 * @throws the loader's error where the module cannot be had; the next call tries again
 */
export default function init(input?: InitInput | Promise<InitInput>): Promise<void>;

// ---------------------------------------------------------------------------------------------------- hands of cards

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
 * const hands = ["AsAhKdKc2s", "KsKhAdAc2d"].flatMap((hand) => hand.match(/../g).map(cardIndex));
 * evaluateBatch(Uint8Array.from(hands), 5); // the two values are equal
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

/**
 * The items in the order into which the seed shuffles them, in a new array: the same on every platform.
 *
 * @param items at most 1 048 576
 * @param seed 64 hexadecimal digits
 * @throws {TypeError} for anything else
 */
export function shuffle<T>(items: readonly T[], seed: string): T[];

// ------------------------------------------------------------------------------------------------------------ set-up

/** The button: a seat, or `"draw"` for whoever draws the highest card (TH-17). */
export type Button = number | "draw";

/** Small and big blind, in whole chips; the small one at most the big one, the big one at least 1. */
export interface Blinds {
  small: number;
  big: number;
}

/** An ante beside blinds: nobody's, every player's, or the big blind's for the whole table (TH-3). */
export interface Ante {
  mode: "none" | "each" | "big-blind";
  amount: number;
}

/** A match of tournament Texas Hold'em (TH-1 … TH-20). All amounts are whole chips, at most 2^53 − 1 in all. */
export interface TexasHoldemSetup {
  game: "texas-holdem";
  /** What each of the 2–10 chairs has, clockwise; 0 is an empty chair. */
  stacks: number[];
  button: Button;
  blinds: Blinds;
  /** Straddles of the seats left of the big blind in order, each at least twice the bet before. Default none. */
  straddles?: number[];
  /** Default none. */
  ante?: Ante;
  /** Whether a big blind too short for blind and ante pays the ante first (TH-3). Default false. */
  anteFirst?: boolean;
  /** How large bets may be (TH-10). Default `"no-limit"`. */
  betting?: "no-limit" | "pot-limit" | "fixed-limit";
  /** The smallest denomination in play (TH-18). Default 1. */
  chipUnit?: number;
  /** Whether the table shows at showdown for who can still win a part, and mucks the rest (TH-11). Default true. */
  autoShow?: boolean;
  /** The seats that sit out: dealt in, they post, and their turns time out at once (TH-20). Default none. */
  away?: number[];
  /** All 52 cards in order from the top, instead of a shuffle: a replay. */
  deck?: string[] | string;
  /** 64 hexadecimal digits; hand n is shuffled by stream n. Absent: drawn from the system, and kept in `save()`. */
  seed?: string;
}

/** The set-up of each game by its name. */
export interface SetupByGame {
  "texas-holdem": TexasHoldemSetup;
  "liars-holdem": LiarsHoldemSetup;
  "liars-draw": LiarsDrawSetup;
  "open-face": OpenFaceSetup;
}

/** The games of this package. */
export type GameName = keyof SetupByGame;

/** The games at a betting table. */
export type TableGameName = Exclude<GameName, "open-face">;

/** What a host asks for. Unknown fields are refused. */
export type GameSetup = SetupByGame[GameName];

/** What changes between two hands at any betting table; what is absent stays as it was. */
export interface TableChange {
  /** A new seed; hands go on being numbered. */
  seed?: string;
  /** Other stacks for the same chairs: rebuys, newcomers, seats left. */
  stacks?: number[];
  /** The seats that sit out. */
  away?: number[];
}

/** What changes between two hands of Hold'em. */
export interface TexasHoldemChange extends TableChange {
  /** A deck in order for this hand alone. */
  deck?: string[] | string;
  /** New blinds. */
  blinds?: Blinds;
  /** New straddles; as players leave, the last of them go by themselves. */
  straddles?: number[];
  /** A new ante. */
  ante?: Ante;
}

/** What changes between two hands of a banknote game. */
export interface BanknoteChange extends TableChange {
  /** Notes in order for this hand alone. */
  deck?: string[];
  /** A new ante. */
  ante?: number;
  /** A new rake. */
  rake?: Rake;
}

/** What changes between two hands of each game by its name. */
export interface ChangeByGame {
  "texas-holdem": TexasHoldemChange;
  "liars-holdem": BanknoteChange;
  "liars-draw": BanknoteChange;
  "open-face": OpenFaceChange;
}

/** What changes between two hands. */
export type HandChange<G extends GameName = GameName> = ChangeByGame[G];

// ----------------------------------------------------------------------------------------------------------- actions

/** Where a piece lies before its owner; where a game knows no zones, all lie in `"preflop"`. */
export type Zone = "preflop" | "flop" | "turn-river";

/** What a seat does at a betting table. `to` is the total for the round, all-in the largest; the last three are the host's. */
export type TableAction =
  | { type: "fold" }
  | { type: "check" }
  | { type: "call" }
  | { type: "bet"; to: number }
  | { type: "raise"; to: number }
  | { type: "show" }
  | { type: "muck" }
  | { type: "ask-to-show"; seat: number }
  | { type: "announce"; place: number }
  | { type: "exchange"; discard: { zone: Zone; index: number } }
  | { type: "stand" }
  | { type: "peek"; zones: Zone[] }
  | { type: "timeout" }
  | { type: "sit-out" }
  | { type: "sit-in" };

/** The actions of each game by its name. */
export interface ActionByGame {
  "texas-holdem": TableAction;
  "liars-holdem": TableAction;
  "liars-draw": TableAction;
  "open-face": OpenFaceAction;
}

/** What a seat does. */
export type Action<G extends GameName = GameName> = ActionByGame[G];

/**
 * Something that a seat may do now at a betting table, fold last. A bet or raise may be to any total from `min` in steps of `step`, and to
 * `max` whatever the step. The host's actions are not listed.
 */
export type TableLegalAction =
  | { type: "fold" | "check" | "show" | "muck" | "stand" }
  | { type: "call"; amount: number }
  | { type: "bet" | "raise"; min: number; max: number; step: number }
  | { type: "ask-to-show"; seat: number }
  | { type: "announce"; min: number; max: number }
  | { type: "exchange"; discards: { zone: Zone; index: number }[] }
  | { type: "peek"; zones: Zone[] };

/** The legal actions of each game by its name. */
export interface LegalActionByGame {
  "texas-holdem": TableLegalAction;
  "liars-holdem": TableLegalAction;
  "liars-draw": TableLegalAction;
  "open-face": OpenFaceLegalAction;
}

/** Something that a seat may do now. */
export type LegalAction<G extends GameName = GameName> = LegalActionByGame[G];

/** How an action is judged: `details` has the numbers that would be legal. */
export type Verdict = { ok: true } | { ok: false; code: string; rule: string | null; details: object; message: string };

// ------------------------------------------------------------------------------------------------ events and results

/** What a hand of each game is worth. */
export interface EvaluationByGame {
  "texas-holdem": CardsEvaluation;
  "liars-holdem": NumbersEvaluation;
  "liars-draw": NumbersEvaluation;
}

/** What a hand is worth. */
export type Evaluation<G extends TableGameName = TableGameName> = EvaluationByGame[G];

/** A round of betting and what is dealt before it. */
export type Street = "preflop" | "flop" | "turn" | "river";

/** Where a hand at a betting table stands. A betting round has its street's name. */
export type TablePhase = Street | "announcement" | "turn-exchange" | "river-exchange" | "showdown" | "complete";

/** Where a hand of each game may stand. */
export interface PhaseByGame {
  "texas-holdem": TablePhase;
  "liars-holdem": TablePhase;
  "liars-draw": TablePhase;
  "open-face": OpenFacePhase;
}

/** Where a hand stands. */
export type Phase<G extends GameName = GameName> = PhaseByGame[G];

/** Blinds and ante as a table plays them. */
export interface BlindStakes {
  small: number;
  big: number;
  straddles: number[];
  ante: Ante & {
    /** Whether a short big blind pays the ante first. */
    first: boolean;
  };
}

/** Blinds and ante, or the buy-in, of each game. */
export interface StakesByGame {
  "texas-holdem": BlindStakes;
  "liars-holdem": BuyInStakes;
  "liars-draw": BuyInStakes;
}

/** What a hand is played for and by whom. */
export interface Terms<G extends TableGameName = TableGameName> {
  game: G;
  /** From 0. */
  handNumber: number;
  /** The stacks before the hand. */
  stacks: number[];
  dealtIn: number[];
  button: number;
  stakes: StakesByGame[G];
  betting: "no-limit" | "pot-limit" | "fixed-limit";
  chipUnit: number;
  autoShow: boolean;
  /** Whether hands are turned up when someone is all-in and the betting is over. */
  allInFaceUp: boolean;
  away: number[];
  rakePaid: number[];
}

/** A main or side pot. */
export interface Pot {
  amount: number;
  /** The seats that can win it. */
  eligible: number[];
}

/** What a seat got of a pot, and for what: the best hand, a held shot, or because all others gave up. */
export interface Share {
  seat: number;
  amount: number;
  for: "hand" | "shot" | "fold";
}

/**
 * Something that happened at a betting table, in order. A hidden card is `null`: in the host's events (what `act` and `nextHand` return)
 * none is hidden, in `events({ viewer })` all but the viewer's own.
 */
export type TableEvent<G extends TableGameName = TableGameName> =
  | { type: "button-drawn"; drawn: { seat: number; piece: string }[]; button: number }
  | { type: "hand-started"; terms: Terms<G>; options: string }
  | {
      type: "posted";
      seat: number;
      post: "ante" | "small-blind" | "big-blind" | "straddle" | "rake";
      amount: number;
      allIn: boolean;
    }
  | { type: "announced"; seat: number; place: number; timeout: boolean }
  | { type: "dealt"; seat: number; zone: Zone; piece: string | null }
  | { type: "burned"; piece: string | null }
  | { type: "board"; street: Street; pieces: string[] }
  | { type: "armed"; seat: number | null }
  | {
      type: "acted";
      seat: number;
      action: "fold" | "check" | "call" | "bet" | "raise";
      /** The chips that it put in. */
      amount: number;
      /** Its total for the round. */
      total: number;
      allIn: boolean;
      timeout: boolean;
    }
  | { type: "returned"; seat: number; amount: number }
  | {
      type: "exchanged";
      seat: number;
      zone: Zone | null;
      index: number | null;
      discard: string | null;
      timeout: boolean;
    }
  | { type: "peeked"; seat: number; zone: Zone }
  | { type: "asked"; seat: number; of: number }
  | {
      type: "shown";
      seat: number;
      pieces: string[];
      /** `null` before there is a whole hand. */
      best: Evaluation<G> | null;
      /** Only because another asked (TH-19): the hand wins nothing. */
      asked: boolean;
    }
  | { type: "mucked"; seat: number; timeout: boolean }
  | {
      /** The hands that are compared, from the button's left. */
      type: "best-hands";
      hands: { seat: number; best: Evaluation<G> }[];
    }
  | ({ type: "pot-awarded"; index: number; shares: Share[] } & Pot)
  | {
      /** In the banknote games: so many notes were used, and all lie in the muck zone (LP-29). */
      type: "cleared";
      count: number;
    }
  | { type: "hand-ended"; stacks: number[] }
  | { type: "sat-out"; seat: number }
  | { type: "sat-in"; seat: number };

/** The events of each game by its name. */
export interface EventByGame {
  "texas-holdem": TableEvent<"texas-holdem">;
  "liars-holdem": TableEvent<"liars-holdem">;
  "liars-draw": TableEvent<"liars-draw">;
  "open-face": OpenFaceEvent;
}

/** Something that happened. */
export type GameEvent<G extends GameName = GameName> = EventByGame[G];

/** How a hand ended and who got what; arrays are by seat. */
export interface TableResult<G extends TableGameName = TableGameName> {
  /** Whether hands were compared, or all but one gave up before. */
  ending: "showdown" | "uncontested";
  board: string[];
  /** What the dealer announced, in the banknote games. */
  place: number | null;
  /** Uncalled bets that went back. */
  returned: number[];
  pots: (Pot & { winners: Share[] })[];
  /** What each seat got, uncalled bets included. */
  payouts: number[];
  /** The hands that were shown at showdown. */
  best: (Evaluation<G> | null)[];
  stacks: number[];
}

// ------------------------------------------------------------------------------------------------------------- views

/** What a viewer may know of one chair. */
export interface SeatView<G extends TableGameName = TableGameName> {
  seat: number;
  status: "empty" | "out" | "in" | "all-in" | "folded" | "mucked";
  /** Whether it sits out. */
  away: boolean;
  /** What it has behind. */
  stack: number;
  /** What it put in during this round. */
  bet: number;
  /** What it put in during the hand, without a big-blind ante. */
  contributed: number;
  /** What it put in, closed round by closed round. */
  rounds: number[];
  /** Its cards; `null` for one that the viewer may not see. Empty where it gave its hand up, but for its owner. */
  hand: (string | null)[];
  /** The zone that each card lies in. */
  zones: Zone[];
  /** Whether the hand lies face up. */
  shown: boolean;
  /** What the hand is worth so far, where the viewer sees it and it is whole. */
  best: Evaluation<G> | null;
  /** Whether it holds a shot, for who may know. */
  shot: boolean | null;
}

/** What one seat, or a spectator, may know of a table: all that a client needs to draw it. */
export interface TableView<G extends TableGameName = TableGameName> {
  game: G;
  /** From 0. */
  handNumber: number;
  /** `null` for a spectator. */
  viewer: number | null;
  phase: TablePhase;
  complete: boolean;
  /** The only seat that may act; `null` where nobody or several may. */
  toAct: number | null;
  canAct: number[];
  button: number;
  smallBlind: number | null;
  bigBlind: number | null;
  stakes: StakesByGame[G];
  betting: "no-limit" | "pot-limit" | "fixed-limit";
  chipUnit: number;
  place: number | null;
  board: string[];
  /** The bet to match in this round. */
  bet: number;
  /** All that is to be won, bets of this round included. */
  pot: number;
  /** The pots in the middle, main pot first, without the bets of this round. */
  pots: Pot[];
  seats: SeatView<G>[];
  /** What the viewer may do now. */
  actions: TableLegalAction[];
  /** How the hand ended, once it has. */
  result: TableResult<G> | null;
}

/** The view of each game by its name. */
export interface ViewByGame {
  "texas-holdem": TableView<"texas-holdem">;
  "liars-holdem": TableView<"liars-holdem">;
  "liars-draw": TableView<"liars-draw">;
  "open-face": OpenFaceView;
}

/** The result of each game by its name. */
export interface ResultByGame {
  "texas-holdem": TableResult<"texas-holdem">;
  "liars-holdem": TableResult<"liars-holdem">;
  "liars-draw": TableResult<"liars-draw">;
  "open-face": OpenFaceResult;
}

/** What one seat, or a spectator, may know. */
export type View<G extends GameName = GameName> = ViewByGame[G];

/** How a hand ended and who got what. */
export type Result<G extends GameName = GameName> = ResultByGame[G];

// ---------------------------------------------------------------------------------------------------------- showdown

/** Hands to compare and the money on them. */
export interface ShowdownRequest {
  game: TableGameName;
  /** The hand of each chair; `null` for one that folded, does not show, or is not there. */
  hands: (string[] | string | null)[];
  /** The whole board; none in liars-draw. */
  board?: string[] | string;
  /** The playing place, in the banknote games. */
  place?: number | null;
  /** What each chair put in, antes and the uncalled part of a bet included. */
  contributed: number[];
  /** Money that belongs to no chair's total: a big-blind ante. Default 0. */
  dead?: number;
  /** How much of what was put in are antes; it matters with `moonAntes: false` alone. Default 0. */
  antes?: number;
  /** The seats that gave up before the showdown. Default none. */
  folded?: number[];
  button: number;
  /** The seats that held a shot to the end (LD-10). Default none. */
  heldShots?: number[];
  /** The smallest denomination in play (TH-18). Default 1. */
  chipUnit?: number;
  /** As in a set-up of a banknote game. */
  naturalRank?: "after-kickers" | "before-kickers";
  /** As in a set-up of a banknote game. */
  allowDuplicates?: boolean;
  /** As in a set-up of liars-draw. */
  moonAntes?: boolean;
}

/** Who gets what; arrays are by seat. */
export interface ShowdownResult {
  /** The uncalled part of a bet, to whom it goes back. */
  returned: number[];
  /** The pots, main pot first, without what went back. */
  pots: (Pot & { winners: Share[] })[];
  /** What each seat gets, uncalled bets included. */
  payouts: number[];
  /** What the hands that were shown are worth. */
  best: (Evaluation | null)[];
}

/**
 * Who gets what of money that was put in, by the pots and shares of the game: a showdown without a table.
 *
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} `ERR_PIECE_COUNT`, `ERR_REPEATED`, `ERR_NOTHING_TO_WIN`, …; `details.field`
 * @example
 * showdown({ game: "texas-holdem", hands: ["AsAd", "KhKd", null], board: "2c3c4h9sTd", contributed: [100, 300, 50],
 *   folded: [2], button: 0 }).payouts; // [250, 200, 0]
 */
export function showdown(request: ShowdownRequest): ShowdownResult;

// -------------------------------------------------------------------------------------------------------------- game

/**
 * A match of any game, hand by hand. Needs {@link init}. It lies in the module's memory: `free()` it, or `using`.
 *
 * @example
 * const game = new Game({ game: "texas-holdem", stacks: [1000, 1000, 1000], button: 0, blinds: { small: 5, big: 10 } });
 * game.legalActions(); // [{ type: "call", amount: 10 }, { type: "raise", min: 20, max: 1000, step: 1 }, { type: "fold" }]
 * game.act(0, { type: "raise", to: 30 });
 * @example
 * const game = new Game({ game: "open-face", players: 2, button: 0 });
 * const [place] = game.legalActions(1); // { type: "place", cards: [five], room: …, discards: 0, count: 232 }
 * game.act(1, { type: "place", top: [], middle: [], bottom: place.cards, discard: [] });
 */
export class Game<G extends GameName = GameName> {
  /**
   * Sets the first hand up and runs it to the first decision.
   *
   * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
   * @throws {RulesError} `ERR_SEATS`, `ERR_AMOUNT`, `ERR_BUTTON`, `ERR_DECK_SIZE`, `ERR_REPEATED`, …; `details.field`
   */
  constructor(setup: { game: G } & SetupByGame[G]);

  /** The only seat that may act; `null` where nobody or several may. */
  get toAct(): number | null;
  /** The seats that the hand waits for. */
  get canAct(): number[];
  get phase(): Phase<G>;
  /** Whether the hand is over. */
  get complete(): boolean;

  /** What a seat may do now; without a seat, the one in turn. */
  legalActions(seat?: number): LegalAction<G>[];

  /** How `act` would judge an action; nothing is played. */
  check(seat: number, action: Action<G>): Verdict;

  /**
   * Plays an action and what follows by itself.
   *
   * @returns the events, **secrets included**: the host's, never to be forwarded; see `events`
   * @throws {RulesError} the refusal, with `rule` and the legal numbers in `details`; nothing has changed
   */
  act(seat: number, action: Action<G>): GameEvent<G>[];

  /**
   * The events of this hand as a viewer may know them, from number `since` on in that viewer's own count.
   *
   * @param to `viewer`: a seat, or `null` (default) for a spectator; `since`: default 0
   */
  events(to?: { viewer?: number | null; since?: number }): GameEvent<G>[];

  /** What a seat may see, with its own legal actions; without a seat, what a spectator may. */
  view(seat?: number | null): View<G>;

  /** How the hand ended; `null` while it is played. */
  result(): Result<G> | null;

  /**
   * Begins the next hand of the match, the button moved to the next seat that is dealt in.
   *
   * @returns its events, **secrets included**
   * @throws {RulesError} `ERR_HAND_NOT_OVER`, `ERR_MATCH_OVER`, or what the set-up may throw
   */
  nextHand(change?: HandChange<G>): GameEvent<G>[];

  /** This hand as text: set-up, seed, accepted actions and a hash of the events. **Secret**: it holds the seed. */
  save(): string;

  /**
   * The hand that a save tells, played again from its start. Of which game it is, only the caller knows before: name it
   * (`Game.load<"open-face">`), or ask the view.
   *
   * @throws {RulesError} `ERR_SAVE_UNREADABLE`, `ERR_SAVE_VERSION`, `ERR_SAVE_CHANGED`
   */
  static load<G extends GameName = GameName>(saved: string): Game<G>;

  /** Gives the memory back. Any later use throws `ERR_FREED`. */
  free(): void;
  [Symbol.dispose](): void;
}

// ---------------------------------------------------------------------------------------------------- recorded hands

/**
 * A recorded hand as it can be played here. `p1` of the record, the player left of the button, sits in seat 0; the last
 * player has the button.
 */
export interface PhhHand {
  /** The name of the hand's section, in a text of several; else `null`. */
  name: string | null;
  /** With a deck that deals the recorded cards. */
  setup: TexasHoldemSetup;
  /** The table accepts each; where the record breaks off, the hand goes on from there. */
  steps: { seat: number; action: TableAction }[];
  /**
   * The stacks after the hand as the record states them, in chips of the set-up; `null` where it does not. A record that
   * splits a pot exactly may state a fraction of a chip, where the table goes by TH-14.
   */
  finishingStacks: number[] | null;
  /** The cards that the record does not tell, filled in from those unseen: by seat, and on the board, dealt or not. */
  filled: { hands: string[][]; board: string[] };
  /** How many chips of the set-up are one unit of the record: 100 for dollars and cents, else mostly 1. */
  chipsPerUnit: number;
  /** The names of the players by seat. */
  players: string[] | null;
  /** The other fields that hold one value, as text: event, year, … */
  details: { [name: string]: string };
}

/**
 * Reads records of no-limit Hold'em in PHH, the poker hand history format: one hand, or several in sections `[1]`, `[2]`, …
 *
 * Each record is played at the table, so that its steps are known to be legal. Where it tells no `sm` of a showdown, the
 * table shows (`autoShow`); where it tells some, they become `show` and `muck` in the order of TH-11. An `sm` where the
 * table shows by itself (TH-12) tells cards and is no step.
 *
 * @param text at most 4 194 304 characters
 * @throws {TypeError} for what is no text
 * @throws {RulesError} `ERR_PHH_…`; `details` has `line`, `hand` (the section or `null`), `field` (`"actions[3]"`) and
 *   `refused`: where the table refuses a step, the details as {@link Game} gives them, else `null`
 * @example
 * const [record] = parsePhh(text);
 * const game = new Game(record.setup);
 * for (const { seat, action } of record.steps) game.act(seat, action);
 */
export function parsePhh(text: string): PhhHand[];

/**
 * Writes a hand of no-limit Hold'em as a record in PHH, finished or not: one that was read, with `??` for the cards in
 * `filled`, one of a set-up and steps, or the hand that a game plays. Amounts are in chips; names and details are not
 * written. **Secret**: all hands are in it, folded ones too.
 *
 * @throws {TypeError} for a field that is missing or of a wrong type, with its path
 * @throws {RulesError} for a set-up or a step that is refused, as by {@link Game}; `ERR_PHH_GAME`, `ERR_PHH_VARIANT` for what
 *   the format has no place for
 */
export function toPhh(hand: (Pick<PhhHand, "setup" | "steps"> & Partial<PhhHand>) | Game): string;

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
