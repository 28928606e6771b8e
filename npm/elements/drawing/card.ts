import type { Rank } from "cardroom";
import { copies, h, svg } from "../dom";
import type { Language } from "../language";
import { court } from "./court";
import { both, glyph } from "./glyphs";
import { moved } from "./path";
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

/** The sign of a suit, so large, around a point; on its head in the lower half. */
function pip(suit: Suit, [x, y]: readonly [number, number], size: number): string {
  const turned = y > 49 ? -1 : 1;
  return moved(shapes[suit], x - (turned * size) / 2, y - (turned * size) / 2, (turned * size) / 32);
}

const [left, middle, right] = [26, 35, 44];
const column = (x: number, ...rows: number[]) => rows.map((y): readonly [number, number] => [x, y]);
const [two, three, four] = [
  [17, 81],
  [17, 49, 81],
  [17, 38.3, 59.7, 81],
];
const sides = (rows: number[]) => [...column(left, ...rows), ...column(right, ...rows)];

/** Where the signs lie on the cards that count them. */
const pips: Partial<Record<Rank, (readonly [number, number])[]>> = {
  "2": column(middle, ...two),
  "3": column(middle, ...three),
  "4": sides(two),
  "5": [...sides(two), [middle, 49]],
  "6": sides(three),
  "7": [...sides(three), [middle, 33]],
  "8": [...sides(three), ...column(middle, 33, 65)],
  "9": [...sides(four), [middle, 49]],
  T: [...sides(four), ...column(middle, 27.7, 70.3)],
};

const copy = copies<SVGSVGElement>();

/** The drawing of a card's face; its size is the stylesheet's, which shows the index alone on a small card. */
export const cardFace = (card: string): SVGSVGElement => copy(card, () => draw(card));

function draw(card: string): SVGSVGElement {
  const [rank, suit] = parts(card);
  const signs = rank === "A" ? [pip(suit, [middle, 49], 34)] : (pips[rank] ?? []).map((place) => pip(suit, place, 14));
  const corners = [pip(suit, [10, 30], 11.5), pip(suit, [60, 68], 11.5)];
  return svg(
    "svg",
    { viewBox: "0 0 70 98", class: `face suit-${suit}`, "aria-hidden": "true" },
    rank === "J" || rank === "Q" || rank === "K" ? court(rank) : null,
    svg("path", { class: "large", d: [...signs, ...corners].join("") }),
    both(rank, 4, 5, 17, "large"),
    glyph(rank, 7, 7, 40, "small"),
    svg("path", { class: "small", d: shapes[suit], transform: "translate(27 52) scale(1.19)" }),
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
