// What computer players say of their play, in English.

import { count } from "./language.js";

const percent = (share) => `${Math.round(100 * share)}%`;

export const advice = {
  "only-action": () => "Nothing else is open to me.",
  check: ({ equity }) => `My equity is about ${percent(equity)}, and a check costs nothing.`,
  fold: ({ equity, needed }) => `My equity is about ${percent(equity)}, and a call would need ${percent(needed)}.`,
  call: ({ equity, needed }) => `My equity is about ${percent(equity)}, and a call needs only ${percent(needed)}.`,
  value: ({ equity }) => `My equity is about ${percent(equity)}: I bet to be called by worse hands.`,
  bluff: ({ equity, needed }) =>
    `My equity is about ${percent(equity)}, and I bluff: it pays if the others fold ${percent(needed)} of the time.`,
  "semi-bluff": ({ equity, needed }) =>
    `I bet a draw with an equity of about ${percent(equity)}: the others may fold, which by itself pays if it happens ${percent(needed)} of the time.`,
  "slow-play": ({ equity }) => `My equity is about ${percent(equity)}: I leave the betting to the others.`,
  curious: ({ equity, needed }) =>
    `My equity is about ${percent(equity)} and I need ${percent(needed)}, but I want to see what comes.`,
  "start-fold": ({ top, plays }) =>
    `My hand is among the best ${percent(top)} of starting hands; here I play only the best ${percent(plays)}.`,
  "start-call": ({ top, plays }) =>
    `My hand is among the best ${percent(top)} of starting hands; here I call with the best ${percent(plays)}.`,
  "start-raise": ({ top, plays }) =>
    `My hand is among the best ${percent(top)} of starting hands; here I raise with the best ${percent(plays)}.`,
  push: ({ top, plays, blinds }) =>
    `With ${count(blinds, "big blind", "big blinds")} I go all-in with the best ${percent(plays)} of hands; this is among the best ${percent(top)}.`,
  "push-fold": ({ top, plays, blinds }) =>
    `With ${count(blinds, "big blind", "big blinds")} I wait for the best ${percent(plays)} of hands; this is only among the best ${percent(top)}.`,
  show: () => "I show: my hand may win.",
  muck: () => "I muck: my hand is beaten.",
  announce: () => "Any number is as good as another to me.",
  stand: ({ equity }) => `I stand pat with an equity of about ${percent(equity)}: another note would not help.`,
  "forced-bet": () => "I open: the forced bet is the ante.",
  "hold-shot": ({ equity }) =>
    `I hold my shot, which any exchange would burn; my share of the pot is about ${percent(equity)}.`,
  exchange: ({ equity, stands }) =>
    `I exchange: that brings about ${percent(equity)} of the pot, standing pat ${percent(stands)}.`,
  arrange: ({ royalties }) =>
    royalties > 0
      ? `I set my cards for royalties of ${count(royalties, "point", "points")}.`
      : "I set my cards as strong as they go; no row pays a royalty.",
  stay: ({ royalties }) => `I stay in Fantasyland, with royalties of ${count(royalties, "point", "points")}.`,
  royalty: ({ row, points }) => `I take ${count(points, "point", "points")} for the ${row} row.`,
  fantasy: () => "I go for Fantasyland: it wants queens or better on top.",
  "flush-draw": ({ row, cards }) => `I draw to a flush in the ${row} row, with ${cards} cards of the suit.`,
  pairs: ({ row }) => `I make the ${row} row stronger with cards of one rank.`,
  safe: () => "I place so that the rows can keep their order.",
  dead: () => "My rows are out of order: the hand is dead.",
};

/** @type {typeof import("../en.js").describeAdvice} */
export function describeAdvice(reason) {
  return Object.hasOwn(advice, reason.code) ? advice[reason.code](reason) : `I have my reasons: ${reason.code}.`;
}
