// What every entry point offers beside its own `init`.

export { RulesError } from "./errors.js";
export { compareHands, evaluateCards, shuffle } from "./functions.js";
export { Game } from "./game.js";
export { parsePhh, toPhh } from "./history.js";
export { checkOpenFace, placements, scoreOpenFace } from "./open-face.js";
