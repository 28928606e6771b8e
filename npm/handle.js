// What the classes around the module's handles have in common.

import { argumentError, RulesError } from "./errors.js";
import { call } from "./wasm.js";

/** A handle of the module, until it is freed. */
export class Held {
  #handle;
  #noun;
  /** How many calls run: more than one where a getter among the arguments calls back. */
  #running = 0;

  /** @param {string} noun for errors */
  constructor(noun, handle) {
    this.#noun = noun;
    this.#handle = handle;
  }

  call(work) {
    const handle = this.#handle;
    if (handle === null) {
      throw new RulesError({ code: "ERR_FREED", message: `the ${this.#noun} was freed: make or load another` });
    }
    this.#running += 1;
    try {
      return call(() => work(handle));
    } finally {
      this.#running -= 1;
      // Freed by a getter among the arguments: the module cannot give the handle up before the calls on it have returned.
      if (this.#running === 0 && this.#handle === null) handle.free();
    }
  }

  free() {
    const handle = this.#handle;
    this.#handle = null;
    if (this.#running === 0) handle?.free();
  }
}

/** Tells a handle from a set-up, so that no plain object passes for one; to be taken once, so that no two share it. */
export class Loaded {
  #handle;

  constructor(handle) {
    this.#handle = handle;
  }

  static taken(setup) {
    if (typeof setup !== "object" || setup === null || !(#handle in setup)) return null;
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
  if (saved.length > longest) throw unreadable(`it has ${saved.length} characters`);
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
