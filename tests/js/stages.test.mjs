import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, stages } from "cardroom";
import { anySetup as openFaceSetup, placed } from "../support/open-face.mjs";
import { anyBanknoteSetup, anySetup, choose, random } from "../support/play.mjs";

await init();

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Plays a hand by chance, and has `look` see what each action brought to a few viewers. */
function followed(game, next, look) {
  const viewers = [null, 0, 1].map((viewer) => ({ viewer, before: null, since: 0 }));
  const all = () => {
    for (const each of viewers) {
      const { viewer, before, since } = each;
      const after = game.view(viewer);
      const events = game.events({ viewer, since });
      const parts = stages(before, after, events);
      assert.deepEqual(
        parts.flatMap((part) => part.events),
        events,
      );
      assert.equal(parts.at(-1).view, after);
      for (const { view } of parts.slice(0, -1)) {
        assert.deepEqual(
          [view.complete, view.result, view.toAct, view.canAct, view.actions],
          [false, null, null, [], []],
        );
        assert.deepEqual(Object.keys(view).sort(), Object.keys(after).sort());
      }
      look(parts, { viewer, before, after });
      each.before = after;
      each.since += events.length;
    }
  };
  all();
  while (!game.complete) {
    if (game.phase === "held") game.act(0, { type: "release" });
    else {
      const seat = game.canAct[next(game.canAct.length)];
      const legal = game.legalActions(seat);
      game.act(seat, legal[0].type === "place" ? placed(legal[0], next) : choose(legal, next));
    }
    all();
  }
}

test("at each stage a betting table stands where the events up to it lead, and shows nothing that comes later", () => {
  const next = random(11);
  const phases = new Set();
  for (let number = 0; number < 160; number++) {
    const setup = [anySetup, anyBanknoteSetup][number % 2](next, number);
    const game = new Game(setup);
    followed(game, next, (parts, { viewer, before, after }) => {
      const stacks = before?.seats.map(({ stack }) => stack) ?? [...setup.stacks];
      const chips = (view) => total(view.seats.map(({ stack }) => stack)) + (view.complete ? 0 : view.pot);
      const shown = new Set(before?.seats.filter((seat) => seat.shown).map(({ seat }) => seat));
      let board = before?.board ?? [];
      for (const [stage, { events, view }] of parts.entries()) {
        for (const event of events) {
          if (event.type === "posted" || event.type === "acted") stacks[event.seat] -= event.amount;
          if (event.type === "returned") stacks[event.seat] += event.amount;
          if (event.type === "pot-awarded") for (const { seat, amount } of event.shares) stacks[seat] += amount;
          if (event.type === "board") board = [...board, ...event.pieces];
          if (event.type === "shown") shown.add(event.seat);
        }
        const what = `${setup.game}, stage ${stage}: ${events.map(({ type }) => type)}`;
        assert.deepEqual(
          view.seats.map(({ stack }) => stack),
          stacks,
          what,
        );
        assert.deepEqual(view.board, board, what);
        assert.equal(chips(view), chips(after), what);
        for (const { seat, hand, zones } of view.seats) {
          assert.equal(hand.length, zones.length, what);
          if (seat !== viewer && !shown.has(seat)) assert.ok(!hand.some((card) => card !== null), what);
        }
        if (stage === parts.length - 1) continue;
        phases.add(`${setup.game} ${view.phase}`);
        const bets = total(view.seats.map(({ bet }) => bet));
        assert.equal(total(view.pots.map(({ amount }) => amount)) + bets, view.pot, what);
        const street = events.findLast(({ type }) => type === "board")?.street;
        if (street !== undefined) assert.equal(view.phase, street, what);
        if (events.some(({ type }) => type === "pot-awarded")) assert.equal(view.phase, "showdown", what);
      }
    });
    game.free();
  }
  for (const street of ["preflop", "flop", "turn", "river", "showdown"]) {
    for (const game of ["texas-holdem", "liars-holdem"])
      assert.ok(phases.has(`${game} ${street}`), `${game} ${street}`);
  }
});

test("at each stage boards of open-face Chinese lie as the events up to it lead", () => {
  const next = random(12);
  let parted = 0;
  for (let number = 0; number < 40; number++) {
    const game = new Game(openFaceSetup(next, 2 + next(2), number, number % 3 === 0));
    for (let deal = 0; deal < 3; deal++) {
      followed(game, next, (parts, { before }) => {
        const balances = before?.seats.map(({ balance }) => balance);
        const touched = new Set();
        for (const { events, view } of parts) {
          for (const event of events) {
            if ("seat" in event) touched.add(event.seat);
            if (event.type !== "paid" || balances === undefined) continue;
            balances[event.from] -= event.paid;
            balances[event.to] += event.paid;
          }
          if (before === null) continue;
          parted += parts.length > 1;
          assert.deepEqual(
            view.seats.map(({ balance }) => balance),
            balances,
          );
          for (const { seat, rows } of view.seats) {
            if (!touched.has(seat))
              assert.deepEqual(rows, before.seats[seat].rows, "nothing lies there before its time");
          }
        }
      });
      if (game.matchOver) break;
      game.nextHand();
    }
    game.free();
  }
  assert.ok(parted > 50);
});

test("an all-in is followed street by street, and its showdown pot by pot", () => {
  const deck = "AsKs2c AdKd2d 3c 4h5h6h 3d 8s 3h 9d".replaceAll(" ", "");
  const rest = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
  const game = new Game({
    game: "texas-holdem",
    stacks: [300, 100, 200],
    button: 0,
    blinds: { small: 5, big: 10 },
    deck: [...deck.match(/../g), ...rest.filter((card) => !deck.includes(card))],
  });
  game.act(0, { type: "raise", to: 300 });
  game.act(1, { type: "call" });
  const before = game.view();
  const since = game.events().length;
  game.act(2, { type: "call" });
  const parts = stages(before, game.view(), game.events({ since }));
  const told = parts.map(({ view }) => [view.phase, view.board.length, view.pots.length, view.pot]);
  // The call, the hands face up, three streets; then the side pot of 200 after the main pot of 300.
  assert.deepEqual(told.slice(0, -1), [
    ["preflop", 0, 2, 500],
    ["preflop", 0, 2, 500],
    ["flop", 3, 2, 500],
    ["turn", 4, 2, 500],
    ["river", 5, 2, 500],
    ["showdown", 5, 1, 200],
  ]);
  assert.equal(game.view().complete, true);
  game.free();
});

test("what is no view and no list of events is refused by name", () => {
  const view = new Game({ game: "open-face", players: 2, button: 0 }).view();
  for (const [before, after, events, path] of [
    [null, null, [], "after"],
    [null, {}, [], "after.seats"],
    [undefined, view, [], "before"],
    [null, view, null, "events"],
  ]) {
    assert.throws(() => stages(before, after, events), { name: "TypeError", path });
  }
  assert.deepEqual(stages(null, view, []), [{ events: [], view }]);
});
