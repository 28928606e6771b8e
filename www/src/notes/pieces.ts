import type { NumbersEvaluation, UsedNote } from "cardroom";
import { h } from "../element";
import type { Pieces } from "../pieces";
import { phrases, words } from "../text";
import { bill, jokers, reading, token } from "./bill";

/** A note as it is spoken: digit by digit, and what it is worth where a place is announced. */
export function spoken(note: string, place: number | null): string {
  const digits = [...note].join(" ");
  return place === null ? words.notes.note(digits) : words.notes.read(digits, reading(note, place).base, jokers(note));
}

/** What a note that plays counts for: 9 + 1 = 1. */
export function counts({ base, shift, number }: UsedNote): HTMLElement {
  const sum = shift === 0 ? "" : `${base} ${shift > 0 ? "+" : "−"} ${Math.abs(shift)} = `;
  return h("span", { class: "counts", "aria-hidden": "true" }, sum, h("b", {}, String(number)));
}

/** A note as a picture with a name; `null` lies face down. `used` is how it plays, `null` where it does not. */
export function picture(note: string | null, place: number | null, used: UsedNote | null = null): HTMLElement {
  if (note === null) {
    return h("span", { class: "note back", role: "img", "aria-label": words.notes.faceDown });
  }
  const name = spoken(note, place);
  return h(
    "span",
    {
      class: used === null ? "note" : "note used",
      role: "img",
      "aria-label": used === null ? name : words.notes.plays(name, used.number, used.shift),
    },
    bill(note, place),
    used !== null && counts(used),
  );
}

/** Notes, read at the place that was announced. */
export const notes = (place: number | null): Pieces<NumbersEvaluation> => ({
  row: (pieces, best, from = 0) =>
    pieces.map((note, at) => picture(note, place, best?.used.find(({ index }) => index === from + at) ?? null)),
  small: (pieces, best) =>
    pieces.map((note, at) => {
      if (note === null || place === null) return picture(note, place);
      const used = best?.used.find(({ index }) => index === at);
      return h(
        "span",
        { class: used === undefined ? "note" : "note used", role: "img", "aria-label": spoken(note, place) },
        token(note, used?.number ?? reading(note, place).base),
      );
    }),
  inline: (note) => {
    const at = place === null ? -1 : reading(note, place).at;
    return h(
      "span",
      { class: "inline-note", role: "img", "aria-label": spoken(note, place) },
      note.slice(0, Math.max(at, 0)),
      at >= 0 && h("b", {}, note.slice(at, at + 1)),
      note.slice(at + 1),
    );
  },
  spoken: (note) => spoken(note, place),
  hand: (best) => phrases.describeNumbers(best),
});
