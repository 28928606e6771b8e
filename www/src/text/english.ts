import type * as english from "cardroom/text/en";

/** The package's words but those that only rules and rulings need, which are the larger half. */
export type Phrases = Omit<
  typeof english,
  "rulebook" | "describeOffence" | "describePenalty" | "describeReason" | "describeRuling"
>;

// By name, for a bundler then leaves the others out.
export {
  amount,
  count,
  describeAdvice,
  describeCard,
  describeExplanation,
  describeHand,
  describeNumbers,
  describeRefusal,
  describeRow,
  describeStep,
  list,
  seat,
} from "cardroom/text/en";
export { en as words } from "./en";
