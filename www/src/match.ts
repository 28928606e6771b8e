import {
  type Action,
  type BlindStakes,
  type BuyInStakes,
  Game,
  type GameEvent,
  type GameName,
  type HandChange,
  type SetupByGame,
  type TableAction,
  type TableGameName,
  type TableView,
  type Verdict,
  type View,
  type Zone,
} from "cardroom";
import type { Company, Thinking } from "./opponents";
import { alone, type Sitter } from "./opponents/sitters";
import { type Rise, rising } from "./rise";
import { fresh, type Identity, Keeper } from "./store/keeper";

/** What is played at a betting table on one device, hand by hand: a match, or a table of a tournament. */
export interface Sitting<G extends TableGameName> extends Company<View<G>, TableAction> {
  /** Who plays each seat. */
  readonly sitters: readonly Sitter[];
  /** The number of the player in each seat, where players change seats. */
  readonly players: readonly (number | null)[] | null;
  /** The seat of the only person, whose hand is never covered. */
  readonly alone: number | null;
  /**
   * What whoever looks at the screen may see: the only person, or the seat in turn once it has uncovered its hand, else a
   * spectator.
   */
  readonly view: View<G>;
  /** What happened in this hand, as every seat may know it. */
  readonly events: GameEvent<G>[];
  /** The seats that may ask to see a hand, in turn or not (TH-19). */
  readonly asking: { seat: number; of: number }[];
  /** The seats with the most, where no other hand follows. */
  readonly leaders: number[] | null;
  /** What the next hand waits for, in words. */
  readonly pending: string | null;
  /** Plays on without anything to look at, where the only person is out and others play elsewhere; else `null`. */
  readonly playOut: (() => void) | null;
  /** Whether this browser keeps it. */
  readonly kept: boolean;
  /** The stakes that follow, and in how many hands; `null` where they stay, or another clock tells. */
  readonly rise: { hands: number; stakes: BlindStakes | BuyInStakes } | null;
  /** The seats of people that sit out (TH-20, TT-9), and those that may now, or may come back. */
  readonly away: { seat: number; away: boolean }[];
  /** Lets a person sit out from now on, or come back. */
  sit(seat: number, out: boolean): void;
  uncover(seat: number): void;
  cover(): void;
  check(seat: number, action: TableAction): Verdict;
  /** Plays an action. Where another seat may act after it, the hand is covered. */
  act(seat: number, action: TableAction): void;
  /** @throws what the package refuses */
  nextHand(): void;
  /** Begins anew with the same seats; `null` where that is not known. */
  readonly again: (() => void) | null;
  /** Gives it up: nothing of it is kept. */
  end(): void;
}

/** What a match begins with. */
export type Setup<G extends TableGameName> = { game: G } & SetupByGame[G];

/** The computer that is to act in a game; where several seats may, the first. */
export function thinking<G extends GameName>(game: Game<G>, sitters: readonly Sitter[]): Thinking<View<G>> | null {
  for (const seat of game.canAct) {
    const skill = sitters[seat] ?? "human";
    if (skill !== "human") return { seat, skill, view: game.view(seat) };
  }
  return null;
}

/** A match at a betting table: the game, what is kept of it, and whose hand lies open. */
export class Match<G extends TableGameName> implements Sitting<G> {
  #game: Game<G>;
  #keeper: Keeper;
  readonly players = null;
  readonly pending = null;
  readonly playOut = null;
  readonly alone: number | null;
  /** The seat whose player looks at the screen; nobody's right after a hand-over. */
  #looking: number | null;
  #lifted: Zone | null = null;
  /** What is seen and has happened, asked for once: a drawing looks at it from many sides. */
  #view: View<G> | null = null;
  #events: GameEvent<G>[] | null = null;
  #thinking: Thinking<View<G>> | null | undefined;

  constructor(game: Game<G>, match: Identity) {
    this.#game = game;
    this.#keeper = new Keeper(match);
    this.alone = alone(match.seats);
    this.#looking = this.alone;
    this.#keep();
  }

  /** @throws what `new Game` throws */
  static begin<G extends TableGameName>(setup: Setup<G>, sitters: readonly Sitter[], rise?: Rise): Match<G> {
    const game = new Game<G>(setup);
    return new Match(game, fresh(game.view().seats.length, sitters, setup, rise));
  }

