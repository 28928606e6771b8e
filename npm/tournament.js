import { disposable, Held, Loaded, parsed, verdict } from "./handle.js";
import { call } from "./wasm.js";

/** The longest save that is parsed, in characters: above that of a tournament with as many actions as one may have. */
const LONGEST_SAVE = 1 << 27;

/**
 * A tournament, from the first entry to the last chip. Needs `init`.
 *
 * @type {typeof import("./index.js").Tournament}
 */
export class Tournament {
  #held;

  constructor(setup) {
    this.#held = new Held("tournament", Loaded.taken(setup) ?? call((module) => new module.TournamentHandle(setup)));
  }

  act(action, now) {
    return this.#held.call((handle) => handle.act(action, now));
  }

  check(action, now) {
    return verdict(this.#held.call((handle) => handle.check(action, now)));
  }

  view() {
    return this.#held.call((handle) => handle.view());
  }

  hand(table, seat) {
    return this.#held.call((handle) => handle.hand(table, seat));
  }

  handSetup(table) {
    return this.#held.call((handle) => handle.handSetup(table));
  }

  events(to) {
    return this.#held.call((handle) => handle.events(to));
  }

  handEvents(table, to) {
    return this.#held.call((handle) => handle.handEvents(table, to));
  }

  standings() {
    return this.#held.call((handle) => handle.standings());
  }

  clock(now) {
    return this.#held.call((handle) => handle.clock(now));
  }

  save() {
    return this.#held.call((handle) => handle.save());
  }

  static load(saved) {
    const handle = call((module) => module.TournamentHandle.load(parsed(saved, LONGEST_SAVE)));
    return new this(new Loaded(handle));
  }

  free() {
    this.#held.free();
  }
}
disposable(Tournament);

/**
 * A schedule that ends near its time. Needs `init`.
 *
 * @type {typeof import("./index.js").generateSchedule}
 */
export function generateSchedule(request) {
  return call((module) => module.generateSchedule(request));
}
