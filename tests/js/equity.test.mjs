import assert from "node:assert/strict";
import test from "node:test";
import init, { equity, equityJob, evaluateCards } from "cardroom";
import { OddsWorker } from "cardroom/worker";
import { serving } from "../../npm/odds-thread.js";
import { OddsThread } from "../../npm/odds-worker.js";
import { seedOf } from "../support/play.mjs";

await init();

const game = "texas-holdem";
const aces = { game, hands: ["AhAd", "KsKh"] };

test("TH-15 aces against kings, all 1 712 304 boards", () => {
  const { exact, samples, deals, standardError, players } = equity(aces);
  assert.deepEqual([exact, samples, deals, standardError], [true, 0, 1_712_304, 0]);
  const [ours, theirs] = players;
  assert.deepEqual([ours.wins, theirs.wins, ours.ties, theirs.ties], [1_399_204, 305_177, 7_923, 7_923]);
  assert.equal(ours.win, 1_399_204 / 1_712_304);
  assert.ok(Math.abs(ours.equity - (1_399_204 + 7_923 / 2) / 1_712_304) < 1e-15);
  assert.ok(Math.abs(ours.equity + theirs.equity - 1) < 1e-15);
});

test("three hands on a flop, as every turn and river compared by evaluateCards", () => {
  const hands = ["AhAd", "KcKh", "7c6c"];
  const board = ["Ks", "9h", "2d"];
  const deck = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
  const unseen = deck.filter((card) => !board.includes(card) && !hands.some((hand) => hand.includes(card)));
  const wins = [0, 0, 0];
  let deals = 0;
  for (const [at, turn] of unseen.entries()) {
    for (const river of unseen.slice(0, at)) {
      const values = hands.map((hand) => evaluateCards(hand + [...board, turn, river].join("")).value);
      const best = Math.max(...values);
      if (values.filter((value) => value === best).length === 1) wins[values.indexOf(best)]++;
      deals++;
    }
  }
  const result = equity({ game, hands, board });
  assert.equal(result.deals, deals);
  assert.deepEqual(
    result.players.map((player) => player.wins),
    wins,
  );
  assert.deepEqual(equity({ game, hands: hands.map((hand) => hand.match(/../g)), board: "Ks 9h 2d" }), result);
});

test("ranges, weights, dead cards and any two", () => {
  const one = equity({ game, ranges: ["AhAd", "KsKh"] });
  assert.deepEqual(one, equity(aces), "a range of two cards is a hand");
  const half = equity({ game, ranges: ["AKs, QQ:0.5", "random"], board: "Ts9s2c", exact: true });
  assert.equal(half.exact, true);
  assert.deepEqual([half.deals, half.players[0].wins], [null, null], "a weighted count is no whole number");
  const full = equity({ game, ranges: ["AKs, QQ", "random"], board: "Ts9s2c" });
  assert.ok(half.players[0].equity < full.players[0].equity, "queens count less");
  assert.equal(full.deals, full.players[0].wins + full.players[1].wins + full.players[0].ties);
  const dead = equity({ ...aces, board: "2c7d9s3h", dead: ["Ac", "As"] });
  assert.deepEqual([dead.deals, dead.players[0].win, dead.players[1].wins], [42, 40 / 42, 2]);
});

