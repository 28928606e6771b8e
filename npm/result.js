// How a hand ended, step by step: from a view of it alone.

import { explain } from "./explain.js";
import { readRequest, readScore, readView } from "./result-reading.js";
import { field, refuse } from "./strict.js";
import { call } from "./wasm.js";

/** What both banknote games have in common. */
const banknotes = { uncalled: "LP-23", last: "LP-28", split: "LP-14", odd: "LP-14" };
/** The rules of each game at a betting table that say who gets what. */
const rules = {
  "texas-holdem": {
    uncalled: "TH-7",
    last: "TH-7",
    unshown: "TH-11",
    best: "TH-13",
    bestOfSeveral: "TH-9",
    split: "TH-13",
    odd: "TH-14",
  },
  "liars-holdem": { ...banknotes, unshown: "LH-3", best: "LH-4", bestOfSeveral: "LH-4" },
  "liars-draw": { ...banknotes, unshown: "LD-13", best: "LD-10", bestOfSeveral: "LD-11" },
};
const rows = ["bottom", "middle", "top"];
const whole = { top: 3, middle: 5, bottom: 5 };

const sum = (shares) => shares.reduce((total, { amount }) => total + amount, 0);

/**
 * How a hand ended, step by step.
 *
 * @type {typeof import("./index.js").explainResult}
 */
export function explainResult(view) {
  if (field(view, "", "result") === null) return [];
  const read = readView(view);
  return read.game === "open-face" ? dealSteps(read) : tableSteps(read);
}

function tableSteps({ game, seats, stakes, options, result }) {
  // A hand that was killed has not been folded (TT-9).
  const killed = seats?.some(({ status }) => status === "killed") ?? false;
  const rule = killed ? { ...rules[game], last: "TT-9" } : rules[game];
  const dealtIn = () => seats.filter(({ status }) => status !== "empty" && status !== "out");
  const undivided = options?.moonAntes === false ? stakes.ante * dealtIn().length : 0;
  const uncalled = result.returned.flatMap((amount, seat) =>
    amount > 0 ? [{ code: "uncalled", rule: rule.uncalled, seat, amount }] : [],
  );
  const pots = result.pots.length;
  const steps = result.pots.flatMap((pot, index) =>
    potSteps(result, rule, pot, index === 0 ? undivided : 0, options).map((step) => ({ ...step, pot: index, pots })),
  );
  return [...uncalled, ...steps];
}

function potSteps({ ending, best, pots }, rule, { eligible, winners }, undivided, options) {
  const of = (kind) => winners.filter((share) => share.for === kind);
  const [last] = of("fold");
  if (last !== undefined) {
    const uncontested = ending === "uncontested";
    const how = uncontested ? { code: "last", rule: rule.last } : { code: "unshown", rule: rule.unshown };
    return [{ ...how, seat: last.seat, amount: last.amount }];
  }
  const hands = of("hand");
  const shots = of("shot");
  const steps = [];
  if (hands.length > 0) {
    const seats = hands.map(({ seat }) => seat);
    steps.push({
      code: "best",
      rule: pots.length === 1 ? rule.best : rule.bestOfSeveral,
      seats,
      amount: sum(hands),
      hand: best[seats[0]] ?? null,
      why: nextBest(best, eligible, seats, options),
    });
    if (seats.length > 1) steps.push({ code: "split", rule: rule.split, seats });
    steps.push(...odd(hands, rule.odd));
  }
  for (const { seat, amount } of shots) steps.push({ code: "shot", rule: "LD-10", seat, amount });
  steps.push(...odd(shots, rule.odd));
  if (shots.length > 0) {
    const more = sum(hands) - sum(shots);
    if (undivided > 0) steps.push({ code: "antes", rule: "LD-11", amount: undivided });
    if (more > undivided) steps.push({ code: "odd-half", rule: "LD-12", amount: more - undivided });
  }
  return steps;
}

/** Why the winning hand beats the next best of those that could win. */
function nextBest(best, eligible, seats, options) {
  const winner = best[seats[0]] ?? null;
  const [next = null] = eligible
    .filter((seat) => !seats.includes(seat))
    .map((seat) => best[seat] ?? null)
    .filter((hand) => hand !== null)
    .sort((a, b) => b.value - a.value);
  if (winner === null || next === null) return null;
  const why = explain([winner, next], options && { naturalRank: options.naturalRank });
  return why.winner === 0 ? why : null;
}

function odd(shares, rule) {
  const least = Math.min(...shares.map(({ amount }) => amount));
  return shares.flatMap(({ seat, amount }) =>
    amount > least ? [{ code: "odd-chip", rule, seat, amount: amount - least }] : [],
  );
}

