import { evaluateCards, type OpenFaceAction, type OpenFaceSeatView, type OpenFaceView, type Row } from "cardroom";
import { cardFace, parts, ranks, suits } from "cardroom/elements/drawing";
import { picture, spoken } from "../card";
import { h } from "../element";
import { leave } from "../focus";
import { hinting } from "../opponents/panel";
import type { Host } from "../play";
import { sentence } from "../refusal";
import { phrases, words } from "../text";
import { balance, button, states } from "./boards";
import type { Draft, Spot } from "./draft";
import { draggable } from "./drag";
import type { OpenFaceMatch } from "./match";
import { rows, size, slots } from "./rows";

/** With more cards than this a hand is put in order. */
const fewCards = 5;

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

/** Where a placement puts its cards, in words. */
export function placed(action: OpenFaceAction): string {
  if (action.type !== "place") return "";
  const { placing: say, row: name } = words.openFace;
  const listed = (cards: string[] | string) => (typeof cards === "string" ? [] : cards).map(spoken).join(", ");
  const spots: [string, string][] = [
    ...rows.map((row): [string, string] => [name[row].toLowerCase(), listed(action[row])]),
    [say.pile.toLowerCase(), listed(action.discard)],
  ];
  return spots
    .filter(([, cards]) => cards !== "")
    .map(([spot, cards]) => `${spot}: ${cards}`)
    .join("; ");
}

