import { count } from "cardroom/text/en";

export { describeCard as card } from "cardroom/text/en";

/** The names of drawings, in English. */
export const cardFaceDown: string = "card face down";
export const noteFaceDown: string = "note face down";
export const note = (digits: string) => `note ${digits}`;
export const read = (digits: string, base: number, jokers: number) =>
  `note ${digits}, base number ${base}${jokers === 0 ? "" : `, ${count(jokers, "joker", "jokers")}`}`;
export const cardPlays = (card: string) => `${card}, plays`;
export const notePlays = (note: string, number: number, shift: number) =>
  `${note}, plays as ${number}${shift === 0 ? "" : `, shifted by ${shift > 0 ? "+" : "−"}${Math.abs(shift)}`}`;