  get sitters(): readonly Sitter[] {
    return this.#keeper.match.seats;
  }

  get mind(): string {
    return this.#keeper.match.mind;
  }

  get kept(): boolean {
    return this.#keeper.kept;
  }

  get view(): View<G> {
    this.#view ??= this.#game.view(this.#looking);
    return this.#view;
  }

  get events(): GameEvent<G>[] {
    this.#events ??= this.#game.events();
    return this.#events;
  }

  /** The one zone whose notes the looking player holds up (LD-4). */
  get lifted(): Zone | null {
    return this.#lifted;
  }

  get thinking(): Thinking<View<G>> | null {
    if (this.#thinking === undefined) this.#thinking = thinking(this.#game, this.sitters);
    return this.#thinking;
  }

  get asking(): { seat: number; of: number }[] {
    const people = this.view.seats.filter(({ seat }) => this.sitters[seat] === "human");
    return people.flatMap(({ seat }) =>
      (this.#game.legalActions(seat) as View<G>["actions"]).flatMap((action) =>
        action.type === "ask-to-show" ? [{ seat, of: action.seat }] : [],
      ),
    );
  }

  get leaders(): number[] | null {
    if (!this.#game.matchOver) return null;
    const { seats } = this.view;
    const most = Math.max(...seats.map(({ stack }) => stack));
    return seats.filter(({ stack }) => stack === most).map(({ seat }) => seat);
  }

  uncover(seat: number): void {
    this.#looking = seat;
    this.#view = null;
  }

  cover(): void {
    this.#looking = this.alone;
    this.#lifted = null;
    this.#view = null;
  }

  /** Lays back what was lifted. */
  lower(): void {
    this.#lifted = null;
  }

  check(seat: number, action: TableAction): Verdict {
    return this.#game.check(seat, action as Action<G>);
  }

  act(seat: number, action: TableAction): void {
    this.#game.act(seat, action as Action<G>);
    this.#lifted = action.type === "peek" ? (action.zones[0] ?? null) : null;
    // Who only looked goes on; else the device is handed over, unless the same seat alone is in turn again.
    const { toAct, canAct } = this.#game;
    const stays = action.type === "peek" ? canAct.includes(seat) : toAct === this.#looking;
    if (!stays) this.cover();
    this.#keep();
  }

  nextHand(): void {
    this.#game.nextHand((this.#rising?.change ?? {}) as HandChange<G>);
    this.cover();
    this.#keep();
  }

  get #rising() {
    const { rise, setup } = this.#keeper.match;
    return rising(rise, setup, this.view as TableView<TableGameName>);
  }

  get rise() {
    return this.leaders === null ? (this.#rising?.follows ?? null) : null;
  }

  /** One person may at any time; of several each between two hands, when the device is nobody's. */
  get away(): { seat: number; away: boolean }[] {
    if (this.leaders !== null || (this.alone === null && !this.#game.complete)) return [];
    const people = this.view.seats.filter(({ seat, stack }) => stack > 0 && this.sitters[seat] === "human");
    return people.map(({ seat, away }) => ({ seat, away }));
  }

  sit(seat: number, out: boolean): void {
    this.#game.act(seat, { type: out ? "sit-out" : "sit-in" } as Action<G>);
    if (this.#game.toAct !== this.#looking) this.cover();
    this.#keep();
  }

  get again(): (() => void) | null {
    const { seats, setup, rise } = this.#keeper.match;
    if (setup === undefined) return null;
    return () => {
      this.#game.free();
      // Other cards, if those of before were chosen.
      const { seed: _, deck: __, ...same } = setup as Setup<G>;
      this.#game = new Game<G>(same as Setup<G>);
      this.#keeper = new Keeper(fresh(seats.length, seats, setup, rise));
      this.cover();
      this.#keep();
    };
  }

  end(): void {
    this.#keeper.end();
    this.#game.free();
  }

  /** After every change. */
  #keep(): void {
    this.#view = null;
    this.#events = null;
    this.#thinking = undefined;
    this.#keeper.keep(this.#game as Game);
  }
}
