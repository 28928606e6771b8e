import { argumentError } from "./errors.js";
import { append } from "./own.js";
import { fold, unfold } from "./plain.js";
import { refuse, told } from "./strict.js";
import { call, loaded } from "./wasm.js";

/** The digits and letters of ranks and suits, in the order of the cards' indices. */
const ranks = "23456789TJQKA";
const suits = "cdhs";
/** The index of what is no card. */
const none = 64;
/** The index of each card by the codes of its two characters, seven bits each. */
const indices = new Uint8Array(1 << 14).fill(none);
/** The bit of each card in the lower half of a set and in the higher one; what is no card has neither. */
const lowBits = new Int32Array(none + 1);
const highBits = new Int32Array(none + 1);
for (let index = 0; index < 52; index++) {
  indices[(ranks.charCodeAt(index >> 2) << 7) | suits.charCodeAt(index & 3)] = index;
  (index < 32 ? lowBits : highBits)[index] = 1 << index;
}

/** The index of the card that two characters name, or a number from 52 up. */
export const indexOf = (rank, suit) => ((rank | suit) < 128 ? indices[(rank << 7) | suit] : none);

/**
 * The best hand in 3, 5, 6 or 7 cards, described. Needs `init`.
 *
 * @type {typeof import("./index.js").evaluateCards}
 */
export function evaluateCards(cards) {
  return call("evaluateCards", cards);
}

/**
 * The `value` of {@link evaluateCards} alone. Needs `init`.
 *
 * What is well formed takes the short way. All else, and what makes no hand, takes the long one, and is refused there.
 *
 * @type {typeof import("./index.js").cardsValue}
 */
export function cardsValue(cards) {
  const module = loaded();
  let low = 0;
  let high = 0;
  let wrong = 0; // any bit: something is no card, or is there twice
  if (typeof cards === "string") {
    const { length } = cards;
    if (length <= 20) {
      for (let at = 0; at < length; at += 2) {
        if (at > 0 && cards.charCodeAt(at) === 32) at++;
        const index = indexOf(cards.charCodeAt(at), cards.charCodeAt(at + 1));
        const lowBit = lowBits[index];
        const highBit = highBits[index];
        wrong |= (index & none) | (low & lowBit) | (high & highBit);
        low |= lowBit;
        high |= highBit;
      }
    }
  } else if (Array.isArray(cards)) {
    const { length } = cards;
    if (length <= 7) {
      for (let place = 0; place < length; place++) {
        const card = cards[place];
        if (typeof card !== "string" || card.length !== 2) return evaluateCards(cards).value;
        const index = indexOf(card.charCodeAt(0), card.charCodeAt(1));
        const lowBit = lowBits[index];
        const highBit = highBits[index];
        wrong |= (index & none) | (low & lowBit) | (high & highBit);
        low |= lowBit;
        high |= highBit;
      }
    }
  }
  return (wrong === 0 && module.cardsValue(low, high)) || evaluateCards(cards).value;
}

/**
 * The `value` of {@link evaluateCards} of a set of cards as bits. Needs `init`.
 *
 * @type {typeof import("./index.js").cardBitsValue}
 */
export function cardBitsValue(low, high) {
  const module = loaded();
  if (typeof low !== "number" || ((low | 0) !== low && low >>> 0 !== low)) {
    throw argumentError("low", `low: expected a whole number of 32 bits, got ${told(low)}`);
  }
  if (typeof high !== "number" || high >>> 0 !== high || high >= 1 << 20) {
    throw argumentError("high", `high: expected a whole number from 0 to 1048575, got ${told(high)}`);
  }
  return module.cardsValue(low, high) || evaluateCards(cardsOf(low, high)).value;
}

/** The cards of a set of bits that is known to be one. */
function cardsOf(low, high) {
  const cards = [];
  for (let index = 0; index < 52; index++) {
    if (((index < 32 ? low : high) >>> (index % 32)) & 1) append(cards, cardFromIndex(index));
  }
  return cards;
}

/**
 * The values of many hands of one size. Needs `init`.
 *
 * @type {typeof import("./index.js").evaluateBatch}
 */
export function evaluateBatch(cards, size) {
  if (kindOf.call(cards) !== "Uint8Array") {
    throw argumentError("cards", `cards: expected a Uint8Array, got ${cards === null ? "null" : typeof cards}`);
  }
  // The glue asks the array for its length. One that was given another `length` than it has is copied into an ordinary one.
  const plain = Object.getPrototypeOf(cards) === Uint8Array.prototype && !Object.hasOwn(cards, "length");
  if (lengthOf.call(cards) === 0) {
    try {
      new Uint8Array(cards);
    } catch {
      throw argumentError("cards", "cards: expected a Uint8Array, got one whose memory was given away");
    }
  }
  const module = loaded("evaluateBatch");
  return unfold(module.evaluateBatch(plain ? cards : new Uint8Array(cards), fold(size)));
}

/** The kind of a typed array, whatever its realm; `undefined` for anything else. */
const kindOf = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get;
const lengthOf = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "length").get;

/**
 * How many hands of each category known cards can become. Needs `init`.
 *
 * @type {typeof import("./index.js").countHands}
 */
export function countHands(request) {
  return call("countHands", request);
}

/**
 * The index of a card, 0 to 51.
 *
 * @type {typeof import("./index.js").cardIndex}
 */
export function cardIndex(card) {
  return cardAt(card, "card");
}

/** The index of what has to be a card, wherever it stands. */
export function cardAt(value, path) {
  if (typeof value === "string" && value.length === 2) {
    const index = indexOf(value.charCodeAt(0), value.charCodeAt(1));
    if (index < 52) return index;
  }
  return refuse(path, 'a card such as "Td"', value);
}

/**
 * The card of an index.
 *
 * @type {typeof import("./index.js").cardFromIndex}
 */
export function cardFromIndex(index) {
  if (!Number.isInteger(index) || index < 0 || index > 51) {
    throw argumentError("index", `index: expected a whole number from 0 to 51, got ${told(index)}`);
  }
  return ranks[index >> 2] + suits[index & 3];
}

/**
 * −1 where the first hand loses, 1 where it wins, 0 where the two split. Needs `init`.
 *
 * @type {typeof import("./index.js").compareHands}
 */
export function compareHands(a, b) {
  return call("compareHands", a, b);
}

/**
 * The items in the order into which the seed shuffles them, in a new array. Needs `init`.
 *
 * @type {typeof import("./index.js").shuffle}
 */
export function shuffle(items, seed) {
  if (!Array.isArray(items))
    throw argumentError("items", `items: expected an array, got ${items === null ? "null" : typeof items}`);
  // The length is judged before anything is copied; an iterator of the array's own is not asked.
  const order = call("shuffle", items.length, seed);
  return Array.from(order, (place) => items[place]);
}

/**
 * Who gets what of money that was put in, by the table's own pots and shares. Needs `init`.
 *
 * @type {typeof import("./index.js").showdown}
 */
export function showdown(request) {
  return call("showdown", request);
}
