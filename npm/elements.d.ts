// The custom elements. Importing `cardroom/elements` defines them all, once; docs/elements.md describes each.

/** `<cardroom-card card="Td">`: a card as a picture. Without a card it lies face down. Parts: `card`, `refusal`. */
export class CardElement extends HTMLElement {
  /** `"Td"`; empty lies face down. */
  card: string;
  /** Whether it is marked as one of those that make the hand. */
  plays: boolean;
  /** Whether it stands inside a line of text. */
  inline: boolean;
}

/** `<cardroom-note note="9101111" place="3">`: a banknote. Without a serial it lies face down. Parts: `note`, `refusal`. */
export class NoteElement extends HTMLElement {
  /** Seven digits; empty lies face down. */
  note: string;
  /** The playing place, 1–7; `null` where none is announced. */
  place: number | null;
  /** Whether it stands inside a line of text. */
  inline: boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    "cardroom-card": CardElement;
    "cardroom-note": NoteElement;
  }
}
