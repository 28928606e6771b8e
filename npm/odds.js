// Odds cross over as numbers: names, and their strict reading, are on this side (`src/wasm/equity.rs` tells the order).

import { banknoteEquity, equityNames } from "./banknote-odds.js";
import { RulesError } from "./errors.js";
import { cardFromIndex, indexOf } from "./functions.js";
import { append, Numbers } from "./own.js";
import { fields, list, place, pushSeed, refuse, unknown, whole } from "./strict.js";
import { loaded } from "./wasm.js";

/** The most samples and the most showdowns: of one call, and of a job, which takes as many steps as it needs. */
const atOnce = { samples: 10_000_000, budget: 100_000_000 };
const stepByStep = { samples: 1e12, budget: 1e12 };

/** Each game by its name: the fields of a request beside `game`, and what makes numbers of them. */
const games = {
  "texas-holdem": {
    names: ["hands", "ranges", "board", "dead", "exact", "budget", "samples", "seed"],
    read: texasHoldem,
  },
  "liars-holdem": { names: equityNames["liars-holdem"], answer: banknoteEquity },
  "liars-draw": { names: equityNames["liars-draw"], answer: banknoteEquity },
};

/**
 * What players win on average, counted or sampled. Needs `init`.
 *
 * @type {typeof import("./index.js").equity}
 */
export function equity(request) {
  const module = loaded("equity");
  const { numbers, read, answer } = opened(request, atOnce);
  if (answer) return answer(read);
  return described(module.equity(numbers), read).result;
}

/**
 * The same step by step. Needs `init`.
 *
 * @type {typeof import("./index.js").equityJob}
 */
export function equityJob(request) {
  const module = loaded("EquityJobHandle");
  const { numbers, read, answer } = opened(request, stepByStep);
  if (answer) {
    // Not step by step: it is known at once, or dealt at random in a bounded time.
    const step = () => ({ done: true, progress: 1, result: answer(read) });
    return new EquityJob({ step, free() {} }, null);
  }
  const handle = new module.EquityJobHandle(numbers);
  try {
    described(handle.step(0), read);
  } catch (error) {
    handle.free();
    throw error;
  }
  return new EquityJob(handle, read);
}

class EquityJob {
  #handle;
  #read;

  constructor(handle, read) {
    this.#handle = handle;
    this.#read = read;
  }

  step(n) {
    const handle = this.#handle;
    if (handle === null) throw new RulesError({ code: "ERR_FREED", message: "the job was freed: begin another" });
    const step = handle.step(whole(n, "n", 1, 1e9));
    return this.#read === null ? step : described(step, this.#read);
  }

  free() {
    const handle = this.#handle;
    this.#handle = null;
    handle?.free();
  }
}

// Older engines have no such symbol: there `using` is compiled away by who writes it.
if (Symbol.dispose) {
  Object.defineProperty(EquityJob.prototype, Symbol.dispose, {
    value: EquityJob.prototype.free,
    configurable: true,
    writable: true,
  });
}

const every = ["game", ...new Set(Object.values(games).flatMap(({ names }) => names))];
const gameNames = Object.keys(games);

/** A request as numbers, and what a refusal has to tell of it. */
function opened(request, most) {
  const read = fields(request, "", every);
  const game = games[gameNames[place(read.game, "game", gameNames)]];
  for (const name in read) if (name !== "game" && !game.names.includes(name)) throw unknown(name);
  if (game.answer) return { read, answer: game.answer };
  const numbers = new Numbers();
  game.read(read, most, numbers);
  return { numbers: numbers.all(), read };
}

function texasHoldem(read, most, numbers) {
  const { hands, ranges, board, dead, exact = "auto", budget = 20_000_000, samples = 200_000, seed } = read;
  if (hands !== undefined && ranges !== undefined) refuse("ranges", "nothing beside hands", ranges);
  numbers.push(
    exact === "auto" ? 0 : exact === true ? 1 : exact === false ? 2 : refuse("exact", 'true, false or "auto"', exact),
  );
  numbers.push(whole(budget, "budget", 1, most.budget), whole(samples, "samples", 1, most.samples));
  pushSeed(numbers, seed);
  pushCards(numbers, board ?? "", "board");
  pushCards(numbers, dead ?? "", "dead");
  const players = new Numbers();
  const [field, push] = ranges === undefined ? ["hands", pushCards] : ["ranges", pushRange];
  // Kept as they were read: a refusal quotes them.
  read[field] = list(read[field], field, 64, (player, path) => push(players, player, path));
  numbers.push(ranges === undefined ? 0 : 1, read[field].length);
  numbers.add(players.all());
}

