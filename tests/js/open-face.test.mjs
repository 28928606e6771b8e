import assert from "node:assert/strict";
import test from "node:test";
import init, { Game } from "cardroom";
import {
  anyOptions,
  anySetup,
  deckOf52,
  naturals,
  orderFrom,
  placed,
  plan,
  playPlan,
  rowNames,
  royalties,
} from "../support/open-face.mjs";
import { random, rounds, seedOf } from "../support/play.mjs";

await init();

const setup = { game: "open-face", players: 2, button: 1, seed: seedOf(5) };
const enters = "QhQd2s/KhKd9h5d2c/AhAs8h6d4c";
const entersToo = "KsKc2h/AcAdJs3c3d/7s7h7c6s6c";
const plain = "8s8d3s/9s9c4hJdTh/TsTdJc6h5c";

/** A first deal of these boards with the button at seat 0, played to its end; then whatever the seed gives. */
function played(boards, options) {
  const planned = plan(boards, 0);
  const game = new Game({ ...setup, players: boards.length, button: 0, deck: planned.deck, ...options });
  playPlan(game, planned);
  return game;
}

test("a deal by hand: what is asked, what is told, what it comes to", () => {
  const planned = plan([plain, enters], 1);
  const game = new Game({ ...setup, deck: planned.deck });
  assert.deepEqual([game.toAct, game.canAct, game.phase, game.complete], [0, [0], "placing", false]);
  assert.deepEqual(game.legalActions(), [
    {
      type: "place",
      cards: ["Ts", "Td", "Jc", "6h", "5c"],
      room: { top: 3, middle: 5, bottom: 5 },
      discards: 0,
      count: 232,
    },
  ]);
  assert.deepEqual(game.legalActions(1), []);
  const action = { type: "place", top: [], middle: [], bottom: ["Ts", "Td", "Jc", "6h", "5c"], discard: [] };
  assert.deepEqual(game.check(0, action), { ok: true });
  assert.deepEqual(game.act(0, action), [
    {
      type: "placed",
      seat: 0,
      street: 1,
      rows: { top: [], middle: [], bottom: action.bottom },
      discards: 0,
      discard: [],
      automatic: false,
    },
  ]);
  // One string a row will do.
  game.act(1, { type: "place", top: "", middle: "", bottom: "AhAs8h6d4c", discard: "" });
  assert.deepEqual(
    game.events({ viewer: 0 }).filter(({ type, street }) => type === "cards-dealt" && street === 2),
    [
      { type: "cards-dealt", seat: 0, street: 2, count: 3, faceUp: false, cards: ["9s", "9c", "2d"] },
      { type: "cards-dealt", seat: 1, street: 2, count: 3, faceUp: false, cards: null },
    ],
  );
  playPlan(game, planned);
  assert.deepEqual([game.toAct, game.canAct, game.phase, game.complete], [null, [], "complete", true]);
  const { players, payments, balances, bonuses } = game.result();
  // Queens over eights, kings over nines, aces over tens: the sweep, and royalties of 7 against 3.
  assert.deepEqual(
    players.map(({ seat, net }) => [seat, net]),
    [
      [0, -10],
      [1, 10],
    ],
  );
  assert.deepEqual(payments, [{ from: 0, to: 1, points: 10, owed: 10, paid: 10 }]);
  assert.deepEqual(balances, [-10, 10]);
  assert.deepEqual(bonuses, [null, { cards: 14, inARow: 1 }]);
  assert.deepEqual(game.view(0).result, game.result());
});

