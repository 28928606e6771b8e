// Numbers, lists and seats in English.

const number = new Intl.NumberFormat("en");
const plural = new Intl.PluralRules("en");
const listed = new Intl.ListFormat("en");

export const amount = (n) => number.format(n);

/** A number with its noun. */
export const count = (n, one, other) => `${amount(n)} ${plural.select(n) === "one" ? one : other}`;

export const list = (items) => listed.format(items);

/** Seats are counted from 0, and shown from 1. */
export const seat = (from0) => `Seat ${from0 + 1}`;
