export * as all from "cardroom/text/ru";
