import { type CardsEvaluation, evaluateCards, explain } from "cardroom";
import { picture } from "./card";
import { deckOf } from "./deck";
import { h } from "./element";
import { oddsPanel, type Spot } from "./odds/panel";
import { type Place, placeFor } from "./place";
import { refusal } from "./refusal";
import { phrases, words } from "./text";
import { read } from "./typed";

/** What a hand of its own has, without a board. */
const [fewest, most] = [5, 7];
const mostHands = 10;
const mostBoard = 5;

/** What is typed, and which place picked cards go to: a hand by its number, or another. It outlives a change of language. */
const draft = { board: "", dead: "", hands: ["", ""], current: 0 as number | "board" | "dead" };

const typedAt = (at: typeof draft.current) => (typeof at === "number" ? (draft.hands[at] ?? "") : draft[at]);

function type(at: typeof draft.current, typed: string): void {
  if (typeof at === "number") draft.hands[at] = typed;
  else draft[at] = typed;
}

/** A page on which cards become hands, and hands have odds. */
export function evaluator(): HTMLElement {
  const element = h("div", { class: "evaluator" });
  draw(element);
  return element;
}

/** Draws everything, for another number of hands. */
function draw(element: HTMLElement): void {
  const { evaluator: say } = words;
  const board = place("board", say.board, say.typed.board, refresh);
  const dead = place("dead", say.dead, say.typed.dead, refresh);
  const hands = draft.hands.map((_, at) =>
    place(at, say.hand(at), say.typed.hand(at), refresh, () => {
      draft.hands.splice(at, 1);
      draft.current = 0;
      draw(element);
      document.getElementById("typed-0")?.focus();
    }),
  );
  const deck = deckOf((card) => {
    const refused = pick(card);
    if (refused === null) refresh();
    return refused;
  });
  const comparison = h("p", { class: "comparison", role: "status", "aria-label": say.compare });
  const odds = oddsPanel((error, spot) => {
    const { field, text } = refusal(error);
    const [, whose, at] = /^(\w+)(?:\[(\d+)\])?$/.exec(field ?? "") ?? [];
    const hand = hands[spot.hands[Number(at)]?.at ?? -1];
    (whose === "board" ? board : whose === "dead" ? dead : (hand ?? hands[spot.hands.at(-1)?.at ?? 0]))?.refuse(text);
  });

  function refresh(): void {
    const common = read(draft.board);
    board.refresh({
      typed: draft.board,
      pictures: pictures(common.cards),
      worth: unfinished(common.cards.length) ? say.missing(3 - common.cards.length) : "",
    });
    board.refuse(null);
    const out = read(draft.dead).cards;
    dead.refresh({ typed: draft.dead, pictures: pictures(out), worth: "" });
    dead.refuse(null);
    const whole = long();
    const found = draft.hands.map((typed, at) => {
      const { best, refused, worth, shown } = valued(typed, common.cards, whole);
      hands[at]?.refresh({ typed, pictures: shown, worth });
      hands[at]?.refuse(refused);
      return best;
    });
    const everywhere = [...draft.hands, draft.board, draft.dead].flatMap(laid);
    deck.mark(laid(typedAt(draft.current)), everywhere);
    comparison.textContent = compared(found, common.cards.length);
    odds.show(spot());
  }

  const targets = ["board" as const, ...draft.hands.keys(), "dead" as const].map((at) =>
    h(
      "label",
      {},
      h("input", {
        type: "radio",
        name: "current",
        value: at,
        checked: draft.current === at,
        onchange: () => {
          draft.current = at;
          refresh();
        },
      }),
      ` ${typeof at === "number" ? say.hand(at) : say[at]}`,
    ),
  );
  const add = () => {
    draft.current = draft.hands.push("") - 1;
    draw(element);
    document.getElementById(`typed-${draft.current}`)?.focus();
  };
  element.replaceChildren(
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    h("p", { class: "intro" }, say.intro),
    h("fieldset", { class: "current" }, h("legend", {}, say.picksFor), ...targets),
    deck.element,
    h("p", { id: "typed-hint", class: "hint" }, `${say.typedHint} ${say.rangeHint}`),
    h("div", { class: "two" }, board.element, ...hands.map((hand) => hand.element), dead.element),
  );
  if (hands.length < mostHands) {
    element.append(h("button", { type: "button", id: "add-hand", class: "action quiet", onclick: add }, say.add));
  }
  element.append(comparison, odds.element);
  refresh();
}

