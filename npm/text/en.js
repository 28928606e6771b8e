// The package's words in English. Nothing here needs `init`; a bundler drops what is not used.

export { describeAdvice } from "./en/advice.js";
export { describeCard } from "./en/cards.js";
export { describeExplanation } from "./en/explanations.js";
export { describeHand, describeNumbers, describeRow } from "./en/hands.js";
export { amount, count, list, seat } from "./en/language.js";
export { describeRefusal } from "./en/refusals.js";
export { describeStep } from "./en/results.js";
export { rulebook } from "./en/rulebook.js";
export { describeOffence, describePenalty, describeReason, describeRuling } from "./en/rulings.js";
