import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, generateSchedule, Tournament } from "cardroom";
import { choose, random, seedOf } from "../support/play.mjs";
import { decide, level, minute, playHand, quick, started, sum } from "../support/tournament.mjs";

await init();

const cardPattern = /"[2-9TJQKA][cdhs]"/;

function assertChipsAddUp(tournament) {
  const { chips } = tournament.view();
  assert.equal(chips.inPlay, chips.stacks + chips.inPots);
  const entered = chips.entries + chips.rebuys + chips.addOns + chips.racedIn - chips.racedOut - chips.removed;
  assert.equal(chips.inPlay, entered);
}

test("a whole sit-and-go is played through on the engine (TT-1 … TT-4)", () => {
  const next = random(1);
  const setup = {
    ...quick,
    entry: { price: 10 },
    added: 7,
    payouts: { shares: [5000, 3000, 2000] },
    points: { formula: "square-root", factor: 10 },
  };
  const tournament = started(setup, 9);
  assert.deepEqual(
    tournament
      .view()
      .tables[0].chairs.map(({ player }) => player)
      .sort((a, b) => a - b),
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
  );
  let now = 0;
  for (let hand = 0; tournament.view().phase === "running"; hand++) {
    assert.ok(hand < 500, "it goes on for ever");
    now += 2 * minute;
    playHand(tournament, 0, now, next, () => assertChipsAddUp(tournament));
    const saved = tournament.save();
    if (hand % 5 === 0) assert.equal(Tournament.load(saved).save(), saved);
  }
  const standings = tournament.standings();
  // Every place once; who shares places has them from the first to the last, and what they bring in equal parts.
  standings.forEach(({ place, to }, at) => {
    assert.ok(place <= at + 1 && at + 1 <= to, JSON.stringify(standings));
    assert.equal(standings.filter((other) => other.place === place).length, to - place + 1);
  });
  assert.equal(sum(standings.map(({ prize }) => prize)), 97);
  const points = standings.map((_, at) => Math.floor(Math.sqrt(900 / (at + 1))));
  assert.equal(sum(standings.map((standing) => standing.points)), sum(points));
  assert.deepEqual([standings[0].prize, standings[0].points], [49, 30]);
  assert.equal(standings[0].stack, tournament.view().chips.inPlay);
  const events = tournament.events();
  assert.equal(events.at(-1).type, "finished");
  assert.equal(events.at(-1).winner, standings[0].player);
  assert.equal(events.filter(({ type }) => type === "placed").length, 9);
  assert.throws(() => tournament.act({ type: "deal", table: 0 }, now), { code: "ERR_NOT_NOW" });
  tournament.free();
});

test("the same seed and actions give the same tournament, byte for byte, whatever is looked at in between", () => {
  const play = (look) => {
    const next = random(5);
    const tournament = started({ ...quick, chairs: 4 }, 7);
    const lines = [];
    for (let hand = 0; hand < 30 && tournament.view().phase === "running"; hand++) {
      for (const { table, mayDeal } of tournament.view().tables) {
        if (mayDeal) playHand(tournament, table, hand * minute, next, (events) => lines.push(JSON.stringify(events)));
      }
      if (look) tournament.check({ type: "deal", table: 0 }, 1e9);
      if (look) tournament.clock(1e9);
    }
    return [tournament.save(), ...lines];
  };
  assert.deepEqual(play(true), play(false));
});

