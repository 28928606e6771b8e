// Cards and banknotes as SVG, for pages that draw them by themselves; `cardroom/elements/drawing.css` styles them.

import type { Rank, UsedNote } from "./index.js";

export type Suit = "c" | "d" | "h" | "s";

/** The language that a drawing is named in, for who cannot see it. */
export type Language = "en" | "ru";

/** Suits as they are usually laid out: spades, hearts, diamonds, clubs. */
export const suits: readonly Suit[];
/** Ranks from the ace down. */
export const ranks: readonly Rank[];

/** The two letters of a card: `parts("Td")` is `["T", "d"]`. */
export function parts(card: string): [Rank, Suit];

export interface CardOptions {
  /** Default `"en"`. */
  lang?: Language;
  /** Whether it is marked as one of those that make the hand. */
  plays?: boolean;
}

/** The drawing of a card's face, without a name. */
export function cardFace(card: string): SVGSVGElement;

/** The name of a card as it is spoken; `null` lies face down. */
export function nameCard(card: string | null, options?: CardOptions): string;

/** A card as a picture with a name, as wide as the custom property `--card`; `null` lies face down. */
export function drawCard(card: string | null, options?: CardOptions): HTMLElement;

/** A card inside a line of text. */
export function drawInlineCard(card: string, options?: CardOptions): HTMLElement;

export interface NoteOptions {
  /** Default `"en"`. */
  lang?: Language;
  /** The place that was announced, 1–7, where one was. With a place, `init` must have been awaited. */
  place?: number | null;
  /** How it plays, as `evaluateNotes` tells; `null` where it does not. */
  used?: UsedNote | null;
}

/** The drawing of a note, without a name. */
export function noteFace(note: string, place?: number | null): SVGSVGElement;

/** The name of a note as it is spoken: digit by digit, and what it is worth. `null` lies face down. */
export function nameNote(note: string | null, options?: NoteOptions): string;

/** A note as a picture with a name, as wide as the custom property `--note`; `null` lies face down. */
export function drawNote(note: string | null, options?: NoteOptions): HTMLElement;

/** The same as small as before a chair: the number that it counts for. */
export function drawSmallNote(note: string | null, options?: NoteOptions): HTMLElement;

/** A note inside a line of text. */
export function drawInlineNote(note: string, options?: NoteOptions): HTMLElement;
