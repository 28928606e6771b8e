import type { Game, TableAction, Verdict } from "cardroom";
import { h } from "../element";
import type { Sitting } from "../match";
import { Opponents, type Thinking } from "../opponents";
import { alone, type Sitter, seated } from "../opponents/sitters";
import type { Host } from "../play";
import { type HoldemOpponents, table } from "../table";
import { levelStrip } from "./clock";
import { dealt } from "./dealt";
import type { Hall } from "./hall";
import { standings } from "./standings";

type View = Sitting<"texas-holdem">["view"];

/** The table of a sit-and-go, as the screen of a table knows it. */
class SitAndGo implements Sitting<"texas-holdem"> {
  readonly #hall: Hall;
  /** The only person of the tournament. */
  readonly #person: number | null;
  /** The table of the hand that is shown, and who sat there when it was dealt. */
  #shown: { table: number; players: (number | null)[] };
  /** The seat whose player looks at the screen; nobody's right after a hand-over. */
  #looking: number | null = null;
  readonly again = null;

  constructor(hall: Hall) {
    this.#hall = hall;
    this.#person = alone(hall.sitters);
    this.#shown = dealt(hall.events);
    this.cover();
  }

  get mind(): string {
    return this.#hall.mind;
  }

  get players(): readonly (number | null)[] {
    return this.#shown.players;
  }

  get sitters(): Sitter[] {
    // An empty chair is nobody's to look at.
    return this.players.map((player) => (player === null ? "beginner" : (this.#hall.sitters[player] ?? "human")));
  }

  get alone(): number | null {
    const seat = this.#person === null ? -1 : this.players.indexOf(this.#person);
    return seat < 0 ? null : seat;
  }

  get view(): View {
    return this.#seen(this.#looking);
  }

  get events(): ReturnType<Game<"texas-holdem">["events"]> {
    return this.#hall.handEvents(this.#shown.table);
  }

  get thinking(): Thinking<View> | null {
    const { canAct } = this.view;
    for (const seat of canAct) {
      const skill = this.sitters[seat] ?? "human";
      if (skill !== "human") return { seat, skill, view: this.#seen(seat) };
    }
    return null;
  }

  get asking(): { seat: number; of: number }[] {
    return this.view.seats
      .filter(({ seat }) => this.sitters[seat] === "human")
      .flatMap(({ seat }) =>
        this.#seen(seat).actions.flatMap((action) =>
          action.type === "ask-to-show" ? [{ seat, of: action.seat }] : [],
        ),
      );
  }

  get leaders(): number[] | null {
    if (this.#hall.view.phase !== "finished") return null;
    return this.view.seats.filter(({ stack }) => stack > 0).map(({ seat }) => seat);
  }

  get kept(): boolean {
    return this.#hall.kept;
  }

  uncover(seat: number): void {
    this.#looking = seat;
  }

  cover(): void {
    this.#looking = this.alone;
  }

  check(seat: number, action: TableAction): Verdict {
    return this.#hall.check({ type: "play", table: this.#shown.table, seat, action });
  }

  act(seat: number, action: TableAction): void {
    this.#hall.act({ type: "play", table: this.#shown.table, seat, action });
    if (this.view.toAct !== this.#looking) this.cover();
  }

  nextHand(): void {
    this.#hall.act({ type: "deal", table: this.#hall.tableOf(this.#person ?? 0) });
    this.#shown = dealt(this.#hall.events);
    this.cover();
  }

  end(): void {
    this.#hall.end();
  }

  #seen(seat: number | null): View {
    const view = this.#hall.hand(this.#shown.table, seat);
    if (view === null) throw new RangeError("no hand was dealt");
    return view;
  }
}

/** A sit-and-go on the screen, from one drawing to the next. */
export function sitAndGo(hall: Hall): (host: Host) => HTMLElement {
  const sitting = new SitAndGo(hall);
  const opponents: HoldemOpponents = new Opponents(sitting);
  return (host) => {
    seated(sitting.sitters, sitting.players);
    return h(
      "div",
      { class: "sit-and-go", "data-patch": true },
      levelStrip(hall),
      table(sitting, host, opponents),
      standings(hall),
    );
  };
}
