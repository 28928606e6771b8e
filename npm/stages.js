// One action may bring much: an all-in that is called brings all streets, the showdown and the pots. What it brought is parted
// here into stages, and what was seen at each is found by taking back what came later.

import { append } from "./own.js";
import { field, list, parts, refuse, whole } from "./strict.js";

/** Whether something new begins with an event, after the one before it. */
function begins(event, before, dealt) {
  const after = (...types) => before !== undefined && types.includes(before.type);
  switch (event.type) {
    case "burned":
    case "best-hands":
    case "turned-up":
    case "paid":
      return true;
    case "board":
      return !after("burned");
    case "shown":
    case "mucked":
      return !after("shown", "mucked");
    case "pot-awarded":
      return !after("best-hands") && event.shares.some((share) => share.for !== "fold");
    case "dealt":
      return dealt && !after("dealt", "burned");
    case "cards-dealt":
      return dealt && !after("cards-dealt");
    case "judged":
      return !after("judged");
    default:
      return false;
  }
}

/** More than one action brings, and more seats than a table has. */
const [most, chairs] = [1000, 10];

const as = (value) => value;
const number = (value, path) => whole(value, path, Number.MIN_SAFE_INTEGER);
const all =
  (item, count = most) =>
  (value, path) =>
    list(value, path, count, item);
const object = (readers) => (value, path) => parts(value, path, readers);
const text = (value, path) => (typeof value === "string" ? value : refuse(path, "a string", value));

const share = object({ seat: number, amount: number, for: text });
/** What is looked at of each event that tells more than its type. */
const told = {
  posted: { seat: number, post: text, amount: number },
  dealt: { seat: number, zone: text },
  board: { pieces: all(as) },
  armed: { seat: as },
  acted: { seat: number, amount: number },
  returned: { seat: number, amount: number },
  exchanged: { seat: number, zone: as },
  shown: { seat: number },
  mucked: { seat: number },
  "pot-awarded": { amount: number, eligible: all(number), shares: all(share) },
  "cards-dealt": { seat: number, street: number, count: number },
  "set-face-down": { seat: number },
  "turned-up": { seat: number },
  paid: { from: number, to: number, paid: number },
};

function event(value, path) {
  const type = text(field(value, path, "type"), `${path}.type`);
  return { type, ...parts(value, path, Object.hasOwn(told, type) ? told[type] : {}) };
}

const cards = all(as);
const rows = object({ top: cards, middle: cards, bottom: cards });
const boards = {
  street: number,
  deckCards: number,
  seats: all(object({ seat: number, balance: number, rows, faceDown: number, drawn: as, nextBonus: as }), chairs),
};
const table = {
  complete: as,
  pot: number,
  pots: cards,
  board: cards,
  aggressors: cards,
  stakes: object({ ante: as }),
  seats: all(
    object({
      seat: number,
      status: text,
      stack: number,
      contributed: number,
      rounds: cards,
      hand: cards,
      zones: cards,
      shown: as,
      best: as,
      shot: as,
    }),
    chairs,
  ),
};

/** What is looked at of a view, each field read once. */
function seen(value, path) {
  const { game, phase } = parts(value, path, { game: text, phase: text });
  const read = parts(value, path, game === "open-face" ? boards : table);
  return { game, phase, viewer: field(value, path, "viewer"), ...read };
}

/**
 * What an action brought, in stages that can be shown one by one.
 *
 * @type {typeof import("./index.js").stages}
 */
export function stages(before, after, events) {
  const was = before === null ? null : seen(before, "before");
  const is = seen(after, "after");
  if (was !== null && was.game !== is.game) refuse("before.game", `"${is.game}"`, was.game);
  const own = list(events, "events", most, as);
  const read = own.map((each, at) => event(each, `events[${at}]`));
  // What is dealt first belongs to what had it dealt.
  let dealt = was !== null && (was.game === "open-face" || was.seats.some(({ hand }) => hand.length > 0));
  const starts = [0];
  for (const [at, each] of read.entries()) {
    if (at > 0 && begins(each, read[at - 1], dealt)) starts.push(at);
    dealt ||= each.type === "dealt" || each.type === "cards-dealt";
  }
  const rewound = is.game === "open-face" ? rewoundBoards : rewoundTable;
  return starts.map((start, stage) => {
    const end = starts[stage + 1] ?? own.length;
    const earlier = () => {
      const { seats, ...changed } = rewound(is, was, read.slice(0, end), read.slice(end));
      return {
        ...after,
        ...undecided,
        ...changed,
        seats: seats.map((change, at) => ({ ...after.seats?.[at], ...change })),
      };
    };
    return { events: own.slice(start, end), view: end === own.length ? after : earlier() };
  });
}

const of = (type, events) => events.filter((event) => event.type === type);
const total = (events, amount) => events.reduce((sum, event) => sum + amount(event), 0);

/** What lies between two decisions waits for nobody. */
const undecided = { complete: false, result: null, toAct: null, canAct: [], actions: [] };

const streets = ["preflop", "flop", "turn", "river"];
const flopDealt = (events) => of("dealt", events).some(({ zone }) => zone === "flop");

