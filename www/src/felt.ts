import type { BlindStakes, BuyInStakes, Evaluation, TableGameName, TableView } from "cardroom";
import { chips } from "./chips";
import { h } from "./element";
import type { Pieces } from "./pieces";
import { seats } from "./seats";
import { tableWords, words } from "./text";

/** How many pieces lie in the middle in the end. */
const boards: Record<TableGameName, number> = { "texas-holdem": 5, "liars-holdem": 3, "liars-draw": 0 };

function board<G extends TableGameName>(view: TableView<G>, pieces: Pieces<Evaluation<G>>): HTMLElement {
  const { game, board, viewer, seats } = view;
  const { table: say } = tableWords(game);
  const own = viewer === null ? undefined : seats[viewer];
  const pictures = pieces.row(board, own?.best, own?.hand.length);
  return h(
    "div",
    { class: "board", role: "group", "aria-label": say.board, "data-patch": true },
    board.length === 0 && h("span", { class: "spoken" }, say.boardEmpty),
    ...pictures,
    ...Array.from({ length: boards[game] - board.length }, () => h("span", { class: "place", "aria-hidden": "true" })),
  );
}

function pots({ game, pots, pot, complete }: TableView<TableGameName>): HTMLElement {
  const { table: say } = tableWords(game);
  const middle = pots.map(({ amount }, at) =>
    h(
      "li",
      {},
      chips(amount, game !== "texas-holdem"),
      h("span", {}, `${say.pot(at, pots.length)} `, h("b", {}, words.amount(amount))),
    ),
  );
  const inMiddle = pots.reduce((sum, { amount }) => sum + amount, 0);
  return h(
    "ul",
    { class: "pots", "data-patch": true },
    ...middle,
    !complete && (pot > inMiddle || pots.length > 1) && h("li", { class: "total" }, say.total(pot)),
  );
}

/** Blinds, or the buy-in. */
export const stakesInWords = (stakes: BlindStakes | BuyInStakes): string =>
  "small" in stakes
    ? words.table.stakes(stakes.small, stakes.big)
    : words.notes.buyIn(stakes.ante, stakes.rake.amount, stakes.rake.once);

/**
 * The table itself: the middle and the chairs around it. `said` is what each seat did last, `sign` what else lies in the middle.
 */
export function felt<G extends TableGameName>(
  view: TableView<G>,
  pieces: Pieces<Evaluation<G>>,
  said: ReadonlyMap<number, string>,
  sign: HTMLElement | null = null,
): HTMLElement {
  const { table: say } = tableWords(view.game);
  const phase = say.phase[view.phase] ?? "";
  return h(
    "section",
    {
      class: `felt ${view.game}`,
      "data-seats": view.seats.length,
      "aria-labelledby": "felt-name",
      "data-patch": true,
      "data-later": true,
    },
    h("h2", { id: "felt-name" }, `${say.hand(view.handNumber)} · ${phase}`, h("small", {}, stakesInWords(view.stakes))),
    h(
      "div",
      { class: "tabletop", "data-patch": true },
      h("div", { class: "cloth", "aria-hidden": "true" }),
      h("div", { class: "middle", "data-patch": true }, sign, boards[view.game] > 0 && board(view, pieces), pots(view)),
      seats(view, pieces, said),
    ),
  );
}
