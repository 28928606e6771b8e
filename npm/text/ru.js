// The package's words in Russian. Nothing here needs `init`; a bundler drops what is not used.

export { describeOffence, describePenalty, describeReason, describeRuling } from "./ru/rulings.js";
