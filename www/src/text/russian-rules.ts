export * as all from "cardroom/text/ru";
export { examples } from "../examples/text/ru";
