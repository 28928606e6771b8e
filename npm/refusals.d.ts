// What is refused, and why: the codes of refusals and the numbers that go with each.

import type { Phase } from "./index.js";
import type { Positions } from "./table.js";
import type { ClockView, TournamentView } from "./tournament.js";

/** What is wrong with a set-up, a change between hands, or a request: the field, as a path (`"blinds.small"`, `"deck[3]"`). */
interface Field {
  field: string;
}

/** The totals that a bet or raise may reach: from `min` in steps of `step`, and `max` whatever the step. */
interface Totals {
  min: number;
  max: number;
  step: number;
}

/** The chips that a call would add. */
interface Call {
  call: number;
}

interface None {
  [field: string]: never;
}

/** Where a text of records in PHH is wrong. */
interface PhhDetails {
  line: number;
  /** The section of the hand, where there are several. */
  hand: string | null;
  field: string;
  /** The numbers of the refusal, where a step is refused. */
  refused: object | null;
}

/** What `details` holds, by the code of a refusal: the numbers that decide, or that would have been legal. */
export interface DetailsByCode {
  // In a hand
  ERR_AWAY: None;
  ERR_BET_FACING_BET: Call;
  ERR_BET_TOO_LARGE: Totals;
  ERR_BET_TOO_SMALL: Totals;
  ERR_CALL_AMOUNT: Call;
  ERR_CAPPED: None;
  ERR_CHECK_FACING_BET: Call;
  ERR_FORCED_BET: { to: number };
  ERR_HAND_OVER: None;
  ERR_MUST_SHOW: None;
  ERR_NOBODY_TO_RAISE: None;
  ERR_NOTHING_BEHIND: Call;
  ERR_NOTHING_TO_ASK: None;
  ERR_NOTHING_TO_CALL: None;
  ERR_NOT_IN_HAND: { seat?: number };
  ERR_NOT_NOW: { phase: Phase | TournamentView["phase"] };
  ERR_NOT_REOPENED: Call;
  ERR_NOT_YOUR_TURN: { canAct: number[] };
  ERR_NO_SUCH_PIECE: { held: number };
  ERR_NO_SUCH_SEAT: { seats: number; seat?: number; field?: string };
  ERR_OFF_STEP: Totals;
  ERR_ONE_ZONE: None;
  ERR_OUT_OF_RANGE: { min: number; max: number; field?: string };
  ERR_PRESENT: None;
  ERR_RAISE_TOO_LARGE: Totals;
  ERR_RAISE_TOO_SMALL: Totals;
  ERR_RAISE_WITHOUT_BET: None;
  ERR_TOO_MANY_ACTIONS: { most: number };

  // Set-ups, changes between hands, and showdowns without a table
  ERR_AMOUNT: Field & { min: number; max: number };
  ERR_BUTTON: Field & { dealtIn?: number[]; given?: number; players?: number[] };
  ERR_DECK_SIZE: Field & { min: number; max: number; given?: number };
  ERR_FOREIGN_PIECE: Field;
  ERR_HAND_NOT_OVER: { canAct?: number[] };
  ERR_MATCH_OVER: { able: number[]; needed: number };
  ERR_NOBODY_SHOWS: Field & { pot: number };
  ERR_NOTHING_TO_WIN: Field;
  ERR_NO_SEED: Field;
  ERR_OFF_UNIT: Field & { unit: number };
  ERR_PIECE_COUNT: Field & { count: number };
  ERR_POSITIONS: Field & { legal: Positions[] };
  ERR_REPEATED: Field & { first?: number; position?: number };
  ERR_SEATS: { min: number; max: number; field?: string; given?: number };
  ERR_STRADDLES: Field & { max: number };
  ERR_TOO_MANY_CHIPS: Field & { max: number };
  ERR_TOO_MANY_HANDS: None;

  // Open-face Chinese
  ERR_BOARD_NOT_FULL: { cards: number; full: number; board?: number; field?: string };
  ERR_BONUS: Field & { seat: number };
  ERR_BUTTON_DRAWN_TWICE: Field;
  ERR_CARD_NOT_HELD: { card: string };
  ERR_CARD_PLACED: { card: string };
  ERR_CARD_TWICE: { card: string; board?: number; field?: string };
  ERR_FANTASY_OWED: { owners: number[] };
  ERR_KUSH: Field & { given: number; min: number; max: number };
  ERR_NATURAL: Field & { given: number; max: number };
  ERR_NATURALS_IN_PINEAPPLE: Field;
  ERR_NO_STACKS: Field;
  ERR_NO_STREETS: Field;
  ERR_PLACE_COUNT: { placed: number; mustPlace: number; discarded: number; mustDiscard: number };
  ERR_ROW_FULL: {
    row: "top" | "middle" | "bottom";
    room: number;
    placed?: number;
    cards?: number;
    board?: number;
    field?: string;
  };
  ERR_ROW_POINTS: Field & { given: number; min: number; max: number };
  ERR_ROYALTY: Field & { row: "top" | "middle" | "bottom"; given: number; max: number };
  ERR_STACKS: (Field & { given: number; players: number }) | { stacks: number[] };
  ERR_SWEEP_TOTAL: Field & { given: number; min: number; max: number };
  ERR_TOO_FEW_PLAYERS: (Field & { players: number[] }) | { min: number; players: number };

