import { h } from "./element";
import { said, unavailable } from "./fault";
import { leave } from "./focus";
import { restore, start } from "./games";
import { header } from "./header";
import { catchUp, later } from "./later";
import { moves } from "./opponents/pace";
import { seated } from "./opponents/sitters";
import { patch } from "./patch";
import type { Play } from "./play";
import { type Fetched, fetchScreen, forgetTournament, shown } from "./screens";
import { elsewhere } from "./store/elsewhere";
import { store } from "./store/store";
import { speak, words } from "./text";
import { waiting } from "./waiting";

type Screen = "table" | Fetched;

const screen = (): Screen => {
  const [wanted] = location.hash.slice(1).split("/");
  const others: Screen[] = ["tournament", "history", "evaluator", "notes", "scorer", "calculators", "rulings", "rules"];
  return others.find((each) => each === wanted) ?? "table";
};

/** All screens in the order of the header, with their names. */
const links = (): [Screen, string][] => [
  ["table", words.table.name],
  ["tournament", words.screens.tournament],
  ["history", words.history.name],
  ["evaluator", words.evaluator.name],
  ["notes", words.screens.notes],
  ["scorer", words.screens.scorer],
  ["calculators", words.calculators.name],
  ["rulings", words.screens.rulings],
  ["rules", words.rules.name],
];

/** What stands in place of a screen that is on its way. */
const awaited = (screen: Screen) => waiting(links().find(([each]) => each === screen)?.[1] ?? "");

/** The screens on which something is played, in one tab at a time. */
const plays = (screen: Screen) => screen === "table" || screen === "tournament";

/** The whole page: what stays in place around the screen that is shown, and the match in play. */
export class Page {
  readonly #root: HTMLElement;
  readonly #main = h("main", { id: "main", tabindex: -1 });
  /** Speaks what has happened; it stays in the document, or nobody would hear it. */
  readonly #spoken = h("div", { class: "spoken", role: "status" });
  #play: Play | null = null;
  /** Asked once a screen is shown on which something is played; then whether that was answered. */
  #claimed: Promise<void> | null = null;
  #played = false;
  /** A kept match on its way. */
  #restoring: Promise<Play | null> | null = null;
  #notice: string | null = null;
  #update: (() => void) | null = null;
  #failed = false;

  constructor(root: HTMLElement) {
    this.#root = root;
    store.changed = async (anew) => {
      if (!this.#played) return;
      try {
        if (anew) await this.#restore();
        if (plays(screen())) this.#again();
      } catch (error) {
        this.#draw(unavailable(error));
      }
    };
  }

  /** Opens what this device keeps, and asks whether this tab may play, where its screen does. */
  async claim(): Promise<void> {
    await store.open();
    if (plays(screen())) await store.claim();
  }

  /** Shows the match that this browser keeps, or the form for one. */
  async start(): Promise<void> {
    // Not before: what is shown on the way to another screen has words.
    addEventListener("hashchange", async () => {
      if (await this.#arrive()) this.#focus();
    });
    if ((await this.#arrive()) && location.hash.includes("/")) this.#focus(); // the address names a place within a screen
  }

  /** Shows the screen that the address names, once it has come; says so meanwhile where that takes long. */
  async #arrive(): Promise<boolean> {
    const name = screen();
    const slow = setTimeout(() => this.#draw(awaited(screen())), 200);
    try {
      await Promise.all([this.#claim(), name === "table" ? null : fetchScreen(name)]);
      if (name !== screen()) return false; // another was asked for meanwhile
      this.#draw();
      return true;
    } catch (error) {
      if (name === screen()) this.#draw(unavailable(error));
      return false;
    } finally {
      clearTimeout(slow);
    }
  }

  /** Takes up what this browser keeps, once something is played here: a tab that only shows rules keeps no other from it. */
  async #claim(): Promise<void> {
    if (!plays(screen())) return;
    this.#claimed ??= store.claim().then(() => {
      this.#played = true;
      return this.#restore();
    });
    await this.#claimed;
  }

  /** The games as they are kept, or none where another tab plays. */
  async #restore(): Promise<void> {
    this.#play = null;
    forgetTournament();
    if (!store.playing) return;
    const restoring = restore();
    this.#restoring = restoring;
    try {
      const play = await restoring;
      if (this.#restoring === restoring && store.playing) this.#play = play;
    } catch (error) {
      this.#notice = said(error);
    } finally {
      if (this.#restoring === restoring) this.#restoring = null;
    }
  }

  /** Offers a newer version; the match in play is kept, for every action is. */
  offer(update: () => void): void {
    this.#update = update;
    if (this.#failed)
      update(); // it may work
    else this.#draw();
  }

  /** Nothing works without the module. */
  fail(error: unknown): void {
    this.#failed = true;
    this.#main.replaceChildren(unavailable(error));
    this.#root.replaceChildren(this.#main);
  }

  #draw(content = this.#screen()): void {
    this.#root.replaceChildren(
      h("a", { class: "skip", href: "#main", onclick: (event) => this.#skip(event) }, words.skip),
      this.#header(),
      this.#main,
      h("footer", {}, h("p", {}, words.footer)),
      this.#spoken,
    );
    this.#main.replaceChildren(content);
    this.#spoken.textContent = null; // it may be in another language
  }

  #screen(): HTMLElement {
    seated([]);
    const name = screen();
    if (plays(name) && !store.playing) return elsewhere();
    if (name !== "table") {
      return shown(name)?.({ ...this.#host(), ended: () => this.#again() }) ?? awaited(name);
    }
    if (this.#restoring !== null) return awaited(name);
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
    const shown = screen();
    const play = this.#play;
    return {
      redraw: () => this.#again(),
      refresh: () => this.#refresh(),
      shown: () => screen() === shown && this.#play === play && store.playing,
      announce: (text: string) => {
        this.#spoken.textContent = text;
      },
    };
  }

  /** Draws what there is now, after something was done here. */
  #again(): void {
    leave();
    this.#patch(true);
    this.#focus();
  }

  /** Draws anew what has changed. Who was elsewhere on the page stays there. */
  #refresh(): void {
    const before = document.activeElement;
    const parted = this.#patch(false);
    this.#stay(before);
    if (!parted) return;
    const now = document.activeElement;
    later(() => this.#stay(now));
  }

  /** Gives the focus back to what was replaced by its like. */
  #stay(before: Element | null): void {
    if (before === null || before.isConnected) return;
    const same = before.id === "" ? null : document.getElementById(before.id);
    if (same === null) this.#focus();
    else same.focus();
  }

  /** Tells whether a part of it follows. Where nothing moves, all is drawn at once. */
  #patch(done: boolean): boolean {
    catchUp();
    const [old] = this.#main.children;
    const next = this.#screen();
    const parts = moves() && old?.className === next.className;
    if (old === undefined) this.#main.replaceChildren(next);
    else patch(old, next, { done, later: parts ? later : null });
    return parts;
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
      links: links(),
      current: screen(),
      speak: async (language) => {
        try {
          await speak(language);
          await this.#arrive();
        } catch (error) {
          this.#draw(unavailable(error));
        }
      },
      update: this.#update,
    });
  }
}
