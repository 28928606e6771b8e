import assert from "node:assert/strict";
import test from "node:test";
import init, { equity, equityJob, evaluateNotes, exchangeOdds, Game, noteDeck, RulesError } from "cardroom";
import { random, seedOf } from "../support/play.mjs";

await init();

const near = (a, b, within = 1e-12) => assert.ok(Math.abs(a - b) <= within, `${a} is not ${b}`);
const zeros = (note) => note.split("0").length - 1;

/** Small decks with zeros on many notes. */
function deckOf(count, next) {
  const deck = new Set();
  while (deck.size < count) {
    const serial = Array.from({ length: 7 }, () => Math.max(0, next(9) - 2 * next(5))).join("");
    if (serial !== "0000000") deck.add(serial);
  }
  return [...deck];
}

/** Every choice of some, in every order. */
function* orders(notes, count, chosen = []) {
  if (chosen.length === count) yield chosen;
  else for (const note of notes) if (!chosen.includes(note)) yield* orders(notes, count, [...chosen, note]);
}

test("liars-holdem: the equity with known notes is the average of every deal", () => {
  const next = random(5);
  for (const [place, known, opponents, left] of [
    [1, 1, 1, 7],
    [3, 2, 1, 7],
    [5, 3, 2, 7],
    [7, 0, 1, 7],
  ]) {
    const notes = deckOf(2 + known + left, next);
    const [own, board, rest] = [notes.slice(0, 2), notes.slice(2, 2 + known), notes.slice(2 + known)];
    const value = (...hand) => evaluateNotes({ notes: hand, place }).value;
    let [win, tie, share, deals] = [0, 0, 0, 0];
    for (const dealt of orders(rest, 3 - known + 2 * opponents)) {
      const shared = [...board, ...dealt.slice(0, 3 - known)];
      const values = Array.from({ length: opponents }, (_, at) =>
        value(...shared, ...dealt.slice(3 - known + 2 * at, 5 - known + 2 * at)),
      );
      const mine = value(...shared, ...own);
      const ties = values.filter((other) => other === mine).length;
      if (mine >= Math.max(...values)) {
        if (ties) tie++;
        else win++;
        share += 1 / (1 + ties);
      }
      deals++;
    }
    const odds = equity({ game: "liars-holdem", hands: [own], board, place, opponents, notes });
    assert.deepEqual([odds.exact, odds.samples, odds.standardError], [true, 0, 0]);
    const [player] = odds.players;
    near(player.win, win / deals);
    near(player.tie, tie / deals);
    near(player.equity, share / deals);
    assert.deepEqual([player.handEquity, player.shotEquity, player.standardError], [player.equity, 0, 0]);
  }
});

test("LD-10 liars-draw: hand and shot share the pot as every deal says", () => {
  const next = random(6);
  for (const place of [2, 4, 6]) {
    const notes = deckOf(11, next);
    notes[2] = "4000120";
    const [own, rest] = [notes.slice(0, 3), notes.slice(3)];
    const value = (hand) => evaluateNotes({ notes: hand, place }).value;
    let [share, shot, deals] = [0, 0, 0];
    for (const other of orders(rest, 3)) {
      const compared = Math.sign(value(own) - value(other));
      const half = zeros(other[2]) >= 3 ? 0.25 : 0.5;
      shot += half;
      share += half + 0.5 * ((compared + 1) / 2);
      deals++;
    }
    const request = { game: "liars-draw", hands: [own], heldShots: [0], place, opponents: 1, notes };
    const [player] = equity(request).players;
    near(player.equity, share / deals);
    near(player.shotEquity, shot / deals);
    // Who has exchanged holds no shot.
    near(equity({ ...request, exchanged: 1 }).players[0].shotEquity, 0.5);
  }
});

