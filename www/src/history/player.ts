import { h, svg } from "../element";
import { choice } from "../field";
import { read, write } from "../storage";
import { words } from "../text";

/** How long a step stands in automatic play, in milliseconds. */
const speeds = { slow: 3000, ordinary: 1500, fast: 600 };

type Speed = keyof typeof speeds;

/** The signs on the buttons, in a square of 16. */
const signs = {
  first: "M3 3v10h2V3zM13 3v10L6 8z",
  previous: "M12 3v10L4 8z",
  next: "M4 3v10l8-5z",
  last: "M11 3v10h2V3zM3 3v10l7-5z",
};

const remembered = (): Speed => {
  const speed = read("replay");
  return speed === "slow" || speed === "fast" ? speed : "ordinary";
};

/** What steps through a hand: buttons, a slider, the arrow keys, and automatic play. */
export class Player {
  readonly element: HTMLElement;
  /** The choice of how fast it plays. */
  readonly speed: HTMLElement;
  readonly #last: number;
  readonly #stepped: (step: number) => void;
  readonly #slider: HTMLInputElement;
  readonly #count = h("output", { class: "count", for: "step" });
  readonly #play: HTMLButtonElement;
  readonly #moves = new Map<HTMLButtonElement, () => number>();
  #step = 0;
  #speed = remembered();
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param stepped called when another step is to be shown */
  constructor(last: number, stepped: (step: number) => void) {
    const { steps: say } = words.history;
    this.#last = last;
    this.#stepped = stepped;
    this.#slider = h("input", {
      type: "range",
      id: "step",
      min: 0,
      max: last,
      value: 0,
      "aria-label": say.step,
      oninput: () => this.go(Number(this.#slider.value)),
    });
    const move = (id: keyof typeof signs, to: () => number) => {
      const button = h(
        "button",
        {
          type: "button",
          id,
          class: "action quiet",
          "aria-label": say[id],
          title: say[id],
          onclick: () => this.go(to()),
        },
        svg("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, svg("path", { d: signs[id] })),
      );
      this.#moves.set(button, to);
      return button;
    };
    this.#play = h("button", { type: "button", id: "play", class: "action main", onclick: () => this.#toggle() });
    const speed = choice(this.#speed, Object.entries(say.speeds), {
      id: "replay-speed",
      label: say.speed,
      changed: (value) => {
        this.#speed = value as Speed;
        write("replay", value);
      },
    });
    this.element = h(
      "div",
      { class: "player", role: "group", "aria-label": say.name },
      h(
        "div",
        { class: "moves" },
        move("first", () => 0),
        move("previous", () => this.#step - 1),
        this.#play,
        move("next", () => this.#step + 1),
        move("last", () => last),
      ),
      h("div", { class: "slide" }, this.#slider, this.#count),
    );
    this.speed = speed.element;
    this.#show();
  }

  get step(): number {
    return this.#step;
  }

  /** Shows a step; one beside the hand stays at its end. */
  go(step: number): void {
    const next = Math.min(Math.max(step, 0), this.#last);
    if (next !== this.#step) {
      this.#step = next;
      this.#stepped(next);
    }
    this.#show();
  }

  /** The arrow keys, home and end, wherever they mean nothing else. */
  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
    const to = { ArrowLeft: this.#step - 1, ArrowRight: this.#step + 1, Home: 0, End: this.#last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  #toggle(): void {
    if (this.#timer === null) {
      if (this.#step === this.#last) this.go(0);
      this.#wait();
    } else this.#stop();
    this.#show();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (!this.element.isConnected) return;
      this.go(this.#step + 1);
      if (this.#step < this.#last) this.#wait();
      else this.#stop();
      this.#show();
    }, speeds[this.#speed]);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #show(): void {
    const { steps: say } = words.history;
    this.#slider.value = String(this.#step);
    this.#slider.setAttribute("aria-valuetext", say.of(this.#step, this.#last));
    this.#count.textContent = say.of(this.#step, this.#last);
    this.#play.textContent = this.#timer === null ? say.play : say.pause;
    // Not `disabled`: that would take the focus from who presses them.
    for (const [button, to] of this.#moves) {
      button.setAttribute("aria-disabled", String(Math.min(Math.max(to(), 0), this.#last) === this.#step));
    }
  }
}
