import { type CardsEvaluation, evaluateCards, explain } from "cardroom";
import { picture } from "./card";
import { deckOf } from "./deck";
import { h } from "./element";
import { text } from "./field";
import { refusal } from "./refusal";
import { phrases, words } from "./text";

const fewest = 5;
const most = 7;

/** What is typed for the two hands, and which of them picked cards go to. It outlives a change of language. */
const draft = { typed: ["", ""] as [string, string], current: 0 as 0 | 1 };

/** The cards in a text, whatever stands between them. */
const cardsIn = (typed: string) => typed.match(/[2-9TJQKA][cdhs]/g) ?? [];

/** A page on which cards become hands. */
export function evaluator(): HTMLElement {
  const { evaluator: say } = words;
  const hands = ([0, 1] as const).map((at) => hand(at, () => refresh()));
  const comparison = h("p", { class: "comparison", role: "status", "aria-label": say.compare });
  const deck = deckOf((card) => {
    const cards = cardsIn(draft.typed[draft.current]);
    const left = cards.filter((each) => each !== card);
    if (left.length === cards.length && cards.length >= most) return say.full;
    draft.typed[draft.current] = (left.length < cards.length ? left : [...cards, card]).join(" ");
    refresh();
    return null;
  });

  const refresh = () => {
    const [a, b] = hands.map((each) => each.refresh());
    deck.mark(cardsIn(draft.typed[draft.current]));
    comparison.textContent = a && b ? compared(a, b) : "";
  };
  refresh();

  const radios = ([0, 1] as const).map((at) =>
    h(
      "label",
      {},
      h("input", {
        type: "radio",
        name: "current",
        checked: draft.current === at,
        onchange: () => {
          draft.current = at;
          refresh();
        },
      }),
      ` ${say.hand[at]}`,
    ),
  );
  return h(
    "div",
    { class: "evaluator" },
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    h("p", { class: "intro" }, say.intro),
    h("fieldset", { class: "current" }, h("legend", {}, say.picksFor), ...radios),
    deck.element,
    h("p", { id: "typed-hint", class: "hint" }, say.typedHint),
    h("div", { class: "two" }, ...hands.map(({ element }) => element)),
    comparison,
  );
}

/** The word of the package on two hands, and why. */
function compared(a: CardsEvaluation, b: CardsEvaluation): string {
  const { evaluator: say } = words;
  const why = explain([a, b]);
  return `${why.winner === null ? say.split : say.wins[why.winner]} ${phrases.describeExplanation(why)}`;
}

/** One of the two hands: what is typed, what is picked, what it is worth. */
function hand(at: 0 | 1, changed: () => void) {
  const { evaluator: say } = words;
  const input = text(draft.typed[at], {
    id: `typed-${at}`,
    label: say.typed[at] ?? "",
    changed: (value) => {
      draft.typed[at] = value;
      changed();
    },
  });
  const cards = h("div", { class: "row" });
  const worth = h("output", { for: `typed-${at}` });
  const clear = () => {
    draft.typed[at] = "";
    changed();
    input.control.focus();
  };
  const element = h(
    "section",
    { class: "panel", "aria-labelledby": `hand-${at}` },
    h("h2", { id: `hand-${at}` }, say.hand[at] ?? ""),
    cards,
    worth,
    input.element,
    h("button", { type: "button", class: "link", onclick: clear }, say.clear),
  );
  input.control.setAttribute("aria-describedby", `typed-hint typed-${at}-refusal`);

  const refresh = (): CardsEvaluation | null => {
    const typed = draft.typed[at].trim();
    if (input.control.value.trim() !== typed) input.control.value = typed;
    const { best, refused, missing } = evaluated(typed);
    const picked = [...new Set(cardsIn(typed))];
    cards.replaceChildren(...picked.map((card) => picture(card, { plays: best?.cards.includes(card) === true })));
    if (picked.length === 0) cards.append(h("span", { class: "hint" }, words.noCards));
    worth.textContent = best ? words.sentence(phrases.describeHand(best)) : missing > 0 ? say.missing(missing) : "";
    input.refuse(refused);
    return best;
  };
  return { element, refresh };
}

/** The best hand, or why there is none; a hand that is still being typed is no fault. */
function evaluated(typed: string): { best: CardsEvaluation | null; refused: string | null; missing: number } {
  try {
    const count = cardsIn(typed).length;
    // The package knows three-card fronts as well, this page does not.
    const whole = count === 0 || count >= fewest;
    if (!whole && /^(?:[2-9TJQKA][cdhs] ?)*$/.test(typed)) {
      return { best: null, refused: null, missing: fewest - count };
    }
    return { best: typed === "" ? null : evaluateCards(typed), refused: null, missing: typed === "" ? fewest : 0 };
  } catch (error) {
    return { best: null, refused: refusal(error).text, missing: 0 };
  }
}
