// The same names as in English.

export * from "./en.js";
