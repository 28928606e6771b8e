export * as all from "cardroom/text/en";
