import type { Evaluation, SeatView, TableGameName, TableView } from "cardroom";
import { chips } from "./chips";
import { h } from "./element";
import { you } from "./opponents/sitters";
import { around, type Place } from "./oval";
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

/** Where a chair stands: at the wide table, and at the tall one of a phone. */
interface Chair {
  wide: Place;
  tall: Place;
}

/** The chairs of so many seats, reckoned once. */
const known = new Map<number, Chair[]>();

function chairs(count: number): Chair[] {
  const before = known.get(count);
  if (before !== undefined) return before;
  const tall = around(count, 3, 4, 5);
  const all = around(count, 2.1, 1, 2.5).map((wide, at) => ({ wide, tall: tall[at] ?? wide }));
  known.set(count, all);
  return all;
}

function seat<G extends TableGameName>(
  view: TableView<G>,
  own: SeatView<G>,
  { wide, tall }: Chair,
  pieces: Pieces<Evaluation<G>>,
  said: string | undefined,
) {
  const { seat, status, stack, hand, shown, best } = own;
  const { table: say } = tableWords(view.game);
  const turn = view.canAct.includes(seat);
  const spoke = !turn && !view.complete && (status === "in" || status === "all-in") && said !== undefined;
  const state = turn ? say.turn(seat) : spoke ? said : own.away ? say.away(seat) : say.status[status];
  const winners = view.result?.pots.flatMap(({ winners }) => winners.map(({ seat }) => seat)) ?? [];
  const bets = piles(view, own);
  const lying = bets.reduce((sum, amount) => sum + amount, 0);
  const element = h(
    "li",
    {
      class: ["seat", status, turn && "turn", winners.includes(seat) && "winner"].filter(Boolean).join(" "),
      "aria-current": String(turn),
      "data-patch": true,
    },
    h(
      "div",
      { class: "plate", "data-patch": true },
      h(
        "h3",
        {},
        words.seat(seat),
        you(seat) && h("span", { class: "spoken" }, `, ${words.opponents.chair(seat)}`),
        status !== "empty" && view.button === seat && sign("button", say.button),
        status !== "empty" && view.smallBlind === seat && sign("blind", say.smallBlind),
        status !== "empty" && view.bigBlind === seat && sign("blind", say.bigBlind),
      ),
      status !== "empty" &&
        h("div", { class: "stack" }, h("span", { class: "spoken" }, `${say.stack} `), words.amount(stack)),
      state !== "" && h("div", { class: spoke ? "state said" : "state" }, state),
      // The open hand of who looks at the screen lies larger in its own place.
      hand.length > 0 &&
        h(
          "div",
          { class: shown ? "hand shown" : "hand" },
          ...pieces.small(shown ? hand : hand.map(() => null), shown ? best : null),
        ),
      shown && best !== null && h("p", { class: "spoken" }, pieces.hand(best)),
    ),
    bets.length > 0 &&
      h(
        "div",
        { class: "bet" },
        chips(lying, view.game !== "texas-holdem"),
        h("span", { class: "spoken" }, `${say.bet} ${bets.map(words.amount).join(" + ")}`),
        // The piles together: side by side they would lie over the chairs.
        h("span", { "aria-hidden": "true" }, words.amount(lying)),
      ),
  );
  for (const [name, part] of [
    ["--x", wide[0]],
    ["--y", wide[1]],
    ["--u", tall[0]],
    ["--v", tall[1]],
  ] as const) {
    element.style.setProperty(name, part.toFixed(3));
  }
  if (tall[1] > 0.05) element.classList.add("near");
  return element;
}

/** The chairs around the table. */
export const seats = <G extends TableGameName>(
  view: TableView<G>,
  pieces: Pieces<Evaluation<G>>,
  said: ReadonlyMap<number, string>,
): HTMLElement => {
  const places = chairs(view.seats.length);
  // Who plays alone against computers sits on the near side.
  const near = Math.max(
    view.seats.findIndex((each) => you(each.seat)),
    0,
  );
  return h(
    "ol",
    { class: "seats", "aria-label": tableWords(view.game).table.seats, "data-patch": true },
    ...view.seats.map((each, at) =>
      seat(view, each, places[(at - near + places.length) % places.length] as Chair, pieces, said.get(each.seat)),
    ),
  );
};
