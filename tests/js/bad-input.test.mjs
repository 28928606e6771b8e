import assert from "node:assert/strict";
import test from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import init, {
  cardBitsValue,
  cardFromIndex,
  equity,
  evaluateCards,
  exchangeOdds,
  Game,
  generateSchedule,
  noteDeck,
  parsePhh,
  penalty,
  placementOdds,
  ruling,
} from "cardroom";
import { seedOf } from "../support/play.mjs";
import { good } from "../support/set-up.mjs";

await init();

const deck = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));

const setups = [
  ["no set-up", undefined, "setup: expected a plain object, got undefined"],
  ["a Map", new Map(), "setup: expected a plain object, got an object of class Map"],
  ["no seats", { ...good, stacks: [] }, { code: "ERR_SEATS", rule: "TH-1", field: "stacks" }],
  ["one seat", { ...good, stacks: [1000] }, { code: "ERR_SEATS", rule: "TH-1", field: "stacks" }],
  ["eleven seats", { ...good, stacks: Array(11).fill(1) }, { code: "ERR_SEATS", rule: "TH-1", field: "stacks" }],
  ["one player", { ...good, stacks: [1000, 0, 0] }, { code: "ERR_SEATS", rule: "TH-1", field: "stacks" }],
  ["a thousand seats", { ...good, stacks: Array(1000).fill(1) }, /^stacks: expected at most/],
  ["a negative stack", { ...good, stacks: [1, 1, -1] }, "stacks[2]: expected a whole number from 0, got -1"],
  ["a fraction", { ...good, stacks: [1, 0.5, 1] }, "stacks[1]: expected a whole number from 0, got 0.5"],
  ["NaN", { ...good, stacks: [Number.NaN, 1] }, "stacks[0]: expected a whole number from 0, got NaN"],
  ["Infinity", { ...good, stacks: [1, Number.POSITIVE_INFINITY] }, /^stacks\[1\]: expected a whole number/],
  ["2^53", { ...good, stacks: [1, 2 ** 53] }, /^stacks\[1\]: expected a whole number from 0 to 9007199254740991/],
  ["too many in all", { ...good, stacks: [2 ** 53 - 1, 1] }, { code: "ERR_TOO_MANY_CHIPS", field: "stacks" }],
  ["a BigInt", { ...good, stacks: [1n, 1] }, "stacks[0]: expected a whole number from 0, got a BigInt"],
  ["a string", { ...good, stacks: ["1000", 1] }, 'stacks[0]: expected a whole number from 0, got "1000"'],
  ["stacks missing", { ...good, stacks: undefined }, "stacks: expected an array, got undefined"],
  ["small above big", { ...good, blinds: { small: 11, big: 10 } }, { code: "ERR_AMOUNT", field: "blinds.small" }],
  ["zero big blind", { ...good, blinds: { small: 0, big: 0 } }, { code: "ERR_AMOUNT", field: "blinds.big" }],
  ["blinds a list", { ...good, blinds: [5, 10] }, "blinds: expected a plain object, got an array"],
  ["blinds half", { ...good, blinds: { big: 10 } }, "blinds.small: expected a whole number from 0, got undefined"],
  ["blinds and more", { ...good, blinds: { small: 5, big: 10, huge: 20 } }, "blinds.huge: unknown field"],
  ["a low straddle", { ...good, straddles: [19] }, { code: "ERR_AMOUNT", field: "straddles[0]" }],
  ["too many straddles", { ...good, straddles: [20, 40] }, { code: "ERR_STRADDLES", field: "straddles" }],
  ["an unknown game", { ...good, game: "go-fish" }, 'game: expected "texas-holdem"'],
  ["an unknown field", { ...good, bigBlind: 10 }, "bigBlind: unknown field"],
  [
    "an unknown ante",
    { ...good, ante: { mode: "half", amount: 1 } },
    /^ante.mode: expected "none", "each" or "big-blind"/,
  ],
  ["a strange limit", { ...good, betting: "spread" }, /^betting: expected "no-limit"/],
  ["a zero unit", { ...good, chipUnit: 0 }, { code: "ERR_AMOUNT", field: "chipUnit" }],
  ["blinds off the unit", { ...good, chipUnit: 10 }, { code: "ERR_OFF_UNIT", rule: "TH-18", field: "blinds.small" }],
  ["an empty button", { ...good, stacks: [0, 1, 1] }, { code: "ERR_BUTTON", rule: "TH-1", field: "button" }],
  ["a far button", { ...good, button: 3 }, { code: "ERR_BUTTON", rule: "TH-1", field: "button" }],
  ["a button of text", { ...good, button: "1" }, 'button: expected "draw", got "1"'],
  ["a button of -1", { ...good, button: -1 }, 'button: expected a seat or "draw", got -1'],
  ["away elsewhere", { ...good, away: [5] }, { code: "ERR_NO_SUCH_SEAT", field: "away[5]" }],
  ["a short seed", { ...good, seed: "00" }, "seed: expected 64 hexadecimal digits, got a string of 2 characters"],
  ["51 cards", { ...good, deck: deck.slice(1) }, { code: "ERR_DECK_SIZE", field: "deck" }],
  ["53 cards", { ...good, deck: [...deck, "2c"] }, /^deck: expected at most 52 entries/],
  ["a card twice", { ...good, deck: ["3c", ...deck.slice(1)] }, { code: "ERR_REPEATED", field: "deck[4]" }],
  ["no card", { ...good, deck: ["10h", ...deck.slice(1)] }, 'deck[0]: expected a card such as "Td", got "10h"'],
];

