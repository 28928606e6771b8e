import { h } from "./element";
import { evaluator } from "./evaluator";
import { restore, start } from "./games";
import { header } from "./header";
import { notesEvaluator } from "./notes/evaluator";
import { scorer } from "./open-face/scorer";
import type { Play } from "./play";
import { refusal } from "./refusal";
import { rulebook } from "./rules";
import { rulings } from "./rulings/form";
import { elsewhere } from "./store/elsewhere";
import { store } from "./store/store";
import { words } from "./text";
import { forget as forgetTournament, tournament } from "./tournament/screen";

type Screen = "table" | "tournament" | "evaluator" | "notes" | "scorer" | "rulings" | "rules";

const screen = (): Screen => {
  const [wanted] = location.hash.slice(1).split("/");
  const others: Screen[] = ["tournament", "evaluator", "notes", "scorer", "rulings", "rules"];
  return others.find((each) => each === wanted) ?? "table";
};

/** The screens on which something is played, in one tab at a time. */
const plays = (screen: Screen) => screen === "table" || screen === "tournament";

/** The whole page: what stays in place around the screen that is shown, and the match in play. */
export class Page {
  readonly #root: HTMLElement;
  readonly #main = h("main", { id: "main", tabindex: -1 });
  /** Speaks what has happened; it stays in the document, or nobody would hear it. */
  readonly #spoken = h("div", { class: "spoken", role: "status" });
  #play: Play | null = null;
  /** Whether a screen was shown on which something is played, and whether it may be played in this tab. */
  #claimed: Promise<void> | null = null;
  #played = false;
  #playing = false;
  #notice: string | null = null;
  #update: (() => void) | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    addEventListener("hashchange", async () => {
      await this.#claim();
      this.#draw();
      this.#focus();
    });
    store.changed = () => {
      if (!this.#played) return;
      if (store.playing === this.#playing) {
        if (plays(screen())) this.#again(); // whether it is kept is told beside it
      } else {
        this.#restore();
        this.#draw();
        if (plays(screen())) this.#focus();
      }
    };
  }

  /** Shows the match that this browser keeps, or the form for one. */
  async start(): Promise<void> {
    await this.#claim();
    this.#draw();
    if (location.hash.includes("/")) this.#focus(); // the address names a place within a screen
  }

  /** Takes up what this browser keeps, once something is played here: a tab that only shows rules keeps no other from it. */
  async #claim(): Promise<void> {
    if (!plays(screen())) return;
    this.#claimed ??= store.claim().then(() => {
      this.#played = true;
      this.#restore();
    });
    await this.#claimed;
  }

  /** The games as they are kept, or none where another tab plays. */
  #restore(): void {
    this.#playing = store.playing;
    this.#play = null;
    forgetTournament();
    if (!this.#playing) return;
    try {
      this.#play = restore();
    } catch (error) {
      this.#notice = refusal(error).text;
    }
  }

  /** Offers a newer version; the match in play is kept, for every action is. */
  offer(update: () => void): void {
    this.#update = update;
    this.#draw();
  }

  /** Nothing works without the module. */
  fail(error: unknown): void {
    this.#main.replaceChildren(h("h1", {}, words.loading), h("p", { class: "refusal", role: "alert" }, String(error)));
    this.#root.replaceChildren(this.#main);
  }

  #draw(): void {
    this.#root.replaceChildren(
      h("a", { class: "skip", href: "#main", onclick: (event) => this.#skip(event) }, words.skip),
      this.#header(),
      this.#main,
      h("footer", {}, h("p", {}, words.footer)),
      this.#spoken,
    );
    this.#main.replaceChildren(this.#screen());
    this.#spoken.textContent = null; // it may be in another language
  }

  #screen(): HTMLElement {
    if (screen() === "evaluator") return evaluator();
    if (screen() === "notes") return notesEvaluator();
    if (screen() === "scorer") return scorer();
    if (screen() === "rulings") return rulings();
    if (screen() === "rules") return rulebook();
    if (!store.playing) return elsewhere();
    if (screen() === "tournament") return tournament({ ...this.#host(), ended: () => this.#again() });
    if (this.#play === null) {
      return start(this.#notice, (play) => {
        this.#play = play;
        this.#notice = null;
        this.#again();
      });
    }
    return this.#play.draw({
      ...this.#host(),
      ended: () => {
        this.#play = null;
        this.#again();
      },
    });
  }

  #host() {
    return {
      redraw: () => this.#again(),
      announce: (text: string) => {
        this.#spoken.textContent = text;
      },
    };
  }

  #again(): void {
    this.#main.replaceChildren(this.#screen());
    this.#focus();
  }

  /** The focus goes to where the next thing happens, not back to the top. */
  #focus(): void {
    this.#main.querySelector<HTMLElement>("[data-focus]")?.focus();
  }

  #skip(event: Event): void {
    event.preventDefault(); // the address says which screen is shown
    this.#main.focus();
  }

  #header(): HTMLElement {
    return header({
      links: [
        ["table", words.table.name],
        ["tournament", words.tournament.name],
        ["evaluator", words.evaluator.name],
        ["notes", words.notes.evaluator.name],
        ["scorer", words.openFace.scorer.name],
        ["rulings", words.rulings.name],
        ["rules", words.rules.name],
      ] satisfies [Screen, string][],
      current: screen(),
      redraw: () => this.#draw(),
      update: this.#update,
    });
  }
}
