import type { CardsEvaluation } from "cardroom";
import { inline, picture, spoken } from "./card";
import { phrases } from "./text";

/** How what a game is played with is drawn and named; `E` is what a hand of it is worth. */
export interface Pieces<E> {
  /** In a row, those marked that make `best`; `from` is the position of the first among all that were judged. */
  row(pieces: readonly (string | null)[], best?: E | null, from?: number): HTMLElement[];
  /** The same as small as before a chair. */
  small(pieces: readonly (string | null)[], best?: E | null): HTMLElement[];
  /** Inside a line of text. */
  inline(piece: string): HTMLElement;
  /** As it is spoken. */
  spoken(piece: string): string;
  hand(best: E): string;
}

/** Playing cards. */
export const cards: Pieces<CardsEvaluation> = {
  row: (pieces, best) =>
    pieces.map((card) => picture(card, { plays: card !== null && best?.cards.includes(card) === true })),
  small: (pieces) => pieces.map((card) => picture(card)),
  inline,
  spoken,
  hand: (best) => phrases.describeHand(best),
};