test("without options those of the rules are agreed; each that is given is", () => {
  const defaults = {
    variant: "pineapple",
    kush: 1,
    rowPoints: 1,
    sweepTotal: 6,
    royalties,
    foul: "swept",
    settlement: "uncapped",
    fantasyCards: "fourteen",
    fantasyStay: "quads",
    fantasyLimit: 2,
    fantasyButton: "rotate",
    drawsPrivate: true,
    autoPlace: true,
    naturals: null,
  };
  assert.deepEqual(new Game(setup).view().options, defaults);
  assert.deepEqual(new Game({ ...setup, ...defaults }).view().options, defaults);
  const other = {
    variant: "closed-13",
    kush: 25,
    rowPoints: 2,
    sweepTotal: 7,
    royalties: { ...royalties, middle: { ...royalties.bottom, threeOfAKind: 1 } },
    foul: "flat",
    settlement: "proportional",
    fantasyCards: "progressive",
    fantasyStay: "full-house-middle",
    fantasyLimit: null,
    fantasyButton: "stay",
    drawsPrivate: false,
    autoPlace: false,
    naturals: { ...naturals, dragon: 37 },
  };
  const game = new Game({ ...setup, players: 4, stacks: [1, 2, 3, 4], ...other });
  assert.deepEqual(game.view().options, other);
  assert.deepEqual(Game.load(game.save()).view().options, other);
  for (const foul of ["swept", "void", "flat"]) assert.equal(new Game({ ...setup, foul }).view().options.foul, foul);
});

const cardsIn = (value) => JSON.stringify(value).match(/"[2-9TJQKA][cdhs]"/g) ?? [];

/** Plays by chance to the end of a deal that began with these events; looks for secrets and plays a save at each step. */
function playByChance(game, next, { started, finished }) {
  // What each seat knows of its own, and what all know.
  const own = new Map(game.view().seats.map(({ seat }) => [seat, new Set()]));
  const open = new Set();
  const note = (events) => {
    for (const event of events) {
      const all = (rows) => rowNames.flatMap((row) => rows[row]);
      if (event.type === "cards-dealt")
        for (const card of event.cards) (event.faceUp ? open : own.get(event.seat)).add(card);
      if (event.type === "placed" || event.type === "turned-up") for (const card of all(event.rows)) open.add(card);
    }
  };
  const search = () => {
    for (const viewer of [null, ...own.keys()]) {
      // The draw for the button is from another shuffle: its cards say nothing of this deck.
      const events = game.events({ viewer }).filter(({ type }) => type !== "button-drawn");
      for (const card of cardsIn([game.view(viewer), events])) {
        const name = card.slice(1, -1);
        assert.ok(open.has(name) || own.get(viewer)?.has(name), `${viewer} sees ${name}`);
      }
    }
  };
  note(started);
  search();
  const dealt = [...started];
  for (let steps = 0; !game.complete; steps++) {
    assert.ok(steps < 100, "a deal ends");
    const seat = game.canAct[next(game.canAct.length)];
    const [choice] = game.legalActions(seat);
    // Early on the engine looks far: a tenth of a second each time that a save is played again.
    const late = choice.cards.length === 3 && game.view().street > 2;
    const action = late && next(4) === 0 ? { type: "timeout" } : placed(choice, next);
    const again = Game.load(game.save());
    assert.deepEqual(game.check(seat, action), { ok: true });
    const events = game.act(seat, action);
    assert.equal(JSON.stringify(again.act(seat, action)), JSON.stringify(events));
    assert.equal(again.save(), game.save());
    again.free();
    note(events);
    search();
    dealt.push(...events);
  }
  finished(dealt);
}

/** What a finished deal keeps to, told apart from the engine. */
function checkDeal(game, events, before) {
  const { options, seats, button } = game.view();
  const { players, pairs, payments, balances, bonuses } = game.result();
  const dealt = events.flatMap((event) => (event.type === "cards-dealt" ? event.cards : []));
  assert.equal(new Set(dealt).size, dealt.length, "no card twice");
  for (const { seat, rows, discards } of seats.map(({ seat }) => game.view(seat).seats[seat])) {
    const count = rowNames.reduce((sum, row) => sum + rows[row].length, 0) + discards.length;
    assert.ok(count <= 17, `${count} cards at seat ${seat}`);
  }
  assert.equal(
    players.reduce((sum, { net }) => sum + net, 0),
    0,
  );
  const order = orderFrom(
    seats.filter(({ playing }) => playing).map(({ seat }) => seat),
    button,
  );
  assert.deepEqual(
    players.map(({ seat }) => seat),
    order,
    "OF-3",
  );
  assert.deepEqual(
    pairs.map(({ first, second }) => [first, second]),
    order.flatMap((first, at) => order.slice(at + 1).map((second) => [first, second])),
    "OF-12",
  );
  const stacks = [...before.balances];
  for (const { from, to, points, owed, paid } of payments) {
    assert.equal(owed, points * options.kush);
    assert.ok(paid <= owed);
    stacks[from] -= paid;
    stacks[to] += paid;
  }
  assert.deepEqual(balances, stacks);
  if (options.settlement !== "uncapped") assert.ok(balances.every((balance) => balance >= 0));
  for (const { seat, entersFantasy, staysFantasy } of players) {
    const { bonus } = seats[seat];
    const inARow = (bonus?.inARow ?? 0) + 1;
    const earned = (bonus ? staysFantasy : entersFantasy) && inARow <= (options.fantasyLimit ?? Infinity);
    assert.equal(bonuses[seat]?.inARow ?? 0, earned ? inARow : 0, "OF-14, OF-16, OF-17");
    if (options.fantasyCards === "fourteen") assert.equal(bonuses[seat]?.cards ?? 14, 14);
  }
}