  // Cards and notes
  ERR_BATCH_LENGTH: { length: number; size: number };
  ERR_CARD_COUNT:
    | { count: number; legal: number[]; field?: string }
    | { known: number; size: number }
    | (Field & { given: number; min: number; max: number });
  ERR_CARD_REPEATED: { position: number; card: string | null };
  ERR_NOTE_COUNT: { count: number; legal: number[] } | (Field & { count: number; min: number; max: number });

  // Odds of the banknote games
  ERR_DUPLICATE_NOTE: Field & { note: string };
  ERR_FOREIGN_NOTE: Field & { note: string };
  ERR_OPPONENTS: Field & { min: number; max: number };
  ERR_SHOTS: Field;
  ERR_TOO_FEW_NOTES: Field & { count: number; needed: number };
  ERR_TOO_MANY_NOTES: Field & { max: number };
  ERR_ZONES: Field;

  // Odds
  ERR_BOARD_COUNT: Field & { count: number; legal?: number[] };
  /** `needed` is rounded above 2^53, where no `budget` reaches; of banknotes 2^53 − 1 stands for all above. */
  ERR_EQUITY_BUDGET: Field & { needed: number; budget: number };
  ERR_HAND_COUNT: Field & { count: number; min: number; max: number };
  ERR_HOLE_CARDS: Field & { count: number };
  ERR_NO_DEAL: Field;
  ERR_RANGE: Field & { position: number; item: string };
  ERR_RANGE_EMPTY: Field;
  ERR_TOO_FEW_CARDS: Field & { needed: number; left: number };

  // Advice
  ERR_NOTHING_TO_DECIDE: None;

  // Records in PHH
  ERR_PHH_ANTES: PhhDetails;
  ERR_PHH_BLINDS: PhhDetails;
  ERR_PHH_CARD_TWICE: PhhDetails;
  ERR_PHH_COUNT: PhhDetails;
  ERR_PHH_DEAD: None;
  ERR_PHH_GAME: None;
  ERR_PHH_HOLE_CARDS: PhhDetails;
  ERR_PHH_LIMIT: PhhDetails;
  ERR_PHH_MIN_BET: PhhDetails;
  ERR_PHH_MISSING: PhhDetails;
  ERR_PHH_MUCKED_WINNER: PhhDetails;
  ERR_PHH_NOTATION: PhhDetails;
  ERR_PHH_NO_CARD: PhhDetails;
  ERR_PHH_NO_SUCH_PLAYER: PhhDetails;
  ERR_PHH_ORDER: PhhDetails;
  ERR_PHH_PLAYERS: PhhDetails;
  ERR_PHH_REFUSED: PhhDetails;
  ERR_PHH_SETUP: PhhDetails;
  ERR_PHH_SYNTAX: PhhDetails;
  ERR_PHH_TWICE: PhhDetails;
  ERR_PHH_UNSUPPORTED: PhhDetails;
  ERR_PHH_VALUE: PhhDetails;
  ERR_PHH_VARIANT: PhhDetails | None;

