// The types of the banknote games (LP-1 … LP-33, LH-1 … LH-5, LD-1 … LD-13). A note is its serial, 7 digits: "0123456".

import type { Button } from "./index.js";

// ------------------------------------------------------------------------------------------------------------ set-up

/** What the organiser takes from each seat beside the ante, in every hand or once in a match (LP-20, LP-21). */
export interface Rake {
  amount: number;
  when: "per-hand" | "once";
}

/** Which of two equal combinations a natural one beats: compared after the kickers, or before them (LP-12, LP-13). */
export type NaturalRank = "after-kickers" | "before-kickers";

/** What both banknote games are set up with. All amounts are whole units of the smallest coin. */
export interface BanknoteSetup {
  /** What each of the 3–8 chairs has before the buy-in, clockwise; who cannot pay it whole is not dealt in (LP-30). */
  stacks: number[];
  button: Button;
  /** The ante, at least 1: the smallest bet, too. */
  ante: number;
  /** Default none. */
  rake?: Rake;
  /** The venue's notes, shuffled for every hand. Default: 100 notes that the seed draws for the match (LP-3). */
  notes?: string[];
  /** The notes in order from the top, for this hand alone: a replay. */
  deck?: string[];
  /** Whether a serial may stand in `notes` or `deck` twice. Default false. */
  allowDuplicates?: boolean;
  /** Default `"after-kickers"`. */
  naturalRank?: NaturalRank;
  /** Whether the seat that had to open may still raise after all have called (LP-25). */
  openerOption?: boolean;
  /** Whether hands are turned up when someone is all-in and the betting is over (LP-31). */
  allInFaceUp?: boolean;
  /** Whether the table shows at showdown for everyone (LH-3). Default true. */
  autoShow?: boolean;
  /** The seats that sit out: they pay, and their turns time out at once. Default none. */
  away?: number[];
  /** 64 hexadecimal digits; hand n is shuffled by stream n. Absent: drawn from the system, and kept in `save()`. */
  seed?: string;
  /**
   * The number of this hand in its match, from 0 to 4 294 967 295; `nextHand` goes on from it. Default 0. Who begins each hand of a table as a
   * game of its own gives it: with one seed and one number two hands are dealt alike, and `advise` leaves the same to chance.
   */
  hand?: number;
}

/** The Hold'em with banknotes: two notes each, three on the board, the best three numbers of five. */
export interface LiarsHoldemSetup extends BanknoteSetup {
  game: "liars-holdem";
  /** Whether a note is burned before each street (LH-5). Default false. */
  burn?: boolean;
}

/** The closed game with exchanges and Shoot the Moon: three notes each. */
export interface LiarsDrawSetup extends BanknoteSetup {
  game: "liars-draw";
  /** Whose zeros arm a shot: the third note's alone, or the three notes' together (LD-7, LD-8). Default `"flop"`. */
  moonNotes?: "flop" | "hand";
  /** Whether a shot takes half of the antes, too (LD-11). Default true. */
  moonAntes?: boolean;
}

/** The buy-in as a table plays it. */
export interface BuyInStakes {
  ante: number;
  rake: {
    amount: number;
    /** Whether only once in a match. */
    once: boolean;
  };
}

// ----------------------------------------------------------------------------------------------------------- numbers

/** The kinds of three numbers, from the lowest up (LP-10). */
export type NumbersCategory = "high" | "pair" | "straight" | "set";

/** A note as it plays: its base number, shifted by so many points to the number that it counts for (LP-5 … LP-9). */
export interface UsedNote {
  /** Its position among the notes to choose from. */
  index: number;
  note: string;
  base: number;
  shift: number;
  number: number;
}

/** The best three numbers of some notes. */
export interface NumbersEvaluation {
  category: NumbersCategory;
  /** The numbers that decide, in comparing order: set [n], straight [top], pair [pair, kicker], high [three]. */
  ranks: number[];
  /** Whether none of the three notes is shifted (LP-12). */
  natural: boolean;
  /** The three notes. Of several ways to the same value, the one that shifts by the fewest points in all. */
  used: UsedNote[];
  /** The larger value wins, equal values split; compare values of one `naturalRank` only. */
  value: number;
}

/** Notes and what they are read by. */
export interface NotesRequest {
  /** 3, 4 or 5 serials. */
  notes: string[];
  /** The playing place, 1–7 (LP-4). */
  place: number;
  /** Default `"after-kickers"`. */
  naturalRank?: NaturalRank;
}

