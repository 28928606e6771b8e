import type { Equity } from "cardroom";
import { h, svg } from "../dom";
import type { Language } from "../language";
import { odds } from "./words";

/** What was known on a street: with how many cards on the board, and the odds of each hand. */
export interface Known {
  cards: 0 | 3 | 4 | 5;
  equity: Equity;
}

/** The streets by the cards of the board. */
export const streets = [
  [0, "preflop"],
  [3, "flop"],
  [4, "turn"],
  [5, "river"],
] as const;

const [left, right, top, height, width] = [34, 24, 8, 130, 340];
const step = (width - left - right) / (streets.length - 1);
const across = (cards: Known["cards"]) => left + step * streets.findIndex(([count]) => count === cards);
const down = (equity: number) => top + height * (1 - equity);

/** How the hands fared street by street: a line each with its number at the end, and the same in a table. */
export function byStreet(known: readonly Known[], hands: readonly number[], lang: Language): HTMLElement {
  const say = odds[lang];
  const sampled = known.filter(({ equity }) => !equity.exact).map(({ equity }) => equity.standardError);
  return h(
    "figure",
    { class: "by-street" },
    h("figcaption", {}, say.byStreet),
    svg(
      "svg",
      { viewBox: `0 0 ${width} ${top + height + 18}`, "aria-hidden": "true", class: "lines" },
      ...[0, 0.5, 1].flatMap((part) => [
        svg("line", { x1: left, x2: width - right, y1: down(part), y2: down(part) }),
        svg("text", { x: left - 4, y: down(part) + 3, class: "scale" }, say.whole(part)),
      ]),
      ...streets.map(([cards, street]) =>
        svg("text", { x: across(cards), y: top + height + 14, class: "street" }, say.street[street]),
      ),
      ...lines(known, hands),
    ),
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h("tr", {}, h("td"), ...known.map(({ cards }) => h("th", { scope: "col" }, say.street[streetOf(cards)]))),
      ),
      h(
        "tbody",
        {},
        ...hands.map((hand, at) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, say.hand(hand)),
            ...known.map(({ equity }) =>
              h("td", {}, `${equity.exact ? "" : "≈ "}${say.percent(equity.players[at]?.equity ?? 0)}`),
            ),
          ),
        ),
      ),
    ),
    sampled.length > 0 && h("p", { class: "hint" }, say.about(Math.max(...sampled))),
  );
}

const streetOf = (cards: Known["cards"]) => streets.find(([count]) => count === cards)?.[1] ?? "preflop";

function lines(known: readonly Known[], hands: readonly number[]): SVGElement[] {
  const last = known.at(-1);
  if (last === undefined) return [];
  const ends = hands.map((_, at) => down(last.equity.players[at]?.equity ?? 0));
  const spread = apart(ends, 11);
  return hands.flatMap((hand, at) => {
    const points = known.map(({ cards, equity }) => [across(cards), down(equity.players[at]?.equity ?? 0)] as const);
    return [
      svg("polyline", { class: `line-${at % 10}`, points: points.map((point) => point.join(",")).join(" ") }),
      ...points.map(([cx, cy]) => svg("circle", { class: `line-${at % 10}`, cx, cy, r: 3 })),
      svg("text", { x: across(last.cards) + 8, y: (spread[at] ?? 0) + 4, class: "end" }, String(hand + 1)),
    ];
  });
}

/** The same places, moved so far that labels there do not cover each other, and none is below the foot. */
function apart(places: readonly number[], gap: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    moved[at] = Math.max(moved[at] ?? 0, least);
    least = (moved[at] ?? 0) + gap;
  }
  let largest = top + height;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at] ?? 0, largest);
    largest = (moved[at] ?? 0) - gap;
  }
  return moved;
}
