import { count } from "cardroom/text/ru";
import type { NotesWords } from "./en";

const parts = new Intl.NumberFormat("ru", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** A part from 0 to 1 as a percentage. */
const percent = (part: number) => parts.format(part);

/** The words of hands of banknotes, in Russian. */
export const notes: NotesWords = {
  games: { "liars-holdem": "Холдем на купюрах", "liars-draw": "Купюры с обменом" },
  natural: { "after-kickers": "после кикеров", "before-kickers": "до кикеров" },
  place: "Игровое место",
  naturalRank: "Натуральная бьёт равную модифицированную",
  hand: ["Первая рука", "Вторая рука"],
  typed: ["Номера первой руки", "Номера второй руки"],
  typedHint: "По 7 цифр, через пробел: 9101111 2111111 3111111",
  random: "Пять случайных",
  missing: (n) => `Ещё ${count(n, "купюра", "купюры", "купюр")}`,
  takes: "играет",
  number: (at) => `купюра ${at + 1}`,
  up: "Сдвинуть вверх",
  down: "Сдвинуть вниз",
  declared: "Объявлено",
  best: "Лучшая",
  isBest: "Это лучшая комбинация.",
  reset: "Взять лучшую",
  three: (n) => `В комбинации три купюры, а не ${n}.`,
  compare: "Сравнение",
  wins: ["Первая рука старше.", "Вторая рука старше."],
  split: "Руки равны.",

  odds: {
    name: "Шансы первой руки",
    game: "Игра",
    opponents: "Соперников до вскрытия",
    before: "Впереди обмены",
    street: { none: "Ни одного", turn: "Тёрн и Ривер", river: "Ривер" },
    two: "Нужно хотя бы два номера.",
    readsHoldem: (board) =>
      `Первые две купюры личные, ${board === 0 ? "общие ещё впереди" : `дальше ${count(board, "общая", "общие", "общих")}`}. У соперников любые купюры.`,
    readsDraw: (held) =>
      held === 3
        ? "Третья купюра пришла на Флопе. У соперников любые купюры."
        : "Третья купюра ещё впереди. У соперников любые купюры.",
    percent,
    part: (part) => `${percent(part)} банка.`,
    exact: "Точно.",
    within: (error) => `± ${percent(error)} (стандартная ошибка).`,
    win: (part) => `выигрыш ${percent(part)}`,
    tie: (part) => `делёж ${percent(part)}`,
    lose: (part) => `проигрыш ${percent(part)}`,
    shot: (part) => `за выстрел ${percent(part)}`,
    choose: "Какую долю банка приносит каждый выбор.",
    columns: ["Выбор", "", "Доля банка", "Выгода"],
    stand: "Без обмена",
    exchange: (note) => `Сбросить ${note}`,
    gain: (gain) => `${gain < 0 ? "−" : "+"}${percent(Math.abs(gain))}`,
    held: (share) => `У вас выстрел: если удержать его до вскрытия, он принесёт ${percent(share)} банка.`,
    against: (chance) => `Выстрел есть хотя бы у одного соперника с вероятностью ${percent(chance)}.`,
    chart: "Доля банка по числу соперников, без обменов",
    column: (opponents, part) => `${count(opponents, "соперник", "соперника", "соперников")}: ${percent(part)}`,
  },
};
