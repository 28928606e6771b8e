import type { Natural } from "cardroom";
import { amount, count, describeRow, list } from "cardroom/text/en";
import { common } from "../../words/en";

/** With its sign; a true minus. */
const signed = (n: number) => (n > 0 ? `+${amount(n)}` : n < 0 ? `−${amount(-n)}` : "0");
const decimals = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const decimal = (n: number) => (n < 0 ? `−${decimals.format(-n)}` : `+${decimals.format(n)}`);
const percentage = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 0 });
const cards = (n: number) => count(n, "card", "cards");

/** The words of what boards come to, in English. */
export const scoring = {
  signed,
  sentence: common.sentence,
  dead: "dead hand",
  row: { top: describeRow("top"), middle: describeRow("middle"), bottom: describeRow("bottom") },
  natural: {
    "clean-dragon": "clean dragon",
    dragon: "dragon",
    "one-colour": "one colour",
    "five-pairs-and-trips": "five pairs and three of a kind",
    "three-straight-flushes": "three straight flushes",
    "six-pairs": "six pairs",
    "three-flushes": "three flushes",
    "three-straights": "three straights",
  } satisfies Record<Natural, string>,

  pair: {
    name: (a: string, b: string) => `${a} against ${b.toLowerCase()}`,
    row: "Row",
    unfinished: "not finished",
    won: "wins",
    equal: "equal",
    royalty: (n: number) => `royalty ${amount(n)}`,
    rows: "For rows",
    sweep: "For rows, all three",
    royalties: "Royalties",
    natural: "Naturals",
    net: "Net",
  },

  remark: {
    live: "Live hand.",
    dead: "Dead hand.",
    deadBy: (row: string, below: string) =>
      `Dead hand: ${row.toLowerCase()} is stronger than ${below.toLowerCase()} (OF-7).`,
    natural: (name: string) => `A natural, ${name}.`,
    royalties: (n: number) => (n === 0 ? "No royalties." : `Royalties ${amount(n)}.`),
    enters: (n: number) => `Fantasyland next: ${cards(n)} (OF-14).`,
    stays: (n: number) => `Fantasyland again: ${cards(n)} (OF-16).`,
    staysBy: (rows: string[]) => `Played as a bonus hand it stays: ${list(rows).toLowerCase()} (OF-16).`,
    limit: "No further bonus hand: the limit in a row is reached (OF-17).",
  },
};

/** The words of the scorer, in English. */
export const scorer = {
  oneBoard: "Board",
  clear: "Clear",
  rowPoints: "Points for a row",
  sweepTotal: "Points for all three rows",
  foul: "A dead hand pays",
  fouls: { swept: "the sweep and royalties", void: "nothing", flat: "6 points" },
  boards: "Boards",
  counts: { 2: "two", 3: "three" } as Record<string, string>,
  board: (at: number) => `Board ${at + 1}`,
  typed: (row: string) => `${row} row`,
  picksFor: (board: string, row: string) => `Picked cards go to: ${board.toLowerCase()}, ${row.toLowerCase()}`,
  missing: (n: number) => `${cards(n)} more.`,
  full: "This row is full: choose another, or press a picked card to take it away.",
  why: "Why, step by step",
  outcome: "Score",

  advice: {
    name: "What is best?",
    intro:
      "For board 1, against the others as they lie. A street's cards are played to the end many times; 13 to 17 cards, with board 1 empty, are arranged exactly.",
    pile: "Discard",
    cards: "Cards to place",
    cardsHint: "Five at first, then three; or 13 to 17 of a bonus hand. Written as As Td 9c.",
    begun: "Board 1 is begun: its cards come three at a time.",
    fantasyPoints: "A bonus hand is worth, in points",
    exact: "Every ending counted.",
    sampled: (n: number) => `${amount(n)} endings so far.`,
    columns: ["Placement", "", "Points", "Dead", "Fantasyland"],
    points: (n: number, error: number | null) => `${decimal(n)}${error === null ? "" : ` ± ${error.toFixed(1)}`}`,
    percent: (part: number) => percentage.format(part),
    total: (n: number) => `Royalties ${amount(n)}.`,
    stays: "Earns another bonus hand.",
    net: (n: number) => `${signed(n)} against the other boards.`,
  },
};

/** What every language has to say of them. */
export type ScoringWords = typeof scoring;
export type ScorerWords = typeof scorer;
