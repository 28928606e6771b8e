import type { GameEvent, OpenFaceSeatView, OpenFaceView, SeatView, TableGameName, TableView, View } from "cardroom";

// One action may bring much: an all-in that is called brings all streets, the showdown and the pots. What it brought is parted
// here into stages that can be followed one by one, and what was seen at each is found by taking back what came later.

/** Whether something new begins with an event, after the one before it. */
function begins(event: GameEvent, before: GameEvent | undefined, dealt: boolean): boolean {
  const after = (...types: GameEvent["type"][]) => before !== undefined && types.includes(before.type);
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
 * How many events had happened at the end of each stage, of those from `from` up to `to` that one action brought; `to` is the
 * last.
 */
export function stages(events: readonly GameEvent[], from: number, to = events.length): number[] {
  const first = events.findIndex(({ type }) => type === "dealt" || type === "cards-dealt");
  const ends: number[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const event = events[at];
    if (event !== undefined && begins(event, events[at - 1], first >= 0 && first < at)) ends.push(at);
  }
  return [...ends, to];
}

/**
 * A view as it was before the `later` ones of an action's events.
 *
 * @param after the view after the action
 * @param before the same viewer's before it; `null` for what the deal itself brought
 */
export function rewound<V extends View>(after: V, before: V | null, later: readonly GameEvent[]): V {
  if (later.length === 0) return after;
  return (
    after.game === "open-face"
      ? boards(after, before as OpenFaceView | null, later)
      : table(after, before as TableView | null, later)
  ) as V;
}

const of = <T extends GameEvent["type"]>(type: T, events: readonly GameEvent[]) =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);

function table<G extends TableGameName>(
  after: TableView<G>,
  before: TableView<G> | null,
  later: readonly GameEvent[],
): TableView<G> {
  const boards = of("board", later);
  const board = after.board.slice(0, after.board.length - boards.reduce((sum, { pieces }) => sum + pieces.length, 0));
  const shares = of("pot-awarded", later).flatMap((pot) => pot.shares);
  const sum = (of: readonly { seat: number; amount: number }[], at: number) =>
    of.reduce((total, { seat, amount }) => (seat === at ? total + amount : total), 0);
  const returned = of("returned", later);
  const [street] = boards;
  const showing = later.some(({ type }) => type === "shown" || type === "best-hands" || type === "mucked");
  const streets = ["preflop", "flop", "turn", "river"] as const;
  const phase =
    street !== undefined ? (streets[streets.indexOf(street.street) - 1] ?? "preflop") : (before?.phase ?? after.phase);
  const seats = after.seats.map((own): SeatView<G> => {
    const was = before?.seats[own.seat];
    const shows = later.some((event) => event.type === "shown" && event.seat === own.seat);
    const gave = later.some((event) => event.type === "mucked" && event.seat === own.seat);
    const drew = later.filter((event) => event.type === "dealt" && event.seat === own.seat).length;
    const hidden = shows || gave;
    const all = hidden && own.seat !== after.viewer ? (was?.hand ?? own.hand.map(() => null)) : own.hand;
    const count = own.hand.length - drew;
    return {
      ...own,
      status: gave ? (was?.status ?? "in") : own.status,
      stack: own.stack - sum(shares, own.seat) - sum(returned, own.seat),
      hand: hidden ? all : all.slice(0, count),
      zones: own.zones.slice(0, hidden ? all.length : count),
      shown: own.shown && !shows,
      best: hidden || drew > 0 || boards.length > 0 ? null : own.best,
    };
  });
  return {
    ...after,
    board,
    seats,
    phase: boards.length === 0 && !showing ? "showdown" : phase,
    complete: false,
    result: null,
    toAct: null,
    canAct: [],
    actions: [],
    pot: after.complete ? after.pots.reduce((total, { amount }) => total + amount, 0) : after.pot,
  };
}

function boards(after: OpenFaceView, before: OpenFaceView | null, later: readonly GameEvent[]): OpenFaceView {
  const turned = new Set(of("turned-up", later).map(({ seat }) => seat));
  const dealt = new Set(of("cards-dealt", later).map(({ seat }) => seat));
  const paid = of("paid", later);
  const seats = after.seats.map((own): OpenFaceSeatView => {
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
  return {
    ...after,
    seats,
    street: before?.street ?? after.street,
    phase: before?.phase ?? after.phase,
    complete: false,
    result: null,
    toAct: null,
    canAct: [],
    actions: [],
  };
}