/** Matches by chance: `deals` in each, the first of each laid out so that bonus hands come up. */
function matches(players, count, deals, closed) {
  const next = random(players * 10 + Number(closed));
  const seen = { bonuses: 0, together: 0 };
  for (let number = 0; number < count; number++) {
    const given = anySetup(next, players, number, closed);
    const boards = [enters, entersToo, "4s4d5s/7d8c9c9d8d/QsQcJhJdTc"].slice(0, players);
    let planned = null;
    if (!closed && number % 2 === 0) {
      planned = plan(boards, 0);
      Object.assign(given, { button: 0, deck: planned.deck });
    }
    let game = new Game(given);
    let started = hostEvents(game);
    let before = { balances: given.stacks };
    for (let deal = 0; deal < deals; deal++) {
      const { seats, button, options } = game.view();
      const inFantasy = seats.filter(({ bonus }) => bonus).length;
      seen.bonuses += inFantasy;
      if (inFantasy > 1) seen.together++;
      if (planned && deal === 0) {
        playPlan(game, planned);
      } else {
        playByChance(game, next, { started, finished: (events) => checkDeal(game, events, before) });
      }
      before = { balances: game.result().balances };
      const change = next(4) === 0 ? { options: anyOptions(next, closed) } : undefined;
      const stays = (change?.options ?? options).fantasyButton === "stay" && game.result().bonuses.some(Boolean);
      const loaded = Game.load(game.save());
      started = game.nextHand(change);
      assert.equal(JSON.stringify(loaded.nextHand(change)), JSON.stringify(started));
      assert.equal(loaded.save(), game.save());
      game.free();
      game = loaded;
      assert.equal(game.view().button, stays ? button : (button + 1) % players, "OF-19");
    }
    game.free();
  }
  return seen;
}

/** The events of a game that has just begun, with every secret: those that a load of its save would tell. */
function hostEvents(game) {
  const all = game.events();
  for (const { seat } of game.view().seats) {
    for (const [at, event] of game.events({ viewer: seat }).entries()) if (event.seat === seat) all[at] = event;
  }
  return all;
}

for (const players of [2, 3]) {
  test(`OF-3 … OF-19: deals by chance of ${players}: points, cards, bonus hands, the button, saves, secrets`, () => {
    const { bonuses, together } = matches(players, rounds(40), 5, false);
    assert.ok(bonuses > rounds(20), `${bonuses} bonus hands`);
    assert.ok(together > rounds(5), `${together} deals with two bonus hands`);
  });
}

for (const players of [2, 3, 4]) {
  test(`OF-21 closed matches by chance of ${players}`, () => {
    assert.equal(matches(players, rounds(15), 3, true).bonuses, 0);
  });
}

test("OF-6 drawn cards are the owner's alone, or everybody's by the option", () => {
  for (const drawsPrivate of [true, false]) {
    const game = new Game({ ...setup, drawsPrivate });
    const [mine, others] = [game.view(0).seats, game.view(1).seats].map((seats) => seats[0].drawn);
    assert.equal(mine.length, 5);
    assert.deepEqual(others, drawsPrivate ? null : mine);
    assert.deepEqual(game.view().seats[1].drawnCount, 5);
  }
});