/**
 * The best three numbers of 3, 4 or 5 notes, each shifted as is best (LP-8 … LP-13).
 *
 * @throws {TypeError} for what is no serial or no place, with its path
 * @throws {RulesError} `ERR_NOTE_COUNT`
 * @example
 * evaluateNotes({ notes: ["9101111", "2111111", "3111111"], place: 1 }).category; // "straight": 9 + 1 = 1, so 1-2-3
 */
export function evaluateNotes(request: NotesRequest): NumbersEvaluation;

/** Why a declaration is none: a note that is not there or is used twice (LP-10), or a shift by more points than it has zeros (LP-8). */
export type DeclarationRefusal = { message: string } & (
  | { code: "ERR_NO_SUCH_NOTE" | "ERR_NOTE_TWICE"; rule: "LP-10" }
  | { code: "ERR_SHIFT_TOO_FAR"; rule: "LP-8" }
);

/** What a declaration came to. */
export interface CheckedDeclaration {
  /** Whether the three notes may be shifted so. */
  legal: boolean;
  /** What they are worth; `null` where they may not. */
  declared: NumbersEvaluation | null;
  /** Why they may not; `null` where they may. */
  refusal: DeclarationRefusal | null;
  /** The best hand in the notes. */
  best: NumbersEvaluation;
  /** Whether the declaration is worth as much. */
  isBest: boolean;
}

/**
 * What a player's own declaration is worth (LP-15): three different notes by their positions, each with its shift.
 *
 * @throws {TypeError} for what is no serial, no place or not three notes, with its path
 * @throws {RulesError} `ERR_NOTE_COUNT`
 */
export function checkDeclaration(
  request: NotesRequest & { chosen: { index: number; shift: number }[] },
): CheckedDeclaration;

/**
 * Distinct serials, drawn uniformly by a seed (LP-3): the same on every platform. A match without `notes` plays with
 * `noteDeck(100, seed)`.
 *
 * @param count at most 10 000
 * @param seed 64 hexadecimal digits
 */
export function noteDeck(count: number, seed: string): string[];

// -------------------------------------------------------------------------------------------------------------- odds

/**
 * What the odds of the banknote games depend on beside the hands.
 *
 * An opponent's notes are any that nobody has seen, each as likely as the other, and the opponent stays to the showdown:
 * nothing is read into bets or exchanges. docs/rules/liars-poker-odds.md tells what that means.
 */
export interface BanknoteOddsSetting {
  /** The playing place, 1–7. */
  place: number;
  /** How many others stay to the showdown, of whose notes nothing is known; with the known hands 2–8 (LP-1). Default 0. */
  opponents?: number;
  /** Notes that are known to be out of play: own discards, notes that were shown. Default none. */
  dead?: string[];
  /** The venue's notes, all of them, where they are known. Default: any valid serials (LP-3). */
  notes?: string[];
  /** Whether a serial may stand in `notes` twice. Default false. */
  allowDuplicates?: boolean;
  /** Default `"after-kickers"`. */
  naturalRank?: NaturalRank;
  /**
   * `true`: counted, or refused where `budget` does not allow it. `false`: dealt at random. `"auto"`, the default: counted
   * where the budget allows it.
   */
  exact?: boolean | "auto";
  /** The most hands of note classes that a count may look at, 1 to 200 000 000. Default 40 000 000: below a second. */
  budget?: number;
  /** How many times to deal where it is not counted, 1 to 1 000 000. Default 100 000; `exchangeOdds` takes as many as `budget` allows. */
  samples?: number;
  /** What those deals follow from, 64 hexadecimal digits. Default zeros: the same request has always the same answer. */
  seed?: string;
}

/** Hands of liars-holdem. */
export interface LiarsHoldemEquityRequest extends BanknoteOddsSetting {
  game: "liars-holdem";
  /** The known hands, two notes each. */
  hands: string[][];
  /** None to three notes. Default none. */
  board?: string[];
}

/** Hands of liars-draw. */
export interface LiarsDrawEquityRequest extends BanknoteOddsSetting {
  game: "liars-draw";
  /** The known hands: three notes each, the flop's last; or two before the flop. */
  hands: string[][];
  /** The positions of the known hands that hold a shot (LD-7). Default none. */
  heldShots?: number[];
  /** How many of the opponents have exchanged a note, so that they hold no shot (LD-9). Default 0. */
  exchanged?: number;
  /** Whose zeros arm a shot. Default `"flop"`. */
  moonNotes?: "flop" | "hand";
}

