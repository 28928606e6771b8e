// The types of the floor's rulings at a Hold'em table (RL-1 … RL-7). Amounts are whole chips.

import type { Game, TableGameName } from "./index.js";
import type { RuleId } from "./refusals.js";

/** A word that acts. `"fold"` also stands for cards pushed forward, `"check"` for a tap on the table. */
export type RulingWord = "fold" | "check" | "call" | "bet" | "raise" | "all-in";

/** What a player did with words and chips. */
export interface Gesture {
  /** What was said, or shown by a gesture that stands for it. */
  word?: RulingWord;
  /** The amount that was said, with a word or alone. At least 1. A total for the round where it exceeds the bet. */
  amount?: number;
  /** The chips pushed out, motion by motion, each by its value: `[[500, 25]]`. At most 100 motions of 100 chips. */
  motions?: number[][];
  /** Which came first, where there are both words and chips (RL-2). Default `"words"`. */
  first?: "words" | "chips" | "together";
  /** For what was done out of turn (RL-1). */
  outOfTurn?: {
    /** What the players in turn have done until the turn came; empty where nobody has acted yet. */
    since: ("fold" | "check" | "call" | "bet" | "raise")[];
    /**
     * `true` where two players with chips, or any three, acted behind a skipped player who had time to speak up (TDA 36,
     * 53-B). Default `false`.
     */
    substantial?: boolean;
  };
}

/** Where a player stands, and what the player did with words and chips. Unknown fields are refused. */
export interface RulingRequest extends Gesture {
  /** The bet to match, as a total for the round, a blind included; 0 where nobody has bet. */
  bet: number;
  /** What the player has put in this round, a blind included. At most `bet`. Default 0. */
  committed?: number;
  /** What the player has behind, before the gesture. At least 1. */
  stack: number;
  /** The big blind: the smallest bet. */
  bigBlind: number;
  /** The largest full bet or raise of the round, by which a raise must go at least (TH-6). Default `bigBlind`. */
  largestRaise?: number;
  /** The smallest chip in play (TH-18). Default 1. */
  chipUnit?: number;
  /** The largest total that a limit allows (TH-10); at least the smallest raise. Default: no limit. */
  most?: number;
  /** `false` where the betting is not open to a raise by this player (TH-8, TH-6). Default `true`. */
  mayRaise?: boolean;
  /** `true` where only one other player is in the hand. Default `false`. */
  headsUp?: boolean;
}

/** What a seat in turn of a game did with words and chips; where it stands the game knows. Unknown fields are refused. */
export interface GameRulingRequest extends Gesture {
  /** A game at a betting table; in the banknote games the ante is the smallest bet. */
  game: Game<TableGameName> | Game;
  /** From 0. */
  seat: number;
}

/** The numbers of each reason by its code. A `to`, `min` or `max` is a total for the round, all others are chips added. */
export interface RulingParts {
  "words-first": object;
  "words-together": object;
  "chips-first": object;
  /** `ignored` lay in later motions. */
  "string-bet": { counted: number; ignored: number };
  "nothing-done": object;
  declared: object;
  "fold-without-bet": object;
  "check-facing-bet": { call: number };
  "call-without-bet": object;
  "call-binds": { call: number };
  "bet-facing-bet": object;
  "raise-without-bet": object;
  "declared-total": { to: number };
  "amount-alone": { amount: number };
  "word-with-chip": { chip: number; to: number };
  "word-with-chips": { put: number; to: number };
  "word-alone": { min: number };
  "chip-bet": { chip: number };
  "chips-bet": { put: number };
  "exact-call": { call: number };
  "oversized-chip": { chip: number; call: number };
  /** `left`: what the chips come to without one of the `smallest`. */
  "every-chip-needed": { smallest: number; left: number; call: number };
  /** `by` goes on top of the call; `half` of the largest `raise`, rounded up. */
  "half-reached": { by: number; half: number; raise: number };
  "half-missed": { by: number; half: number; raise: number };
  /** The same of an amount without a word. */
  "amount-half-reached": { by: number; half: number; raise: number };
  "amount-half-missed": { by: number; half: number; raise: number };
  "last-chips": { to: number };
  "all-in": { to: number };
  "raise-completed": { min: number };
  "chips-completed": { min: number };
  "bet-completed": { min: number };
  "short-all-in": { to: number };
  "more-than-stack": { to: number };
  "above-limit": { max: number };
  "off-unit": { unit: number; to: number };
  "all-in-call": { put: number; call: number };
  "raise-closed": object;
  "undercall-heads-up": { put: number; call: number };
  "undercall-opening": { put: number; call: number };
  "undercall-floor": { put: number; call: number };
  "fold-out-of-turn": object;
  "out-of-turn-waits": object;
  "out-of-turn-binds": object;
  "out-of-turn-changed": object;
  "out-of-turn-stands": object;
}