test("LD-5 the gain of each exchange on the river is the average of every draw and deal", () => {
  const next = random(7);
  const notes = deckOf(11, next);
  const [hand, rest] = [notes.slice(0, 3), notes.slice(3)];
  const value = (held) => evaluateNotes({ notes: held, place: 3 }).value;
  const shares = [0, 0, 0, 0];
  let deals = 0;
  for (const [drawn, ...other] of orders(rest, 4)) {
    const shot = zeros(other[2]) >= 3 ? 0.5 : 1;
    const part = (held) => (shot * (Math.sign(value(held) - value(other)) + 1)) / 2;
    shares[3] += part(hand);
    for (let at = 0; at < 3; at++) shares[at] += part(hand.with(at, drawn));
    deals++;
  }
  const zones = ["preflop", "flop", "turn-river"];
  const odds = exchangeOdds({ hand, zones, street: "river", place: 3, opponents: 1, notes });
  assert.equal(odds.exact, true);
  near(odds.stand.equity, shares[3] / deals);
  assert.deepEqual(
    odds.exchanges.map(({ discard }) => discard),
    zones.map((zone) => ({ zone, index: 0 })),
  );
  for (const [at, { equity, gain }] of odds.exchanges.entries()) {
    near(equity, shares[at] / deals);
    near(gain, (shares[at] - shares[3]) / deals);
  }
  near(odds.shot.against, rest.filter((note) => zeros(note) >= 3).length / rest.length);
  assert.deepEqual([odds.shot.held, odds.shot.share], [false, 0]);
});

test("any serials: all the hands of a table get its pot, and equal hands the same", () => {
  const notes = noteDeck(16, seedOf(3));
  const hands = Array.from({ length: 8 }, (_, at) => notes.slice(2 * at, 2 * at + 2));
  const { exact, players } = equity({ game: "liars-holdem", hands, place: 4 });
  assert.equal(exact, true);
  near(
    players.reduce((sum, { equity }) => sum + equity, 0),
    1,
  );
  const twins = [
    ["9100000", "1234567"],
    ["9200000", "1345678"],
  ];
  const [one, other] = equity({ game: "liars-holdem", hands: twins, place: 1, opponents: 2 }).players;
  assert.deepEqual(one, other);
});

test("what a view shows can be asked about: the exchange that gains most is a legal one", () => {
  const game = new Game({ game: "liars-draw", stacks: [9000, 9000, 9000], button: 0, ante: 10, seed: seedOf(9) });
  const usual = { announce: { type: "announce", place: 2 }, exchange: { type: "stand" }, bet: { type: "bet", to: 10 } };
  while (!game.phase.endsWith("exchange")) {
    const types = game.legalActions().map(({ type }) => type);
    const type = ["announce", "check", "call", "bet"].find((type) => types.includes(type));
    game.act(game.toAct, usual[type] ?? { type });
  }
  const seat = game.toAct;
  const { place, seats } = game.view(seat);
  const { hand, zones, shot } = seats[seat];
  const odds = exchangeOdds({ hand, zones, place, street: "turn", opponents: 2 });
  assert.equal(odds.exact, true);
  assert.equal(odds.shot.held, shot);
  const best = odds.exchanges.reduce((best, exchange) => (exchange.gain > best.gain ? exchange : best));
  assert.deepEqual(game.check(seat, { type: "exchange", discard: best.discard }), { ok: true });
  game.free();
});

test("the examples of the types", () => {
  const nines = { game: "liars-holdem", hands: [["9111111", "9222222"]], board: ["9333333"], place: 1, opponents: 3 };
  const { exact, players } = equity(nines);
  assert.ok(exact && players[0].win + players[0].tie > 0.999_999);
  const { exchanges } = exchangeOdds({
    hand: ["7111111", "7222222", "2333333"],
    zones: ["preflop", "preflop", "flop"],
    street: "river",
    place: 1,
    opponents: 1,
  });
  assert.deepEqual(
    exchanges.map(({ gain }) => gain > 0),
    [false, false, true],
  );
});

test("dealt at random: within four standard errors, and the seed decides", () => {
  for (const game of ["liars-holdem", "liars-draw"]) {
    const request = { game, hands: [["7100000", "3456789"]], place: 1, opponents: 2 };
    const exact = equity(request);
    const dealt = equity({ ...request, exact: false, samples: 20_000 });
    assert.deepEqual([exact.exact, dealt.exact, dealt.samples], [true, false, 20_000]);
    const [player] = dealt.players;
    assert.ok(dealt.standardError > 0 && player.standardError === dealt.standardError);
    near(player.equity, exact.players[0].equity, 4 * dealt.standardError);
    assert.deepEqual(equity({ ...request, exact: false, samples: 20_000 }), dealt);
    assert.notDeepEqual(equity({ ...request, exact: false, samples: 20_000, seed: seedOf(1) }), dealt);
    const job = equityJob(request);
    assert.deepEqual(job.step(1), { done: true, progress: 1, result: exact });
    job.free();
  }
});

