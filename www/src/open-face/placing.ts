import type { OpenFaceAction, OpenFaceSeatView, OpenFaceView } from "cardroom";
import { spoken } from "../card";
import { h } from "../element";
import { leave } from "../focus";
import { hinting } from "../opponents/panel";
import { patch } from "../patch";
import type { Host } from "../play";
import { sentence } from "../refusal";
import { phrases, words } from "../text";
import { balance, button, states } from "./boards";
import type { Draft, Spot } from "./draft";
import { draggable } from "./drag";
import { drawn, fewCards, type Moves, mat, named } from "./mat";
import type { OpenFaceMatch } from "./match";
import { rows } from "./rows";

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

/** The placing on the screen. The mat stays from one to the next, so what is pressed on it asks for the present one. */
let now: Placing | null = null;

const moves: Moves = {
  placeSelected: (spot) => now?.placeSelected(spot),
  takeBack: (card) => now?.takeBack(card),
  select: (card) => now?.select(card),
};

/** The board of the player who looks, the drawn cards, and the ways to put one onto the other. */
export function placing(
  match: OpenFaceMatch,
  view: OpenFaceView,
  seat: OpenFaceSeatView,
  draft: Draft,
  host: Host,
  confirm: () => void,
): HTMLElement {
  now = new Placing(match, seat, draft, host, confirm);
  return now.section(view);
}

class Placing {
  readonly #match: OpenFaceMatch;
  readonly #seat: OpenFaceSeatView;
  readonly #draft: Draft;
  readonly #host: Host;
  readonly #confirm: () => void;
  readonly #spots: readonly Spot[];
  #refused: string | null = null;

  constructor(match: OpenFaceMatch, seat: OpenFaceSeatView, draft: Draft, host: Host, confirm: () => void) {
    this.#match = match;
    this.#seat = seat;
    this.#draft = draft;
    this.#host = host;
    this.#confirm = confirm;
    this.#spots = draft.choice.discards > 0 ? [...rows, "pile"] : rows;
  }

