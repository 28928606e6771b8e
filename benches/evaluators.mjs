// Hands of seven cards: every way to call the evaluator, beside peers called in the same way.

import assert from "node:assert/strict";
import {
  cardBitsValue,
  cardFromIndex,
  cardsValue,
  compareHands,
  countHands,
  evaluateBatch,
  evaluateCards,
  shuffle,
} from "../npm/node.js";
import { median, print, rounded, timed } from "./timing.mjs";

/** The same hands in every form that is called with, made before the clock runs. */
function hands(count) {
  const deck = Array.from({ length: 52 }, (_, index) => index);
  const all = Array.from({ length: count }, (_, hand) =>
    shuffle(deck, hand.toString(16).padStart(64, "0")).slice(0, 7),
  );
  const half = (hand, from) => hand.reduce((sum, index) => (index >> 5 === from ? sum | (1 << (index & 31)) : sum), 0);
  const lists = all.map((hand) => hand.map(cardFromIndex));
  return {
    count,
    indices: Uint8Array.from(all.flat()),
    low: Int32Array.from(all, (hand) => half(hand, 0)),
    high: Int32Array.from(all, (hand) => half(hand, 1)),
    lists,
    texts: lists.map((list) => list.join("")),
    boards: lists.map((list) => list.join(" ")),
    values: evaluateBatch(Uint8Array.from(all.flat()), 7),
  };
}

/** Calls one function with each of some inputs. What it gives is added up, so that no call can be left out. */
const each = (inputs, evaluate, number = Number) => {
  const work = () => {
    let sum = 0;
    for (let place = 0; place < inputs.length; place++) sum += number(evaluate(inputs[place]));
    return sum;
  };
  return { count: inputs.length, work };
};

function own(set) {
  const { lists, texts, low, high, indices, count } = set;
  const packed = () => {
    let sum = 0;
    for (let hand = 0; hand < count; hand++) sum += cardBitsValue(low[hand], high[hand]);
    return sum;
  };
  const few = Math.max(1, count >> 3);
  return {
    // Five times, so that what other workloads left in the caches does not count for more than in a batch of 100 000.
    batch: {
      name: "evaluateBatch",
      count: 5 * count,
      work: () => Array.from({ length: 5 }, () => evaluateBatch(indices, 7)),
    },
    bits: { name: "cardBitsValue", count, work: packed },
    text: { name: "cardsValue, a string", ...each(texts, cardsValue) },
    list: { name: "cardsValue, an array", ...each(lists, cardsValue) },
    described: { name: "evaluateCards", ...each(texts.slice(0, few), evaluateCards, ({ value }) => value) },
  };
}

/** What peers there are, each with the kinds of our calls that it is measured against and with how it orders hands. */
function others(set, peers) {
  if (!peers) return [];
  const { lists, boards } = set;
  const few = lists.slice(0, Math.max(2, set.count >> 5));
  const lower = (evaluate, inputs) => (a, b) => Math.sign(evaluate(inputs[b]) - evaluate(inputs[a]));
  const pokertools = peers("@pokertools/evaluator");
  const phe = peers("phe");
  const apprentice = peers("@poker-apprentice/hand-evaluator");
  const { Hand: Solved } = peers("pokersolver");
  const { default: TsHand } = peers("poker-ts/dist/lib/hand");
  const { default: TsCard } = peers("poker-ts/dist/lib/card");

  const toolCodes = lists.map((list) => pokertools.getCardCodes(list));
  const pheCodes = lists.map((list) => phe.cardCodes(list));
  const tsCards = few.map((list) =>
    list.map((card) => new TsCard("23456789TJQKA".indexOf(card[0]), "cdhs".indexOf(card[1]))),
  );
  const tsHand = (cards) => TsHand.of([...cards]); // it sorts what it is given
  const apprenticed = (list) => apprentice.evaluate({ holeCards: list });
  return [
    {
      name: "@pokertools/evaluator, integers",
      beside: ["bits", "batch"],
      order: lower(pokertools.evaluate, toolCodes),
      ...each(toolCodes, pokertools.evaluate),
    },
    {
      name: "phe, integers",
      beside: ["bits", "batch"],
      order: lower(phe.evaluateCardCodes, pheCodes),
      ...each(pheCodes, phe.evaluateCardCodes),
    },
    {
      name: "@pokertools/evaluator, strings",
      beside: ["list", "text"],
      order: lower(pokertools.evaluateStrings, lists),
      ...each(lists, pokertools.evaluateStrings),
    },
    {
      name: "phe, board string",
      beside: ["list", "text"],
      order: lower(phe.evaluateBoard, boards),
      ...each(boards, phe.evaluateBoard),
    },
    {
      name: "poker-ts, its own cards",
      beside: ["bits", "described"],
      order: (a, b) => Math.sign(TsHand.compare(tsHand(tsCards[b]), tsHand(tsCards[a]))),
      among: few.length,
      ...each(tsCards, tsHand, (hand) => hand.strength()),
    },
    {
      name: "@poker-apprentice/hand-evaluator",
      beside: ["text", "described"],
      order: (a, b) => apprentice.compare(apprenticed(lists[a]), apprenticed(lists[b])),
      among: few.length,
      ...each(few, apprenticed, ({ strength }) => strength),
    },
    {
      name: "pokersolver",
      beside: ["text", "described"],
      order: (a, b) => -Solved.solve(lists[a]).compare(Solved.solve(lists[b])),
      among: few.length,
      ...each(few, Solved.solve, ({ rank }) => rank),
    },
  ];
}

