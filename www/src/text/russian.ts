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
} from "cardroom/text/ru";
export { ru as words } from "./ru";