for (const [name, setup, expected] of setups) {
  test(`set-up refused: ${name}`, () => {
    try {
      new Game(setup).free();
    } catch (error) {
      return matches(error, expected);
    }
    assert.fail("accepted");
  });
}

function matches(error, expected) {
  if (typeof expected === "string" || expected instanceof RegExp) {
    assert.equal(error.name, "TypeError", error.message);
    if (expected instanceof RegExp) assert.match(error.message, expected);
    else assert.ok(error.message.startsWith(expected), error.message);
  } else {
    assert.equal(error.name, "RulesError", error.message);
    assert.equal(error.code, expected.code);
    if (expected.rule) assert.equal(error.rule, expected.rule);
    assert.equal(error.details.field, expected.field);
  }
}

test("a stack below its blind is legal (TH-16)", () => {
  new Game({ ...good, stacks: [1000, 1, 1] }).free();
});

const actions = [
  [0, undefined, "action: expected a plain object, got undefined"],
  [0, "fold", 'action: expected a plain object, got "fold"'],
  [0, {}, /^action.type: expected "fold", /],
  [0, { type: "surrender" }, /^action.type: expected "fold", .* got "surrender"/],
  [0, { type: "raise" }, "action.to: expected a total from min to max, got undefined"],
  [0, { type: "raise", to: "40" }, 'action.to: expected a whole number from 0, got "40"'],
  [0, { type: "raise", to: 40, all: true }, "action.all: unknown field"],
  [0, { type: "fold", to: 40 }, "action.to: unknown field"],
  [0, { type: "raise", to: Number.NaN }, "action.to: expected a whole number from 0, got NaN"],
  [-1, { type: "fold" }, "seat: expected a whole number from 0 to 255, got -1"],
  ["0", { type: "fold" }, 'seat: expected a whole number from 0 to 255, got "0"'],
  [undefined, { type: "fold" }, "seat: expected a whole number from 0 to 255, got undefined"],
  [3, { type: "fold" }, { code: "ERR_NO_SUCH_SEAT", details: { seats: 3 } }],
  [1, { type: "fold" }, { code: "ERR_NOT_YOUR_TURN", rule: "TH-5", details: { canAct: [0] } }],
  [
    0,
    { type: "raise", to: 19 },
    { code: "ERR_RAISE_TOO_SMALL", rule: "TH-6", details: { min: 20, max: 1000, step: 1 } },
  ],
  [
    0,
    { type: "raise", to: 1001 },
    { code: "ERR_RAISE_TOO_LARGE", rule: "TH-5", details: { min: 20, max: 1000, step: 1 } },
  ],
  [0, { type: "check" }, { code: "ERR_CHECK_FACING_BET", rule: "TH-5", details: { call: 10 } }],
  [0, { type: "bet", to: 20 }, { code: "ERR_BET_FACING_BET", rule: "TH-5", details: { call: 10 } }],
  [0, { type: "show" }, { code: "ERR_NOT_NOW", rule: "TH-11", details: { phase: "preflop" } }],
  [0, { type: "announce", place: 3 }, { code: "ERR_NOT_NOW", details: { phase: "preflop" } }],
  [0, { type: "stand" }, { code: "ERR_NOT_NOW", details: { phase: "preflop" } }],
  [0, { type: "ask-to-show", seat: 1 }, { code: "ERR_NOTHING_TO_ASK", rule: "TH-19", details: {} }],
  [0, { type: "peek", zones: ["preflop"] }, { code: "ERR_NOT_NOW", rule: "TH-5" }],
  [0, { type: "sit-in" }, { code: "ERR_PRESENT" }],
];

