import {
  type ClockView,
  Game,
  type Standing,
  Tournament,
  type TournamentAction,
  type TournamentEvent,
  type TournamentSetup,
  type TournamentView,
  type Verdict,
} from "cardroom";
import type { Sitter } from "../opponents/sitters";
import { past } from "../store/keeper";
import { type KeptTournament, newId, newSeed, type PastHand } from "../store/kept";
import { store } from "../store/store";
import { dealt } from "./dealt";

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

  get events(): TournamentEvent[] {
    return this.#tournament.events();
  }

  /** The clock as it stands now. */
  get clock(): ClockView {
    return this.#tournament.clock(this.#now());
  }

  /** The table of a player, or another one where that has no seat any more. */
  tableOf(player: number): number {
    return tableOf(this.view, player);
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
    this.#tournament.act(action, now);
    this.#last = now;
    this.#keep(action.type === "play" || action.type === "deal" ? this.#finished(action.table) : null);
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
    return Math.max(this.#last, Date.now());
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
