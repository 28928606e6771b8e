// The betting tables: what a match is set up with, what is done, what happened, what is seen.

import type { BuyInStakes, LiarsDrawSetup, LiarsHoldemSetup, NumbersEvaluation, Rake } from "./banknotes.js";
import type { CardsEvaluation } from "./cards.js";
import type { LegalActionByGame, PhaseByGame, TableGameName } from "./index.js";

/** The button: a seat, or `"draw"` for whoever draws the highest card (TH-17). */
export type Button = number | "draw";

/**
 * Who posts the blinds. With three players or more, clockwise from the button's chair comes the small blind and then the big blind,
 * before anyone else who is dealt in. The button's chair may be empty (a dead button), and `smallBlind` may be `null` (a dead small
 * blind: the big blind is the first player left of the button). Between two the button posts the small blind (TT-6, TH-2).
 */
export interface Positions {
  smallBlind: number | null;
  bigBlind: number;
}

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
  /** Who posts the blinds, where that does not follow from the button: a dead button or small blind (TT-6). */
  positions?: Positions;
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
  /**
   * Whether, once someone is all-in and the betting is over, the hands stay face down and nothing is dealt, in the phase `"held"`, until
   * the host's action `release`: hand-for-hand play (TT-7). Default false.
   */
  holdAllIns?: boolean;
  /** The seats that sit out: dealt in, they post, and their turns time out at once (TH-20). Default none. */
  away?: number[];
  /**
   * The seats whose hands are killed, in this hand alone: they post and are dealt in, then the hand is dead, whether the seat is away or
   * not (TT-9). What it posted stays in the pot. Where nobody else is dealt in, the last in the order of action takes the pot. Default none.
   */
  killed?: number[];
  /** The seats with chips that are not dealt in, in this hand alone: a newcomer between button and small blind (TT-5). Default none. */
  waiting?: number[];
  /** All 52 cards in order from the top, instead of a shuffle: a replay. */
  deck?: string[] | string;
  /** 64 hexadecimal digits; hand n is shuffled by stream n. Absent: drawn from the system, and kept in `save()`. */
  seed?: string;
  /**
   * The number of this hand in its match, from 0 to 4 294 967 295; `nextHand` goes on from it. Default 0. Who begins each hand of a table as a
   * game of its own gives it: with one seed and one number two hands are dealt alike, and `advise` leaves the same to chance.
   */
  hand?: number;
}

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
  /** A new smallest denomination (TT-8); what the colour-up does to the stacks, `stacks` tells. */
  chipUnit?: number;
  /** Another chair for the button than the next that is dealt in. */
  button?: number;
  /** Who posts the blinds of the next hand alone, where that does not follow from the button (TT-6). */
  positions?: Positions;
  /** Whether all-in hands are held (TT-7). */
  holdAllIns?: boolean;
  /** The seats whose hands are killed, in the next hand alone (TT-9). */
  killed?: number[];
  /** The seats with chips that are not dealt in, in the next hand alone (TT-5). */
  waiting?: number[];
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

/** Where a piece lies before its owner; where a game knows no zones, all lie in `"preflop"`. */
export type Zone = "preflop" | "flop" | "turn-river";

/**
 * What a seat does at a betting table. `to` is the total for the round, all-in the largest; the last four are the host's. What a legal
 * action says beside (`min`, `max`, `step`, `discards`) may stay: `{ ...legal, to: legal.min }`.
 */
export type TableAction =
  | { type: "fold" }
  | { type: "check" }
  /** With `amount`, as `legalActions` gives it, a call of just that is meant: refused where there is another to call. */
  | { type: "call"; amount?: number }
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
  | { type: "sit-in" }
  /** Turns held all-ins up and deals the board (TT-7); any seat stands for it. */
  | { type: "release" };

/**
 * Something that a seat may do now at a table of Hold'em, fold last. A bet or raise may be to any total from `min` in steps of `step`, and
 * to `max` whatever the step. The host's actions are not listed.
 */
export type TexasHoldemLegalAction =
  | { type: "fold" }
  | { type: "check" }
  | { type: "call"; amount: number }
  | { type: "bet"; min: number; max: number; step: number }
  | { type: "raise"; min: number; max: number; step: number }
  | { type: "show" }
  | { type: "muck" }
  | { type: "ask-to-show"; seat: number };

/** The same at any betting table. */
export type TableLegalAction =
  | TexasHoldemLegalAction
  | { type: "stand" }
  | { type: "announce"; min: number; max: number }
  | { type: "exchange"; discards: { zone: Zone; index: number }[] }
  | { type: "peek"; zones: Zone[] };

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

/** Where a hand of Hold'em stands. A betting round has its street's name. */
export type TexasHoldemPhase = Street | "held" | "showdown" | "complete";

/** The same at any betting table. */
export type TablePhase = TexasHoldemPhase | "announcement" | "turn-exchange" | "river-exchange";

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
  /** The button's chair; empty where the button is dead. */
  button: number;
  /** Who posts the blinds; `null` in games without blinds. */
  positions: Positions | null;
  stakes: StakesByGame[G];
  betting: "no-limit" | "pot-limit" | "fixed-limit";
  chipUnit: number;
  autoShow: boolean;
  /** Whether hands are turned up when someone is all-in and the betting is over. */
  allInFaceUp: boolean;
  holdAllIns: boolean;
  away: number[];
  /** Of the seats dealt in, those whose hands are killed. */
  killed: number[];
  waiting: number[];
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
  | { type: "killed"; seat: number }
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
  | { type: "held" }
  | { type: "released" }
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

/** What each game is played with beside stakes and limits, as its set-up has it. */
export interface OptionsByGame {
  "texas-holdem": Record<string, never>;
  "liars-holdem": Required<Pick<LiarsHoldemSetup, "allowDuplicates" | "naturalRank" | "openerOption" | "burn">>;
  "liars-draw": Required<
    Pick<LiarsDrawSetup, "allowDuplicates" | "naturalRank" | "openerOption" | "moonNotes" | "moonAntes">
  >;
}

/** What a viewer may know of one chair. */
export interface SeatView<G extends TableGameName = TableGameName> {
  seat: number;
  status: "empty" | "out" | "in" | "all-in" | "folded" | "mucked" | "killed";
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
  phase: PhaseByGame[G];
  complete: boolean;
  /** The only seat that may act; `null` where nobody or several may. */
  toAct: number | null;
  canAct: number[];
  /** The button's chair; empty where the button is dead. */
  button: number;
  /** `null` where the small blind is dead, and in games without blinds. */
  smallBlind: number | null;
  bigBlind: number | null;
  stakes: StakesByGame[G];
  betting: "no-limit" | "pot-limit" | "fixed-limit";
  chipUnit: number;
  /** The game's own options: the rules of the house are no secret. Which notes a venue has is told nobody. */
  options: OptionsByGame[G];
  place: number | null;
  board: string[];
  /** The bet to match in this round. */
  bet: number;
  /** Who bet or raised last, round by round, in the closed ones and the one that is played; `null` where nobody did. */
  aggressors: (number | null)[];
  /** All that is to be won, bets of this round included. */
  pot: number;
  /** The pots in the middle, main pot first, without the bets of this round. */
  pots: Pot[];
  seats: SeatView<G>[];
  /** What the viewer may do now. */
  actions: LegalActionByGame[G][];
  /** How the hand ended, once it has. */
  result: TableResult<G> | null;
}

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
