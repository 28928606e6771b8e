// Strict reading of what stays on this side of the module: each refusal names the path, what was expected and what came, as
// `src/wasm/read.rs` does.

import { argumentError } from "./errors.js";
import { append, own } from "./own.js";

/** A value that was refused, in a few words. */
export function told(value) {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value.length > 20 ? `${value.slice(0, 20)}…` : value);
  return value === null ? "null" : Array.isArray(value) ? "an array" : typeof value;
}

/** Refuses a value. */
export const refuse = (path, expected, value) => {
  throw argumentError(path, `${path}: expected ${expected}, got ${told(value)}`);
};

/** The own fields of a plain object, each read once; none but those named is allowed. */
export function fields(value, path, names) {
  const plain = typeof value === "object" && value !== null && !Array.isArray(value);
  const parent = plain ? Object.getPrototypeOf(value) : undefined;
  if (!plain || (parent !== null && Object.getPrototypeOf(parent) !== null))
    refuse(path || "request", "a plain object", value);
  const read = Object.create(null);
  for (const name of Object.keys(value)) {
    if (!names.includes(name)) throw unknown(within(path, name));
    read[name] = value[name];
  }
  return read;
}

/** The error of a field that is not known. */
export const unknown = (path) => argumentError(path, `${path}: unknown field`);

/** An own field of an object that the package gave out, and that may have become more since. */
export function field(value, path, name) {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    refuse(path || "view", "a plain object", value);
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Some fields of such an object, each by its reader, which gets the value and its path. */
export function parts(value, path, readers) {
  const read = {};
  for (const name of Object.keys(readers)) own(read, name, readers[name](field(value, path, name), within(path, name)));
  return read;
}

const within = (path, name) => (path === "" ? name : `${path}.${name}`);

/** A whole number in a range. */
export function whole(value, path, least, most = Number.MAX_SAFE_INTEGER) {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  return refuse(path, `a whole number from ${least}${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ""}`, value);
}

/** `true` or `false`. */
export function flag(value, path) {
  return typeof value === "boolean" ? value : refuse(path, "true or false", value);
}

/** The place of a word in a list of words. */
export function place(value, path, words) {
  const at = typeof value === "string" ? words.indexOf(value) : -1;
  if (at >= 0) return at;
  const quoted = words.map((word) => `"${word}"`);
  return refuse(path, [quoted.slice(0, -1).join(", "), quoted.at(-1)].filter(Boolean).join(" or "), value);
}

/** An array of at most so many items, each read in turn. */
export function list(value, path, most, item) {
  if (!Array.isArray(value)) refuse(path, "an array", value);
  const { length } = value;
  // Of a proxy anything may come back as the length.
  if (typeof length !== "number" || !(length <= most))
    throw argumentError(path, `${path}: expected at most ${most} entries, got ${told(length)}`);
  const items = [];
  for (let at = 0; at < length; at++) append(items, item(value[at], `${path}[${at}]`));
  return items;
}

/** `null`, or what the reader takes. */
export const orNull = (value, path, reader, ...more) => (value === null ? null : reader(value, path, ...more));

/** A seed as 32 bytes. What was read is not repeated in the error, for it may be nearly a secret one. */
export function pushSeed(numbers, seed, path = "seed") {
  if (seed !== undefined && (typeof seed !== "string" || !/^[0-9a-f]{64}$/i.test(seed))) {
    const came = typeof seed === "string" ? `a string of ${seed.length} characters` : typeof seed;
    throw argumentError(path, `${path}: expected 64 hexadecimal digits, got ${came}`);
  }
  for (let at = 0; at < 64; at += 2) numbers.push(seed === undefined ? 0 : Number.parseInt(seed.slice(at, at + 2), 16));
}
