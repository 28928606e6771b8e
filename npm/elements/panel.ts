import type { Rule } from "cardroom/text/en";
import { CardroomElement } from "./base";
import { type Child, h } from "./dom";
import type { Language } from "./language";
import { sheet } from "./sheet";
import alike from "./style/common.css?inline";
import frame from "./style/frame.css?inline";
import { common } from "./words";
import { phrases } from "./words/phrases";

/** What is drawn in a panel, and how it follows the attributes. */
export interface View {
  children: Child[];
  refresh(): void;
  /** Lets go of whatever goes on by itself. */
  release?(): void;
}

/** An element with fields and results: what a player types and reads. */
export abstract class Panel extends CardroomElement {
  static override readonly fields: Readonly<Record<string, "text" | "number" | "flag">> = { rulebook: "text" };
  /** Its style sheets, beside those of all. */
  static readonly styles: readonly string[] = [];
  declare rulebook: string;
  /** The language that was drawn last. */
  tongue: Language = "en";
  #view: View | null = null;
  #focus: string | null = null;
  #told = "";
  readonly #frame = h("div", { class: "frame", part: "frame" });

  /** Draws everything anew, in a language. */
  protected abstract view(): View;

  protected override draw(lang: Language): void {
    this.tongue = lang;
    const { styles } = this.constructor as typeof Panel;
    this.tree.adoptedStyleSheets = [alike, frame, ...styles].map(sheet);
    this.#frame.lang = lang;
    this.#view?.release?.();
    this.#view = this.view();
    this.#frame.replaceChildren(...this.#view.children.filter((child) => child !== null && child !== false));
    if (!this.#frame.isConnected) this.tree.replaceChildren(this.#frame);
  }

  protected override refresh(): void {
    this.#view?.refresh();
    if (this.#focus !== null) this.tree.getElementById(this.#focus)?.focus();
    this.#focus = null;
  }

  protected override release(): void {
    this.#view?.release?.();
  }

  protected override fail(error: unknown): void {
    this.#frame.replaceChildren(
      h("p", { class: "refusal", part: "refusal", role: "alert" }, `${common[this.tongue].loading}: ${String(error)}`),
    );
    this.tree.adoptedStyleSheets = [alike, frame].map(sheet);
    this.tree.replaceChildren(this.#frame);
  }

  /** The value of an attribute, or what stands for it. */
  text(name: string, otherwise = ""): string {
    return this.getAttribute(name) ?? otherwise;
  }

  /** What the player has changed goes into attributes; who listens is told. `focus` is the id of what is to have the focus then. */
  put(values: Record<string, string | null>, focus: string | null = null): void {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) this.removeAttribute(name);
      else this.setAttribute(name, value);
    }
    this.#focus = focus;
    void this.update();
    this.dispatchEvent(new CustomEvent("change", { bubbles: true, composed: true, detail: values }));
  }

  /** Draws anew, for something else than before is to be typed. */
  redraw(): void {
    this.draw(this.tongue);
    this.refresh();
  }

  /** Tells who listens what is known, if it is not what they know already; `null`: nothing is. */
  known(detail: object | null): void {
    const result = JSON.stringify(detail);
    if (detail === null || this.#told === result) return;
    this.#told = result;
    this.dispatchEvent(new CustomEvent("result", { bubbles: true, composed: true, detail }));
  }

  /** Puts a text into an element, its rules one press away; what stays as it was is not spoken again. */
  say(element: HTMLElement, text: string): void {
    if (element.textContent === text) return;
    element.replaceChildren(...this.prose(text));
  }

  /** A text whose rules are one press away. */
  prose(text: string): (Node | string)[] {
    return text.split(/(\(?\b(?:TH|TT|RL|LP|LH|LD|OF)-\d+\b\)?)/).map((part, at) => {
      if (at % 2 === 0) return part;
      // Brackets stay with what they hold.
      const [before = "", id = "", after = ""] = part.split(/([\w-]+)/);
      return h("span", { class: "cited" }, before, this.#rule(id), after);
    });
  }

  /** A rule's id: a link where there is a rulebook, else its text is shown here. */
  #rule(id: string): HTMLElement {
    const rulebook: Readonly<Record<string, Rule>> = phrases[this.tongue].rulebook;
    const rule = rulebook[id];
    const name = { part: "rule", class: "rule", title: rule?.title ?? null };
    const link = this.hasAttribute("rulebook");
    const told = (event: Event) => {
      const detail = { id, title: rule?.title ?? "", text: rule?.text ?? "" };
      const wanted = this.dispatchEvent(
        new CustomEvent("rule", { bubbles: true, composed: true, cancelable: true, detail }),
      );
      if (!wanted) event.preventDefault();
      else if (!link) this.#open(detail);
    };
    return link
      ? h("a", { ...name, href: this.rulebook + id, onclick: told }, id)
      : h("button", { ...name, type: "button", onclick: told }, id);
  }

  #open({ id, title, text }: { id: string; title: string; text: string }): void {
    const dialog = h(
      "dialog",
      { part: "rule-text", "aria-labelledby": "rule-title", onclose: () => dialog.remove() },
      h("h2", { id: "rule-title" }, `${id} ${title}`),
      h("p", {}, text),
      h("button", { type: "button", class: "link", onclick: () => dialog.close() }, common[this.tongue].close),
    );
    // A press beside it closes it.
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
    this.#frame.append(dialog);
    dialog.showModal();
  }
}

/** The hands in a text, apart by `/`. */
export const handsIn = (text: string): string[] => text.split("/").map((hand) => hand.trim());

/** The text of some hands; what is typed into one cannot become two. */
export const joined = (hands: readonly string[]): string =>
  hands.map((hand) => hand.replaceAll("/", " ").trim()).join(" / ");
