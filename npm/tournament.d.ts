// The tournament: what it is set up with, what its director does, what happens, what everyone sees.

import type { RefusalCode, Verdict } from "./refusals.js";
import type { Ante, TableAction, TableEvent, TableView, TexasHoldemSetup } from "./table.js";

/** A level of blinds, by minutes of the clock or until a table has finished so many hands in it (TT-2). */
export type Level = {
  /** At most the big blind, and never less than in the level before; so is the big one. */
  small: number;
  big: number;
  /** Default none. */
  ante?: Ante;
} & ({ minutes: number } | { hands: number });

/** A level, or a break in which no hand is dealt. Levels come first and last; minutes and hands are from 1 to 10 000. */
export type Period = ({ type: "level" } & Level) | { type: "break"; minutes: number };

/** Shares of the pool in 1/10 000, together 10 000; or whole amounts, not above the pool. For places from the first, none rising (TT-4). */
export type Payouts = { shares: number[] } | { prizes: number[] };

/**
 * Rating points (TT-4): a table for places from the first; `factor` for the last place and once more for each above it; or `factor` times
 * the square root of entrants through place, rounded down.
 */
export type Points = { table: number[] } | { formula: "linear" | "square-root"; factor: number };

/** A tournament of Hold'em (TT-1 … TT-10). Chips, prices and prizes are whole numbers; chips are worth no money. */
export interface TournamentSetup {
  /** 64 hexadecimal digits, of every draw and shuffle. Absent: drawn from the system, and kept in `save()`. */
  seed?: string;
  /** Of a table, 2–10. Default 9. */
  chairs?: number;
  /** What everyone starts with, in whole chips of the smallest denomination (TT-1). */
  stack: number;
  /** The denominations in play from the smallest up, each a multiple of the one below (TT-8). Default `[1]`. */
  chips?: number[];
  /** Levels and breaks, at most 200. The last level stays. See `generateSchedule`. */
  schedule: Period[];
  /** Default and most 5 000. */
  mostEntrants?: number;
  /** Entries after the start, to the end of a level. Default none. */
  lateRegistration?: { untilLevel: number };
  /**
   * Rebuys, to the end of a level, with a stack of at most `atMost` (0: when out of chips); `perPlayer` may be `null` for any number.
   * Default none.
   */
  rebuys?: { untilLevel: number; atMost: number; chips: number; perPlayer: number | null; price: number };
  /** One more purchase for each, in the break after a level. Default none. */
  addOn?: { afterLevel: number; chips: number; price: number };
  /** What goes to the pool for an entry, and what is paid beside it and set on the entrant's head (TT-10). Default nothing. */
  entry?: { price: number; bounty?: number };
  /** What the house puts into the pool. Default 0. */
  added?: number;
  payouts?: Payouts | null;
  points?: Points | null;
  /** A dead button, where the big blind moves by one player each hand; or one that moves itself (TT-6). Default `"dead"`. */
  buttonRule?: "dead" | "moving";
  /** Whether players who go out at different tables in one round share their places (TT-3). Default `"share"`. */
  acrossTables?: "share" | "by-stack";
  /** Whether hand-for-hand play begins by itself at one player more than are paid (default true); minutes of a round, 1–60 (default 2). */
  handForHand?: { automatic?: boolean; minutesPerHand?: number };
  /** How large bets may be (TH-10). Default `"no-limit"`. */
  betting?: "no-limit" | "pot-limit" | "fixed-limit";
  /** Whether a big blind too short for blind and ante pays the ante first (TH-3). Default false. */
  anteFirst?: boolean;
  /** Whether tables show at showdown for everyone (TH-11). Default true. */
  autoShow?: boolean;
}