test("samples: seeded, with an error that is stated, in the number that was asked for", () => {
  const request = { ...aces, exact: false, samples: 20_000 };
  const sampled = equity(request);
  assert.deepEqual([sampled.exact, sampled.samples, sampled.deals], [false, 20_000, 20_000]);
  const exact = equity(aces);
  for (const [at, { equity: part, standardError, wins }] of sampled.players.entries()) {
    assert.ok(standardError > 0.001 && standardError < 0.004, `${standardError}`);
    assert.ok(Math.abs(part - exact.players[at].equity) < 4 * standardError);
    assert.ok(Number.isInteger(wins));
  }
  assert.equal(sampled.standardError, Math.max(...sampled.players.map((player) => player.standardError)));
  assert.deepEqual(equity({ ...request, seed: "0".repeat(64) }), sampled, "the default seed");
  assert.notDeepEqual(equity({ ...request, seed: seedOf(1) }), sampled);
  assert.equal(equity({ ...aces, budget: 1, samples: 10 }).samples, 10, "what the budget does not allow is sampled");
  assert.equal(equity({ ...aces, exact: true }).exact, true);
  assert.equal(equity({ game, ranges: Array(10).fill("random"), samples: 1000 }).players.length, 10);
});

test("a job does what it is asked for at a time, and gives the same in the end", () => {
  const request = { game, ranges: ["TT+, AK:0.5", "random", "76s"], samples: 10_000, exact: false };
  const job = equityJob(request);
  const first = job.step(1000);
  assert.equal(first.done, false);
  assert.ok(first.progress > 0 && first.progress <= 0.1);
  assert.ok(first.result.samples <= 1000);
  let step = first;
  while (!step.done) step = job.step(3000);
  assert.equal(step.progress, 1);
  assert.deepEqual(step.result, equity(request));
  assert.deepEqual(job.step(1), step, "nothing happens any more");
  job.free();
  job.free();
  assert.throws(() => job.step(1), { code: "ERR_FREED" });

  const counted = equityJob({ game, ranges: ["AK", "QQ"], exact: true, budget: 1e9 });
  const steps = [];
  do steps.push(counted.step(1));
  while (!steps.at(-1).done);
  assert.ok(steps.length > 3);
  for (const { result } of steps.slice(0, -1)) assert.equal(result, null, "a count that is not complete says nothing");
  assert.deepEqual(steps.at(-1).result, equity({ game, ranges: ["AK", "QQ"] }));
  counted[Symbol.dispose]();
});

