import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import init, { arrangeOpenFace, checkOpenFace, Game, scoreOpenFace } from "cardroom";
import { board, cards, deckOf52, naturals, rowNames, royalties } from "../support/open-face.mjs";
import { seedOf } from "../support/play.mjs";

test("arrangeOpenFace before init is refused by name", () => {
  assert.throws(() => arrangeOpenFace({ cards: [] }), { name: "RulesError", code: "ERR_NOT_INITIALIZED" });
});

const sum = ({ top, middle, bottom }) => top + middle + bottom;

test("OF-10 OF-16: every line of the vectors through arrangeOpenFace", async () => {
  await init();
  const lines = readFileSync(new URL("../vectors/fantasyland.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  assert.equal(lines.length, 222);
  for (const line of lines) {
    const { cards, maxRoyalties, maxRoyaltiesStaying } = JSON.parse(line);
    const free = arrangeOpenFace({ cards });
    assert.equal(sum(free.royalties), maxRoyalties);
    const staying = arrangeOpenFace({ cards: cards.join(""), fantasyPoints: 10_000 });
    assert.equal(staying.stays ? sum(staying.royalties) : null, maxRoyaltiesStaying);
    for (const { top, middle, bottom, discard, stays, royalties, net } of [free, staying]) {
      const check = checkOpenFace({ top, middle, bottom });
      assert.deepEqual([check.live, check.staysBy.length > 0, check.royalties], [true, stays, royalties]);
      assert.deepEqual([...top, ...middle, ...bottom, ...discard].sort(), cards.toSorted());
      assert.equal(net, null);
    }
  }
});

test("OF-16 an arrangement in full, whatever the order of the cards", () => {
  const held = "4s7dKhKs6sKc2c7sJsKd7cJh3h3c";
  const best = arrangeOpenFace({ cards: held });
  assert.deepEqual(best, {
    ...board("JsJh4s/7s7d7c3h3c/KsKhKdKc6s"),
    discard: ["2c"],
    royalties: { top: 6, middle: 12, bottom: 10 },
    stays: true,
    net: null,
  });
  assert.deepEqual(arrangeOpenFace({ cards: cards(held).reverse() }), best);
});

test("OF-21 what is arranged is a legal action", () => {
  const game = new Game({ game: "open-face", variant: "closed-13", players: 4, button: 0, seed: seedOf(5) });
  while (!game.complete) {
    const [{ cards }] = game.legalActions(game.canAct[0]);
    const { top, middle, bottom, discard } = arrangeOpenFace({ cards, variant: "closed-13" });
    game.act(game.canAct[0], { type: "place", top, middle, bottom, discard });
  }
  assert.ok(game.result().players.every(({ foul }) => !foul));
});

test("each option that pays or keeps changes what is best", () => {
  const held = "AsAhAdKsKhQsQhQdJsJh7d5c3h2s";
  const of = (options) => arrangeOpenFace({ cards: held, ...options });
  assert.deepEqual(
    ["quads", "full-house-middle"].map((fantasyStay) => of({ fantasyStay }).stays),
    [false, true],
  );
  const table = structuredClone(royalties);
  table.top.pairs[9] = 40;
  assert.equal(of({ royalties: table }).royalties.top, 40);
  // Quads stay, but not in the closed game.
  const quads = "AsAhAdAcKsKhKdKcQsQhQd2c3d";
  assert.deepEqual(
    ["pineapple", "closed-13"].map((variant) => arrangeOpenFace({ cards: quads, variant }).stays),
    [true, false],
  );
});

test("OF-9 OF-11 OF-21 against boards the points won are those of scoreOpenFace", () => {
  const against = ["Ks8c3s/JhJd9h5d2c/QhQcAs7c4d", "2s3h5c/KcQd9s5s2h/AhKh9c5h2d"].map(board);
  const held = deckOf52.filter((card) => !against.some((rows) => rowNames.some((row) => rows[row].includes(card))));
  const best = (options) => arrangeOpenFace({ cards: held.slice(0, 14), against, ...options });
  for (const options of [{}, { rowPoints: 2, sweepTotal: 20 }, { foul: "void" }, { royalties }]) {
    const { top, middle, bottom, net } = best(options);
    const score = scoreOpenFace({ boards: [{ top, middle, bottom }, ...against], ...options });
    assert.equal(net, score.players[0].net);
  }
  const dragon = "As2d3h4c5s6d7h8c9sTdJhQcKs";
  const closed = { variant: "closed-13", naturals, against: [board("2c3s4d/5h6s8d9dTh/JcQdKcAdAc")] };
  assert.equal(arrangeOpenFace({ cards: dragon, ...closed }).net, 36);
});

const fourteen = deckOf52.slice(0, 14);
const argument = (message) => ({ name: "TypeError", message });
const refused = (code, rule, details) => ({ name: "RulesError", code, rule, details });
const rows = board("AsKsQs/JsTs9h8h7h/AhKhQhJhTh");

for (const [name, request, expected] of [
  ["nothing", undefined, argument("request: expected a plain object, got undefined")],
  ["no cards", {}, argument("cards: expected an array, got undefined")],
  [
    "12 cards",
    { cards: deckOf52.slice(0, 12) },
    refused("ERR_CARD_COUNT", "OF-15", { field: "cards", given: 12, min: 13, max: 17 }),
  ],
  [
    "18 cards",
    { cards: deckOf52.slice(0, 18) },
    refused("ERR_CARD_COUNT", "OF-15", { field: "cards", given: 18, min: 13, max: 17 }),
  ],
  [
    "14 cards in the closed game",
    { cards: fourteen, variant: "closed-13" },
    refused("ERR_CARD_COUNT", "OF-15", { field: "cards", given: 14, min: 13, max: 13 }),
  ],
  ["a thousand cards", { cards: Array(1000).fill("As") }, argument("cards: expected at most 52 entries, got 1000")],
  [
    "a card twice",
    { cards: [...fourteen.slice(1), "3c"] },
    refused("ERR_CARD_REPEATED", null, { position: 13, card: "3c" }),
  ],
  ["no card", { cards: ["10h"] }, argument('cards[0]: expected a card such as "Td", got "10h"')],
  ["an unknown option", { cards: fourteen, goal: "stay" }, argument("goal: unknown field")],
  [
    "a low sweep",
    { cards: fourteen, sweepTotal: 2 },
    refused("ERR_SWEEP_TOTAL", "OF-9", { field: "sweepTotal", given: 2, min: 3, max: 10_000 }),
  ],
  [
    "a dear fantasyland",
    { cards: fourteen, fantasyPoints: 10_001 },
    argument("fantasyPoints: expected a whole number from 0 to 10000, got 10001"),
  ],
  [
    "half a point",
    { cards: fourteen, fantasyPoints: 0.5 },
    argument("fantasyPoints: expected a whole number from 0 to 10000, got 0.5"),
  ],
  [
    "three opponents",
    { cards: fourteen, against: [rows, rows, rows] },
    refused("ERR_SEATS", "OF-1", { field: "against", given: 3, min: 0, max: 2 }),
  ],
  [
    "an own card on a board",
    { cards: fourteen, against: [{ ...rows, top: "2cKsQs" }] },
    refused("ERR_CARD_TWICE", "OF-3", { field: "against", board: 0, card: "2c" }),
  ],
  [
    "a short board",
    { cards: fourteen, against: [{ ...rows, top: "KsQs" }] },
    refused("ERR_BOARD_NOT_FULL", "OF-2", { field: "against", board: 0, cards: 12, full: 13 }),
  ],
  [
    "a long row",
    { cards: fourteen, against: [{ ...rows, top: "AsKsQs9s" }] },
    refused("ERR_ROW_FULL", "OF-5", { field: "against", board: 0, row: "top", cards: 4, room: 3 }),
  ],
  ["a board of text", { cards: fourteen, against: ["As"] }, argument(/^against\[0\]: expected a plain object/)],
]) {
  test(`arrangeOpenFace refuses ${name}`, () => assert.throws(() => arrangeOpenFace(request), expected));
}
