import {
  Game,
  type GameEvent,
  type OpenFaceAction,
  type OpenFaceSetup,
  type OpenFaceView,
  type Verdict,
} from "cardroom";
import { fresh, type Identity, Keeper } from "../store/keeper";
import type { Kept } from "../store/kept";
import { Draft } from "./draft";
import { read, type Scored, scored } from "./sheet";

/** A match of open-face Chinese on one device: the game, its score sheet, and whose cards lie open. */
export class OpenFaceMatch {
  readonly #game: Game<"open-face">;
  readonly #keeper: Keeper;
  /** The seat whose player looks at the screen; nobody's right after a hand-over. */
  #looking: number | null = null;
  #draft: Draft | null = null;
  /** The deals that are over. */
  readonly sheet: Scored[];

  constructor(game: Game<"open-face">, sheet: Scored[] = [], match: Identity = fresh(game.view().seats.length)) {
    this.#game = game;
    this.#keeper = new Keeper(match);
    this.sheet = sheet;
    this.#keep();
  }

  /** @throws what `new Game` throws */
  static begin(setup: OpenFaceSetup): OpenFaceMatch {
    return new OpenFaceMatch(new Game(setup));
  }

  /** Goes on with a match that was kept. */
  static resume(game: Game<"open-face">, kept: Kept): OpenFaceMatch {
    return new OpenFaceMatch(game, read(kept.sheet, game.view().seats.length), kept);
  }

  /** Whether this browser keeps the match. */
  get kept(): boolean {
    return this.#keeper.kept;
  }

  /** What whoever looks at the screen may see: a seat that has uncovered its cards, else a spectator. */
  get view(): OpenFaceView {
    return this.#game.view(this.#looking);
  }

  /** What happened in this deal, as every seat may know it. */
  get events(): GameEvent<"open-face">[] {
    return this.#game.events();
  }

  /** What lies in the rows before it is confirmed. */
  get draft(): Draft | null {
    return this.#draft;
  }

  /** Whether fewer than two can play on, once a deal is over. */
  get over(): boolean {
    const { complete, seats, options } = this.view;
    const able = seats.filter(({ left, balance }) => !left && (options.settlement === "uncapped" || balance > 0));
    return complete && able.length < 2;
  }

  uncover(seat: number): void {
    this.#looking = seat;
    const choice = this.view.actions.find((action) => action.type === "place");
    this.#draft = choice === undefined ? null : new Draft(choice);
  }

  cover(): void {
    this.#looking = null;
    this.#draft = null;
  }

  check(seat: number, action: OpenFaceAction): Verdict {
    return this.#game.check(seat, action);
  }

  /** Plays an action. The cards stay open where the same player goes on, and nobody else may. */
  act(seat: number, action: OpenFaceAction): void {
    this.#game.act(seat, action);
    if (this.#game.toAct === this.#looking && this.#looking !== null) this.uncover(this.#looking);
    else this.cover();
    const result = this.#game.result();
    if (result !== null && action.type !== "leave") this.sheet.push(scored(this.view, result));
    this.#keep();
  }

  /** @throws what `nextHand` throws */
  nextDeal(): void {
    this.#game.nextHand();
    this.cover();
    this.#keep();
  }

  /** Gives the match up: nothing of it is kept. */
  end(): void {
    this.#keeper.end();
    this.#game.free();
  }

  #keep(): void {
    this.#keeper.keep(this.#game as Game, this.sheet);
  }
}
