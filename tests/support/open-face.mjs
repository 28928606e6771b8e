// Open-face Chinese over the package's public face: play by chance and by plan.

import { placements } from "cardroom";
import { seedOf } from "./play.mjs";

export const deckOf52 = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
export const rowNames = ["top", "middle", "bottom"];

/** The cards of a text, `"AsKd"`. */
export const cards = (text) => text.match(/../g) ?? [];

/** A board from the top down, `"QhQd2s/KhKd9h5d2c/AhAs8h6d4c"`. */
export function board(text) {
  const [top, middle, bottom] = text.split("/").map(cards);
  return { top, middle, bottom };
}

function shuffled(items, next) {
  const order = [...items];
  for (let place = order.length - 1; place > 0; place--) {
    const other = next(place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
  return order;
}

/** Any placement that a legal `place` describes, by chance. */
export function placed(choice, next) {
  const all = placements(choice);
  if (all !== null) return all[next(all.length)];
  const order = shuffled(choice.cards, next);
  const [top, middle, bottom] = [3, 5, 5].map((count) => order.splice(0, count));
  return { type: "place", top, middle, bottom, discard: order };
}

/** The order of dealing and acting: clockwise from the button's left. */
export const orderFrom = (seats, button) => [
  ...seats.filter((seat) => seat > button),
  ...seats.filter((seat) => seat <= button),
];

/**
 * The deck that deals these boards, and the action that brings each about from what its seat holds.
 *
 * @param {string[]} boards by seat
 * @param {number} button
 * @param {Record<number, number>} bonuses the cards of bonus hands by seat
 */
export function plan(boards, button, bonuses = {}) {
  const hands = boards.map(board);
  const used = new Set(hands.flatMap((hand) => rowNames.flatMap((row) => hand[row])));
  const spare = deckOf52.filter((card) => !used.has(card));
  const dealt = hands.map((hand, seat) => {
    const placing = [...hand.bottom, ...hand.middle, ...hand.top];
    if (bonuses[seat]) return [...placing, ...spare.splice(0, bonuses[seat] - 13)];
    const streets = [placing.splice(0, 5)];
    while (placing.length > 0) streets.push([...placing.splice(0, 2), ...spare.splice(0, 1)]);
    return streets.flat();
  });
  const order = orderFrom([...boards.keys()], button);
  const deck = [];
  const round = (seats, from, to) => {
    for (let at = from; at < to; at++) for (const seat of seats) deck.push(...dealt[seat].slice(at, at + 1));
  };
  round(order, 0, 5);
  const owners = order.filter((seat) => bonuses[seat]);
  round(owners, 5, 17);
  const open = order.filter((seat) => !bonuses[seat]);
  round(open, 5, 17);
  const place = (seat, { cards: held }) => {
    const hand = hands[seat];
    const action = { type: "place", discard: held.filter((card) => !used.has(card)) };
    for (const row of rowNames) action[row] = hand[row].filter((card) => held.includes(card));
    return action;
  };
  return { deck: [...deck, ...deckOf52.filter((card) => !deck.includes(card))], place };
}

/** Plays a deal to its end as a plan has it. */
export function playPlan(game, { place }) {
  while (!game.complete) {
    const [seat] = game.canAct;
    game.act(seat, place(seat, game.legalActions(seat)[0]));
  }
}

const pick = (next, ...values) => values[next(values.length)];

/** Options by chance; `closed` of the closed game. */
export function anyOptions(next, closed) {
  const rowPoints = 1 + next(2);
  const options = {
    variant: closed ? "closed-13" : "pineapple",
    kush: 1 + next(20),
    rowPoints,
    sweepTotal: 3 * rowPoints + next(5),
    foul: pick(next, "swept", "void", "flat"),
    settlement: pick(next, "uncapped", "win-cap", "proportional"),
    fantasyCards: pick(next, "fourteen", "progressive"),
    fantasyStay: pick(next, "quads", "full-house-middle"),
    fantasyLimit: pick(next, null, 0, 1, 2, 3),
    fantasyButton: pick(next, "rotate", "stay"),
    drawsPrivate: next(2) === 0,
    autoPlace: next(4) > 0,
  };
  if (closed && next(2)) options.naturals = naturals;
  return options;
}

/** A set-up by chance, with stacks that last. */
export const anySetup = (next, players, number, closed = false) => ({
  game: "open-face",
  players,
  button: pick(next, "draw", next(players)),
  stacks: Array.from({ length: players }, () => 100_000 + next(1000)),
  seed: seedOf(number),
  ...anyOptions(next, closed),
});

/** The table that OF-21 prints. */
export const naturals = {
  cleanDragon: 108,
  dragon: 36,
  oneColour: 30,
  fivePairsAndTrips: 20,
  threeStraightFlushes: 20,
  sixPairs: 20,
  threeFlushes: 18,
  threeStraights: 16,
};

/** The table that OF-10 prints. */
export const royalties = {
  top: {
    pairs: [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    trips: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
  },
  middle: {
    threeOfAKind: 2,
    straight: 4,
    flush: 8,
    fullHouse: 12,
    fourOfAKind: 20,
    straightFlush: 30,
    royalFlush: 50,
  },
  bottom: {
    threeOfAKind: 0,
    straight: 2,
    flush: 4,
    fullHouse: 6,
    fourOfAKind: 10,
    straightFlush: 15,
    royalFlush: 25,
  },
};
