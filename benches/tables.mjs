// Whole hands at the table: random ones, and recorded ones where there are any.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Game, parsePhh } from "../npm/node.js";
import { median, print, rounded, timed } from "./timing.mjs";

/** Numbers from 0 to below 1, the same in every run. */
function stream(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What a player does: mostly goes on as cheaply as can be, now and then raises the least or gives up. */
function choice(random, mayFold, mayRaise) {
  const number = random();
  if (number < 0.15 && mayFold) return "fold";
  if (number < 0.3 && mayRaise) return "raise";
  return "go on";
}

const seats = 6;
const setup = { game: "texas-holdem", stacks: Array(seats).fill(1000), button: 0, blinds: { small: 5, big: 10 } };

/** Plays random hands of six; returns the number of decisions. */
function ownHands(hands, views) {
  const random = stream(1);
  let decisions = 0;
  for (let hand = 0; hand < hands; hand++) {
    const game = new Game({ ...setup, seed: hand.toString(16).padStart(64, "0") });
    while (!game.complete) {
      const seat = game.toAct;
      const legal = game.legalActions(seat);
      const raise = legal.find(({ type }) => type === "raise" || type === "bet");
      const call = legal.find(({ type }) => type === "call");
      const way = choice(random, call, raise);
      if (way === "raise") game.act(seat, { type: raise.type, to: raise.min });
      else game.act(seat, { type: way === "fold" ? "fold" : call ? "call" : "check" });
      if (views) game.view(seat);
      decisions++;
    }
    assert.equal(
      game.result().stacks.reduce((a, b) => a + b),
      6000,
    );
    game.free();
  }
  return decisions;
}

/** The same with poker-ts. */
function tsHands(hands, Table) {
  const random = stream(1);
  let decisions = 0;
  for (let hand = 0; hand < hands; hand++) {
    const table = new Table({ smallBlind: 5, bigBlind: 10 }, seats);
    for (let seat = 0; seat < seats; seat++) table.sitDown(seat, 1000);
    table.startHand(0);
    while (table.isHandInProgress()) {
      while (table.isBettingRoundInProgress()) {
        table.playerToAct();
        const { actions, chipRange } = table.legalActions();
        const raise = actions.find((type) => type === "raise" || type === "bet");
        const call = actions.includes("call");
        const way = choice(random, call, raise);
        if (way === "raise") table.actionTaken(raise, chipRange.min);
        else table.actionTaken(way === "fold" ? "fold" : call ? "call" : "check");
        decisions++;
      }
      table.endBettingRound();
      if (table.areBettingRoundsCompleted()) table.showdown();
    }
  }
  return decisions;
}

/** The records in a folder and below it. */
function* records(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* records(path);
    else if (entry.name.endsWith(".phh")) yield readFileSync(path, "utf8");
  }
}

function replay({ setup, steps }) {
  const game = new Game(setup);
  for (const { seat, action } of steps) game.act(seat, action);
  return game;
}

/** The betting of a record at a table of poker-ts, which deals its own cards; false where it does not follow. */
function tsReplay({ setup, steps }, Table) {
  const { small, big } = setup.blinds;
  const table = new Table({ smallBlind: small, bigBlind: big }, setup.stacks.length);
  for (const [seat, stack] of setup.stacks.entries()) table.sitDown(seat, stack);
  table.startHand(setup.button);
  const close = () => {
    while (table.isHandInProgress() && !table.isBettingRoundInProgress()) {
      table.endBettingRound();
      if (table.areBettingRoundsCompleted()) table.showdown();
    }
  };
  for (const { seat, action } of steps) {
    if (action.type === "show" || action.type === "muck") continue;
    if (table.playerToAct() !== seat) return false;
    table.actionTaken(action.type, action.to);
    close();
  }
  return !table.isHandInProgress();
}

/** Records that both tables play to the end: no ante, no empty chair, no straddle, more than two players. */
function common(hands, Table) {
  const plain = hands.filter(
    ({ setup }) =>
      !setup.ante?.amount && !setup.straddles?.length && setup.stacks.length > 2 && setup.stacks.length < 10,
  );
  return plain.filter((hand) => {
    try {
      return tsReplay(hand, Table);
    } catch {
      return false;
    }
  });
}

const perSecond = (times) => Math.round(1e9 / median(times));

/** Measures; with `peers` null our own table alone. */
export function tables({ hands, rounds, peers, folder, most }) {
  const Table = peers?.("poker-ts").Table;
  const random = [
    { name: "cardroom: legalActions and act", count: hands, work: () => ownHands(hands, false) },
    { name: "cardroom: legalActions, act and view", count: hands, work: () => ownHands(hands, true) },
    ...(Table
      ? [{ name: "poker-ts: legalActions and actionTaken", count: hands, work: () => tsHands(hands, Table) }]
      : []),
  ];
  const times = timed(random, rounds);
  print(
    `Random hands of six: ${hands} a round, medians of ${rounds} rounds in turns`,
    ["what", "hands a second", "decisions a hand", "µs a decision", "cardroom's speed beside it"],
    random.map(({ name, work }, place) => {
      const decisions = work() / hands;
      const middle = median(times[place]);
      return [
        name,
        perSecond(times[place]),
        decisions.toFixed(1),
        rounded(middle / decisions / 1000),
        place < 2 ? "" : `${rounded(middle / median(times[0]))} ×`,
      ];
    }),
  );

  if (!existsSync(folder)) {
    console.log(`\nRecorded hands: left out, there are none at ${folder} (CARDROOM_PHH names their folder).`);
    return;
  }
  const texts = [...records(folder)].slice(0, most);
  const parsed = texts.flatMap(parsePhh);
  const finished = parsed.filter((hand) => {
    const game = replay(hand);
    const { complete } = game;
    game.free();
    return complete;
  });
  assert.equal(finished.length, parsed.length, "a recorded hand does not end");
  const both = Table ? common(parsed, Table) : [];
  const all = (list, play) => () => {
    for (const hand of list) play(hand);
  };
  const freed = (hand) => replay(hand).free();
  const recorded = [
    {
      name: "cardroom: read (parsePhh) and replayed",
      count: texts.length,
      work: all(texts, (text) => parsePhh(text).forEach(freed)),
    },
    { name: "cardroom: replayed", count: parsed.length, work: all(parsed, freed) },
    ...(both.length
      ? [
          { name: "cardroom: replayed, those that poker-ts plays", count: both.length, work: all(both, freed) },
          {
            name: "poker-ts: their betting, with cards of its own",
            count: both.length,
            work: all(both, (hand) => tsReplay(hand, Table)),
          },
        ]
      : []),
  ];
  const replays = timed(recorded, rounds);
  print(
    `Recorded hands: ${texts.length} records, medians of ${rounds} rounds in turns`,
    ["what", "hands", "hands a second", "cardroom's speed beside it"],
    recorded.map(({ name, count }, place) => [
      name,
      count,
      perSecond(replays[place]),
      place < 3 ? "" : `${rounded(median(replays[3]) / median(replays[2]))} ×`,
    ]),
  );
}
