import { count, list } from "cardroom/text/ru";
import type { CardsWords } from "./en";

/** The words of hands of cards and of the deck to pick from, in Russian. */
export const cards: CardsWords = {
  noCards: "карт нет",
  board: "Общие карты",
  hand: (at) => `Рука ${at + 1}`,
  dead: "Вышедшие карты",
  typed: {
    board: "Общие карты списком",
    hand: (at) => `Карты или диапазон руки ${at + 1}`,
    dead: "Карты, которых нет в колоде",
  },
  cardsOf: (at) => (at === null ? "Карты" : `Карты руки ${at + 1}`),
  typedHint: "Достоинство и масть, например As Td 9c: T значит десять; c, d, h, s: трефы, бубны, червы, пики.",
  rangeHint: "Рука может быть диапазоном, например TT+, AQs+; random значит любые две карты.",
  range: "диапазон",
  picksFor: "Куда идут карты",
  deck: "Колода",
  deckHint: "Стрелки переводят, пробел выбирает.",
  taken: (card) => `${card}, уже занята`,
  suit: { s: "Пики", h: "Червы", d: "Бубны", c: "Трефы" },
  missing: (n) => `Ещё ${count(n, "карта", "карты", "карт")}`,
  clear: "Убрать всё",
  add: "Добавить руку",
  remove: (at) => `Убрать руку ${at + 1}`,
  compare: "Сравнение",
  wins: (at) => `Рука ${at + 1} старше.`,
  split: (hands) => `Руки ${list(hands.map((at) => String(at + 1)))} равны.`,
  full: "В руке здесь не больше семи карт.",
  fullHand: "При общих картах в руке две карты.",
  fullBoard: "Общих карт не больше пяти.",
};