test("OF-4 discards are the owner's for good", () => {
  const game = played([plain, enters]);
  const discards = (viewer) => game.view(viewer).seats[0].discards;
  assert.equal(discards(0).length, 4);
  assert.deepEqual([discards(1), discards(null)], [null, null]);
  for (const viewer of [1, null]) {
    const text = JSON.stringify([game.view(viewer), game.events({ viewer })]);
    for (const card of discards(0)) assert.ok(!text.includes(`"${card}"`));
  }
});

test("OF-14 progressive fantasyland, and two bonus hands at once in any order", () => {
  const game = played([enters, entersToo, "4s4d5s/7d8c9c9d8d/QsQcJhJdTc"], { fantasyCards: "progressive" });
  assert.deepEqual(game.result().bonuses, [{ cards: 14, inARow: 1 }, { cards: 15, inARow: 1 }, null]);
  game.nextHand();
  assert.deepEqual([game.toAct, game.canAct], [null, [0, 1, 2]]);
  assert.deepEqual(
    [0, 1, 2].map((seat) => game.legalActions(seat)[0].count),
    [1_009_008, 7_567_560, 232],
  );
  assert.deepEqual(game.legalActions(), []);
  const next = random(4);
  const [choice] = game.legalActions(1);
  const action = placed(choice, next);
  game.act(1, action);
  assert.deepEqual(game.canAct, [0, 2]);
  const [seen, hidden] = [1, 0].map((viewer) => game.view(viewer).seats[1]);
  assert.deepEqual([seen.rows.top, hidden.rows.top], [action.top, []]);
  assert.deepEqual([seen.faceDown, hidden.faceDown, hidden.discardCount], [13, 13, 2]);
  // OF-15: street 2 waits for the bonus hands.
  game.act(2, placed(game.legalActions(2)[0], next));
  assert.deepEqual([game.canAct, game.view().street], [[0], 1]);
  game.act(0, placed(game.legalActions(0)[0], next));
  assert.deepEqual([game.canAct, game.view().street], [[2], 2]);
});

test("OF-17 the limit of bonus hands in a row, null for none", () => {
  const trips = "7h7d7s/KhKdKs2c2d/AhAdAcAs3c";
  const other = "2h3d4h/5c6c8d9dTh/5s6s8sTsJd";
  for (const [fantasyLimit, expected] of [
    [0, 0],
    [1, 1],
    [2, 2],
    [null, 3],
  ]) {
    const game = played([trips, other], {
      fantasyLimit,
      fantasyButton: "stay",
    });
    let hands = 0;
    while (game.result().bonuses[0] && hands < 3) {
      hands++;
      const planned = plan([trips, other], 0, { 0: 14 });
      game.nextHand({ deck: planned.deck });
      playPlan(game, planned);
    }
    assert.equal(hands, expected, `limit ${fantasyLimit}`);
  }
});

test("OF-18 who may leave, and two of three play on", () => {
  const game = played([enters, plain, "4s4d5s/7d7c8cTcKs/AcJsQsQc5h"]);
  const owed = { name: "RulesError", code: "ERR_FANTASY_OWED", rule: "OF-18", details: { owners: [0] } };
  for (const seat of [1, 2]) {
    assert.throws(() => game.act(seat, { type: "leave" }), owed);
    assert.deepEqual(game.legalActions(seat), []);
  }
  assert.deepEqual(game.legalActions(0), [{ type: "leave" }]);
  assert.deepEqual(game.act(0, { type: "leave" }), [
    { type: "left", seat: 0 },
    { type: "fantasy-lapsed", seat: 0 },
  ]);
  const again = Game.load(game.save());
  game.nextHand();
  again.nextHand();
  assert.equal(again.save(), game.save());
  assert.deepEqual(
    game.view().seats.map(({ left, playing }) => [left, playing]),
    [
      [true, false],
      [false, true],
      [false, true],
    ],
  );
  assert.throws(() => game.act(1, { type: "leave" }), { code: "ERR_HAND_NOT_OVER", rule: "OF-18" });
  while (!game.complete) game.act(game.canAct[0], { type: "timeout" });
  assert.equal(game.check(2, { type: "leave" }).ok, game.result().bonuses[1] === null);
});