test("every bad action is refused whole, and the game goes on", () => {
  const game = new Game(good);
  const before = game.save();
  for (const [seat, action, expected] of actions) {
    try {
      game.act(seat, action);
    } catch (error) {
      if (typeof expected === "string" || expected instanceof RegExp) {
        matches(error, expected);
      } else {
        assert.equal(error.name, "RulesError", error.message);
        assert.equal(error.code, expected.code);
        if ("rule" in expected) assert.equal(error.rule, expected.rule);
        if ("details" in expected) assert.deepEqual(error.details, expected.details);
        const { code, details } = game.check(seat, action);
        assert.deepEqual({ code, details }, { code: error.code, details: error.details });
      }
      assert.equal(game.save(), before);
      continue;
    }
    assert.fail(`accepted: ${JSON.stringify(action)}`);
  }
  game.act(0, { type: "raise", to: 20 });
  game.act(1, { type: "fold" });
  game.act(2, { type: "fold" });
  assert.throws(() => game.act(0, { type: "check" }), { code: "ERR_HAND_OVER" });
  game.free();
});

test("views and events of seats that are not there are refused", () => {
  const game = new Game(good);
  for (const use of [() => game.view(3), () => game.legalActions(9), () => game.events({ viewer: 3 })]) {
    assert.throws(use, { name: "RulesError", code: "ERR_NO_SUCH_SEAT", details: { seats: 3 } });
  }
  assert.throws(() => game.view("1"), { name: "TypeError", message: /^seat: expected a whole number/ });
  assert.throws(() => game.events({ viewer: 1.5 }), { name: "TypeError", message: /^to.viewer: expected/ });
  assert.throws(() => game.events({ until: 1 }), { name: "TypeError", message: "to.until: unknown field" });
});

test("a wrong argument tells its path", () => {
  const path = (work) => {
    try {
      work();
    } catch (error) {
      assert.ok(error instanceof TypeError);
      assert.ok(error.message.startsWith(`${error.path}: `));
      return error.path;
    }
    return assert.fail("nothing was refused");
  };
  const game = new Game(good);
  assert.equal(
    path(() => new Game({ ...good, stacks: [1, 1, -1] })),
    "stacks[2]",
  );
  assert.equal(
    path(() => new Game({ ...good, blinds: { small: 5, big: 10, "a: b": 1 } })),
    "blinds.a: b",
  );
  assert.equal(
    path(() => game.act(0, { type: "raise" })),
    "action.to",
  );
  assert.equal(
    path(() => game.view("1")),
    "seat",
  );
  assert.equal(
    path(() => Game.load(7)),
    "saved",
  );
  assert.equal(
    path(() => cardFromIndex(52)),
    "index",
  );
});

test("a hand takes no more actions than a save of it may have", () => {
  const sitting = new Game(good);
  const idle = (game, ...actions) => {
    for (let count = 0; count < 200_000; count += 1) {
      const [seat, action] = actions[count % actions.length];
      const verdict = game.check(seat, action);
      if (!verdict.ok) return verdict;
      game.act(seat, action);
    }
    return null;
  };
  const expected = { code: "ERR_TOO_MANY_ACTIONS", rule: null, details: { most: 50_000 } };
  const { code, rule, details } = idle(sitting, [1, { type: "sit-out" }], [1, { type: "sit-in" }]);
  assert.deepEqual({ code, rule, details }, expected);
  assert.equal(Game.load(sitting.save()).save(), sitting.save());
  sitting.act(0, { type: "fold" });
  sitting.act(1, { type: "fold" });
  assert.equal(sitting.complete, true);

  const peeking = new Game({ game: "liars-draw", stacks: [100, 100, 100], button: 0, ante: 2, seed: seedOf(3) });
  peeking.act(peeking.toAct, { type: "announce", place: 1 });
  const seat = peeking.toAct;
  assert.equal(idle(peeking, [seat, { type: "peek", zones: ["preflop"] }]).code, "ERR_TOO_MANY_ACTIONS");
  assert.equal(
    peeking.legalActions(seat).some((action) => action.type === "peek"),
    false,
  );
  assert.equal(Game.load(peeking.save()).save(), peeking.save());
});

