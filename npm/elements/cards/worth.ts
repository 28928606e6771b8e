import { type CardsEvaluation, type Explanation, evaluateCards, explain } from "cardroom";
import { h } from "../dom";
import { drawCard } from "../drawing/card";
import type { Language } from "../language";
import { refusal } from "../refusal";
import { common } from "../words";
import { phrases } from "../words/phrases";
import { read } from "./typed";
import { cards as words } from "./words";

/** What a hand of its own has, without a board. */
export const [fewest, most] = [5, 7];
export const mostBoard = 5;

export const unfinished = (board: number): boolean => board === 1 || board === 2;

/** Cards as pictures, those marked that make the best hand. */
export const pictures = (
  cards: readonly string[],
  lang: Language,
  best: CardsEvaluation | null = null,
): HTMLElement[] =>
  cards.length === 0
    ? [h("span", { class: "hint" }, words[lang].noCards)]
    : [...new Set(cards)].map((card) => drawCard(card, { lang, plays: best?.cards.includes(card) === true }));

/** What a hand is worth with a board, or why nothing; a hand that is still being typed is no fault. `whole`: no board is to come. */
export function valued(typed: string, board: string[], whole: boolean, lang: Language) {
  const say = words[lang];
  const { cards, plain, half } = read(typed);
  const nothing = { best: null, refused: null, worth: "", shown: pictures(cards, lang) };
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
    const worth = common[lang].sentence(phrases[lang].describeHand(best));
    return { ...nothing, best, worth, shown: pictures(all, lang, best) };
  } catch (error) {
    return { ...nothing, refused: refusal(error, lang).text };
  }
}

/** Which hands win, and why: the package's word on the best one and the next. */
export interface Comparison {
  /** Positions of the best hands. */
  winners: number[];
  explanation: Explanation;
}

/** The package's word on finished hands; `null` where there is nothing to compare. */
export function compared(found: readonly (CardsEvaluation | null)[]): Comparison | null {
  const hands = found.flatMap((hand, at) => (hand === null ? [] : [{ hand, at }]));
  hands.sort((a, b) => b.hand.value - a.hand.value || a.at - b.at);
  const [best, next] = hands;
  if (best === undefined || next === undefined) return null;
  const winners = hands.filter(({ hand }) => hand.value === best.hand.value).map(({ at }) => at);
  return { winners, explanation: explain([best.hand, next.hand]) };
}

/** The same in a sentence or two. */
export function comparison(result: Comparison | null, lang: Language): string {
  if (result === null) return "";
  const { winners, explanation } = result;
  const say = words[lang];
  const [first = 0] = winners;
  const who = winners.length > 1 ? say.split(winners) : say.wins(first);
  return `${who} ${phrases[lang].describeExplanation(explanation)}`;
}
