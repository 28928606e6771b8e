import { Game, type TournamentAction, type TournamentTable } from "cardroom";
import { advise } from "../opponents/worker";
import type { Hall } from "./hall";

/** What is shown while other tables play. */
interface Watched {
  /** Whether it still is. */
  shown(): boolean;
  /** Does what may change the hand on the screen, and tells it. */
  around(work: () => void): void;
  /** The tournament has changed. */
  changed(): void;
}

/** After so many failures the table acts in place of a computer: nobody waits for ever. */
const tries = 3;

/**
 * The tables of a sit-and-go that nobody looks at: computers play them beside the page, one decision at a time. All that they
 * do follows from the tournament and its seed, so that nothing else is kept: a hand that was broken off by a reload is
 * played again the same.
 */
export class Elsewhere {
  readonly #hall: Hall;
  /** The table whose hands are on the screen; `null` where all are played out. */
  readonly #own: () => number | null;
  readonly #games = new Map<number, Game<"texas-holdem">>();
  #watched: Watched | null = null;
  #work: AbortController | null = null;

  constructor(hall: Hall, own: () => number | null) {
    this.#hall = hall;
    this.#own = own;
  }

  /** The tables that play on before another hand is dealt at the own one: each plays one hand while that does. */
  get awaited(): TournamentTable[] {
    const own = this.#own();
    const since: ReadonlySet<number> = own === null ? new Set() : this.#hall.dealtSince;
    return this.#hall.view.tables.filter(({ table, hand, elsewhere, mayDeal }) =>
      hand === null ? table !== own && mayDeal && !since.has(table) : elsewhere,
    );
  }

  /** The tournament is drawn: the others play as long as it is shown. */
  attend(watched: Watched): void {
    this.#watched = watched;
    if (this.#work === null) queueMicrotask(() => void this.#go());
  }

  /** Nothing more happens. */
  stop(): void {
    this.#work?.abort();
    this.#watched = null;
    for (const game of this.#games.values()) game.free();
    this.#games.clear();
  }

  async #go(): Promise<void> {
    if (this.#work !== null) return;
    const work = new AbortController();
    this.#work = work;
    let turn = 0;
    try {
      while (!work.signal.aborted && this.#watched?.shown() === true) {
        await visible();
        const tables = work.signal.aborted ? [] : this.awaited;
        const next = tables[turn++ % tables.length];
        if (next === undefined) break;
        await this.#step(next, work.signal);
      }
    } finally {
      this.#work = null;
    }
  }

  /** One decision at a table; or its next hand is dealt. */
  async #step({ table, hand }: TournamentTable, signal: AbortSignal): Promise<void> {
    if (hand === null) {
      this.#act({ type: "deal-elsewhere", table });
      return;
    }
    const game = this.#game(table);
    if (game === null) return;
    const seat = game.toAct;
    if (seat !== null) {
      const action = await this.#decided(game, table, seat, signal);
      if (signal.aborted || this.#watched?.shown() !== true) return; // it is thought over again
      game.act(seat, action);
    } else if (!game.complete) game.act(0, { type: "release" }); // hand for hand (TT-7): it has nobody to wait for
    if (!game.complete) return;
    this.#games.delete(table);
    this.#act(outcome(table, game));
    game.free();
  }

  /** The hand of a table; what a reload broke off begins anew. */
  #game(table: number): Game<"texas-holdem"> | null {
    const known = this.#games.get(table);
    if (known !== undefined) return known;
    const setup = this.#hall.handSetup(table);
    if (setup === null) return null;
    const game = new Game({ ...setup, game: "texas-holdem" });
    this.#games.set(table, game);
    return game;
  }

  async #decided(game: Game<"texas-holdem">, table: number, seat: number, signal: AbortSignal) {
    const skill = this.#hall.skill(table, seat);
    const view = game.view(seat);
    for (let failed = 0; failed < tries; failed += 1) {
      try {
        const options = { level: skill, seed: this.#hall.mind, tournament: this.#hall.pressure(table), signal };
        const { action } = await advise<Parameters<typeof game.act>[1]>(view, options);
        if (game.check(seat, action).ok) return action;
      } catch (error) {
        if (signal.aborted) break;
        console.warn(error);
      }
    }
    return { type: "timeout" } as const;
  }

  #act(action: TournamentAction): void {
    this.#watched?.around(() => this.#hall.act(action));
    this.#watched?.changed();
  }
}

/** What the tournament is told of a finished hand: the stacks, and who won the last chips of those who are out (TT-10). */
function outcome(table: number, game: Game<"texas-holdem">): TournamentAction {
  const { result, seats } = game.view();
  if (result === null) throw new RangeError("the hand is not over");
  const { stacks, pots } = result;
  const out = seats.filter(({ seat, status }) => status !== "empty" && status !== "out" && stacks[seat] === 0);
  const knockouts = out.map(({ seat }) => {
    const last = pots.filter(({ eligible }) => eligible.includes(seat)).at(-1) ?? pots[0];
    return { seat, by: (last?.winners ?? []).map((share) => share.seat) };
  });
  return { type: "result", table, stacks, knockouts };
}

/** Nobody plays to a page that nobody sees. */
const visible = (): Promise<void> =>
  document.hidden
    ? new Promise((resolve) => document.addEventListener("visibilitychange", () => resolve(), { once: true }))
    : Promise.resolve();
