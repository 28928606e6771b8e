import { checkDeclaration, type UsedNote } from "cardroom";
import { copies, h, svg } from "../dom";
import type { Language } from "../language";
import { remembered } from "../remembered";
import { glyph, stroke } from "./glyphs";
import { ground, height, width } from "./guilloche";
import { moved } from "./path";
import { names } from "./words";

/** In which language a note is named, at which place it is read, and how it plays where it does. */
export interface NoteOptions {
  lang?: Language;
  place?: number | null;
  used?: UsedNote | null;
}

/** Where a note is read: at which of its digits, from 0, and the number that stands there. */
export interface Reading {
  at: number;
  base: number;
}

const remember = remembered<Reading>();

/** How a note reads at a place, by the word of the package (LP-5, LP-6). */
export const reading = (note: string, place: number): Reading => remember(`${note} ${place}`, () => read(note, place));

function read(note: string, place: number): Reading {
  const chosen = [0, 1, 2].map((index) => ({ index, shift: 0 }));
  const { declared } = checkDeclaration({ notes: [note, note, note], place, chosen });
  const base = declared?.used[0]?.base ?? 0;
  // Only zeros are skipped: the first such digit from the place on, or else the first of all.
  const from = note.indexOf(String(base), place - 1);
  return { at: from < 0 ? note.indexOf(String(base)) : from, base };
}

/** The zeros of a note: its jokers (LP-8). */
export const jokers = (note: string): number => note.split("0").length - 1;

const cell = 27;
const left = (width - 7 * cell) / 2;
const middle = (at: number) => left + cell * (at + 0.5);

/** A path at each place of some digits. */
const along = (places: readonly number[], y: number, d: (at: number) => string) =>
  places.map((at) => moved(d(at), middle(at), y)).join("");

/** A zero is drawn as the joker that it is: a ring around a star. */
const ring = "M-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0Z";
const star = "M0-7.5L2.2-2.2 7.5 0 2.2 2.2 0 7.5-2.2 2.2-7.5 0-2.2-2.2Z";

const copy = copies<SVGSVGElement>();

/** The drawing of a note: its serial, the playing place framed, the base number filled, its zeros as jokers. */
export const noteFace = (note: string, place: number | null = null): SVGSVGElement =>
  copy(`${note} ${place}`, () => draw(note, place));

function draw(note: string, place: number | null): SVGSVGElement {
  const y = 52;
  const read = place === null ? null : reading(note, place);
  const all = [...note];
  const places = (wanted: (digit: string, at: number) => boolean) =>
    [...all.keys()].filter((at) => wanted(all[at] ?? "", at));
  const zeros = places((digit) => digit === "0");
  const others = places((digit, at) => digit !== "0" && at !== read?.at);
  const box = (at: number, kind: string) =>
    svg("rect", { class: kind, x: left + cell * at + 1, y: y - 19, width: cell - 2, height: 38, rx: 5 });
  return svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "bill", "aria-hidden": "true" },
    ground(),
    read !== null && box(read.at, "base-box"),
    place !== null && box(place - 1, "place-box"),
    place !== null &&
      svg("path", {
        class: "pointer",
        d: `M${middle(place - 1) - 5} 26h10l-5 7ZM${middle(place - 1) - 5} 78h10l-5 -7Z`,
      }),
    svg("path", { class: "glyph", d: along(others, y, (at) => moved(stroke(all[at] ?? ""), -10, -14)) }),
    read !== null && glyph(String(read.base), middle(read.at) - 10, y - 14, 28, "base"),
    zeros.length > 0 && svg("path", { class: "joker", d: along(zeros, y, () => ring) }),
    zeros.length > 0 && svg("path", { class: "star", d: along(zeros, y, () => star) }),
  );
}

/** A note as small as before a chair: its base number, or the number that it counts for, and a ring for each joker. */
function token(note: string, number: number): SVGSVGElement {
  const count = jokers(note);
  return svg(
    "svg",
    { viewBox: "0 0 60 40", class: "bill token", "aria-hidden": "true" },
    svg("rect", { width: 60, height: 40, rx: 4, class: "paper" }),
    svg("rect", { x: 2.5, y: 2.5, width: 55, height: 35, rx: 2.5, class: "frame" }),
    glyph(String(number), 21.5, 6, 23),
    ...Array.from({ length: count }, (_, at) =>
      svg("circle", { class: "dot", cx: 30 + (at - (count - 1) / 2) * 7, cy: 34, r: 2.2 }),
    ),
  );
}

/** A note as it is spoken: digit by digit, what it is worth where a place is announced, and how it plays. */
export function nameNote(note: string | null, { lang = "en", place = null, used = null }: NoteOptions = {}): string {
  const say = names[lang];
  if (note === null) return say.noteFaceDown;
  const digits = [...note].join(" ");
  const name = place === null ? say.note(digits) : say.read(digits, reading(note, place).base, jokers(note));
  return used === null ? name : say.notePlays(name, used.number, used.shift);
}

/** What a note that plays counts for: 9 + 1 = 1. */
function counts({ base, shift, number }: UsedNote): HTMLElement {
  const sum = shift === 0 ? "" : `${base} ${shift > 0 ? "+" : "−"} ${Math.abs(shift)} = `;
  return h("span", { class: "counts", "aria-hidden": "true" }, sum, h("b", {}, String(number)));
}

const frame = (note: string | null, options: NoteOptions, ...children: (Element | false)[]) =>
  h(
    "span",
    {
      class: note === null ? "note back" : options.used ? "note used" : "note",
      role: "img",
      "aria-label": nameNote(note, options),
    },
    ...children,
  );

/** A note as a picture with a name; `null` lies face down. */
export function drawNote(note: string | null, options: NoteOptions = {}): HTMLElement {
  if (note === null) return frame(null, options);
  const { place = null, used = null } = options;
  return frame(note, options, noteFace(note, place), used !== null && counts(used));
}

/** The same as small as before a chair. */
export function drawSmallNote(note: string | null, options: NoteOptions = {}): HTMLElement {
  const { place = null, used = null, lang = "en" } = options;
  if (note === null || place === null) return drawNote(note, { lang, place });
  const drawing = frame(note, options, token(note, used?.number ?? reading(note, place).base));
  drawing.setAttribute("aria-label", nameNote(note, { lang, place }));
  return drawing;
}

/** A note inside a line of text. */
export function drawInlineNote(note: string, options: NoteOptions = {}): HTMLElement {
  const { place = null } = options;
  const at = place === null ? -1 : reading(note, place).at;
  return h(
    "span",
    { class: "inline-note", role: "img", "aria-label": nameNote(note, options) },
    note.slice(0, Math.max(at, 0)),
    at >= 0 && h("b", {}, note.slice(at, at + 1)),
    note.slice(at + 1),
  );
}
