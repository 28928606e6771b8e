import assert from "node:assert/strict";
import test from "node:test";
import init, { arrangeOpenFace, Game, placementOdds, placementOddsJob, placements } from "cardroom";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";
import { OddsWorker } from "cardroom/worker";
import { board, cards, deckOf52 } from "../support/open-face.mjs";
import { seedOf } from "../support/play.mjs";

test("placementOdds before init is refused by name", () => {
  for (const use of [placementOdds, placementOddsJob]) {
    assert.throws(() => use({}), { name: "RulesError", code: "ERR_NOT_INITIALIZED" });
  }
});

const last = { board: board("Kd4c/QhQd9h5d2c/AhTh8h3h"), cards: "AcJh2s" };
const finished = board("KcQs8s/7s7d6s5c3c/9s9d8d6c4d");

test("OF-4 a last street against a finished board is counted", async () => {
  await init();
  const { exact, samples, standardError, placements: rated } = placementOdds({ ...last, opponents: [finished] });
  assert.deepEqual([exact, samples, standardError, rated.length], [true, 0, 0, 6]);
  assert.deepEqual(rated[0], {
    placement: { type: "place", top: ["Ac"], middle: [], bottom: ["Jh"], discard: ["2s"] },
    points: 10,
    standardError: 0,
    endings: 1,
    foul: 0,
    fantasy: 0,
  });
  // Each option that pays or settles changes the points.
  const points = (options) => placementOdds({ ...last, opponents: [finished], ...options }).placements[0].points;
  assert.deepEqual([points({ rowPoints: 2 }), points({ sweepTotal: 9 })], [10, 13]);
  const dead = { ...finished, bottom: ["9s", "4h", "8d", "6c", "4d"], middle: cards("7s7d6s5c5h") };
  const against = (foul) => points({ foul, opponents: [dead] });
  assert.deepEqual(["swept", "void", "flat"].map(against), [10, 0, 6]);
});

test("OF-14 what a bonus hand is worth is among the points", () => {
  const street = { board: board("Qh6c/KhKd9h5d/AhAs8h6d4c"), cards: cards("Qs9c2s"), opponents: [finished] };
  street.opponents = [board("AcKsJd/TsTdJs7h3d/2h2d5h5c7s")];
  const [plain, with10] = [0, 10].map((fantasyPoints) => placementOdds({ ...street, fantasyPoints }).placements[0]);
  assert.equal(with10.points - plain.points, 10);
  assert.deepEqual([plain.fantasy, plain.placement.top], [1, ["Qs"]]);
});

const early = { board: board("4c/6d2c/TsJd"), cards: "7sKdTc", opponents: [board("4d/Td7d/6s6c")], samples: 2000 };

test("the same request has the same odds, in one call and step by step; another seed has others", () => {
  const whole = placementOdds(early);
  assert.deepEqual([whole.exact, whole.samples, whole.placements.length], [false, 2000, 27]);
  assert.ok(whole.standardError > 0 && whole.standardError === whole.placements[0].standardError);
  const job = placementOddsJob(early);
  let [steps, step] = [0, null];
  do {
    step = job.step(300);
    steps += 1;
    assert.equal(step.progress, Math.min(1, (steps * 300) / 2000));
  } while (!step.done);
  assert.equal(steps, 7);
  assert.deepEqual(step.result, whole);
  assert.deepEqual(job.step(1), step);
  job.free();
  job.free();
  assert.throws(() => job.step(1), { name: "RulesError", code: "ERR_FREED" });
  assert.notDeepEqual(placementOdds({ ...early, seed: seedOf(4) }), whole);
  assert.deepEqual(placementOdds({ ...early, seed: "0".repeat(64) }), whole);
});

test("OF-24 from a view alone, at every street of a match, every placement is rated and can be played", () => {
  const game = new Game({ game: "open-face", players: 3, button: 2, seed: seedOf(6), fantasyLimit: 0 });
  let exact = 0;
  while (!game.complete) {
    const seat = game.toAct;
    const { seats, viewer, actions, options } = game.view(seat);
    const [place] = actions;
    const opponents = seats.filter(({ seat, playing }) => playing && seat !== viewer);
    const odds = placementOdds({
      ...options,
      board: seats[viewer].rows,
      cards: place.cards,
      opponents: opponents.map(({ bonus, rows }) => (bonus ? { bonus: bonus.cards } : rows)),
      dead: seats[viewer].discards,
      samples: 400,
    });
    const text = (placement) => JSON.stringify(placement);
    const all = placements(place).map(text);
    assert.deepEqual(odds.placements.map(({ placement }) => text(placement)).sort(), all.sort());
    for (const { foul, fantasy } of odds.placements) assert.ok(foul >= 0 && foul + fantasy <= 1);
    exact += odds.exact ? 1 : 0;
    game.act(seat, odds.placements[0].placement);
  }
  assert.ok(exact >= 1);
});

const argument = (message) => ({ name: "TypeError", message });
const refused = (code, rule, details) => ({ name: "RulesError", code, rule, details });
const empty = board("//");