test("a match ends where fewer than two can play", () => {
  const capped = played([enters, plain], { settlement: "win-cap", stacks: [1000, 5], kush: 10 });
  assert.deepEqual(capped.result().balances, [1005, 0]);
  assert.equal(capped.matchOver, true);
  const over = { code: "ERR_MATCH_OVER", rule: "OF-1", details: { able: [0], needed: 2 } };
  assert.throws(() => capped.nextHand(), over);
  capped.nextHand({ stacks: [1000, 1000] });
  assert.deepEqual([capped.matchOver, capped.view().handNumber], [false, 1]);
});

test("OF-13 a capped settlement pays what the stacks allow", () => {
  const balances = (settlement) =>
    played([enters, plain], { settlement, stacks: [40, 90], kush: 10 }).result().balances;
  // Ten points are owed: 100 chips.
  assert.deepEqual(balances("uncapped"), [140, -10]);
  assert.deepEqual(balances("win-cap"), [80, 50]);
  assert.deepEqual(balances("proportional"), [130, 0]);
});

test("OF-20 out of time: the engine places, or the hand is dead", () => {
  for (const autoPlace of [true, false]) {
    const game = new Game({ ...setup, deck: plan([enters, plain], 1).deck, autoPlace });
    const [timed, ...rest] = game.act(0, { type: "timeout" });
    assert.deepEqual(timed, { type: "timed-out", seat: 0, dead: !autoPlace });
    assert.deepEqual(
      rest.map(({ type, automatic }) => [type, automatic]),
      autoPlace ? [["placed", true]] : [],
    );
    assert.equal(game.view().seats[0].dead, !autoPlace);
  }
});

test("OF-22 the first button is drawn, its cards shown to all", () => {
  const game = new Game({ ...setup, players: 3, button: "draw" });
  const [{ type, drawn, button }] = game.events();
  const rank = ({ piece }) => deckOf52.indexOf(piece);
  assert.equal(type, "button-drawn");
  assert.equal(drawn.find(({ seat }) => seat === button).piece, drawn.toSorted((a, b) => rank(b) - rank(a))[0].piece);
  assert.equal(game.view().button, button);
  assert.equal(game.toAct, (button + 1) % 3);
});

test("OF-23 the host changes options, stacks, deck and seed between deals, and the log tells", () => {
  const game = new Game(setup);
  assert.throws(() => game.nextHand(), { code: "ERR_HAND_NOT_OVER", rule: "OF-23", details: { canAct: [0] } });
  while (!game.complete) game.act(game.toAct, { type: "timeout" });
  const { deck } = plan([plain, enters], 0);
  const events = game.nextHand({
    options: { kush: 7, fantasyLimit: null },
    stacks: [10, 20],
    deck,
    seed: seedOf(9),
  });
  assert.deepEqual(events[0], { type: "options-changed", options: ["kush", "fantasyLimit"] });
  const { options, seats } = game.view(1);
  assert.deepEqual([options.kush, options.fantasyLimit, options.rowPoints], [7, null, 1]);
  assert.deepEqual(
    seats.map(({ balance }) => balance),
    [10, 20],
  );
  assert.deepEqual(seats[1].drawn, ["Ah", "As", "8h", "6d", "4c"]);
  const again = Game.load(game.save());
  assert.deepEqual(again.events(), game.events());
  assert.equal(JSON.parse(game.save()).setup.seed, seedOf(9));
  while (!game.complete) game.act(game.toAct, { type: "timeout" });
  // The deck was for that deal alone, options stay.
  game.nextHand({ options: {} });
  assert.ok(game.events().every(({ type }) => type !== "options-changed"));
  assert.equal(game.view().options.kush, 7);
  assert.notDeepEqual(game.view(1).seats[1].drawn, ["Ah", "As", "8h", "6d", "4c"]);
});

test("the variant stays while a bonus hand is owed (OF-18)", () => {
  const game = played([enters, plain, "4s4d5s/7d7c8cTcKs/AcJsQsQc5h"]);
  const change = { options: { variant: "closed-13" } };
  assert.throws(() => game.nextHand(change), { code: "ERR_FANTASY_OWED", rule: "OF-18", details: { owners: [0] } });
  game.act(0, { type: "leave" });
  game.nextHand(change);
  assert.equal(game.legalActions(1)[0].count, 72_072);
});
