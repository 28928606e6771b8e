import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, stages } from "cardroom";
import { anySetup as openFaceSetup, placed } from "../support/open-face.mjs";
import { anyBanknoteSetup, anySetup, choose, random, seedOf } from "../support/play.mjs";

await init();

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** Plays a hand by chance, and has `look` see what each action brought to a few viewers. */
function followed(game, next, look) {
  // The last knows no more events than everyone does.
  const viewers = [{ viewer: null }, { viewer: 0 }, { viewer: 1 }, { viewer: 1, told: null }].map((each) => {
    return { told: each.viewer, ...each, before: null, since: 0 };
  });
  const all = () => {
    for (const each of viewers) {
      const { viewer, told, before, since } = each;
      const after = game.view(viewer);
      const events = game.events({ viewer: told, since });
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
      look(parts, { viewer, told, before, after, since });
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

/** What a seat has put in, who is still in, whose hand is up and whether the viewer holds a shot, by the events of a hand. */
function replayed(events, { seats, bigBlindAnte }) {
  const [put, held] = [Array(seats).fill(0), Array(seats).fill(0)];
  const [live, shown, armed] = [new Set(), new Set(), new Set()];
  for (const event of events) {
    const { type, seat, amount } = event;
    const own = event.post !== "rake" && !(event.post === "ante" && bigBlindAnte);
    if (type === "acted" || (type === "posted" && own)) put[seat] += amount;
    if (type === "returned") put[seat] -= amount;
    if (type === "dealt") live.add(seat);
    if (type === "dealt") held[seat] += 1;
    if (type === "exchanged" && event.zone !== null) held[seat] -= 1;
    if (type === "killed" || type === "mucked" || event.action === "fold") live.delete(seat);
    if (type === "shown") shown.add(seat);
    if (type === "armed") armed.add(seat);
  }
  return { put, held, live, shown, armed };
}

test("at no stage of a hand the chips, pots or shots of a seat tell how it ends", () => {
  const next = random(13);
  const seen = { "all-in": 0, in: 0, mucked: 0, pots: 0, shots: 0, exchanges: 0 };
  for (let number = 0; number < 400; number++) {
    const setup = [anySetup, anyBanknoteSetup][number % 2](next, number);
    const game = new Game(setup);
    const table = { seats: setup.stacks.length, bigBlindAnte: setup.ante?.mode === "big-blind" };
    followed(game, next, (parts, { viewer, told, before, after, since }) => {
      const events = game.events({ viewer: told });
      let at = since;
      for (const [stage, { events: own, view }] of parts.slice(0, -1).entries()) {
        at += own.length;
        const { put, held, live, shown, armed } = replayed(events.slice(0, at), table);
        const what = `${setup.game} ${number}, viewer ${viewer}, stage ${stage}: ${own.map(({ type }) => type)}`;
        for (const { seat, status, stack, contributed, hand, shot } of view.seats) {
          if (live.has(seat)) assert.equal(status, stack === 0 ? "all-in" : "in", what);
          else assert.ok(!["in", "all-in"].includes(status), what);
          if (status in seen) seen[status] += 1;
          if (live.has(seat)) assert.equal(hand.length, held[seat], what);
          assert.equal(contributed, put[seat], what);
          if (seat !== viewer) assert.equal(shot === null, !shown.has(seat), what);
          const arms = told === null ? held[seat] === 3 : armed.has(seat);
          if (shot && seat === viewer && !before?.seats[seat].shot) assert.ok(arms, what);
          seen.shots += shot === true && seat === viewer;
        }
        // Whoever came to the showdown is named in the pots, whether the hand is mucked then or not.
        const last = after.result?.ending !== "uncontested" && !own.some(({ type }) => type === "pot-awarded");
        if (last && view.pots.length > 0 && view.phase !== "showdown") {
          const eligible = new Set(view.pots.flatMap((pot) => pot.eligible));
          assert.deepEqual([...eligible].sort(), [...live].sort(), what);
          seen.pots += 1;
        }
        if (/exchange/.test(after.phase)) {
          assert.notEqual(view.phase, "showdown", what);
          seen.exchanges += 1;
        }
        assert.ok(view.aggressors.length <= after.aggressors.length, what);
        if (["texas-holdem", "liars-holdem"].includes(setup.game)) {
          const street = ["preflop", "flop", "turn", "river", "showdown"].indexOf(view.phase);
          assert.ok(view.aggressors.length <= street + 1, `${what}: ${view.aggressors}`);
          for (const { rounds } of view.seats) assert.ok(rounds.length <= street + 1, what);
        }
      }
    });
    game.free();
  }
  assert.ok(
    Object.values(seen).every((count) => count > 20),
    JSON.stringify(seen),
  );
});

test("at each stage boards of open-face Chinese lie as the events up to it lead", () => {
  const next = random(12);
  let [parted, turned] = [0, 0];
  for (let number = 0; number < 40; number++) {
    const game = new Game(openFaceSetup(next, 2 + next(2), number, number % 3 === 0));
    for (let deal = 0; deal < 3; deal++) {
      followed(game, next, (parts, { viewer, before, after }) => {
        const balances = before?.seats.map(({ balance }) => balance);
        const touched = new Set();
        const down = new Set(before?.seats.filter(({ faceDown }) => faceDown > 0).map(({ seat }) => seat));
        let [deck, street] = [before?.deckCards, before?.street];
        for (const { events, view } of parts) {
          for (const event of events) {
            if ("seat" in event) touched.add(event.seat);
            if (event.type === "set-face-down") down.add(event.seat);
            if (event.type === "turned-up") down.delete(event.seat);
            if (event.type === "cards-dealt") [deck, street] = [deck - event.count, event.street];
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
          assert.deepEqual([view.deckCards, view.street], [deck, street]);
          for (const { seat, rows, faceDown } of view.seats) {
            if (down.has(seat)) {
              turned += view !== after;
              assert.deepEqual([rows.bottom.length, faceDown], [seat === viewer ? 5 : 0, 13]);
            }
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
  assert.ok(turned > 20);
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

/** A view and the events of an all-in that was called, as the package told them. */
function allIn() {
  const game = new Game({
    game: "texas-holdem",
    stacks: [100, 100],
    button: 0,
    blinds: { small: 5, big: 10 },
    seed: seedOf(1),
  });
  game.act(0, { type: "raise", to: 100 });
  const before = game.view();
  const since = game.events().length;
  game.act(1, { type: "call" });
  const told = [before, game.view(), game.events({ since })];
  game.free();
  return told;
}

test("what is no view and no list of events is refused by name", () => {
  const view = new Game({ game: "open-face", players: 2, button: 0 }).view();
  const [before, after, events] = allIn();
  for (const [was, is, told, path] of [
    [null, null, [], "after"],
    [null, {}, [], "after.game"],
    [undefined, view, [], "before"],
    [null, view, null, "events"],
    [before, view, [], "before.game"],
    [null, { ...view, seats: null }, [], "after.seats"],
    [null, { ...view, seats: Array(11).fill(view.seats[0]) }, [], "after.seats"],
    [null, view, Array(1001).fill({ type: "paid", from: 0, to: 1, paid: 1 }), "events"],
    [null, view, [null], "events[0]"],
    [null, view, [{ type: "paid", from: 0, to: 1 }], "events[0].paid"],
    [before, after, [...events, { type: "pot-awarded", amount: 1 }], `events[${events.length}].eligible`],
    [before, { ...after, board: undefined }, events, "after.board"],
    [before, { ...after, seats: [null] }, events, "after.seats[0]"],
  ]) {
    assert.throws(() => stages(was, is, told), { name: "TypeError", path });
  }
  assert.deepEqual(stages(null, view, []), [{ events: [], view }]);
});

/** Every path of something to its parts, as a list of keys. */
const paths = (value) =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[key], ...paths(part).map((path) => [key, ...path])])
    : [];

/** A copy in which one part is something else. */
function changed(value, [key, ...rest], put) {
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[key] = rest.length === 0 ? put : changed(value[key], rest, put);
  return copy;
}

test("whatever stands in a view or an event, it is parted or refused by name", () => {
  const told = allIn();
  const never = new Proxy([], { get: (_, key) => (key === "length" ? 1e300 : undefined) });
  for (const path of paths(told)) {
    for (const put of [undefined, null, -1, Number.NaN, "x", [], {}, [null], never, Object.create(null)]) {
      try {
        stages(...changed(told, path, put));
      } catch (error) {
        assert.equal(error.name, "TypeError", path.join("."));
        assert.match(error.path, /^(before|after|events)/, path.join("."));
      }
    }
  }
});
