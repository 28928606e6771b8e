import { amount, count } from "cardroom/text/en";

const rounded = (digits: number) =>
  new Intl.NumberFormat("en", { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
const [whole, tenths, hundredths] = [rounded(0), rounded(1), rounded(2)];

const of = (name: string) => (part: number, deals: number | null) =>
  `${name} ${tenths.format(part)}${deals === null ? "" : ` (${amount(deals)})`}`;

/** The words of odds, in English. Parts run from 0 to 1. */
export const odds = {
  name: "Odds",
  hand: (at: number) => `Hand ${at + 1}`,
  percent: (part: number) => tenths.format(part),
  whole: (part: number) => whole.format(part),
  equity: (part: number, error: number | null): string =>
    `equity ${tenths.format(part)}${error === null ? "" : ` ± ${hundredths.format(error)}`}`,
  win: of("wins"),
  tie: of("splits"),
  lose: (part: number) => `loses ${tenths.format(part)}`,
  exact: (deals: number) => `Exact, counted over ${count(deals, "deal", "deals")}.`,
  counted: "Exact, counted over all deals.",
  sampled: (samples: number, error: number) =>
    `± ${hundredths.format(error)} (standard error) from ${count(samples, "sample", "samples")}.`,
  street: { preflop: "Preflop", flop: "Flop", turn: "Turn", river: "River" },
  progress: "Working out the odds",
  byStreet: "Equity street by street, as the board came",
  about: (error: number) => `≈ is sampled, ± ${hundredths.format(error)} at most (standard error).`,
  noBoard: "With a board, a chart shows how equity runs from street to street.",
  two: "Odds need two hands at least: two cards each, or a range.",
  started: "The odds follow when every hand that has been begun has two cards.",
  flop: "The odds follow when the flop has its three cards.",
  long: "Hands of five to seven cards are compared as they are. For odds give two cards each.",
  failed: "The odds could not be worked out.",
};

/** What every language has to say of odds. */
export type OddsWords = typeof odds;