// Each with what is wrong: the beginning of a TypeError's message, or the code and the details of a RulesError.
const bad = [
  ["no request", undefined, "request: expected a plain object"],
  ["no game", {}, 'game: expected "texas-holdem", "liars-holdem" or "liars-draw", got undefined'],
  [
    "another game",
    { ...aces, game: "open-face" },
    'game: expected "texas-holdem", "liars-holdem" or "liars-draw", got "open-face"',
  ],
  ["an unknown field", { ...aces, boards: "" }, "boards: unknown field"],
  ["nobody", { game }, "hands: expected an array, got undefined"],
  ["hands and ranges", { ...aces, ranges: ["AA", "KK"] }, "ranges: expected nothing beside hands"],
  ["one hand", { game, hands: ["AsAh"] }, "ERR_HAND_COUNT", { field: "hands", count: 1, min: 2, max: 10 }],
  [
    "eleven",
    { game, ranges: Array(11).fill("random") },
    "ERR_HAND_COUNT",
    { field: "ranges", count: 11, min: 2, max: 10 },
  ],
  ["a thousand hands", { game, hands: Array(1000).fill("AsAh") }, "hands: expected at most 64 entries, got 1000"],
  ["three cards", { game, hands: ["AsAh", "KsKhKd"] }, "ERR_HOLE_CARDS", { field: "hands[1]", count: 3 }],
  ["no card", { game, hands: ["AsAh", "10hKd"] }, 'hands[1]: expected cards such as "AsTd", got "10hKd"'],
  ["no card in a list", { game, hands: [["As", "ah"], "KsKh"] }, 'hands[0][1]: expected a card such as "Td", got "ah"'],
  ["a number", { game, hands: [7, "KsKh"] }, "hands[0]: expected cards, got 7"],
  ["nothing", { game, hands: ["AsAh", undefined, "KsKh"] }, "hands[1]: expected cards, got undefined"],
  ["a card twice", { game, hands: ["AsAs", "KsKh"] }, "ERR_CARD_TWICE", { field: "hands[0]", card: "As" }],
  ["a card in two hands", { game, hands: ["AsAh", "KsAh"] }, "ERR_CARD_TWICE", { field: "hands[1]", card: "Ah" }],
  ["a card on the board", { ...aces, board: "Kh2c3c" }, "ERR_CARD_TWICE", { field: "hands[1]", card: "Kh" }],
  ["a dead card", { ...aces, dead: "Ad" }, "ERR_CARD_TWICE", { field: "hands[0]", card: "Ad" }],
  [
    "a dead card on the board",
    { ...aces, board: "2c3c4c", dead: ["4c"] },
    "ERR_CARD_TWICE",
    { field: "dead", card: "4c" },
  ],
  ["two cards on the board", { ...aces, board: "2c3c" }, "ERR_BOARD_COUNT", { field: "board", count: 2 }],
  ["six cards on the board", { ...aces, board: "2c3c4c5c6c7c" }, "ERR_BOARD_COUNT", { field: "board", count: 6 }],
  ["no range", { game, ranges: ["AA", "TT+, AKx"] }, "ERR_RANGE", { field: "ranges[1]", position: 5, item: "AKx" }],
  ["an empty range", { game, ranges: ["", "AA"] }, "ERR_RANGE", { field: "ranges[0]", position: 0, item: "" }],
  [
    "a weight above 1",
    { game, ranges: ["AA:1.5", "KK"] },
    "ERR_RANGE",
    { field: "ranges[0]", position: 0, item: "AA:1.5" },
  ],
  ["nothing but 0", { game, ranges: ["AA:0", "KK"] }, "ERR_RANGE", { field: "ranges[0]", position: 0, item: "" }],
  [
    "letters from elsewhere",
    { game, ranges: ["АА", "KK"] },
    "ERR_RANGE",
    { field: "ranges[0]", position: 0, item: "АА" },
  ],
  ["no string", { game, ranges: [["AA"], "KK"] }, "ranges[0]: expected a string, got an array"],
  [
    "a long range",
    { game, ranges: ["AA,".repeat(20_000), "KK"] },
    "ranges[0]: expected at most 32768 characters, got 60000",
  ],
  ["no hand left", { game, ranges: ["AsAh", "AA"], dead: "Ac" }, "ERR_RANGE_EMPTY", { field: "ranges[1]" }],
  ["ranges in each other's way", { game, ranges: ["AA", "AA", "AA"] }, "ERR_NO_DEAL", { field: "ranges" }],
  ["a budget of 0", { ...aces, budget: 0 }, "budget: expected a whole number from 1 to 100000000, got 0"],
  ["no samples", { ...aces, samples: 0 }, "samples: expected a whole number from 1 to 10000000, got 0"],
  ["samples without end", { ...aces, samples: Number.POSITIVE_INFINITY }, "samples: expected a whole number from 1"],
  ["half a sample", { ...aces, samples: 0.5 }, "samples: expected a whole number from 1"],
  ["exactly", { ...aces, exact: "yes" }, 'exact: expected true, false or "auto", got "yes"'],
  ["a short seed", { ...aces, seed: "00" }, "seed: expected 64 hexadecimal digits, got a string of 2 characters"],
];

for (const [name, request, expected, details] of bad) {
  test(`equity refused: ${name}`, () => {
    for (const ask of [equity, equityJob]) {
      assert.throws(
        () => ask(request),
        (error) => {
          if (details === undefined) {
            assert.equal(error.name, "TypeError", error.message);
            const begins = ask === equityJob ? expected.replace(/ to 1\d+/, " to 1000000000000") : expected;
            assert.ok(error.message.startsWith(begins), error.message);
            assert.ok(expected.startsWith(`${error.path}:`), error.path);
          } else {
            assert.equal(error.name, "RulesError", error.message);
            assert.equal(error.code, expected);
            assert.deepEqual(error.details, details);
            assert.ok(error.message.startsWith(`${details.field}: `), error.message);
          }
          return true;
        },
      );
    }
  });
}

