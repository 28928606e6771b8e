// What one action brought, in stages.

import type { GameEvent, View } from "./index.js";

/** A part of what an action brought, and what its viewer saw then. */
export interface Stage<V extends View = View> {
  events: GameEvent<V["game"]>[];
  /** Nothing that comes later is in it. In all but the last nobody may act, and a hand has no `best` where more is dealt or shown. */
  view: V;
}

/**
 * What one action brought, in stages that a page can show one by one: an all-in that is called brings every street, the showdown and the
 * pots at once. Needs no `init`.
 *
 * @param before what a viewer saw before the action; `null` for what the deal itself brought
 * @param after what the same viewer sees after it
 * @param events what happened in between, as `events({ viewer, since })` tells it to that viewer, or to a spectator
 * @returns in order, at least one; their events are together `events`, and the last view is `after`
 * @throws {TypeError} for what is no view, none of the same game, or no list of at most 1000 events, with its path
 * @example
 * const game = new Game({ game: "texas-holdem", stacks: [100, 100], button: 0, blinds: { small: 5, big: 10 } });
 * game.act(0, { type: "raise", to: 100 });
 * const before = game.view();
 * const since = game.events().length;
 * game.act(1, { type: "call" });
 * const boards = stages(before, game.view(), game.events({ since })).map(({ view }) => view.board.length);
 * [...new Set(boards)]; // [0, 3, 4, 5]
 */
export function stages<V extends View>(before: V | null, after: V, events: readonly GameEvent<V["game"]>[]): Stage<V>[];
