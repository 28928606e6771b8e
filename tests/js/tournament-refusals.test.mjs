import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, generateSchedule, RulesError, Tournament } from "cardroom";
import { seedOf } from "../support/play.mjs";
import { decide, level, minute, quick, started } from "../support/tournament.mjs";

await init();

/** The refusal has this code, rule and details; nothing has changed; `check` judges the same. */
function assertRefused(tournament, action, now, expected) {
  const before = tournament.save();
  let refusal = null;
  try {
    tournament.act(action, now);
  } catch (error) {
    refusal = error;
  }
  assert.ok(refusal instanceof RulesError, `${JSON.stringify(action)}: ${refusal}`);
  const { code, rule, details, message } = refusal;
  assert.deepEqual({ code, rule, details }, { code: expected[0], rule: expected[1], details: expected[2] });
  assert.deepEqual(tournament.check(action, now), { ok: false, code, rule, details, message });
  assert.equal(tournament.save(), before);
}

const schedule = [level(50), { type: "break", minutes: 10 }, level(100), level(200)];
const setup = {
  ...quick,
  schedule,
  lateRegistration: { untilLevel: 2 },
  rebuys: { untilLevel: 1, atMost: 1000, chips: 1000, perPlayer: 1, price: 5 },
  addOn: { afterLevel: 1, chips: 2000, price: 8 },
  entry: { price: 10 },
};

test("everyone starts with the same stack (TT-1)", () => {
  const tournament = new Tournament(setup);
  for (const stack of [999, 1001, 0]) {
    const expected = ["ERR_UNEQUAL_STACK", "TT-1", { stack: 1000 }];
    assertRefused(tournament, { type: "enter", stack }, 0, expected);
  }
  tournament.act({ type: "enter", stack: 1000 }, 0);
  assertRefused(tournament, { type: "start" }, 0, ["ERR_TOO_FEW_PLAYERS", "TT-1", { min: 2, players: 1 }]);
});

test("late entries end with their level, and there are none without (TT-1)", () => {
  const tournament = started(setup, 3);
  tournament.act({ type: "enter" }, 49 * minute);
  const expected = ["ERR_ENTRY_CLOSED", "TT-1", { untilLevel: 2, level: 3 }];
  assertRefused(tournament, { type: "enter" }, 50 * minute, expected);
  const none = started(quick, 3);
  assertRefused(none, { type: "enter" }, 0, ["ERR_ENTRY_CLOSED", "TT-1", { untilLevel: null, level: 1 }]);
  const full = new Tournament({ ...quick, mostEntrants: 2 });
  for (const _ of [0, 1]) full.act({ type: "enter" }, 0);
  assertRefused(full, { type: "enter" }, 0, ["ERR_FULL", "TT-1", { most: 2 }]);
});

test("a rebuy is refused after its level, at too large a stack, and a second time (TT-1)", () => {
  const tournament = started(setup, 4);
  const seatOf = (player) => tournament.view().tables[0].chairs.find((chair) => chair.player === player).seat;
  decide(tournament, 0, minute, seatOf(0), [seatOf(1)]);
  assertRefused(tournament, { type: "rebuy", player: 0 }, minute, ["ERR_REBUY_STACK", "TT-1", { atMost: 1000 }]);
  tournament.act({ type: "rebuy", player: 1 }, minute);
  assertRefused(tournament, { type: "rebuy", player: 1 }, minute, ["ERR_REBUYS_USED", "TT-1", { most: 1 }]);
  const late = ["ERR_REBUYS_CLOSED", "TT-1", { untilLevel: 1, level: 2 }];
  assertRefused(tournament, { type: "rebuy", player: 2 }, 30 * minute, late);
  assertRefused(tournament, { type: "decline-rebuy", player: 2 }, 30 * minute, ["ERR_NO_REBUY_OPEN", "TT-1", {}]);
  const none = ["ERR_REBUYS_CLOSED", "TT-1", { untilLevel: null, level: 1 }];
  assertRefused(started(quick, 3), { type: "rebuy", player: 0 }, 0, none);
});

