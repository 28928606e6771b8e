import assert from "node:assert/strict";
import test from "node:test";
import init, { advise, arrangeOpenFace, Game } from "cardroom";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";
import { anySetup } from "../support/open-face.mjs";
import { random, rounds, seedOf } from "../support/play.mjs";

await init();

const levels = ["beginner", "regular", "expert"];
const nothing = { name: "RulesError", code: "ERR_NOTHING_TO_DECIDE", rule: null };

test("the game accepts all advice, of a view that was JSON, too, and each reason has a sentence", () => {
  const next = random(23);
  const said = new Set();
  let asked = 0;
  for (let number = 0; number < rounds(24); number++) {
    const closed = number % 4 === 3;
    const game = new Game(anySetup(next, 2 + (number % (closed ? 3 : 2)), number, closed));
    for (let deal = 0; deal < 3; deal++) {
      while (!game.complete) {
        const seat = game.canAct[next(game.canAct.length)];
        const view = game.view(seat);
        const options = { level: levels[next(3)], seed: seedOf(next(1000)) };
        for (const other of view.seats.map(({ seat }) => seat)) {
          if (!game.canAct.includes(other)) assert.throws(() => advise(game.view(other), options), nothing);
        }
        const advice = advise(JSON.parse(JSON.stringify(view)), options);
        assert.deepEqual(game.check(seat, advice.action), { ok: true });
        assert.deepEqual(advise(view, options), advice);
        for (const words of [en, ru]) {
          const sentence = words.describeAdvice(advice.reason);
          assert.match(sentence, /^[\p{Lu}].*\.$/u);
          assert.doesNotMatch(sentence, /undefined|NaN|null|object/);
          said.add(sentence);
        }
        game.act(seat, next(16) === 0 ? { type: "timeout" } : advice.action);
        asked += 1;
      }
      // To leave is open now, and nobody's advice.
      for (const { seat } of game.view().seats) {
        assert.throws(() => advise(game.view(seat), { level: "expert", seed: seedOf(1) }), nothing);
      }
      if (game.matchOver) break;
      game.nextHand();
    }
    game.free();
  }
  assert.ok(asked > rounds(200) && said.size > 20, `${asked} ${said.size}`);
});

test("a bonus hand is set as well as it can be", () => {
  const cards = "4s7dKhKs6sKc2c7sJsKd7cJh3h3c".match(/../g);
  const board = { top: [], middle: [], bottom: [] };
  const own = { seat: 0, playing: true, rows: board, drawn: cards, discards: [], bonus: { cards: 14, inARow: 2 } };
  const other = { ...own, seat: 1, drawn: null, discards: null, bonus: null };
  const place = { type: "place", cards, room: { top: 3, middle: 5, bottom: 5 }, discards: 1, count: 1009008 };
  const seats = [own, other].map((seat) => ({ ...seat, dead: false }));
  const view = { game: "open-face", handNumber: 3, viewer: 0, seats, options: {}, actions: [place] };
  const { action, reason } = advise(view, { level: "regular", seed: seedOf(1) });
  const { top, middle, bottom, discard } = arrangeOpenFace({ cards });
  const sorted = (row) => [...row].sort();
  assert.deepEqual(
    [action.top, action.middle, action.bottom, action.discard].map(sorted),
    [top, middle, bottom, discard].map(sorted),
  );
  assert.deepEqual(reason, { code: "arrange", rule: null, royalties: 28 });
  assert.equal(en.describeAdvice(reason), "I set my cards for royalties of 28 points.");
  assert.equal(ru.describeAdvice(reason), "Раскладываю карты на 28 очков роялти.");
});

const setup = { game: "open-face", players: 3, button: 0, seed: seedOf(4), drawsPrivate: false };

test("wrong views are refused by their path", () => {
  const game = new Game(setup);
  const view = game.view(game.toAct);
  const options = { level: "regular", seed: seedOf(9) };
  const [own] = view.actions;
  const cases = [
    [{ handNumber: -1 }, /^handNumber: /],
    [{ viewer: "0" }, /^viewer: /],
    [{ seats: 5 }, /^seats: /],
    [{ seats: Array(5).fill(view.seats[0]) }, "seats: expected at most 4 entries, got 5"],
    [{ seats: [{ ...view.seats[0], rows: { top: ["Xx"], middle: [], bottom: [] } }] }, /^seats\[0\]\.rows\.top\[0\]: /],
    [{ seats: [{ ...view.seats[0], dead: 1 }] }, /^seats\[0\]\.dead: /],
    [{ seats: [{ ...view.seats[0], bonus: {} }] }, /^seats\[0\]\.bonus\.cards: /],
    [{ options: 7 }, /^options: /],
    [{ options: { foul: "no" } }, /^options\.foul: /],
    [{ actions: [{ ...own, cards: undefined }] }, /^actions\[0\]\.cards: /],
  ];
  for (const [change, message] of cases) {
    assert.throws(() => advise({ ...view, ...change }, options), { name: "TypeError", message });
  }
});

/** All paths of a value. */
function* paths(value, path = []) {
  if (path.length > 0) yield path;
  if (typeof value === "object" && value !== null) {
    for (const key of Object.keys(value)) yield* paths(value[key], [...path, key]);
  }
}

test("whatever of a view is missing or of another type, there is advice to place, or an error", () => {
  const kinds = [undefined, null, -1, 0.5, 2 ** 53 - 1, "As", [], {}, true, Array(18).fill("2c"), () => 1];
  let refused = 0;
  for (const first of [setup, { ...setup, variant: "closed-13", players: 4 }]) {
    const game = new Game(first);
    for (let step = 0; !game.complete; step++) {
      const seat = game.canAct[0];
      const view = game.view(seat);
      for (const path of step % 4 === 0 ? paths(view) : []) {
        for (const kind of kinds) {
          const changed = structuredClone(view);
          path.slice(0, -1).reduce((value, key) => value[key], changed)[path.at(-1)] = kind;
          try {
            const level = refused % 50 === 0 ? "expert" : "regular";
            assert.equal(advise(changed, { level, seed: seedOf(7) }).action.type, "place");
          } catch (error) {
            assert.ok(["TypeError", "RulesError"].includes(error.name), `${path}: ${error.stack}`);
            refused += 1;
          }
        }
      }
      game.act(seat, advise(view, { level: "regular", seed: seedOf(7) }).action);
    }
  }
  assert.ok(refused > 500, String(refused));
});
