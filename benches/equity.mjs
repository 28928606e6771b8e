// Equity: counted and sampled, beside peers; and how its cost grows with hands, board and ranges.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cardIndex, equity } from "../npm/node.js";
import { median, print, rounded, timed } from "./timing.mjs";

const game = "texas-holdem";
const preflop = { game, hands: ["AhAd", "KsKh"] };
const flop = { game, hands: ["AhAd", "KcKh", "7c6c"], board: "Ks9h2d" };
const cut = (cards = "") => cards.match(/../g) ?? [];

/** The plainest loop that a page would write over a fast evaluator: every board, every hand. */
function naive({ hands, board }, { evaluate, getCardCodes }) {
  const known = cut(board);
  const held = hands.map((hand) => [...getCardCodes([...cut(hand), ...known]), 0, 0, 0, 0, 0].slice(0, 7));
  const taken = new Set([...known, ...hands.flatMap(cut)].map(cardIndex));
  const names = Array.from({ length: 52 }, (_, index) => "23456789TJQKA"[index >> 2] + "cdhs"[index & 3]);
  const unseen = getCardCodes(names.filter((_, index) => !taken.has(index)));
  const wins = hands.map(() => 0);
  const deal = (at, place) => {
    if (place === 7) {
      let best = Number.POSITIVE_INFINITY;
      let winner = -1;
      for (let player = 0; player < held.length; player++) {
        // Its strongest hand has the lowest number.
        const strength = evaluate(held[player]);
        if (strength < best) [best, winner] = [strength, player];
        else if (strength === best) winner = -1;
      }
      if (winner >= 0) wins[winner]++;
      return;
    }
    for (let card = at; card < unseen.length; card++) {
      for (const cards of held) cards[place] = unseen[card];
      deal(card + 1, place + 1);
    }
  };
  deal(0, 2 + known.length);
  return wins;
}

/** Rows of a table: what ran, how long it took, and how much longer than the first. */
function table(title, workloads, rounds, unit, factor) {
  const times = timed(workloads, rounds);
  const [own] = times.map(median);
  print(
    title,
    ["what", unit, "least", "beside ours"],
    workloads.map(({ name }, place) => [
      name,
      rounded(median(times[place]) * factor),
      rounded(Math.min(...times[place]) * factor),
      place === 0 ? "" : `${rounded(median(times[place]) / own)} ×`,
    ]),
  );
}

/** Milliseconds of many calls each, so that a short one is measured too. */
const repeated = (name, count, work) => ({
  name,
  count,
  work: () => {
    for (let time = 0; time < count; time++) work();
  },
});

function counted(spot, title, times, rounds, peers) {
  const wins = equity(spot).players.map((player) => player.wins);
  const workloads = [repeated("cardroom: equity", times, () => equity(spot))];
  if (peers) {
    const apprentice = peers("@poker-apprentice/hand-evaluator");
    const hands = spot.hands.map(cut);
    const communityCards = cut(spot.board);
    const odds = () => apprentice.equityHoldem(hands, communityCards);
    const tools = peers("@pokertools/evaluator");
    assert.deepEqual(
      odds().map((player) => player.wins),
      wins,
    );
    assert.deepEqual(naive(spot, tools), wins);
    const few = Math.ceil(times / 20);
    workloads.push(
      repeated("@poker-apprentice/hand-evaluator: equityHoldem", few, odds),
      repeated("a plain loop over @pokertools/evaluator", few, () => naive(spot, tools)),
    );
  }
  table(title, workloads, rounds, "ms", 1e-6);
}

