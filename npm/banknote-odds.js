// Odds of the banknote games cross over as numbers: names, and their strict reading, are on this side
// (src/wasm/banknotes/odds.rs tells the order).

import { RulesError } from "./errors.js";
import { append, Numbers } from "./own.js";
import { fields, flag, list, place, pushSeed, refuse, whole } from "./strict.js";
import { loaded } from "./wasm.js";

const common = [
  "place",
  "opponents",
  "dead",
  "notes",
  "allowDuplicates",
  "naturalRank",
  "exact",
  "budget",
  "samples",
  "seed",
];
const shots = ["exchanged", "moonNotes"];
/** The fields of a request for {@link equity} beside `game`. */
export const equityNames = {
  "liars-holdem": [...common, "hands", "board"],
  "liars-draw": [...common, ...shots, "hands", "heldShots"],
};
const exchangeNames = [...common, ...shots, "hand", "zones", "street"];

const zones = ["preflop", "flop", "turn-river"];
/** The most notes of a deck, and the most hands, notes of a hand, or opponents that are read, so that more are refused by the rules. */
const DECK = 10_000;
const MOST = 64;

/** What known hands of banknotes can expect, of a request whose fields were read. */
export function banknoteEquity(read) {
  const numbers = new Numbers();
  numbers.push(read.game === "liars-draw" ? 1 : 0);
  setting(numbers, read);
  serials(numbers, read.board ?? [], "board", MOST);
  const { heldShots = [] } = read;
  numbers.push(...sized(list(heldShots, "heldShots", MOST, (seat, path) => whole(seat, path, 0, 254))));
  const hands = new Numbers();
  numbers.push(list(read.hands, "hands", MOST, (hand, path) => serials(hands, hand, path, MOST)).length);
  numbers.add(hands.all());
  const known = answered(loaded("notesEquity").notesEquity(numbers.all()), read);
  const players = [];
  for (let at = 2; at < known.length; at += 6) {
    append(players, { ...share(known, at), standardError: known[at + 5] });
  }
  const standardError = Math.max(...players.map((player) => player.standardError));
  return { exact: known[0] === 1, samples: known[1], standardError, players };
}

/**
 * What standing and each exchange of a note bring. Needs `init`.
 *
 * @type {typeof import("./index.js").exchangeOdds}
 */
export function exchangeOdds(request) {
  const module = loaded("exchangeOdds");
  const read = fields(request, "", exchangeNames);
  const numbers = new Numbers();
  numbers.push(place(read.street, "street", ["turn", "river"]));
  setting(numbers, read);
  serials(numbers, read.hand, "hand", MOST);
  numbers.push(...sized(list(read.zones, "zones", MOST, (zone, path) => place(zone, path, zones))));
  const known = answered(module.exchangeOdds(numbers.all()), read);
  const [exact, samples, standardError, held, shotShare, against] = known;
  const stand = share(known, 6);
  const exchanges = [];
  for (let at = 11; at < known.length; at += 7) {
    const expected = share(known, at + 2);
    const discard = { zone: zones[known[at]], index: known[at + 1] };
    append(exchanges, { discard, ...expected, gain: expected.equity - stand.equity });
  }
  const shot = { held: held === 1, share: shotShare, against };
  return { exact: exact === 1, samples, standardError, stand, exchanges, shot };
}

/** Five numbers as what a hand can expect. */
const share = (numbers, at) => ({
  win: numbers[at],
  tie: numbers[at + 1],
  equity: numbers[at + 2],
  handEquity: numbers[at + 3],
  shotEquity: numbers[at + 4],
});

const sized = (items) => [items.length, ...items];

function setting(numbers, read) {
  const { opponents = 0, exchanged = 0, exact = "auto", budget = 40_000_000, samples = 100_000, seed } = read;
  const { naturalRank = "after-kickers", moonNotes = "flop", allowDuplicates = false, dead = [], notes } = read;
  numbers.push(
    place(moonNotes, "moonNotes", ["flop", "hand"]),
    whole(read.place, "place", 1, 7),
    place(naturalRank, "naturalRank", ["after-kickers", "before-kickers"]),
    whole(opponents, "opponents", 0, MOST),
    whole(exchanged, "exchanged", 0, MOST),
    [true, false].indexOf(exact) + 1 || (exact === "auto" ? 0 : refuse("exact", 'true, false or "auto"', exact)),
    whole(budget, "budget", 1, 200_000_000),
    whole(samples, "samples", 1, 1_000_000),
  );
  pushSeed(numbers, seed);
  serials(numbers, dead, "dead", DECK);
  numbers.push(notes === undefined ? 0 : 1, flag(allowDuplicates, "allowDuplicates") ? 1 : 0);
  serials(numbers, notes ?? [], "notes", DECK);
}

/** Serials as numbers, behind how many they are. */
function serials(numbers, notes, path, most) {
  const read = list(notes, path, most, (note, path) =>
    typeof note === "string" && /^\d{7}$/.test(note) && note !== "0000000"
      ? Number(note)
      : refuse(path, 'a serial of 7 digits, not all 0, such as "0123456"', note),
  );
  numbers.push(read.length);
  for (const serial of read) numbers.push(serial);
}

const serial = (number) => String(number).padStart(7, "0");

/** The fields and the kinds of refusals in the order of `src/wasm/banknotes/odds.rs`. */
const refusedFields = [
  ...["opponents", "exchanged", "hands", "hand", "board", "heldShots", "zones", "dead", "notes", "budget"],
];
const refusals = [
  (min, max) => ["ERR_OPPONENTS", "LP-1", { min, max }, `known hands and opponents must be ${min} to ${max} together`],
  (max) => ["ERR_OPPONENTS", "LD-9", { min: 0, max }, `there are ${max} opponents`],
  (count, both) => {
    const [min, max] = [both >> 4, both & 15];
    return ["ERR_NOTE_COUNT", "LD-2", { count, min, max }, `expected ${min} to ${max} notes, got ${count}`];
  },
  () => [
    "ERR_ZONES",
    "LD-3",
    {},
    "expected two notes of the preflop and the flop's, or one for each exchange further on",
  ],
  () => ["ERR_SHOTS", "LD-7", {}, "expected positions of hands of three notes"],
  (note) => ["ERR_DUPLICATE_NOTE", "LP-3", { note: serial(note) }, `${serial(note)} stands there twice`],
  (note) => ["ERR_FOREIGN_NOTE", "LP-3", { note: serial(note) }, `${serial(note)} is none of the venue's notes`],
  (count, needed) => [
    "ERR_TOO_FEW_NOTES",
    "LP-3",
    { count, needed },
    `${count} unseen notes are too few: ${needed} are needed`,
  ],
  (max) => ["ERR_TOO_MANY_NOTES", "LP-3", { max }, `a deck has at most ${max} notes`],
  (needed, budget) => [
    "ERR_EQUITY_BUDGET",
    null,
    { needed, budget },
    `to count all takes ${needed} steps, the budget is ${budget}`,
  ],
];

/** The numbers of an answer, or the refusal. */
function answered(numbers, { game }) {
  if (numbers[0] >= 0) return numbers;
  const [, at, kind, first, second, a, b] = numbers;
  const field = [refusedFields[at], ...[first, second].filter((index) => index >= 0).map((index) => `[${index}]`)].join(
    "",
  );
  const [code, rule, details, message] = refusals[kind](a, b);
  // How many notes a hand and a board have is a rule of each game.
  const of = code === "ERR_NOTE_COUNT" && game === "liars-holdem" ? "LH-1" : rule;
  throw new RulesError({ code, rule: of, details: { field, ...details }, message: `${field}: ${message}` });
}
