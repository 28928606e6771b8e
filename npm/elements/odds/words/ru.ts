import { amount, count } from "cardroom/text/ru";
import type { OddsWords } from "./en";

const rounded = (digits: number) =>
  new Intl.NumberFormat("ru", { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
const [whole, tenths, hundredths] = [rounded(0), rounded(1), rounded(2)];

const of = (name: string) => (part: number, deals: number | null) =>
  `${name} ${tenths.format(part)}${deals === null ? "" : ` (${amount(deals)})`}`;

/** The words of odds, in Russian. */
export const odds: OddsWords = {
  name: "Шансы",
  hand: (at) => `Рука ${at + 1}`,
  percent: (part) => tenths.format(part),
  whole: (part) => whole.format(part),
  equity: (part, error) => `эквити ${tenths.format(part)}${error === null ? "" : ` ± ${hundredths.format(error)}`}`,
  win: of("выигрыш"),
  tie: of("делёж"),
  lose: (part) => `проигрыш ${tenths.format(part)}`,
  exact: (deals) => `Точно: подсчёт по ${count(deals, "раздаче", "раздачам", "раздачам")}.`,
  counted: "Точно: подсчёт по всем раздачам.",
  sampled: (samples, error) =>
    `± ${hundredths.format(error)} (стандартная ошибка) по выборке из ${count(samples, "раздачи", "раздач", "раздач")}.`,
  street: { preflop: "Префлоп", flop: "Флоп", turn: "Тёрн", river: "Ривер" },
  progress: "Идёт подсчёт шансов",
  byStreet: "Эквити по улицам, как выходили общие карты",
  about: (error) => `Знаком ≈ отмечена выборка, не точнее ± ${hundredths.format(error)} (стандартная ошибка).`,
  noBoard: "Когда есть общие карты, график показывает, как эквити меняется от улицы к улице.",
  two: "Для шансов нужны хотя бы две руки: по две карты или диапазон.",
  started: "Шансы появятся, когда в каждой начатой руке будет по две карты.",
  flop: "Шансы появятся, когда на флопе будет три карты.",
  long: "Руки из пяти, шести и семи карт сравниваются как есть. Для шансов дайте по две карты.",
  failed: "Не удалось подсчитать шансы.",
};
