import type { Words } from "./en";

/** The words of the elements, in Russian. */
export const ru: Words = {
  expected: {
    card: "Это не карта. Пишите достоинство и масть: Td.",
    note: "В номере семь цифр, не все нули.",
    place: "Игровое место — одно из семи: от 1 до 7.",
  },
};