test("equity refused: too few cards, and a count beyond the budget, with the numbers", () => {
  const deck = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
  assert.throws(() => equity({ game, ranges: Array(10).fill("random"), dead: deck.slice(0, 28) }), {
    code: "ERR_TOO_FEW_CARDS",
    details: { field: "ranges", needed: 25, left: 24 },
  });
  assert.throws(
    () => equity({ game, ranges: ["random", "random"], exact: true, budget: 1000 }),
    ({ code, details }) => code === "ERR_EQUITY_BUDGET" && details.budget === 1000 && details.needed > 1_000_000,
  );
  assert.throws(() => equityJob(aces).step(0), { message: "n: expected a whole number from 1 to 1000000000, got 0" });
});

test("a getter is asked once, and what it throws goes through", () => {
  let asked = 0;
  const request = {
    game,
    get hands() {
      asked++;
      return ["AhAd", "KsKh"];
    },
  };
  equity(request);
  assert.equal(asked, 1);
  const thrown = new Error("mine");
  assert.throws(
    () =>
      equity({
        game,
        get hands() {
          throw thrown;
        },
      }),
    (error) => error === thrown,
  );
});

test("ranges that leave no deal are refused at once, however it is worked out", () => {
  const anyAce = "AA, A2+";
  const ranges = ["random", anyAce, anyAce, anyAce, anyAce, anyAce];
  const refused = { name: "RulesError", code: "ERR_NO_DEAL", details: { field: "ranges" } };
  for (const change of [{}, { exact: true, budget: 1e8 }, { exact: false, samples: 1e7 }]) {
    assert.throws(() => equity({ game, ranges, ...change }), refused);
  }
  // As a job it would have tried 10^12 samples.
  assert.throws(() => equityJob({ game, ranges, exact: false, samples: 1e12 }), refused);
  assert.equal(equity({ game, ranges: ranges.slice(0, 5), samples: 1000 }).players.length, 5);
});

test("a budget that is enough is told, however far above any it is", () => {
  const refused = (count, board) => {
    try {
      equity({ game, ranges: Array(count).fill("random"), board, exact: true });
    } catch ({ code, details }) {
      return [code, details.needed];
    }
  };
  // Pairs of 52 cards, of 49; the showdowns of a matchup before the flop and on it.
  assert.deepEqual(refused(2), ["ERR_EQUITY_BUDGET", 1326 ** 2 * 50_000]);
  assert.deepEqual(refused(3, "2c3d4h"), ["ERR_EQUITY_BUDGET", 1176 ** 3 * 300]);
  const [code, needed] = refused(10);
  assert.equal(code, "ERR_EQUITY_BUDGET");
  assert.ok(Math.abs(needed / (1326 ** 10 * 50_000) - 1) < 1e-12, String(needed));
});

test("a worker answers as equity does, several requests at once", async (context) => {
  const worker = new OddsWorker();
  context.after(() => worker.terminate());
  const requests = [
    aces,
    { game, ranges: ["TT+", "random"], samples: 300_000, exact: false },
    { game, hands: ["AsKs", "QdQh"], board: "Ts9s2c" },
  ];
  const told = [];
  const answers = await Promise.all(
    requests.map((request, at) => worker.equity(request, { onProgress: (step) => told.push([at, step]) })),
  );
  assert.deepEqual(answers, requests.map(equity));
  const ofSamples = told.filter(([at]) => at === 1).map(([, step]) => step);
  assert.ok(ofSamples.length > 0);
  for (const { progress, result } of ofSamples) assert.ok(progress > 0 && progress < 1 && result.samples > 0);
});

