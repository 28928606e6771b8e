import type { Rank } from "cardroom";
import { h, svg } from "../dom";
import type { Language } from "../language";
import { names } from "./words";

export type Suit = "c" | "d" | "h" | "s";

export const suits: readonly Suit[] = ["s", "h", "d", "c"];
export const ranks: readonly Rank[] = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];

/** The two letters of a card, `"Td"`. */
export const parts = (card: string) => card.split("") as [Rank, Suit];

/** In which language a card is named, and whether it is one of those that make the hand. */
export interface CardOptions {
  lang?: Language;
  plays?: boolean;
}

/** The name of a card as it is spoken; `null` lies face down. */
export function nameCard(card: string | null, { lang = "en", plays = false }: CardOptions = {}): string {
  const say = names[lang];
  if (card === null) return say.cardFaceDown;
  return plays ? say.cardPlays(say.card(card)) : say.card(card);
}

const shapes: Record<Suit, string> = {
  s: "M16 2C12 8 3 12.5 3 19.5a6.2 6.2 0 0 0 11.6 3c-.1 3-1.4 5.6-3.6 7.5h10c-2.2-1.9-3.5-4.5-3.6-7.5a6.2 6.2 0 0 0 11.6-3C29 12.5 20 8 16 2Z",
  h: "M16 29.5C6.5 21.5 2 16 2 10.2a7.2 7.2 0 0 1 14-2.4 7.2 7.2 0 0 1 14 2.4C30 16 25.5 21.5 16 29.5Z",
  d: "M16 1.5C18.8 7 22.6 12 27 16c-4.4 4-8.2 9-11 14.5C13.2 25 9.4 20 5 16 9.4 12 13.2 7 16 1.5Z",
  c: "M16 2a6.4 6.4 0 0 0-5.4 9.9 6.5 6.5 0 1 0 4 9.8C14.5 25 13.2 28 11 30h10c-2.2-2-3.5-5-3.6-8.3a6.5 6.5 0 1 0 4-9.8A6.4 6.4 0 0 0 16 2Z",
};

const shape = (suit: Suit, x: number, y: number, size: number) =>
  svg("path", { d: shapes[suit], transform: `translate(${x} ${y}) scale(${size / 32})` });

/** The drawing of a card's face; its size is the stylesheet's. */
export function cardFace(card: string): SVGSVGElement {
  const [rank, suit] = parts(card);
  const index = svg("text", { x: 19, y: 34, "text-anchor": "middle" });
  index.textContent = rank === "T" ? "10" : rank;
  if (rank === "T") {
    index.setAttribute("textLength", "32");
    index.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
  return svg(
    "svg",
    { viewBox: "0 0 70 98", class: `face suit-${suit}`, "aria-hidden": "true" },
    index,
    shape(suit, 8, 43, 20),
    shape(suit, 25, 51, 40),
  );
}

/** A card as a picture with a name; `null` lies face down. */
export function drawCard(card: string | null, options: CardOptions = {}): HTMLElement {
  const name = nameCard(card, options);
  if (card === null) return h("span", { class: "card back", role: "img", "aria-label": name });
  return h("span", { class: options.plays ? "card plays" : "card", role: "img", "aria-label": name }, cardFace(card));
}

const signs: Record<Suit, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** A card inside a line of text. */
export function drawInlineCard(card: string, options: CardOptions = {}): HTMLElement {
  const [rank, suit] = parts(card);
  return h(
    "span",
    { class: `inline-card suit-${suit}`, role: "img", "aria-label": nameCard(card, options) },
    (rank === "T" ? "10" : rank) + signs[suit],
  );
}