test("the add-on is refused outside its break and a second time (TT-1)", () => {
  const tournament = started(setup, 3);
  const closed = ["ERR_ADD_ON_CLOSED", "TT-1", { afterLevel: 1 }];
  assertRefused(tournament, { type: "add-on", player: 0 }, 19 * minute, closed);
  tournament.act({ type: "add-on", player: 0 }, 20 * minute);
  assertRefused(tournament, { type: "add-on", player: 0 }, 20 * minute, ["ERR_ADD_ON_TAKEN", "TT-1", {}]);
  assertRefused(tournament, { type: "add-on", player: 1 }, 30 * minute, closed);
});

test("time never runs backwards (TT-2)", () => {
  const tournament = started(setup, 3);
  tournament.act({ type: "pause" }, 5000);
  assertRefused(tournament, { type: "resume" }, 4999, ["ERR_TIME_BACKWARDS", "TT-2", { last: 5000 }]);
  assert.throws(() => tournament.clock(4999), { code: "ERR_TIME_BACKWARDS", details: { last: 5000 } });
  assertRefused(tournament, { type: "pause" }, 5000, ["ERR_CLOCK_STATE", "TT-2", { state: "paused" }]);
  assertRefused(tournament, { type: "back" }, 5000, ["ERR_NO_PERIOD", "TT-2", { periods: 4 }]);
  const tooLong = { type: "set-remaining", milliseconds: 1e12 };
  assertRefused(tournament, tooLong, 5000, ["ERR_REMAINING", "TT-2", { max: 600_000_000 }]);
  tournament.act({ type: "resume" }, 5000);
  const onBreak = ["ERR_ON_BREAK", "TT-2", { remaining: 9 * minute }];
  assertRefused(tournament, { type: "deal", table: 0 }, 5000 + 21 * minute - 5000, onBreak);
});

test("prizes above the pool are refused (TT-4)", () => {
  const tournament = started({ ...quick, entry: { price: 10 } }, 3);
  const payouts = { prizes: [25, 6] };
  const expected = ["ERR_PAYOUTS_ABOVE_POOL", "TT-4", { sum: 31, pool: 30 }];
  assertRefused(tournament, { type: "set-payouts", payouts }, 0, expected);
  tournament.act({ type: "set-payouts", payouts: { prizes: [25, 5] } }, 0);
  assert.deepEqual(tournament.view().prizes, [25, 5]);
  const rising = ["ERR_PAYOUTS", "TT-4", { at: 1 }];
  assertRefused(tournament, { type: "set-payouts", payouts: { shares: [4000, 6000] } }, 0, rising);
  const short = ["ERR_PAYOUTS", "TT-4", { sum: 9000, whole: 10000 }];
  assertRefused(tournament, { type: "set-payouts", payouts: { shares: [5000, 4000] } }, 0, short);
});

test("what does not fit the state is told with what would", () => {
  const waiting = new Tournament(quick);
  assertRefused(waiting, { type: "deal", table: 0 }, 0, ["ERR_NOT_NOW", null, { phase: "registration" }]);
  assertRefused(waiting, { type: "withdraw", player: 0 }, 0, ["ERR_NO_SUCH_PLAYER", null, { players: 0 }]);
  const tournament = started(quick, 3);
  assertRefused(tournament, { type: "deal", table: 7 }, 0, ["ERR_NO_SUCH_TABLE", null, { tables: [0] }]);
  assertRefused(tournament, { type: "sit-in", player: 0 }, 0, ["ERR_PRESENT", "TT-9", {}]);
  assertRefused(tournament, { type: "hand-for-hand", on: true }, 0, ["ERR_ONE_TABLE", "TT-7", {}]);
  assertRefused(tournament, { type: "hand-for-hand", on: false }, 0, ["ERR_HAND_FOR_HAND", "TT-7", { on: false }]);
  const penalty = { type: "penalty", player: 0, penalty: "missed-hands", hands: 0 };
  assertRefused(tournament, penalty, 0, ["ERR_HANDS", "TT-9", { min: 1, max: 1000 }]);
  assertRefused(tournament, { type: "result", table: 0, stacks: [] }, 0, ["ERR_NO_HAND", null, {}]);
  const fold = { type: "play", table: 0, seat: 0, action: { type: "fold" } };
  assertRefused(tournament, fold, 0, ["ERR_NO_HAND", null, {}]);
  tournament.act({ type: "deal", table: 0 }, 0);
  assertRefused(tournament, { type: "deal", table: 0 }, 0, ["ERR_HAND_RUNNING", null, { table: 0 }]);
  assertRefused(tournament, { type: "result", table: 0, stacks: [] }, 0, ["ERR_HAND_HERE", null, {}]);
  const { toAct } = tournament.hand(0);
  const small = { type: "play", table: 0, seat: toAct, action: { type: "raise", to: 75 } };
  const bounds = { min: 100, max: 1000, step: 25 };
  assertRefused(tournament, small, 0, ["ERR_RAISE_TOO_SMALL", "TH-6", bounds]);
});

