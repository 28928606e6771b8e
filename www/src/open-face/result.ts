import type { OpenFaceResult, OpenFaceView } from "cardroom";
import { cited } from "../cite";
import { h } from "../element";
import { words } from "../text";
import { pairTable, remarks, type Side } from "./pairs";

/** What follows of a hand for the next deal. */
function fantasy(view: OpenFaceView, { score }: Side): string | null {
  const { remark: say } = words.openFace;
  const seat = view.seats[score.seat];
  if (seat === undefined) return null;
  const { bonus, nextBonus } = seat;
  if (nextBonus !== null) return (bonus === null ? say.enters : say.stays)(nextBonus.cards);
  return (bonus === null ? score.entersFantasy : score.staysFantasy) ? say.limit : null;
}

/** How a deal ended: each hand, each pair, what is paid, and who plays a bonus hand next. */
export function result(
  view: OpenFaceView,
  result: OpenFaceResult,
  afterwards: HTMLElement,
  thoughts: HTMLElement | null,
): HTMLElement {
  const { result: say, signed } = words.openFace;
  const sides = new Map(
    result.players.map((score): [number, Side] => [
      score.seat,
      {
        name: words.seat(score.seat),
        board: view.seats[score.seat]?.rows ?? { top: [], middle: [], bottom: [] },
        score,
      },
    ]),
  );
  const side = (seat: number): Side => {
    const found = sides.get(seat);
    if (found === undefined) throw new RangeError("a pair of a player without a score");
    return found;
  };
  const paid = result.payments.map(({ from, to, points, owed, paid }) =>
    h(
      "li",
      {},
      ...cited(
        paid === owed
          ? say.pays(from, to, paid, points, view.options.kush)
          : say.paysOf(from, to, paid, owed, points, view.options.kush),
      ),
    ),
  );
  return h(
    "section",
    { class: "panel result", "aria-labelledby": "result-name" },
    h("h2", { id: "result-name", tabindex: -1, "data-focus": true }, say.name),
    h(
      "ul",
      { class: "each" },
      ...[...sides.values()].map((each) => {
        const next = fantasy(view, each);
        return h(
          "li",
          {},
          h("b", {}, say.net(each.name, signed(each.score.net))),
          h("span", {}, ...cited(remarks(each, view.options).join(" "))),
          next !== null && h("b", { class: "fantasy" }, ...cited(next)),
        );
      }),
    ),
    h("ul", { class: "paid" }, ...(paid.length > 0 ? paid : [h("li", {}, say.nothing)])),
    afterwards,
    thoughts,
    h(
      "div",
      { class: "pairs", "data-later": true },
      ...result.pairs.map((pair) => pairTable(pair, side(pair.first), side(pair.second))),
    ),
  );
}
