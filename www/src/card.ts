import { drawCard, drawInlineCard, nameCard } from "cardroom/elements/drawing";
import { language } from "./text";

/** The name of a card as it is spoken; `null` lies face down. */
export const spoken = (card: string | null): string => nameCard(card, { lang: language });

/** A card as a picture with a name; `null` lies face down. `plays` marks one of the five that make the hand. */
export const picture = (card: string | null, { plays = false } = {}): HTMLElement =>
  drawCard(card, { lang: language, plays });

/** A card inside a line of text. */
export const inline = (card: string): HTMLElement => drawInlineCard(card, { lang: language });