/** Where a hand stands after some events of an action and before the `later` ones, by what lies on the table. */
function phaseOf({ game, phase, complete }, before, sofar, later, board) {
  // Hands that are turned up for an all-in, before all is dealt and exchanged, are none of a showdown.
  const comes = later.some(({ type }) => type === "board" || type === "dealt") || !(complete || phase === "showdown");
  const since = sofar.slice(sofar.findLastIndex(({ type }) => type === "board" || type === "dealt") + 1);
  const ends = ({ type }) => ["shown", "mucked", "best-hands", "pot-awarded"].includes(type);
  if (!comes && since.some(ends)) return "showdown";
  if (game === "texas-holdem") return streets[Math.max(0, board.length - 2)];
  if (game === "liars-holdem") return streets[board.length];
  return flopDealt(sofar) ? "flop" : (before?.phase ?? (complete ? "preflop" : phase));
}

/** Where the cards of a seat lie after some events. */
function zonesOf(was, seat, events) {
  const zones = [...(was?.zones ?? [])];
  for (const event of events.filter((each) => each.seat === seat)) {
    if (event.type === "exchanged" && event.zone !== null) zones.splice(zones.indexOf(event.zone), 1);
    if (event.type === "dealt") append(zones, event.zone);
  }
  return zones;
}

/** What a seat put into the pot by some events. */
function putIn(events, seat, { ante }) {
  // A big blind's ante for the table is nobody's own.
  const counts = ({ post }) => post !== "rake" && !(post === "ante" && ante?.mode === "big-blind");
  const posted = of("posted", events).filter(counts);
  const given = [...posted, ...of("acted", events)].filter((event) => event.seat === seat);
  const back = of("returned", events).filter((event) => event.seat === seat);
  return total(given, ({ amount }) => amount) - total(back, ({ amount }) => amount);
}

/** What differs in a view of a betting table as it was after some events of an action and before the `later` ones. */
function rewoundTable(after, before, sofar, later) {
  const boards = of("board", later);
  const board = after.board.slice(0, after.board.length - total(boards, ({ pieces }) => pieces.length));
  const awarded = of("pot-awarded", later);
  const shares = awarded.flatMap((pot) => pot.shares);
  // Rounds that were closed without a bet, for nobody could bet any more.
  const closed = after.aggressors.length - boards.length - (flopDealt(later) && !flopDealt(sofar) ? 1 : 0);
  const seats = after.seats.map((own) => {
    const was = before?.seats[own.seat];
    const told = (type, events) => events.some((event) => event.type === type && event.seat === own.seat);
    const [shows, gave] = [told("shown", later), told("mucked", later)];
    // Hands that are turned up for an all-in are shown once more after each exchange.
    const shown = own.shown && (!shows || was?.shown === true || told("shown", sofar));
    const covered = own.seat !== after.viewer && !shown;
    const stack = own.stack - total(shares, ({ seat, amount }) => (seat === own.seat ? amount : 0));
    const kept = own.hand.length - of("dealt", later).filter(({ seat }) => seat === own.seat).length;
    const hidden = covered && (shows || gave) ? zonesOf(was, own.seat, sofar) : null;
    const live = gave || own.status === "in" || own.status === "all-in";
    return {
      status: live ? (stack === 0 ? "all-in" : "in") : own.status,
      stack,
      // At the end all lies before the winners.
      contributed: after.complete ? (was?.contributed ?? 0) + putIn(sofar, own.seat, after.stakes) : own.contributed,
      rounds: own.rounds.slice(0, closed),
      hand: hidden?.map(() => null) ?? own.hand.slice(0, kept),
      zones: hidden ?? own.zones.slice(0, kept),
      shown,
      best: shows || gave || kept < own.hand.length || boards.length > 0 ? null : own.best,
      // It is armed by the note that is dealt, and burnt by an exchange; who watches is told of neither.
      shot: covered ? (was?.shot ?? null) : !told("armed", later) && kept === own.hand.length && own.shot,
    };
  });
  return {
    board,
    seats,
    phase: phaseOf(after, before, sofar, later, board),
    aggressors: after.aggressors.slice(0, closed),
    pot: after.complete ? total(awarded, ({ amount }) => amount) : after.pot,
    // At the end they are those that came to the showdown, with all who came.
    pots: after.complete ? after.pots.slice(of("pot-awarded", sofar).length) : after.pots,
  };
}

/** What differs in a view of open-face Chinese before the `later` events. */
function rewoundBoards(after, before, sofar, later) {
  const dealt = of("cards-dealt", later);
  const seats = after.seats.map((own) => {
    const was = before?.seats[own.seat];
    const told = (type, events) => events.some((event) => event.type === type && event.seat === own.seat);
    const paid = total(of("paid", later), ({ from, to, paid }) =>
      from === own.seat ? paid : to === own.seat ? -paid : 0,
    );
    const down = () => {
      if (!told("set-face-down", sofar))
        return { rows: was?.rows ?? own.rows, faceDown: was?.faceDown ?? own.faceDown };
      const faceDown = total(Object.values(own.rows), ({ length }) => length);
      return { rows: own.seat === after.viewer ? own.rows : { top: [], middle: [], bottom: [] }, faceDown };
    };
    return {
      balance: own.balance + paid,
      ...(told("turned-up", later) ? down() : {}),
      ...(told("cards-dealt", later) ? { drawn: own.drawn === null ? null : [], drawnCount: 0 } : {}),
      nextBonus: was?.nextBonus ?? null,
    };
  });
  return {
    seats,
    deckCards: after.deckCards + total(dealt, ({ count }) => count),
    street: of("cards-dealt", sofar).at(-1)?.street ?? before?.street ?? after.street,
    phase: before?.phase ?? after.phase,
  };
}
