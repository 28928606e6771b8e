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

/** What a declaration came to. */
export interface CheckedDeclaration {
  /** Whether the three notes may be shifted so. */
  legal: boolean;
  /** What they are worth; `null` where they may not. */
  declared: NumbersEvaluation | null;
  /** Why they may not; `null` where they may. */
  refusal: { code: string; rule: string; message: string } | null;
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
