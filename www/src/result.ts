import {
  type Evaluation,
  explain,
  type Pot,
  type Share,
  type TableGameName,
  type TableResult,
  type TableView,
} from "cardroom";
import { h } from "./element";
import type { Pieces } from "./pieces";
import { phrases, tableWords, words } from "./text";

type Won = Pot & { winners: Share[] };

/** Why a seat got its share. */
function reason<G extends TableGameName>(view: TableView<G>, share: Share, pieces: Pieces<Evaluation<G>>): string {
  const { result: say } = tableWords(view.game);
  const best = view.result?.best[share.seat] ?? null;
  if (share.for === "shot") return words.notes.shot.paid;
  if (share.for === "hand" && best !== null) return pieces.hand(best);
  return view.result?.ending === "uncontested" ? say.allFolded : say.noneShown;
}

/** What a pot was divided by, beside the names of who got it. */
function remarks(game: TableGameName, winners: Share[]): string[] {
  const { result: say } = tableWords(game);
  const of = (kind: Share["for"]) => winners.filter((share) => share.for === kind);
  const odd = (["hand", "shot"] as const).some((kind) => new Set(of(kind).map(({ amount }) => amount)).size > 1);
  const triumph = of("shot").find(({ seat }) => of("hand").some((share) => share.seat === seat));
  return [
    ...(of("hand").length > 1 ? [say.split] : []),
    ...(odd ? [say.oddChip] : []),
    ...(triumph === undefined ? [] : [words.notes.shot.triumph(triumph.seat)]),
  ];
}

/** Why the best hand of a pot beats the next best of those that could win it, where one was shown. */
function because<G extends TableGameName>(view: TableView<G>, { eligible, winners }: Won): string[] {
  const best = (seat: number | undefined) => (seat === undefined ? null : (view.result?.best[seat] ?? null));
  const won = winners.filter((share) => share.for === "hand").map(({ seat }) => seat);
  const winner = best(won[0]);
  const [next = null] = eligible
    .filter((seat) => !won.includes(seat))
    .map(best)
    .filter((hand) => hand !== null)
    .sort((a, b) => b.value - a.value);
  if (winner === null || next === null) return [];
  // The view does not tell the order of natural hands (LP-13): it is one under which this hand won.
  const orders = ["after-kickers", "before-kickers"] as const;
  const why = orders.map((naturalRank) => explain<Evaluation>([winner, next], { naturalRank }));
  return why
    .filter((each) => each.winner === 0)
    .slice(0, 1)
    .map(phrases.describeExplanation);
}

function pot<G extends TableGameName>(view: TableView<G>, won: Won, at: number, pieces: Pieces<Evaluation<G>>) {
  const { table, result: say } = tableWords(view.game);
  const { amount, winners } = won;
  return h(
    "li",
    {},
    h("h3", {}, `${table.pot(at, view.result?.pots.length ?? 1)}: ${words.amount(amount)}`),
    ...winners.map((share) =>
      h("p", {}, h("b", {}, say.wins(share.seat, share.amount)), `: ${reason(view, share, pieces)}`),
    ),
    ...[...because(view, won), ...remarks(view.game, winners)].map((text) => h("p", { class: "hint" }, text)),
  );
}

/** A hand that was shown: its own pieces and the board, those that play marked. */
function shown<G extends TableGameName>(
  view: TableView<G>,
  at: number,
  best: Evaluation<G>,
  pieces: Pieces<Evaluation<G>>,
) {
  const own = (view.seats[at]?.hand ?? []).filter((piece) => piece !== null);
  const wins = view.result?.pots.some(({ winners }) => winners.some(({ seat }) => seat === at)) === true;
  return h(
    "li",
    { class: wins ? "wins" : null },
    h("h4", {}, words.seat(at), wins && h("span", { class: "sign" }, tableWords(view.game).result.won)),
    h(
      "div",
      { class: "row" },
      ...pieces.row(own, best),
      view.board.length > 0 && h("span", { class: "gap" }),
      ...pieces.row(view.board, best, own.length),
    ),
    h("p", {}, words.sentence(pieces.hand(best))),
  );
}

/** How a hand ended: who got which pot, and why; between the two, what may be done next. */
export function result<G extends TableGameName>(
  view: TableView<G>,
  result: TableResult<G>,
  pieces: Pieces<Evaluation<G>>,
  afterwards: HTMLElement,
): HTMLElement {
  const { result: say } = tableWords(view.game);
  const hands = result.best
    .flatMap((best, seat) => (best === null ? [] : [{ seat, best }]))
    .sort((a, b) => b.best.value - a.best.value);
  const returned = result.returned.flatMap((amount, seat) =>
    amount > 0 ? [h("p", { class: "hint" }, say.returned(seat, amount))] : [],
  );
  return h(
    "section",
    { class: "panel result", "aria-labelledby": "result-name" },
    h(
      "h2",
      { id: "result-name", tabindex: -1, "data-focus": true },
      result.ending === "showdown" ? say.showdown : say.name,
    ),
    h("ol", { class: "won" }, ...result.pots.map((each, at) => pot(view, each, at, pieces))),
    ...returned,
    afterwards,
    hands.length > 0 && h("h3", {}, say.hands),
    hands.length > 0 && h("ol", { class: "hands" }, ...hands.map(({ seat, best }) => shown(view, seat, best, pieces))),
  );
}
