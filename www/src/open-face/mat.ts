import { evaluateCards, type OpenFaceSeatView, type Row } from "cardroom";
import { cardFace, parts, ranks, suits } from "cardroom/elements/drawing";
import { picture, spoken } from "../card";
import { h } from "../element";
import { phrases, words } from "../text";
import type { Draft, Spot } from "./draft";
import { size, slots } from "./rows";

/** What may be done with cards; the same whatever is drawn, for what is alike stays from one drawing to the next. */
export interface Moves {
  /** Puts the selected card somewhere. */
  placeSelected(spot: Spot): void;
  takeBack(card: string): void;
  select(card: string): void;
}

/** With more cards than this a hand is put in order. */
export const fewCards = 5;

/** The cards in hand, a large hand by rank or by suit. */
function ordered({ hand, choice, bySuit }: Draft): string[] {
  if (choice.cards.length <= fewCards) return hand;
  const key = (card: string) => {
    const [rank, suit] = parts(card);
    const [r, s] = [ranks.indexOf(rank), suits.indexOf(suit)];
    return bySuit ? s * ranks.length + r : r * suits.length + s;
  };
  return [...hand].sort((a, b) => key(a) - key(b));
}

export const named = (spot: Spot): string => (spot === "pile" ? words.openFace.placing.pile : words.openFace.row[spot]);

const worth = (row: Row, cards: string[]) =>
  cards.length === size[row] ? words.sentence(phrases.describeHand(evaluateCards(cards))) : "";

const pending = (card: string, { takeBack }: Moves) =>
  h(
    "button",
    {
      type: "button",
      class: "card pending",
      "data-card": card,
      "data-patch": true,
      onclick: (event) => {
        event.stopPropagation(); // the row beneath is pressed to place
        takeBack(card);
      },
    },
    h("span", { class: "spoken" }, words.openFace.placing.pending(spoken(card))),
    cardFace(card),
  );

function line(spot: Spot, seat: OpenFaceSeatView, draft: Draft, moves: Moves): HTMLElement {
  const fixed = spot === "pile" ? [] : seat.rows[spot];
  const cards = draft.at(spot);
  const free = draft.room(spot);
  return h(
    "div",
    {
      class: "line",
      role: "group",
      "aria-label": named(spot),
      "data-spot": spot,
      "data-patch": true,
      onclick: () => moves.placeSelected(spot),
    },
    h(
      "button",
      {
        type: "button",
        class: "target",
        id: `target-${spot}`,
        "aria-label": words.openFace.placing.target(named(spot), free),
        "data-patch": true,
        // The press counts once, as one on the row.
      },
      named(spot),
    ),
    h(
      "div",
      { class: "cards", "data-patch": true },
      ...fixed.map((card) => picture(card)),
      ...cards.map((card) => pending(card, moves)),
      ...slots(free),
    ),
    spot !== "pile" && h("p", { class: "worth" }, worth(spot, [...fixed, ...cards])),
  );
}

/** The rows to place on, and the pile. */
export const mat = (spots: readonly Spot[], seat: OpenFaceSeatView, draft: Draft, moves: Moves): HTMLElement =>
  h("div", { class: "mat", "data-patch": true }, ...spots.map((spot) => line(spot, seat, draft, moves)));

/** The cards that lie nowhere yet. */
export function drawn(draft: Draft, { select }: Moves): HTMLElement {
  const { placing: say } = words.openFace;
  const cards = ordered(draft);
  return h(
    "div",
    { class: "drawn", role: "group", "aria-label": say.hand, "data-spot": "hand", "data-patch": true },
    cards.length === 0 && h("span", { class: "hint" }, say.allPlaced),
    ...cards.map((card) =>
      h(
        "button",
        {
          type: "button",
          class: "card",
          "data-card": card,
          "data-patch": true,
          "data-focus": card === draft.selected,
          "aria-pressed": String(card === draft.selected),
          tabindex: card === draft.selected ? 0 : -1,
          onclick: () => select(card),
          onfocus: () => select(card),
        },
        h("span", { class: "spoken" }, spoken(card)),
        cardFace(card),
      ),
    ),
  );
}
