/// <reference lib="esnext.disposable" />

import type { LiarsDrawSetup, LiarsHoldemSetup } from "./banknotes.js";
import type {
  OpenFaceAction,
  OpenFaceChange,
  OpenFaceEvent,
  OpenFaceLegalAction,
  OpenFacePhase,
  OpenFaceResult,
  OpenFaceSetup,
  OpenFaceView,
} from "./open-face.js";
import type { Verdict } from "./refusals.js";
import type {
  BanknoteChange,
  TableAction,
  TableEvent,
  TableLegalAction,
  TablePhase,
  TableResult,
  TableView,
  TexasHoldemChange,
  TexasHoldemLegalAction,
  TexasHoldemPhase,
  TexasHoldemSetup,
} from "./table.js";

export * from "./advice.js";
export * from "./banknotes.js";
export * from "./cards.js";
export * from "./explain.js";
export * from "./history.js";
export * from "./odds.js";
export * from "./open-face.js";
export * from "./placement-odds.js";
export * from "./refusals.js";
export * from "./rulings.js";
export * from "./stages.js";
export * from "./table.js";
export * from "./tournament.js";

/** An object of the class that a host has by this name; `never` where it has none. So the types need neither `lib.dom` nor Node's. */
export type Global<Name extends string> = typeof globalThis extends { [N in Name]: { prototype: infer T } } ? T : never;

/** A compiled module: `WebAssembly.Module`, where the host's types have it. */
export type WasmModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } } ? T : never;

/** What `init` takes in place of the module that the package brings: where it lies, its bytes, or the compiled module. */
export type InitInput =
  | string
  | Global<"URL">
  | Global<"Request">
  | Global<"Response">
  | ArrayBuffer
  | ArrayBufferView
  | WasmModule;

/**
 * Loads the module, once: later calls wait for the first. In Node, Deno, Bun and Workers nothing is to be given.
 *
 * @throws the loader's error where the module cannot be had; the next call tries again
 */
export default function init(input?: InitInput | Promise<InitInput>): Promise<void>;

/**
 * The items in the order into which the seed shuffles them, in a new array: the same on every platform.
 *
 * @param items at most 1 048 576
 * @param seed 64 hexadecimal digits
 * @throws {TypeError} for anything else
 */
export function shuffle<T>(items: readonly T[], seed: string): T[];

/** The set-up of each game by its name. */
export interface SetupByGame {
  "texas-holdem": TexasHoldemSetup;
  "liars-holdem": LiarsHoldemSetup;
  "liars-draw": LiarsDrawSetup;
  "open-face": OpenFaceSetup;
}

/** The games of this package. */
export type GameName = keyof SetupByGame;

/** The games at a betting table. */
export type TableGameName = Exclude<GameName, "open-face">;

/** What a host asks for. Unknown fields are refused. */
export type GameSetup = SetupByGame[GameName];

/** What changes between two hands of each game by its name. */
export interface ChangeByGame {
  "texas-holdem": TexasHoldemChange;
  "liars-holdem": BanknoteChange;
  "liars-draw": BanknoteChange;
  "open-face": OpenFaceChange;
}

/** What changes between two hands. */
export type HandChange<G extends GameName = GameName> = ChangeByGame[G];

/** The actions of each game by its name. */
export interface ActionByGame {
  "texas-holdem": TableAction;
  "liars-holdem": TableAction;
  "liars-draw": TableAction;
  "open-face": OpenFaceAction;
}

/** What a seat does. */
export type Action<G extends GameName = GameName> = ActionByGame[G];

/** The legal actions of each game by its name. */
export interface LegalActionByGame {
  "texas-holdem": TexasHoldemLegalAction;
  "liars-holdem": TableLegalAction;
  "liars-draw": TableLegalAction;
  "open-face": OpenFaceLegalAction;
}

/** Something that a seat may do now. */
export type LegalAction<G extends GameName = GameName> = LegalActionByGame[G];

/** Where a hand of each game may stand. */
export interface PhaseByGame {
  "texas-holdem": TexasHoldemPhase;
  "liars-holdem": TablePhase;
  "liars-draw": TablePhase;
  "open-face": OpenFacePhase;
}

/** Where a hand stands. */
export type Phase<G extends GameName = GameName> = PhaseByGame[G];

/** The events of each game by its name. */
export interface EventByGame {
  "texas-holdem": TableEvent<"texas-holdem">;
  "liars-holdem": TableEvent<"liars-holdem">;
  "liars-draw": TableEvent<"liars-draw">;
  "open-face": OpenFaceEvent;
}

/** Something that happened. */
export type GameEvent<G extends GameName = GameName> = EventByGame[G];

/** The view of each game by its name. */
export interface ViewByGame {
  "texas-holdem": TableView<"texas-holdem">;
  "liars-holdem": TableView<"liars-holdem">;
  "liars-draw": TableView<"liars-draw">;
  "open-face": OpenFaceView;
}

/** The result of each game by its name. */
export interface ResultByGame {
  "texas-holdem": TableResult<"texas-holdem">;
  "liars-holdem": TableResult<"liars-holdem">;
  "liars-draw": TableResult<"liars-draw">;
  "open-face": OpenFaceResult;
}

