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
import * as looked from "../store/looked";
import { store } from "../store/store";
import { Course, type Dealt } from "./course";

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
  /** When it was kept last. */
  #at = 0;
  /** When time passed last, where it only does while somebody looks. */
  #ticked = performance.now();
  readonly #events: TournamentEvent[] = [];
  readonly #course = new Course();

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
    if (kept === null) return null;
    const hall = new Hall(Tournament.load(kept.save), kept);
    hall.#at = kept.at;
    hall.#last = looked.since(kept);
    return hall;
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
    this.#follow();
    return this.#events;
  }

  /** What these come to, as far as there are any now. */
  #follow(): Course {
    for (const event of this.#tournament.events({ since: this.#events.length })) {
      this.#events.push(event);
      this.#course.add(event);
    }
    return this.#course;
  }

  /** What has happened since a hand was last dealt on this page, that with it. */
  get since(): readonly TournamentEvent[] {
    return this.events.slice(this.#course.own);
  }

  /** The last hand that was dealt on this page. */
  get dealt(): Dealt {
    return this.#follow().dealt;
  }

  /** What is played for at a table, as computers there know it in the hand that they play. */
  pressure(table: number): TournamentPressure {
    const { chips, entrants, prizes } = this.view;
    const elsewhere = this.#follow().elsewhere(table, Math.round(chips.entries / Math.max(1, entrants)));
    return { prizes: prizes.slice(0, 100), elsewhere: elsewhere.slice(0, 100) };
  }

  /** The tables that were dealt a hand since one was last dealt on this page, that among them. */
  get dealtSince(): ReadonlySet<number> {
    return this.#follow().dealtSince;
  }

  /** The clock as it stands now. */
  get clock(): ClockView {
    return this.#tournament.clock(this.#time());
  }

  /** Lets time pass at this device: so much as somebody has looked, and nothing while nobody does. */
  tick(): void {
    const now = performance.now();
    const before = this.#last;
    if (this.kind === "sit-and-go" && !document.hidden) this.#last += Math.round(Math.min(now - this.#ticked, 1000));
    this.#ticked = now;
    if (Math.floor(this.#last / 1000) > Math.floor(before / 1000)) looked.keep({ at: this.#at, last: this.#last });
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
    return this.#tournament.check(action, this.#time());
  }

  /** @throws what the package refuses */
  act(action: TournamentAction): void {
    const now = this.#time();
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
    const { players } = this.dealt;
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

  #time(): number {
    return this.kind === "clock" ? Math.max(this.#last, Date.now()) : this.#last;
  }

  #keep(hand: PastHand | null = null): void {
    this.#at = store.now();
    const kept: KeptTournament = {
      id: this.#id,
      kind: this.kind,
      save: this.#tournament.save(),
      last: this.#last,
      seats: [...this.sitters],
      mind: this.mind,
      at: this.#at,
    };
    void store.keep("tournament", kept, hand);
  }
}

function tableOf({ tables }: TournamentView, player: number): number {
  const own = tables.find(({ chairs }) => chairs.some((chair) => chair.player === player)) ?? tables[0];
  if (own === undefined) throw new RangeError("the tournament has no table");
  return own.table;
}