test("a table that is run elsewhere comes to the same as one that is run here", () => {
  const next = random(3);
  const here = started(quick, 6);
  const there = started(quick, 6);
  for (let hand = 0; hand < 12 && here.view().phase === "running"; hand++) {
    const now = hand * minute;
    there.act({ type: "deal-elsewhere", table: 0 }, now);
    const setup = there.handSetup(0);
    assert.ok(!JSON.stringify(setup).includes(quick.seed));
    assert.equal(setup.deck.length, 52);
    const game = new Game(setup);
    here.act({ type: "deal", table: 0 }, now);
    while (here.hand(0)?.complete === false) {
      const seat = here.hand(0).toAct;
      assert.deepEqual(game.view(seat), here.hand(0, seat));
      const action = choose(game.legalActions(seat), next);
      game.act(seat, action);
      here.act({ type: "play", table: 0, seat, action }, now);
    }
    assert.equal(there.hand(0), null);
    there.act({ type: "result", table: 0, stacks: game.result().stacks }, now);
    assert.equal(there.handSetup(0), null);
    const plain = (tournament) => ({
      tables: tournament.view().tables,
      places: tournament.standings().map(({ player, place, stack }) => ({ player, place, stack })),
    });
    assert.deepEqual(plain(there), plain(here));
  }
});

test("no view and no event for a viewer tells a card that the viewer may not see", () => {
  const next = random(9);
  const tournament = started(quick, 5);
  const secrets = (value) => JSON.stringify(value).match(new RegExp(cardPattern, "g")) ?? [];
  for (let hand = 0; hand < 8 && tournament.view().phase === "running"; hand++) {
    playHand(tournament, 0, hand * minute, next, (events) => {
      const view = tournament.hand(0);
      for (const value of [tournament.view(), tournament.standings(), tournament.clock(hand * minute)]) {
        assert.deepEqual(secrets(value), []);
        assert.ok(!JSON.stringify(value).includes(quick.seed.slice(40)));
      }
      // The host's events of the deal hold every hand; a spectator's none.
      const dealt = events.filter(({ type, event }) => type === "hand" && event.type === "dealt");
      assert.ok(dealt.every(({ event }) => event.piece !== null));
      for (const event of tournament.handEvents(0)) if (event.type === "dealt") assert.equal(event.piece, null);
      if (view === null) return;
      for (const { seat } of view.seats) {
        for (const other of tournament.hand(0, seat).seats) {
          if (other.seat !== seat && !other.shown) assert.ok(other.hand.every((card) => card === null));
        }
        for (const event of tournament.handEvents(0, { viewer: seat })) {
          if (event.type === "dealt") assert.equal(event.piece === null, event.seat !== seat);
        }
      }
    });
  }
  // Races show their cards to all; nothing else does.
  for (const event of tournament.events()) {
    assert.notEqual(event.type, "hand");
    if (event.type !== "raced-off") assert.deepEqual(secrets(event), []);
  }
});

test("events are counted from where one asks", () => {
  const tournament = started(quick, 3);
  const all = tournament.events();
  assert.deepEqual(tournament.events({ since: 2 }), all.slice(2));
  assert.deepEqual(tournament.events({ since: 1000 }), []);
  assert.deepEqual(tournament.handEvents(0), []);
  tournament.act({ type: "deal", table: 0 }, 0);
  const hand = tournament.handEvents(0, { viewer: 1 });
  assert.deepEqual(tournament.handEvents(0, { viewer: 1, since: 3 }), hand.slice(3));
});

test("levels go by the host's clock, and a new one counts from the next hand (TT-2)", () => {
  const schedule = [level(50), level(100), { type: "break", minutes: 5 }, level(200)];
  const tournament = started({ ...quick, schedule }, 4);
  const clock = (time) => tournament.clock(time * minute);
  assert.deepEqual([clock(19).level, clock(19).remaining], [1, minute]);
  assert.deepEqual([clock(20).level, clock(20).big, clock(20).untilBreak], [2, 100, 20 * minute]);
  assert.deepEqual([clock(41).onBreak, clock(41).level, clock(41).next.big], [true, 2, 200]);
  assert.deepEqual([clock(999).level, clock(999).remaining, clock(999).next], [3, null, null]);
  tournament.act({ type: "deal", table: 0 }, 19 * minute);
  const { toAct } = tournament.hand(0);
  const events = tournament.act({ type: "play", table: 0, seat: toAct, action: { type: "fold" } }, 21 * minute);
  assert.deepEqual(
    events.find(({ type }) => type === "level"),
    { type: "level", level: 2, small: 50, big: 100, ante: { mode: "none", amount: 0 } },
  );
  assert.equal(tournament.hand(0).stakes.big, 50);
  tournament.act({ type: "pause" }, 22 * minute);
  assert.equal(clock(100).remaining, 18 * minute);
  tournament.act({ type: "resume" }, 100 * minute);
  tournament.act({ type: "set-remaining", milliseconds: minute }, 100 * minute);
  tournament.act({ type: "back" }, 100 * minute);
  assert.equal(clock(100).remaining, 20 * minute);
  tournament.act({ type: "forward" }, 100 * minute);
  assert.equal(clock(100).level, 2);
});

