// Where the parts of the module lie. Literal, for bundlers find the files by this very form, those for Node too.

const urls = {
  games: () => new URL("../pkg/parts/games.wasm", import.meta.url),
  evaluators: () => new URL("../pkg/parts/evaluators.wasm", import.meta.url),
  odds: () => new URL("../pkg/parts/odds.wasm", import.meta.url),
  advice: () => new URL("../pkg/parts/advice.wasm", import.meta.url),
  tournament: () => new URL("../pkg/parts/tournament.wasm", import.meta.url),
  history: () => new URL("../pkg/parts/history.wasm", import.meta.url),
};

/** @param {string} name of a part */
export const partUrl = (name) => urls[name]();
