import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import init, { Game, RulesError } from "cardroom";
import { anySetup, chips, choose, random, rounds, seedOf } from "../support/play.mjs";

const setup = { game: "texas-holdem", stacks: [1000, 1000, 1000], button: 0, blinds: { small: 5, big: 10 } };

test("a game before init is refused by name", () => {
  assert.throws(() => new Game(setup), { name: "RulesError", code: "ERR_NOT_INITIALIZED" });
  assert.throws(() => Game.load("{}"), { name: "RulesError", code: "ERR_NOT_INITIALIZED" });
});

test("the design's own example", async () => {
  await init();
  const game = new Game(setup);
  assert.deepEqual(game.legalActions(), [
    { type: "call", amount: 10 },
    { type: "raise", min: 20, max: 1000, step: 1 },
    { type: "fold" },
  ]);
  assert.throws(() => game.act(0, { type: "raise", to: 15 }), {
    name: "RulesError",
    code: "ERR_RAISE_TOO_SMALL",
    rule: "TH-6",
    details: { min: 20, max: 1000, step: 1 },
  });
  assert.deepEqual(game.act(0, { type: "raise", to: 30 }), [
    { type: "acted", seat: 0, action: "raise", amount: 30, total: 30, allIn: false, timeout: false },
  ]);
  const { message, ...verdict } = game.check(1, { type: "check" });
  assert.deepEqual(verdict, { ok: false, code: "ERR_CHECK_FACING_BET", rule: "TH-5", details: { call: 25 } });
  assert.match(message, /call 25/);
  assert.deepEqual(game.check(1, { type: "call" }), { ok: true });
  assert.deepEqual([game.toAct, game.canAct, game.phase, game.complete], [1, [1], "preflop", false]);
  game.act(1, { type: "fold" });
  game.act(2, { type: "fold" });
  assert.deepEqual([game.toAct, game.canAct, game.phase, game.complete], [null, [], "complete", true]);
  assert.deepEqual(game.result().stacks, [1015, 995, 990]);
  assert.deepEqual(game.result().payouts, [45, 0, 0]);
  assert.deepEqual(game.result().returned, [20, 0, 0]);
});

