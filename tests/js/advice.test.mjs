import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import init, { advise, Game, prizeEquity } from "cardroom";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";
import { OddsWorker } from "cardroom/worker";
import { mangled } from "../support/mangle.mjs";
import { anyBanknoteSetup, anySetup, choose, random, seedOf } from "../support/play.mjs";

await init();

const levels = ["beginner", "regular", "expert"];
const optional = ["ask-to-show", "peek"];
const decides = (view) => view.actions.some(({ type }) => !optional.includes(type));

/** Plays hands of these set-ups, now by advice and now by anything legal, and looks at every view. */
function play(setupOf, count, look) {
  const next = random(17);
  for (let number = 0; number < count; number++) {
    const game = new Game(setupOf(next, number));
    while (!game.complete) {
      if (game.phase === "held") {
        game.act(0, { type: "release" });
        continue;
      }
      for (const [seat] of game.view().seats.entries()) look(game, game.view(seat), next);
      const seat = game.canAct[next(game.canAct.length)];
      const view = game.view(seat);
      if (next(16) === 0) game.act(seat, { type: "timeout" });
      else if (next(2) === 0 && decides(view)) {
        game.act(seat, advise(view, { level: levels[next(3)], seed: seedOf(next(1000)) }).action);
      } else game.act(seat, choose(view.actions, next));
    }
    game.free();
  }
}

test("a view tells the rules of the house and who raised, and advice goes by them", () => {
  const setup = { game: "liars-draw", stacks: [900, 900, 900], button: 0, ante: 30, seed: seedOf(1) };
  const shapes = { naturalRank: "before-kickers", moonNotes: "hand", moonAntes: false, allowDuplicates: true };
  const game = new Game({ ...setup, ...shapes, openerOption: true });
  for (const seat of [undefined, 0, 1, 2]) assert.deepEqual(game.view(seat).options, { ...shapes, openerOption: true });
  assert.deepEqual(new Game({ ...setup, game: "liars-holdem" }).view(0).options, {
    ...{ allowDuplicates: false, naturalRank: "after-kickers", openerOption: true, burn: false },
  });
  game.act(0, { type: "announce", place: 2 });
  assert.deepEqual(game.view(1).aggressors, [null]);
  game.act(1, { type: "bet", to: 30 });
  game.act(2, { type: "raise", to: 90 });
  assert.deepEqual(game.view(0).aggressors, [2]);
  assert.deepEqual(new Game(anySetup(random(1), 1)).view().options, {});

  // Nines as they stand: before the kickers they beat all nines that are shifted.
  const deck = "9111111 1231111 3211111 1311111 5211111 6211111 9321111 6321111 1321111".split(" ");
  const called = (naturalRank) => {
    const match = new Game({ ...setup, game: "liars-holdem", stacks: [1000, 1000, 1000], naturalRank, deck });
    const quietly = [{ type: "announce", place: 1 }, { type: "bet", to: 30 }, { type: "call" }, { type: "call" }];
    quietly.push(...Array(8).fill({ type: "check" }), { type: "bet", to: 885 }, { type: "fold" });
    for (const action of quietly) match.act(match.toAct, action);
    return advise(match.view(1), { level: "expert", seed: seedOf(1) });
  };
  const [after, before] = ["after-kickers", "before-kickers"].map(called);
  assert.ok(after.action.type === "fold" && before.reason.equity > after.reason.equity + 0.02);
});