/** The board of the player who looks, the drawn cards, and the ways to put one onto the other. */
export function placing(
  match: OpenFaceMatch,
  view: OpenFaceView,
  seat: OpenFaceSeatView,
  draft: Draft,
  host: Host,
  confirm: () => void,
): HTMLElement {
  const { placing: say, row: name } = words.openFace;
  const { choice } = draft;
  const places: Spot[] = choice.discards > 0 ? [...rows, "pile"] : [...rows];
  const named = (spot: Spot) => (spot === "pile" ? say.pile : name[spot]);
  const section = h("section", { class: "panel placing", "aria-labelledby": "placing-name" });
  let refused: string | null = null;

  const hint = hinting<OpenFaceAction>(
    match.sitters,
    () => view,
    (action, reason) => [
      words.opponents.hinted(placed(action), phrases.describeAdvice(reason)),
      " ",
      h(
        "button",
        { type: "button", class: "link", id: "place-so", onclick: () => placeSo(action) },
        words.opponents.place,
      ),
    ],
  );

  /** Draws the panel anew; the focus goes to the selected card, or to where all that is left is to confirm. */
  const draw = (focus: "next" | "none" = "next") => {
    if (focus === "next") leave();
    section.replaceChildren(
      h(
        "div",
        { class: "who" },
        h("h2", { id: "placing-name" }, words.cover.yours(seat.seat), view.button === seat.seat && button()),
        balance(view, seat),
        h(
          "p",
          { class: "state" },
          states(view, seat)
            .filter((text) => text !== words.openFace.state.turn)
            .join(" · "),
        ),
      ),
      h("div", { class: "mat" }, ...places.map(place)),
      hand(),
      h("p", { class: "refusal", role: "alert" }, refused),
      buttons(),
      ...(hint === null ? [] : [hint]),
      h("p", { class: "hint" }, say.how, " ", h("span", { class: "keys" }, say.keysHint(choice.discards > 0))),
    );
    if (focus === "next") section.querySelector<HTMLElement>("[data-focus]")?.focus();
  };

  const put = (card: string, spot: Spot) => {
    refused = refusal(card, spot);
    if (refused === null) {
      draft.put(card, spot);
      host.announce(say.placed(spoken(card), named(spot), draft.hand.length));
    }
    draw();
  };
  const takeBack = (card: string) => {
    refused = null;
    draft.takeBack(card);
    host.announce(say.takenBack(spoken(card)));
    draw();
  };
  /** Puts all cards where the hint says; they can go elsewhere until they are confirmed. */
  const placeSo = (action: OpenFaceAction) => {
    if (action.type !== "place") return;
    for (const card of choice.cards) if (!draft.hand.includes(card)) draft.takeBack(card);
    for (const spot of places) {
      for (const card of spot === "pile" ? action.discard : action[spot])
        if (draft.hand.includes(card)) draft.put(card, spot);
    }
    host.announce(placed(action));
    draw();
  };
  const undo = () => {
    refused = null;
    if (!draft.undoable) return;
    draft.undo();
    host.announce(say.undone(draft.hand.length));
    draw();
  };
  const placeSelected = (spot: Spot) => {
    if (draft.selected !== null) put(draft.selected, spot);
  };

  /** Why a card cannot go somewhere, whatever else follows; a street that is not whole yet is no fault. */
  const refusal = (card: string, spot: Spot): string | null => {
    if (draft.at(spot).includes(card)) return null;
    const action = draft.with(card, spot);
    const placed = rows.reduce((sum, row) => sum + action[row].length, 0);
    const tooMany = placed > choice.cards.length - choice.discards || action.discard.length > choice.discards;
    if (spot !== "pile" && draft.room(spot) <= 0) {
      return sentence({ code: "ERR_ROW_FULL", rule: "OF-5", details: { room: choice.room[spot] } });
    }
    const verdict = match.check(seat.seat, action);
    return tooMany && !verdict.ok ? sentence(verdict) : null;
  };

  const pending = (card: string) =>
    h(
      "button",
      {
        type: "button",
        class: "card pending",
        "data-card": card,
        onclick: (event) => {
          event.stopPropagation(); // the row beneath is pressed to place
          takeBack(card);
        },
      },
      h("span", { class: "spoken" }, say.pending(spoken(card))),
      cardFace(card),
    );

  const worth = (row: Row, cards: string[]) =>
    cards.length === size[row] ? words.sentence(phrases.describeHand(evaluateCards(cards))) : "";

  const place = (spot: Spot) => {
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
        onclick: () => placeSelected(spot),
      },
      h(
        "button",
        {
          type: "button",
          class: "target",
          id: `target-${spot}`,
          "aria-label": say.target(named(spot), free),
          // The press counts once, as one on the row.
        },
        named(spot),
      ),
      h("div", { class: "cards" }, ...fixed.map((card) => picture(card)), ...cards.map(pending), ...slots(free)),
      spot !== "pile" && h("p", { class: "worth" }, worth(spot, [...fixed, ...cards])),
    );
  };

  const hand = () => {
    const cards = ordered(draft);
    const select = (card: string) => {
      draft.selected = card;
      for (const each of section.querySelectorAll<HTMLElement>(".drawn .card")) {
        const yes = each.dataset.card === card;
        each.setAttribute("aria-pressed", String(yes));
        each.tabIndex = yes ? 0 : -1;
      }
    };
    return h(
      "div",
      { class: "drawn", role: "group", "aria-label": say.hand, "data-spot": "hand" },
      cards.length === 0 && h("span", { class: "hint" }, say.allPlaced),
      ...cards.map((card) =>
        h(
          "button",
          {
            type: "button",
            class: "card",
            "data-card": card,
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
  };

  const buttons = () => {
    const verdict = match.check(seat.seat, draft.action());
    const press = () => {
      if (verdict.ok) confirm();
      else {
        refused = sentence(verdict);
        draw("none");
        section.querySelector<HTMLElement>("#confirm")?.focus();
      }
    };
    const hide = () => {
      match.cover();
      host.redraw();
    };
    const sort = () => {
      draft.bySuit = !draft.bySuit;
      draw("none");
      section.querySelector<HTMLElement>("#sort")?.focus();
    };
    return h(
      "div",
      { class: "actions" },
      h(
        "button",
        {
          type: "button",
          id: "confirm",
          class: "action main",
          "aria-disabled": String(!verdict.ok),
          "data-focus": draft.selected === null,
          onclick: press,
        },
        say.confirm,
      ),
      h(
        "button",
        { type: "button", id: "undo", class: "action quiet", "aria-disabled": String(!draft.undoable), onclick: undo },
        say.undo,
      ),
      choice.cards.length > fewCards &&
        h(
          "button",
          { type: "button", id: "sort", class: "link", onclick: sort },
          draft.bySuit ? say.byRank : say.bySuit,
        ),
      match.alone === null && h("button", { type: "button", class: "link", onclick: hide }, words.cover.hide),
    );
  };

  section.addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === "z") {
      event.preventDefault();
      undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const spot = places.find((each) => key === say.keys[each] || key === digits[each]);
    if (spot !== undefined) placeSelected(spot);
    else if (key === say.keys.undo) undo();
    else if (!arrow(section, event.key)) return;
    event.preventDefault();
  });
  draggable(section, (card, spot) => {
    const lies = !draft.hand.includes(card);
    if (spot !== "hand") put(card, spot as Spot);
    else if (lies) takeBack(card);
  });
  draw("none");
  return section;
}

/** The keys for the rows on any keyboard, from the bottom up. */
const digits: Record<Spot, string> = { bottom: "1", middle: "2", top: "3", pile: "0" };

/** Arrows: left and right within the hand, up and down between the rows, the hand and the buttons. */
function arrow(section: HTMLElement, key: string): boolean {
  const all = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)];
  const active = document.activeElement as HTMLElement | null;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const cards = all(".drawn .card");
    const at = active === null ? -1 : cards.indexOf(active);
    if (at < 0) return false;
    cards[at + (key === "ArrowLeft" ? -1 : 1)]?.focus();
    return true;
  }
  if (key !== "ArrowUp" && key !== "ArrowDown") return false;
  const stops = all(".target, .drawn [aria-pressed=true], #confirm");
  const at = active === null ? -1 : stops.indexOf(active);
  if (at < 0) return false;
  stops[at + (key === "ArrowUp" ? -1 : 1)]?.focus();
  return true;
}