test("entries, rebuys and add-ons as the set-up has them (TT-1)", () => {
  const schedule = [level(50), { type: "break", minutes: 5 }, level(100)];
  const setup = {
    ...quick,
    schedule,
    lateRegistration: { untilLevel: 1 },
    rebuys: { untilLevel: 1, atMost: 0, chips: 500, perPlayer: 1, price: 5 },
    addOn: { afterLevel: 1, chips: 2000, price: 8 },
    entry: { price: 10 },
  };
  const tournament = started(setup, 3);
  const [late] = tournament.act({ type: "enter", name: "Late" }, minute);
  assert.deepEqual(late, { type: "entered", player: 3, name: "Late" });
  const chairs = () => tournament.view().tables[0].chairs;
  const seatOf = (player) => chairs().find((chair) => chair.player === player).seat;
  const events = decide(tournament, 0, minute, seatOf(0), [seatOf(1)]);
  const busted = events.find(({ type }) => type === "busted");
  assert.deepEqual([busted.player, busted.mayRebuy], [1, true]);
  assert.deepEqual(
    tournament.act({ type: "rebuy", player: 1 }, minute).find(({ type }) => type === "rebought"),
    { type: "rebought", player: 1, rebuys: 1, stack: 500 },
  );
  tournament.act({ type: "add-on", player: 1 }, 21 * minute);
  assert.equal(tournament.standings().find(({ player }) => player === 1).stack, 2500);
  assert.equal(tournament.view().pool, 4 * 10 + 5 + 8);
  assertChipsAddUp(tournament);
});

test("chips too small for the level are raced off before its first hand (TT-8)", () => {
  const schedule = [level(50, { hands: 1 }), level(200)];
  const tournament = started({ ...quick, schedule }, 4);
  tournament.act({ type: "deal-elsewhere", table: 0 }, 0);
  const odd = [1025, 1050, 950, 975];
  const stacks = tournament.handSetup(0).stacks.map((stack) => (stack > 0 ? odd.shift() : 0));
  tournament.act({ type: "result", table: 0, stacks }, 0);
  const events = tournament.act({ type: "deal", table: 0 }, minute);
  const race = events.find(({ type }) => type === "raced-off");
  assert.deepEqual([race.table, race.leaves, race.into, race.before, race.after], [0, 25, 100, 4000, 4000]);
  // 25, 50, 50 and 75 in odd chips: two chips of 100 for 1 + 2 + 2 + 3 cards.
  assert.deepEqual(
    race.seats.map(({ cards }) => cards.length),
    race.seats.map((seat) => seat.odd / 25),
  );
  assert.deepEqual(race.seats.map(({ won }) => won).sort(), [0, 0, 100, 100]);
  assert.equal(tournament.hand(0).chipUnit, 100);
  assertChipsAddUp(tournament);
});

test("bounties go to who won the last chips (TT-10)", () => {
  const tournament = started({ ...quick, entry: { price: 10, bounty: 5 } }, 3);
  tournament.act({ type: "deal-elsewhere", table: 0 }, 0);
  const { stacks } = tournament.handSetup(0);
  const seats = stacks.flatMap((stack, seat) => (stack > 0 ? [seat] : []));
  const after = stacks.map((stack, seat) => (seat === seats[0] ? 0 : seat === seats[1] ? stack + 500 : stack));
  after[seats[2]] += 500;
  const knockouts = [{ seat: seats[0], by: [seats[1], seats[2]] }];
  const result = { type: "result", table: 0, stacks: after };
  assert.equal(tournament.check(result, 0).code, "ERR_KNOCKOUTS");
  const events = tournament.act({ ...result, knockouts }, 0);
  assert.deepEqual(
    events.flatMap((event) => (event.type === "bounty" ? [event.amount] : [])),
    [3, 2],
  );
});