test("prizes are shared out by chips, and weighed where a view is told of them", async () => {
  const told = prizeEquity({ stacks: [5000, 3000, 2000], prizes: [50, 30, 20] });
  assert.deepEqual(
    told.map((worth) => worth.toFixed(2)),
    ["38.39", "32.75", "28.86"],
  );
  assert.deepEqual(prizeEquity({ stacks: [], prizes: [1] }), []);
  assert.deepEqual(
    prizeEquity({ stacks: [0, 7, 0], prizes: [50, 30, 20] }).map((worth) => Math.round(worth)),
    [25, 50, 25],
  );
  const refused = [
    [{ stacks: [1] }, "prizes"],
    [{ stacks: [1, -1], prizes: [] }, "stacks[1]"],
    [{ stacks: Array(101).fill(1), prizes: [] }, "stacks"],
    [{ stacks: [1], prizes: [0.5] }, "prizes[0]"],
    [{ stacks: [1], prizes: [], places: 3 }, "places"],
  ];
  for (const [request, path] of refused)
    assert.throws(
      () => prizeEquity(request),
      (error) => error instanceof TypeError && error.message.startsWith(`${path}: `),
    );

  const stacks = [2500, 5000, 1500, 250];
  const cards =
    "AsKsQsJsTs9s8s7s6s5s4s3s2sAhKhQhJhTh9h8h7h6h5h4h3h2hAdKdQdJdTd9d8d7d6d5d4d3d2dAcKcQcJcTc9c8c7c6c5c4c3c2c";
  const rest = cards.match(/../g).filter((card) => card !== "Ah" && card !== "Jd");
  // Seat 2 is dealt the second and the sixth card.
  const deck = [rest[0], "Ah", ...rest.slice(1, 4), "Jd", ...rest.slice(4)];
  const game = new Game({ game: "texas-holdem", stacks, button: 0, blinds: { small: 50, big: 100 }, deck });
  for (const action of [{ type: "fold" }, { type: "fold" }, { type: "raise", to: 5000 }]) game.act(game.toAct, action);
  const options = { level: "expert", seed: seedOf(1) };
  const asked = (tournament) => advise(game.view(2), { ...options, tournament });
  assert.equal(asked(undefined).action.type, "call");
  assert.equal(asked({ prizes: [100] }).action.type, "call");
  const bubble = asked({ prizes: [50, 30, 20] });
  assert.equal(bubble.action.type, "fold");
  assert.ok(bubble.reason.needed > asked(undefined).reason.needed + 0.1);
  // With many others elsewhere nobody is near the prizes, or with many prizes everyone is paid already.
  assert.ok(asked({ prizes: [50, 30, 20], elsewhere: Array(90).fill(1500) }).reason.needed < bubble.reason.needed);
  for (const [tournament, path] of [
    [{}, "options.tournament.prizes"],
    [{ prizes: [1], elsewhere: ["1"] }, "options.tournament.elsewhere[0]"],
    [{ prizes: [1], bubble: 2 }, "options.tournament.bubble"],
    [{ prizes: [1], elsewhere: null }, "options.tournament.elsewhere"],
    [7, "options.tournament"],
    [null, "options.tournament"],
  ])
    assert.throws(
      () => asked(tournament),
      (error) => error instanceof TypeError && error.message.startsWith(`${path}: `),
    );
  // A pair of nines in the banknote games, against all the money of who has most.
  for (const name of ["liars-holdem", "liars-draw"]) {
    const numbers = ["4111111", "9111111", "2111111", "7111111", "6111111", "9222222", "8111111", "3111111"];
    const rest = Array.from({ length: 20 }, (_, at) => `${1 + (at % 9)}3${1111 + at * 111}1`.replaceAll("0", "5"));
    const match = new Game({ game: name, stacks, button: 0, ante: 100, deck: [...numbers, ...rest] });
    const actions = [{ type: "announce", place: 1 }, { type: "bet", to: 100 }, { type: "call" }, { type: "fold" }];
    for (const action of [...actions, { type: "fold" }]) match.act(match.toAct, action);
    const { type, max: to } = match.legalActions(1).find(({ max }) => max > 0);
    match.act(1, { type, to });
    const needed = (tournament) => advise(match.view(2), { ...options, tournament }).reason.needed;
    assert.ok(needed({ prizes: [50, 30, 20] }) > needed(undefined) + 0.1);
    assert.ok(Math.abs(needed({ prizes: [100] }) - needed(undefined)) < 0.002);
  }
  const worker = new OddsWorker();
  const thought = await worker.advise(game.view(2), { ...options, tournament: { prizes: [50, 30, 20] } });
  worker.terminate();
  assert.deepEqual(thought, bubble);
});

for (const [name, setupOf] of Object.entries({ "Hold'em": anySetup, "the banknote games": anyBanknoteSetup })) {
  test(`the table accepts all advice in ${name}, of a view that was JSON, too`, () => {
    let asked = 0;
    const said = new Set();
    play(setupOf, 40, (game, view, next) => {
      const options = { level: levels[next(3)], seed: seedOf(next(1000)) };
      if (!decides(view)) {
        assert.throws(() => advise(view, options), { name: "RulesError", code: "ERR_NOTHING_TO_DECIDE", rule: null });
        return;
      }
      const advice = advise(JSON.parse(JSON.stringify(view)), options);
      assert.deepEqual(game.check(view.viewer, advice.action), { ok: true });
      assert.deepEqual(advise(view, options), advice);
      for (const words of [en, ru]) {
        const sentence = words.describeAdvice(advice.reason);
        assert.match(sentence, /^[\p{Lu}].*\.$/u);
        assert.doesNotMatch(sentence, /undefined|NaN|null|object/);
        said.add(sentence);
      }
      asked += 1;
    });
    assert.ok(asked > 300 && said.size > 20, `${asked} ${said.size}`);
  });
}

const setup = {
  game: "texas-holdem",
  stacks: [500, 500, 500],
  button: 0,
  blinds: { small: 5, big: 10 },
  seed: seedOf(4),
};
const options = { level: "regular", seed: seedOf(9) };

test("a spectator has nothing to decide, nor a seat out of turn, nor anyone once the hand is over", () => {
  const game = new Game(setup);
  const nothing = { name: "RulesError", code: "ERR_NOTHING_TO_DECIDE" };
  for (const view of [game.view(), game.view(1), game.view(2)]) assert.throws(() => advise(view, options), nothing);
  game.act(0, { type: "fold" });
  game.act(1, { type: "fold" });
  assert.throws(() => advise(game.view(2), options), nothing);
});