test("a cut or edited save is refused", () => {
  const game = new Game({ ...good, ante: { mode: "each", amount: 1 } });
  game.act(0, { type: "raise", to: 40 });
  game.act(1, { type: "call" });
  const saved = game.save();
  const unreadable = { name: "RulesError", code: "ERR_SAVE_UNREADABLE" };
  for (const cut of ["", "{", saved.slice(0, -1), saved.slice(1), "null", "[]", "7", '"x"', "{}"]) {
    assert.throws(() => Game.load(cut), unreadable, cut);
  }
  for (const value of [undefined, null, 7, {}]) assert.throws(() => Game.load(value), { name: "TypeError" });
  // White space may stand in a save, up to its longest.
  Game.load(saved.padStart(2 ** 24)).free();
  const message = "the save is not whole: it has 16777217 characters, at most 16777216 are read";
  assert.throws(() => Game.load(saved.padStart(2 ** 24 + 1)), { ...unreadable, message });
  const changed = { name: "RulesError", code: "ERR_SAVE_CHANGED" };
  const edits = {
    "another stack": (save) => save.setup.stacks.splice(0, 1, 2000),
    "another button": (save) => (save.setup.button = 1),
    "other blinds": (save) => (save.setup.blinds.small = 6),
    "another ante": (save) => (save.setup.ante.amount = 2),
    "the ante first": (save) => (save.setup.anteFirst = true),
    "another limit": (save) => (save.setup.betting = "pot-limit"),
    "another unit": (save) => (save.setup.chipUnit = 5),
    "no showing": (save) => (save.setup.autoShow = false),
    "an absent seat": (save) => (save.setup.away = [2]),
    "another seed": (save) => (save.setup.seed = seedOf(4)),
    "another hand": (save) => (save.hand = 1),
    "an action dropped": (save) => save.actions.pop(),
    "another action": (save) => (save.actions[1].action.type = "fold"),
    "another amount": (save) => (save.actions[0].action.to = 41),
    "another seat": (save) => (save.actions[0].seat = 1),
    "rake paid": (save) => (save.rakePaid = [0]),
    "another hash": (save) => (save.hash = save.hash.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))),
  };
  for (const [name, edit] of Object.entries(edits)) {
    const save = JSON.parse(saved);
    edit(save);
    assert.throws(() => Game.load(JSON.stringify(save)), changed, name);
  }
  const later = JSON.parse(saved);
  later.cardroom = 2;
  assert.throws(() => Game.load(JSON.stringify(later)), {
    code: "ERR_SAVE_VERSION",
    details: { version: 2, readable: 1 },
  });
  for (const field of Object.keys(JSON.parse(saved))) {
    const save = JSON.parse(saved);
    delete save[field];
    assert.throws(() => Game.load(JSON.stringify(save)), unreadable, field);
  }
});

test("setters that a page puts on Object.prototype or Array.prototype see nothing, and lock nothing", () => {
  const game = new Game(good);
  const expected = JSON.stringify([game.legalActions(), game.view(0), game.events()]);
  const names = ["type", "min", "amount", "seats", "0", "1"];
  const boom = () => {
    throw new Error("set");
  };
  // Nothing is compared meanwhile, for the runner's own objects would meet the setters.
  let made = null;
  let refusal = null;
  try {
    for (const name of names) {
      for (const { prototype } of [Object, Array]) {
        Object.defineProperty(prototype, name, { configurable: true, get: () => undefined, set: boom });
      }
    }
    made = JSON.stringify([game.legalActions(), game.view(0), game.events()]);
    game.act(0, { type: "fold" });
    refusal = game.check(0, { type: "fold" });
  } finally {
    for (const name of names) for (const { prototype } of [Object, Array]) delete prototype[name];
  }
  assert.equal(made, expected);
  assert.equal(refusal.code, "ERR_NOT_IN_HAND");
  assert.equal(game.toAct, 1);
});