/** One step of a ruling: a code, the rule behind it, and the numbers that decide. */
export type RulingReason = {
  [Code in keyof RulingParts]: { code: Code; rule: RuleId } & RulingParts[Code];
}[keyof RulingParts];

/** The actions that a gesture may count as: just what `Game.act` takes. */
export type RulingAction =
  | { type: "fold" }
  | { type: "check" }
  | { type: "call" }
  | { type: "bet"; to: number }
  | { type: "raise"; to: number };

/** What a gesture counts as, and why. */
export interface Ruling {
  /**
   * `"binds"`; `"waits"`: binds if those in turn leave the bet as it is (RL-1); `"nothing"`: the player acts anew, with every
   * option; `"choice"`: the player chooses among `open`; `"floor"`: the floor does (RL-6).
   */
  status: "binds" | "waits" | "nothing" | "choice" | "floor";
  /** `null` where `status` is `"nothing"`, `"choice"` or `"floor"`. */
  action: RulingAction | null;
  /** What is left to choose from. */
  open: ("call" | "fold")[];
  /** The chips that the action adds to what the player has put in. */
  adds: number;
  /** The chips pushed out that go back to the player. */
  returned: number;
  /** The rule that decides: that of the last reason. */
  rule: RuleId;
  /** The reasons in order, at least one. */
  reasons: RulingReason[];
}

/**
 * What a player's chips and words count as (RL-1 … RL-5): the 50 % rule, oversized chips, string bets, action out of turn.
 * Sentences for it are in `cardroom/text/en` and `/ru`.
 *
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} `ERR_AMOUNT` for a number out of its bounds: `details.field`, `min`, `max`
 * @example
 * // 325 to call, and one 500 and one 25 go in without a word: the 25 was not needed, so it is a raise.
 * const ruled = ruling({ bet: 325, stack: 9000, bigBlind: 100, largestRaise: 325, motions: [[500, 25]] });
 * ruled.action; // { type: "raise", to: 650 }
 * ruled.rule; // "RL-4"
 */
export function ruling(request: RulingRequest): Ruling;

/**
 * What chips and words of a seat in turn of a game count as (RL-1 … RL-5); nothing is played yet.
 *
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @throws {RulesError} what `Game.check` refuses a fold with: `ERR_NOT_YOUR_TURN`, `ERR_NOT_NOW`, `ERR_FORCED_BET`, …; `ERR_AMOUNT` for
 *   more chips than the player has
 * @example
 * const game = new Game({ game: "texas-holdem", stacks: [5000, 5000, 5000], button: 0, blinds: { small: 50, big: 100 } });
 * const ruled = ruling({ game, seat: 0, motions: [[100, 100]] });
 * ruled.action; // { type: "raise", to: 200 }
 * if (ruled.action !== null) game.act(0, ruled.action);
 */
export function ruling(request: GameRulingRequest): Ruling;

/** Something that a player must not do at the table (RL-6, RL-7). */
export type Offence =
  | "talks-about-hand"
  | "hides-cards"
  | "advice"
  | "acts-out-of-turn"
  | "disturbs"
  | "phone"
  | "touches-cards"
  | "leaves-seat"
  | "shares-cards"
  | "colludes";

/** What the floor imposes, from the lightest up (RL-6). */
export type PenaltyName = "warning" | "missed-hand" | "missed-round" | "exclusion" | "ban";

/** A penalty as an event for a log: add the seat and the time. */
export interface Penalty {
  offence: Offence;
  /** The rule that was broken. */
  rule: "RL-6" | "RL-7";
  penalty: PenaltyName;
  /** The hands missed: dealt in, posted for, killed (TT-9); 0 for other penalties. */
  hands: number;
}

/**
 * The usual penalty for an offence: one step above the heaviest before, and no less than the offence costs the first time. A
 * suggestion: the floor's decision is final (RL-6).
 *
 * @param request `previous`: the player's penalties before, default none; `players`: at the table, 2–10
 * @throws {TypeError} for anything else
 * @example
 * penalty({ offence: "phone", players: 9 }).penalty; // "warning"
 * penalty({ offence: "phone", previous: ["warning", "missed-hand"], players: 9 }).hands; // 9
 */
export function penalty(request: { offence: Offence; previous?: PenaltyName[]; players: number }): Penalty;
