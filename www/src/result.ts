import type { Evaluation, Pot, Share, TableResult, TableView } from "cardroom";
import { picture } from "./card";
import { h } from "./element";
import { words } from "./text";

/** Why a seat got its share. */
function reason({ ending, best }: TableResult, share: Share): string {
  const hand: Evaluation | null = best[share.seat] ?? null;
  if (share.for === "hand" && hand !== null) return words.hand(hand);
  return ending === "uncontested" ? words.result.allFolded : words.result.noneShown;
}

function pot(result: TableResult, { amount, winners }: Pot & { winners: Share[] }, index: number): HTMLElement {
  const amounts = winners.map((share) => share.amount);
  return h(
    "li",
    {},
    h("h3", {}, `${words.table.pot(index, result.pots.length)}: ${words.amount(amount)}`),
    ...winners.map((share) =>
      h("p", {}, h("b", {}, words.result.wins(share.seat, share.amount)), `: ${reason(result, share)}`),
    ),
    winners.length > 1 && h("p", { class: "hint" }, words.result.split),
    Math.max(...amounts) > Math.min(...amounts) && h("p", { class: "hint" }, words.result.oddChip),
  );
}

/** A hand that was shown: its own cards and the board, the five that play marked. */
function shown(view: TableView, seat: number, best: Evaluation, wins: boolean): HTMLElement {
  const own = (view.seats[seat]?.hand ?? []).filter((card) => card !== null);
  const row = (cards: string[]) => cards.map((card) => picture(card, { plays: best.cards.includes(card) }));
  return h(
    "li",
    { class: wins ? "wins" : null },
    h("h4", {}, words.seat(seat), wins && h("span", { class: "sign" }, words.result.won)),
    h("div", { class: "row" }, ...row(own), h("span", { class: "gap" }), ...row(view.board)),
    h("p", {}, words.sentence(words.hand(best))),
  );
}

/** How a hand ended: who got which pot, and why; between the two, what may be done next. */
export function result(view: TableView, result: TableResult, afterwards: HTMLElement): HTMLElement {
  const winners = new Set(result.pots.flatMap(({ winners }) => winners.map(({ seat }) => seat)));
  const hands = result.best
    .flatMap((best, seat) => (best === null ? [] : [{ seat, best }]))
    .sort((a, b) => b.best.value - a.best.value);
  const returned = result.returned.flatMap((chips, seat) =>
    chips > 0 ? [h("p", { class: "hint" }, words.result.returned(seat, chips))] : [],
  );
  return h(
    "section",
    { class: "panel result", "aria-labelledby": "result-name" },
    h(
      "h2",
      { id: "result-name", tabindex: -1, "data-focus": true },
      result.ending === "showdown" ? words.result.showdown : words.result.name,
    ),
    h("ol", { class: "won" }, ...result.pots.map((each, index) => pot(result, each, index))),
    ...returned,
    afterwards,
    hands.length > 0 && h("h3", {}, words.result.hands),
    hands.length > 0 &&
      h("ol", { class: "hands" }, ...hands.map(({ seat, best }) => shown(view, seat, best, winners.has(seat)))),
  );
}