test("a worker's refusals are the same errors", async (context) => {
  const worker = new OddsWorker();
  context.after(() => worker.terminate());
  await assert.rejects(worker.equity({ game, hands: ["AsAh"] }), { name: "RulesError", code: "ERR_HAND_COUNT" });
  await assert.rejects(worker.equity({ ...aces, budget: 0 }), { name: "TypeError", path: "budget" });
  await assert.rejects(worker.equity({ ...aces, extra: () => {} }), { name: "DataCloneError" });
  await assert.rejects(worker.equity(aces, { progress: 1 }), {
    name: "TypeError",
    message: "options.progress: unknown field",
  });
  assert.throws(() => new OddsWorker({ url: "" }), { name: "TypeError", path: "options.url" });
  assert.deepEqual(await worker.equity(aces), equity(aces), "and it goes on");
});

test("a worker is broken off by a signal, and by its end", async () => {
  const worker = new OddsWorker();
  const long = { game, ranges: ["random", "random"], samples: 1e12 };
  const control = new AbortController();
  await assert.rejects(
    worker.equity(long, { signal: control.signal, onProgress: () => control.abort(new Error("enough")) }),
    { message: "enough" },
  );
  await assert.rejects(worker.equity(long, { signal: control.signal }), { message: "enough" }, "before it begins");
  assert.deepEqual(await worker.equity(aces), equity(aces), "the thread is free again");
  const last = worker.equity(long);
  worker.terminate();
  await assert.rejects(last, { code: "ERR_FREED" });
  await assert.rejects(worker.equity(aces), { code: "ERR_FREED" });
  worker.terminate();
});

test("what onProgress throws is the answer, and breaks the work off", async (context) => {
  const worker = new OddsWorker();
  context.after(() => worker.terminate());
  const endless = { game: "texas-holdem", ranges: ["random", "random"], exact: false, samples: 1e12 };
  const mine = new Error("mine");
  let told = 0;
  const onProgress = () => {
    told += 1;
    throw mine;
  };
  await assert.rejects(worker.equity(endless, { onProgress }), (error) => error === mine);
  assert.equal(told, 1);
  const request = { game: "texas-holdem", hands: ["AsAd", "KsKd"], board: "2c3d4h" };
  assert.deepEqual(await worker.equity(request), equity(request));
});

test("a worker that is handed what cannot be sent leaves no thread behind", () => {
  const ended = [];
  const begin = () => ({ post: structuredClone, hold() {}, terminate: () => ended.push("terminated") });
  assert.throws(() => new OddsThread(begin, { module: () => {} }), { name: "DataCloneError" });
  assert.deepEqual(ended, ["terminated"]);
});

test("a worker whose module cannot be loaded says so", async (context) => {
  const worker = new OddsWorker({ module: new Uint8Array([1, 2, 3]) });
  context.after(() => worker.terminate());
  await assert.rejects(worker.equity(aces), { name: "Error", message: /WebAssembly/ });
});

test("a thread asks for more at a time while its turns are short, and for less where they are long", async () => {
  // A clock that counts the calls: each reading is so much later than the one before.
  const turns = async (milliseconds) => {
    let time = 0;
    const posted = [];
    const serve = serving(
      async () => {},
      (message) => posted.push(message),
      () => {
        time += milliseconds;
        return time;
      },
    );
    await serve({});
    await serve({
      number: 1,
      ask: "equity",
      request: { game, ranges: ["random", "random"], samples: 400_000, exact: false },
    });
    assert.equal(posted.at(-1).step.done, true);
    return posted.map(({ step }) => step.result.samples).map((samples, at, all) => samples - (all[at - 1] ?? 0));
  };
  const short = await turns(10);
  assert.deepEqual(short.slice(0, 2), [20_000, 80_000]);
  const long = await turns(80);
  assert.deepEqual(long.slice(0, 5), [20_000, 10_000, 5_000, 2_500, 1_250]);
  assert.equal(Math.min(...long.slice(0, -1)), 1000, "but always for some");
});
