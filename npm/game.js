import { disposable, Held, Loaded, parsed, verdict } from "./handle.js";
import { call } from "./wasm.js";

/** The longest save that is parsed, in characters: far above that of the longest match hand. */
const LONGEST_SAVE = 1 << 24;

/**
 * A match at a table, hand by hand. Needs `init`.
 *
 * @type {typeof import("./index.js").Game}
 */
export class Game {
  #held;

  constructor(setup) {
    this.#held = new Held("game", Loaded.taken(setup) ?? call((module) => new module.GameHandle(setup)));
  }

  get toAct() {
    return this.#held.call((handle) => handle.toAct());
  }

  get canAct() {
    return this.#held.call((handle) => handle.canAct());
  }

  get phase() {
    return this.#held.call((handle) => handle.phase());
  }

  get complete() {
    return this.#held.call((handle) => handle.complete());
  }

  get matchOver() {
    return this.#held.call((handle) => handle.matchOver());
  }

  legalActions(seat) {
    return this.#held.call((handle) => handle.legalActions(seat));
  }

  check(seat, action) {
    return verdict(this.#held.call((handle) => handle.check(seat, action)));
  }

  act(seat, action) {
    return this.#held.call((handle) => handle.act(seat, action));
  }

  events(to) {
    return this.#held.call((handle) => handle.events(to));
  }

  view(seat) {
    return this.#held.call((handle) => handle.view(seat));
  }

  result() {
    return this.#held.call((handle) => handle.result());
  }

  nextHand(change) {
    return this.#held.call((handle) => handle.nextHand(change));
  }

  save() {
    return JSON.stringify(this.#held.call((handle) => handle.save()));
  }

  static load(saved) {
    const handle = call((module) => module.GameHandle.load(parsed(saved, LONGEST_SAVE)));
    return new this(new Loaded(handle));
  }

  free() {
    this.#held.free();
  }
}
disposable(Game);
