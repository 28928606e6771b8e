// Views come from outside: whatever stands in them, advice is what their actions allow, or a refusal, and never slow.
import assert from "node:assert/strict";
import test from "node:test";
import init, { advise, Game } from "cardroom";
import { cards, deckOf52, anySetup as openFaceSetup, rowNames } from "../support/open-face.mjs";
import { anyBanknoteSetup, anySetup, choose, random, rounds, seedOf } from "../support/play.mjs";

await init();

const levels = ["beginner", "regular", "expert"];
/** Some times what the slowest advice takes, and far below what a search without bounds would. */
const MOST_MS = 500;

function inTime(view, options) {
  const start = process.cpuUsage();
  try {
    return advise(view, options);
  } finally {
    const { user, system } = process.cpuUsage(start);
    assert.ok(
      user + system < 1000 * MOST_MS,
      `${options.level}: ${(user + system) / 1000} ms of ${JSON.stringify(view)}`,
    );
  }
}

/** The views of seats in turn, in hands of all games. */
function viewsOf(next) {
  const views = [];
  const play = (game, act) => {
    while (!game.complete) {
      const seat = game.canAct[next(game.canAct.length)];
      const view = game.view(seat);
      if (view.actions.length > 0) views.push(view);
      act(game, seat, view);
    }
  };
  for (let number = 0; number < 8; number++) {
    for (const setup of [anySetup, anyBanknoteSetup]) {
      play(new Game(setup(next, number)), (game, seat, view) => {
        if (game.phase === "held") game.act(0, { type: "release" });
        else game.act(seat, choose(view.actions, next));
      });
    }
    const closed = number % 4 === 3;
    const game = new Game(openFaceSetup(next, 2 + (number % 2), number, closed));
    for (let deal = 0; deal < 4; deal++) {
      play(game, (game, seat, view) => {
        const timeout = next(12) === 0;
        game.act(seat, timeout ? { type: "timeout" } : advise(view, { level: "regular", seed: seedOf(1) }).action);
      });
      if (game.matchOver) break;
      game.nextHand();
    }
  }
  return views;
}

/** All places of a value, as an object and a key. */
function* places(value) {
  if (typeof value !== "object" || value === null) return;
  for (const key of Object.keys(value)) {
    yield [value, key];
    yield* places(value[key]);
  }
}

/** The same view with one thing changed: mostly for something of its kind, which is read further. */
function mangle(view, next) {
  const all = [...places(view)];
  const [object, key] = all[next(all.length)];
  const value = object[key];
  const [other, from] = all[next(all.length)];
  const like = all.filter(([object, name]) => name === key && typeof object[name] === typeof value);
  const [alike, at] = like[next(like.length)];
  switch (next(10)) {
    case 0:
      if (Array.isArray(object)) object.splice(Number(key), 1);
      else delete object[key];
      break;
    case 1:
      if (Array.isArray(object)) object.push(structuredClone(value));
      break;
    case 2:
      if (next(4) === 0) object[key] = structuredClone(other[from]);
      break;
    case 3:
      if (typeof value === "boolean") object[key] = !value;
      break;
    case 4:
    case 5:
    case 6:
      if (typeof value === "number")
        object[key] = [next(10), next(3000), value + 1, 2 * value, 10_000, 2 ** 32 - 2, 2 ** 53 - 1][next(7)];
      break;
    default:
      object[key] = structuredClone(alike[at]);
  }
}

const optional = ["ask-to-show", "peek"];

/** Whether the actions of a view allow an action. */
function allows({ actions }, action) {
  return actions.some((legal) => {
    if (legal.type !== action.type || optional.includes(legal.type)) return false;
    if (legal.type === "bet" || legal.type === "raise") return action.to >= legal.min && action.to <= legal.max;
    if (legal.type === "announce") return action.place >= legal.min && action.place <= legal.max;
    if (legal.type === "exchange") {
      return legal.discards.some(({ zone, index }) => zone === action.discard.zone && index === action.discard.index);
    }
    if (legal.type !== "place") return true;
    const given = rowNames.flatMap((row) => action[row]).concat(action.discard);
    return (
      given.sort().join() === [...legal.cards].sort().join() &&
      rowNames.every((row) => action[row].length <= legal.room[row]) &&
      action.discard.length === legal.discards
    );
  });
}

test("of a mangled view there is advice that its actions allow, or a TypeError or RulesError, in time", () => {
  const next = random(41);
  const views = viewsOf(next);
  const advised = {};
  let refused = 0;
  for (let round = 0; round < rounds(6000); round++) {
    const view = structuredClone(views[next(views.length)]);
    for (let changes = 1 + next(8); changes > 0; changes--) mangle(view, next);
    const options = { level: levels[next(3)], seed: seedOf(round) };
    try {
      const { action } = inTime(view, options);
      assert.ok(allows(view, action), `${JSON.stringify(action)} ${JSON.stringify(view)}`);
      advised[view.game] = (advised[view.game] ?? 0) + 1;
    } catch (error) {
      assert.ok(["TypeError", "RulesError"].includes(error.name), `${error.stack} ${JSON.stringify(view)}`);
      refused += 1;
    }
  }
  assert.equal(Object.keys(advised).length, 4);
  assert.ok(
    Object.values(advised).every((count) => count > rounds(240)) && refused > rounds(500),
    `${JSON.stringify(advised)} ${refused}`,
  );
});

/** A bonus hand of an expert in its 17 cards against one of 17. */
function bonusHand(held, options) {
  const bonus = { cards: held.length, inARow: 1 };
  const rows = { top: [], middle: [], bottom: [] };
  const own = { seat: 0, playing: true, rows, drawn: held, discards: [], bonus, dead: false };
  const other = { ...own, seat: 1, drawn: null, discards: null, bonus: { cards: 17, inARow: 1 } };
  const room = { top: 3, middle: 5, bottom: 5 };
  const place = { type: "place", cards: held, room, discards: held.length - 13, count: 1 };
  return { game: "open-face", handNumber: 0, viewer: 0, seats: [own, other], options, actions: [place] };
}

test("a bonus hand is set in time though no row can win and none is paid", () => {
  const next = random(43);
  const row = { threeOfAKind: 0, straight: 0, flush: 0, fullHouse: 0, fourOfAKind: 0, straightFlush: 0, royalFlush: 0 };
  const none = { top: { pairs: Array(13).fill(0), trips: Array(13).fill(0) }, middle: row, bottom: row };
  const options = { royalties: none, sweepTotal: 10, foul: "void" };
  const weak = cards("7s7cAs6c5d2dKhKs6h2c8d9h5sTc7dThJc");
  const hands = [weak];
  for (let count = 0; count < 30; count++) {
    const deck = [...deckOf52];
    hands.push(Array.from({ length: 14 + (count % 4) }, () => deck.splice(next(deck.length), 1)[0]));
  }
  for (const hand of hands) {
    for (let seed = 0; seed < 4; seed++) {
      const view = bonusHand(hand, options);
      assert.ok(allows(view, inTime(view, { level: "expert", seed: seedOf(seed) }).action));
    }
  }
});
