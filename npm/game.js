import { disposable, Held, parsed, verdict } from "./handle.js";

/** The longest save that is parsed, in characters: far above that of the longest match hand. */
const LONGEST_SAVE = 1 << 24;

/**
 * What holds the handle of a game, `null` of anything else. Functions use it that are no methods, so that a page without them
 * does not load them.
 */
export let heldBy;

/**
 * A match at a table, hand by hand. Needs `init`.
 *
 * @type {typeof import("./index.js").Game}
 */
export class Game {
  #held;

  static {
    heldBy = (game) => (typeof game === "object" && game !== null && #held in game ? game.#held : null);
  }

  constructor(setup) {
    this.#held = Held.of("game", "GameHandle", setup);
  }

  get toAct() {
    return this.#held.ask("toAct");
  }

  get canAct() {
    return this.#held.ask("canAct");
  }

  get phase() {
    return this.#held.ask("phase");
  }

  get complete() {
    return this.#held.ask("complete");
  }

  get matchOver() {
    return this.#held.ask("matchOver");
  }

  legalActions(seat) {
    return this.#held.call("legalActions", seat);
  }

  check(seat, action) {
    return verdict(this.#held.call("check", seat, action));
  }

  act(seat, action) {
    return this.#held.call("act", seat, action);
  }

  events(to) {
    return this.#held.call("events", to);
  }

  view(seat) {
    return this.#held.call("view", seat);
  }

  result() {
    return this.#held.ask("result");
  }

  nextHand(change) {
    return this.#held.call("nextHand", change);
  }

  save() {
    return JSON.stringify(this.#held.ask("save"));
  }

  actions() {
    return this.#held.ask("save").actions;
  }

  replay(actions) {
    return new Game(this.#held.derived("GameHandle", "replay", actions));
  }

  static load(saved) {
    return new this(Held.loaded("GameHandle", parsed(saved, LONGEST_SAVE)));
  }

  free() {
    this.#held.free();
  }
}
disposable(Game);
