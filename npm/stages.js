// One action may bring much: an all-in that is called brings all streets, the showdown and the pots. What it brought is parted
// here into stages, and what was seen at each is found by taking back what came later.

import { field, refuse } from "./strict.js";

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

/**
 * What an action brought, in stages that can be shown one by one.
 *
 * @type {typeof import("./index.js").stages}
 */
export function stages(before, after, events) {
  for (const [path, view] of Object.entries({ before, after })) {
    if (path === "before" && view === null) continue;
    const seats = field(view, path, "seats");
    if (!Array.isArray(seats)) refuse(`${path}.seats`, "an array", seats);
  }
  if (!Array.isArray(events)) refuse("events", "an array", events);
  // What is dealt first belongs to what had it dealt.
  let dealt = before !== null && (before.game === "open-face" || before.seats.some(({ hand }) => hand.length > 0));
  const starts = [0];
  for (const [at, event] of events.entries()) {
    if (at > 0 && begins(event, events[at - 1], dealt)) starts.push(at);
    dealt ||= event.type === "dealt" || event.type === "cards-dealt";
  }
  const rewound = after.game === "open-face" ? rewoundBoards : rewoundTable;
  return starts.map((start, stage) => {
    const end = starts[stage + 1] ?? events.length;
    const view = end === events.length ? after : rewound(after, before, events.slice(0, end), events.slice(end));
    return { events: events.slice(start, end), view };
  });
}

const of = (type, events) => events.filter((event) => event.type === type);

/** What lies between two decisions waits for nobody. */
const undecided = { complete: false, result: null, toAct: null, canAct: [], actions: [] };

const streets = ["preflop", "flop", "turn", "river"];

/** Where a hand stands after some events of an action and before the `later` ones, by what lies on the table. */
function phaseOf({ game, phase }, before, sofar, later, board) {
  // Hands that are turned up for an all-in, before the board is whole, are none of a showdown.
  const since = sofar.slice(sofar.findLastIndex(({ type }) => type === "board") + 1);
  const ends = ({ type }) => ["shown", "mucked", "best-hands", "pot-awarded"].includes(type);
  if (of("board", later).length === 0 && since.some(ends)) return "showdown";
  if (game === "texas-holdem") return streets[Math.max(0, board.length - 2)];
  if (game === "liars-holdem") return streets[board.length];
  return of("dealt", sofar).some(({ zone }) => zone === "flop") ? "flop" : (before?.phase ?? phase);
}

/** A view of a betting table as it was after some events of an action and before the `later` ones. */
function rewoundTable(after, before, sofar, later) {
  const boards = of("board", later);
  const board = after.board.slice(0, after.board.length - boards.reduce((sum, { pieces }) => sum + pieces.length, 0));
  const awarded = of("pot-awarded", later);
  const shares = awarded.flatMap((pot) => pot.shares);
  const seats = after.seats.map((own) => {
    const was = before?.seats[own.seat];
    const told = (type) => later.some((event) => event.type === type && event.seat === own.seat);
    const [shows, gave] = [told("shown"), told("mucked")];
    const drew = of("dealt", later).filter(({ seat }) => seat === own.seat).length;
    const won = shares.reduce((sum, { seat, amount }) => (seat === own.seat ? sum + amount : sum), 0);
    const kept = own.hand.length - drew;
    const hidden = (shows || gave) && own.seat !== after.viewer;
    return {
      ...own,
      status: gave ? (was?.status ?? "in") : own.status,
      stack: own.stack - won,
      hand: hidden ? (was?.hand ?? own.hand.map(() => null)) : own.hand.slice(0, kept),
      zones: hidden ? (was?.zones ?? own.zones) : own.zones.slice(0, kept),
      shown: own.shown && !shows,
      best: shows || gave || drew > 0 || boards.length > 0 ? null : own.best,
    };
  });
  return {
    ...after,
    ...undecided,
    board,
    seats,
    phase: phaseOf(after, before, sofar, later, board),
    pot: after.complete ? awarded.reduce((sum, { amount }) => sum + amount, 0) : after.pot,
    pots: after.complete ? awarded.map(({ amount, eligible }) => ({ amount, eligible })) : after.pots,
  };
}

/** A view of open-face Chinese before the `later` events. */
function rewoundBoards(after, before, _, later) {
  const turned = new Set(of("turned-up", later).map(({ seat }) => seat));
  const dealt = new Set(of("cards-dealt", later).map(({ seat }) => seat));
  const paid = of("paid", later);
  const seats = after.seats.map((own) => {
    const was = before?.seats[own.seat];
    const balance = paid.reduce(
      (sum, { from, to, paid }) => (from === own.seat ? sum + paid : to === own.seat ? sum - paid : sum),
      own.balance,
    );
    return {
      ...own,
      balance,
      ...(turned.has(own.seat) && was !== undefined ? { rows: was.rows, faceDown: was.faceDown } : {}),
      ...(dealt.has(own.seat) ? { drawn: own.drawn === null ? null : [], drawnCount: 0 } : {}),
      nextBonus: was?.nextBonus ?? null,
    };
  });
  return { ...after, ...undecided, seats, street: before?.street ?? after.street, phase: before?.phase ?? after.phase };
}
