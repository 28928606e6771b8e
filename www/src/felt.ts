import type { TableView } from "cardroom";
import { picture } from "./card";
import { h } from "./element";
import { seats } from "./seats";
import { words } from "./text";

/** The last board that was drawn: cards beyond it are new, and come in with a movement. */
let drawn = { hand: -1, cards: 0 };

function board({ board, handNumber, viewer, seats }: TableView): HTMLElement {
  const before = drawn.hand === handNumber ? drawn.cards : 0;
  drawn = { hand: handNumber, cards: board.length };
  const plays = viewer === null ? [] : (seats[viewer]?.best?.cards ?? []);
  return h(
    "div",
    { class: "board", role: "group", "aria-label": words.table.board },
    board.length === 0 && h("span", { class: "spoken" }, words.table.boardEmpty),
    ...board.map((card, at) => picture(card, { plays: plays.includes(card), fresh: at >= before })),
    ...Array.from({ length: 5 - board.length }, () => h("span", { class: "place", "aria-hidden": "true" })),
  );
}

function pots({ pots, pot, complete }: TableView): HTMLElement {
  const middle = pots.map(({ amount }, at) =>
    h("li", {}, `${words.table.pot(at, pots.length)} `, h("b", {}, words.amount(amount))),
  );
  const inMiddle = pots.reduce((sum, { amount }) => sum + amount, 0);
  return h(
    "ul",
    { class: "pots" },
    ...middle,
    !complete && (pot > inMiddle || pots.length > 1) && h("li", { class: "total" }, words.table.total(pot)),
  );
}

/** The table itself: the middle and the chairs around it. */
export function felt(view: TableView): HTMLElement {
  const phase = words.table.phase[view.phase] ?? "";
  const { small, big } = view.stakes;
  return h(
    "section",
    { class: "felt", "aria-labelledby": "felt-name" },
    h(
      "h2",
      { id: "felt-name" },
      `${words.table.hand(view.handNumber)} · ${phase}`,
      h("small", {}, words.table.stakes(small, big)),
    ),
    h("div", { class: "middle" }, board(view), pots(view)),
    seats(view),
  );
}