test("wrong levels, seeds and views are refused by their path", () => {
  const view = new Game(setup).view(0);
  const cases = [
    [[view], "options: expected a plain object, got undefined"],
    [
      [view, { ...options, level: "master" }],
      /^options\.level: expected "beginner", "regular" or "expert", got "master"$/,
    ],
    [[view, { level: "regular" }], "options.seed: expected 64 hexadecimal digits, got undefined"],
    [[view, { ...options, seed: "no" }], "options.seed: expected 64 hexadecimal digits, got a string of 2 characters"],
    [[view, { ...options, more: 1 }], "options.more: unknown field"],
    [[null, options], "view: expected a plain object, got null"],
    [[[], options], "view: expected a plain object, got an array"],
    [[{}, options], /^game: expected "texas-holdem"/],
    [[{ ...view, game: "bridge" }, options], /^game: expected .*, got "bridge"$/],
    [[{ ...view, viewer: 3 }, options], "viewer: expected a whole number from 0 to 2, got 3"],
    [[{ ...view, pot: -1 }, options], "pot: expected a whole number from 0, got -1"],
    [[{ ...view, board: ["Xx"] }, options], 'board[0]: expected a card such as "Td", got "Xx"'],
    [[{ ...view, seats: Array(11).fill(view.seats[0]) }, options], "seats: expected at most 10 entries, got 11"],
    [
      [{ ...view, actions: [{ type: "call" }] }, options],
      "actions[0].amount: expected a whole number from 0, got undefined",
    ],
    [
      [{ ...view, actions: [{ type: "raise", min: 9, max: 3, step: 1 }] }, options],
      "actions[0].max: expected a whole number from 9, got 3",
    ],
  ];
  for (const [args, message] of cases) assert.throws(() => advise(...args), { name: "TypeError", message });
});

test("whatever of a view is missing or of another type, there is advice that its actions allow, or a TypeError", () => {
  let refused = 0;
  for (const first of [setup, { game: "liars-draw", stacks: [90, 90, 90], button: 0, ante: 5, seed: seedOf(3) }]) {
    const game = new Game(first);
    while (!game.complete) {
      const seat = game.canAct[0];
      const view = game.view(seat);
      for (const changed of mangled(view)) {
        try {
          const { action } = advise(changed, { level: levels[refused % 3], seed: seedOf(refused % 7) });
          assert.ok(changed.actions.some(({ type }) => type === action.type));
        } catch (error) {
          if (error.code === "ERR_NOTHING_TO_DECIDE") continue;
          assert.equal(error.name, "TypeError", error.stack);
          assert.ok(error.message.startsWith(error.path), error.message);
          refused += 1;
        }
      }
      game.act(seat, advise(view, options).action);
    }
  }
  assert.ok(refused > 1000, String(refused));
});

test("the worker gives the same advice and the same refusals, and can be broken off", async () => {
  const worker = new OddsWorker();
  const game = new Game(setup);
  const view = game.view(0);
  assert.deepEqual(await worker.advise(view, options), advise(view, options));
  await assert.rejects(worker.advise(game.view(1), options), { name: "RulesError", code: "ERR_NOTHING_TO_DECIDE" });
  await assert.rejects(worker.advise({ ...view, pot: "" }, options), { name: "TypeError", path: "pot" });
  await assert.rejects(worker.advise(view, { ...options, signal: 1 }), { name: "TypeError", path: "options.signal" });
  await assert.rejects(worker.advise(view, { ...options, depth: 1 }), { name: "TypeError", path: "options.depth" });
  await assert.rejects(worker.advise(view, { ...options, signal: AbortSignal.abort() }), { name: "AbortError" });
  const control = new AbortController();
  const asked = worker.advise(view, { ...options, signal: control.signal });
  control.abort();
  await assert.rejects(asked, { name: "AbortError" });
  worker.terminate();
  await assert.rejects(worker.advise(view, options), { code: "ERR_FREED" });
});

test("the codes of reasons are those of the core, in its order, with their types and sentences", async () => {
  const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const { codes } = await import("../../npm/advice.js");
  const entries = source("src/advice/reason.rs").matchAll(/^ {4}\w+ = "(.+)", "(.*)", \[(.*)\];$/gm);
  const core = [...entries].map(([, code, rule, parts]) => [code, rule || null, JSON.parse(`[${parts}]`)]);
  assert.ok(core.length > 10);
  assert.deepEqual(codes, core);
  const names = codes.map(([code]) => code).sort();
  const typed = source("npm/advice.d.ts").match(/interface AdviceParts \{([\s\S]*?)\n\}/)[1];
  assert.deepEqual([...typed.matchAll(/^ {2}"?([a-z-]+)"?: /gm)].map(([, code]) => code).sort(), names);
  for (const language of ["en", "ru"]) {
    const { advice } = await import(`../../npm/text/${language}/advice.js`);
    assert.deepEqual(Object.keys(advice).sort(), names);
  }
  assert.equal(en.describeAdvice({ code: "new" }), "I have my reasons: new.");
  assert.equal(ru.describeAdvice({ code: "toString" }), "У меня свои причины: toString.");
});
