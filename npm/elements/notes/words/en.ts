import { count } from "cardroom/text/en";

const parts = new Intl.NumberFormat("en", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** A part from 0 to 1 as a percentage. */
const percent = (part: number) => parts.format(part);

/** The words of hands of banknotes, in English. */
export const notes = {
  games: { "liars-holdem": "Liar's Poker Hold'em", "liars-draw": "Liar's Poker Draw" },
  natural: { "after-kickers": "after the kickers", "before-kickers": "before the kickers" },
  place: "Playing place",
  naturalRank: "A natural hand beats an equal modified one",
  hand: ["First hand", "Second hand"],
  typed: ["Serials of the first hand", "Serials of the second hand"],
  typedHint: "7 digits each, between spaces: 9101111 2111111 3111111",
  random: "Five at random",
  missing: (n: number) => `${count(n, "note", "notes")} more`,
  takes: "plays",
  number: (at: number) => `note ${at + 1}`,
  up: "Shift up",
  down: "Shift down",
  declared: "Declared",
  best: "Best",
  isBest: "This is the best hand.",
  reset: "Take the best",
  three: (n: number) => `A hand is three notes, not ${n}.`,
  compare: "Comparison",
  wins: ["The first hand wins.", "The second hand wins."],
  split: "The two hands are equal.",

  odds: {
    name: "Odds of the first hand",
    game: "Game",
    opponents: "Opponents who stay",
    before: "Exchanges to come",
    street: { none: "None", turn: "Turn and river", river: "River" },
    two: "Two serials at least.",
    readsHoldem: (board: number) =>
      `The first two notes are your own, ${board === 0 ? "the board is still to come" : board === 1 ? "the next one is the board" : `the next ${board} are the board`}. Others hold any notes.`,
    readsDraw: (held: number): string =>
      held === 3
        ? "The third note is the flop's. Others hold any notes."
        : "The third note is still to come. Others hold any notes.",
    percent,
    part: (part: number) => `${percent(part)} of the pot.`,
    exact: "Exact.",
    within: (error: number) => `± ${percent(error)} (standard error).`,
    win: (part: number) => `wins ${percent(part)}`,
    tie: (part: number) => `splits ${percent(part)}`,
    lose: (part: number) => `loses ${percent(part)}`,
    shot: (part: number) => `by the shot ${percent(part)}`,
    choose: "What each choice brings of the pot.",
    columns: ["Choice", "", "Of the pot", "Gain"],
    stand: "Stand pat",
    exchange: (note: string) => `Discard ${note}`,
    gain: (gain: number) => `${gain < 0 ? "−" : "+"}${percent(Math.abs(gain))}`,
    held: (share: number) => `You hold a shot: kept to the end it brings ${percent(share)} of the pot.`,
    against: (chance: number) => `At least one opponent holds a shot with a chance of ${percent(chance)}.`,
    chart: "Share of the pot by the number of opponents, without exchanges",
    column: (opponents: number, part: number) => `${count(opponents, "opponent", "opponents")}: ${percent(part)}`,
  },
};

/** What every language has to say of them. */
export type NotesWords = typeof notes;