  // Tournaments, and schedules
  ERR_ADD_ON_CLOSED: { afterLevel: number | null };
  ERR_ADD_ON_TAKEN: None;
  ERR_CHIPS: Field & { at: number | null; least: number; most: number };
  ERR_CHIPS_DO_NOT_ADD_UP: { sum: number };
  ERR_CLOCK_STATE: { state: ClockView["state"] };
  ERR_ENTRY_CLOSED: { untilLevel: number | null; level: number };
  ERR_FINAL_TABLE: { tables: number[] };
  ERR_FULL: { most: number };
  ERR_HANDS: { min: number; max: number };
  ERR_HAND_ELSEWHERE: None;
  ERR_HAND_FOR_HAND: { on: boolean };
  ERR_HAND_HERE: None;
  ERR_HAND_RUNNING: { table: number };
  ERR_KNOCKOUTS: { out: number[] };
  ERR_NAME: { most: number };
  ERR_NOBODY_TO_PLAY: { mayRebuy: number[] };
  ERR_NO_BREAK: Field;
  ERR_NO_HAND: None;
  ERR_NO_PERIOD: { periods: number };
  ERR_NO_REBUY_OPEN: None;
  ERR_NO_SUCH_PLAYER: { players: number };
  ERR_NO_SUCH_TABLE: { tables: number[] };
  ERR_ONE_TABLE: None;
  ERR_ON_BREAK: { remaining: number };
  ERR_OUT_OF_CHIPS: None;
  ERR_PAYOUTS: ({ min: number; max: number } | { at: number } | { sum: number; whole: number }) & { field?: string };
  ERR_PAYOUTS_ABOVE_POOL: { sum: number; pool: number };
  ERR_PLACES_TOLD: { most: number };
  ERR_PLAYER_OUT: None;
  ERR_POINTS: Field & { at: number | null; min: number; max: number };
  ERR_PRIZE_PAID: None;
  ERR_REBUYS_CLOSED: { untilLevel: number | null; level: number };
  ERR_REBUYS_USED: { most: number };
  ERR_REBUY_STACK: { atMost: number };
  ERR_REMAINING: { max: number };
  ERR_ROUND_PLAYED: { tables: number[] };
  ERR_SCHEDULE: Field & { min?: number; max?: number; unit?: number };
  ERR_SCHEDULE_REQUEST: Field & { min: number; max: number };
  ERR_TABLE_SHORT: { players: number; min: number };
  ERR_TIME_BACKWARDS: { last: number };
  ERR_UNEQUAL_STACK: { stack: number };

  // The package itself
  ERR_FREED: None;
  ERR_NOT_INITIALIZED: None;
  ERR_NO_ENTROPY: None;
  ERR_PART_NOT_LOADED: { part: "evaluators" | "odds" | "advice" | "tournament" | "history" };
  ERR_SAVE_CHANGED: None;
  ERR_SAVE_UNREADABLE: None;
  ERR_SAVE_VERSION: { version: number; readable: number };
}

/**
 * The id of a rule: of Hold'em (`TH`), its tournament (`TT`) and the floor's rulings (`RL`), of both banknote games (`LP`), the one with
 * common notes (`LH`) and the one with exchanges (`LD`), of open-face Chinese (`OF`). `rulebook` of `cardroom/text/en` has its words,
 * `docs/rules` how it is read.
 */
export type RuleId =
  | `TH-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20}`
  | `TT-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`
  | `RL-${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | `LP-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33}`
  | `LH-${1 | 2 | 3 | 4 | 5}`
  | `LD-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13}`
  | `OF-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24}`;

/** The code of a refusal. */
export type RefusalCode = keyof DetailsByCode;

/** A refusal as plain data: the code tells what `details` holds. */
export type Refusal<C extends RefusalCode = RefusalCode> = {
  [K in C]: {
    code: K;
    /** The rule that it follows from, `null` where none of a game decides. */
    rule: RuleId | null;
    details: DetailsByCode[K];
    /** In English. */
    message: string;
  };
}[C];

/** How an action is judged: `details` has the numbers that would be legal. */
export type Verdict = { ok: true } | ({ ok: false } & Refusal);

/**
 * A refusal: what was asked for is against the rules, and nothing was changed. The code tells what `details` holds.
 *
 * @example
 * const game = new Game({ game: "texas-holdem", stacks: [500, 500], button: 0, blinds: { small: 5, big: 10 } });
 * let least = null;
 * try {
 *   game.act(0, { type: "raise", to: 15 });
 * } catch (error) {
 *   if (error instanceof RulesError && error.code === "ERR_RAISE_TOO_SMALL") least = error.details.min;
 * }
 * least; // 20
 */
export type RulesError<C extends RefusalCode = RefusalCode> = {
  [K in C]: Error & { readonly name: "RulesError" } & { readonly [F in "code" | "rule" | "details"]: Refusal<K>[F] };
}[C];

export const RulesError: {
  new <C extends RefusalCode>(
    refusal: { code: C; message: string } & Partial<Pick<Refusal<C>, "rule" | "details">>,
  ): RulesError<C>;
  readonly prototype: RulesError;
};

/** An argument of a wrong type or shape: a `TypeError` that names where it is, as its message does. */
export interface ArgumentError extends TypeError {
  /** `"stacks[2]"`; the argument's own name where it is not an object's field. */
  readonly path: string;
}
