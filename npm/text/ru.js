// The package's words in Russian. Nothing here needs `init`; a bundler drops what is not used.

export { describeAdvice } from "./ru/advice.js";
export { describeCard } from "./ru/cards.js";
export { describeExplanation } from "./ru/explanations.js";
export { describeHand, describeNumbers, describeRow } from "./ru/hands.js";
export { amount, count, list, seat } from "./ru/language.js";
export { describeRefusal } from "./ru/refusals.js";
export { describeStep } from "./ru/results.js";
export { rulebook } from "./ru/rulebook.js";
export { describeOffence, describePenalty, describeReason, describeRuling } from "./ru/rulings.js";
