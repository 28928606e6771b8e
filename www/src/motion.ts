import type { GameEvent, GameName, TableEvent, TableGameName } from "cardroom";
import { chips } from "./chips";
import { catchUp, drawn } from "./later";
import { moves, pace } from "./opponents/pace";

// What happened is seen to happen: cards are dealt and turned, chips go out and in. It is drawn as it stands already, and
// told; what moves does so above it, ends with the next press or action, and leaves nothing behind.

/** Where chips lie before something happens. */
interface Scene {
  bets: (DOMRect | null)[];
}

/** What begins to move with the next frame; nothing that was drawn over. */
let waiting: (() => void) | null = null;
let running: Animation[] = [];
let ghosts: HTMLElement[] = [];

/** All that moves is where it belongs, at once. */
export function settle(): void {
  stop();
  for (const each of ghosts) each.remove();
  ghosts = [];
}

function stop(): void {
  waiting = null;
  for (const each of running) each.cancel();
  running = [];
}

for (const press of ["pointerdown", "keydown"]) addEventListener(press, settle, { capture: true });

const box = (element: Element | null | undefined): DOMRect | null => element?.getBoundingClientRect() ?? null;
const chairs = () => [...document.querySelectorAll<HTMLElement>(".seats > .seat")];

/** The table as it is before something happens; `null` where nothing is to move. */
export function before(): Scene | null {
  catchUp();
  stop();
  // Asked before the ghosts go: nothing need be laid out for it.
  const scene = moves() ? { bets: chairs().map((chair) => box(chair.querySelector(".bet"))) } : null;
  settle();
  return scene;
}

function begin(): void {
  waiting?.();
  waiting = null;
}

/** Shows what has happened since, once it is drawn. */
export function after(scene: Scene | null, events: readonly GameEvent[], game: GameName): void {
  if (scene === null || events.length === 0) return;
  waiting = () => {
    if (game === "open-face") placed(events as GameEvent<"open-face">[]);
    else new Motion(scene, game !== "texas-holdem").run(events as TableEvent<TableGameName>[]);
  };
  drawn(begin);
}

/** Begins a match, and shows its first deal. */
export function dealing(match: { events: readonly GameEvent[] }, game: GameName, begin: () => void): void {
  const scene = before();
  begin();
  after(scene, match.events, game);
}

/** So much faster than calm. */
const scale = () => (pace.speed === "calm" ? 1 : 0.45);

function move(element: Element, from: Keyframe, delay: number, duration: number): void {
  const timing = {
    delay: delay * scale(),
    duration: duration * scale(),
    easing: "ease-out",
    fill: "backwards",
  } as const;
  running.push(element.animate([from, {}], timing));
}

