import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import init, { checkDeclaration, evaluateNotes, Game, noteDeck, showdown } from "cardroom";
import { anyBanknoteSetup, choose, random, rounds, seedOf } from "../support/play.mjs";

await init();

const vectors = (name) =>
  readFileSync(new URL(`../vectors/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("LP-5 base numbers and jokers of every vector", () => {
  for (const { serial, place, base, jokers } of vectors("notes-base")) {
    const others = ["1111111", "1111112"];
    const { best } = checkDeclaration({
      notes: [serial, ...others],
      place,
      chosen: [0, 1, 2].map((index) => ({ index, shift: 0 })),
    });
    assert.ok(best);
    const declare = (shift) =>
      checkDeclaration({
        notes: [serial, ...others],
        place,
        chosen: [0, 1, 2].map((index) => ({ index, shift: index === 0 ? shift : 0 })),
      });
    const used = declare(0).declared.used.find(({ index }) => index === 0);
    assert.equal(used.base, base);
    assert.ok(declare(jokers).legal && declare(-jokers).legal);
    assert.equal(declare(jokers + 1).refusal.code, "ERR_SHIFT_TOO_FAR");
  }
});

test("LP-10 the best hand of every vector, under both orders", () => {
  for (const { notes, place, naturalRank, category, ranks, natural } of vectors("notes-best")) {
    const best = evaluateNotes({ notes, place, naturalRank });
    assert.deepEqual([best.category, best.ranks, best.natural], [category, ranks, natural]);
    const chosen = best.used.map(({ index, shift }) => ({ index, shift }));
    const { legal, isBest, declared } = checkDeclaration({ notes, place, naturalRank, chosen });
    assert.ok(legal && isBest);
    assert.equal(declared.value, best.value);
  }
});

test("LP-9 the ring: 9 + 1 = 1 makes a straight, and 8-9-1 is none", () => {
  const ring = evaluateNotes({ notes: ["9101111", "2111111", "3111111"], place: 1 });
  assert.deepEqual([ring.category, ring.ranks, ring.natural], ["straight", [3], false]);
  assert.equal(evaluateNotes({ notes: ["8111111", "9111111", "1111111"], place: 1 }).category, "high");
});

for (const game of ["liars-holdem", "liars-draw"]) {
  test(`LP-14 every showdown of ${game}`, () => {
    for (const line of vectors(`${game}-showdowns`)) {
      const { place, button, contributed, folded, board, heldShots = [] } = line;
      const hands = line.hands.map((hand, seat) => (folded.includes(seat) ? null : hand));
      const result = showdown({ game, hands, board, place, contributed, folded, button, heldShots });
      assert.deepEqual(result.payouts, line.payouts);
      for (const [seat, best] of Object.entries(line.best)) {
        const { category, ranks, natural } = result.best[seat];
        assert.deepEqual({ category, ranks, natural }, best);
      }
    }
  });
}

test("TH-14 a showdown of Hold'em: an odd chip goes to the first winner left of the button", () => {
  const request = {
    game: "texas-holdem",
    hands: [["2c", "2d"], "AsKd", "AhKc", null],
    board: "QsJdTh4c4d",
    contributed: [100, 101, 101, 3],
    folded: [3],
    button: 1,
  };
  const { returned, pots, payouts, best } = showdown(request);
  assert.deepEqual(returned, [0, 0, 0, 0]);
  assert.deepEqual(
    pots.map(({ amount, eligible }) => [amount, eligible]),
    [
      [303, [0, 1, 2]],
      [2, [1, 2]],
    ],
  );
  assert.deepEqual(payouts, [0, 152, 153, 0]);
  assert.deepEqual(
    best.map((hand) => hand?.category ?? null),
    ["two-pair", "straight", "straight", null],
  );
  assert.throws(() => showdown({ ...request, board: "QsJdTh" }), {
    name: "RulesError",
    details: { field: "board", count: 5 },
  });
  assert.throws(() => showdown({ ...request, button: 4 }), { code: "ERR_NO_SUCH_SEAT" });
  assert.throws(() => showdown({ ...request, game: "open-face" }), TypeError);
});

test("LP-3 a deck is drawn by its seed, distinct, and the match plays with it", () => {
  const notes = noteDeck(100, seedOf(5));
  assert.equal(new Set(notes).size, 100);
  for (const note of notes) assert.match(note, /^(?!0000000)\d{7}$/);
  assert.deepEqual(noteDeck(3, seedOf(5)), notes.slice(0, 3));
  const game = new Game({ game: "liars-holdem", stacks: [100, 100, 100], button: 0, ante: 10, seed: seedOf(5) });
  game.act(0, { type: "announce", place: 4 });
  for (const seat of [0, 1, 2]) for (const note of game.view(seat).seats[seat].hand) assert.ok(notes.includes(note));
  assert.throws(() => noteDeck(10_001, seedOf(5)), TypeError);
});

test("random play of both games: money stays, saves go on byte-equal, nothing hidden is seen", () => {
  const next = random(4);
  const money = ({ seats, pot }) => seats.reduce((sum, { stack }) => sum + stack, pot);
  for (let number = 0; number < rounds(300); number++) {
    const game = new Game(anyBanknoteSetup(next, number));
    let total = money(game.view());
    const owners = new Map();
    const look = () => {
      for (const { seat } of game.view().seats) {
        for (const note of game.view(seat).seats[seat].hand) if (note) owners.set(note, seat);
      }
    };
    const open = new Set();
    for (let steps = 0; !game.complete; steps++) {
      assert.ok(steps < 1000, "a hand ends");
      const again = Game.load(game.save());
      const seat = game.canAct[next(game.canAct.length)];
      const action = choose(game.legalActions(seat), next);
      assert.deepEqual(game.check(seat, action), { ok: true });
      const events = game.act(seat, action);
      assert.equal(JSON.stringify(again.act(seat, action)), JSON.stringify(events));
      assert.equal(again.save(), game.save());
      again.free();
      for (const event of events) if (event.type === "posted" && event.post === "rake") total -= event.amount;
      assert.equal(money(game.view()), total);
      look();
      for (const event of events) {
        if (event.type === "shown") for (const note of event.pieces) open.add(note);
        if (event.type === "board") for (const note of event.pieces) open.add(note);
        if (event.type === "dealt" && game.view().seats[event.seat].shown) open.add(event.piece);
      }
      for (const viewer of [null, ...game.view().seats.keys()]) {
        const seen = game.events({ viewer }).filter(({ type }) => type !== "button-drawn");
        const text = JSON.stringify([game.view(viewer), seen]);
        for (const [note, owner] of owners) {
          if (owner !== viewer && !open.has(note))
            assert.ok(!text.includes(note), `${viewer} sees ${note} of ${owner}`);
        }
        if (viewer !== null) assert.ok(seen.every((event) => event.type !== "armed" || event.seat === viewer));
        else assert.ok(seen.every(({ type }) => type !== "armed"));
      }
    }
    game.free();
  }
});

const good = { game: "liars-draw", stacks: [100, 100, 100], button: 0, ante: 10, seed: seedOf(1) };

const refused = [
  ["LP-1 two players", { ...good, stacks: [100, 100] }, { code: "ERR_SEATS", rule: "LP-1" }],
  ["LP-1 nine players", { ...good, stacks: Array(9).fill(100) }, { code: "ERR_SEATS", rule: "LP-1" }],
  ["no ante", { ...good, ante: 0 }, { code: "ERR_AMOUNT" }],
  ["an ante of Hold'em", { ...good, ante: { mode: "each", amount: 1 } }, { name: "TypeError" }],
  ["blinds", { ...good, blinds: { small: 1, big: 2 } }, { name: "TypeError", message: "blinds: unknown field" }],
  ["an option of the other game", { ...good, burn: true }, { name: "TypeError", message: "burn: unknown field" }],
  ["a rake without its time", { ...good, rake: { amount: 1 } }, { name: "TypeError", message: /^rake.when: expected/ }],
  ["six digits", { ...good, notes: ["123456"] }, { name: "TypeError", message: /^notes\[0\]: expected a serial/ }],
  ["eight digits", { ...good, deck: ["1234567", "12345678"] }, { name: "TypeError", message: /^deck\[1\]: / }],
  ["letters", { ...good, notes: ["12345a7"] }, { name: "TypeError", message: /^notes\[0\]: / }],
  ["other digits", { ...good, notes: ["١٢٣٤٥٦٧"] }, { name: "TypeError", message: /^notes\[0\]: / }],
  ["no base number", { ...good, notes: ["0000000"] }, { name: "TypeError", message: /^notes\[0\]: / }],
  ["a serial as a number", { ...good, notes: [1234567] }, { name: "TypeError", message: /^notes\[0\]: / }],
  ["LP-3 a serial twice", { ...good, notes: twice() }, { name: "RulesError", rule: "LP-3" }],
  ["LP-3 a note too few", { ...good, notes: noteDeck(14, seedOf(2)) }, { name: "RulesError", rule: "LP-3" }],
];

function twice() {
  const notes = noteDeck(15, seedOf(2));
  return [...notes, notes[3]];
}

for (const [name, setup, error] of refused) {
  test(`set-up refused: ${name}`, () => {
    assert.throws(() => new Game(setup), error);
  });
}

test("just enough notes, and a serial twice where the venue says so, are fine", () => {
  new Game({ ...good, notes: noteDeck(15, seedOf(2)) }).free();
  new Game({ ...good, notes: twice(), allowDuplicates: true }).free();
});

test("LP-4 LD-5 bad announcements and exchanges change nothing", () => {
  const game = new Game(good);
  const before = game.save();
  const announce = (place) => ({ type: "announce", place });
  for (const place of [0, 8]) {
    assert.throws(() => game.act(0, announce(place)), {
      code: "ERR_OUT_OF_RANGE",
      rule: "LP-4",
      details: { min: 1, max: 7 },
    });
  }
  assert.throws(() => game.act(0, announce(1.5)), { name: "TypeError" });
  assert.throws(() => game.act(1, announce(3)), { code: "ERR_NOT_YOUR_TURN", rule: "LP-4" });
  assert.equal(game.save(), before);
  game.act(0, announce(3));
  assert.throws(() => game.act(0, announce(3)), { name: "RulesError" });
  assert.throws(() => game.act(1, { type: "fold" }), { code: "ERR_FORCED_BET", rule: "LP-24", details: { to: 10 } });
  game.act(1, { type: "bet", to: 10 });
  game.act(2, { type: "call" });
  game.act(0, { type: "call" });
  while (game.phase === "flop") game.act(game.toAct, { type: "check" });
  assert.equal(game.phase, "turn-exchange");
  const exchange = (zone, index) => ({ type: "exchange", discard: { zone, index } });
  assert.throws(() => game.act(1, exchange("turn-river", 0)), {
    code: "ERR_NO_SUCH_PIECE",
    rule: "LD-5",
    details: { held: 0 },
  });
  assert.throws(() => game.act(1, { type: "peek", zones: ["preflop", "flop"] }), {
    code: "ERR_ONE_ZONE",
    rule: "LD-4",
  });
  game.act(1, { type: "peek", zones: ["flop"] });
  game.act(1, { type: "stand" });
  assert.throws(() => game.act(1, exchange("preflop", 0)), { code: "ERR_NOT_YOUR_TURN" });
  game.act(2, exchange("preflop", 1));
  const { zones, hand } = game.view(2).seats[2];
  assert.deepEqual(zones, ["preflop", "flop", "turn-river"]);
  assert.equal(new Set(hand).size, 3);
});

test("notes are counted and placed strictly", () => {
  const notes = ["1234567", "2345678", "3456789"];
  assert.throws(() => evaluateNotes({ notes: notes.slice(1), place: 1 }), { code: "ERR_NOTE_COUNT", rule: "LP-10" });
  for (const place of [0, 8, 1.5]) assert.throws(() => evaluateNotes({ notes, place }), { name: "TypeError" });
  assert.throws(() => evaluateNotes({ notes, place: 1, natural: true }), { message: "natural: unknown field" });
  const declare = (chosen) => checkDeclaration({ notes, place: 1, chosen });
  assert.equal(declare([0, 1, 1].map((index) => ({ index, shift: 0 }))).refusal.code, "ERR_NOTE_TWICE");
  assert.equal(declare([0, 1, 3].map((index) => ({ index, shift: 0 }))).refusal.rule, "LP-10");
  assert.throws(() => declare([{ index: 0, shift: 0 }]), {
    name: "TypeError",
    message: /^chosen: expected three notes/,
  });
});
