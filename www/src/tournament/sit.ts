import type { Game, TableAction, Verdict } from "cardroom";
import { h } from "../element";
import type { Sitting } from "../match";
import type { Host } from "../play";
import { table } from "../table";
import { levelStrip } from "./clock";
import type { Hall } from "./hall";
import { standings } from "./standings";

type View = Sitting<"texas-holdem">["view"];

/** The table of a sit-and-go, as the screen of a table knows it. */
class SitAndGo implements Sitting<"texas-holdem"> {
  readonly #hall: Hall;
  /** The seat whose player looks at the screen; nobody's right after a hand-over. */
  #looking: number | null = null;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  get #table(): number {
    return this.#hall.firstTable.table;
  }

  get view(): View {
    const view = this.#hall.hand(this.#table, this.#looking);
    if (view === null) throw new RangeError("no hand was dealt");
    return view;
  }

  get events(): ReturnType<Game<"texas-holdem">["events"]> {
    return this.#hall.handEvents(this.#table);
  }

  get asking(): { seat: number; of: number }[] {
    return this.view.seats.flatMap(({ seat }) =>
      (this.#hall.hand(this.#table, seat)?.actions ?? []).flatMap((action) =>
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
    this.#looking = null;
  }

  check(seat: number, action: TableAction): Verdict {
    return this.#hall.check({ type: "play", table: this.#table, seat, action });
  }

  act(seat: number, action: TableAction): void {
    this.#hall.act({ type: "play", table: this.#table, seat, action });
    if (this.view.toAct !== this.#looking) this.cover();
  }

  nextHand(): void {
    this.#hall.act({ type: "deal", table: this.#table });
    this.cover();
  }

  end(): void {
    this.#hall.end();
  }
}

/** A sit-and-go on the screen, from one drawing to the next. */
export function sitAndGo(hall: Hall): (host: Host) => HTMLElement {
  const sitting = new SitAndGo(hall);
  return (host) => h("div", { class: "sit-and-go" }, levelStrip(hall), table(sitting, host), standings(hall));
}