function place(
  at: typeof draft.current,
  name: string,
  label: string,
  changed: () => void,
  remove: (() => void) | null = null,
): Place {
  const { evaluator: say } = words;
  return placeFor({
    id: String(at),
    name,
    label,
    typed: typedAt(at),
    changed: (typed) => {
      type(at, typed);
      changed();
    },
    clear: say.clear,
    remove:
      remove !== null && draft.hands.length > 2 && typeof at === "number"
        ? h("button", { type: "button", class: "link", onclick: remove }, say.remove(at))
        : null,
  });
}

/** The cards that lie where they are typed: a range lays none, though "AQs+" reads like a queen. */
function laid(typed: string): string[] {
  const { plain, cards } = read(typed);
  return plain ? cards : [];
}

/** Lays a card where picked ones go, or takes it back; says why it cannot. */
function pick(card: string): string | null {
  const { evaluator: say } = words;
  const { current } = draft;
  const cards = laid(typedAt(current)); // a card takes the place of a range
  const left = cards.filter((each) => each !== card);
  if (left.length === cards.length) {
    if (current === "board" && cards.length >= mostBoard) return say.fullBoard;
    if (typeof current === "number" && cards.length >= 2 && read(draft.board).cards.length > 0) return say.fullHand;
    if (typeof current === "number" && cards.length >= most) return say.full;
  }
  type(current, (left.length < cards.length ? left : [...cards, card]).join(" "));
  return null;
}

/** Whether hands of their own are compared, of more than two cards without a board. */
const long = () =>
  read(draft.board).cards.length === 0 && draft.hands.map(read).some(({ plain, cards }) => plain && cards.length > 2);

const unfinished = (board: number) => board === 1 || board === 2;

const pictures = (cards: string[], best: CardsEvaluation | null = null) =>
  cards.length === 0
    ? [h("span", { class: "hint" }, words.noCards)]
    : [...new Set(cards)].map((card) => picture(card, { plays: best?.cards.includes(card) === true }));

/** What a hand is worth with the board, or why nothing; a hand that is still being typed is no fault. */
function valued(typed: string, board: string[], whole: boolean) {
  const { evaluator: say } = words;
  const { cards, plain, half } = read(typed);
  const nothing = { best: null, refused: null, worth: "", shown: pictures(cards) };
  if (!plain && !whole) return { ...nothing, shown: [h("span", { class: "hint" }, say.range)] };
  const own = cards.length;
  if (plain && (own < 2 || half))
    return { ...nothing, worth: own < 2 && own + Number(half) > 0 ? say.missing(2 - own) : "" };
  if (plain && board.length === 0 && own > 2 && own < fewest) return { ...nothing, worth: say.missing(fewest - own) };
  if (plain && own === 2 && (board.length < 3 || board.length > mostBoard)) return nothing;
  if (own !== 2 && board.length > 0) return nothing; // the odds refuse it
  try {
    const all = [...cards, ...board];
    const best = evaluateCards(plain ? all.join(" ") : typed.trim());
    return {
      ...nothing,
      best,
      worth: words.sentence(phrases.describeHand(best)),
      shown: pictures(all, best),
    };
  } catch (error) {
    return { ...nothing, refused: refusal(error).text };
  }
}

/** The word of the package on finished hands, and why the best one wins. */
function compared(found: readonly (CardsEvaluation | null)[], board: number): string {
  const { evaluator: say } = words;
  const hands = found.flatMap((hand, at) => (hand === null ? [] : [{ hand, at }]));
  hands.sort((a, b) => b.hand.value - a.hand.value);
  const [best, next] = hands;
  if (best === undefined || next === undefined || (board > 0 && board < mostBoard)) return "";
  const why = explain([best.hand, next.hand]);
  const winners = hands.filter(({ hand }) => hand.value === best.hand.value).map(({ at }) => at);
  const who = winners.length > 1 ? say.split(winners.sort((a, b) => a - b)) : say.wins(best.at);
  return `${who} ${phrases.describeExplanation(why)}`;
}

/** What the odds are asked of, or a sentence that says what they wait for. */
function spot(): Spot | string {
  const { odds: say } = words;
  const hands = draft.hands.map((typed, at) => ({ at, typed: typed.trim(), ...read(typed) }));
  const begun = hands.filter(({ typed }) => typed !== "");
  const board = read(draft.board);
  if (long()) return say.long;
  if (begun.length < 2) return say.two;
  if (begun.some(({ plain, half, cards }) => plain && (half || cards.length < 2))) return say.started;
  if (board.plain && (board.half || unfinished(board.cards.length))) return say.flop;
  const list = ({ plain, cards }: typeof board, typed: string) => (plain ? cards : typed.trim());
  return {
    hands: begun.map(({ at, plain, cards, typed }) => ({ at, text: plain ? cards.join("") : typed })),
    ranged: begun.some(({ plain }) => !plain),
    board: list(board, draft.board),
    dead: list(read(draft.dead), draft.dead),
  };
}
