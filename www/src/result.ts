import {
  type Evaluation,
  explainResult,
  type Pot,
  type ResultStep,
  type Share,
  type TableGameName,
  type TableResult,
  type TableView,
} from "cardroom";
import { cited } from "./cite";
import { h } from "./element";
import { yours } from "./opponents/sitters";
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

/** Why a pot went where it went: what decided between hands, and how it was divided. */
function because(steps: ResultStep[], index: number, winners: Share[]): HTMLElement[] {
  const triumph = winners.find(
    ({ seat, for: kind }) => kind === "shot" && winners.some((share) => share.for === "hand" && share.seat === seat),
  );
  const said = steps.flatMap((step) => {
    if (!("pot" in step) || step.pot !== index) return [];
    if (step.code === "best") return step.why === null ? [] : [phrases.describeExplanation(step.why)];
    // Who won it, and by what, stands above.
    return ["last", "unshown", "shot"].includes(step.code) ? [] : [reasoned(step)];
  });
  return [...said, ...(triumph === undefined ? [] : [words.notes.shot.triumph(triumph.seat)])].map(hint);
}

const reasoned = (step: ResultStep) =>
  `${phrases.describeStep(step, { name: words.opponents.within, you: yours() })} ${step.rule}.`;
const hint = (text: string) => h("p", { class: "hint" }, ...cited(text));

function pot<G extends TableGameName>(
  view: TableView<G>,
  steps: ResultStep[],
  won: Won,
  at: number,
  pieces: Pieces<Evaluation<G>>,
) {
  const { table, result: say } = tableWords(view.game);
  const { amount, winners } = won;
  return h(
    "li",
    {},
    h("h3", {}, `${table.pot(at, view.result?.pots.length ?? 1)}: ${words.amount(amount)}`),
    ...winners.map((share) =>
      h("p", {}, h("b", {}, say.wins(share.seat, share.amount)), `: ${reason(view, share, pieces)}`),
    ),
    ...because(steps, at, winners),
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
    h("h4", {}, words.seat(at), wins && h("span", { class: "sign" }, tableWords(view.game).result.won(at))),
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
  thoughts: HTMLElement | null,
): HTMLElement {
  const { result: say } = tableWords(view.game);
  const hands = result.best
    .flatMap((best, seat) => (best === null ? [] : [{ seat, best }]))
    .sort((a, b) => b.best.value - a.best.value);
  const steps = explainResult(view);
  const returned = steps.filter(({ code }) => code === "uncalled").map((step) => hint(reasoned(step)));
  return h(
    "section",
    { class: "panel result", "aria-labelledby": "result-name" },
    h(
      "h2",
      { id: "result-name", tabindex: -1, "data-focus": true },
      result.ending === "showdown" ? say.showdown : say.name,
    ),
    h("ol", { class: "won" }, ...result.pots.map((each, at) => pot(view, steps, each, at, pieces))),
    ...returned,
    afterwards,
    thoughts,
    hands.length > 0 && h("h3", {}, say.hands),
    hands.length > 0 &&
      h(
        "ol",
        { class: "hands", "data-later": true },
        ...hands.map(({ seat, best }) => shown(view, seat, best, pieces)),
      ),
  );
}
