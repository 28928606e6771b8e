// Numbers, lists and seats in Russian.

import { once } from "../once.js";

const number = once(() => new Intl.NumberFormat("ru"));
const plural = once(() => new Intl.PluralRules("ru"));

/** Whole numbers, which most are, are grouped here: the first formatter takes a slow processor longer than a table does. */
export const amount = (n) =>
  Number.isSafeInteger(n) && n >= 0 ? String(n).replace(/\B(?=(\d{3})+$)/g, "\u00a0") : number().format(n);

/** A number with the noun in the form that it asks for: 1 карта, 2 карты, 5 карт, 1,5 карты. */
export function count(n, one, few, many) {
  const form = plural().select(n);
  return `${amount(n)} ${form === "one" ? one : form === "many" ? many : few}`;
}

/** Joined here, for the same reason. */
export function list(items) {
  const all = [...items];
  const last = all.pop() ?? "";
  return all.length === 0 ? last : `${all.join(", ")} и ${last}`;
}

/** Seats are counted from 0, and shown from 1. */
export const seat = (from0) => `Место ${from0 + 1}`;
