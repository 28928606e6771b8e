// Rulings cross over as numbers: names, and their strict reading, are on this side (src/wasm/rulings.rs tells the order).

import { fault, RulesError } from "./errors.js";
import { heldBy } from "./game.js";
import { append } from "./own.js";
import { fields, flag, list, place, refuse, unknown, whole } from "./strict.js";
import { loaded } from "./wasm.js";

/** The codes with their rules and the names of their numbers, in the order of `src/rulings/reason.rs`. */
export const codes = [
  ["words-first", "RL-2", []],
  ["words-together", "RL-2", []],
  ["chips-first", "RL-2", []],
  ["string-bet", "RL-2", ["counted", "ignored"]],
  ["nothing-done", "RL-2", []],
  ["declared", "RL-2", []],
  ["fold-without-bet", "RL-2", []],
  ["check-facing-bet", "RL-2", ["call"]],
  ["call-without-bet", "RL-2", []],
  ["call-binds", "RL-2", ["call"]],
  ["bet-facing-bet", "RL-5", []],
  ["raise-without-bet", "RL-5", []],
  ["declared-total", "RL-2", ["to"]],
  ["amount-alone", "RL-5", ["amount"]],
  ["word-with-chip", "RL-3", ["chip", "to"]],
  ["word-with-chips", "RL-2", ["put", "to"]],
  ["word-alone", "RL-5", ["min"]],
  ["chip-bet", "RL-3", ["chip"]],
  ["chips-bet", "RL-2", ["put"]],
  ["exact-call", "RL-2", ["call"]],
  ["oversized-chip", "RL-3", ["chip", "call"]],
  ["every-chip-needed", "RL-4", ["smallest", "left", "call"]],
  ["half-reached", "RL-4", ["by", "half", "raise"]],
  ["half-missed", "RL-4", ["by", "half", "raise"]],
  ["amount-half-reached", "RL-5", ["by", "half", "raise"]],
  ["amount-half-missed", "RL-5", ["by", "half", "raise"]],
  ["last-chips", "RL-4", ["to"]],
  ["all-in", "RL-2", ["to"]],
  ["raise-completed", "RL-5", ["min"]],
  ["chips-completed", "RL-4", ["min"]],
  ["bet-completed", "TH-5", ["min"]],
  ["short-all-in", "TH-8", ["to"]],
  ["more-than-stack", "TH-5", ["to"]],
  ["above-limit", "TH-10", ["max"]],
  ["off-unit", "TH-18", ["unit", "to"]],
  ["all-in-call", "TH-5", ["put", "call"]],
  ["raise-closed", "TH-8", []],
  ["undercall-heads-up", "RL-2", ["put", "call"]],
  ["undercall-opening", "RL-2", ["put", "call"]],
  ["undercall-floor", "RL-6", ["put", "call"]],
  ["fold-out-of-turn", "RL-1", []],
  ["out-of-turn-waits", "RL-1", []],
  ["out-of-turn-binds", "RL-1", []],
  ["out-of-turn-changed", "RL-1", []],
  ["out-of-turn-stands", "RL-1", []],
];

/** The amounts of a request in order: name, least, and what it is where it is missing. */
const amounts = [
  ["bet", 0],
  ["committed", 0, 0],
  ["stack", 0],
  ["bigBlind", 0],
  ["largestRaise", 1, 0],
  ["chipUnit", 0, 1],
  ["most", 1, 0],
];
const words = ["fold", "check", "call", "bet", "raise", "all-in"];
const firsts = ["words", "chips", "together"];
const actions = words.slice(0, 5);
const statuses = ["binds", "waits", "nothing", "choice", "floor"];
const gestures = ["word", "amount", "motions", "first", "outOfTurn"];
const names = [...amounts.map(([name]) => name), "mayRaise", "headsUp", ...gestures];
/** What stands in place of what a game knows. */
const unasked = { bet: 0, stack: 0, bigBlind: 0 };
/** The most motions, chips of a motion, actions since, or penalties before. */
const MOST = 100;

/**
 * What a player's chips and words count as, with the rule and the reasons. Needs `init`.
 *
 * @type {typeof import("./index.js").ruling}
 */
