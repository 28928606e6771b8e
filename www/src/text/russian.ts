import {
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
} from "cardroom/text/ru";
import type { Phrases } from "./english";

export { ru as words } from "./ru";

export const phrases: Phrases = {
  describeAdvice,
  describeCard,
  describeExplanation,
  describeHand,
  describeNumbers,
  describeRefusal,
  describeRow,
  describeStep,
  amount,
  count,
  list,
  seat,
};