test("a disqualified player's chips leave, and a warning is told (TT-9)", () => {
  const tournament = started(quick, 4);
  const [warned] = tournament.act({ type: "penalty", player: 2, penalty: "warning", rule: "RL-6" }, 0);
  assert.deepEqual(warned, { type: "penalty", player: 2, penalty: "warning", rule: "RL-6" });
  tournament.act({ type: "penalty", player: 3, penalty: "missed-hands", hands: 2 }, 0);
  tournament.act({ type: "penalty", player: 2, penalty: "disqualification" }, 0);
  assert.equal(tournament.view().chips.removed, 1000);
  assert.equal(tournament.standings().find(({ player }) => player === 2).status, "disqualified");
  tournament.act({ type: "deal", table: 0 }, 0);
  const chair = tournament.view().tables[0].chairs.find(({ player }) => player === 3);
  assert.equal(chair.killed, true);
  assertChipsAddUp(tournament);
});

test("eleven players at tables of four are balanced down to a final table (TT-5, TT-7)", () => {
  const next = random(2);
  const tournament = started({ ...quick, chairs: 4, payouts: { shares: [6000, 4000] } }, 11);
  let now = 0;
  for (let round = 0; tournament.view().phase === "running"; round++) {
    assert.ok(round < 500, "it goes on for ever");
    now += minute;
    const ready = tournament.view().tables.filter(({ mayDeal }) => mayDeal);
    assert.ok(ready.length > 0, JSON.stringify(tournament.view().tables));
    for (const { table } of ready) {
      if (tournament.check({ type: "deal", table }, now).ok) {
        playHand(tournament, table, now, next, () => assertChipsAddUp(tournament));
      }
    }
  }
  const types = new Set(tournament.events().map(({ type }) => type));
  for (const type of ["moved", "table-broken", "final-table"]) assert.ok(types.has(type), type);
  assert.equal(tournament.standings().length, 11);
});

test("a generated schedule fits the set-up, and follows what is asked (TT-2)", () => {
  const request = { players: 60, stack: 5000, chips: [25, 100, 500, 1000, 5000], minutes: 180 };
  const schedule = generateSchedule(request);
  assert.deepEqual(schedule[0], {
    type: "level",
    small: 25,
    big: 50,
    ante: { mode: "none", amount: 0 },
    minutes: 10,
  });
  const tournament = new Tournament({ stack: 5000, chips: request.chips, schedule });
  assert.equal(tournament.view().phase, "registration");
  const levels = schedule.filter(({ type }) => type === "level");
  assert.ok(levels.every((each, at) => at === 0 || each.big > levels[at - 1].big));
  assert.ok(generateSchedule({ ...request, breakEvery: 0 }).every(({ type }) => type === "level"));
  const shaped = generateSchedule({
    ...request,
    levelMinutes: 20,
    breakEvery: 2,
    breakMinutes: 15,
    anteFrom: 1,
    ante: "each",
    extraChips: 100_000,
  });
  assert.equal(shaped[0].minutes, 20);
  assert.deepEqual(shaped[0].ante, { mode: "each", amount: 25 });
  assert.deepEqual(shaped[2], { type: "break", minutes: 15 });
});

test("a tournament without a seed draws one, and keeps it in the save alone", () => {
  const { seed: _, ...seedless } = quick;
  const [one, other] = [started(seedless, 3), started(seedless, 3)];
  const seedIn = (tournament) => JSON.parse(tournament.save()).tournament.seed;
  assert.match(seedIn(one), /^[0-9a-f]{64}$/);
  assert.notEqual(seedIn(one), seedIn(other));
  assert.ok(!JSON.stringify([one.view(), one.events(), one.standings()]).includes(seedIn(one)));
  assert.equal(seedIn(started({ ...quick, seed: seedOf(5) }, 2)), seedOf(5));
});

