import {
  type ClockView,
  Game,
  type Standing,
  Tournament,
  type TournamentAction,
  type TournamentEvent,
  type TournamentPressure,
  type TournamentSetup,
  type TournamentView,
  type Verdict,
} from "cardroom";
import type { Sitter, Skill } from "../opponents/sitters";
import { past } from "../store/keeper";
import { type KeptTournament, newId, newSeed, type PastHand } from "../store/kept";
import { store } from "../store/store";
import { dealt } from "./dealt";
import { pressure } from "./pressure";

/** Whether the players sit at tables of their own and the page keeps the clock, or all play on this device. */
export type Kind = KeptTournament["kind"];

/** A tournament on this device: the package's, the time that it is told, and what is kept of both. */
export class Hall {
  readonly kind: Kind;
  readonly #id: string;
  /** Who plays, by player; in a hall all are people. */
  readonly sitters: readonly Sitter[];
  /** The seed of what computers leave to chance. */
  readonly mind: string;
  readonly #tournament: Tournament;
  /** The last time that was told: a device's clock may be set back, a tournament's may not. */
  #last: number;
  /** When time passed last, where it only does while somebody looks. */
  #ticked = performance.now();
  readonly #events: TournamentEvent[] = [];

  private constructor(tournament: Tournament, of: Omit<KeptTournament, "save" | "at" | "filed">) {
    this.kind = of.kind;
    this.#id = of.id;
    this.sitters = of.seats;
    this.mind = of.mind ?? newSeed();
    this.#tournament = tournament;
    this.#last = of.last;
  }

  /**
   * A tournament with its first entrants; a sit-and-go begins at once.
   *
   * @throws what `new Tournament` and its acts throw
   */
  static begin(kind: Kind, setup: TournamentSetup, entrants: (string | null)[], sitters: readonly Sitter[]): Hall {
    const tournament = new Tournament(setup);
    const now = Date.now();
    try {
      for (const name of entrants) tournament.act(name === null ? { type: "enter" } : { type: "enter", name }, now);
      if (kind === "sit-and-go") {
        tournament.act({ type: "start" }, now);
        tournament.act({ type: "deal", table: tableOf(tournament.view(), 0) }, now);
      }
    } catch (error) {
      tournament.free();
      throw error;
    }
    const hall = new Hall(tournament, { id: newId(), kind, last: now, seats: [...sitters] });
    hall.#keep();
    return hall;
  }

  /**
   * The tournament that this browser keeps.
   *
   * @throws what `Tournament.load` throws
   */
  static resume(): Hall | null {
    const kept = store.current("tournament");
    return kept === null ? null : new Hall(Tournament.load(kept.save), kept);
  }

  /** Forgets the tournament that this browser keeps. */
  static forget(): void {
    void store.keep("tournament", null);
  }

  /** Whether this browser keeps it. */
  get kept(): boolean {
    return store.kept;
  }

  get view(): TournamentView {
    return this.#tournament.view();
  }

  get standings(): Standing[] {
    return this.#tournament.standings();
  }

  /** What has happened; there is more and more of it, and it does not change. */
  get events(): readonly TournamentEvent[] {
    for (const event of this.#tournament.events({ since: this.#events.length })) this.#events.push(event);
    return this.#events;
  }

  /** The number of the event with which a hand was last dealt on this page. */
  get #own(): number {
    return Math.max(0, this.events.map((event) => event.type === "hand-begun" && !event.elsewhere).lastIndexOf(true));
  }

