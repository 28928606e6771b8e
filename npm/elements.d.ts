// The custom elements. Importing `cardroom/elements` defines them all, once; docs/elements.md describes each.

import type {
  CardsEvaluation,
  Equity,
  EquityRequest,
  Evaluation,
  Explanation,
  NaturalRank,
  NumbersEvaluation,
  OpenFaceCheck,
  OpenFaceScore,
  Pot,
  RuleId,
  Share,
  TexasHoldemLegalAction,
  Verdict,
} from "./index.js";
import type { OddsWorker } from "./worker.js";

/** `<cardroom-card card="Td">`: a card as a picture. Without a card it lies face down. Parts: `card`, `refusal`. */
export class CardElement extends HTMLElement {
  /** `"Td"`; empty lies face down. */
  card: string;
  /** Whether it is marked as one of those that make the hand. */
  plays: boolean;
  /** Whether it stands inside a line of text. */
  inline: boolean;
}

/** `<cardroom-note note="9101111" place="3">`: a banknote. Without a serial it lies face down. Parts: `note`, `refusal`. */
export class NoteElement extends HTMLElement {
  /** Seven digits; empty lies face down. */
  note: string;
  /** The playing place, 1–7; `null` where none is announced. */
  place: number | null;
  /** Whether it stands inside a line of text. */
  inline: boolean;
}

/** A rule that a result or a refusal cites. */
export interface CitedRule {
  /** `"TH-15"`. */
  id: RuleId;
  title: string;
  text: string;
}

/** The events of the elements that are typed into; `R` is what a result tells. All bubble, out of shadow trees too. */
export interface ElementEvents<R> {
  /** The player has typed or chosen something: the attributes that changed, by name; `null` where one is gone. */
  change: CustomEvent<Record<string, string | null>>;
  /** Something else is known than before. Where what is asked is refused, there is no such event. */
  result: CustomEvent<R>;
  /** The player asks for a rule. `preventDefault()` keeps its text, or the way to the rulebook, from being shown. */
  rule: CustomEvent<CitedRule>;
}

