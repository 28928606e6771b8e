import assert from "node:assert/strict";
import test from "node:test";
import init, {
  cardBitsValue,
  cardFromIndex,
  cardIndex,
  cardsValue,
  compareHands,
  countHands,
  evaluateBatch,
  evaluateCards,
  RulesError,
  shuffle,
} from "cardroom";

test("use before init is refused by name", () => {
  for (const call of [
    () => evaluateCards("AsKdQc"),
    () => cardsValue("AsKdQc"),
    () => cardBitsValue(7, 0),
    () => evaluateBatch(new Uint8Array(0), 7),
    () => countHands({ size: 7 }),
  ]) {
    assert.throws(call, { name: "RulesError", code: "ERR_NOT_INITIALIZED" });
  }
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

/** Random hands of every size, the same in each run, as lists of indices. */
function* someHands(count) {
  const deck = Array.from({ length: 52 }, (_, index) => index);
  for (let hand = 0; hand < count; hand++) {
    yield shuffle(deck, hand.toString(16).padStart(64, "0")).slice(0, [3, 5, 6, 7][hand % 4]);
  }
}

function bits(indices) {
  const half = (from) => indices.reduce((sum, index) => (index >> 5 === from ? sum | (1 << (index & 31)) : sum), 0);
  return [half(0), half(1)];
}

test("every entry gives the value of evaluateCards", () => {
  const batches = { 3: [], 5: [], 6: [], 7: [] };
  const values = { 3: [], 5: [], 6: [], 7: [] };
  for (const indices of someHands(1000)) {
    const cards = indices.map(cardFromIndex);
    const { value } = evaluateCards(cards);
    assert.equal(cardsValue(cards), value);
    assert.equal(cardsValue(cards.join("")), value);
    assert.equal(cardsValue(cards.join(" ")), value);
    const [low, high] = bits(indices);
    assert.equal(cardBitsValue(low, high), value);
    assert.equal(cardBitsValue(low >>> 0, high), value);
    batches[indices.length].push(...indices);
    values[indices.length].push(value);
  }
  for (const size of [3, 5, 6, 7]) {
    assert.deepEqual(evaluateBatch(Uint8Array.from(batches[size]), size), Uint32Array.from(values[size]));
    assert.deepEqual(evaluateBatch(new Uint8Array(0), size), new Uint32Array(0));
  }
});

test("two trips are a full house, and a straight flush is seen among pairs: hands that others get wrong", () => {
  assert.equal(cardsValue("9s9h9d4s4h4dAc"), cardsValue("9s9h9d4s4h"));
  assert.equal(cardsValue("9s8s9h6dTs7s6s"), cardsValue("Ts9s8s7s6s"));
});

test("cards and their indices", () => {
  assert.deepEqual(["2c", "2d", "3c", "9s", "Tc", "As"].map(cardIndex), [0, 1, 4, 31, 32, 51]);
  for (let index = 0; index < 52; index++) assert.equal(cardIndex(cardFromIndex(index)), index);
});

test("cardsValue refuses what evaluateCards refuses, in the same words", () => {
  const bad = [
    "",
    "As",
    "AsKd ",
    " AsKdQc",
    "AsKd  Qc",
    "AsKdQ",
    "AsKdQé",
    "asKdQc",
    "AsKdAs",
    "AsKdQcJh",
    "As\u0000dQc",
    // The others of these are a hand by themselves.
    "AsKdQcAs",
    "2c3d4h2c",
    "AsKdQcJhTsAs",
    "2c3d4h5s6c7d2c",
    "AsKdQcXx",
  ];
  const badCards = ["10h", "Zz", "2x", "\u0132s", "A\u0153", 51, undefined, null, "A", "AsK", Symbol("As")];
  const inputs = [
    ...bad,
    ...badCards.map((card) => ["Ks", "Qd", card]),
    ["As", "As", "Kd"],
    ...["AsKdQcAs", "2c3d4h2c", "AsKdQcXx"].map((cards) => cards.match(/../g)),
    new Array(7),
    7n,
    null,
    {},
  ];
  for (const cards of [...inputs, "2c3c4c5c6c7c8c9c", [..."23456789"].map((rank) => `${rank}c`), undefined]) {
    let refusal = null;
    try {
      evaluateCards(cards);
    } catch (error) {
      refusal = error;
    }
    assert.notEqual(refusal, null);
    const { name, message, code, details } = refusal;
    assert.throws(
      () => cardsValue(cards),
      (error) => {
        assert.deepEqual([error.name, error.message, error.code, error.details], [name, message, code, details]);
        return true;
      },
    );
  }
});

test("a bad hand of a batch is refused with its position", () => {
  const good = [0, 5, 10, 15, 20, 25, 30];
  for (const size of [3, 5, 6, 7]) {
    for (let place = 0; place < size; place++) {
      const position = 2 * size + place;
      const batch = (index) =>
        Uint8Array.from({ length: 3 * size }, (_, at) => (at === position ? index : good[at % size]));
      for (const index of [52, 64, 128, 255]) {
        const message = `cards[${position}]: expected the index of a card from 0 to 51, got ${index}`;
        assert.throws(() => evaluateBatch(batch(index), size), { name: "TypeError", message });
      }
      if (place === 0) continue;
      assert.throws(() => evaluateBatch(batch(good[0]), size), {
        code: "ERR_CARD_REPEATED",
        details: { position, card: "2c" },
      });
    }
  }
  assert.throws(() => evaluateBatch(new Uint8Array(8), 7), {
    code: "ERR_BATCH_LENGTH",
    details: { length: 8, size: 7 },
  });
  assert.throws(() => evaluateBatch(new Uint8Array(8), 4), {
    code: "ERR_CARD_COUNT",
    details: { count: 4, legal: [3, 5, 6, 7] },
  });
});

test("a batch is a Uint8Array as it is, whatever its fields and its class say", () => {
  const cards = Uint8Array.from([0, 5, 10, 15, 20]);
  const expected = evaluateBatch(cards, 5);
  class Longer extends Uint8Array {
    get length() {
      return 1e9;
    }
  }
  const lying = Object.defineProperty(Uint8Array.from(cards), "length", { value: 1e9 });
  for (const batch of [
    Buffer.from(cards),
    new Longer(cards.buffer),
    lying,
    new Uint8Array(new SharedArrayBuffer(5)).map((_, at) => cards[at]),
  ]) {
    assert.deepEqual(evaluateBatch(batch, 5), expected);
  }
  const detached = Uint8Array.from(cards);
  structuredClone(detached.buffer, { transfer: [detached.buffer] });
  const message = "cards: expected a Uint8Array, got one whose memory was given away";
  assert.throws(() => evaluateBatch(detached, 5), { name: "TypeError", path: "cards", message });
  for (const [batch, got] of [
    [[0, 5, 10], "object"],
    [new Uint8ClampedArray(5), "object"],
    [new Uint32Array(5), "object"],
    [new DataView(cards.buffer), "object"],
    [new Proxy(cards, {}), "object"],
    [null, "null"],
    ["AsKdQc", "string"],
    [undefined, "undefined"],
  ]) {
    assert.throws(() => evaluateBatch(batch, 5), {
      name: "TypeError",
      message: `cards: expected a Uint8Array, got ${got}`,
    });
  }
  assert.throws(() => evaluateBatch(new Uint8Array(7 * 2 ** 20 + 7), 7), {
    name: "TypeError",
    message: "cards: expected at most 7340032 entries, got 7340039",
  });
  for (const size of [undefined, null, "7", 7.5, -1, Number.NaN, 7n, 2 ** 32]) {
    assert.throws(() => evaluateBatch(cards, size), /^TypeError: size: expected a whole number from 0 to 4294967295/);
  }
});

test("countHands counts hands exactly", () => {
  // The published frequencies of seven cards; of the 41 584 straight flushes 4 324 are royal.
  assert.deepEqual(countHands({ size: 7 }), {
    "high-card": 23_294_460,
    pair: 58_627_800,
    "two-pair": 31_433_400,
    "three-of-a-kind": 6_461_620,
    straight: 6_180_020,
    flush: 4_047_644,
    "full-house": 3_473_184,
    "four-of-a-kind": 224_848,
    "straight-flush": 41_584 - 4_324,
    "royal-flush": 4_324,
  });
  assert.equal(countHands({ known: "AsKs9s4s2h7d", size: 7 }).flush, 9);
  assert.equal(countHands({ known: "AsKs9s4s2h7d", dead: ["3s"], size: 7 }).flush, 8);
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
  [() => cardBitsValue("7", 0), TypeError, 'low: expected a whole number of 32 bits, got "7"'],
  [() => cardBitsValue(0.5, 0), TypeError, "low: expected a whole number of 32 bits, got 0.5"],
  [() => cardBitsValue(2 ** 32, 0), TypeError, "low: expected a whole number of 32 bits, got 4294967296"],
  [() => cardBitsValue(7, -1), TypeError, "high: expected a whole number from 0 to 1048575, got -1"],
  [() => cardBitsValue(7, 2 ** 20), TypeError, "high: expected a whole number from 0 to 1048575, got 1048576"],
  [() => cardBitsValue(7, undefined), TypeError, "high: expected a whole number from 0 to 1048575, got undefined"],
  [() => cardBitsValue(7, 1n), TypeError, "high: expected a whole number from 0 to 1048575, got bigint"],
  [() => cardBitsValue(0, 0), RulesError, /^cards: 0 cards make no hand/, "ERR_CARD_COUNT", 0],
  [() => cardBitsValue(-1, 0xfffff), RulesError, /^cards: 52 cards make no hand/, "ERR_CARD_COUNT", 52],
  [() => cardIndex("10h"), TypeError, 'card: expected a card such as "Td", got "10h"'],
  [() => cardIndex("as"), TypeError, 'card: expected a card such as "Td", got "as"'],
  [() => cardIndex(51), TypeError, 'card: expected a card such as "Td", got 51'],
  [() => cardFromIndex(52), TypeError, "index: expected a whole number from 0 to 51, got 52"],
  [() => cardFromIndex("5"), TypeError, 'index: expected a whole number from 0 to 51, got "5"'],
  [() => countHands(), TypeError, /^request: expected a plain object, got undefined/],
  [() => countHands({}), TypeError, "size: expected a whole number from 0 to 4294967295, got undefined"],
  [() => countHands({ size: 7, cards: "As" }), TypeError, "cards: unknown field"],
  [() => countHands({ size: 7, known: "AsKs", dead: "As" }), TypeError, "dead: As is among the known cards"],
  [
    () => countHands({ size: 7, dead: ["As", "As"] }),
    RulesError,
    /^dead: As at position 1/,
    "ERR_CARD_REPEATED",
    undefined,
  ],
  [() => countHands({ size: 4 }), RulesError, /^hands of 4 cards, 0 of them known/, "ERR_CARD_COUNT", undefined],
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

test("shuffle copies nothing that is too long, and asks no iterator", () => {
  const tooLong = { name: "TypeError", message: /^items.length: expected a whole number from 0 to 1048576/ };
  assert.throws(() => shuffle(new Array(2 ** 32 - 1), "0".repeat(64)), tooLong);
  const endless = Object.assign(["a", "b", "c"], {
    [Symbol.iterator]() {
      throw new Error("asked");
    },
  });
  assert.deepEqual(shuffle(endless, "0".repeat(64)), ["b", "c", "a"]);
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
