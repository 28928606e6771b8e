// Random but repeatable play over the package's public face.

/** A small generator of 32-bit numbers (mulberry32): tests need repeatability, not quality. */
export function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** True where the module comes in parts (`by-parts.mjs`). */
const inParts = process.execArgv.some((each) => each.endsWith("by-parts.mjs"));

/**
 * So many rounds of play by chance; a quarter of them in parts, where what they prove of the rules is proven already, and each
 * function that a part could lack is called all the same.
 */
export const rounds = (count) => (inParts ? Math.ceil(count / 4) : count);

/** 64 hexadecimal digits that follow from a number. */
export const seedOf = (number) => number.toString(16).padStart(64, "0");

/** An action that one of the legal ones describes. Folds and all-ins are rarer than calls, so that hands go far. */
export function choose(legal, next) {
  const picked = legal[next(legal.length)];
  const action = picked.type === "fold" && next(3) > 0 ? legal[0] : picked;
  switch (action.type) {
    case "bet":
    case "raise": {
      const steps = Math.floor((action.max - action.min) / action.step);
      const to = next(4) === 0 ? action.max : action.min + action.step * next(Math.min(steps, 40) + 1);
      return { type: action.type, to };
    }
    case "ask-to-show":
      return { type: action.type, seat: action.seat };
    case "announce":
      return { type: action.type, place: action.min + next(action.max - action.min + 1) };
    case "exchange":
      return { type: action.type, discard: action.discards[next(action.discards.length)] };
    case "peek":
      return { type: action.type, zones: [action.zones[next(action.zones.length)]] };
    default:
      return { type: action.type };
  }
}

/** A Hold'em set-up with options drawn from all that there are. */
export function anySetup(next, number) {
  const big = 2 * (1 + next(50));
  const seats = 2 + next(9);
  const setup = {
    game: "texas-holdem",
    stacks: Array.from({ length: seats }, () => (next(5) === 0 ? 1 + next(2 * big) : big * (1 + next(60)))),
    button: next(3) === 0 ? "draw" : next(seats),
    blinds: { small: next(big + 1), big },
    betting: ["no-limit", "pot-limit", "fixed-limit"][next(3)],
    autoShow: next(2) === 0,
    anteFirst: next(2) === 0,
    seed: seedOf(number),
  };
  const mode = ["none", "each", "big-blind"][next(3)];
  if (mode !== "none") setup.ante = { mode, amount: 1 + next(big) };
  if (seats > 3 && next(3) === 0) setup.straddles = [2 * big];
  if (next(6) === 0) setup.away = [next(seats)];
  if (next(8) === 0) setup.killed = [next(seats)];
  if (seats > 3 && next(8) === 0) setup.waiting = [setup.button === 0 ? 1 : 0];
  if (next(4) === 0) setup.holdAllIns = true;
  if (seats > 3 && setup.button !== "draw" && next(3) === 0) {
    // A dead button, and at times a dead small blind, left of which the first player has the big one.
    setup.stacks[setup.button] = 0;
    const dealt = setup.stacks.map((stack, seat) => stack > 0 && !setup.waiting?.includes(seat));
    const left = dealt.map((_, step) => (setup.button + step) % seats).filter((seat) => dealt[seat]);
    if (left.length > 2) {
      setup.positions =
        next(2) === 0 ? { smallBlind: left[0], bigBlind: left[1] } : { smallBlind: null, bigBlind: left[0] };
    } else setup.button = left[0];
  }
  const players = setup.stacks.filter((stack, seat) => stack > 0 && !setup.waiting?.includes(seat)).length;
  if (players < 3) delete setup.straddles;
  return setup;
}

/** A set-up of either banknote game with options drawn from all that there are. */
export function anyBanknoteSetup(next, number) {
  const ante = 10 * (1 + next(20));
  const seats = 3 + next(6);
  const draw = next(2) === 0;
  const rake = next(2) === 0 ? { amount: next(ante), when: next(2) === 0 ? "once" : "per-hand" } : null;
  // Three seats at least can pay; others may be short of the buy-in, or have just that.
  const stack = (seat) => ante + (rake?.amount ?? 0) + (seat < 3 || next(4) > 0 ? ante * next(30) : -next(2));
  const setup = {
    game: draw ? "liars-draw" : "liars-holdem",
    stacks: Array.from({ length: seats }, (_, seat) => stack(seat)),
    button: next(2) === 0 ? "draw" : next(3),
    ante,
    naturalRank: next(2) === 0 ? "after-kickers" : "before-kickers",
    openerOption: next(2) === 0,
    allInFaceUp: next(2) === 0,
    autoShow: next(2) === 0,
    seed: seedOf(number),
  };
  if (rake) setup.rake = rake;
  if (draw) Object.assign(setup, { moonNotes: ["flop", "hand"][next(2)], moonAntes: next(2) === 0 });
  else setup.burn = next(2) === 0;
  if (next(6) === 0) setup.away = [next(3)];
  return setup;
}

/** Chips on the table and in the middle. */
export const chips = (view) => view.seats.reduce((sum, { stack }) => sum + stack, view.pot);
