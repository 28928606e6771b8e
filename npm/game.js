import { argumentError, RulesError } from "./errors.js";
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
  /** How many calls run: more than one where a getter among the arguments calls back. */
  #running = 0;

  constructor(setup) {
    this.#handle = Handle.taken(setup) ?? call((module) => new module.GameHandle(setup));
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

  get matchOver() {
    return this.#call((handle) => handle.matchOver());
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
      throw argumentError("saved", `saved: expected a string, got ${saved === null ? "null" : typeof saved}`);
    }
    const handle = call((module) => module.GameHandle.load(parsed(saved)));
    return new this(new Handle(handle));
  }

  free() {
    const handle = this.#handle;
    this.#handle = null;
    if (this.#running === 0) handle?.free();
  }

  #call(work) {
    const handle = this.#handle;
    if (handle === null) {
      throw new RulesError({ code: "ERR_FREED", message: "the game was freed: make or load another" });
    }
    this.#running += 1;
    try {
      return call(() => work(handle));
    } finally {
      this.#running -= 1;
      // Freed by a getter among the arguments: the module cannot give the game up before the calls on it have returned.
      if (this.#running === 0 && this.#handle === null) handle.free();
    }
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

/** Tells a handle from a set-up, so that no plain object passes for one; to be taken once, so that no two games share it. */
class Handle {
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
