// What the classes around the module's handles have in common.

import { argumentError, RulesError } from "./errors.js";
import { fold, foldSaved, unfold } from "./plain.js";
import { loaded } from "./wasm.js";

/** A handle of the module, until it is freed. */
export class Held {
  #handle;
  #noun;

  /** @param {string} noun for errors */
  constructor(noun, handle) {
    this.#noun = noun;
    this.#handle = handle;
  }

  /** What a class of the module begins with a set-up, or has loaded. */
  static of(noun, type, setup) {
    return new Held(noun, Loaded.taken(setup, type) ?? begun(type, "begin", setup));
  }

  /** What a class of the module makes of a parsed save, for a constructor that calls {@link Held.of}. */
  static loaded(type, saved) {
    return new Loaded(type, begun(type, "load", saved));
  }

  /** What a method of a new handle makes of this one, for a constructor that calls {@link Held.of}. */
  derived(type, name, ...values) {
    const words = fold(...values);
    const from = this.#open();
    return new Loaded(
      type,
      made(type, (handle) => handle[name](from, words)),
    );
  }

  /** Calls a method. Its arguments are folded before the handle is asked for: a getter among them may free it. */
  call(name, ...values) {
    const words = fold(...values);
    return unfold(this.#open()[name](words));
  }

  /** Calls a method that takes nothing. */
  ask(name) {
    return unfold(this.#open()[name]());
  }

  /** Has another function of the module look at the handle. */
  lend(look) {
    return look(this.#open());
  }

  #open() {
    const handle = this.#handle;
    if (handle === null) {
      throw new RulesError({ code: "ERR_FREED", message: `the ${this.#noun} was freed: make or load another` });
    }
    return handle;
  }

  free() {
    this.#handle?.free();
    this.#handle = null;
  }
}

function begun(type, how, from) {
  loaded(type);
  const words = how === "load" ? foldSaved(from) : fold(from);
  return made(type, (handle) => handle[how](words));
}

function made(type, work) {
  const handle = new (loaded()[type])();
  try {
    unfold(work(handle));
    return handle;
  } catch (error) {
    handle.free();
    throw error;
  }
}

/** Tells a handle from a set-up, so that no plain object passes for one; to be taken once, so that no two share it. */
class Loaded {
  #type;
  #handle;

  constructor(type, handle) {
    this.#type = type;
    this.#handle = handle;
  }

  static taken(setup, type) {
    if (typeof setup !== "object" || setup === null || !(#handle in setup) || setup.#type !== type) return null;
    const handle = setup.#handle;
    setup.#handle = null;
    return handle;
  }
}

/** The verdict that a refusal of the module is, `null` for none. */
export function verdict(refusal) {
  if (refusal === null) return { ok: true };
  const { code, rule, details, message } = refusal;
  return { ok: false, code, rule, details, message };
}

/**
 * What the text of a save holds.
 *
 * @param {number} longest the longest text that is parsed, in characters
 */
export function parsed(saved, longest) {
  if (typeof saved !== "string") {
    throw argumentError("saved", `saved: expected a string, got ${saved === null ? "null" : typeof saved}`);
  }
  const unreadable = (reason) =>
    new RulesError({ code: "ERR_SAVE_UNREADABLE", message: `the save is not whole: ${reason}` });
  if (saved.length > longest) throw unreadable(`it has ${saved.length} characters, at most ${longest} are read`);
  // Seen before much of it becomes values.
  if (!/^\s*\{/.test(saved)) throw unreadable("it is no JSON of an object");
  try {
    return JSON.parse(saved);
  } catch {
    throw unreadable("it is no JSON");
  }
}

/** Lets `using` free what it made. Older engines have no such symbol: there `using` is compiled away by who writes it. */
export function disposable(type) {
  if (!Symbol.dispose) return;
  Object.defineProperty(type.prototype, Symbol.dispose, {
    value: type.prototype.free,
    configurable: true,
    writable: true,
  });
}