function sampled(samples, rounds, peers) {
  const request = { ...preflop, exact: false, samples };
  const workloads = [{ name: "cardroom: equity, exact: false", count: samples, work: () => equity(request) }];
  if (peers) {
    const hands = preflop.hands.map(cut);
    const count = Math.min(samples, 10_000);
    const { simulateHoldem } = peers("@poker-apprentice/hand-evaluator");
    const { TexasHoldem } = peers("poker-odds-calc");
    const { CardGroup, OddsCalculator } = peers("poker-odds-calculator");
    const groups = preflop.hands.map((hand) => CardGroup.fromString(hand));
    workloads.push(
      {
        name: "@poker-apprentice/hand-evaluator: simulateHoldem",
        count,
        work: () => simulateHoldem({ allHoleCards: hands, communityCards: [], samplesPerUpdate: count }).next().value,
      },
      {
        name: "poker-odds-calc",
        count,
        work: () => {
          const odds = new TexasHoldem().limit(count);
          for (const hand of hands) odds.addPlayer(hand);
          return odds.calculate();
        },
      },
      {
        name: "poker-odds-calculator",
        count,
        work: () => OddsCalculator.calculate(groups, null, "full", count),
      },
    );
  }
  table(`Sampled: two hands before the flop, ${rounds} rounds in turns`, workloads, rounds, "ns a sample", 1);
}

/** Exact counts from two to ten hands and from no card on the board to five. */
function growth(rounds) {
  const hands = ["AsKs", "QhQd", "7c6c", "JhTh", "2s2h", "AcKd", "9d8d", "5h5c", "TsTc", "4d3d"];
  const boards = ["", "Jd8s3c", "Jd8s3c2c", "Jd8s3c2cKh"];
  const counts = [2, 3, 4, 6, 8, 10];
  const spots = counts.flatMap((count) =>
    boards.map((board) => ({ game, hands: hands.slice(0, count), board, exact: true })),
  );
  const workloads = spots.map((spot) => repeated("", spot.board === "" ? 4 : 100, () => equity(spot)));
  const times = timed(workloads, rounds).map((each) => Math.min(...each));
  print(
    `Exact equity as it grows, in microseconds a call, the least of ${rounds} rounds in turns`,
    ["hands", "no board", "flop", "turn", "river"],
    counts.map((count, row) => [
      count,
      ...boards.map((_, column) => rounded(times[row * boards.length + column] / 1000)),
    ]),
  );
}

const ranges = [
  { name: "AK v QQ+ before the flop", ranges: ["AK", "QQ+"] },
  { name: "AA v random before the flop", ranges: ["AA", "random"] },
  { name: "TT+, AK v 22+, A2s+, KTs+ on a flop", ranges: ["TT+, AK", "22+, A2s+, KTs+"], board: "Ks9h2d" },
  { name: "random v random on a turn", ranges: ["random", "random"], board: "Ks9h2d3c" },
];

// In a process of its own, so that the module's memory is that of one request.
const script = (request) => `
  let memory;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...input) => {
    const made = await instantiate(...input);
    memory = (made.instance ?? made).exports.memory;
    return made;
  };
  const { default: init, cardsValue, equity } = await import(${JSON.stringify(new URL("../npm/node.js", import.meta.url).href)});
  await init();
  const before = memory.buffer.byteLength;
  cardsValue("AsKdQh9c7s4d2c");
  const filled = memory.buffer.byteLength;
  const request = ${JSON.stringify(request)};
  let exact;
  const times = Array.from({ length: 4 }, () => {
    const start = performance.now();
    ({ exact } = equity(request));
    return performance.now() - start;
  });
  console.log(JSON.stringify([Math.min(...times), exact, before, filled, memory.buffer.byteLength]));`;

function costs() {
  const run = ({ name, ...request }) => {
    const args = ["--input-type=module", "-e", script({ game, budget: 100_000_000, ...request })];
    const [time, exact, ...bytes] = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
    return [name, exact ? "counted" : "sampled", rounded(time), ...bytes.map((count) => Math.round(count / 1024))];
  };
  const rows = [
    { name: "two hands before the flop", hands: preflop.hands },
    { name: "ten of any two cards, 200 000 samples", ranges: Array(10).fill("random") },
    ...ranges,
  ];
  print(
    "What a request takes, the least of 4, each in a new process; the module's memory in KiB",
    ["what", "how", "ms", "before", "with the table", "after"],
    rows.map(run),
  );
}

/** Measures; with `peers` null our own part alone. */
export function equities({ times, rounds, peers }) {
  counted(preflop, "Counted: two hands before the flop, 1 712 304 boards", times, rounds, peers);
  counted(flop, "Counted: three hands on a flop, 903 boards", times * 100, rounds, peers);
  sampled(times * 5000, rounds, peers);
  growth(rounds);
  costs();
}
