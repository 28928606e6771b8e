// The package's words in English. Nothing here needs `init`; a bundler drops what is not used.

export { describeOffence, describePenalty, describeReason, describeRuling } from "./en/rulings.js";
