// The kinds of worked examples: data that the package runs, never a result that was written down.

import type {
  Action,
  GameName,
  GameSetup,
  HandChange,
  OpenFaceBoard,
  OpenFaceOptions,
  penalty,
  RulingRequest,
  TournamentAction,
  TournamentSetup,
} from "cardroom";

/** What happens in a hand: a seat acts, tries what the rules refuse, or is told all that it may do; or the next hand begins. */
export type Step =
  | { seat: number; action: Action }
  | { seat: number; refused: Action }
  | { told: number }
  | { next: HandChange }
  | { refusedNext: HandChange };

/** An example of a rule. */
export type Example =
  /** A hand that is played out; with `refused`, a set-up that is refused. */
  | { show: "hand"; setup: GameSetup; steps: Step[] }
  | { show: "setup"; refused: GameSetup }
  /** Card hands against one another. */
  | { show: "cards"; hands: string[] }
  /** Hands of notes against one another. */
  | { show: "notes"; place: number; hands: string[][]; naturalRank?: "before-kickers" }
  /** Boards of open-face Chinese against one another. */
  | { show: "boards"; boards: OpenFaceBoard[]; options?: OpenFaceOptions }
  /** Stacks and bets to be divided, and what a raise must reach, as the elements' attributes. */
  | { show: "pots" | "raise"; attributes: Record<string, string> }
  | { show: "ruling"; request: RulingRequest }
  | { show: "penalty"; request: Parameters<typeof penalty>[0] }
  /** A tournament, with what its director does by and by. */
  | { show: "tournament"; setup: TournamentSetup; actions: TournamentAction[]; refused?: TournamentAction };

/** Short ways to write steps: `does(0, "fold")`, `does(1, { type: "raise", to: 30 })`. */
type Simple = "fold" | "check" | "call" | "show" | "muck" | "stand" | "timeout" | "sit-out" | "sit-in";
const whole = (action: Simple | Action): Action => (typeof action === "string" ? { type: action } : action);
export const does = (seat: number, action: Simple | Action): Step => ({ seat, action: whole(action) });
export const refused = (seat: number, action: Simple | Action): Step => ({ seat, refused: whole(action) });
export const told = (seat: number): Step => ({ told: seat });
export const next = (change: HandChange = {}): Step => ({ next: change });
export const hand = <S extends GameSetup>(setup: S, ...steps: Step[]): Example => ({ show: "hand", setup, steps });
export const raise = (to: number): Action => ({ type: "raise", to });
export const bet = (to: number): Action => ({ type: "bet", to });
export const place = (number: number): Action => ({ type: "announce", place: number });

const all = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));

/** A whole deck that begins with these cards. */
export function deck(text: string): string[] {
  const first = text.match(/\S\S/g) ?? [];
  return [...first, ...all.filter((card) => !(first as string[]).includes(card))];
}

/** Whose example it is, and the game that it is played with. */
export type Examples = Record<string, Example[]>;
export type { GameName };