  section(view: OpenFaceView): HTMLElement {
    const { placing: say } = words.openFace;
    const { seat } = this.#seat;
    const section = h(
      "section",
      { class: "panel placing", "aria-labelledby": "placing-name", "data-patch": true },
      h(
        "div",
        { class: "who" },
        h("h2", { id: "placing-name" }, words.cover.yours(seat), view.button === seat && button()),
        balance(view, this.#seat),
        h(
          "p",
          { class: "state" },
          states(view, this.#seat)
            .filter((text) => text !== words.openFace.state.turn(seat))
            .join(" · "),
        ),
      ),
      mat(this.#spots, this.#seat, this.#draft, moves),
      drawn(this.#draft, moves),
      this.#refusing(),
      this.#buttons(),
      this.#hint(view),
      h(
        "p",
        { class: "hint" },
        say.how,
        " ",
        h("span", { class: "keys" }, say.keysHint(this.#draft.choice.discards > 0)),
      ),
    );
    section.addEventListener("keydown", (event) => now?.press(section, event));
    draggable(section, (card, spot) => now?.drop(card, spot));
    return section;
  }

  placeSelected(spot: Spot): void {
    if (this.#draft.selected !== null) this.#put(this.#draft.selected, spot);
  }

  takeBack(card: string): void {
    this.#refused = null;
    this.#draft.takeBack(card);
    this.#host.announce(words.openFace.placing.takenBack(spoken(card)));
    this.#draw();
  }

  select(card: string): void {
    this.#draft.selected = card;
    for (const each of document.querySelectorAll<HTMLElement>(".placing .drawn .card")) {
      const yes = each.dataset.card === card;
      each.setAttribute("aria-pressed", String(yes));
      each.tabIndex = yes ? 0 : -1;
    }
  }

  drop(card: string, spot: string): void {
    const lies = !this.#draft.hand.includes(card);
    if (spot !== "hand") this.#put(card, spot as Spot);
    else if (lies) this.takeBack(card);
  }

  press(section: HTMLElement, event: KeyboardEvent): void {
    const { placing: say } = words.openFace;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === "z") {
      event.preventDefault();
      this.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const spot = this.#spots.find((each) => key === say.keys[each] || key === digits[each]);
    if (spot !== undefined) this.placeSelected(spot);
    else if (key === say.keys.undo) this.undo();
    else if (!arrow(section, event.key)) return;
    event.preventDefault();
  }

  undo(): void {
    this.#refused = null;
    if (!this.#draft.undoable) return;
    this.#draft.undo();
    this.#host.announce(words.openFace.placing.undone(this.#draft.hand.length));
    this.#draw();
  }

  confirm(): void {
    const verdict = this.#match.check(this.#seat.seat, this.#draft.action());
    if (verdict.ok) this.#confirm();
    else {
      this.#refused = sentence(verdict);
      this.#draw("#confirm");
    }
  }

  hide(): void {
    this.#match.cover();
    this.#host.redraw();
  }

  sort(): void {
    this.#draft.bySuit = !this.#draft.bySuit;
    this.#draw("#sort");
  }

  #put(card: string, spot: Spot): void {
    this.#refused = this.#refusal(card, spot);
    if (this.#refused === null) {
      this.#draft.put(card, spot);
      this.#host.announce(words.openFace.placing.placed(spoken(card), named(spot), this.#draft.hand.length));
    }
    this.#draw();
  }

  /** Puts all cards where the hint says; they can go elsewhere until they are confirmed. */
  placeSo(action: OpenFaceAction): void {
    if (action.type !== "place") return;
    const draft = this.#draft;
    for (const card of draft.choice.cards) if (!draft.hand.includes(card)) draft.takeBack(card);
    for (const spot of this.#spots) {
      for (const card of spot === "pile" ? action.discard : action[spot])
        if (draft.hand.includes(card)) draft.put(card, spot);
    }
    this.#host.announce(placed(action));
    this.#draw();
  }

  /** Why a card cannot go somewhere, whatever else follows; a street that is not whole yet is no fault. */
  #refusal(card: string, spot: Spot): string | null {
    const { choice } = this.#draft;
    if (this.#draft.at(spot).includes(card)) return null;
    const action = this.#draft.with(card, spot);
    const lying = rows.reduce((sum, row) => sum + action[row].length, 0);
    const tooMany = lying > choice.cards.length - choice.discards || action.discard.length > choice.discards;
    if (spot !== "pile" && this.#draft.room(spot) <= 0) {
      return sentence({ code: "ERR_ROW_FULL", rule: "OF-5", details: { room: choice.room[spot] } });
    }
    const verdict = this.#match.check(this.#seat.seat, action);
    return tooMany && !verdict.ok ? sentence(verdict) : null;
  }

  /**
   * Draws what changes while cards are placed; the focus goes to what is named, else to the selected card, or to where all that is
   * left is to confirm.
   */
  #draw(focus?: string): void {
    const section = document.querySelector(".placing");
    const part = (selector: string) => section?.querySelector(`:scope > ${selector}`);
    if (focus === undefined) leave();
    const parts = {
      ".mat": mat(this.#spots, this.#seat, this.#draft, moves),
      ".drawn": drawn(this.#draft, moves),
      ".actions": this.#buttons(),
    };
    for (const [selector, next] of Object.entries(parts)) {
      const old = part(selector);
      if (old) patch(old, next);
    }
    part(".refusal")?.replaceWith(this.#refusing()); // the same once more is told once more
    section?.querySelector<HTMLElement>(focus ?? "[data-focus]")?.focus();
  }

  #refusing = () => h("p", { class: "refusal", role: "alert" }, this.#refused);

  #buttons(): HTMLElement {
    const { placing: say } = words.openFace;
    const draft = this.#draft;
    const verdict = this.#match.check(this.#seat.seat, draft.action());
    const action = (id: string, kind: string, enabled: boolean, focus: boolean, text: string, work: () => void) =>
      h(
        "button",
        {
          type: "button",
          id,
          class: `action ${kind}`,
          "aria-disabled": String(!enabled),
          "data-focus": focus,
          "data-patch": true,
          onclick: work,
        },
        text,
      );
    return h(
      "div",
      { class: "actions", "data-patch": true },
      action("confirm", "main", verdict.ok, draft.selected === null, say.confirm, () => now?.confirm()),
      action("undo", "quiet", draft.undoable, false, say.undo, () => now?.undo()),
      draft.choice.cards.length > fewCards &&
        h(
          "button",
          { type: "button", id: "sort", class: "link", onclick: () => now?.sort() },
          draft.bySuit ? say.byRank : say.bySuit,
        ),
      this.#match.alone === null &&
        h("button", { type: "button", class: "link", onclick: () => now?.hide() }, words.cover.hide),
    );
  }

  #hint = (view: OpenFaceView) =>
    hinting<OpenFaceAction>(
      this.#match.sitters,
      () => view,
      (action, reason) => [
        words.opponents.hinted(placed(action), phrases.describeAdvice(reason)),
        " ",
        h(
          "button",
          { type: "button", class: "link", id: "place-so", onclick: () => now?.placeSo(action) },
          words.opponents.place,
        ),
      ],
    );
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
