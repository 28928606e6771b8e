// The types of advice: what computer players do, and why.

import type { Action, GameName, View } from "./index.js";
import type { RuleId } from "./refusals.js";

/** How strong a computer player is. */
export type AdviceLevel = "beginner" | "regular" | "expert";

/**
 * The numbers of each reason by its code, shares from 0 to 1. `equity`: the part of the pot that is expected to be won.
 * `needed`: the part that must be won for the money to come back; of a bluff, how often it must work. `stands`: the
 * part that the hand is worth as it is. `top`: the hand is among this
 * best part of all starting hands. `plays`: the best part that is played here. `blinds`: the stack in big blinds.
 */
export interface AdviceParts {
  /** Nothing else is open. */
  "only-action": object;
  /** To wait costs nothing. */
  check: { equity: number };
  /** The hand is worth less than the call costs. */
  fold: { equity: number; needed: number };
  /** The hand is worth what the call costs. */
  call: { equity: number; needed: number };
  /** Worse hands may call. */
  value: { equity: number };
  /** Better hands may fold. */
  bluff: { equity: number; needed: number };
  /** The others may fold, and if not the hand may improve. */
  "semi-bluff": { equity: number; needed: number };
  /** So strong that the others are left to bet. */
  "slow-play": { equity: number };
  /** Out of curiosity, which odds do not ask for. */
  curious: { equity: number; needed: number };
  /** A starting hand that is not played here. */
  "start-fold": { top: number; plays: number };
  /** A starting hand that is played for a look at the next cards. */
  "start-call": { top: number; plays: number };
  /** A starting hand that is raised. */
  "start-raise": { top: number; plays: number };
  /** A short stack goes all-in with it. */
  push: { top: number; plays: number; blinds: number };
  /** A short stack waits for a better one. */
  "push-fold": { top: number; plays: number; blinds: number };
  /** The hand may win. */
  show: object;
  /** The hand is beaten. */
  muck: object;
  /** Any place is as good. */
  announce: object;
  /** The hand is good as it is. */
  stand: { equity: number };
  /** The bet that the opener must make. */
  "forced-bet": object;
  /** The shot is worth more than another note. */
  "hold-shot": { equity: number };
  /** Another note makes the hand better. */
  exchange: { equity: number; stands: number };
  /** All cards set at once, for so many points of royalties. */
  arrange: { royalties: number };
  /** The same, and it earns another bonus hand. */
  stay: { royalties: number };
  /** Completes a row that pays so many points. */
  royalty: { row: "top" | "middle" | "bottom"; points: number };
  /** Queens or better on top, or a card for them. */
  fantasy: object;
  /** So many cards of one suit in a row that is not full. */
  "flush-draw": { row: "top" | "middle" | "bottom"; cards: number };
  /** A pair or more in a row. */
  pairs: { row: "top" | "middle" | "bottom" };
  /** The rows keep their order. */
  safe: object;
  /** The rows are out of order: a dead hand. */
  dead: object;
}

/**
 * Why a computer player does something: a code, the rule where one leaves no choice, and the numbers that decide. It tells what the
 * player's own hand is worth: show it to that player, or when the hand is over. `describeAdvice` of `cardroom/text/en` says it.
 */
export type AdviceReason = {
  [Code in keyof AdviceParts]: { code: Code; rule: RuleId | null } & AdviceParts[Code];
}[keyof AdviceParts];

/** What a computer player does, and why. */
export interface Advice<G extends GameName = GameName> {
  /** What `act(view.viewer, action)` accepts. */
  action: Action<G>;
  reason: AdviceReason;
}

/** How a computer player plays. */
export interface AdviceOptions {
  level: AdviceLevel;
  /** 64 hexadecimal digits, of which what the player leaves to chance follows. */
  seed: string;
  /** What is played for, in a tournament: a regular and an expert of the betting games weigh prizes, not chips. Open-face leaves it aside. */
  tournament?: TournamentPressure;
}

/** What a player of a tournament knows beside the table. */
export interface TournamentPressure {
  /** From the first place down, at most 100: what `view.prizes` of a tournament has. Only those of places that are left count. */
  prizes: number[];
  /** The stacks of those who are left at other tables, at most 100. Default none. */
  elsewhere?: number[];
}

/**
 * The prize money that each stack is expected to win, by the independent chip model (Malmuth–Harville): each place goes to one of the
 * players who are left, with a chance equal to that player's share of their chips. Players without chips share the places below all
 * others. Off by less than a millionth of the prizes. Needs `init`.
 *
 * @param request stacks and prizes in whole numbers from 0, at most 100 each; prizes from the first place down
 * @returns in the order of the stacks; the sum is that of the prizes of so many places
 * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
 * @example
 * prizeEquity({ stacks: [5000, 3000, 2000], prizes: [50, 30, 20] }).map((worth) => worth.toFixed(2)); // ["38.39", "32.75", "28.86"]
 */
export function prizeEquity(request: { stacks: number[]; prizes: number[] }): number[];

/**
 * What a computer player of a level does, given what its seat sees and no more. The same view, level and seed give the same answer
 * on every platform; one seed may serve a whole match. Needs `init`.
 *
 * @param view as `game.view(seat)` gives it, of a seat that is in turn; it may have been JSON in between
 * @param options `seed`: 64 hexadecimal digits, of which what the player leaves to chance follows
 * @throws {TypeError} for a view or an option that is missing or wrong, with its path
 * @throws {RulesError} `ERR_NOTHING_TO_DECIDE` where the view is a spectator's, or its seat is not in turn
 * @example
 * const seed = "07".repeat(32);
 * const game = new Game({ game: "texas-holdem", stacks: [500, 500, 500], button: 0, blinds: { small: 5, big: 10 }, seed });
 * while (game.toAct !== null) {
 *   const { action } = advise(game.view(game.toAct), { level: "regular", seed: "2a".repeat(32) });
 *   game.act(game.toAct, action);
 * }
 * game.result()?.stacks.reduce((sum, stack) => sum + stack); // 1500
 */
export function advise<G extends GameName>(view: View<G> & { game: G }, options: AdviceOptions): Advice<G>;
