import {
  type Action,
  Game,
  type GameEvent,
  RulesError,
  type SetupByGame,
  type TableAction,
  type TableGameName,
  type Verdict,
  type View,
  type Zone,
} from "cardroom";
import { fresh, type Identity, Keeper } from "./store/keeper";

/** What is played at a betting table on one device, hand by hand: a match, or a table of a tournament. */
export interface Sitting<G extends TableGameName> {
  /** What whoever looks at the screen may see: the seat in turn once it has uncovered its hand, else a spectator. */
  readonly view: View<G>;
  /** What happened in this hand, as every seat may know it. */
  readonly events: GameEvent<G>[];
  /** The seats that may ask to see a hand, in turn or not (TH-19). */
  readonly asking: { seat: number; of: number }[];
  /** The seats with the most, where no other hand follows. */
  readonly leaders: number[] | null;
  /** Whether this browser keeps it. */
  readonly kept: boolean;
  uncover(seat: number): void;
  cover(): void;
  check(seat: number, action: TableAction): Verdict;
  /** Plays an action. Where another seat may act after it, the hand is covered. */
  act(seat: number, action: TableAction): void;
  /** @throws what the package refuses */
  nextHand(): void;
  /** Gives it up: nothing of it is kept. */
  end(): void;
}

/** A match at a betting table: the game, what is kept of it, and whose hand lies open. */
export class Match<G extends TableGameName> implements Sitting<G> {
  readonly #game: Game<G>;
  readonly #keeper: Keeper;
  /** The seat whose player looks at the screen; nobody's right after a hand-over. */
  #looking: number | null = null;
  #lifted: Zone | null = null;

  constructor(game: Game<G>, match: Identity = fresh(game.view().seats.length)) {
    this.#game = game;
    this.#keeper = new Keeper(match);
    this.#keep();
  }

  /** @throws what `new Game` throws */
  static begin<G extends TableGameName>(setup: { game: G } & SetupByGame[G]): Match<G> {
    return new Match(new Game<G>(setup));
  }

  get kept(): boolean {
    return this.#keeper.kept;
  }

  get view(): View<G> {
    return this.#game.view(this.#looking);
  }

  get events(): GameEvent<G>[] {
    return this.#game.events();
  }

  /** The one zone whose notes the looking player holds up (LD-4). */
  get lifted(): Zone | null {
    return this.#lifted;
  }

  get asking(): { seat: number; of: number }[] {
    return this.view.seats.flatMap(({ seat }) =>
      (this.#game.legalActions(seat) as View<G>["actions"]).flatMap((action) =>
        action.type === "ask-to-show" ? [{ seat, of: action.seat }] : [],
      ),
    );
  }

  get leaders(): number[] | null {
    const { complete, seats } = this.view;
    if (!complete || this.#goesOn()) return null;
    const most = Math.max(...seats.map(({ stack }) => stack));
    return seats.filter(({ stack }) => stack === most).map(({ seat }) => seat);
  }

  /** Tried on a copy, for only the package knows who may play on. */
  #goesOn(): boolean {
    const copy = Game.load(this.#game.save());
    try {
      copy.nextHand();
    } catch (error) {
      if (error instanceof RulesError && error.code === "ERR_MATCH_OVER") return false;
    } finally {
      copy.free();
    }
    return true;
  }

  uncover(seat: number): void {
    this.#looking = seat;
  }

  cover(): void {
    this.#looking = null;
    this.#lifted = null;
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
    this.#game.nextHand();
    this.cover();
    this.#keep();
  }

  end(): void {
    this.#keeper.end();
    this.#game.free();
  }

  #keep(): void {
    this.#keeper.keep(this.#game as Game);
  }
}
