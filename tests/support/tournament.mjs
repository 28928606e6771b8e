// Tournaments over the package's public face.

import { Tournament } from "cardroom";
import { choose, seedOf } from "./play.mjs";

export const minute = 60_000;

export const level = (big, length = { minutes: 20 }, ante) => ({
  type: "level",
  small: big / 2,
  big,
  ...(ante === undefined ? {} : { ante: { mode: "big-blind", amount: ante } }),
  ...length,
});

/** A set-up of quick levels by hands. */
export const quick = {
  stack: 1000,
  chips: [25, 100, 500],
  schedule: [50, 100, 200, 400, 800, 1600].map((big) => level(big, { hands: 4 }, big)),
  seed: seedOf(7),
};

/** A tournament that so many have entered, started at time 0. */
export function started(setup, entrants) {
  const tournament = new Tournament(setup);
  for (let player = 0; player < entrants; player++) tournament.act({ type: "enter", name: `Player ${player}` }, 0);
  tournament.act({ type: "start" }, 0);
  return tournament;
}

/** Plays the hand at a table to its end by chance; `each` sees the events of every action. */
export function playHand(tournament, table, now, next, each = () => {}) {
  each(tournament.act({ type: "deal", table }, now));
  while (tournament.hand(table)?.complete === false) {
    const { canAct } = tournament.hand(table);
    const seat = canAct[next(canAct.length)];
    const action = choose(tournament.hand(table, seat).actions, next);
    each(tournament.act({ type: "play", table, seat, action }, now));
  }
}

/** A hand whose result the host hands in: the chips of `losers` go to `winner`, or those of all others. */
export function decide(tournament, table, now, winner, losers) {
  const events = tournament.act({ type: "deal-elsewhere", table }, now);
  const setup = tournament.handSetup(table);
  const stacks = setup.stacks.map((stack, seat) => {
    if (seat === winner || setup.waiting?.includes(seat)) return stack;
    return losers === undefined || losers.includes(seat) ? 0 : stack;
  });
  stacks[winner] += setup.stacks.reduce((sum, stack) => sum + stack, 0) - stacks.reduce((sum, stack) => sum + stack, 0);
  return [...events, ...tournament.act({ type: "result", table, stacks }, now)];
}

export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
