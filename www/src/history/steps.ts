import { Game, type GameEvent, type GameName, type OpenFaceView, type TableGameName, type View } from "cardroom";
import { type Line, lines } from "../events";
import { lines as openFaceLines } from "../open-face/events";

/** Through whose eyes a hand is seen: a seat's, those of who only watched, or with all cards open. */
export type Eyes = number | "table" | "open";

/** The lines that events come to, of either kind of game. */
export const linesOf = (game: GameName, events: GameEvent[]): Line[] =>
  game === "open-face"
    ? openFaceLines(events as GameEvent<"open-face">[])
    : lines(events as GameEvent<TableGameName>[]);

/** A hand that is over, in one step for each action of which the log tells something. */
export class Steps {
  readonly game: GameName;
  readonly #hand: Game;
  /** How many actions had been done at each step, and how many lines the log had. */
  readonly #at: { actions: number; lines: number }[] = [];
  /** The whole log. */
  readonly log: Line[];

  /** @throws what `Game.load` throws */
  constructor(save: string) {
    this.#hand = Game.load(save);
    this.game = this.#hand.view().game;
    this.log = linesOf(this.game, this.#hand.events());
    const last = this.#hand.actions().length;
    for (let actions = 0; actions <= last; actions += 1) {
      const count = this.#then(actions, (game) => linesOf(this.game, game.events()).length);
      const before = this.#at.at(-1);
      if (before !== undefined && before.lines === count) before.actions = actions;
      else this.#at.push({ actions, lines: count });
    }
  }

  /** The number of the last step; the first is 0. */
  get last(): number {
    return this.#at.length - 1;
  }

  /** The hand itself. */
  get hand(): Game {
    return this.#hand;
  }

  /** How many lines the log had after a step. */
  linesAt(step: number): number {
    return this.#at[step]?.lines ?? 0;
  }

  /** What happened in a step. */
  lines(step: number): Line[] {
    return this.log.slice(step === 0 ? 0 : this.linesAt(step - 1), this.linesAt(step));
  }

  /** What everyone knew had happened by a step. */
  events(step: number): GameEvent[] {
    return this.#then(this.#at[step]?.actions ?? 0, (game) => game.events());
  }

  /** What was seen after a step; cards that the eyes see lie face up. */
  view(step: number, eyes: Eyes): View {
    return this.#then(this.#at[step]?.actions ?? 0, (game) => {
      const view = game.view(typeof eyes === "number" ? eyes : null);
      const open = (seat: number) => eyes === "open" || eyes === seat;
      return view.game === "open-face" ? openRows(view, game, open) : openHands(view, game, open);
    });
  }

  free(): void {
    this.#hand.free();
  }

  #then<T>(actions: number, work: (game: Game) => T): T {
    const game = this.#hand.replay(actions);
    try {
      return work(game);
    } finally {
      game.free();
    }
  }
}

function openHands(view: View<TableGameName>, game: Game, open: (seat: number) => boolean): View<TableGameName> {
  const seats = view.seats.map((each) => {
    if (!open(each.seat)) return each;
    const own = (game.view(each.seat) as View<TableGameName>).seats[each.seat];
    return own === undefined ? each : { ...own, shown: own.hand.length > 0 };
  });
  return { ...view, seats } as View<TableGameName>;
}

/** As who only watches sees all boards: nobody places here. */
function openRows(view: OpenFaceView, game: Game, open: (seat: number) => boolean): OpenFaceView {
  const seats = view.seats.map((each) =>
    open(each.seat) ? ((game.view(each.seat) as OpenFaceView).seats[each.seat] ?? each) : each,
  );
  return { ...view, viewer: null, seats };
}