test("a result from elsewhere must add up (TT-9)", () => {
  const tournament = started(quick, 3);
  tournament.act({ type: "deal-elsewhere", table: 0 }, 0);
  const { stacks } = tournament.handSetup(0);
  const fold = { type: "play", table: 0, seat: 0, action: { type: "fold" } };
  assertRefused(tournament, fold, 0, ["ERR_HAND_ELSEWHERE", null, {}]);
  const more = stacks.map((stack) => (stack > 0 ? stack + 25 : 0));
  const result = { type: "result", table: 0, stacks: more };
  assertRefused(tournament, result, 0, ["ERR_CHIPS_DO_NOT_ADD_UP", "TT-9", { sum: 3000 }]);
  for (const wrong of [stacks.slice(1), [...stacks, 0], stacks.map((stack) => (stack > 0 ? 0 : 1000))]) {
    assertRefused(tournament, { ...result, stacks: wrong }, 0, ["ERR_STACKS", null, { stacks }]);
  }
  assert.deepEqual(tournament.check({ ...result, stacks: Array(64).fill(2 ** 53 - 1) }, 0).code, "ERR_STACKS");
});

const setups = [
  ["no set-up", undefined, "setup: expected a plain object, got undefined"],
  ["no stack", { ...quick, stack: undefined }, "stack: expected a whole number from 0, got undefined"],
  ["NaN", { ...quick, stack: Number.NaN }, "stack: expected a whole number from 0, got NaN"],
  ["a fraction", { ...quick, chairs: 8.5 }, /^chairs: expected a whole number from 0 to 4294967295, got 8.5/],
  ["a BigInt", { ...quick, added: 5n }, "added: expected a whole number from 0, got a BigInt"],
  ["an unknown field", { ...quick, speed: "turbo" }, "speed: unknown field"],
  ["a bad seed", { ...quick, seed: "00" }, "seed: expected 64 hexadecimal digits, got a string of 2 characters"],
  ["no schedule", { ...quick, schedule: null }, "schedule: expected an array, got null"],
  ["a huge schedule", { ...quick, schedule: Array(1001).fill(level(50)) }, /^schedule: expected at most 1000/],
  ["a huge list", { ...quick, chips: Array(1e6).fill(1) }, /^chips: expected at most 10000 entries/],
  ["a Map", { ...quick, rebuys: new Map() }, "rebuys: expected a plain object, got an object of class Map"],
  ["half a rebuy", { ...quick, rebuys: { untilLevel: 1 } }, /^rebuys.atMost: expected a whole number/],
  ["no limit named", { ...quick, rebuys: { untilLevel: 1, atMost: 0, chips: 25 } }, /^rebuys.perPlayer: expected/],
  ["another period", { ...quick, schedule: [{ type: "pause" }] }, /^schedule\[0\].type: expected "level" or "break"/],
  ["a level without end", { ...quick, schedule: [level(50, {})] }, /^schedule\[0\].minutes: expected/],
  ["both ends", { ...quick, schedule: [level(50, { hands: 1, minutes: 1 })] }, "schedule[0].minutes: unknown field"],
  ["a strange ante", { ...quick, schedule: [{ ...level(50), ante: 5 }] }, /^schedule\[0\].ante: expected a plain/],
  ["payouts of nothing", { ...quick, payouts: {} }, "payouts.prizes: expected an array, got undefined"],
  ["both payouts", { ...quick, payouts: { shares: [10000], prizes: [] } }, "payouts.prizes: unknown field"],
  ["a strange formula", { ...quick, points: { formula: "cube", factor: 1 } }, /^points.formula: expected "linear"/],
  ["a button of text", { ...quick, buttonRule: "random" }, /^buttonRule: expected "dead" or "moving"/],
  ["across", { ...quick, acrossTables: true }, /^acrossTables: expected "share" or "by-stack"/],
  ["rounds", { ...quick, handForHand: { automatic: 1 } }, "handForHand.automatic: expected true or false, got 1"],
  ["betting", { ...quick, betting: "spread" }, /^betting: expected "no-limit"/],
  ["chairs", { ...quick, chairs: 11 }, { rule: "TH-1", details: { field: "chairs", min: 2, max: 10 } }],
  ["a stack of nothing", { ...quick, stack: 0 }, { rule: "TT-1", details: { field: "stack", min: 1, max: 1e8 } }],
  ["a stack off the chips", { ...quick, stack: 1010 }, { rule: "TT-8", details: { field: "stack", unit: 25 } }],
  [
    "chips",
    { ...quick, chips: [25, 60] },
    { rule: "TT-8", details: { field: "chips[1]", at: 1, least: 50, most: 2500 } },
  ],
  [
    "falling blinds",
    { ...quick, schedule: [level(100), level(50)] },
    { rule: "TT-2", details: { field: "schedule[1].big", min: 100, max: 2 ** 53 - 1 } },
  ],
  [
    "a break first",
    { ...quick, schedule: [{ type: "break", minutes: 5 }, level(50)] },
    { rule: "TT-2", details: { field: "schedule[0]" } },
  ],
  [
    "an add-on without a break",
    { ...quick, addOn: { afterLevel: 1, chips: 100, price: 0 } },
    { rule: "TT-1", details: { field: "addOn.afterLevel" } },
  ],
  [
    "shares",
    { ...quick, payouts: { shares: [5000] } },
    { rule: "TT-4", details: { field: "payouts", sum: 5000, whole: 10000 } },
  ],
];

