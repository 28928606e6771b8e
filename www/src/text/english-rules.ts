export * as all from "cardroom/text/en";
export { examples } from "../examples/text/en";