/** What all elements that are typed into have in common. Parts: `frame`, `panel`, `input`, `label`, `button`, `refusal`, `rule`, `rule-text`. */
declare abstract class PanelElement<R> extends HTMLElement {
  /** What a rule's id is put behind to be a link: `"https://example.org/rules#"`. Without it a press on a rule shows its text. */
  rulebook: string;
  addEventListener<K extends keyof ElementEvents<R>>(
    type: K,
    listener: (this: this, event: ElementEvents<R>[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends Exclude<keyof HTMLElementEventMap, keyof ElementEvents<R>>>(
    type: K,
    listener: (this: this, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What `<cardroom-evaluator>` tells: `null` stands for a hand that is not whole. */
export type EvaluatorResult =
  | { game: "texas-holdem"; hands: (CardsEvaluation | null)[]; explanation: Explanation<CardsEvaluation> | null }
  | {
      game: "liars-holdem" | "liars-draw";
      place: number;
      naturalRank: NaturalRank;
      hands: (NumbersEvaluation | null)[];
      explanation: Explanation<NumbersEvaluation> | null;
    }
  | { game: "open-face"; check: OpenFaceCheck };

/**
 * `<cardroom-evaluator game="…">`: what cards, notes or rows are worth, and why one hand beats another. Further parts: `worth`,
 * `comparison`, `state`, `odds`.
 */
export class EvaluatorElement extends PanelElement<ResultByTag["cardroom-evaluator"]> {
  /** `"texas-holdem"`, the default, `"liars-holdem"`, `"liars-draw"`, or `"open-face"`. */
  game: string;
  /** Hands of five to seven cards, or the rows of a board from the top down, apart by `/`. */
  cards: string;
  /** One or two hands of three to five serials, apart by `/`. */
  notes: string;
  /** The playing place of notes, 1–7. Default 1. */
  place: number | null;
  /** `"after-kickers"`, the default, or `"before-kickers"` (LP-12, LP-13). */
  naturalRank: string;
  /** Whether the odds of the first hand of notes are shown. */
  odds: boolean;
  /** Against how many, 1–7. Default 2. */
  opponents: number | null;
  /** The exchange of liars-draw that the odds stand before: `"turn"` or `"river"`. */
  exchange: string;
}

/** `<cardroom-equity>`: what hands or ranges of Hold'em win on average. Further parts: `deck`, `pick`, `worth`, `comparison`, `odds`. */
export class EquityElement extends PanelElement<ResultByTag["cardroom-equity"]> {
  /** Two to ten hands or ranges, apart by `/`: `"AhAd / TT+, AQs+"`. */
  hands: string;
  /** Three to five cards, or none. */
  board: string;
  /** Cards that are out. */
  dead: string;
  /** Whether a deck to pick from is shown. */
  deck: boolean;
}

/** `<cardroom-scorer>`: boards of open-face Chinese judged and compared. Further parts: `deck`, `pick`, `worth`, `state`, `outcome`, `why`, `advice`. */
export class ScorerElement extends PanelElement<ResultByTag["cardroom-scorer"]> {
  /** Two or three boards, apart by `;`, each with its rows from the top down, apart by `/`. */
  boards: string;
  /** 1, the default, or 2. */
  rowPoints: number | null;
  /** Default 6. */
  sweepTotal: number | null;
  /** `"swept"`, the default, `"void"` or `"flat"`. */
  foul: string;
  /** Whether a deck to pick from is shown. */
  deck: boolean;
  /** Whether it tells what is best for the first board. */
  advice: boolean;
  /** The cards that are to be placed. */
  toPlace: string;
  /** What a bonus hand is worth, in points. Default 8. */
  fantasyPoints: number | null;
}

/** What `<cardroom-pots>` tells; arrays are by seat, from 0. */
export interface PotsResult {
  /** Uncalled parts, to whom they go back. */
  returned: number[];
  /** Main pot first; with `winners` where hands and a board tell them. */
  pots: (Pot & { winners?: Share[] })[];
  /** What each seat gets, uncalled parts included; `null` without hands and a board. */
  payouts: number[] | null;
  /** What the hands are worth; `null` without hands and a board. */
  best: (Evaluation | null)[] | null;
}

/**
 * `<cardroom-pots stacks="…" bets="…">`: what was put in lies in pots, and who can win which. Seats are counted from 1 in attributes.
 * Further parts: `pot`, `outcome`.
 */
export class PotsElement extends PanelElement<ResultByTag["cardroom-pots"]> {
  /** The stack of each of two to ten seats before the hand: `"1000 500 200"`. */
  stacks: string;
  /** What each seat put in during the hand: `"700 all 200"`; `all` is the stack. */
  bets: string;
  /** The seats that folded: `"3"`. */
  folded: string;
  /** Antes that belong to no seat's total. Default 0. */
  dead: number | null;
  /** The seat of the button. Default 1. */
  button: number | null;
  /** The hand of each seat, apart by `/`, empty for one that does not show: `"AsAd / KhKd / "`. */
  hands: string;
  /** The five cards of the board. */
  board: string;
}

/** What `<cardroom-minimum-raise>` tells, in the package's own words. */
export interface MinimumRaiseResult {
  /** The seat in turn, from 0; `null` where the betting is over. */
  seat: number | null;
  /** What it may do. */
  actions: TexasHoldemLegalAction[];
  /** The bet or raise among that; `null` where there is none. */
  raise: Extract<TexasHoldemLegalAction, { step: number }> | null;
  /** The total of a full bet or raise, whatever the stack (TH-6); `null` where none is possible. */
  full: number | null;
  /** Why there is no bet or raise, as a refusal; `null` where there is one. */
  closed: Verdict | null;
  /** The word on the total `to`; `null` where none is asked for. */
  verdict: Verdict | null;
}

/**
 * `<cardroom-minimum-raise actions="…">`: what a raise must reach, and whether raising is open, after what was done. Seats are counted
 * from 1 in attributes; before the flop the seat left of the big blind begins. Further parts: `actions`, `outcome`.
 */
export class MinimumRaiseElement extends PanelElement<ResultByTag["cardroom-minimum-raise"]> {
  /** The stack of each of two to ten seats: `"5000 5000 600"`. Default four times 5000. */
  stacks: string;
  /** Small and big blind: `"50/100"`, the default. */
  blinds: string;
  /** The seat of the button. Default 1. */
  button: number | null;
  /** `"no-limit"`, the default, `"pot-limit"` or `"fixed-limit"`. */
  betting: string;
  /** What was done in turn, apart by commas: `"fold, raise 300, call, all-in"`. */
  actions: string;
  /** A total that is asked about. */
  to: number | null;
}

/**
 * Has the elements work odds out on a thread that the page has already, in place of one of their own.
 *
 * @param worker asked each time for the thread that is to be used
 */
export function useOddsWorker(worker: () => OddsWorker): void;

/** What the `result` of each element that is typed into tells, by its tag. */
export interface ResultByTag {
  "cardroom-evaluator": EvaluatorResult;
  "cardroom-equity": { request: EquityRequest; equity: Equity };
  "cardroom-scorer": OpenFaceScore;
  "cardroom-pots": PotsResult;
  "cardroom-minimum-raise": MinimumRaiseResult;
}

declare global {
  interface HTMLElementTagNameMap {
    "cardroom-card": CardElement;
    "cardroom-note": NoteElement;
    "cardroom-evaluator": EvaluatorElement;
    "cardroom-equity": EquityElement;
    "cardroom-scorer": ScorerElement;
    "cardroom-pots": PotsElement;
    "cardroom-minimum-raise": MinimumRaiseElement;
  }
}
