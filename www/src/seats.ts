import type { SeatView, TableView } from "cardroom";
import { picture } from "./card";
import { h } from "./element";
import { words } from "./text";

/** A short sign that is spoken in full. */
function sign(name: string, [short = "", full = ""]: string[]): HTMLElement {
  return h(
    "span",
    { class: `sign ${name}`, title: full },
    h("span", { "aria-hidden": "true" }, short),
    h("span", { class: "spoken" }, `, ${full}`),
  );
}

function seat(view: TableView, { seat, status, stack, bet, hand, shown, best }: SeatView): HTMLElement {
  const turn = view.toAct === seat;
  const state = turn ? words.table.turn : words.table.status[status];
  const winners = view.result?.pots.flatMap(({ winners }) => winners.map(({ seat }) => seat)) ?? [];
  const element = h(
    "li",
    {
      class: ["seat", status, turn && "turn", winners.includes(seat) && "winner"].filter(Boolean).join(" "),
      "aria-current": turn ? "true" : null,
    },
    h(
      "h3",
      {},
      words.seat(seat),
      status !== "empty" && view.button === seat && sign("button", words.table.button),
      status !== "empty" && view.smallBlind === seat && sign("blind", words.table.smallBlind),
      status !== "empty" && view.bigBlind === seat && sign("blind", words.table.bigBlind),
    ),
    status !== "empty" &&
      h("p", { class: "stack" }, h("span", { class: "spoken" }, `${words.table.stack} `), words.amount(stack)),
    state !== "" && h("p", { class: "state" }, state),
    // The open hand of who looks at the screen lies larger in its own place.
    hand.length > 0 &&
      h("p", { class: shown ? "hand shown" : "hand" }, ...hand.map((card) => picture(shown ? card : null))),
    shown && best !== null && h("p", { class: "spoken" }, words.hand(best)),
    bet > 0 && h("p", { class: "bet" }, h("span", { class: "spoken" }, `${words.table.bet} `), words.amount(bet)),
  );
  // Where it sits at the oval, from the bottom clockwise.
  const angle = Math.PI * (0.5 + (2 * seat) / view.seats.length);
  element.style.setProperty("--x", Math.cos(angle).toFixed(3));
  element.style.setProperty("--y", Math.sin(angle).toFixed(3));
  return element;
}

/** The chairs around the table. */
export const seats = (view: TableView): HTMLElement =>
  h("ol", { class: "seats", "aria-label": words.table.seats }, ...view.seats.map((each) => seat(view, each)));