/** What the director of a tournament, or a player at a table, does. Players are numbered from 0 in the order of entry. */
export type TournamentAction =
  /** Another stack than the starting stack is refused. */
  | { type: "enter"; name?: string; stack?: number }
  /** Before the start. */
  | { type: "withdraw"; player: number }
  | { type: "start" }
  | { type: "pause" }
  | { type: "resume" }
  /** To the start of the next level or break, and of the one before. */
  | { type: "forward" }
  | { type: "back" }
  | { type: "set-remaining"; milliseconds: number }
  /** Begins a hand at a table. */
  | { type: "deal"; table: number }
  /** An action of that hand. */
  | { type: "play"; table: number; seat: number; action: TableAction }
  /** Begins a hand that the host runs: see `handSetup`. */
  | { type: "deal-elsewhere"; table: number }
  /**
   * What came of it, by chair: the same chips in all; who waits keeps the stack. `knockouts` names who won the last chips of just those who
   * are out: needed where there are bounties.
   */
  | { type: "result"; table: number; stacks: number[]; knockouts?: { seat: number; by: number[] }[] }
  | { type: "rebuy"; player: number }
  | { type: "decline-rebuy"; player: number }
  | { type: "add-on"; player: number }
  /** Dealt in, posting, the hands killed, until back (TT-9). */
  | { type: "sit-out"; player: number }
  | { type: "sit-in"; player: number }
  | ({ type: "penalty"; player: number; rule?: "RL-6" | "RL-7" } & (
      | { penalty: "warning" | "disqualification" }
      | { penalty: "missed-hands"; hands: number }
    ))
  /** Switched off, it does not begin by itself with as many players left (TT-7). */
  | { type: "hand-for-hand"; on: boolean }
  /** Until the first prize is paid; once no entry is open, for no more places than players are left. */
  | { type: "set-payouts"; payouts: Payouts | null };

/** Where a player sits. Tables are numbered from 0; the number of one that broke is not used again. */
export interface TournamentChair {
  table: number;
  seat: number;
}

/** Something that happened in a tournament, in order. All but `hand` is public; `act` alone returns that. */
export type TournamentEvent =
  | { type: "entered"; player: number; name: string | null }
  | { type: "withdrawn"; player: number }
  | { type: "started"; entrants: number }
  | ({ type: "seated"; player: number } & TournamentChair)
  | {
      type: "moved";
      player: number;
      from: TournamentChair;
      to: TournamentChair;
      reason: "balance" | "table-broken" | "final-table";
    }
  | { type: "table-broken"; table: number }
  /** All who are left sit there, after a new draw. */
  | { type: "final-table"; table: number }
  /** It counts from each table's next hand. */
  | { type: "level"; level: number; small: number; big: number; ante: Ante }
  | { type: "break"; minutes: number }
  | { type: "clock-paused" }
  | { type: "clock-resumed" }
  | { type: "clock-set"; remaining: number }
  /** Late registration and rebuys are over: entrants and pool stay as they are, and places are told. */
  | { type: "entries-closed"; entrants: number; pool: number }
  | {
      type: "hand-begun";
      table: number;
      /** Its number in the tournament, from 0: it is shuffled by that stream of the seed. */
      hand: number;
      level: number;
      /** The chair of the button; nobody may sit there. */
      button: number;
      /** `null` where it is dead. */
      smallBlind: number | null;
      bigBlind: number;
      /** The seats that wait for the button to pass. */
      waiting: number[];
      /** The seats whose hands are killed. */
      killed: number[];
      elsewhere: boolean;
    }
  /** `stacks` by chair, those of players who sat down during the hand included. */
  | { type: "hand-ended"; table: number; hand: number; stacks: number[] }
  /** `by`: who won the pot with the last chips, from the button's left. */
  | ({ type: "busted"; player: number; by: number[]; mayRebuy: boolean } & TournamentChair)
  | { type: "rebought"; player: number; rebuys: number; stack: number }
  | { type: "declined"; player: number }
  | { type: "added-on"; player: number; stack: number }
  | { type: "eliminated"; player: number; left: number }
  /** `to` is the last of the places that are shared, else `place` itself. */
  | { type: "placed"; player: number; place: number; to: number; points: number }
  | { type: "bounty"; player: number; to: number; amount: number }
  | ({ type: "raced-off"; table: number } & Race)
  | { type: "penalty"; player: number; penalty: "warning" | "disqualification"; rule: "RL-6" | "RL-7" | null }
  | { type: "penalty"; player: number; penalty: "missed-hands"; hands: number; rule: "RL-6" | "RL-7" | null }
  | { type: "disqualified"; player: number; removed: number }
  | { type: "sat-out"; player: number }
  | { type: "sat-in"; player: number }
  | { type: "hand-for-hand"; on: boolean }
  /** Every table may be dealt one hand; counted from 1. */
  | { type: "round"; round: number }
  | { type: "payouts-set" }
  | { type: "paid"; player: number; prize: number }
  | { type: "finished"; winner: number }
  /** What happened in a hand, **secrets included**: the host's, never to be forwarded; see `handEvents`. */
  | { type: "hand"; table: number; event: TableEvent<"texas-holdem"> };

