import { CardroomElement, define } from "./base";
import { h } from "./dom";
import { drawInlineNote, drawNote } from "./drawing/note";
import drawing from "./drawing/note.css?inline";
import type { Language } from "./language";
import { sheet } from "./sheet";
import { common } from "./words";

/** `<cardroom-note note="9101111" place="3">`: a banknote, with its base number where a place is announced. */
export class NoteElement extends CardroomElement {
  static override readonly fields = { note: "text", place: "number", inline: "flag" } as const;
  declare note: string;
  declare place: number | null;
  declare inline: boolean;
  #lang: Language = "en";

  protected override draw(lang: Language): void {
    this.#lang = lang;
    this.tree.adoptedStyleSheets = [
      sheet(drawing),
      sheet(":host{display:inline-block;--note:var(--cardroom-note-width,9em)}:host([hidden]){display:none}"),
    ];
  }

  protected override refresh(): void {
    const { note, place } = this;
    const { expected } = common[this.#lang];
    const options = { lang: this.#lang, place };
    const refused =
      note !== "" && !/^(?!0+$)\d{7}$/.test(note)
        ? expected.note
        : place !== null && ![1, 2, 3, 4, 5, 6, 7].includes(place)
          ? expected.place
          : null;
    const drawn =
      refused !== null
        ? h("span", { class: "refusal" }, refused)
        : this.inline && note !== ""
          ? drawInlineNote(note, options)
          : drawNote(note === "" ? null : note, options);
    drawn.setAttribute("part", refused === null ? "note" : "refusal");
    this.tree.replaceChildren(drawn);
  }
}

define("cardroom-note", NoteElement);