function dealSteps({ seats, options, result }) {
  const boards = new Map(seats.map(({ seat, rows }, at) => [seat, { rows, path: `seats[${at}].rows` }]));
  const board = (seat) => boards.get(seat) ?? refuse("seats", "a seat for each player", seats);
  const late = (seat) => seats.some((each) => each.seat === seat && each.dead);
  const steps = scoreSteps(result, board, options, late);
  for (const { from, to, points, owed, paid } of result.payments) {
    const rule = paid < owed ? "OF-13" : "OF-12";
    steps.push({ code: "paid", rule, from, to, points, owed, paid, kush: options.kush });
  }
  for (const { seat, left, bonus, nextBonus } of seats) {
    const score = result.players.find((each) => each.seat === seat);
    if (nextBonus !== null) {
      const stays = bonus !== null;
      steps.push({ code: "fantasy", rule: stays ? "OF-16" : "OF-14", seat, cards: nextBonus.cards, stays });
    } else if (score !== undefined && (bonus === null ? score.entersFantasy : score.staysFantasy)) {
      const allowed = options.fantasyLimit === null || (bonus?.inARow ?? 0) < options.fantasyLimit;
      const lapsed = left && allowed;
      steps.push(
        lapsed ? { code: "fantasy-lapsed", rule: "OF-18", seat } : { code: "fantasy-limit", rule: "OF-17", seat },
      );
    }
  }
  return steps;
}

/**
 * How boards settle, step by step.
 *
 * @type {typeof import("./index.js").explainScore}
 */
export function explainScore(score, request) {
  const read = readScore(score);
  const { boards, ...options } = readRequest(request);
  const board = (seat) => ({
    rows: boards[seat] ?? refuse("request.boards", "a board for each player", boards),
    path: `request.boards[${seat}]`,
  });
  // How many cards a bonus hand has follows from more than the boards.
  const enters = read.players.filter(({ entersFantasy }) => entersFantasy);
  return [
    ...scoreSteps(read, board, options, () => false),
    ...enters.map(({ seat }) => ({ code: "fantasy", rule: "OF-14", seat, cards: null, stays: false })),
  ];
}

function scoreSteps({ players, pairs }, board, { rowPoints = 1, foul = "swept" }, late) {
  const worth = (seat, row) => {
    const placed = board(seat).rows[row];
    return placed.length === whole[row] ? call("evaluateCards", placed) : null;
  };
  /** The same of a row that was paid or compared: it must be full. */
  const full = (seat, row) => {
    const { rows, path } = board(seat);
    return worth(seat, row) ?? refuse(`${path}.${row}`, `${whole[row]} cards`, rows[row]);
  };
  const dead = new Set(players.filter((player) => player.foul).map(({ seat }) => seat));
  const steps = [];
  for (const player of players) {
    const { seat, natural, royalties } = player;
    if (player.foul) steps.push(late(seat) ? { code: "out-of-time", rule: "OF-20", seat } : deadStep(seat, worth));
    if (natural !== null) steps.push({ code: "natural", rule: "OF-21", seat, natural });
    for (const row of rows) {
      const points = royalties[row];
      if (points > 0) steps.push({ code: "royalty", rule: "OF-10", seat, row, hand: full(seat, row), points });
    }
  }
  for (const pair of pairs) {
    const { first, second } = pair;
    if (pair.rows !== null) {
      for (const row of rows) {
        const order = pair.rows[row];
        const [winner, loser] = order < 0 ? [second, first] : [first, second];
        const why = explain([full(winner, row), full(loser, row)]);
        const won = order === 0 ? { winner: null, loser: null, points: 0 } : { winner, loser, points: rowPoints };
        steps.push({ code: "row", rule: "OF-9", first, second, row, ...won, why });
      }
    }
    if (pair.sweptBy !== null && pair.rows !== null) {
      const points = pair.sweptBy === first ? pair.firstPoints.rows : pair.secondPoints.rows;
      steps.push({
        code: "sweep",
        rule: "OF-9",
        winner: pair.sweptBy,
        loser: pair.sweptBy === first ? second : first,
        points,
      });
    }
    if (dead.has(first) && dead.has(second)) steps.push({ code: "both-dead", rule: "OF-11", first, second });
    else if (dead.has(first) || dead.has(second)) {
      const [winner, loser] = dead.has(first) ? [second, first] : [first, second];
      const { rows: points } = winner === first ? pair.firstPoints : pair.secondPoints;
      steps.push({ code: "dead-pays", rule: "OF-11", winner, loser, points, penalty: foul });
    }
    const [winner, loser] = pair.net < 0 ? [second, first] : [first, second];
    const [won, lost] =
      winner === first ? [pair.firstPoints, pair.secondPoints] : [pair.secondPoints, pair.firstPoints];
    steps.push({ code: "net", rule: "OF-12", winner, loser, won, lost, net: Math.abs(pair.net) });
  }
  return steps;
}

/** A hand whose rows are in the wrong order, and which rows those are. */
function deadStep(seat, worth) {
  const below = { top: "middle", middle: "bottom" };
  const faults = ["top", "middle"].flatMap((row) => {
    const [above, under] = [worth(seat, row), worth(seat, below[row])];
    // A front is compared as OF-7 says: by the module's own order, for a row has kickers that a front lacks.
    return above !== null && under !== null && above.value > under.value
      ? [{ row, hand: above, below: below[row], than: under }]
      : [];
  });
  return { code: "dead", rule: "OF-7", seat, faults };
}
