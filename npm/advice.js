// Advice crosses over as numbers: names, and their strict reading, are on this side (`src/wasm/advice.rs` tells the order).

import { RulesError } from "./errors.js";
import { cardAt, cardFromIndex } from "./functions.js";
import { append, Numbers, own } from "./own.js";
import { field, fields, flag, list, orNull, place, pushSeed, refuse, whole } from "./strict.js";
import { call, loaded } from "./wasm.js";

const levels = ["beginner", "regular", "expert"];

/** What a computer player does in each game, of a view and the numbers of the level and the seed. */
const advisers = {
  "texas-holdem": adviseTable,
  "liars-holdem": adviseTable,
  "liars-draw": adviseTable,
  "open-face": advisePlacing,
};
const games = Object.keys(advisers);

/**
 * What a computer player of a level does. Needs `init`.
 *
 * @type {typeof import("./index.js").advise}
 */
export function advise(view, options) {
  loaded("advise");
  const { level, seed, tournament = { prizes: [] } } = fields(options, "options", ["level", "seed", "tournament"]);
  const numbers = new Numbers();
  numbers.push(place(level, "options.level", levels));
  if (seed === undefined) refuse("options.seed", "64 hexadecimal digits", seed);
  pushSeed(numbers, seed, "options.seed");
  const game = field(view, "", "game");
  const at = place(game, "game", games);
  if (field(view, "", "viewer") === null) throw nothing();
  return advisers[game](view, numbers, at, { level, seed, amounts: amountsOf(tournament) });
}

/** The most stacks and prizes that are looked at. */
const MOST_PRIZES = 100;
const amounts = (value, path) => list(value, path, MOST_PRIZES, (each, at) => whole(each, at, 0));

/** The prizes and the stacks elsewhere, as numbers. */
function amountsOf(tournament) {
  const path = "options.tournament";
  const { prizes, elsewhere = [] } = fields(tournament, path, ["prizes", "elsewhere"]);
  return [prizes, elsewhere].flatMap((all, at) => sized(amounts(all, `${path}.${["prizes", "elsewhere"][at]}`)));
}

/**
 * What each stack is expected to win. Needs `init`.
 *
 * @type {typeof import("./index.js").prizeEquity}
 */
export function prizeEquity(request) {
  const module = loaded("prizeEquity");
  const { stacks, prizes } = fields(request, "", ["stacks", "prizes"]);
  const numbers = new Numbers();
  numbers.add(sized(amounts(stacks, "stacks")));
  numbers.add(amounts(prizes, "prizes"));
  return Array.from(module.prizeEquity(numbers.all()));
}

const nothing = () =>
  new RulesError({
    code: "ERR_NOTHING_TO_DECIDE",
    message: "there is nothing to decide: advice is for the view of a seat that is in turn",
  });

// ---- at the betting tables

const limits = ["no-limit", "pot-limit", "fixed-limit"];
const statuses = ["empty", "out", "in", "all-in", "folded", "mucked", "killed"];
const naturalRanks = ["after-kickers", "before-kickers"];
const moonNotes = ["flop", "hand"];
const zones = ["preflop", "flop", "turn-river"];
/** The actions in their order. The last two are always optional, and no advice. */
const actions = [
  ...["fold", "check", "call", "bet", "raise", "show", "muck", "announce", "exchange", "stand"],
  ...["ask-to-show", "peek"],
];
/** More entries than any list of a view has. */
const MOST = 16;

function adviseTable(view, numbers, at, { amounts }) {
  pushTable(view, numbers, at);
  numbers.add(amounts);
  const [action, first, second, code, ...rest] = loaded().advise(numbers.all());
  if (action < 0) throw nothing();
  const type = actions[action];
  const made = { type };
  if (type === "bet" || type === "raise") own(made, "to", first);
  else if (type === "announce") own(made, "place", first);
  else if (type === "exchange") own(made, "discard", { zone: zones[first], index: second });
  return { action: made, reason: reasonOf(code, rest) };
}