/** Our entries agree with each other and with what is known; else nothing is worth timing. */
function checkOwn(set) {
  for (let hand = 0; hand < set.count; hand += Math.ceil(set.count / 2000)) {
    const { value } = evaluateCards(set.lists[hand]);
    const all = [
      set.values[hand],
      cardsValue(set.lists[hand]),
      cardsValue(set.texts[hand]),
      cardsValue(set.boards[hand]),
    ];
    assert.deepEqual([...all, cardBitsValue(set.low[hand], set.high[hand])], Array(5).fill(value));
  }
  const counts = Object.values(countHands({ size: 7 }));
  const published = [
    23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324,
  ];
  assert.deepEqual(counts, published);
  assert.equal(compareHands("9s9h9d4s4h4dAc", "9s9h9d4s4h"), 0);
  assert.equal(compareHands("9s8s9h6dTs7s6s", "Ts9s8s7s6s"), 0);
}

/** In how many of some pairs a peer orders two hands otherwise than we do. Which of the two is wrong it does not tell. */
function disagreements({ order, among = 2000 }, { values }) {
  const pairs = Math.min(among, values.length, 2000) - 1;
  let sign = 0;
  let count = 0;
  for (let hand = 0; hand < pairs; hand++) {
    const expected = Math.sign(values[hand] - values[hand + 1]);
    // Some peers' comparisons run the other way round: the first pair that differs tells.
    if (sign === 0) sign = Math.sign(expected * order(hand, hand + 1));
    if (sign * order(hand, hand + 1) !== expected && !(expected === 0 && order(hand, hand + 1) === 0)) count++;
  }
  return `${count} of ${pairs}`;
}

/** Checks and measures; with `peers` null our own entries alone. */
export function evaluators({ count, rounds, peers }) {
  const set = hands(count);
  checkOwn(set);
  const ours = own(set);
  const theirs = others(set, peers);
  const workloads = [...Object.values(ours), ...theirs];
  const times = timed(workloads, rounds);
  const middle = new Map(workloads.map(({ name }, place) => [name, median(times[place])]));
  const besides = ({ name, beside }) =>
    beside.map((kind) => `${rounded(middle.get(name) / middle.get(ours[kind].name))} × ${ours[kind].name}`).join(", ");
  print(
    `Seven cards: ${count} random hands, medians of ${rounds} rounds in turns`,
    ["what", "ns a hand", "least", "beside ours", "orders pairs otherwise"],
    workloads.map((workload, place) => [
      workload.name,
      rounded(median(times[place])),
      rounded(Math.min(...times[place])),
      workload.beside ? besides(workload) : "",
      workload.order ? disagreements(workload, set) : "",
    ]),
  );
}