const refused = (work) => {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof RulesError, String(error));
    return [error.code, error.rule, error.details];
  }
  assert.fail("accepted");
};

test("LP-1 LP-3 refusals tell the field and the numbers", () => {
  const good = { game: "liars-holdem", hands: [["1234567", "2345678"]], place: 1, opponents: 2 };
  const odds = (change) => refused(() => equity({ ...good, ...change }));
  assert.deepEqual(odds({ opponents: 8 }), ["ERR_OPPONENTS", "LP-1", { field: "opponents", min: 2, max: 8 }]);
  assert.deepEqual(odds({ opponents: 0 }), ["ERR_OPPONENTS", "LP-1", { field: "opponents", min: 2, max: 8 }]);
  const count = { field: "hands[0]", count: 1, min: 2, max: 2 };
  assert.deepEqual(odds({ hands: [["1234567"]] }), ["ERR_NOTE_COUNT", "LH-1", count]);
  const twice = (field) => ["ERR_DUPLICATE_NOTE", "LP-3", { field, note: "2345678" }];
  assert.deepEqual(odds({ board: ["1111111", "2345678"] }), twice("board[1]"));
  assert.deepEqual(odds({ dead: ["2345678"] }), twice("dead[0]"));
  const board = ["1111111", "1111112", "1111113", "1111114"];
  assert.deepEqual(odds({ board }), ["ERR_NOTE_COUNT", "LH-1", { field: "board", count: 4, min: 0, max: 3 }]);
  const notes = ["1234567", "1111111", "1111112"];
  const foreign = { field: "hands[0][1]", note: "2345678" };
  assert.deepEqual(odds({ notes }), ["ERR_FOREIGN_NOTE", "LP-3", foreign]);
  const few = { field: "notes", count: 2, needed: 7 };
  assert.deepEqual(odds({ notes: [...notes, "2345678"] }), ["ERR_TOO_FEW_NOTES", "LP-3", few]);
  const [code, rule, { field, needed, budget }] = odds({ exact: true, budget: 100 });
  assert.deepEqual([code, rule, field, budget, needed > 100], ["ERR_EQUITY_BUDGET", null, "budget", 100, true]);
  const own = { hand: ["1234567", "2345678", "3456789"], zones: ["flop", "flop", "flop"], street: "turn", place: 1 };
  const zones = refused(() => exchangeOdds({ ...own, opponents: 1 }));
  assert.deepEqual(zones, ["ERR_ZONES", "LD-3", { field: "zones" }]);
});

test("what is no request is a TypeError with its path", () => {
  const good = { game: "liars-draw", hands: [["1234567", "2345678"]], place: 1, opponents: 2 };
  for (const [change, message] of [
    [{ place: 8 }, /^place: expected a whole number from 1 to 7, got 8$/],
    [{ hands: [["1234567", "0000000"]] }, /^hands\[0\]\[1\]: expected a serial/],
    [{ budget: 0 }, /^budget: expected a whole number from 1 to 200000000, got 0$/],
    [{ samples: 0 }, /^samples: expected a whole number from 1 to 1000000, got 0$/],
    [{ seed: "1" }, /^seed: /],
    [{ opponents: "2" }, /^opponents: /],
    [{ exact: "yes" }, /^exact: /],
    [{ board: ["1111111"], street: "flop" }, /^street: unknown field$/],
    [{ game: "open-face" }, /^game: expected "texas-holdem", "liars-holdem" or "liars-draw", got "open-face"$/],
  ]) {
    assert.throws(() => equity({ ...good, ...change }), { name: "TypeError", message });
  }
  assert.throws(() => exchangeOdds(), { name: "TypeError" });
  assert.throws(() => exchangeOdds({ ...good, game: undefined }), {
    name: "TypeError",
    message: /^game: unknown field$/,
  });
});
