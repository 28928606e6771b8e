import { count } from "cardroom/text/ru";

export { describeCard as card } from "cardroom/text/ru";

const jokersOf = (n: number) => (n === 0 ? "" : `, ${count(n, "Ноль-Джокер", "Нуля-Джокера", "Нулей-Джокеров")}`);

/** The names of drawings, in Russian. */
export const cardFaceDown: string = "закрытая карта";
export const noteFaceDown: string = "закрытая купюра";
export const note = (digits: string) => `купюра ${digits}`;
export const read = (digits: string, base: number, jokers: number) =>
  `купюра ${digits}, Базовое число ${base}${jokersOf(jokers)}`;
export const cardPlays = (card: string) => `${card}, играет`;
export const notePlays = (note: string, number: number, shift: number) =>
  `${note}, играет как ${number}${shift === 0 ? "" : `, сдвиг ${shift > 0 ? "+" : "−"}${Math.abs(shift)}`}`;