for (const [name, setup, expected] of setups) {
  test(`tournament refused: ${name}`, () => {
    try {
      new Tournament(setup).free();
    } catch (error) {
      if (typeof expected === "string" || expected instanceof RegExp) {
        assert.equal(error.name, "TypeError", error.message);
        assert.ok(fits(error.message, expected), error.message);
        return;
      }
      assert.equal(error.name, "RulesError", error.message);
      assert.deepEqual({ rule: error.rule, details: error.details }, expected);
      assert.ok(error.message.startsWith(`${expected.details.field}: `), error.message);
      return;
    }
    assert.fail("accepted");
  });
}

const fits = (message, expected) =>
  expected instanceof RegExp ? expected.test(message) : message.startsWith(expected);

const actions = [
  [undefined, 0, "action: expected a plain object, got undefined"],
  [{}, 0, /^action.type: expected "enter", /],
  [{ type: "begin" }, 0, /^action.type: expected "enter", .* got "begin"/],
  [{ type: "start", now: 1 }, 0, "action.now: unknown field"],
  [{ type: "start" }, undefined, "now: expected a whole number from 0, got undefined"],
  [{ type: "start" }, -1, "now: expected a whole number from 0, got -1"],
  [{ type: "start" }, 0.5, "now: expected a whole number from 0, got 0.5"],
  [{ type: "start" }, Number.NaN, "now: expected a whole number from 0, got NaN"],
  [{ type: "start" }, Number.POSITIVE_INFINITY, /^now: expected a whole number from 0 to 9007199254740991/],
  [{ type: "start" }, new Date(0), "now: expected a whole number from 0, got an object of class Date"],
  [{ type: "enter", name: 7 }, 0, "action.name: expected a string, got 7"],
  [{ type: "enter", name: "x".repeat(1001) }, 0, "action.name: expected at most 1000 characters, got 1001"],
  [{ type: "rebuy" }, 0, /^action.player: expected a whole number/],
  [{ type: "rebuy", player: "0" }, 0, /^action.player: expected a whole number .* got "0"/],
  [{ type: "deal", table: -1 }, 0, /^action.table: expected a whole number/],
  [{ type: "play", table: 0, seat: 300, action: { type: "fold" } }, 0, /^action.seat: expected/],
  [{ type: "play", table: 0, seat: 0, action: "fold" }, 0, "action.action: expected a plain object"],
  [{ type: "play", table: 0, seat: 0, action: { type: "leave" } }, 0, "action.action: expected an action of the game"],
  [{ type: "result", table: 0, stacks: Array(1e6) }, 0, /^action.stacks: expected at most/],
  [{ type: "result", table: 0, stacks: [], knockouts: [{ seat: 0 }] }, 0, /^action.knockouts\[0\].by: expected/],
  [{ type: "penalty", player: 0, penalty: "ban" }, 0, /^action.penalty: expected "warning"/],
  [{ type: "penalty", player: 0, penalty: "missed-hands" }, 0, /^action.hands: expected/],
  [{ type: "penalty", player: 0, penalty: "warning", rule: "RL-1" }, 0, /^action.rule: expected "RL-6" or "RL-7"/],
  [{ type: "hand-for-hand" }, 0, "action.on: expected true or false, got undefined"],
  [{ type: "set-payouts" }, 0, "action.payouts: expected a plain object, got undefined"],
];