for (const [name, change, expected] of [
  ["no board", { board: undefined }, argument("board: expected a plain object, got undefined")],
  ["no cards", { cards: undefined }, argument("cards: expected an array, got undefined")],
  ["two cards", { cards: "7sKd" }, refused("ERR_CARD_COUNT", "OF-4", { field: "cards", count: 2, legal: [3] })],
  [
    "three cards at first",
    { board: empty },
    refused("ERR_CARD_COUNT", "OF-4", { field: "cards", count: 3, legal: [5] }),
  ],
  [
    "a board of six",
    { board: board("4c/6d2c/TsJdQc") },
    refused("ERR_BOARD_COUNT", "OF-4", { field: "board", count: 6, legal: [0, 5, 7, 9, 11] }),
  ],
  [
    "a long row",
    { board: board("4c5c6c7c/6d2c/TsJd") },
    refused("ERR_ROW_FULL", "OF-5", { field: "board", row: "top", cards: 4, room: 3 }),
  ],
  ["an own card twice", { cards: "7s4cTc" }, refused("ERR_CARD_TWICE", "OF-3", { field: "cards", card: "4c" })],
  ["a dead card held", { dead: ["Tc"] }, refused("ERR_CARD_TWICE", "OF-3", { field: "dead", card: "Tc" })],
  ["a dead card twice", { dead: "2h2h" }, refused("ERR_CARD_REPEATED", null, { position: 1, card: "2h" })],
  [
    "three opponents",
    { opponents: [empty, empty, empty] },
    refused("ERR_SEATS", "OF-1", { field: "opponents", given: 3, min: 0, max: 2 }),
  ],
  [
    "an opponent's long row",
    { opponents: [empty, board("5c6c7c8c//")] },
    refused("ERR_ROW_FULL", "OF-5", { field: "opponents", board: 1, row: "top", cards: 4, room: 3 }),
  ],
  [
    "an opponent with one card",
    { opponents: [board("4d//")] },
    refused("ERR_BOARD_COUNT", "OF-4", { field: "opponents", count: 1, legal: [0, 5, 7, 9, 11, 13] }),
  ],
  [
    "a short bonus hand",
    { opponents: [{ bonus: 13 }] },
    argument("opponents[0].bonus: expected a whole number from 14 to 17, got 13"),
  ],
  ["a bonus hand with rows", { opponents: [{ bonus: 14, top: [] }] }, argument("opponents[0].top: unknown field")],
  [
    "a deck that is too short",
    { dead: deckOf52.filter((card) => !"4c6d2cTsJd7sKdTc4dTd7d6s6c".includes(card)).slice(0, 30) },
    refused("ERR_TOO_FEW_CARDS", "OF-3", { field: "opponents", needed: 21, left: 9 }),
  ],
  ["no sample", { samples: 0 }, argument("samples: expected a whole number from 1 to 100000, got 0")],
  ["too many samples", { samples: 100_001 }, argument("samples: expected a whole number from 1 to 100000, got 100001")],
  ["a short seed", { seed: "00" }, argument("seed: expected 64 hexadecimal digits, got a string of 2 characters")],
  ["an unknown option", { budget: 5 }, argument("budget: unknown field")],
  ["the closed game", { variant: "closed-13" }, refused("ERR_NO_STREETS", "OF-21", { field: "variant" })],
]) {
  test(`placementOdds refuses ${name}`, () => assert.throws(() => placementOdds({ ...early, ...change }), expected));
}

test("steps are bounded, too", () => {
  const job = placementOddsJob({ ...early, samples: 1_000_000_000 });
  for (const n of [0, -1, 0.5, 1_000_001, "1", undefined]) {
    assert.throws(() => job.step(n), {
      name: "TypeError",
      message: /^n: expected a whole number from 1 to 1000000, got/,
    });
  }
  assert.throws(() => placementOddsJob({ ...early, samples: 1_000_000_001 }), TypeError);
  assert.equal(job.step(100).done, false);
  job.free();
});

test("refusals of counts are sentences with the counts that are right", () => {
  const said = (use) => {
    try {
      return use();
    } catch (error) {
      return [en, ru].map(({ describeRefusal }) => describeRefusal(error).split(/(?<=\.) /)[0]);
    }
  };
  assert.deepEqual(
    said(() => placementOdds({ ...early, cards: "7sKd" })),
    ["There must be 3 cards here, not 2.", "Карт здесь должно быть 3, а не 2."],
  );
  assert.deepEqual(
    said(() => placementOdds({ ...early, board: board("4c//") })),
    ["The rows hold 0, 5, 7, 9 or 11 cards here.", "Карт в рядах здесь должно быть 0, 5, 7, 9 или 11."],
  );
  assert.deepEqual(
    said(() => arrangeOpenFace({ cards: "As" })),
    ["From 13 to 17 cards can be arranged.", "Раскладывают от 13 до 17 карт."],
  );
});

test("a worker answers as placementOdds does, tells how far it is, and is broken off", async (context) => {
  const worker = new OddsWorker();
  context.after(() => worker.terminate());
  const told = [];
  const answer = await worker.placementOdds(early, { onProgress: (step) => told.push(step) });
  assert.deepEqual(answer, placementOdds(early));
  assert.ok(told.length > 0 && told.every(({ progress, result }) => progress < 1 && result.placements.length > 0));
  assert.deepEqual(await worker.placementOdds(last), placementOdds(last));
  await assert.rejects(worker.placementOdds({ ...early, cards: "7sKd" }), { code: "ERR_CARD_COUNT" });
  await assert.rejects(worker.placementOdds(), { name: "TypeError", path: "request" });
  await assert.rejects(worker.placementOdds(early, { progress: 1 }), { message: "options.progress: unknown field" });
  await assert.rejects(worker.placementOdds(early, { onProgress: 1 }), { path: "options.onProgress" });
  // More than a call may take, as a job.
  const control = new AbortController();
  const long = { ...early, samples: 1_000_000_000 };
  const onProgress = () => control.abort(new Error("enough"));
  await assert.rejects(worker.placementOdds(long, { signal: control.signal, onProgress }), { message: "enough" });
  assert.deepEqual(await worker.placementOdds(last), placementOdds(last), "the thread is free again");
});