test("every field of a set-up is kept as it was given", () => {
  const full = {
    seed: seedOf(9),
    chairs: 6,
    stack: 2000,
    chips: [5, 25, 100],
    schedule: [
      { type: "level", small: 5, big: 10, ante: { mode: "each", amount: 5 }, hands: 7 },
      { type: "break", minutes: 12 },
      { type: "level", small: 10, big: 25, ante: { mode: "big-blind", amount: 25 }, minutes: 15 },
    ],
    mostEntrants: 99,
    lateRegistration: { untilLevel: 1 },
    rebuys: { untilLevel: 2, atMost: 1000, chips: 2500, price: 3, perPlayer: 4 },
    addOn: { afterLevel: 1, chips: 3000, price: 5 },
    entry: { price: 10, bounty: 2 },
    added: 50,
    payouts: { prizes: [30, 20] },
    points: { formula: "linear", factor: 6 },
    buttonRule: "moving",
    acrossTables: "by-stack",
    handForHand: { automatic: false, minutesPerHand: 3 },
    betting: "pot-limit",
    anteFirst: true,
    autoShow: false,
  };
  const others = {
    rebuys: { ...full.rebuys, perPlayer: null },
    payouts: { shares: [7000, 3000] },
    points: { table: [9, 4, 1] },
    betting: "fixed-limit",
  };
  for (const setup of [full, { ...full, ...others }, { ...full, points: { formula: "square-root", factor: 8 } }]) {
    const tournament = new Tournament(setup);
    assert.deepEqual(JSON.parse(tournament.save()).tournament, setup);
    tournament.act({ type: "enter", name: 'Ann "the\\axe" О’Нил' }, 0);
    assert.equal(JSON.parse(tournament.save()).actions[0].action.name, 'Ann "the\\axe" О’Нил');
    tournament.act({ type: "enter" }, 0);
    tournament.act({ type: "start" }, 0);
    tournament.act({ type: "deal", table: 0 }, 0);
    const [{ terms }] = tournament.handEvents(0);
    const { betting, autoShow, stakes } = terms;
    assert.deepEqual([betting, autoShow, stakes.ante.first], [setup.betting, setup.autoShow, setup.anteFirst]);
    assert.equal(terms.stacks.length, 6);
  }
});

test("the last hand of a table can be looked at after the table has broken", () => {
  const tournament = new Tournament({
    stack: 100,
    chairs: 3,
    seed: "5".repeat(64),
    schedule: [{ type: "level", small: 50, big: 100, hands: 10 }],
  });
  for (let player = 0; player < 4; player += 1) tournament.act({ type: "enter" }, 0);
  tournament.act({ type: "start" }, 0);
  let table = 0;
  for (let hands = 0; tournament.view().tables.length > 1; hands += 1) {
    assert.ok(hands < 10);
    table = tournament.view().tables.find(({ mayDeal }) => mayDeal).table;
    tournament.act({ type: "deal", table }, 0);
    while (!tournament.hand(table).complete) {
      const { toAct } = tournament.hand(table);
      tournament.act({ type: "play", table, seat: toAct, action: { type: "call" } }, 0);
    }
  }
  assert.ok(tournament.events().some((event) => event.type === "table-broken" && event.table === table));
  const { result } = tournament.hand(table, 0);
  assert.ok(result.stacks.includes(0));
  const game = Game.load(tournament.handSave(table));
  assert.deepEqual(game.result(), result);
  assert.ok(tournament.handEvents(table).some(({ type }) => type === "hand-ended"));
  // No hand begins there again.
  assert.equal(tournament.check({ type: "deal", table }, 0).ok, false);
  game.free();
  tournament.free();
});
