// Numbers and seats in Russian.

const number = new Intl.NumberFormat("ru");
export const list = new Intl.ListFormat("ru");
const rules = new Intl.PluralRules("ru");

export const amount = (chips: number) => number.format(chips);

/** A number with the noun in the form that it asks for: 1 карта, 2 карты, 5 карт. */
export function count(n: number, one: string, few: string, many: string): string {
  const form = rules.select(n);
  return `${amount(n)} ${form === "one" ? one : form === "few" ? few : many}`;
}

/** Seats are counted from 0, and shown from 1. */
export const seat = (from0: number) => `Место ${from0 + 1}`;
