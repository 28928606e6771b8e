// Numbers, lists and seats in English.

import { once } from "../once.js";

const number = once(() => new Intl.NumberFormat("en"));
const plural = once(() => new Intl.PluralRules("en"));

/** Whole numbers, which most are, are grouped here: the first formatter takes a slow processor longer than a table does. */
export const amount = (n) =>
  Number.isSafeInteger(n) && n >= 0 ? String(n).replace(/\B(?=(\d{3})+$)/g, ",") : number().format(n);

/** A number with its noun. */
export const count = (n, one, other) => `${amount(n)} ${plural().select(n) === "one" ? one : other}`;

/** Joined here, for the same reason. */
export function list(items) {
  const all = [...items];
  const last = all.pop() ?? "";
  if (all.length < 2) return [...all, last].join(" and ");
  return `${all.join(", ")}, and ${last}`;
}

/** Seats are counted from 0, and shown from 1. */
export const seat = (from0) => `Seat ${from0 + 1}`;
