// What every entry point offers beside its own `init`.

export { advise, prizeEquity } from "./advice.js";
export { exchangeOdds } from "./banknote-odds.js";
export { checkDeclaration, evaluateNotes, noteDeck } from "./banknotes.js";
export { RulesError } from "./errors.js";
export { explain } from "./explain.js";
export {
  cardBitsValue,
  cardFromIndex,
  cardIndex,
  cardsValue,
  compareHands,
  countHands,
  evaluateBatch,
  evaluateCards,
  showdown,
  shuffle,
} from "./functions.js";
export { Game } from "./game.js";
export { parsePhh, toPhh } from "./history.js";
export { equity, equityJob } from "./odds.js";
export {
  arrangeOpenFace,
  checkOpenFace,
  placementOdds,
  placementOddsJob,
  placements,
  scoreOpenFace,
} from "./open-face.js";
export { explainResult, explainScore } from "./result.js";
export { penalty, ruling } from "./rulings.js";
export { stages } from "./stages.js";
export { generateSchedule, Tournament } from "./tournament.js";
