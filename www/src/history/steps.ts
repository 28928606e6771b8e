import {
  Game,
  type GameEvent,
  type GameName,
  type OpenFaceView,
  type Stage,
  stages,
  type TableGameName,
  type View,
} from "cardroom";
import { type Line, lines } from "../events";
import { lines as openFaceLines } from "../open-face/events";

/** Through whose eyes a hand is seen: a seat's, those of who only watched, or with all cards open. */
export type Eyes = number | "table" | "open";

/** The lines that events come to, of either kind of game. */
export const linesOf = (game: GameName, events: GameEvent[]): Line[] =>
  game === "open-face"
    ? openFaceLines(events as GameEvent<"open-face">[])
    : lines(events as GameEvent<TableGameName>[]);

/** How far a hand had come at a step: so many actions and stages of the last, of their events so many, and lines of the log. */
interface At {
  actions: number;
  stage: number;
  events: number;
  lines: number;
}

/** A hand that is over, in one step for each of its events that can be followed by itself, and of which the log tells. */
export class Steps {
  readonly game: GameName;
  readonly #hand: Game;
  readonly #events: GameEvent[];
  /** How many events there were after so many actions. */
  readonly #after: number[] = [];
  readonly #at: At[] = [];
  /** The whole log. */
  readonly log: Line[];

  /** @throws what `Game.load` throws */
  constructor(save: string) {
    this.#hand = Game.load(save);
    this.game = this.#hand.view().game;
    this.#events = this.#hand.events();
    this.log = linesOf(this.game, this.#events);
    const last = this.#hand.actions().length;
    for (let actions = 0; actions <= last; actions += 1) {
      let events = this.#after.at(-1) ?? 0;
      this.#after.push(this.#then(actions, (game) => game.events().length));
      for (const [stage, { events: own }] of this.#stages(actions, null).entries()) {
        events += own.length;
        this.#put({ actions, stage, events, lines: linesOf(this.game, this.#events.slice(0, events)).length });
      }
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
    return this.#events.slice(0, this.#at[step]?.events ?? 0);
  }

  /** What was seen after a step; cards that the eyes see lie face up. */
  view(step: number, eyes: Eyes): View {
    const { actions = 0, stage = 0 } = this.#at[step] ?? {};
    const seen = (viewer: number | null) => (this.#stages(actions, viewer)[stage] as Stage).view;
    const view = seen(typeof eyes === "number" ? eyes : null);
    const open = (seat: number) => eyes === "open" || eyes === seat;
    return view.game === "open-face" ? openRows(view, seen, open) : openHands(view, seen, open);
  }

  free(): void {
    this.#hand.free();
  }

  /** What one action brought, as a viewer saw it; what everyone knew had happened. */
  #stages(actions: number, viewer: number | null): Stage[] {
    const view = (at: number) => this.#then(at, (game) => game.view(viewer));
    const events = this.#events.slice(this.#after[actions - 1] ?? 0, this.#after[actions]);
    return stages(actions === 0 ? null : view(actions - 1), view(actions), events);
  }

  /** A step of which the log tells nothing new is none of its own. */
  #put(at: At): void {
    const before = this.#at.at(-1);
    if (before !== undefined && before.lines === at.lines) Object.assign(before, at);
    else this.#at.push(at);
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

/** What a seat itself saw. */
type Own = (seat: number) => View;

function openHands(view: View<TableGameName>, seen: Own, open: (seat: number) => boolean): View<TableGameName> {
  const seats = view.seats.map((each) => {
    if (!open(each.seat)) return each;
    const own = (seen(each.seat) as View<TableGameName>).seats[each.seat];
    return own === undefined ? each : { ...own, shown: own.hand.length > 0 };
  });
  return { ...view, seats } as View<TableGameName>;
}

/** As who only watches sees all boards: nobody places here. */
function openRows(view: OpenFaceView, seen: Own, open: (seat: number) => boolean): OpenFaceView {
  const seats = view.seats.map((each) =>
    open(each.seat) ? ((seen(each.seat) as OpenFaceView).seats[each.seat] ?? each) : each,
  );
  return { ...view, viewer: null, seats };
}
