import { disposable, Held, parsed, verdict } from "./handle.js";
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
    this.#held = Held.of("tournament", "TournamentHandle", setup);
  }

  act(action, now) {
    return this.#held.call("act", action, now);
  }

  check(action, now) {
    return verdict(this.#held.call("check", action, now));
  }

  view() {
    return this.#held.ask("view");
  }

  hand(table, seat) {
    return this.#held.call("hand", table, seat);
  }

  handSetup(table) {
    return this.#held.call("handSetup", table);
  }

  events(to) {
    return this.#held.call("events", to);
  }

  handEvents(table, to) {
    return this.#held.call("handEvents", table, to);
  }

  standings() {
    return this.#held.ask("standings");
  }

  clock(now) {
    return this.#held.call("clock", now);
  }

  handSave(table) {
    const save = this.#held.call("handSave", table);
    return save === null ? null : JSON.stringify(save);
  }

  save() {
    return this.#held.ask("save");
  }

  static load(saved) {
    return new this(Held.loaded("TournamentHandle", parsed(saved, LONGEST_SAVE)));
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
  return call("generateSchedule", request);
}
