// Numbers, lists and seats in Russian.

const number = new Intl.NumberFormat("ru");
const plural = new Intl.PluralRules("ru");
const listed = new Intl.ListFormat("ru");

export const amount = (n) => number.format(n);

/** A number with the noun in the form that it asks for: 1 карта, 2 карты, 5 карт, 1,5 карты. */
export function count(n, one, few, many) {
  const form = plural.select(n);
  return `${amount(n)} ${form === "one" ? one : form === "many" ? many : few}`;
}

export const list = (items) => listed.format(items);

/** Seats are counted from 0, and shown from 1. */
export const seat = (from0) => `Место ${from0 + 1}`;
