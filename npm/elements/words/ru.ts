import type { CommonWords } from "./en";

/** What all elements say, in Russian. */
export const common: CommonWords = {
  sentence: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  rule: (id) => `Правило ${id}`,
  serial: (at) => `Номер ${at + 1}: семь цифр, не все нули.`,
  expected: {
    number: (least) => `Целое число, не меньше ${least}.`,
    seed: "64 шестнадцатеричные цифры.",
    cards: "Это не карта. Пишите достоинство и масть: As Td 9c.",
    card: "Это не карта. Пишите достоинство и масть: Td.",
    note: "В номере семь цифр, не все нули.",
    place: "Игровое место: одно из семи, от 1 до 7.",
  },
  loading: "Не удалось загрузить модуль",
  close: "Закрыть",
};