test("no call with a long list, a refusal or odds meets a setter or getter of Object.prototype or Array.prototype", () => {
  const told = (call) => {
    try {
      return call();
    } catch (error) {
      const { code, rule, details, path, message } = error;
      return { code, rule, details, path, message };
    }
  };
  const hands = ["AsAd", "KsKd"];
  const ranges = ["AA", "KK"];
  const notes = { place: 1, opponents: 1, exact: false, samples: 100 };
  const serials = ["1234567", "2345678", "3456789"];
  const zones = ["preflop", "preflop", "flop"];
  const five = ["2s", "2d", "2c", "3s", "3d"];
  const schedule = { players: 60, stack: 5000, chips: [25, 100, 500, 1000], minutes: 180 };
  // Longer lists with every call: what is set aside for the parts of one has to grow each time.
  let length = 300;
  const calls = [
    () => noteDeck(length++, seedOf(1)).slice(0, 300),
    () => evaluateCards("zz"),
    () => new Game({ ...good, blinds: { small: 11, big: 10 } }),
    () => equity({ game: "texas-holdem", hands, board: "2c3d4h" }),
    () => equity({ game: "texas-holdem", ranges, board: "2c3d4h" }),
    () => equity({ game: "texas-holdem", hands: ["AsAd"] }),
    () => equity({ game: "liars-holdem", hands: [serials.slice(0, 2)], ...notes }),
    () => exchangeOdds({ hand: serials, zones, street: "turn", ...notes }),
    () =>
      placementOdds({ board: { top: ["As", "Ad"], middle: five, bottom: ["Ks", "Kd", "Kc", "Kh"] }, cards: "4c5d6h" }),
    () => ruling({ bet: 100, stack: 1000, bigBlind: 50, motions: [[500]] }),
    () => penalty({ offence: "phone", players: 5, previous: ["warning"] }),
    () => generateSchedule(schedule),
    () => cardBitsValue(15, 15),
  ];
  const expected = calls.map((call) => JSON.stringify(told(call)));
  const names = ["0", "1", "2", "7", "256", "300", "path", "rule", "details"];
  const met = [];
  for (const { prototype } of [Object, Array]) {
    for (const name of names) {
      for (let at = 0; at < calls.length; at++) {
        let seen = 0;
        const boom = () => {
          seen += 1;
          throw new Error("met");
        };
        // An index is read, too, of what has none: of an array that a destructuring finds too short, for one.
        const get = /^\d/.test(name) ? boom : () => undefined;
        let made;
        Object.defineProperty(prototype, name, { configurable: true, get, set: boom });
        try {
          made = calls[at]();
        } catch (error) {
          made = error;
        } finally {
          delete prototype[name];
        }
        const same =
          JSON.stringify(
            told(() => {
              if (made instanceof Error) throw made;
              return made;
            }),
          ) === expected[at];
        if (seen > 0 || !same) met.push(`${name}: ${calls[at]}`);
      }
    }
  }
  assert.deepEqual(met, []);
});

test("names from outside are not kept", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  let number = 0;
  const name = () => `"${(36 ** 3 + number++).toString(36)}"`;
  const hands = () => {
    const players = Array.from({ length: 10 }, name).join(", ");
    const text = `variant = "NT"\nantes = [${"0, ".repeat(10)}]\nblinds_or_straddles = [1, 2${", 0".repeat(8)}]
min_bet = 2\nstarting_stacks = [${"100, ".repeat(10)}]\nactions = []\nplayers = [${players}]\n`;
    return parsePhh(text).length;
  };
  for (let count = 0; count < 500; count++) hands();
  const before = heap();
  for (let count = 0; count < 2500; count++) hands();
  assert.ok(heap() - before < 1_000_000, `${heap() - before} bytes`);
});

test("arguments without an end are refused in bounded time", () => {
  const circle = {};
  for (let field = 0; field < 60; field++) circle[`field${field}`] = circle;
  assert.throws(() => new Game(circle), TypeError);
  const list = [];
  for (let entry = 0; entry < 1000; entry++) list.push(list);
  assert.throws(() => new Game({ ...good, stacks: list }), TypeError);
  const text = "x".repeat(1 << 23);
  assert.throws(
    () => new Game(Object.fromEntries([...Array(60).keys()].map((field) => [`f${field}`, text]))),
    TypeError,
  );
  assert.throws(() => new Game({ ...good, seed: "🂡".repeat(1 << 23) }), TypeError);
});
