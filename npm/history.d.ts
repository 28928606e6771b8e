// Recorded hands.

import type { Game } from "./index.js";
import type { TableAction, TexasHoldemSetup } from "./table.js";

/**
 * A recorded hand as it can be played here. `p1` of the record, the player left of the button, sits in seat 0; the last
 * player has the button.
 */
export interface PhhHand {
  /** The name of the hand's section, in a text of several; else `null`. */
  name: string | null;
  /** With a deck that deals the recorded cards. */
  setup: TexasHoldemSetup;
  /** The table accepts each; where the record breaks off, the hand goes on from there. */
  steps: { seat: number; action: TableAction }[];
  /**
   * The stacks after the hand as the record states them, in chips of the set-up; `null` where it does not. A record that
   * splits a pot exactly may state a fraction of a chip, where the table goes by TH-14.
   */
  finishingStacks: number[] | null;
  /** The cards that the record does not tell, filled in from those unseen: by seat, and on the board, dealt or not. */
  filled: { hands: string[][]; board: string[] };
  /** How many chips of the set-up are one unit of the record: 100 for dollars and cents, else mostly 1. */
  chipsPerUnit: number;
  /** The names of the players by seat. */
  players: string[] | null;
  /** The other fields that hold one value, as text: event, year, … */
  details: { [name: string]: string };
}

/**
 * Reads records of no-limit Hold'em in PHH, the poker hand history format: one hand, or several in sections `[1]`, `[2]`, …
 *
 * Each record is played at the table, so that its steps are known to be legal. Where it tells no `sm` of a showdown, the
 * table shows (`autoShow`); where it tells some, they become `show` and `muck` in the order of TH-11. An `sm` where the
 * table shows by itself (TH-12) tells cards and is no step.
 *
 * @param text at most 4 194 304 characters
 * @throws {TypeError} for what is no text
 * @throws {RulesError} `ERR_PHH_…`; `details` has `line`, `hand` (the section or `null`), `field` (`"actions[3]"`) and
 *   `refused`: where the table refuses a step, the details as {@link Game} gives them, else `null`
 * @example
 * const [record] = parsePhh(`
 *   variant = "NT"
 *   antes = [0, 0, 0]
 *   blinds_or_straddles = [5, 10, 0]
 *   min_bet = 10
 *   starting_stacks = [1000, 1000, 1000]
 *   actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 AsKs", "p3 cbr 30", "p1 f", "p2 f"]
 * `);
 * if (record === undefined) throw new Error("no hand in it");
 * const game = new Game(record.setup);
 * for (const { seat, action } of record.steps) game.act(seat, action);
 * game.result()?.stacks; // [995, 990, 1015]
 */
export function parsePhh(text: string): PhhHand[];

/**
 * Writes a hand of no-limit Hold'em as a record in PHH, finished or not: one that was read, with `??` for the cards in
 * `filled`, one of a set-up and steps, or the hand that a game plays. Amounts are in chips; names and details are not
 * written. **Secret**: all hands are in it, folded ones too.
 *
 * @throws {TypeError} for a field that is missing or of a wrong type, with its path
 * @throws {RulesError} for a set-up or a step that is refused, as by {@link Game}; `ERR_PHH_GAME`, `ERR_PHH_VARIANT`, `ERR_PHH_DEAD` for what
 *   the format has no place for
 * @example
 * const game = new Game({ game: "texas-holdem", stacks: [1000, 1000], button: 1, blinds: { small: 5, big: 10 } });
 * game.act(1, { type: "fold" });
 * parsePhh(toPhh(game))[0]?.steps; // [{ seat: 1, action: { type: "fold" } }]
 */
export function toPhh(hand: (Pick<PhhHand, "setup" | "steps"> & Partial<PhhHand>) | Game): string;
