import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, Tournament } from "cardroom";
import { moduleOf } from "../support/module.mjs";
import { choose, random } from "../support/play.mjs";

await init();

const { Course } = await moduleOf("www/src/tournament/course.ts");

const start = 400;

/** A tournament of several tables at the first of which hands are dealt on this page, until `own` says no more. */
function* played(seed, own) {
  const next = random(seed);
  const tournament = new Tournament({
    stack: start,
    chairs: 4,
    chips: [5, 25],
    schedule: [1, 2, 4, 8, 16, 32].map((by) => ({ type: "level", small: 5 * by, big: 10 * by, hands: 4 })),
    entry: { price: 10, bounty: 0 },
    payouts: { shares: [5000, 3000, 2000] },
    seed: seed.toString(16).padStart(64, "0"),
  });
  let now = 1000;
  const act = (action) => {
    now += 10;
    tournament.act(action, now);
  };
  for (let player = 0; player < 12; player += 1) act({ type: "enter" });
  act({ type: "start" });
  const games = new Map();
  let hands = 0;
  while (tournament.view().phase === "running") {
    const tables = tournament.view().tables;
    const { table, hand, elsewhere, mayDeal } = tables[next(tables.length)];
    if (hand === null && mayDeal) {
      const here = table === 0 && own(hands);
      if (here) hands += 1;
      act({ type: here ? "deal" : "deal-elsewhere", table });
      yield { tournament, begun: table, here };
    } else if (hand !== null && !elsewhere) {
      const view = tournament.hand(table);
      const [seat] = view.canAct;
      if (seat === undefined) act({ type: "release", table });
      else act({ type: "play", table, seat, action: choose(tournament.hand(table, seat).actions, next) });
      yield { tournament };
    } else if (hand !== null) {
      const game = games.get(table) ?? new Game({ ...tournament.handSetup(table), game: "texas-holdem" });
      games.set(table, game);
      while (!game.complete) {
        const [seat] = game.canAct;
        if (seat === undefined) game.act(0, { type: "release" });
        else game.act(seat, choose(game.legalActions(seat), next));
      }
      act({ type: "result", table, stacks: game.result().stacks });
      game.free();
      games.delete(table);
      yield { tournament };
    }
  }
  tournament.free();
}

/** The stacks at the other tables, as the tournament itself tells them. */
const told = (view, table) =>
  view.tables
    .filter((each) => each.table !== table)
    .flatMap(({ chairs }) => chairs.filter(({ player, stack }) => player !== null && stack > 0))
    .map(({ stack }) => stack)
    .sort((a, b) => a - b);

const known = (course, table) => course.elsewhere(table, start).sort((a, b) => a - b);

test("computers know who sits elsewhere with what as the tournament tells it when a hand is dealt on the page", () => {
  let compared = 0;
  for (let seed = 1; seed < 12; seed += 1) {
    const course = new Course();
    let count = 0;
    for (const { tournament, begun, here } of played(seed, () => true)) {
      for (const event of tournament.events({ since: count })) {
        count += 1;
        course.add(event);
      }
      const view = tournament.view();
      if (begun !== undefined) assert.ok(course.dealtSince.has(begun));
      if (!here) continue;
      assert.deepEqual([...course.dealtSince], [begun]);
      assert.equal(course.dealt.table, begun);
      for (const [seat, { player }] of view.tables.find(({ table }) => table === begun).chairs.entries()) {
        if (player !== null) assert.equal(course.dealt.players[seat], player);
      }
      // Of hands that are played elsewhere the tournament tells what is left beside the bets.
      if (view.tables.some(({ table, hand }) => table !== begun && hand !== null)) continue;
      assert.deepEqual(known(course, begun), told(view, begun));
      compared += 1;
    }
  }
  assert.ok(compared > 10, String(compared));
});

test("what they know does not change while a hand is played, nor by a reload in it, also where all is played out", () => {
  let fresh = 0;
  for (let seed = 1; seed < 12; seed += 1) {
    const course = new Course();
    let count = 0;
    const knew = new Map();
    // After three hands nobody plays on this page any more.
    for (const { tournament, begun } of played(seed, (dealt) => dealt < 3)) {
      const again = course.dealtSince.has(begun);
      for (const event of tournament.events({ since: count })) {
        count += 1;
        course.add(event);
      }
      const { tables } = tournament.view();
      if (begun !== undefined) {
        knew.set(begun, known(course, begun));
        // Another hand since then: what is known is not of long ago.
        if (again && tables.length > 1 && tables.every(({ table, hand }) => table === begun || hand === null)) {
          assert.deepEqual(knew.get(begun), told({ tables }, begun));
          fresh += 1;
        }
      }
      const loaded = Tournament.load(tournament.save());
      const anew = new Course();
      for (const event of loaded.events()) anew.add(event);
      for (const { table, hand } of tables) {
        if (hand === null) continue;
        assert.deepEqual(known(course, table), knew.get(table));
        assert.deepEqual(known(anew, table), knew.get(table));
      }
      loaded.free();
    }
  }
  assert.ok(fresh > 10, String(fresh));
});