  /** What has happened since a hand was last dealt on this page, that with it. */
  get since(): readonly TournamentEvent[] {
    return this.events.slice(this.#own);
  }

  /** What is played for at a table, by the stacks when a hand was last dealt on this page; with `now`, by those of now. */
  pressure(table: number, now = false): TournamentPressure {
    return pressure(this.view, now ? this.events : this.events.slice(0, this.#own), table);
  }

  /** The tables that were dealt a hand since then, that on this page among them. */
  get dealtSince(): Set<number> {
    return new Set(this.since.flatMap((event) => (event.type === "hand-begun" ? [event.table] : [])));
  }

  /** The clock as it stands now. */
  get clock(): ClockView {
    return this.#tournament.clock(this.#now());
  }

  /** Lets time pass at this device: so much as somebody has looked, and nothing while nobody does. */
  tick(): void {
    const now = performance.now();
    if (this.kind === "sit-and-go" && !document.hidden) this.#last += Math.round(Math.min(now - this.#ticked, 1000));
    this.#ticked = now;
  }

  /** Where a player sits; `null` for who is out. */
  chairOf(player: number): { table: number; seat: number } | null {
    for (const { table, chairs } of this.view.tables) {
      const seat = chairs.findIndex((chair) => chair.player === player);
      if (seat >= 0) return { table, seat };
    }
    return null;
  }

  /** How well the computer in a chair plays. */
  skill(table: number, seat: number): Skill {
    const player = this.view.tables.find((each) => each.table === table)?.chairs[seat]?.player ?? 0;
    const sitter = this.sitters[player] ?? "human";
    return sitter === "human" ? "beginner" : sitter; // of a person only where that was moved in mid-hand
  }

  /** What is played at a table that nobody looks at. */
  handSetup(table: number) {
    return this.#tournament.handSetup(table);
  }

  hand(table: number, seat: number | null) {
    return this.#tournament.hand(table, seat);
  }

  handEvents(table: number) {
    return this.#tournament.handEvents(table);
  }

  check(action: TournamentAction): Verdict {
    return this.#tournament.check(action, this.#now());
  }

  /** @throws what the package refuses */
  act(action: TournamentAction): void {
    const now = this.#now();
    const held = this.view.tables.find((table) => table.held && !table.elsewhere)?.table;
    this.#tournament.act(action, now);
    this.#last = now;
    // A hand at this device ends by what is done there, or by that of the last table that it was held for (TT-7).
    const own = action.type === "play" || action.type === "deal" ? action.table : held;
    this.#keep(own === undefined ? null : this.#finished(own));
  }

  /**
   * A hand that was played at a table in the hall, as far as the director hears of it: who is out, and who has their chips now.
   *
   * @throws what the package refuses
   */
  record(table: number, out: readonly number[], to: number): void {
    const begun = this.view.tables.find((each) => each.table === table)?.elsewhere === true;
    if (!begun) this.act({ type: "deal-elsewhere", table });
    const stacks = [...(this.#tournament.handSetup(table)?.stacks ?? [])];
    for (const seat of out) {
      stacks[to] = (stacks[to] ?? 0) + (stacks[seat] ?? 0);
      stacks[seat] = 0;
    }
    const result = { type: "result", table, stacks } as const;
    const knockouts = out.map((seat) => ({ seat, by: [to] }));
    this.act(this.check(result).ok ? result : { ...result, knockouts });
  }

  /** Gives the tournament up: nothing of it is kept. */
  end(): void {
    Hall.forget();
    this.#tournament.free();
  }

  /** The hand of a table for the history, once it is over; not one that only computers played. */
  #finished(table: number): PastHand | null {
    if (this.hand(table, null)?.complete !== true) return null;
    const { players } = dealt(this.events);
    const seats = players.map((player) => (player === null ? "beginner" : (this.sitters[player] ?? "human")));
    const save = seats.includes("human") ? this.#tournament.handSave(table) : null;
    if (save === null) return null;
    const game = Game.load(save);
    try {
      const of = { match: this.#id, tournament: true, game: "texas-holdem", seats, players, save } as const;
      return past(game, { ...of, at: store.now() });
    } finally {
      game.free();
    }
  }

  #now(): number {
    return this.kind === "clock" ? Math.max(this.#last, Date.now()) : this.#last;
  }

  #keep(hand: PastHand | null = null): void {
    const kept: KeptTournament = {
      id: this.#id,
      kind: this.kind,
      save: this.#tournament.save(),
      last: this.#last,
      seats: [...this.sitters],
      mind: this.mind,
      at: store.now(),
    };
    void store.keep("tournament", kept, hand);
  }
}

function tableOf({ tables }: TournamentView, player: number): number {
  const own = tables.find(({ chairs }) => chairs.some((chair) => chair.player === player)) ?? tables[0];
  if (own === undefined) throw new RangeError("the tournament has no table");
  return own.table;
}
