// Numbers and seats in English.

const number = new Intl.NumberFormat("en");
export const list = new Intl.ListFormat("en");
const rules = new Intl.PluralRules("en");

export const amount = (chips: number) => number.format(chips);

/** A number with its noun. */
export const count = (n: number, one: string, other: string) =>
  `${amount(n)} ${rules.select(n) === "one" ? one : other}`;
/** Seats are counted from 0, and shown from 1. */
export const seat = (from0: number) => `Seat ${from0 + 1}`;