/** From where it would have to be moved to come from another place. */
function towards(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

const turned = { transform: "perspective(40rem) rotateY(88deg)", opacity: 0 };

class Motion {
  readonly #scene: Scene;
  readonly #coins: boolean;
  readonly #chairs = chairs();
  readonly #table = document.querySelector<HTMLElement>(".tabletop");
  readonly #pots = document.querySelector(".pots");
  /** How far it has come, in milliseconds of the calm pace. */
  #at = 0;
  /** All is begun at once: where something lies is not asked any more when something moves, or it would be laid out anew. */
  readonly #begin: (() => void)[] = [];

  constructor(scene: Scene, coins: boolean) {
    this.#scene = scene;
    this.#coins = coins;
  }

  run(events: TableEvent<TableGameName>[]): void {
    const boards = [...document.querySelectorAll(".board > :is(.card, .note)")];
    const fresh = events.reduce((sum, event) => sum + (event.type === "board" ? event.pieces.length : 0), 0);
    let card = boards.length - fresh;
    const dealt = new Map<number, number>();
    for (const event of events) if (event.type === "dealt") dealt.set(event.seat, (dealt.get(event.seat) ?? 0) + 1);

    for (const event of events) {
      if (event.type === "hand-started") this.#scene.bets = [];
      else if (event.type === "posted" || event.type === "acted") this.#bet(event.seat, event.amount);
      else if (event.type === "dealt") this.#deal(event.seat, dealt);
      else if (event.type === "board") {
        this.#collect();
        for (const _ of event.pieces) {
          const piece = boards[card];
          if (piece !== undefined) this.#move(piece, turned, 320);
          card += 1;
          this.#at += 110;
        }
        this.#at += 320;
      } else if (event.type === "shown") this.#show(event.seat);
      else if (event.type === "pot-awarded") {
        this.#collect();
        for (const { seat, amount } of event.shares) this.#fly(this.#pots, this.#plate(seat), amount, 520);
        this.#at += 200;
      }
    }
    const own = [...document.querySelectorAll(".own :is(.card, .note)")];
    if (dealt.size > 0) {
      for (const [at, piece] of own.entries())
        this.#move(piece, { opacity: 0, transform: "translateY(-0.8rem)" }, 300, at * 90);
    }
    const result = document.querySelector(".result");
    if (result !== null && this.#at > 0) this.#move(result, { opacity: 0 }, 250, Math.min(this.#at, 2600));
    for (const each of this.#begin) each();
  }

  #move(element: Element, from: Keyframe, duration: number, at = this.#at): void {
    this.#begin.push(() => move(element, from, at, duration));
  }

  #plate = (seat: number) => this.#chairs[seat]?.querySelector(".plate");

  /** Chips come from the chair; where the round is over by it, they go on to the middle. */
  #bet(seat: number, amount: number): void {
    const [plate, bet] = [box(this.#plate(seat)), this.#chairs[seat]?.querySelector(".bet")];
    if (amount === 0 || plate === null) return;
    if (bet == null) this.#fly(this.#plate(seat), this.#pots, amount, 380);
    else this.#move(bet, { opacity: 0.2, transform: towards(plate, bet.getBoundingClientRect()) }, 260);
    this.#at += 90;
  }

  /** What lies before the chairs goes into the middle, once a round. */
  #collect(): void {
    const lying = this.#scene.bets;
    this.#scene.bets = [];
    if (lying.every((each) => each === null)) return;
    for (const from of lying) if (from !== null) this.#fly(from, this.#pots, 0, 340);
    this.#at += 340;
  }

  #deal(seat: number, dealt: Map<number, number>): void {
    const pieces = [...(this.#chairs[seat]?.querySelectorAll(".hand > *") ?? [])];
    const left = dealt.get(seat) ?? 0;
    dealt.set(seat, left - 1);
    const [piece, table] = [pieces[pieces.length - left], box(this.#table)];
    if (piece === undefined || table === null) return;
    this.#move(piece, { opacity: 0, transform: towards(table, piece.getBoundingClientRect()) }, 300);
    this.#at += 70;
  }

  #show(seat: number): void {
    for (const piece of this.#chairs[seat]?.querySelectorAll(".hand > *") ?? []) this.#move(piece, turned, 300);
    this.#at += 180;
  }

  /** Chips on their way; nothing that anybody is told of. */
  #fly(
    from: Element | DOMRect | null | undefined,
    to: Element | null | undefined,
    amount: number,
    duration: number,
  ): void {
    const start = from instanceof DOMRect ? from : box(from);
    const [end, table, at] = [box(to), this.#table, this.#at];
    const whole = box(table);
    if (start === null || end === null || whole === null) return;
    this.#begin.push(() => {
      const ghost = document.createElement("span");
      ghost.className = "ghost";
      ghost.setAttribute("aria-hidden", "true");
      ghost.append(chips(amount || 10, this.#coins));
      ghost.style.left = `${end.x + end.width / 2 - whole.x}px`;
      ghost.style.top = `${end.y + end.height / 2 - whole.y}px`;
      table?.append(ghost);
      ghosts.push(ghost);
      const flight = ghost.animate(
        [
          { transform: towards(start, end), opacity: 0 },
          { opacity: 1, offset: 0.15 },
          { opacity: 1, offset: 0.85 },
          { transform: "none", opacity: 0 },
        ],
        { delay: at * scale(), duration: duration * scale(), easing: "ease-in-out", fill: "both" },
      );
      flight.onfinish = () => ghost.remove();
      running.push(flight);
    });
  }
}

/** Cards that were placed come into their rows, and those that were drawn into the hand. */
function placed(events: GameEvent<"open-face">[]): void {
  let at = 0;
  for (const event of events) {
    if (event.type !== "placed" && event.type !== "turned-up") continue;
    for (const row of ["top", "middle", "bottom"] as const) {
      const lying = document.querySelectorAll(`[data-seat="${event.seat}"] [data-row=${row}] .card:not(.back)`);
      for (const card of [...lying].slice(lying.length - event.rows[row].length)) {
        move(card, event.type === "placed" ? { opacity: 0, transform: "translateY(-0.8rem)" } : turned, at, 300);
        at += 60;
      }
    }
  }
  if (!events.some(({ type }) => type === "cards-dealt")) return;
  for (const [nth, card] of [...document.querySelectorAll(".drawn .card")].entries()) {
    move(card, { opacity: 0, transform: "translateY(-0.8rem)" }, nth * 50, 260);
  }
}
