import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, Tournament } from "cardroom";
import { placed } from "../support/open-face.mjs";
import { anyBanknoteSetup, anySetup, choose, random, seedOf } from "../support/play.mjs";
import { playHand, quick, started } from "../support/tournament.mjs";

await init();

/** All that is there to see of a hand: the views and events of everyone, what may be done, the result, the save. */
function all(game) {
  const viewers = [null, ...game.view().seats.map(({ seat }) => seat)];
  return {
    views: viewers.map((viewer) => game.view(viewer)),
    events: viewers.map((viewer) => game.events({ viewer })),
    result: game.result(),
    save: game.save(),
  };
}

/** Plays a hand to its end; what there was to see after each action. */
function played(game, next) {
  const seen = [all(game)];
  while (!game.complete) {
    const seats = game.phase === "held" ? [0] : game.canAct;
    const seat = seats[next(seats.length)];
    const legal = game.legalActions(seat);
    const place = legal.find(({ type }) => type === "place");
    if (game.phase === "held") game.act(seat, { type: "release" });
    else game.act(seat, place === undefined ? choose(legal, next) : placed(place, next));
    seen.push(all(game));
  }
  return seen;
}

function assertReplays(saved, seen, name) {
  const hand = Game.load(saved);
  const actions = hand.actions();
  assert.equal(actions.length, seen.length - 1, name);
  for (const [step, then] of seen.entries()) {
    const game = hand.replay(step);
    assert.deepEqual(all(game), then, `${name}, step ${step}`);
    // It goes on by itself, and as before.
    if (step < actions.length) {
      game.act(actions[step].seat, actions[step].action);
      assert.deepEqual(all(game), seen[step + 1], `${name}, from step ${step}`);
    }
    game.free();
  }
  assert.equal(hand.save(), saved, "the hand itself stays as it was");
  hand.free();
}

test("a hand of each game is there again as it stood after each of its actions", () => {
  const next = random(11);
  const setups = [
    ...Array.from({ length: 5 }, (_, number) => anySetup(next, number)),
    ...Array.from({ length: 5 }, (_, number) => anyBanknoteSetup(next, number)),
    ...[2, 3].map((players) => ({ game: "open-face", players, button: "draw", seed: seedOf(players) })),
    { game: "open-face", variant: "closed-13", players: 4, button: 0, seed: seedOf(4) },
  ];
  for (const setup of setups) {
    const game = new Game(setup);
    assertReplays(game.save(), [all(game)], `${setup.game}, not begun`);
    for (let hand = 0; hand < 2; hand += 1) {
      const seen = played(game, next);
      assertReplays(game.save(), seen, `${setup.game}, hand ${hand}`);
      if (game.matchOver) break;
      game.nextHand();
    }
    game.free();
  }
});

test("what might have been done instead can be played from there, and changes nothing", () => {
  const game = new Game({
    game: "texas-holdem",
    stacks: [100, 100],
    button: 0,
    blinds: { small: 1, big: 2 },
    seed: seedOf(1),
  });
  game.act(0, { type: "raise", to: 6 });
  game.act(1, { type: "fold" });
  const saved = game.save();
  const then = game.replay(1);
  then.act(1, { type: "call" });
  assert.equal(then.view().board.length, 3);
  assert.deepEqual(game.actions(), [
    { seat: 0, action: { type: "raise", to: 6 } },
    { seat: 1, action: { type: "fold" } },
  ]);
  assert.equal(game.save(), saved);
  game.free();
  assert.equal(then.toAct, 1, "a game of its own");
  then.free();
});

test("a step that the hand does not have is refused by its range, and a freed game says so", () => {
  const game = new Game({ game: "open-face", players: 2, button: 0, seed: seedOf(2) });
  for (const [wrong, got] of [
    [1, "1"],
    [-1, "-1"],
    [0.5, "0.5"],
    [undefined, "undefined"],
    ["0", '"0"'],
  ]) {
    assert.throws(() => game.replay(wrong), {
      name: "TypeError",
      message: `actions: expected a whole number from 0 to 0, got ${got}`,
    });
  }
  assert.equal(game.replay(0).save(), game.save());
  game.free();
  assert.throws(() => game.replay(0), { name: "RulesError", code: "ERR_FREED" });
  assert.throws(() => game.actions(), { name: "RulesError", code: "ERR_FREED" });
});

test("a hand of a tournament can be taken out of it, with its deck but without the seed", () => {
  const next = random(12);
  const tournament = started({ ...quick, seed: seedOf(77) }, 5);
  assert.equal(tournament.handSave(0), null);
  for (let now = 1; tournament.view().phase === "running"; now += 60_000) {
    const seen = [];
    playHand(tournament, 0, now, next, () => {
      const save = tournament.handSave(0);
      assert.doesNotMatch(save, new RegExp(seedOf(77)));
      const hand = Game.load(save);
      // The same for everyone at the table.
      for (const seat of [null, ...tournament.hand(0).seats.map(({ seat }) => seat)]) {
        assert.deepEqual(hand.view(seat), tournament.hand(0, seat));
        assert.deepEqual(hand.events({ viewer: seat }), tournament.handEvents(0, { viewer: seat }));
      }
      seen.push(all(hand));
      hand.free();
    });
    assertReplays(tournament.handSave(0), seen, "tournament");
  }
  assert.throws(() => tournament.handSave(), TypeError);
  tournament.free();
});

test("a hand that the host runs is none of the tournament's", () => {
  const tournament = started(quick, 3);
  tournament.act({ type: "deal-elsewhere", table: 0 }, 1);
  assert.equal(tournament.handSave(0), null);
  assert.equal(Tournament.load(tournament.save()).handSave(0), null);
  tournament.free();
});
