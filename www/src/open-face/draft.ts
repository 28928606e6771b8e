import type { PlaceChoice, Placement, Row } from "cardroom";
import { rows } from "./rows";

/** Where a drawn card can go. */
export type Spot = Row | "pile";

/** The cards of one street before they are confirmed: what lies where, and the way back. */
export class Draft {
  readonly choice: PlaceChoice;
  /** The card that the next press on a row places. */
  selected: string | null;
  /** Whether the cards in hand stand by suits, not by ranks. */
  bySuit = false;
  #spots = new Map<string, Spot>();
  readonly #past: Map<string, Spot>[] = [];

  constructor(choice: PlaceChoice) {
    this.choice = choice;
    this.selected = choice.cards[0] ?? null;
  }

  /** The cards that lie somewhere, in the order in which they went there. */
  at(spot: Spot): string[] {
    return [...this.#spots].filter(([, each]) => each === spot).map(([card]) => card);
  }

  /** The cards that lie nowhere yet. */
  get hand(): string[] {
    return this.choice.cards.filter((card) => !this.#spots.has(card));
  }

  /** How many cards a place still takes. */
  room(spot: Spot): number {
    return (spot === "pile" ? this.choice.discards : this.choice.room[spot]) - this.at(spot).length;
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  /** Whether the rows have all the cards that they are to get. */
  get #placed(): boolean {
    const count = rows.reduce((sum, row) => sum + this.at(row).length, 0);
    return count === this.choice.cards.length - this.choice.discards;
  }

  /** Puts a card somewhere. Where the rows have all of theirs after it, the rest goes to the pile. */
  put(card: string, spot: Spot): void {
    this.#remember();
    this.#spots.delete(card);
    this.#spots.set(card, spot);
    if (this.#placed) for (const rest of this.hand) this.#spots.set(rest, "pile");
    this.#select(card);
  }

  /** Takes a card back into the hand. */
  takeBack(card: string): void {
    this.#remember();
    this.#spots.delete(card);
    this.selected = card;
  }

  undo(): void {
    const before = this.#past.pop();
    if (before === undefined) return;
    const back = [...this.#spots.keys()].find((card) => !before.has(card));
    this.#spots = before;
    this.selected = back ?? this.hand[0] ?? null;
  }

  /** The action that this comes to; a card that lies nowhere is missing in it. */
  action(): Placement {
    return {
      type: "place",
      top: this.at("top"),
      middle: this.at("middle"),
      bottom: this.at("bottom"),
      discard: this.at("pile"),
    };
  }

  /** The action that it would come to with a card elsewhere. */
  with(card: string, spot: Spot): Placement {
    const other = new Draft(this.choice);
    other.#spots = new Map(this.#spots);
    other.#spots.delete(card);
    other.#spots.set(card, spot);
    return other.action();
  }

  #remember(): void {
    this.#past.push(new Map(this.#spots));
  }

  /** After a card has gone, the next one is at hand. */
  #select(gone: string): void {
    const { cards } = this.choice;
    const from = cards.indexOf(gone);
    const after = [...cards.slice(from), ...cards.slice(0, from)];
    this.selected = after.find((card) => !this.#spots.has(card)) ?? null;
  }
}
