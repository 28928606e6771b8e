import {
  Game,
  RulesError,
  type TableAction,
  type TableLegalAction,
  type TableView,
  type TexasHoldemSetup,
  type Verdict,
} from "cardroom";

/** What was done, as it is typed: without a seat, for the table knows whose turn it is. */
export type Typed = { type: "fold" | "check" | "call" | "all-in" } | { type: "bet" | "raise"; to: number };

/** An action that was played. */
export interface Played {
  seat: number;
  type: "fold" | "check" | "call" | "bet" | "raise";
  /** The total for the round. */
  to: number;
  allIn: boolean;
  /** Whether it is less than a full bet or raise (TH-8). */
  short: boolean;
}

/** Where a hand stands after some actions: what the package says of it. */
export interface Stand {
  played: Played[];
  view: TableView<"texas-holdem">;
  legal: TableLegalAction[];
  /** The total that a full bet or raise would reach, whatever the stack; `null` where none is possible. */
  full: number | null;
  /** Why there is no raise; `null` where there is one, or nobody is to act. */
  closed: Verdict | null;
  /** The word on a total; `null` where none is asked for. */
  verdict: Verdict | null;
}

/** What is typed for an action; `null` for what is none. */
export function actionIn(text: string): Typed | null {
  const [, type = "", to] = /^(fold|check|call|all-?in|(?:bet|raise)(?: to)?) ?(\d{1,15})?$/i.exec(text.trim()) ?? [];
  const name = type.toLowerCase().replace(/ to$/, "");
  if (name === "bet" || name === "raise") return to === undefined ? null : { type: name, to: Number(to) };
  if (to !== undefined) return null;
  if (name === "fold" || name === "check" || name === "call") return { type: name };
  return name === "" ? null : { type: "all-in" };
}

/** A bet or raise that is legal, with its totals. */
export type Sized = Extract<TableLegalAction, { step: number }>;

/** The bet or raise among what is legal. */
export const sized = (legal: readonly TableLegalAction[]): Sized | undefined =>
  legal.find((action): action is Sized => action.type === "bet" || action.type === "raise");

/** Who cannot go by the package's rules: which action, and why. */
export class Stopped extends Error {
  readonly at: number;
  override readonly cause: RulesError;
  constructor(at: number, cause: RulesError) {
    super(cause.message);
    this.at = at;
    this.cause = cause;
  }
}

/**
 * Plays actions at a table and asks it about the next. A second table, at which the seat in turn has as much as it wants, tells what a
 * full raise would be.
 *
 * @throws {Stopped} for an action that the table refuses; what the set-up throws
 */
export function stand(setup: TexasHoldemSetup, actions: readonly Typed[], asked: number | null): Stand {
  const game = new Game(setup);
  try {
    const played = actions.map((action, at) => {
      try {
        return play(game, setup, action, at, actions);
      } catch (error) {
        throw error instanceof RulesError ? new Stopped(at, error) : error;
      }
    });
    const seat = game.toAct;
    const view = game.view(seat);
    if (seat === null) return { played, view, legal: [], full: null, closed: null, verdict: null };
    const legal = game.legalActions();
    const found = sized(legal);
    const opening = view.bet === 0;
    const total = (to: number): TableAction => ({ type: opening ? "bet" : "raise", to });
    const judged = (to: number) => game.check(seat, total(to));
    const { stack = 0, bet = 0 } = view.seats[seat] ?? {};
    return {
      played,
      view,
      legal,
      full: found === undefined ? null : full(setup, actions, seat),
      closed: found === undefined ? judged(stack + bet) : null,
      verdict: asked === null ? null : judged(asked),
    };
  } finally {
    game.free();
  }
}

function play(
  game: Game<"texas-holdem">,
  setup: TexasHoldemSetup,
  action: Typed,
  at: number,
  actions: readonly Typed[],
): Played {
  const seat = game.toAct ?? 0;
  const legal = game.legalActions();
  const raise = sized(legal);
  const before = game.view(seat);
  const { stack = 0, bet = 0 } = before.seats[seat] ?? {};
  const whole = stack + bet;
  const meant = acting(action, raise, whole);
  const sizes = meant.type === "bet" || meant.type === "raise";
  const least = sizes && meant.to === whole && raise !== undefined ? full(setup, actions.slice(0, at), seat) : null;
  game.act(seat, meant);
  const to = sizes ? meant.to : meant.type === "call" ? Math.min(whole, before.bet) : bet;
  return {
    seat,
    type: meant.type as Played["type"],
    to,
    allIn: to === whole,
    short: sizes && least !== null && meant.to < least,
  };
}

/** An action as the table takes it; all-in is a bet, a raise, or a call. */
function acting(action: Typed, legal: Sized | undefined, whole: number): TableAction {
  if (action.type === "bet" || action.type === "raise") return { type: action.type, to: action.to };
  if (action.type !== "all-in") return { type: action.type };
  return legal === undefined ? { type: "call" } : { type: legal.type as "bet" | "raise", to: whole };
}

/** The total of a full bet or raise of a seat, were its stack no limit. */
function full(setup: TexasHoldemSetup, actions: readonly Typed[], seat: number): number | null {
  const deep = setup.stacks.map((stack, at) => (at === seat ? stack + 1_000_000_000 : stack));
  const game = new Game({ ...setup, stacks: deep });
  try {
    for (const action of actions) {
      const legal = sized(game.legalActions());
      const { stack = 0, bet = 0 } = game.view(game.toAct).seats[game.toAct ?? 0] ?? {};
      game.act(game.toAct ?? 0, acting(action, legal, stack + bet));
    }
    const found = sized(game.legalActions());
    return found?.min ?? null;
  } finally {
    game.free();
  }
}