export function ruling(request) {
  const module = loaded("ruling");
  const { game, seat, ...told } = fields(request, "", [...names, "game", "seat"]);
  if (game === undefined && seat !== undefined) throw unknown("seat");
  const numbers = game === undefined ? module.ruling(read(told)) : inGame(module, game, seat, told);
  if (numbers[0] < 0) throw outOfBounds(numbers);
  return described(numbers);
}

/** The same for the seat in turn of a game. Where it cannot act, the refusal is that of a fold, which it always may do. */
function inGame(module, game, seat, told) {
  const held = heldBy(game) ?? refuse("game", "a Game", game);
  for (const name in told) if (!gestures.includes(name)) throw unknown(name);
  const numbers = read({ ...unasked, ...told });
  const refusal = held.call("check", seat, { type: "fold" });
  if (refusal !== null) throw fault(refusal);
  return held.lend((handle) => module.rulingAt(handle, seat, numbers));
}

function read(request) {
  const optional = (name, missing, reader) => (request[name] === undefined ? missing : reader(request[name], name));
  const chips = amounts.map(([name, least, missing]) =>
    request[name] === undefined && missing !== undefined ? missing : whole(request[name], name, least),
  );
  const flags = [optional("mayRaise", true, flag), optional("headsUp", false, flag)].map(Number);
  const word = optional("word", 0, (value, path) => place(value, path, words) + 1);
  const amount = optional("amount", 0, (value, path) => whole(value, path, 1));
  const motions = optional("motions", [], (value, path) =>
    list(value, path, MOST, (motion, at) => list(motion, at, MOST, (chip, of) => whole(chip, of, 1))),
  );
  const first = optional("first", 0, (value, path) => place(value, path, firsts));
  const { since, out } = optional("outOfTurn", { since: [], out: 0 }, outOfTurn);
  const lists = [since, ...motions].flatMap((each) => [each.length, ...each]);
  return Float64Array.of(...chips, ...flags, word, amount, first, out, ...lists);
}

function outOfTurn(value, path) {
  const { since, substantial = false } = fields(value, path, ["since", "substantial"]);
  return {
    since: list(since, `${path}.since`, MOST, (each, at) => place(each, at, actions)),
    out: flag(substantial, `${path}.substantial`) ? 2 : 1,
  };
}

function outOfBounds([, at, min, max]) {
  const field = amounts[at]?.[0] ?? "motions";
  const message = `${field}: from ${min} to ${max}`;
  return new RulesError({ code: "ERR_AMOUNT", details: { field, min, max }, message });
}

function described([status, action, to, open, adds, returned, ...rest]) {
  const reasons = [];
  for (let at = 0; at < rest.length; at += 4) {
    const [code, rule, parts] = codes[rest[at]];
    const numbers = parts.map((part, nth) => [part, rest[at + 1 + nth]]);
    append(reasons, { code, rule, ...Object.fromEntries(numbers) });
  }
  const type = actions[action - 1];
  return {
    status: statuses[status],
    action: type === undefined ? null : action > 3 ? { type, to } : { type },
    open: open ? ["call", "fold"] : [],
    adds,
    returned,
    rule: reasons.at(-1).rule,
    reasons,
  };
}

/** The offences with the rules that they break, in the order of `src/rulings/conduct.rs`. */
export const offences = [
  ["talks-about-hand", "RL-6"],
  ["hides-cards", "RL-6"],
  ["advice", "RL-6"],
  ["acts-out-of-turn", "RL-1"],
  ["disturbs", "RL-6"],
  ["phone", "RL-7"],
  ["touches-cards", "RL-7"],
  ["leaves-seat", "RL-7"],
  ["shares-cards", "RL-7"],
  ["colludes", "RL-7"],
];
export const penalties = ["warning", "missed-hand", "missed-round", "exclusion", "ban"];

/**
 * The usual penalty for an offence at the table. Needs `init`.
 *
 * @type {typeof import("./index.js").penalty}
 */
export function penalty(request) {
  const module = loaded("penalty");
  const read = fields(request, "", ["offence", "previous", "players"]);
  const offence = place(
    read.offence,
    "offence",
    offences.map(([name]) => name),
  );
  const { previous = [] } = read;
  const before = list(previous, "previous", MOST, (each, at) => place(each, at, penalties));
  const players = whole(read.players, "players", 2, 10);
  const at = module.penalty(offence, Math.max(-1, ...before));
  const [name, rule] = offences[offence];
  return { offence: name, rule, penalty: penalties[at], hands: [0, 1, players][at] ?? 0 };
}
