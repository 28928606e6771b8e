import {
  Game,
  type GameEvent,
  type OpenFaceAction,
  type OpenFaceSetup,
  type OpenFaceView,
  type Verdict,
} from "cardroom";
import { thinking } from "../match";
import type { Company, Thinking } from "../opponents";
import { alone, type Sitter } from "../opponents/sitters";
import { fresh, type Identity, Keeper } from "../store/keeper";
import type { Kept } from "../store/kept";
import { Draft } from "./draft";
import { read, type Scored, scored } from "./sheet";

/** A match of open-face Chinese on one device: the game, its score sheet, and whose cards lie open. */
export class OpenFaceMatch implements Company<OpenFaceView, OpenFaceAction> {
  #game: Game<"open-face">;
  #keeper: Keeper;
  /** The seat of the only person, whose cards are never covered. */
  readonly alone: number | null;
  /** The seat whose player looks at the screen; nobody's right after a hand-over. */
  #looking: number | null = null;
  #draft: Draft | null = null;
  /** What is seen and has happened, and who is to think, asked for once: a drawing looks at it from many sides. */
  #view: OpenFaceView | null = null;
  #events: GameEvent<"open-face">[] | null = null;
  #thinking: Thinking<OpenFaceView> | null | undefined;
  /** The deals that are over. */
  sheet: Scored[];

  constructor(game: Game<"open-face">, match: Identity, sheet: Scored[] = []) {
    this.#game = game;
    this.#keeper = new Keeper(match);
    this.alone = alone(match.seats);
    this.sheet = sheet;
    this.cover();
    this.#keep();
  }

  /** @throws what `new Game` throws */
  static begin(setup: OpenFaceSetup, sitters: readonly Sitter[]): OpenFaceMatch {
    const game = new Game(setup);
    return new OpenFaceMatch(game, fresh(game.view().seats.length, sitters, setup));
  }

  /** Goes on with a match that was kept. */
  static resume(game: Game<"open-face">, kept: Kept): OpenFaceMatch {
    return new OpenFaceMatch(game, kept, read(kept.sheet, game.view().seats.length));
  }

  /** Who plays each seat. */
  get sitters(): readonly Sitter[] {
    return this.#keeper.match.seats;
  }

  get mind(): string {
    return this.#keeper.match.mind;
  }

  get thinking(): Thinking<OpenFaceView> | null {
    if (this.#thinking === undefined) this.#thinking = thinking(this.#game, this.sitters);
    return this.#thinking;
  }

  /** Whether this browser keeps the match. */
  get kept(): boolean {
    return this.#keeper.kept;
  }

  /** What whoever looks at the screen may see: a seat that has uncovered its cards, else a spectator. */
  get view(): OpenFaceView {
    this.#view ??= this.#game.view(this.#looking);
    return this.#view;
  }

  /** What happened in this deal, as every seat may know it. */
  get events(): GameEvent<"open-face">[] {
    this.#events ??= this.#game.events();
    return this.#events;
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
    this.#view = null;
    const choice = this.view.actions.find((action) => action.type === "place");
    this.#draft = choice === undefined ? null : new Draft(choice);
  }

  /** Nobody's cards lie open then, but those of the only person. */
  cover(): void {
    this.#looking = null;
    this.#view = null;
    this.#draft = null;
    if (this.alone !== null) this.uncover(this.alone);
  }

  check(seat: number, action: OpenFaceAction): Verdict {
    return this.#game.check(seat, action);
  }

  /** Plays an action. The cards stay open where the same player goes on, and nobody else may. */
  act(seat: number, action: OpenFaceAction): void {
    this.#game.act(seat, action);
    this.#forget();
    if (this.alone !== null && seat !== this.alone && this.#draft !== null) {
      // A computer acted while the person places, where several may (OF-15): what lies in the rows stays.
    } else if (this.#game.toAct === this.#looking && this.#looking !== null) this.uncover(this.#looking);
    else this.cover();
    const result = this.#game.result();
    if (result !== null && action.type !== "leave") this.sheet.push(scored(this.view, result));
    this.#keep();
  }

  /** @throws what `nextHand` throws */
  nextDeal(): void {
    this.#game.nextHand();
    this.#forget();
    this.cover();
    this.#keep();
  }

  /** Begins anew with the same seats; `null` where that is not known. */
  get again(): (() => void) | null {
    const { seats, setup } = this.#keeper.match;
    if (setup === undefined) return null;
    return () => {
      this.#game.free();
      // Other cards, if those of before were chosen.
      const { seed: _, deck: __, ...same } = setup as OpenFaceSetup;
      this.#game = new Game<"open-face">(same);
      this.#forget();
      this.#keeper = new Keeper(fresh(seats.length, seats, setup));
      this.sheet = [];
      this.cover();
      this.#keep();
    };
  }

  /** Gives the match up: nothing of it is kept. */
  end(): void {
    this.#keeper.end();
    this.#game.free();
  }

  /** After every change of the game. */
  #forget(): void {
    this.#view = null;
    this.#events = null;
    this.#thinking = undefined;
  }

  #keep(): void {
    this.#keeper.keep(this.#game as Game, this.sheet);
  }
}