/** A race of chips too small for the level (TT-8). */
export interface Race {
  /** The denomination that leaves, and the one that it is changed into. */
  leaves: number;
  into: number;
  /** The seats with odd chips: what these come to, a card for each, and the chips won. */
  seats: { seat: number; odd: number; cards: string[]; won: number }[];
  /** By chair, after it. */
  stacks: number[];
  /** All chips of the table: more or fewer after than before, by what was rounded. */
  before: number;
  after: number;
}

/** What the tournament's clock shows. Times are whole milliseconds. */
export interface ClockView {
  state: "waiting" | "running" | "paused" | "hand-for-hand" | "stopped";
  /** From 1; in a break, the level before it. */
  level: number;
  onBreak: boolean;
  small: number;
  big: number;
  ante: Ante;
  /** Left in the level or break; `null` for a level by hands and for the last one. */
  remaining: number | null;
  /** Left in a level by hands; else `null`, and in the last one. */
  handsLeft: number | null;
  /** Played since the start, without pauses. */
  elapsed: number;
  /** `null` in the last one. */
  next: Level | null;
  /** Until the next break; `null` in a break, where none comes, and where hands decide. */
  untilBreak: number | null;
}

/** A chair at a table. */
export interface ChairView {
  seat: number;
  player: number | null;
  /** What the player has behind. */
  stack: number;
  /** Whether the player is not in this hand, or will not be in the next, but waits for the button. */
  waiting: boolean;
  /** Whether hands are killed: the player is absent or penalised. */
  killed: boolean;
  mayRebuy: boolean;
}

/** A table of a tournament. */
export interface TournamentTable {
  table: number;
  chairs: ChairView[];
  /** The number of the hand that is played. */
  hand: number | null;
  /** Whether the host runs it. */
  elsewhere: boolean;
  /** Whether its all-in hands wait for the other tables (TT-7). */
  held: boolean;
  /** Of the hand being played, else of the next; `null` where a draw decides, and with fewer than two players. `small` is a chair, too. */
  blinds: { button: number; small: number; deadSmall: boolean; big: number } | null;
  /** Whether a hand may be dealt, and why not: `details` and `code` of the refusal. */
  mayDeal: boolean;
  refusal: object | null;
  refusalCode: RefusalCode | null;
}

/** What everyone may know of a tournament. Of a hand, see `hand`. */
export interface TournamentView {
  phase: "registration" | "running" | "finished";
  /** At the time of the last action. */
  clock: ClockView;
  entrants: number;
  /** Those who may rebuy included. */
  left: number;
  /** Whether one may still enter or rebuy: places and prizes are certain only after. */
  entriesOpen: boolean;
  /** `inPlay` = `stacks` + `inPots` = `entries` + `rebuys` + `addOns` + `racedIn` − `racedOut` − `removed`. */
  chips: {
    inPlay: number;
    stacks: number;
    inPots: number;
    entries: number;
    rebuys: number;
    addOns: number;
    /** By what races rounded up and down (TT-8). */
    racedIn: number;
    racedOut: number;
    /** Those of disqualified players (TT-9). */
    removed: number;
  };
  /** Of those who are left, rounded down. */
  averageStack: number;
  pool: number;
  /** For places from the first, by the entrants and the pool now. */
  prizes: number[];
  /** The round of hand-for-hand play, 0 before the first; `null` where it is off. */
  handForHand: number | null;
  /** Those that have not broken. */
  tables: TournamentTable[];
}

/** How a player stands. */
export interface Standing {
  player: number;
  name: string | null;
  status: "in" | "may-rebuy" | "out" | "disqualified" | "withdrawn";
  /** Once it is certain. */
  place: number | null;
  /** The last of the shared places. */
  to: number | null;
  /** At the start of the hand being played. */
  stack: number;
  rebuys: number;
  addOn: boolean;
  prize: number;
  points: number;
  /** Won, in money. */
  bounties: number;
  knockedOutBy: number[];
}

/**
 * A tournament, from the first entry until one player has all the chips. Needs {@link init}. It reads no clock: every act comes with its
 * time, in whole milliseconds of any origin. It lies in the module's memory: `free()` it, or `using`.
 *
 * @example
 * const tournament = new Tournament({ stack: 1500, chips: [25, 100, 500], schedule: [{ type: "level", small: 25, big: 50, minutes: 10 }] });
 * for (const name of ["Ann", "Bo", "Cy"]) tournament.act({ type: "enter", name }, 0);
 * tournament.act({ type: "start" }, 1000);
 * tournament.act({ type: "deal", table: 0 }, 2000);
 * tournament.hand(0)?.toAct; // the seat in turn; tournament.hand(0, seat) is its view, with its legal `actions`
 */
