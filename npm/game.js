import { RulesError } from "./errors.js";
import { call } from "./wasm.js";

/** The longest save that is parsed, in characters: far above that of the longest match hand. */
const LONGEST_SAVE = 1 << 24;

/**
 * A match at a table, hand by hand. Needs `init`.
 *
 * @type {typeof import("./index.js").Game}
 */
export class Game {
  #handle;

  constructor(setup) {
    this.#handle = setup instanceof Handle ? setup.handle : call((module) => new module.GameHandle(setup));
  }

  get toAct() {
    return this.#call((handle) => handle.toAct());
  }

  get canAct() {
    return this.#call((handle) => handle.canAct());
  }

  get phase() {
    return this.#call((handle) => handle.phase());
  }

  get complete() {
    return this.#call((handle) => handle.complete());
  }

  legalActions(seat) {
    return this.#call((handle) => handle.legalActions(seat));
  }

  check(seat, action) {
    const refusal = this.#call((handle) => handle.check(seat, action));
    if (refusal === null) return { ok: true };
    const { code, rule, details, message } = refusal;
    return { ok: false, code, rule, details, message };
  }

  act(seat, action) {
    return this.#call((handle) => handle.act(seat, action));
  }

  events(to) {
    return this.#call((handle) => handle.events(to));
  }

  view(seat) {
    return this.#call((handle) => handle.view(seat));
  }

  result() {
    return this.#call((handle) => handle.result());
  }

  nextHand(change) {
    return this.#call((handle) => handle.nextHand(change));
  }

  save() {
    return JSON.stringify(this.#call((handle) => handle.save()));
  }

  static load(saved) {
    if (typeof saved !== "string") {
      throw new TypeError(`saved: expected a string, got ${saved === null ? "null" : typeof saved}`);
    }
    const handle = call((module) => module.GameHandle.load(parsed(saved)));
    return new this(new Handle(handle));
  }

  free() {
    this.#handle?.free();
    this.#handle = null;
  }

  #call(work) {
    return call(() => {
      if (this.#handle === null) {
        throw new RulesError({ code: "ERR_FREED", message: "the game was freed: make or load another" });
      }
      return work(this.#handle);
    });
  }
}

// Older engines have no such symbol: there `using` is compiled away by who writes it.
if (Symbol.dispose) {
  Object.defineProperty(Game.prototype, Symbol.dispose, {
    value: Game.prototype.free,
    configurable: true,
    writable: true,
  });
}

/** Tells a handle from a set-up, so that no plain object passes for one. */
class Handle {
  constructor(handle) {
    this.handle = handle;
  }
}

function parsed(saved) {
  const unreadable = (reason) =>
    new RulesError({ code: "ERR_SAVE_UNREADABLE", message: `the save is not whole: ${reason}` });
  if (saved.length > LONGEST_SAVE) throw unreadable(`it has ${saved.length} characters`);
  try {
    return JSON.parse(saved);
  } catch {
    throw unreadable("it is no JSON");
  }
}