test("every action of a wrong shape is refused with its path, and the tournament goes on", () => {
  const tournament = started(quick, 3);
  const before = tournament.save();
  for (const [action, now, expected] of actions) {
    for (const use of ["act", "check"]) {
      assert.throws(
        () => tournament[use](action, now),
        (error) => error.name === "TypeError" && fits(error.message, expected),
        `${JSON.stringify(action)} ${expected}`,
      );
    }
  }
  assert.equal(tournament.save(), before);
  for (const name of ["x".repeat(201), "tab\there", "é".repeat(101)]) {
    const entering = new Tournament(quick);
    assertRefused(entering, { type: "enter", name }, 0, ["ERR_NAME", null, { most: 200 }]);
  }
  assert.throws(() => tournament.hand("0"), { name: "TypeError", message: /^table: expected/ });
  assert.throws(() => tournament.events({ viewer: 0 }), { name: "TypeError", message: "to.viewer: unknown field" });
  assert.throws(() => tournament.handEvents(0, { since: -1 }), { name: "TypeError", message: /^to.since: expected/ });
  assert.throws(() => tournament.clock(Number.NaN), { name: "TypeError", message: /^now: expected/ });
  assert.equal(tournament.hand(77), null);
  tournament.act({ type: "deal", table: 0 }, 0);
  assert.throws(() => tournament.hand(0, 9), { code: "ERR_NO_SUCH_SEAT", details: { seats: 9 } });
  assert.throws(() => tournament.handEvents(0, { viewer: 9 }), { code: "ERR_NO_SUCH_SEAT" });
});

test("getters that throw, call back or free leave the handle usable", () => {
  const tournament = started(quick, 3);
  const boom = new Error("boom");
  const throwing = (field) =>
    Object.defineProperty({}, field, {
      enumerable: true,
      get() {
        throw boom;
      },
    });
  assert.throws(() => tournament.act(throwing("type"), 0), boom);
  assert.throws(() => new Tournament({ ...quick, ...{}, schedule: [throwing("type")] }), boom);
  assert.throws(() => tournament.events(throwing("since")), boom);
  assert.throws(() => generateSchedule(throwing("players")), boom);
  const proxy = new Proxy(
    {},
    {
      ownKeys() {
        throw boom;
      },
    },
  );
  assert.throws(() => tournament.check(proxy, 0), boom);
  const reentrant = {
    get type() {
      tournament.act({ type: "deal", table: 0 }, 0);
      return "pause";
    },
  };
  // The inner call deals first, the outer one pauses then.
  assert.equal(tournament.act(reentrant, 0)[0].type, "clock-paused");
  assert.notEqual(tournament.hand(0), null);
  const freeing = {
    get type() {
      tournament.free();
      return "resume";
    },
  };
  // Arguments are read before the tournament is asked for: it is gone by then.
  assert.throws(() => tournament.act(freeing, 0), { code: "ERR_FREED" });
  assert.throws(() => tournament.view(), {
    name: "RulesError",
    code: "ERR_FREED",
    message: /^the tournament was freed/,
  });
  tournament.free();
});

