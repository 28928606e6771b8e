import assert from "node:assert/strict";
import test from "node:test";
import init, { compareHands, evaluateCards, RulesError, shuffle } from "cardroom";

test("use before init is refused by name", () => {
  assert.throws(() => evaluateCards("AsKdQc"), { name: "RulesError", code: "ERR_NOT_INITIALIZED" });
});

test("init, again and at once, loads one module", async () => {
  await Promise.all([init(), init()]);
  await init();
});

test("evaluateCards describes the best hand, from a string or an array", () => {
  const expected = { category: "full-house", ranks: ["9", "4"], cards: ["9s", "9h", "9d", "4s", "4h"] };
  for (const cards of ["9s9h9d4s4h4dAc", "9s 9h 9d 4s 4h 4d Ac", ["Ac", "4s", "4h", "4d", "9s", "9h", "9d"]]) {
    const { value, ...rest } = evaluateCards(cards);
    assert.deepEqual(rest, expected);
    assert.ok(Number.isSafeInteger(value));
  }
  assert.equal(evaluateCards("9s8s9h6dTs7s6s").category, "straight-flush");
  assert.equal(evaluateCards("AsKsQs").category, "high-card");
});

test("compareHands orders hands", () => {
  assert.equal(compareHands("AsAhKdQc2s", "KsKhAdQd2d"), 1);
  assert.equal(compareHands("KsKhAdQd2d", "AsAhKdQc2s"), -1);
  assert.equal(compareHands("AsKdQc", ["Ah", "Kc", "Qd"]), 0);
});

test("shuffle is decided by the seed alone and leaves its argument", () => {
  const items = Array.from({ length: 52 }, (_, index) => ({ index }));
  const before = [...items];
  const [seed, other] = ["0", "1"].map((digit) => digit.repeat(64));
  assert.deepEqual(shuffle(items, seed), shuffle(items, seed));
  assert.notDeepEqual(shuffle(items, seed), shuffle(items, other));
  assert.deepEqual(new Set(shuffle(items, seed)), new Set(items));
  assert.deepEqual(shuffle([], seed), []);
  assert.deepEqual(items, before);
});

test("a shuffle is Fisher and Yates' over the RFC's key stream of the zero key", () => {
  // RFC 8439, A.1, test vector 1 begins with the words ade0b876 903df1a0. Of three items the last place takes the one
  // at 0xade0b876 mod 3 = 0, the middle one the one at 0x903df1a0 mod 2 = 0; neither word falls into the rejected rest.
  assert.deepEqual([0xade0b876 % 3, 0x903df1a0 % 2], [0, 0]);
  assert.deepEqual(shuffle(["a", "b", "c"], "0".repeat(64)), ["b", "c", "a"]);
});

const refusals = [
  [() => evaluateCards(), TypeError, "cards: expected an array, got undefined"],
  [() => evaluateCards(null), TypeError, "cards: expected an array, got null"],
  [() => evaluateCards(7n), TypeError, "cards: expected an array, got a BigInt"],
  [() => evaluateCards(new Map()), TypeError, "cards: expected an array, got an object of class Map"],
  [() => evaluateCards(Promise.resolve([])), TypeError, "cards: expected an array, got an object of class Promise"],
  [() => evaluateCards(new Uint8Array(7)), TypeError, "cards: expected an array, got an object of class Uint8Array"],
  [() => evaluateCards(["As", "10h", "2c"]), TypeError, 'cards[1]: expected a card such as "Td", got "10h"'],
  [() => evaluateCards(["As", " as", "2c"]), TypeError, 'cards[1]: expected a card such as "Td", got " as"'],
  [() => evaluateCards(["As", "Zz", "2c"]), TypeError, 'cards[1]: expected a card such as "Td", got "Zz"'],
  [() => evaluateCards(["As", ...Array(1), "2c"]), TypeError, 'cards[1]: expected a card such as "Td", got undefined'],
  [() => evaluateCards("AsZzKd"), TypeError, /^cards: "Zz" at position 1 is no card/],
  [() => evaluateCards(Array(1e6)), TypeError, "cards: expected at most 52 entries, got 1000000"],
  [() => evaluateCards("As".repeat(1e6)), TypeError, "cards: expected at most 156 characters, got 2000000"],
  [() => evaluateCards("AsKdQcJh"), RulesError, /^cards: 4 cards make no hand/, "ERR_CARD_COUNT", 4],
  [() => evaluateCards([]), RulesError, /^cards: 0 cards make no hand/, "ERR_CARD_COUNT", 0],
  [() => evaluateCards("AsKdAs"), RulesError, /^cards: As at position 2/, "ERR_CARD_REPEATED", undefined],
  [() => compareHands("AsKdQc", "AsKd"), RulesError, /^b: 2 cards make no hand/, "ERR_CARD_COUNT", 2],
  [() => shuffle("abc", "0".repeat(64)), TypeError, "items: expected an array, got string"],
  [
    () => shuffle([1], "0".repeat(63)),
    TypeError,
    "seed: expected 64 hexadecimal digits, got a string of 63 characters",
  ],
  [() => shuffle([1], 0), TypeError, "seed: expected 64 hexadecimal digits, got 0"],
  [
    () => shuffle(Array(2 ** 20 + 1), "0".repeat(64)),
    TypeError,
    /^items.length: expected a whole number from 0 to 1048576/,
  ],
];

for (const [call, type, message, code, count] of refusals) {
  test(`refused: ${String(call).slice(6, 60)}`, () => {
    assert.throws(call, (error) => {
      assert.equal(error.constructor, type);
      if (typeof message === "string") assert.equal(error.message, message);
      else assert.match(error.message, message);
      if (type === RulesError) {
        assert.equal(error.code, code);
        assert.equal(error.rule, null);
        assert.equal(error.details.count, count);
      }
      return true;
    });
    assert.equal(evaluateCards("AsKsQsJsTs").category, "royal-flush");
  });
}

test("what a proxy or a getter throws comes back unchanged, and re-entrant ones do no harm", () => {
  const mine = new RangeError("mine");
  const thrower = () => {
    throw mine;
  };
  assert.throws(
    () => evaluateCards(new Proxy([], { get: thrower })),
    (error) => error === mine,
  );
  const withGetter = (get) => Object.defineProperty(["As", "Kd", "Qc"], 1, { get });
  assert.throws(
    () => evaluateCards(withGetter(thrower)),
    (error) => error === mine,
  );
  assert.equal(evaluateCards(withGetter(() => evaluateCards("AsKdQc").cards[1])).value, evaluateCards("AsKdQc").value);
});

test("a proxy that lies about its length is refused", () => {
  for (const length of [1e9, -1, 0.5, Number.NaN, "3", undefined, { valueOf: thrownAway }]) {
    const lying = new Proxy(["As", "Kd", "Qc"], { get: (target, key) => (key === "length" ? length : target[key]) });
    assert.throws(() => evaluateCards(lying), TypeError);
  }
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  assert.throws(() => evaluateCards(proxy), TypeError);
});

function thrownAway() {
  throw new Error("never called");
}
