export * from "./index.js";

/**
 * A part of the module. `"games"` is what games need, with `evaluateCards`, `cardsValue`, `cardBitsValue`, `checkDeclaration` and
 * `checkOpenFace`. To it `"evaluators"` adds all other evaluations (`evaluateBatch`, `countHands`, `compareHands`, `evaluateNotes`,
 * `noteDeck`, `scoreOpenFace`, `placements`, `arrangeOpenFace`, `showdown`), `shuffle`, `ruling` and `penalty`; `"odds"` adds `equity`,
 * `equityJob`, `exchangeOdds`, `placementOdds` and `placementOddsJob`, `"advice"` `advise` and `prizeEquity`, `"tournament"` `Tournament` and
 * `generateSchedule`, `"history"` `parsePhh` and `toPhh`.
 */
export type Part = "games" | "evaluators" | "odds" | "advice" | "tournament" | "history";

/**
 * Loads a part of the module, and `"games"` before it, in place of `init`, which loads all of it: a page that only plays
 * has less to fetch. What `cardroom` exports works as far as its part is loaded; until then it throws the `RulesError`
 * `ERR_PART_NOT_LOADED`, or `ERR_NOT_INITIALIZED` before the first part. Each part is loaded once: later calls wait for the
 * first, and after a failure the next call tries again. After `init` every part counts as loaded; `init` after a part
 * loads the other parts.
 *
 * @throws {TypeError} for another part (as a rejection); what loading the file throws
 * @example
 * import { load, Game } from "cardroom/parts";
 * await load("games");
 * const game = new Game({ game: "texas-holdem", stacks: [100, 100], button: 0, blinds: { small: 1, big: 2 } });
 */
export function load(part: Part): Promise<void>;