/** Cards as an array of strings, or as one string in which they stand together or apart by single spaces: as twice 26 bits. */
function pushCards(numbers, cards, path) {
  let low = 0;
  let high = 0;
  const add = (card, rank, suit, at) => {
    const index = indexOf(rank, suit);
    if (!(index < 52))
      refuse(at < 0 ? path : `${path}[${at}]`, at < 0 ? 'cards such as "AsTd"' : 'a card such as "Td"', card);
    const bit = 1 << (index % 26);
    if ((index < 26 ? low : high) & bit) throw repeated(path, cardFromIndex(index));
    if (index < 26) low |= bit;
    else high |= bit;
  };
  if (typeof cards === "string") {
    for (let at = 0; at < cards.length; at += 2) {
      if (at > 0 && cards.charCodeAt(at) === 32) at++;
      add(cards, cards.charCodeAt(at), cards.charCodeAt(at + 1), -1);
    }
  } else {
    if (!Array.isArray(cards)) refuse(path, "cards", cards);
    const { length } = cards;
    if (!(length <= 52)) refuse(path, "at most 52 cards", length);
    for (let at = 0; at < length; at++) {
      const card = cards[at];
      const named = typeof card === "string" && card.length === 2;
      add(card, named ? card.charCodeAt(0) : 128, named ? card.charCodeAt(1) : 128, at);
    }
  }
  numbers.push(low, high);
}

function repeated(field, card) {
  const message = `${field}: ${card} stands there twice`;
  return new RulesError({ code: "ERR_CARD_TWICE", details: { field, card }, message });
}

/** A range as the number and the codes of its characters. */
function pushRange(numbers, range, path) {
  if (typeof range !== "string") refuse(path, "a string", range);
  if (range.length > 32_768) refuse(path, "at most 32768 characters", range.length);
  numbers.push(range.length);
  for (let at = 0; at < range.length; at++) numbers.push(range.charCodeAt(at));
  return range;
}

/** What a step tells: how far it is and what is known; or the refusal. */
function described(numbers, read) {
  if (numbers[0] < 0) throw refused(numbers, read);
  const known = numbers.length > 2;
  return {
    done: numbers[0] >= numbers[1],
    progress: numbers[0] / numbers[1],
    result: known ? result(numbers) : null,
  };
}

/** Whether all was counted, the deals, whether they have weights; then four numbers a player. */
function result(numbers) {
  const exact = numbers[2] === 1;
  const deals = numbers[3];
  const whole = numbers[4] === 0;
  const players = [];
  let standardError = 0;
  for (let at = 5; at < numbers.length; at += 4) {
    const wins = numbers[at];
    const ties = numbers[at + 1];
    append(players, {
      win: wins / deals,
      tie: ties / deals,
      equity: numbers[at + 2],
      standardError: numbers[at + 3],
      wins: whole ? wins : null,
      ties: whole ? ties : null,
    });
    standardError = Math.max(standardError, numbers[at + 3]);
  }
  return { exact, samples: exact ? 0 : deals, deals: whole ? deals : null, standardError, players };
}

/** What is wrong with an item of a range, in the order of `RangeFault`. */
const wrong = [
  "is no part of a range: write it as TT+, 99-66, AQs+, AJo, T9s-65s, AsKh or random, apart by commas",
  "has no weight from 0 to 1 with up to six decimals behind its colon, as in AKs:0.5",
  "no two cards in the range have a weight above 0",
];

/** The refusals in the order of `src/wasm/equity.rs`: of two numbers, the code, the field, its details and the message. */
const refusals = [
  (count) => ["ERR_HAND_COUNT", null, { count, min: 2, max: 10 }, `2 to 10 players compare their hands, not ${count}`],
  (player, count) => ["ERR_HOLE_CARDS", player, { count }, `a hand has 2 cards, not ${count}`],
  (count) => ["ERR_BOARD_COUNT", "board", { count }, `a board has 0, 3, 4 or 5 cards, not ${count}`],
  (card) => ["ERR_CARD_TWICE", "dead", { card: cardFromIndex(card) }, `${cardFromIndex(card)} is on the board`],
  (player, card) => [
    "ERR_CARD_TWICE",
    player,
    { card: cardFromIndex(card) },
    `${cardFromIndex(card)} is elsewhere too`,
  ],
  (player) => ["ERR_RANGE_EMPTY", player, {}, "no two cards of the range are free"],
  (needed, left) => [
    "ERR_TOO_FEW_CARDS",
    null,
    { needed, left },
    `hands and board need ${needed} more cards, ${left} are left`,
  ],
  () => ["ERR_NO_DEAL", null, {}, "the ranges leave no deal in which all players hold different cards"],
  (needed, budget) => [
    "ERR_EQUITY_BUDGET",
    "budget",
    { needed, budget },
    `to count all takes up to ${needed} showdowns, the budget is ${budget}`,
  ],
];

function refused([, place, ...numbers], { ranges }) {
  const of = ranges === undefined ? "hands" : "ranges";
  if (place === 9) {
    const [player, position, reason] = numbers;
    const field = `ranges[${player}]`;
    const item = reason < 2 ? ranges[player].slice(position).split(",")[0].slice(0, 12) : "";
    const message = reason < 2 ? `"${item}" at character ${position} ${wrong[reason]}` : wrong[2];
    return new RulesError({ code: "ERR_RANGE", details: { field, position, item }, message: `${field}: ${message}` });
  }
  const [code, at, details, message] = refusals[place](...numbers);
  const field = typeof at === "number" ? `${of}[${at}]` : (at ?? of);
  return new RulesError({ code, details: { field, ...details }, message: `${field}: ${message}` });
}