function pushTable(view, numbers, game) {
  const read = (name, reader, ...more) => reader(field(view, "", name), name, ...more);
  const chips = (name) => numbers.push(read(name, whole, 0));
  const piece = game === 0 ? card : note;
  numbers.push(game, read("handNumber", whole, 0, 2 ** 32 - 1));
  const chairs = read("seats", list, 10, (seat, path) => chair(seat, path, piece));
  numbers.push(read("viewer", whole, 0, Math.max(0, chairs.length - 1)), read("button", whole, 0, 254));
  numbers.push(1 + (read("bigBlind", orNull, whole, 0, 254) ?? -1));
  const stakes = field(view, "", "stakes");
  const straddles =
    game === 0
      ? list(field(stakes, "stakes", "straddles"), "stakes.straddles", MOST, (each, at) => whole(each, at, 0))
      : [];
  const name = game === 0 ? "big" : "ante";
  const smallest = whole(field(stakes, "stakes", name), `stakes.${name}`, 0);
  numbers.push(straddles.length, smallest, straddles.at(-1) ?? smallest);
  numbers.push(read("betting", place, limits));
  numbers.push(read("place", orNull, whole, 1, 7) ?? 0);
  const options = game === 0 ? {} : field(view, "", "options");
  const option = (name, reader, ...more) => reader(field(options, "options", name), `options.${name}`, ...more);
  numbers.push(game === 0 ? 0 : option("naturalRank", place, naturalRanks));
  numbers.push(game === 2 ? option("moonNotes", place, moonNotes) : 0);
  numbers.push(game === 2 ? Number(option("moonAntes", flag)) : 1);
  chips("bet");
  chips("pot");
  numbers.add(sized(read("aggressors", list, MOST, (seat, at) => 1 + (orNull(seat, at, whole, 0, 254) ?? -1))));
  numbers.add(sized(read("board", list, MOST, piece)));
  numbers.push(chairs.length, ...chairs.flat());
  const legal = read("actions", list, MOST, legalAction).filter((each) => each[0] < 10);
  numbers.push(legal.length, ...legal.flat());
}

/** A chair as numbers. */
function chair(value, path, piece) {
  const part = (name, reader, ...more) => reader(field(value, path, name), `${path}.${name}`, ...more);
  const seen = (each, at) => (each === null ? 0 : piece(each, at));
  const best = part("best", orNull, (found, at) => whole(field(found, at, "value"), `${at}.value`, 0, 2 ** 32 - 2));
  return [
    part("status", place, statuses),
    ...["away", "shown"].map((name) => Number(part(name, flag))),
    ...["stack", "bet", "contributed"].map((name) => part(name, whole, 0)),
    ...sized(part("rounds", list, MOST, (put, at) => whole(put, at, 0))),
    ...sized(part("hand", list, MOST, seen)),
    ...sized(part("zones", list, MOST, (zone, at) => place(zone, at, zones))),
    best === null ? 0 : best + 1,
    1 + Number(part("shot", orNull, flag) ?? -1),
  ];
}

/** A legal action as numbers. */
function legalAction(value, path) {
  const part = (name, reader, ...more) => reader(field(value, path, name), `${path}.${name}`, ...more);
  const kind = part("type", place, actions);
  const numbers = [kind];
  if (actions[kind] === "call") numbers.push(part("amount", whole, 0));
  if (actions[kind] === "bet" || actions[kind] === "raise") {
    const min = part("min", whole, 0);
    numbers.push(min, part("max", whole, min), part("step", whole, 1));
  }
  if (actions[kind] === "announce") {
    const min = part("min", whole, 1, 7);
    numbers.push(min, part("max", whole, min, 7));
  }
  if (actions[kind] === "exchange") {
    const discards = part("discards", list, MOST, (discard, at) => [
      place(field(discard, at, "zone"), `${at}.zone`, zones),
      whole(field(discard, at, "index"), `${at}.index`, 0, 254),
    ]);
    numbers.push(discards.length, ...discards.flat());
  }
  return numbers;
}

