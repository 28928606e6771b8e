import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import init, { checkOpenFace, Game, placements, scoreOpenFace } from "cardroom";
import { board, cards, naturals, rowNames, royalties } from "../support/open-face.mjs";
import { seedOf } from "../support/play.mjs";

test("the functions before init are refused by name", () => {
  for (const use of [() => scoreOpenFace({ boards: [] }), () => checkOpenFace({}), () => placements({})]) {
    assert.throws(use, { name: "RulesError", code: "ERR_NOT_INITIALIZED" });
  }
});

test("OF-7 … OF-16: every line of the vectors through scoreOpenFace", async () => {
  await init();
  const lines = readFileSync(new URL("../vectors/open-face-scores.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  assert.equal(lines.length, 400);
  for (const line of lines) {
    const { boards, ...expected } = JSON.parse(line);
    const { players, pairs } = scoreOpenFace({ boards });
    assert.deepEqual(
      {
        foul: players.map(({ foul }) => foul),
        royalties: players.map(({ royalties }) => rowNames.map((row) => royalties[row])),
        net: players.map(({ net }) => net),
        entersFantasy: players.map(({ entersFantasy }) => entersFantasy),
        staysFantasy: players.map(({ staysFantasy }) => staysFantasy),
      },
      expected,
    );
    assert.equal(pairs.length, (boards.length * (boards.length - 1)) / 2);
    for (const [seat, { live, royalties }] of boards.map((rows) => checkOpenFace(rows)).entries()) {
      assert.equal(live, !expected.foul[seat]);
      assert.deepEqual(
        rowNames.map((row) => royalties[row]),
        expected.royalties[seat],
      );
    }
  }
});

const net = (first, second, options) =>
  scoreOpenFace({ boards: [board(first), board(second)], ...options }).players[0].net;

const one = "Ac9d4s/KhKd8s6c2d/AhAdQsTc3h";
const other = "Ks8c3s/JhJd9h5d2c/QhQcAs7c4d";
const paying = "8d8c3s/Ts9dTc9sKd/AhKhJh4h2h";
const queens = "QhQd2s/KhKd9h5d2c/AhAs8h6d4c";
const sevens = "7h7d7s/KhKdKs2c2d/AhAdAcAs3c";

test("the worked examples of the rules file", () => {
  assert.equal(net(one, other), 6);
  assert.equal(net("AcKd7s/JhJd9s5c2d/QhQd8s6c4d", "AsKh7c/ThTd9h5d2c/AhAd8h6d4c"), 0);
  assert.equal(net("2c4h6d/KsQhTh6c3s/KdQcJh6s4d", "2s3h5d/KcQd9h5c2h/AhKh9c5s2d"), 1);
  assert.deepEqual(checkOpenFace(board(paying)).royalties, { top: 3, middle: 0, bottom: 4 });
  const { hands, ...check } = checkOpenFace(board(queens));
  assert.deepEqual(check, {
    live: true,
    tooStrong: [],
    royalties: { top: 7, middle: 0, bottom: 0 },
    entersWith: 14,
    staysBy: [],
  });
  assert.deepEqual([hands.top.category, hands.middle.category, hands.bottom.ranks], ["pair", "pair", [..."A864"]]);
  assert.deepEqual(checkOpenFace(board(sevens)).staysBy, ["top", "bottom"]);
});

test("OF-7 a top whose kickers are a prefix of the middle's is not stronger", () => {
  const strong = (middle) =>
    checkOpenFace({ top: "QhQd7s", middle, bottom: "AhAs8h6d4c".replace("4c", "3c") }).tooStrong;
  assert.deepEqual(strong("QcQs9h8d2c"), []);
  assert.deepEqual(strong("QcQs6h5d4c"), ["top"]);
  assert.deepEqual(strong("QcQs7h3d2c"), []);
});

test("a score tells each pair row by row, from arrays or strings", () => {
  const expected = {
    first: 0,
    second: 1,
    rows: { top: 1, middle: 1, bottom: 1 },
    sweptBy: 0,
    firstPoints: { rows: 6, royalties: 0, natural: 0 },
    secondPoints: { rows: 0, royalties: 0, natural: 0 },
    net: 6,
  };
  assert.deepEqual(scoreOpenFace({ boards: [board(one), board(other)] }).pairs, [expected]);
  const text = { top: "Ac 9d 4s", middle: "KhKd8s6c2d", bottom: cards("AhAdQsTc3h") };
  assert.deepEqual(scoreOpenFace({ boards: [text, board(other)] }).pairs, [expected]);
});

test("each option that scores changes a score", () => {
  const table = structuredClone(royalties);
  table.top.pairs[6] = 40;
  for (const [first, second, options, plain, changed] of [
    [one, other, { sweepTotal: 9 }, 6, 9],
    // OF-9: two rows and a tie.
    ["AcKd7s/JhJd9s5c2d/QhQd8s6c4d", "AsKh7c/ThTd9h5d2c/JcJs8h6d4h", { rowPoints: 2 }, 2, 4],
    [paying, "2c5h6d/KsQhTh6c3h/KcQcJs6s4d", { royalties: table }, 13, 50],
    // OF-11.
    [queens.replace("9h5d", "9s5s"), "TsTc3s/JhJd8d7h2h/QcJcAc7c4d", { foul: "void" }, 13, 0],
    [queens.replace("9h5d", "9s5s"), "TsTc3s/JhJd8d7h2h/QcJcAc7c4d", { foul: "flat" }, 13, 6],
  ]) {
    assert.equal(net(first, second), plain, JSON.stringify(options));
    assert.equal(net(first, second, options), changed, JSON.stringify(options));
  }
  assert.deepEqual(
    ["fourteen", "progressive"].map((fantasyCards) => checkOpenFace(board(sevens), { fantasyCards }).entersWith),
    [14, 17],
  );
  assert.deepEqual(checkOpenFace(board(sevens), { fantasyStay: "full-house-middle" }).staysBy, rowNames);
  assert.equal(checkOpenFace(board(queens), { variant: "closed-13" }).entersWith, null);
});

test("OF-21 naturals win as dealt, from a table that is given", () => {
  const dragon = "As2d3h/4c5s6d7h8c/9sTdJhQcKs";
  const closed = { variant: "closed-13", naturals };
  const score = (options) =>
    scoreOpenFace({ boards: [board(dragon), board("2c3s4d/5h6s8d9dTh/JcQdKcAdAc")], ...options });
  assert.deepEqual(
    score(closed).players.map(({ natural, foul, net }) => [natural, foul, net]),
    [
      ["dragon", false, 36],
      [null, false, -36],
    ],
  );
  assert.equal(score({ ...closed, naturals: { ...naturals, dragon: 40 } }).players[0].net, 40);
  assert.equal(score({ ...closed, naturals: null }).players[0].natural, null);
  const four = ["2s3s4s/5s6s7s8s9s/TsJsQsKsAs", "h", "d", "c"].map((text, _, all) =>
    text.length > 1 ? text : all[0].replaceAll("s", text),
  );
  assert.equal(scoreOpenFace({ boards: four.map(board), variant: "closed-13" }).pairs.length, 6);
});

test("OF-4 OF-5 placements lists those of ordinary streets, each legal, none twice", () => {
  const game = new Game({ game: "open-face", players: 2, button: 1, seed: seedOf(1) });
  const counts = [];
  while (!game.complete) {
    const seat = game.toAct;
    const [choice] = game.legalActions();
    const all = placements(choice);
    assert.equal(all.length, choice.count);
    assert.equal(new Set(all.map((action) => JSON.stringify(action))).size, choice.count);
    for (const action of all) assert.deepEqual(game.check(seat, action), { ok: true });
    counts.push(choice.count);
    const even = all.find(({ top, middle }) => top.length === 1 && middle.length === 2);
    game.act(seat, even ?? all[Math.floor(all.length / 2)]);
  }
  assert.equal(counts.length, 10);
  assert.deepEqual(counts.slice(0, 2), [232, 232]);
  assert.ok(counts.slice(2).every((count) => count <= 27));
  assert.equal(counts[2], 27);
  const room = { top: 3, middle: 5, bottom: 5 };
  const deck = cards("2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d");
  for (const held of [13, 14, 15, 16, 17]) {
    const choice = { type: "place", cards: deck.slice(0, held), room, discards: held - 13, count: 1 };
    assert.equal(placements(choice), null);
  }
  assert.deepEqual(placements({ type: "place", cards: [], room, discards: 0, count: 1 }), [
    { type: "place", top: [], middle: [], bottom: [], discard: [] },
  ]);
  // Whatever the count says, it is not allocated.
  assert.deepEqual(placements({ type: "place", cards: ["As"], room, discards: 2, count: 4294967295 }), []);
});

const good = board(one);
const choice = {
  type: "place",
  cards: ["As", "Kd", "Qc"],
  room: { top: 1, middle: 2, bottom: 3 },
  discards: 1,
  count: 1,
};
const argument = (message) => ({ name: "TypeError", message });
const refused = (code, rule, details) => ({ name: "RulesError", code, rule, details });

for (const [name, use, expected] of [
  ["nothing to score", () => scoreOpenFace(), argument("request: expected a plain object, got undefined")],
  ["no boards", () => scoreOpenFace({}), argument("boards: expected an array, got undefined")],
  ["one board", () => scoreOpenFace({ boards: [good] }), refused("ERR_SEATS", "OF-1", { given: 1, min: 2, max: 3 })],
  [
    "four boards",
    () => scoreOpenFace({ boards: Array(4).fill(good) }),
    refused("ERR_SEATS", "OF-1", { given: 4, min: 2, max: 3 }),
  ],
  ["a thousand boards", () => scoreOpenFace({ boards: Array(1000).fill(good) }), argument(/^boards: expected at most/)],
  [
    "a board without a row",
    () => scoreOpenFace({ boards: [good, { top: [], middle: [] }] }),
    argument("boards[1].bottom: expected an array, got undefined"),
  ],
  [
    "a board with a fourth row",
    () => scoreOpenFace({ boards: [good, { ...good, left: [] }] }),
    argument("boards[1].left: unknown field"),
  ],
  [
    "no card",
    () => scoreOpenFace({ boards: [good, { ...good, top: ["As", "1h"] }] }),
    argument('boards[1].top[1]: expected a card such as "Td", got "1h"'),
  ],
  [
    "a short board",
    () => scoreOpenFace({ boards: [good, { ...board(other), top: "Ks8c" }] }),
    refused("ERR_BOARD_NOT_FULL", "OF-2", { board: 1, cards: 12, full: 13 }),
  ],
  [
    "a long row",
    () => scoreOpenFace({ boards: [{ ...good, top: "Ac9d4s5s" }, board(other)] }),
    refused("ERR_ROW_FULL", "OF-5", { board: 0, row: "top", cards: 4, room: 3 }),
  ],
  [
    "a card on two boards",
    () => scoreOpenFace({ boards: [good, { ...board(other), top: "Ac8c3s" }] }),
    refused("ERR_CARD_TWICE", "OF-3", { board: 1, card: "Ac" }),
  ],
  [
    "an unknown option",
    () => scoreOpenFace({ boards: [good, board(other)], sweep: 6 }),
    argument("sweep: unknown field"),
  ],
  [
    "a low sweep",
    () => scoreOpenFace({ boards: [good, board(other)], rowPoints: 2, sweepTotal: 5 }),
    refused("ERR_SWEEP_TOTAL", "OF-9", { field: "sweepTotal", given: 5, min: 6, max: 10_000 }),
  ],
  ["no board", () => checkOpenFace(), argument("board: expected a plain object, got undefined")],
  ["a board of text", () => checkOpenFace(one), argument(/^board: expected a plain object, got "Ac9d4s/)],
  [
    "a row of numbers",
    () => checkOpenFace({ ...good, middle: [1] }),
    argument('board.middle[0]: expected a card such as "Td", got 1'),
  ],
  ["a card twice", () => checkOpenFace({ ...good, top: "AcAc4s" }), refused("ERR_CARD_TWICE", "OF-3", { card: "Ac" })],
  [
    "options of another kind",
    () => checkOpenFace(good, { fantasyStay: "trips" }),
    argument('options.fantasyStay: expected "quads" or "full-house-middle", got "trips"'),
  ],
  ["options null", () => checkOpenFace(good, null), argument("options: expected a plain object, got null")],
  ["a leave", () => placements({ type: "leave" }), argument('choice.type: expected "place", got "leave"')],
  [
    "no room",
    () => placements({ ...choice, room: undefined }),
    argument("choice.room: expected a plain object, got undefined"),
  ],
  [
    "too much room",
    () => placements({ ...choice, room: { top: 4, middle: 0, bottom: 0 } }),
    argument("choice.room.top: expected a whole number from 0 to 3, got 4"),
  ],
  [
    "too many cards",
    () => placements({ ...choice, cards: Array(18).fill("As") }),
    argument("choice.cards: expected at most 17 entries, got 18"),
  ],
  [
    "a card held twice",
    () => placements({ ...choice, cards: ["As", "Kd", "As"] }),
    refused("ERR_CARD_REPEATED", null, { position: 2, card: "As" }),
  ],
]) {
  test(`refused: ${name}`, () => assert.throws(use, expected));
}
