import { count, list } from "cardroom/text/en";
import type { Suit } from "../../drawing/card";

/** The words of hands of cards and of the deck to pick from, in English. */
export const cards = {
  noCards: "no cards",
  board: "Board",
  hand: (at: number) => `Hand ${at + 1}`,
  dead: "Dead cards",
  typed: {
    board: "Cards of the board",
    hand: (at: number) => `Cards or range of hand ${at + 1}`,
    dead: "Cards that are out",
  },
  cardsOf: (at: number | null) => (at === null ? "Cards" : `Cards of hand ${at + 1}`),
  typedHint: "Rank and suit, such as As Td 9c: T is ten; c, d, h, s are clubs, diamonds, hearts, spades.",
  rangeHint: "A hand may be a range, such as TT+, AQs+; random is any two cards.",
  range: "a range",
  picksFor: "Cards go to",
  deck: "Deck",
  deckHint: "Arrow keys move, space picks.",
  taken: (card: string) => `${card}, already used`,
  suit: { s: "Spades", h: "Hearts", d: "Diamonds", c: "Clubs" } satisfies Record<Suit, string>,
  missing: (n: number) => `${count(n, "card", "cards")} more`,
  clear: "Clear",
  add: "Add a hand",
  remove: (at: number) => `Remove hand ${at + 1}`,
  compare: "Comparison",
  wins: (at: number) => `Hand ${at + 1} wins.`,
  split: (hands: number[]) => `Hands ${list(hands.map((at) => String(at + 1)))} are equal.`,
  full: "A hand has at most seven cards here.",
  fullHand: "With a board a hand has two cards.",
  fullBoard: "A board has at most five cards.",
};

/** What every language has to say of them. */
export type CardsWords = typeof cards;
