// Computer players: what a decision takes inside WebAssembly, from JavaScript.

import { advise, Game } from "../npm/node.js";
import { median, print, rounded } from "./timing.mjs";

const levels = ["beginner", "regular", "expert"];
const seedOf = (number) => number.toString(16).padStart(64, "0");
const blinds = { small: 50, big: 100 };
const stacks = (count, stack) => Array(count).fill(stack);
const holdem = (count) => ({ game: "texas-holdem", stacks: stacks(count, 10_000), button: 0, blinds });
const banknotes = (game, count) => ({ game, stacks: stacks(count, 1000), button: 0, ante: 30 });

/** The set-ups, and by what their decisions are told apart. */
const games = [
  ...[2, 6, 9].map((count) => [
    `Hold'em, ${count} players`,
    holdem(count),
    ({ board }) => (board.length > 0 ? "later" : "before the flop"),
  ]),
  ...["liars-holdem", "liars-draw"].map((game) => [`${game}, 4 players`, banknotes(game, 4), () => "all"]),
  ...[2, 3].map((players) => [`open-face, ${players} players`, { game: "open-face", players, button: 0 }, street]),
  ["open-face, closed", { game: "open-face", players: 4, variant: "closed-13", button: 0 }, street],
];

function street({ viewer, seats, actions }) {
  const { cards, discards } = actions[0];
  if (cards.length - discards === 13) return discards > 0 ? "a bonus hand" : "thirteen cards";
  const { top, middle, bottom } = seats.find(({ seat }) => seat === viewer).rows;
  const placed = top.length + middle.length + bottom.length;
  return `street ${Math.max(1, (placed - 1) / 2)}`;
}

/** Whoever is in turn stays in, so that much is asked; at open-face Chinese a regular plays. */
function stays(view, advice) {
  const types = ["check", "call"].filter((type) => view.actions.some((legal) => legal.type === type));
  return types.length > 0 ? { type: types[0] } : advice.action;
}

/** The times of all decisions, by kind and level. */
function decisions(setup, kindOf, hands) {
  const times = new Map();
  for (let number = 1; number <= hands; number++) {
    const game = new Game({ ...setup, seed: seedOf(number) });
    for (let deal = 0; deal < (setup.game === "open-face" ? 4 : 1); deal++) {
      if (deal > 0) game.nextHand();
      while (!game.complete) {
        const seat = game.canAct[0];
        const view = game.view(seat);
        const kind = kindOf(view);
        if (!times.has(kind)) times.set(kind, [[], [], []]);
        let regular;
        for (const [at, level] of levels.entries()) {
          const start = performance.now();
          const advice = advise(view, { level, seed: seedOf(number) });
          times.get(kind)[at].push(performance.now() - start);
          if (level === "regular") regular = advice;
        }
        game.act(seat, stays(view, regular));
      }
    }
    game.free();
  }
  return times;
}

/** What all but one in a hundred stay below: the longest tell of the machine, not of the players. */
const late = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1];

export function computerPlayers({ hands }) {
  const rows = games.flatMap(([name, setup, kindOf]) =>
    [...decisions(setup, kindOf, hands)]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([kind, times]) => [
        `${name}: ${kind}`,
        ...times.flatMap((times) => [rounded(median(times)), rounded(late(times))]),
      ]),
  );
  const heads = levels.flatMap((level) => [level, "99 %"]);
  print(
    `Computer players: ms a decision, medians and what 99 % stay below, of ${hands} hands or matches`,
    ["decision", ...heads],
    rows,
  );
}
