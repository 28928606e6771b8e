import { Game } from "./game.js";
import { call } from "./wasm.js";

/**
 * The hands of a text of records in PHH. Needs `init`.
 *
 * @type {typeof import("./index.js").parsePhh}
 */
export function parsePhh(text) {
  return call("parsePhh", text);
}

/**
 * A hand as a record in PHH. Needs `init`.
 *
 * @type {typeof import("./index.js").toPhh}
 */
export function toPhh(hand) {
  const record = hand instanceof Game ? played(hand) : hand;
  return call("toPhh", record);
}

function played(game) {
  const { setup, hand, actions } = JSON.parse(game.save());
  return { setup: { ...setup, hand }, steps: actions };
}