/** Hands of a banknote game for {@link equity}. Unknown fields are refused. */
export type BanknoteEquityRequest = LiarsHoldemEquityRequest | LiarsDrawEquityRequest;

/** What a hand of banknotes can expect. All are parts from 0 to 1. */
export interface BanknoteShare {
  /** How often it is the best hand alone. */
  win: number;
  /** How often it shares that. */
  tie: number;
  /** The part of the pot that it gets on average, by hand and by shot. */
  equity: number;
  /** The same of what no shot halves: in liars-holdem all, in liars-draw the antes under `moonAntes: false` (LD-11). */
  handEquity: number;
  /** That part of `equity` which a held shot brings (LD-10). */
  shotEquity: number;
}

/** What one known hand can expect. */
export interface BanknotePlayerEquity extends BanknoteShare {
  /** By how much `equity` misses the true one, as a standard deviation; 0 where it was counted. */
  standardError: number;
}

/** What known hands of banknotes can expect, and how that is known. */
export interface BanknoteEquity {
  /** Whether every way was counted, by classes of notes. */
  exact: boolean;
  /** How many times it was dealt at random; 0 where it was counted. */
  samples: number;
  /** The largest of the players'. */
  standardError: number;
  /** The known hands in the order of the request. What their equities leave to 1 is the opponents'. */
  players: BanknotePlayerEquity[];
}

/** A hand of liars-draw whose owner is to exchange a note or to stand. Unknown fields are refused. */
export interface ExchangeOddsRequest extends BanknoteOddsSetting {
  /** The three notes, as `hand` of the owner's view has them. */
  hand: string[];
  /** The zone that each lies in, as `zones` of the view has them. None in `"turn-river"`: there was no exchange. */
  zones: ("preflop" | "flop" | "turn-river")[];
  /** `"turn"`: the first exchange, after which the river's comes; `"river"`: the last one. */
  street: "turn" | "river";
  opponents: number;
  /** How many of the opponents have exchanged a note, so that they hold no shot (LD-9). Default 0. */
  exchanged?: number;
  /** Whose zeros arm a shot. Default `"flop"`. */
  moonNotes?: "flop" | "hand";
}

/** What the exchange of one note brings. */
export interface ExchangeGain extends BanknoteShare {
  /** The note, as the action `exchange` names it. */
  discard: { zone: "preflop" | "flop" | "turn-river"; index: number };
  /** By how much its equity is above that of standing: below 0 for most exchanges of a good hand. */
  gain: number;
}

/** What standing and each exchange bring, and how that is known. */
export interface ExchangeOdds {
  /** Whether every way was counted: always but for several opponents who take from known notes, or `exact: false`. */
  exact: boolean;
  samples: number;
  /** At most so much misses each equity, as a standard deviation; 0 where it was counted. */
  standardError: number;
  /** Standing. On the turn the river's exchange follows, and the better of what can be done there is counted. */
  stand: BanknoteShare;
  /** The exchange of each note, in the order of `hand`; on the turn with the best that can follow on the river. */
  exchanges: ExchangeGain[];
  shot: {
    /** Whether the hand holds one; any exchange burns it (LD-9). */
    held: boolean;
    /** The part of the pot that it brings if it is kept to the showdown: a half, less where opponents hold shots. */
    share: number;
    /** The chance that an opponent holds one. */
    against: number;
  };
}

/**
 * What to exchange in liars-draw: the pot share of standing and of each exchange, shots counted (LD-5 … LD-10).
 *
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} with the `field` in its details: `ERR_NOTE_COUNT`, `ERR_ZONES`, `ERR_OPPONENTS`,
 *   `ERR_DUPLICATE_NOTE`; with known notes `ERR_FOREIGN_NOTE`, `ERR_TOO_FEW_NOTES`, `ERR_TOO_MANY_NOTES`;
 *   `ERR_EQUITY_BUDGET` with the steps `needed`
 * @example
 * // A pair of sevens and a two against one opponent, before the last exchange.
 * const { exchanges } = exchangeOdds({ hand: ["7111111", "7222222", "2333333"], zones: ["preflop", "preflop", "flop"],
 *   street: "river", place: 1, opponents: 1 });
 * exchanges.map(({ gain }) => gain > 0); // [false, false, true]: give the two away
 */
export function exchangeOdds(request: ExchangeOddsRequest): ExchangeOdds;