test("every vector through JavaScript: bounds before each step, board, pots and stacks", () => {
  const lines = readFileSync(new URL("../vectors/texas-holdem-hands.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  assert.equal(lines.length, 300);
  for (const line of lines.map((line) => JSON.parse(line))) {
    const { ante, stacks, button, smallBlind: small, bigBlind: big, deck } = line;
    const given = ante.mode === "none" ? {} : { ante };
    const game = new Game({ game: "texas-holdem", stacks, button, blinds: { small, big }, deck, ...given });
    for (const { seat, legal, act } of line.steps) {
      assert.equal(game.toAct, seat);
      const open = Object.fromEntries(game.legalActions().map((action) => [action.type, action]));
      const raise = open.bet ?? open.raise;
      assert.deepEqual(
        { fold: !open.check, call: open.call?.amount ?? 0, raiseTo: raise ? [raise.min, raise.max] : null },
        legal,
      );
      game.act(seat, typeof act === "string" ? { type: act } : { type: raise.type, to: act.raiseTo });
    }
    const { board, pots, stacks: final, ending } = game.result();
    assert.deepEqual(board, line.board);
    assert.deepEqual(final, line.finalStacks);
    assert.equal(ending === "showdown", line.showdown);
    if (line.pots) {
      assert.deepEqual(
        pots.map(({ amount, eligible }) => ({ amount, eligible })),
        line.pots,
      );
    }
  }
});

test("random play: chips stay, a save goes on byte-equal, no view or event shows a hidden card", () => {
  const next = random(1);
  for (let number = 0; number < rounds(1000); number++) {
    const game = new Game(anySetup(next, number));
    const total = chips(game.view());
    const known = new Map(game.view().seats.map(({ seat }) => [seat, new Set(game.view(seat).seats[seat].hand)]));
    const shown = new Set(game.events().flatMap(({ type, seat }) => (type === "shown" ? [seat] : [])));
    for (let steps = 0; !game.complete; steps++) {
      assert.ok(steps < 1000, "a hand ends");
      const saved = game.save();
      const again = Game.load(saved);
      const held = game.phase === "held";
      const seat = held ? 0 : game.canAct[next(game.canAct.length)];
      const action = held ? { type: "release" } : choose(game.legalActions(seat), next);
      const events = game.act(seat, action);
      assert.equal(JSON.stringify(again.act(seat, action)), JSON.stringify(events));
      assert.equal(again.save(), game.save());
      assert.equal(chips(game.view()), total);
      again.free();
      for (const event of events) if (event.type === "shown") shown.add(event.seat);
      // The tests in Rust search every hand; here, through JSON, a part of them.
      for (const viewer of number < 150 ? [null, ...known.keys()] : []) {
        // The draw for the button is from another shuffle: its cards say nothing of this deck.
        const events = game.events({ viewer }).filter(({ type }) => type !== "button-drawn");
        const text = JSON.stringify([game.view(viewer), events]);
        assert.ok(!text.includes(setupSeed(saved)), "the seed is in no view");
        for (const [owner, hand] of known) {
          if (owner === viewer || shown.has(owner)) continue;
          for (const card of hand) assert.ok(!text.includes(`"${card}"`), `${viewer} sees ${card} of ${owner}`);
        }
      }
    }
    game.free();
  }
});

const setupSeed = (saved) => JSON.parse(saved).setup.seed;

test("views show neither burned nor undealt cards", () => {
  const deck = `2c2d2h3c3d3h4c5c5d5h6c7c8c9c${restOf("2c2d2h3c3d3h4c5c5d5h6c7c8c9c")}`;
  const game = new Game({ ...setup, deck });
  while (!game.complete) {
    const [first] = game.legalActions();
    game.act(game.toAct, { type: first.type });
    for (const viewer of [null, 0, 1, 2]) {
      const text = JSON.stringify([game.view(viewer), game.events({ viewer })]);
      const dealt = new Set(["2c", "2d", "2h", "3c", "3d", "3h", "5c", "5d", "5h", "7c", "9c"]);
      for (const [card] of deck.matchAll(/../g)) if (!dealt.has(card)) assert.ok(!text.includes(`"${card}"`), card);
    }
  }
});

function restOf(used) {
  const all = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
  return all.filter((card) => !used.match(/../g).includes(card)).join("");
}

test("100 matches to the last chip, the button moving to the next player left in", () => {
  const next = random(2);
  for (let number = 0; number < 100; number++) {
    const seats = 2 + next(5);
    const game = new Game({
      game: "texas-holdem",
      stacks: Array(seats).fill(400),
      button: next(seats),
      blinds: { small: 20, big: 40 },
      seed: seedOf(number),
    });
    for (let hands = 0; ; hands++) {
      assert.ok(hands < 2000);
      while (!game.complete) {
        const legal = game.legalActions();
        const raise = legal.find(({ type }) => type === "bet" || type === "raise");
        const action = raise && next(3) === 0 ? { type: raise.type, to: raise.max } : { type: legal[0].type };
        game.act(game.toAct, action);
      }
      const { stacks } = game.result();
      assert.equal(
        stacks.reduce((sum, stack) => sum + stack),
        400 * seats,
      );
      const left = stacks.flatMap((stack, seat) => (stack > 0 ? [seat] : []));
      assert.equal(game.matchOver, left.length === 1);
      if (left.length === 1) {
        assert.throws(() => game.nextHand(), { code: "ERR_MATCH_OVER", details: { able: left, needed: 2 } });
        game.free();
        break;
      }
      const { button } = game.view();
      const expected = left.find((seat) => seat > button) ?? left[0];
      game.nextHand();
      assert.equal(game.view().button, expected);
      assert.equal(game.view().handNumber, hands + 1);
    }
  }
});

test("nextHand takes what changes and refuses the rest", () => {
  const game = new Game({ ...setup, seed: seedOf(7) });
  assert.throws(() => game.nextHand(), { code: "ERR_HAND_NOT_OVER" });
  game.act(0, { type: "fold" });
  game.act(1, { type: "fold" });
  assert.throws(() => game.nextHand({ stack: [1] }), { name: "TypeError", message: "stack: unknown field" });
  assert.throws(() => game.nextHand({ blinds: { small: 30, big: 20 } }), {
    code: "ERR_AMOUNT",
    details: { field: "blinds.small", min: 0, max: 20 },
  });
  game.nextHand({
    blinds: { small: 10, big: 20 },
    ante: { mode: "each", amount: 2 },
    stacks: [500, 0, 700],
    away: [2],
  });
  const view = game.view();
  assert.deepEqual(view.stakes, { small: 10, big: 20, straddles: [], ante: { mode: "each", amount: 2, first: false } });
  assert.equal(view.button, 2);
  assert.equal(view.seats[1].status, "empty");
  assert.ok(view.seats[2].away);
});

test("TT-6 a dead button and a dead small blind are named, refused with what is legal, and saved", () => {
  const stacks = [1000, 1000, 0, 1000];
  const named = { ...setup, stacks, button: 2, positions: { smallBlind: 3, bigBlind: 0 }, seed: seedOf(7) };
  const game = new Game(named);
  const { button, smallBlind, bigBlind, toAct } = game.view();
  assert.deepEqual([button, smallBlind, bigBlind, toAct], [2, 3, 0, 1]);
  assert.deepEqual(game.events()[0].terms.positions, named.positions);
  assert.deepEqual(JSON.parse(game.save()).setup.positions, named.positions);
  assert.deepEqual(Game.load(game.save()).view(1), game.view(1));
  assert.throws(() => new Game({ ...named, positions: { smallBlind: null, bigBlind: 0 } }), {
    code: "ERR_POSITIONS",
    rule: "TH-2",
    details: { field: "positions", legal: [named.positions, { smallBlind: null, bigBlind: 3 }] },
  });
  assert.throws(() => new Game({ ...named, positions: { bigBlind: 0 } }), {
    message: "positions.smallBlind: expected a whole number from 0 to 255, got undefined",
  });
  game.act(1, { type: "fold" });
  game.act(3, { type: "fold" });
  game.nextHand({ stacks: [1000, 0, 1000, 1000], button: 3, positions: { smallBlind: null, bigBlind: 0 } });
  assert.deepEqual([game.view().smallBlind, game.view().bigBlind], [null, 0]);
  assert.deepEqual(JSON.parse(game.save()).setup.positions, { smallBlind: null, bigBlind: 0 });
  // Without a word the blinds follow the button again, and a save tells of no positions.
  assert.ok(!("positions" in JSON.parse(new Game(setup).save()).setup));
});

test("TT-7 all-ins are held until the host releases them, and hidden from every view", () => {
  const game = new Game({ ...setup, holdAllIns: true, seed: seedOf(7) });
  game.act(0, { type: "raise", to: 1000 });
  game.act(1, { type: "call" });
  assert.deepEqual(game.act(2, { type: "fold" }).at(-1), { type: "held" });
  assert.deepEqual([game.phase, game.toAct, game.canAct, game.complete], ["held", null, [], false]);
  assert.deepEqual(game.view().seats[0].hand, [null, null]);
  assert.deepEqual(game.view(0).actions, []);
  const { code, rule } = game.check(0, { type: "timeout" });
  assert.deepEqual([code, rule], ["ERR_NOT_NOW", "TT-7"]);
  const again = Game.load(game.save());
  const events = game.act(0, { type: "release" });
  assert.equal(events[0].type, "released");
  assert.deepEqual(again.act(0, { type: "release" }), events);
  assert.ok(game.complete);
  game.nextHand({ stacks: [1000, 1000, 1000], holdAllIns: false });
  assert.equal(game.events()[0].terms.holdAllIns, false);
});

test("TT-8 TT-9 the chip unit changes between hands; killed hands and seats that wait are for one hand", () => {
  const game = new Game({ ...setup, killed: [1], seed: seedOf(7) });
  assert.deepEqual(
    game.events({ viewer: null }).filter(({ type }) => type === "killed"),
    [{ type: "killed", seat: 1 }],
  );
  assert.equal(game.view().seats[1].status, "killed");
  assert.deepEqual(Game.load(game.save()).view(1), game.view(1));
  game.act(0, { type: "fold" });
  assert.deepEqual(game.result().stacks, [1000, 995, 1005]);
  game.nextHand({ chipUnit: 5, waiting: [0], killed: [2] });
  assert.deepEqual([game.view().chipUnit, game.view().seats[0].status, game.complete], [5, "out", true]);
  game.nextHand();
  assert.deepEqual(game.events()[0].terms.killed, []);
  assert.equal(game.legalActions().find(({ type }) => type === "raise").step, 5);
});

test("what legalActions gives can be handed back to act", () => {
  const game = new Game({ ...setup, seed: seedOf(7) });
  const [call, raise] = game.legalActions();
  assert.deepEqual(call, { type: "call", amount: 10 });
  const { message, ...verdict } = game.check(0, { ...call, amount: 9 });
  assert.deepEqual(verdict, { ok: false, code: "ERR_CALL_AMOUNT", rule: "TH-5", details: { call: 10 } });
  assert.match(message, /^a call adds 10/);
  assert.throws(() => game.act(0, raise), {
    name: "TypeError",
    message: "action.to: expected a total from min to max, got undefined",
  });
  assert.throws(() => game.act(0, { ...raise, to: 20, most: 20 }), { message: "action.most: unknown field" });
  game.act(0, call);
  game.act(1, { ...game.legalActions()[1], to: 30 });
  assert.equal(game.view().bet, 30);
  assert.deepEqual(JSON.parse(game.save()).actions[0].action, call);
  assert.deepEqual(Game.load(game.save()).view(2), game.view(2));

  const notes = new Game({ game: "liars-draw", stacks: [500, 500, 500], button: 0, ante: 10, seed: seedOf(7) });
  const [announce] = notes.legalActions();
  assert.throws(() => notes.act(0, announce), {
    message: "action.place: expected a number from min to max, got undefined",
  });
  notes.act(0, { ...announce, place: announce.max });
  while (notes.phase !== "turn-exchange") {
    const [first] = notes.legalActions();
    notes.act(notes.toAct, first.type === "bet" ? { ...first, to: first.min } : first);
  }
  const exchange = notes.legalActions().find(({ type }) => type === "exchange");
  assert.throws(() => notes.act(notes.toAct, exchange), {
    message: "action.discard: expected one of the discards, got undefined",
  });
  notes.act(notes.toAct, { ...exchange, discard: exchange.discards[0] });

  const openFace = new Game({ game: "open-face", players: 2, button: 0, seed: seedOf(7) });
  const [place] = openFace.legalActions();
  const [card, ...rest] = place.cards;
  openFace.act(1, { ...place, top: [card], middle: [], bottom: rest, discard: [] });
});

test("straddles leave with the players, and change with the blinds", () => {
  const game = new Game({ ...setup, stacks: [1000, 1000, 1000, 1000], straddles: [20, 40], seed: seedOf(7) });
  const passAll = () => {
    while (!game.complete) game.act(game.toAct, { type: "fold" });
  };
  passAll();
  assert.throws(() => game.nextHand({ blinds: { small: 10, big: 20 } }), {
    details: { field: "straddles[0]", min: 40, max: 2 ** 53 - 1 },
  });
  game.nextHand({ blinds: { small: 10, big: 20 }, straddles: [40, 80] });
  assert.deepEqual(game.view().stakes.straddles, [40, 80]);
  passAll();
  game.nextHand({ stacks: [1000, 1000, 1000, 0] });
  assert.deepEqual(game.view().stakes.straddles, [40]);
  passAll();
  game.nextHand({ stacks: [1000, 1000, 0, 0] });
  assert.deepEqual(game.view().stakes.straddles, []);
});

test("hands of one seed that are begun one by one are dealt by their numbers, as those of one match", () => {
  const seed = "5a".repeat(32);
  const all = {
    "texas-holdem": { stacks: [100, 100, 100], blinds: { small: 1, big: 2 } },
    "liars-holdem": { stacks: [100, 100, 100], ante: 10 },
    "liars-draw": { stacks: [100, 100, 100], ante: 10 },
    "open-face": { players: 2 },
  };
  for (const [game, more] of Object.entries(all)) {
    const begun = (hand, button = 0) => new Game({ game, button, seed, ...more, hand });
    /** All that is dealt before anyone acts but the dealer. */
    const dealt = (hand) => {
      if (hand.phase === "announcement") hand.act(hand.toAct, { type: "announce", place: 1 });
      const events = hand.events({ viewer: hand.canAct[0] });
      return JSON.stringify(events.filter(({ type }) => /^(dealt|cards-dealt)$/.test(type)));
    };
    assert.equal(dealt(begun(0)), dealt(begun(undefined)), game);
    const dealings = [0, 1, 2, 2 ** 32 - 1].map((number) => dealt(begun(number)));
    assert.equal(new Set(dealings).size, 4, `${game}: each number is dealt otherwise`);

    const match = begun(0);
    while (!match.complete) {
      const [seat] = match.canAct;
      const legal = match.legalActions(seat);
      match.act(seat, legal[0].type === "place" ? { type: "timeout" } : choose([legal.at(-1)], () => 0));
    }
    match.nextHand(game === "open-face" ? undefined : { stacks: [100, 100, 100] });
    const { handNumber, button } = match.view();
    assert.equal(handNumber, 1);
    const alone = begun(1, button);
    assert.deepEqual(alone.view(), { ...match.view(), seats: alone.view().seats });
    assert.equal(dealt(alone), dealt(match), `${game}: as the second hand of a match`);

    const saved = begun(7).save();
    assert.equal(Game.load(saved).view().handNumber, 7);
    assert.equal(Game.load(saved).save(), saved);
    for (const hand of [-1, 0.5, 2 ** 32, "1", null]) {
      assert.throws(() => begun(hand), { name: "TypeError", path: "hand" });
    }
  }
});

test("events of a viewer go on from the number asked for", () => {
  const game = new Game({ ...setup, seed: seedOf(7) });
  const before = game.events({ viewer: 1 });
  game.act(0, { type: "call" });
  assert.deepEqual(game.events({ viewer: 1, since: before.length }), [
    { type: "acted", seat: 0, action: "call", amount: 10, total: 10, allIn: false, timeout: false },
  ]);
  assert.deepEqual(game.events(), game.events({ viewer: null }));
  assert.deepEqual(game.events({ since: 2 ** 31 }), []);
  const own = before.filter((event) => event.type === "dealt" && event.piece);
  assert.deepEqual([...new Set(own.map(({ seat }) => seat))], [1]);
});

test("a game without a seed draws one and keeps it in its save", () => {
  const seeds = Array.from({ length: 4 }, () => {
    const game = new Game(setup);
    return setupSeed(game.save());
  });
  assert.equal(new Set(seeds).size, 4);
  for (const seed of seeds) assert.match(seed, /^[0-9a-f]{64}$/);
});

test("a freed game says so, twice freed is freed", () => {
  const game = new Game(setup);
  game.free();
  game.free();
  for (const use of [() => game.view(), () => game.toAct, () => game.act(0, { type: "fold" }), () => game.save()]) {
    assert.throws(use, { name: "RulesError", code: "ERR_FREED" });
  }
  assert.ok(new RulesError({ code: "ERR_X", message: "" }) instanceof Error);
});
