import type { Evaluation, SeatView, TableGameName, TableView } from "cardroom";
import { h } from "./element";
import type { Pieces } from "./pieces";
import { tableWords, words } from "./text";

/** A short sign that is spoken in full. */
function sign(name: string, [short = "", full = ""]: string[]): HTMLElement {
  return h(
    "span",
    { class: `sign ${name}`, title: full },
    h("span", { "aria-hidden": "true" }, short),
    h("span", { class: "spoken" }, `, ${full}`),
  );
}

/** What lies before a seat: the bet of the round; in the banknote games the piles of the rounds before, too (LP-23). */
function piles({ game, complete }: TableView<TableGameName>, { rounds, bet }: SeatView): number[] {
  const before = game === "texas-holdem" || complete ? [] : rounds;
  return [...before, bet].filter((amount) => amount > 0);
}

function seat<G extends TableGameName>(view: TableView<G>, own: SeatView<G>, pieces: Pieces<Evaluation<G>>) {
  const { seat, status, stack, hand, shown, best } = own;
  const { table: say } = tableWords(view.game);
  const turn = view.canAct.includes(seat);
  const state = turn ? say.turn : say.status[status];
  const winners = view.result?.pots.flatMap(({ winners }) => winners.map(({ seat }) => seat)) ?? [];
  const bets = piles(view, own);
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
      status !== "empty" && view.button === seat && sign("button", say.button),
      status !== "empty" && view.smallBlind === seat && sign("blind", say.smallBlind),
      status !== "empty" && view.bigBlind === seat && sign("blind", say.bigBlind),
    ),
    status !== "empty" &&
      h("p", { class: "stack" }, h("span", { class: "spoken" }, `${say.stack} `), words.amount(stack)),
    state !== "" && h("p", { class: "state" }, state),
    // The open hand of who looks at the screen lies larger in its own place.
    hand.length > 0 &&
      h(
        "p",
        { class: shown ? "hand shown" : "hand" },
        ...pieces.small(shown ? hand : hand.map(() => null), shown ? best : null),
      ),
    shown && best !== null && h("p", { class: "spoken" }, pieces.hand(best)),
    bets.length > 0 &&
      h("p", { class: "bet" }, h("span", { class: "spoken" }, `${say.bet} `), bets.map(words.amount).join(" + ")),
  );
  // Where it sits at the oval, from the bottom clockwise.
  const angle = Math.PI * (0.5 + (2 * seat) / view.seats.length);
  element.style.setProperty("--x", Math.cos(angle).toFixed(3));
  element.style.setProperty("--y", Math.sin(angle).toFixed(3));
  return element;
}

/** The chairs around the table. */
export const seats = <G extends TableGameName>(view: TableView<G>, pieces: Pieces<Evaluation<G>>): HTMLElement =>
  h(
    "ol",
    { class: "seats", "aria-label": tableWords(view.game).table.seats },
    ...view.seats.map((each) => seat(view, each, pieces)),
  );