test("a cut or edited save is refused", () => {
  const tournament = started({ ...setup, payouts: { shares: [10000] }, points: { table: [3, 2, 1] } }, 3);
  tournament.act({ type: "deal", table: 0 }, 5);
  tournament.act({ type: "penalty", player: 1, penalty: "missed-hands", hands: 2, rule: "RL-7" }, 7);
  const saved = tournament.save();
  assert.equal(Tournament.load(saved).save(), saved);
  const unreadable = { name: "RulesError", code: "ERR_SAVE_UNREADABLE" };
  for (const cut of ["", "{", saved.slice(0, -1), "null", "[]", "7", '"x"', "{}"]) {
    assert.throws(() => Tournament.load(cut), unreadable, cut);
  }
  for (const value of [undefined, null, 7, {}]) assert.throws(() => Tournament.load(value), { name: "TypeError" });
  const changed = { name: "RulesError", code: "ERR_SAVE_CHANGED" };
  const edits = {
    "another stack": (save) => (save.tournament.stack = 2000),
    "another seed": (save) => (save.tournament.seed = seedOf(8)),
    "other blinds": (save) => (save.tournament.schedule[0].small = 50),
    "a pool": (save) => (save.tournament.added = 100),
    "another rule": (save) => (save.tournament.buttonRule = "moving"),
    "an action dropped": (save) => save.actions.pop(),
    "another time": (save) => (save.actions[4].now = 6),
    "another player": (save) => (save.actions[5].action.player = 2),
    "more hands": (save) => (save.actions[5].action.hands = 3),
    "another name": (save) => (save.actions[0].action.name = "Ann"),
    "an illegal action": (save) => (save.actions[4].action.table = 1),
    "another hash": (save) => (save.hash = save.hash.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))),
  };
  for (const [name, edit] of Object.entries(edits)) {
    const save = JSON.parse(saved);
    edit(save);
    assert.throws(() => Tournament.load(JSON.stringify(save)), changed, name);
  }
  const later = JSON.stringify({ ...JSON.parse(saved), cardroom: 2 });
  assert.throws(() => Tournament.load(later), { code: "ERR_SAVE_VERSION", details: { version: 2, readable: 1 } });
  for (const field of Object.keys(JSON.parse(saved))) {
    const save = JSON.parse(saved);
    delete save[field];
    assert.throws(() => Tournament.load(JSON.stringify(save)), unreadable, field);
  }
  const seedless = JSON.parse(saved);
  delete seedless.tournament.seed;
  assert.throws(() => Tournament.load(JSON.stringify(seedless)), unreadable);
  const game = new Game({ game: "texas-holdem", stacks: [9, 9], button: 0, blinds: { small: 1, big: 2 } });
  assert.throws(() => Tournament.load(game.save()), unreadable);
  assert.throws(() => Game.load(saved), unreadable);
});

test("requests of schedules out of bounds are refused by field (TT-2)", () => {
  const request = { players: 60, stack: 5000, chips: [25, 100], minutes: 180 };
  const refused = (change) => {
    try {
      generateSchedule({ ...request, ...change });
    } catch (error) {
      return error;
    }
    return assert.fail("accepted");
  };
  const { code, rule, details, message } = refused({ players: 1 });
  assert.deepEqual(
    { code, rule, details },
    { code: "ERR_SCHEDULE_REQUEST", rule: "TT-2", details: { field: "players", min: 2, max: 5000 } },
  );
  assert.equal(message, "players: a number from 2 to 5000 is needed");
  assert.deepEqual(refused({ chips: [25, 30] }).details, { field: "chips", min: 50, max: 2500 });
  assert.deepEqual(refused({ levelMinutes: 1 }).details, { field: "levelMinutes", min: 2, max: 180 });
  assert.equal(
    refused({ minutes: Number.NaN }).message,
    "minutes: expected a whole number from 0 to 4294967295, got NaN",
  );
  assert.equal(refused({ ante: "none" }).message, 'ante: expected "each" or "big-blind", got "none"');
  assert.equal(refused({ turbo: true }).message, "turbo: unknown field");
});
