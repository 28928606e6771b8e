// Worked examples of the floor's rulings and of the tournament's rules.

import type { TournamentAction, TournamentSetup } from "cardroom";
import type { Examples } from "./kinds";

const facing = { bet: 300, stack: 5000, bigBlind: 100, largestRaise: 300 };

/** Entrants by their numbers, and the start. */
const begun = (entrants: number): TournamentAction[] => [
  ...Array.from({ length: entrants }, (): TournamentAction => ({ type: "enter" })),
  { type: "start" },
];
const event = (more: Partial<TournamentSetup> = {}): TournamentSetup => ({
  seed: "5c".repeat(32),
  stack: 1000,
  schedule: [
    { type: "level", small: 5, big: 10, minutes: 20 },
    { type: "break", minutes: 10 },
    { type: "level", small: 10, big: 20, minutes: 20 },
  ],
  ...more,
});
const result = (table: number, stacks: number[]): TournamentAction[] => [
  { type: "deal-elsewhere", table },
  { type: "result", table, stacks },
];

export const rulings: Examples = {
  "RL-1": [
    { show: "ruling", request: { ...facing, word: "raise", amount: 800, outOfTurn: { since: ["call"] } } },
    { show: "ruling", request: { ...facing, word: "raise", amount: 800, outOfTurn: { since: ["raise"] } } },
    { show: "ruling", request: { ...facing, word: "fold", outOfTurn: { since: ["raise"] } } },
  ],
  "RL-2": [
    { show: "ruling", request: { bet: 500, stack: 9000, bigBlind: 100, largestRaise: 500, motions: [[500], [1000]] } },
    { show: "ruling", request: { ...facing, word: "raise", amount: 900, motions: [[300]], first: "words" } },
    { show: "ruling", request: { ...facing, word: "raise", amount: 900, motions: [[300]], first: "chips" } },
  ],
  "RL-3": [
    { show: "ruling", request: { bet: 200, stack: 9000, bigBlind: 200, motions: [[1000]] } },
    { show: "ruling", request: { bet: 200, stack: 9000, bigBlind: 200, word: "raise", motions: [[1000]] } },
    { show: "ruling", request: { bet: 0, stack: 9000, bigBlind: 200, motions: [[1000]] } },
  ],
  "RL-4": [
    { show: "ruling", request: { bet: 400, stack: 9000, bigBlind: 100, largestRaise: 400, motions: [[500, 100]] } },
    { show: "ruling", request: { bet: 400, stack: 9000, bigBlind: 100, largestRaise: 400, motions: [[500, 25]] } },
    { show: "ruling", request: { bet: 525, stack: 9000, bigBlind: 100, largestRaise: 525, motions: [[500, 100]] } },
  ],
  "RL-5": [
    {
      show: "ruling",
      request: { bet: 1000, stack: 9000, bigBlind: 500, largestRaise: 500, word: "raise", amount: 1200 },
    },
    { show: "ruling", request: { bet: 1000, stack: 9000, bigBlind: 500, largestRaise: 1000, amount: 1400 } },
  ],
  "RL-6": [
    { show: "penalty", request: { offence: "advice", players: 6 } },
    { show: "penalty", request: { offence: "advice", previous: ["warning"], players: 6 } },
  ],
  "RL-7": [{ show: "penalty", request: { offence: "phone", players: 6 } }],
};

export const tournament: Examples = {
  "TT-1": [
    { show: "tournament", setup: event(), actions: [{ type: "enter" }], refused: { type: "enter", stack: 2000 } },
    {
      show: "tournament",
      setup: event({ chairs: 3 }),
      actions: begun(3),
      refused: { type: "rebuy", player: 0 },
    },
  ],
  "TT-2": [
    {
      show: "tournament",
      setup: event({
        chairs: 3,
        schedule: [
          { type: "level", small: 5, big: 10, minutes: 20 },
          { type: "level", small: 10, big: 20, minutes: 20 },
          { type: "break", minutes: 10 },
          { type: "level", small: 20, big: 40, minutes: 20 },
        ],
      }),
      actions: [
        ...begun(3),
        { type: "deal-elsewhere", table: 0 },
        { type: "forward" },
        { type: "result", table: 0, stacks: [1000, 990, 1010] },
        { type: "deal-elsewhere", table: 0 },
        { type: "result", table: 0, stacks: [1000, 1000, 1000] },
        { type: "forward" },
      ],
    },
  ],
  "TT-3": [
    {
      show: "tournament",
      setup: event({ chairs: 4 }),
      actions: [...begun(4), ...result(0, [1500, 500, 1000, 1000]), ...result(0, [4000, 0, 0, 0])],
    },
  ],
  "TT-4": [
    {
      show: "tournament",
      setup: event({
        chairs: 3,
        entry: { price: 100 },
        payouts: { shares: [6500, 3500] },
        points: { formula: "linear", factor: 10 },
      }),
      actions: [...begun(3), ...result(0, [3000, 0, 0])],
    },
  ],
  "TT-5": [
    {
      show: "tournament",
      setup: event({ chairs: 5 }),
      actions: [...begun(8), ...result(0, [3000, 0, 1000, 0, 0])],
    },
    { show: "tournament", setup: event({ chairs: 3 }), actions: [...begun(4), ...result(0, [2000, 0, 0])] },
  ],
  "TT-6": [
    {
      show: "tournament",
      setup: event({ chairs: 4 }),
      actions: [...begun(4), ...result(0, [2000, 1000, 0, 1000]), { type: "deal-elsewhere", table: 0 }],
    },
  ],
  "TT-7": [
    {
      show: "tournament",
      setup: event({ chairs: 3, entry: { price: 100 }, payouts: { shares: [4000, 3000, 2000, 1000] } }),
      actions: [...begun(6), ...result(0, [2000, 0, 1000]), ...result(0, [1990, 0, 1010])],
      refused: { type: "deal-elsewhere", table: 0 },
    },
  ],
  "TT-8": [
    {
      show: "tournament",
      setup: event({
        chairs: 3,
        chips: [5, 25],
        schedule: [
          { type: "level", small: 5, big: 10, minutes: 20 },
          { type: "break", minutes: 10 },
          { type: "level", small: 25, big: 50, minutes: 20 },
        ],
      }),
      actions: [
        ...begun(3),
        ...result(0, [1005, 1010, 985]),
        { type: "forward" },
        { type: "forward" },
        { type: "deal-elsewhere", table: 0 },
      ],
    },
  ],
  "TT-9": [
    {
      show: "tournament",
      setup: event(),
      actions: [...begun(3), { type: "sit-out", player: 1 }, { type: "deal-elsewhere", table: 0 }],
    },
    {
      show: "tournament",
      setup: event(),
      actions: [...begun(3), { type: "penalty", player: 1, penalty: "disqualification", rule: "RL-7" }],
    },
  ],
  "TT-10": [
    {
      show: "tournament",
      setup: event({ chairs: 3, entry: { price: 100, bounty: 50 } }),
      actions: [
        ...begun(3),
        { type: "deal-elsewhere", table: 0 },
        { type: "result", table: 0, stacks: [2000, 0, 1000], knockouts: [{ seat: 1, by: [0] }] },
      ],
    },
  ],
};
