// How values cross over. What goes in is folded into words (`src/wasm/words.rs`), each property read just once, before the
// module is called; what comes out is unfolded from words (`src/wasm/plain.rs`) after it has returned. So the module never
// waits on code of the page, and the two sides meet once a call.

import { fault } from "./errors.js";
import { own } from "./own.js";

/** More entries than any list that is accepted has. */
const MOST_ENTRIES = 1_000_000;
/** More words than any arguments that are accepted take. */
const MOST_WORDS = 1 << 22;
/** Texts longer than any that is accepted are folded by their beginning. */
const LONGEST_TEXT = 1 << 23;
/** Objects and lists deeper than any that is accepted are not entered; so a circle ends. */
const DEEPEST = 16;
/** The most fields of an object that are folded. */
const MOST_FIELDS = 64;

const { isArray } = Array;
const { keys, getPrototypeOf } = Object;
const float = new Float64Array(1);
const floatWords = new Uint32Array(float.buffer);

// ---- in

/** The words folded so far: a stack, for a getter may call the module before the outer call is folded. */
let words = new Uint32Array(1024);
let top = 0;
let most = MOST_WORDS;

/**
 * Arguments as words.
 *
 * @param {...unknown} values
 * @returns {Uint32Array}
 */
export function fold(...values) {
  const start = top;
  try {
    for (const value of values) foldValue(value, 0);
    return words.slice(start, top);
  } finally {
    top = start;
    if (start === 0 && words.length > 1 << 16) words = new Uint32Array(1024);
  }
}

/**
 * What was parsed from the text of a save as words: it is as long as its text.
 *
 * @param {unknown} saved
 */
export function foldSaved(saved) {
  most = 2 ** 27;
  try {
    return fold(saved);
  } finally {
    most = MOST_WORDS;
  }
}

function push(word) {
  if (top === words.length) {
    if (top >= most) throw new TypeError("the arguments hold more than any call takes");
    const larger = new Uint32Array(2 * top);
    larger.set(words);
    words = larger;
  }
  words[top++] = word;
}

function pushFloat(value) {
  float[0] = value;
  push(floatWords[0]);
  push(floatWords[1]);
}

function foldValue(value, depth) {
  if (typeof value === "number") foldNumber(value);
  else if (typeof value === "string") foldText(value);
  else if (value === null) push(7);
  else if (value === undefined) push(7 | (1 << 3));
  else if (typeof value === "boolean") push(7 | ((value ? 3 : 2) << 3));
  else if (typeof value !== "object") foldOther(typeof value === "bigint" ? "a BigInt" : `a ${typeof value}`);
  else if (isArray(value)) foldList(value, depth);
  else foldObject(value, depth);
}

function foldNumber(value) {
  if (value >>> 0 === value && value < 1 << 29) push(value << 3);
  else {
    const whole = Number.isSafeInteger(value);
    push(whole ? 1 : 2);
    pushFloat(value);
    if (!whole) foldText(String(value));
  }
}

function foldText(text) {
  const { length } = text;
  const start = top;
  if (length <= LONGEST_TEXT) {
    push(3 | (length << 3));
    let word = 0;
    for (let place = 0; place < length; place++) {
      const code = text.charCodeAt(place);
      if (code > 127) {
        top = start;
        return foldCharacters(text, length);
      }
      word |= code << ((place & 3) << 3);
      if ((place & 3) === 3) {
        push(word);
        word = 0;
      }
    }
    if ((length & 3) !== 0) push(word);
  } else foldCharacters(text.slice(0, 32), length);
}

function foldCharacters(text, length) {
  const start = top;
  push(0);
  push(length);
  for (const character of text) push(character.codePointAt(0));
  words[start] = 4 | ((top - start - 2) << 3);
}

function foldOther(told) {
  push(7 | (4 << 3));
  foldText(told);
}

function foldList(list, depth) {
  // Of a proxy anything may come back as the length.
  const { length } = list;
  if (typeof length !== "number" || length >>> 0 !== length) {
    return foldOther(`an array of the length ${shown(String(length))}`);
  }
  push(5);
  pushFloat(length);
  push(0);
  const parts = top;
  if (depth < DEEPEST && length <= MOST_ENTRIES) {
    for (let place = 0; place < length; place++) {
      foldValue(list[place], depth + 1);
    }
  }
  words[parts - 1] = top - parts;
}

function foldObject(object, depth) {
  const parent = getPrototypeOf(object);
  if (parent !== null && getPrototypeOf(parent) !== null) {
    const name = parent.constructor?.name;
    return foldOther(typeof name === "string" && name !== "Object" ? `an object of class ${shown(name)}` : "an object");
  }
  const names = keys(object);
  push(6 | (names.length << 3));
  push(0);
  const parts = top;
  if (depth < DEEPEST && names.length <= MOST_FIELDS) {
    for (const name of names) {
      foldText(name);
      foldValue(object[name], depth + 1);
    }
  }
  words[parts - 1] = top - parts;
}

const shown = (text) => (text.length > 20 ? `${text.slice(0, 20)}…` : text);

