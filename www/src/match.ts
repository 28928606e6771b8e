import { Game, type TableAction, type TableEvent, type TableView, type TexasHoldemSetup, type Verdict } from "cardroom";
import { write } from "./storage";

/** A match that is played on one device: the game, what is kept of it, and whose cards lie open. */
export class Match {
  readonly #game: Game<"texas-holdem">;
  /** The seat whose player looks at the screen; nobody's right after a hand-over. */
  #looking: number | null = null;
  /** Whether this browser keeps the match. */
  kept = true;

  constructor(game: Game<"texas-holdem">) {
    this.#game = game;
    this.#keep();
  }

  /** @throws what `new Game` throws */
  static begin(setup: TexasHoldemSetup): Match {
    return new Match(new Game(setup));
  }

  /** What whoever looks at the screen may see: the seat in turn once it has uncovered its cards, else a spectator. */
  get view(): TableView {
    return this.#game.view(this.#looking);
  }

  /** What happened in this hand, as every seat may know it. */
  get events(): TableEvent[] {
    return this.#game.events();
  }

  /** The seats that may ask to see a hand, in turn or not (TH-19). */
  get asking(): { seat: number; of: number }[] {
    return this.view.seats.flatMap(({ seat }) =>
      this.#game
        .legalActions(seat)
        .flatMap((action) => (action.type === "ask-to-show" ? [{ seat, of: action.seat }] : [])),
    );
  }

  /** The seat that has all the chips, once the last hand is over. */
  get winner(): number | null {
    const { complete, seats } = this.view;
    const left = seats.filter(({ stack }) => stack > 0);
    return complete && left.length === 1 ? (left[0]?.seat ?? null) : null;
  }

  uncover(): void {
    this.#looking = this.#game.toAct;
  }

  cover(): void {
    this.#looking = null;
  }

  check(seat: number, action: TableAction): Verdict {
    return this.#game.check(seat, action);
  }

  /** Plays an action. Where another seat is in turn after it, the cards are covered. */
  act(seat: number, action: TableAction): void {
    this.#game.act(seat, action);
    if (this.#game.toAct !== this.#looking) this.cover();
    this.#keep();
  }

  /** @throws what `nextHand` throws */
  nextHand(): void {
    this.#game.nextHand();
    this.cover();
    this.#keep();
  }

  /** Gives the match up: nothing of it is kept. */
  end(): void {
    write("match", null);
    this.#game.free();
  }

  #keep(): void {
    this.kept = write("match", this.#game.save());
  }
}