// ---- at open-face Chinese

const rows = ["top", "middle", "bottom"];

function advisePlacing(view, _numbers, _at, { level, seed }) {
  const legal = list(field(view, "", "actions"), "actions", MOST, (action) => action);
  const asked = {
    level,
    seed,
    handNumber: field(view, "", "handNumber"),
    viewer: field(view, "", "viewer"),
    seats: list(field(view, "", "seats"), "seats", 4, seatOf),
    options: field(view, "", "options"),
    actions: legal.filter((action, at) => field(action, `actions[${at}]`, "type") === "place"),
  };
  const [code, ...numbers] = call("advisePlacing", asked);
  if (code === undefined) throw nothing();
  const action = { type: "place", top: [], middle: [], bottom: [], discard: [] };
  for (const card of numbers.slice(3)) append(action[[...rows, "discard"][card % 4]], cardFromIndex(card >> 2));
  return { action, reason: reasonOf(code, numbers) };
}

/** What counts of a chair. */
function seatOf(value, path) {
  const part = (name) => field(value, path, name);
  return {
    seat: part("seat"),
    rows: part("rows"),
    drawn: part("drawn"),
    discards: part("discards"),
    bonus: part("bonus"),
    playing: flag(part("playing"), `${path}.playing`),
    dead: flag(part("dead"), `${path}.dead`),
  };
}

// ---- what is common

const sized = (numbers) => [numbers.length, ...numbers];

/** A card as its index and 1. */
const card = (value, path) => cardAt(value, path) + 1;

/** A note as its serial. */
function note(value, path) {
  const serial = typeof value === "string" && /^\d{7}$/.test(value) ? Number(value) : 0;
  return serial > 0 ? serial : refuse(path, 'a serial of 7 digits, not all 0, such as "0123456"', value);
}

// ---- reasons

/** The codes with their rules and the names of their numbers, in the order of `src/advice/reason.rs`. */
export const codes = [
  ["only-action", null, []],
  ["check", null, ["equity"]],
  ["fold", null, ["equity", "needed"]],
  ["call", null, ["equity", "needed"]],
  ["value", null, ["equity"]],
  ["bluff", null, ["equity", "needed"]],
  ["semi-bluff", null, ["equity", "needed"]],
  ["slow-play", null, ["equity"]],
  ["curious", null, ["equity", "needed"]],
  ["start-fold", null, ["top", "plays"]],
  ["start-call", null, ["top", "plays"]],
  ["start-raise", null, ["top", "plays"]],
  ["push", null, ["top", "plays", "blinds"]],
  ["push-fold", null, ["top", "plays", "blinds"]],
  ["show", null, []],
  ["muck", null, []],
  ["announce", null, []],
  ["stand", null, ["equity"]],
  ["forced-bet", "LP-24", []],
  ["hold-shot", "LD-9", ["equity"]],
  ["exchange", null, ["equity", "stands"]],
  ["arrange", null, ["royalties"]],
  ["stay", "OF-16", ["royalties"]],
  ["royalty", "OF-10", ["row", "points"]],
  ["fantasy", "OF-14", []],
  ["flush-draw", null, ["row", "cards"]],
  ["pairs", null, ["row"]],
  ["safe", "OF-7", []],
  ["dead", "OF-7", []],
];
/** The numbers that are shares, in thousandths where they cross over. */
const shares = ["equity", "needed", "stands", "top", "plays"];

function reasonOf(at, numbers) {
  const [code, rule, parts] = codes[at];
  const reason = { code, rule };
  for (const [nth, part] of parts.entries()) {
    const number = numbers[nth];
    own(reason, part, part === "row" ? rows[number] : shares.includes(part) ? number / 1000 : number);
  }
  return reason;
}