// ---- out

let memory = null;
let answer = new Int32Array(0);
let at = 0;
/** Texts of the module by the word that tells their place, and some of the short ones that are written in a word. */
const texts = new Map();
/** More short texts than the module has of its own: names of players and the like are not kept without end. */
const MOST_TEXTS = 4096;
const decoder = new TextDecoder();

/**
 * Tells where the module's memory is.
 *
 * @param {WebAssembly.Memory} of
 */
export function remember(of) {
  memory = of;
  answer = new Int32Array(0);
}

/**
 * The answer at a place in memory; throws where it is a refusal.
 *
 * @param {number} place
 */
export function unfold(place) {
  // A memory that grew has a buffer of its own, the former is empty.
  if (answer.length === 0) answer = new Int32Array(memory.buffer);
  at = place >>> 2;
  part = 0;
  const kind = answer[at++];
  if (kind === 2) {
    const length = answer[at++];
    return new Uint32Array(memory.buffer, at << 2, length).slice();
  }
  const value = unfoldValue();
  if (kind === 1) throw fault(value);
  return value;
}

function unfoldValue() {
  const word = answer[at++];
  switch (word & 7) {
    case 0:
      return word >>> 3;
    case 1:
      floatWords[0] = answer[at++];
      floatWords[1] = answer[at++];
      return float[0];
    case 2:
      return texts.get(word) ?? ownText(word);
    case 3:
      return text(word >>> 3);
    case 4:
      return list(word >>> 3);
    case 5:
      return object(word >>> 3);
    case 6:
      return word === 6 ? null : word !== 14;
    default:
      return texts.get(word) ?? shortText(word);
  }
}

function ownText(word) {
  const place = word >>> 11;
  const text = decoder.decode(new Uint8Array(memory.buffer, place, (word >>> 3) & 255));
  texts.set(word, text);
  return text;
}

function shortText(word) {
  let text = "";
  for (let rest = word >>> 3; rest > 0; rest >>>= 7) text += String.fromCharCode(rest & 127);
  if (texts.size < MOST_TEXTS) texts.set(word, text);
  return text;
}

function text(length) {
  const bytes = new Uint8Array(memory.buffer, at << 2, length);
  at += (length + 3) >>> 2;
  return decoder.decode(bytes);
}

/** The parts of the objects and lists that are being unfolded. A part is put in its place before anything sees it. */
const parts = [];
let part = 0;

/** The place of so many parts more. What is assigned to a list's own place meets no setter. */
function reserve(count) {
  const start = part;
  part += count;
  for (let place = parts.length; place < part; place++) own(parts, place, null);
  return start;
}

function list(count) {
  const start = reserve(count);
  for (let place = start; place < start + count; place++) parts[place] = unfoldValue();
  part = start;
  return parts.slice(start, start + count);
}

/** Objects with the same names in the same order: a path of names from the root. */
class Shape {
  name;
  /** The shape without its last name. */
  before;
  /** The word of the name that came next the last time, and the shape with it. */
  word = 0;
  next = null;
  /** All that came next, by their words. */
  nexts = new Map();
  names = null;
  /** An object of the shape, to be copied: a copy calls no setter that a page may have put on `Object.prototype`. */
  pattern = null;

  constructor(name, before) {
    this.name = name;
    this.before = before;
  }

  step(word, name) {
    let next = this.nexts.get(word);
    if (next === undefined) {
      next = new Shape(name, this);
      this.nexts.set(word, next);
    }
    this.word = word;
    this.next = next;
    return next;
  }

  finish() {
    const names = this.before === null ? [] : [...this.before.finish(), this.name];
    this.names = names;
    this.pattern = Object.fromEntries(names.map((name) => [name, null]));
    return names;
  }
}

const empty = new Shape("", null);

function object(count) {
  const start = reserve(count);
  let shape = empty;
  for (let place = start; place < start + count; place++) {
    const word = answer[at];
    // A name that is not the module's own, as in recorded hands, makes no shape.
    if ((word & 7) !== 2) return unusual(count - (place - start), shape, start);
    if (shape.word === word) {
      at++;
      shape = shape.next;
    } else shape = shape.step(word, unfoldValue());
    parts[place] = unfoldValue();
  }
  part = start;
  const names = shape.names ?? shape.finish();
  const made = { ...shape.pattern };
  for (let place = 0; place < count; place++) made[names[place]] = parts[start + place];
  return made;
}

/** An object from the name on that is not the module's own. */
function unusual(count, shape, start) {
  const made = {};
  for (const [place, name] of (shape.names ?? shape.finish()).entries()) own(made, name, parts[start + place]);
  for (let place = 0; place < count; place++) own(made, unfoldValue(), unfoldValue());
  part = start;
  return made;
}

// ---- asked for by the module

/**
 * Fills bytes with the system's random numbers; false where it has none.
 *
 * @param {Uint8Array} bytes
 */
export function entropy(bytes) {
  try {
    crypto.getRandomValues(bytes);
    return true;
  } catch {
    return false;
  }
}
