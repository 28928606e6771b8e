import assert from "node:assert/strict";
import test from "node:test";
import init, { compareHands, evaluateCards, evaluateNotes, explain, noteDeck, shuffle } from "cardroom";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";

await init();

const deck = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
const seed = (number) => number.toString(16).padStart(64, "0");

/** The sign that a winner stands for. */
const sign = ({ winner }) => (winner === null ? 0 : winner === 0 ? 1 : -1);

/** What must hold of any explanation, in words too. */
function assertWhole(why) {
  assert.equal(why.code === "equal", why.winner === null);
  if (why.at !== null) {
    const [more, less] = why.winner === 0 ? why.hands : [why.hands[1], why.hands[0]];
    assert.deepEqual(more.ranks.slice(0, why.at), less.ranks.slice(0, why.at));
    assert.notEqual(more.ranks[why.at], less.ranks[why.at]);
  }
  for (const [said, foreign] of [
    [en.describeExplanation(why), /[А-Яа-я]/],
    [ru.describeExplanation(why).replaceAll(/[TL][HP]-/g, ""), /[A-Za-z]/],
  ]) {
    assert.match(said, /^\p{Lu}.* \(.*\d+\)\.$/u);
    assert.doesNotMatch(said, foreign);
    assert.doesNotMatch(said, /undefined|NaN|null/);
  }
}

test("TH-15 an explanation agrees with the evaluator on hands of five and seven, and on fronts", () => {
  const codes = new Set();
  for (let number = 0; number < 3000; number++) {
    const cards = shuffle(deck, seed(number));
    const size = [5, 7, 3][number % 3];
    const hands = [cards.slice(0, size), cards.slice(7, 7 + (size === 3 ? 5 : size))];
    const why = explain(hands.map(evaluateCards));
    if (size !== 3) assert.equal(sign(why), compareHands(...hands));
    // OF-7: a front whose ranks are the beginning of a row's is neither stronger nor weaker by them.
    else if (sign(why) !== 0) assert.equal(sign(why), compareHands(...hands));
    codes.add(why.code);
    assertWhole(why);
  }
  assert.ok(codes.has("category") && codes.has("rank") && codes.has("kicker"));
});

for (const naturalRank of ["after-kickers", "before-kickers"]) {
  test(`LP-11 an explanation agrees with the evaluator of notes, naturals ${naturalRank}`, () => {
    const codes = new Set();
    for (let number = 0; number < 3000; number++) {
      const notes = noteDeck(10, seed(number));
      const place = 1 + (number % 7);
      const hands = [notes.slice(0, 3 + (number % 3)), notes.slice(5, 8)].map((hand) =>
        evaluateNotes({ notes: hand, place, naturalRank }),
      );
      const why = explain(hands, { naturalRank });
      assert.equal(sign(why), Math.sign(hands[0].value - hands[1].value));
      codes.add(why.code);
      assertWhole(why);
    }
    assert.ok(["category", "rank", "kicker", "natural"].every((code) => codes.has(code)));
  });
}

test("explanations word for word", () => {
  const sevens = explain([evaluateCards("7s7dKc5h2s"), evaluateCards("7c7hKd4s3d")]);
  assert.deepEqual([sevens.winner, sevens.code, sevens.at, sevens.rule], [0, "kicker", 2, "TH-15"]);
  assert.equal(
    en.describeExplanation(sevens),
    "Pair of sevens, kickers king, five, two, beats pair of sevens, kickers king, four, three: the kicker decides, five over four (TH-15).",
  );
  assert.equal(
    ru.describeExplanation(sevens),
    "Пара семёрок, кикеры король, пятёрка, двойка, старше, чем пара семёрок, кикеры король, четвёрка, тройка: решает кикер, пятёрка против четвёрки (TH-15).",
  );
  const pair = (kicker, natural = false) => ({ category: "pair", ranks: [7, kicker], natural });
  assert.equal(
    en.describeExplanation(explain([pair(2), pair(5)])),
    "Pair 7-7, kicker 5, beats pair 7-7, kicker 2: the kicker decides, 5 over 2 (LP-11).",
  );
  // LP-13: natural 7-7-2 against modified 7-7-5.
  const late = explain([pair(2, true), pair(5)]);
  const early = explain([pair(2, true), pair(5)], { naturalRank: "before-kickers" });
  assert.deepEqual([late.winner, late.rule, early.winner, early.rule], [1, "LP-11", 0, "LP-13"]);
  assert.equal(
    ru.describeExplanation(early),
    "Пара 7-7, кикер 2, натуральная, старше, чем пара 7-7, кикер 5: натуральная комбинация бьёт собранную с нулями (LP-13).",
  );
  const straight = { category: "straight", ranks: ["9"] };
  assert.equal(
    en.describeExplanation(explain([straight, { category: "flush", ranks: ["9", "8", "5", "3", "2"] }])),
    "Flush, nine, eight, five, three, two, beats straight to the nine (TH-15).",
  );
  assert.equal(
    ru.describeExplanation(explain([straight, straight])),
    "Стрит до девятки: руки равны, банк делится (TH-13).",
  );
});

test("what is not two hands of a kind is refused with its path", () => {
  const cards = evaluateCards("7s7dKc5h2s");
  const notes = evaluateNotes({ notes: ["1234567", "7654321", "1111111"], place: 3 });
  const hands = [cards, cards];
  for (const [args, message] of [
    [[null], "hands: expected an array, got null"],
    [[[]], "hands: expected two hands, got none"],
    [[[cards]], "hands: expected two hands, got one"],
    [[[cards, cards, cards]], "hands: expected at most 2 entries, got 3"],
    [[[cards, notes]], "hands: expected two of cards or two of notes, got one of each"],
    [[[cards, null]], "hands[1]: expected a plain object, got null"],
    [[[{ ...notes, natural: 1 }, notes]], "hands[0].natural: expected true or false, got 1"],
    [[[cards, { ...cards, ranks: ["7", "K", "1"] }]], 'hands[1].ranks[2]: expected a rank such as "T", got "1"'],
    [[[cards, { ...cards, category: "set" }]], /^hands\[1\]\.category: expected "high-card", .*, got "set"$/],
    [[hands, { naturalRank: "first" }], /^options\.naturalRank: expected .*, got "first"$/],
    [[hands, { more: 1 }], "options.more: unknown field"],
    [[hands, null], "options: expected a plain object, got null"],
  ]) {
    assert.throws(() => explain(...args), { name: "TypeError", message });
  }
});
