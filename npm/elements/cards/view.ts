import { h } from "../dom";
import { text } from "../field";
import { handsIn, joined, type Panel, type View } from "../panel";
import { read } from "./typed";
import { cards as words } from "./words";
import { compared, comparison, valued } from "./worth";

/** Hands of five to seven cards, apart by `/`, are named and compared. */
export function cardsView(host: Panel): View {
  const lang = host.tongue;
  const say = words[lang];
  const typed = () => handsIn(host.text("cards"));
  const drawn = typed().length;
  const compare = h("p", { class: "comparison", part: "comparison", role: "status", "aria-label": say.compare });
  const hands = Array.from({ length: drawn }, (_, at) => {
    const input = text(typed()[at] ?? "", {
      id: `typed-${at}`,
      label: say.cardsOf(drawn === 1 ? null : at),
      changed: (value) => host.put({ cards: joined(typed().map((hand, index) => (index === at ? value : hand))) }),
    });
    input.control.setAttribute("aria-describedby", `typed-hint typed-${at}-refusal`);
    const cards = h("div", { class: "row" });
    const worth = h("output", { for: `typed-${at}`, part: "worth" });
    const element = h("div", { class: "panel", part: "panel" }, cards, worth, input.element);
    const refresh = () => {
      const hand = typed()[at] ?? "";
      const { best, refused, worth: value, shown } = valued(hand, [], true, lang);
      if (input.control.value.trim() !== hand) input.control.value = hand;
      cards.replaceChildren(...shown);
      worth.textContent = read(hand).plain && read(hand).cards.length === 2 ? say.missing(3) : value;
      input.refuse(refused === null ? null : host.prose(refused));
      return best;
    };
    return { element, refresh };
  });
  const refresh = () => {
    if (typed().length !== drawn) return host.redraw();
    const found = hands.map((hand) => hand.refresh());
    const result = compared(found);
    host.say(compare, comparison(result, lang));
    const known = found.some((hand) => hand !== null);
    host.known(known ? { game: "texas-holdem", hands: found, explanation: result?.explanation ?? null } : null);
  };
  return {
    children: [
      h("div", { class: "two" }, ...hands.map(({ element }) => element)),
      h("p", { id: "typed-hint", class: "hint" }, say.typedHint),
      drawn > 1 && compare,
    ],
    refresh,
  };
}
