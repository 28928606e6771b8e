import type { Game, TableAction, Verdict } from "cardroom";
import { told as changed, type Screen } from "../between";
import { h } from "../element";
import { leaving } from "../leaving";
import type { Sitting } from "../match";
import { Opponents, type Thinking } from "../opponents";
import { alone, type Sitter, seated } from "../opponents/sitters";
import { cards } from "../pieces";
import type { Host } from "../play";
import { follows } from "../runout";
import { type HoldemOpponents, table } from "../table";
import { words } from "../text";
import { levelStrip } from "./clock";
import type { Dealt } from "./course";
import { Elsewhere } from "./elsewhere";
import type { Hall } from "./hall";
import { rooms } from "./rooms";
import { teller } from "./told";

type View = Sitting<"texas-holdem">["view"];

/** The table of a sit-and-go, as the screen of a table knows it. */
class SitAndGo implements Sitting<"texas-holdem"> {
  readonly #hall: Hall;
  /** The only person of the tournament. */
  readonly #person: number | null;
  /** The table of the hand that is shown, and who sat there when it was dealt. */
  #shown: Dealt;
  /** The seat whose player looks at the screen; nobody's right after a hand-over. */
  #looking: number | null = null;
  readonly again = null;
  /** The clock tells. */
  readonly rise = null;
  /** The tables that nobody looks at. */
  readonly elsewhere: Elsewhere;
  /** Whether all is played without anything to look at. */
  out = false;

  constructor(hall: Hall) {
    this.#hall = hall;
    this.#person = alone(hall.sitters);
    this.#shown = hall.dealt;
    this.elsewhere = new Elsewhere(hall, () => (this.out ? null : this.#table));
    // Once its table was dealt another hand that nobody looked at, there is nothing to be shown.
    this.out = hall.hand(this.#shown.table, null) === null;
    this.cover();
  }

  /** The table that the next hand is dealt at. */
  get #table(): number {
    if (!this.view.complete) return this.#shown.table;
    const { tables } = this.#hall.view;
    const chair = this.#person === null ? null : this.#hall.chairOf(this.#person);
    const stays = tables.some(({ table }) => table === this.#shown.table);
    return chair?.table ?? (stays ? this.#shown.table : (tables[0]?.table ?? 0));
  }

  get table(): number | null {
    return this.out ? null : this.#table;
  }

  get person(): number | null {
    return this.#person;
  }

  get pending(): string | null {
    const { view, clock } = this.#hall;
    if (view.phase === "finished") return null;
    const { tournament: say } = words;
    const left = this.elsewhere.awaited.length;
    if (left > 0) return clock.state === "hand-for-hand" ? say.handForHandWaits(left) : say.waitsFor(left);
    return null;
  }

  get playOut(): (() => void) | null {
    const { phase } = this.#hall.view;
    if (phase !== "running" || this.#person === null || this.#hall.chairOf(this.#person) !== null) return null;
    return () => {
      this.out = true;
    };
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
      if (skill !== "human") {
        return { seat, skill, view: this.#seen(seat), tournament: this.#hall.pressure(this.#shown.table) };
      }
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
    if (this.out) return [];
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
    this.#hall.act({ type: "deal", table: this.#table });
    this.#shown = this.#hall.dealt;
    this.cover();
  }

  get away(): { seat: number; away: boolean }[] {
    const person = this.#person;
    const chair = person === null || this.#hall.view.phase !== "running" ? null : this.#hall.chairOf(person);
    const seat = this.alone;
    if (chair === null || person === null || seat === null) return [];
    return [{ seat, away: !this.#hall.check({ type: "sit-out", player: person }).ok }];
  }

  sit(_seat: number, out: boolean): void {
    if (this.#person !== null) this.#hall.act({ type: out ? "sit-out" : "sit-in", player: this.#person });
  }

  end(): void {
    this.elsewhere.stop();
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
  const told = teller(
    hall,
    () => sitting.table,
    () => follows(sitting),
  );
  /** What a change of the others must be for all to be drawn anew. */
  const state = () => {
    if (sitting.out) return hall.view.phase;
    const { phase } = sitting.view;
    return phase === "complete" || phase === "held" ? `${phase} ${sitting.pending}` : phase;
  };
  return (host) => {
    const screen = { match: sitting, host, opponents, pieces: () => cards };
    const drawn = state();
    sitting.elsewhere.attend({
      shown: host.shown,
      around: (work) => {
        if (sitting.out || sitting.view.phase !== "held") work();
        else host.announce(changed(screen, work));
      },
      changed: () => {
        if (state() !== drawn) host.refresh();
      },
    });
    const [strip, others] = [levelStrip(hall, told), rooms(sitting.person, told)];
    if (sitting.out) return h("div", { class: "sit-and-go" }, strip, ending(screen, hall), others);
    seated(sitting.sitters, sitting.players);
    return h("div", { class: "sit-and-go", "data-patch": true }, strip, table(sitting, host, opponents), others);
  };
}

/** The end of a tournament that goes on without the person: that it does, then who has won. */
function ending({ match, host, opponents }: Screen<"texas-holdem", SitAndGo>, hall: Hall): HTMLElement {
  const { tournament: say } = words;
  const winner = hall.view.phase === "finished" ? hall.standings[0]?.player : undefined;
  opponents.stop();
  return h(
    "section",
    { class: "panel ending", "aria-labelledby": "ending-name" },
    h(
      "h1",
      { id: "ending-name", tabindex: -1, "data-focus": true },
      winner === undefined ? say.playsOut : say.wins(words.opponents.named(winner)),
    ),
    winner === undefined && h("p", { class: "thinks" }, say.playsOutHint),
    leaving(
      { ...words.table, ...say },
      {
        over: winner !== undefined,
        kept: hall.kept,
        end: () => {
          match.end();
          host.ended();
        },
      },
    ),
  );
}
