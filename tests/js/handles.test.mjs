// Games whose arguments throw, call back or free them, and handles that are taken elsewhere.
import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, placementOddsJob, Tournament } from "cardroom";
import { good } from "../support/set-up.mjs";

await init();

test("what a getter throws is thrown on as it is, though it looks like an error of ours", () => {
  for (const thrown of [
    { name: "RulesError", code: "ERR_FORGED", message: "forged" },
    { path: "stacks", message: "forged" },
    { thrown: 1 },
    null,
    "text",
  ]) {
    const game = new Game(good);
    const throwing = {
      get type() {
        throw thrown;
      },
    };
    try {
      game.act(0, throwing);
      assert.fail("nothing was thrown");
    } catch (error) {
      assert.equal(error, thrown);
    }
  }
});

test("getters that throw or call back leave the handle usable", () => {
  const game = new Game(good);
  const boom = new Error("boom");
  const throwing = {
    get type() {
      throw boom;
    },
  };
  assert.throws(() => game.act(0, throwing), boom);
  assert.throws(
    () =>
      new Game({
        ...good,
        get stacks() {
          throw boom;
        },
      }),
    boom,
  );
  let inner = null;
  const reentrant = {
    get type() {
      inner = game.act(0, { type: "call" });
      return "fold";
    },
  };
  // The inner call plays first; the outer one is then out of turn.
  assert.throws(() => game.act(0, reentrant), { code: "ERR_NOT_YOUR_TURN" });
  assert.equal(inner.length, 1);
  assert.equal(game.toAct, 1);
  const freeing = {
    get type() {
      game.free();
      return "fold";
    },
  };
  // Arguments are read before the game is asked for: it is gone by then, and says so.
  assert.throws(() => game.act(1, freeing), { name: "RulesError", code: "ERR_FREED" });
  assert.throws(() => game.view(), { name: "RulesError", code: "ERR_FREED" });
  game.free();
  const other = new Game(good);
  other.act(0, { type: "fold" });
  other.free();
  const proxy = new Proxy(
    {},
    {
      ownKeys() {
        throw boom;
      },
    },
  );
  const third = new Game(good);
  assert.throws(() => third.act(0, proxy), boom);
  third.act(0, { type: "fold" });
});

test("every way to free a game while a call reads its arguments leaves it freed", () => {
  const calls = {
    check: (game, object) => game.check(0, object("type")),
    events: (game, object) => game.events(object("viewer")),
    nextHand: (game, object) => game.nextHand(object("seed")),
    nested: (game, object) => game.check(0, { type: "raise", to: 30, ...(game.events(object("viewer")) && {}) }),
  };
  for (const [name, use] of Object.entries(calls)) {
    const game = new Game(good);
    const freeing = (field) => Object.defineProperty({}, field, { enumerable: true, get: () => game.free() });
    assert.throws(
      () => use(game, freeing) && game.save(),
      (error) => !/rust/i.test(error.message),
      name,
    );
    assert.throws(() => game.view(), { name: "RulesError", code: "ERR_FREED" }, name);
    game.free();
  }
});

test("two games do not share what one subclass was handed by load", () => {
  let handed = null;
  class Keeping extends Game {
    constructor(setup) {
      super(setup);
      handed = setup;
    }
  }
  const game = Keeping.load(new Game(good).save());
  assert.throws(() => new Game(handed), { name: "TypeError", message: /^setup: expected a plain object/ });
  assert.equal(game.toAct, 0);
});

test("no class takes what the load of another was to be handed", () => {
  const saved = new Game(good).save();
  const refused = { name: "TypeError", message: /^setup: expected a plain object/ };
  assert.throws(() => Game.load.call(Tournament, saved), refused);
  let handed = null;
  class Keeping {
    constructor(setup) {
      handed = setup;
    }
  }
  Game.load.call(Keeping, saved);
  assert.throws(() => new Tournament(handed), refused);
  assert.throws(() => placementOddsJob(handed), TypeError);
  assert.equal(new Game(handed).toAct, 0);
});