/** What one seat, or a spectator, may know. */
export type View<G extends GameName = GameName> = ViewByGame[G];

/** How a hand ended and who got what. */
export type Result<G extends GameName = GameName> = ResultByGame[G];

/**
 * A match of any game, hand by hand. Needs {@link init}. It lies in the module's memory: `free()` it, or `using`.
 *
 * @example
 * const game = new Game({ game: "texas-holdem", stacks: [1000, 1000, 1000], button: 0, blinds: { small: 5, big: 10 } });
 * game.legalActions(); // [{ type: "call", amount: 10 }, { type: "raise", min: 20, max: 1000, step: 1 }, { type: "fold" }]
 * game.act(0, { type: "raise", to: 30 });
 * game.view().pot; // 45
 * @example
 * const game = new Game({ game: "open-face", players: 2, button: 0 });
 * const [place] = game.legalActions(1);
 * if (place?.type === "place") game.act(1, { type: "place", top: [], middle: [], bottom: place.cards, discard: [] });
 * game.toAct; // 0
 */
export class Game<G extends GameName = GameName> {
  /**
   * Sets the first hand up and runs it to the first decision.
   *
   * @throws {TypeError} for a field that is missing, unknown or of a wrong type, with its path
   * @throws {RulesError} `ERR_SEATS`, `ERR_AMOUNT`, `ERR_BUTTON`, `ERR_DECK_SIZE`, `ERR_REPEATED`, …; `details.field`
   */
  constructor(setup: { game: G } & SetupByGame[G]);

  /** The only seat that may act; `null` where nobody or several may. */
  get toAct(): number | null;
  /** The seats that the hand waits for. */
  get canAct(): number[];
  get phase(): Phase<G>;
  /** Whether the hand is over. */
  get complete(): boolean;
  /** Whether the hand is over and too few can play another: the match is over, unless `nextHand` is given other stacks. */
  get matchOver(): boolean;

  /** What a seat may do now; without a seat, the one in turn. */
  legalActions(seat?: number): LegalAction<G>[];

  /** How `act` would judge an action; nothing is played. */
  check(seat: number, action: Action<G>): Verdict;

  /**
   * Plays an action and what follows by itself. The host's actions (`timeout`, `sit-out`, `sit-in`, `release`) are legal for any seat:
   * of what a client sends, let only those types through that `legalActions(seat)` lists.
   *
   * @returns the events, **secrets included**: the host's, never to be forwarded; see `events`
   * @throws {RulesError} the refusal, with `rule` and the legal numbers in `details`; nothing has changed
   */
  act(seat: number, action: Action<G>): GameEvent<G>[];

  /**
   * The events of this hand as a viewer may know them, from number `since` on in that viewer's own count.
   *
   * @param to `viewer`: a seat, or `null` (default) for a spectator; `since`: default 0
   */
  events(to?: { viewer?: number | null; since?: number }): GameEvent<G>[];

  /** What a seat may see, with its own legal `actions`; without a seat, what a spectator may. */
  view(seat?: number | null): View<G>;

  /** How the hand ended; `null` while it is played. */
  result(): Result<G> | null;

  /**
   * Begins the next hand of the match, the button moved to the next seat that is dealt in.
   *
   * @returns its events, **secrets included**
   * @throws {RulesError} `ERR_HAND_NOT_OVER`, `ERR_MATCH_OVER`, or what the set-up may throw
   */
  nextHand(change?: HandChange<G>): GameEvent<G>[];

  /** The accepted actions of this hand in order. **Secret**: exchanges and placements show what others hold. */
  actions(): { seat: number; action: Action<G> }[];

  /**
   * This hand after its first so many actions, as a game of its own: what each seat saw then, and what else it might have
   * done. To be freed by itself.
   *
   * @param actions from 0 to the length of `actions()`
   * @throws {TypeError} for anything else
   * @example
   * const game = new Game({ game: "texas-holdem", stacks: [500, 500], button: 0, blinds: { small: 5, big: 10 } });
   * game.act(0, { type: "raise", to: 30 });
   * game.act(1, { type: "call" });
   * const pots = [];
   * for (let step = 0; step <= game.actions().length; step += 1) {
   *   const then = game.replay(step);
   *   pots.push(then.view(0).pot);
   *   then.free();
   * }
   * pots; // [15, 40, 60]
   */
  replay(actions: number): Game<G>;

  /** This hand as text: set-up, seed, accepted actions and a hash of the events. **Secret**: it holds the seed. */
  save(): string;

  /**
   * The hand that a save tells, played again from its start. Of which game it is, only the caller knows before: name it
   * (`Game.load<"open-face">`), or ask the view.
   *
   * @param saved at most 16 777 216 characters; reading takes up to some 20 times as many bytes
   * @throws {TypeError} for what is no text
   * @throws {RulesError} `ERR_SAVE_UNREADABLE`, `ERR_SAVE_VERSION`, `ERR_SAVE_CHANGED`
   */
  static load<G extends GameName = GameName>(saved: string): Game<G>;

  /** Gives the memory back. Any later use throws `ERR_FREED`. */
  free(): void;
  [Symbol.dispose](): void;
}