export class Tournament {
  /**
   * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
   * @throws {RulesError} for one that the rules refuse; `details.field`
   */
  constructor(setup: TournamentSetup);

  /**
   * Does an action and what follows by itself.
   *
   * @param now not before the last one's
   * @returns what happened, **with the secrets of the hand** in events of type `hand`
   * @throws {RulesError} the refusal, with `rule` and the legal numbers in `details`; nothing has changed
   */
  act(action: TournamentAction, now: number): TournamentEvent[];

  /** How `act` would judge an action; nothing is done. */
  check(action: TournamentAction, now: number): Verdict;

  /** What everyone may know, at the time of the last action. */
  view(): TournamentView;

  /**
   * The hand that is played at a table, or until the next deal its last, as a seat may see it, or a spectator; `null` before the first hand and
   * where the host runs it.
   */
  hand(table: number, seat?: number | null): TableView<"texas-holdem"> | null;

  /**
   * What `deal-elsewhere` began at a table, for `new Game(…)`; else `null`. **Secret**: it holds the deck. `hand` is its number in the
   * tournament, where that is not 0. The host plays it to its end and hands the stacks in by `result`.
   */
  handSetup(table: number): TexasHoldemSetup | null;

  /**
   * The hand that is played at a table, or until the next deal its last, as `Game.load` takes it: with its deck in place of the seed;
   * `null` before the first hand and where the host runs it. **Secret**.
   */
  handSave(table: number): string | null;

  /** The tournament's own events from number `since` on (default 0): all public. */
  events(to?: { since?: number }): Exclude<TournamentEvent, { type: "hand" }>[];

  /** The events of a table's hand, or of its last, as a seat may know them, or a spectator (default), from `since` on in that count. */
  handEvents(table: number, to?: { viewer?: number | null; since?: number }): TableEvent<"texas-holdem">[];

  /** The players, best place first; those without a place by their stacks. */
  standings(): Standing[];

  /**
   * What the clock shows at a time; nothing changes.
   *
   * @throws {RulesError} `ERR_TIME_BACKWARDS`
   */
  clock(now: number): ClockView;

  /** The tournament as text: set-up, seed, accepted actions and a hash of the events. **Secret**: it holds the seed. */
  save(): string;

  /**
   * The tournament that a save tells, played again from its start.
   *
   * @param saved at most 134 217 728 characters, which a million actions may take; reading takes up to some 20 times as many bytes:
   *   a host that takes saves from strangers should set a lower bound of its own
   * @throws {TypeError} for what is no text
   * @throws {RulesError} `ERR_SAVE_UNREADABLE`, `ERR_SAVE_VERSION`, `ERR_SAVE_CHANGED`
   */
  static load(saved: string): Tournament;

  /** Gives the memory back. Any later use throws `ERR_FREED`. */
  free(): void;
  [Symbol.dispose](): void;
}

/** What a schedule is wanted for. */
export interface ScheduleRequest {
  /** Expected, 2–5 000. */
  players: number;
  /** What everyone starts with. */
  stack: number;
  /** The denominations in play from the smallest up. */
  chips: number[];
  /** When it should end, from the start, breaks included; 10–2 880. */
  minutes: number;
  /** Default the longest (of 60 to 6) whose blinds grow by no more than a half from level to level. */
  levelMinutes?: number;
  /** Levels between two breaks, 0 for none. Default an hour's worth in what lasts 90 minutes or more, else none. */
  breakEvery?: number;
  /** Default 10. */
  breakMinutes?: number;
  /** The first level with an ante, 0 for none. Default 4. */
  anteFrom?: number;
  /** The big blind's, as much as that (default), or each player's, an eighth of it. */
  ante?: "each" | "big-blind";
  /** Chips expected from rebuys and add-ons. Default 0. */
  extraChips?: number;
}

/**
 * A schedule that ends near its time (TT-2): blinds grow evenly to where all chips come to 20 big blinds, in numbers that the chips make;
 * some levels more follow. Needs {@link init}.
 *
 * @throws {RulesError} `ERR_SCHEDULE_REQUEST` with the legal numbers
 * @example
 * generateSchedule({ players: 60, stack: 5000, chips: [25, 100, 500, 1000], minutes: 180 })[0];
 * // { type: "level", small: 25, big: 50, ante: { mode: "none", amount: 0 }, minutes: 10 }
 */
export function generateSchedule(request: ScheduleRequest): Period[];
