import { amount, count, describeRow, list } from "cardroom/text/ru";
import { common } from "../../words/ru";
import type { ScorerWords, ScoringWords } from "./en";

/** With its sign; a true minus. */
const signed = (n: number) => (n > 0 ? `+${amount(n)}` : n < 0 ? `−${amount(-n)}` : "0");
const decimals = new Intl.NumberFormat("ru", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const decimal = (n: number) => (n < 0 ? `−${decimals.format(-n)}` : `+${decimals.format(n)}`);
const percentage = new Intl.NumberFormat("ru", { style: "percent", maximumFractionDigits: 0 });
const cards = (n: number) => count(n, "карта", "карты", "карт");

/** The words of what boards come to, in Russian; the terms are those of the club's rules. */
export const scoring: ScoringWords = {
  signed,
  sentence: common.sentence,
  dead: "мёртвая рука",
  row: { top: describeRow("top"), middle: describeRow("middle"), bottom: describeRow("bottom") },
  natural: {
    "clean-dragon": "чистый дракон",
    dragon: "дракон",
    "one-colour": "один цвет",
    "five-pairs-and-trips": "пять пар и сет",
    "three-straight-flushes": "три стрит-флеша",
    "six-pairs": "шесть пар",
    "three-flushes": "три флеша",
    "three-straights": "три стрита",
  },

  pair: {
    name: (a, b) => `${a} против: ${b.toLowerCase()}`,
    row: "Ряд",
    unfinished: "не сложен",
    won: "старше",
    equal: "поровну",
    royalty: (n) => `роялти ${amount(n)}`,
    rows: "За ряды",
    sweep: "За ряды, все три",
    royalties: "Роялти",
    natural: "Особые руки",
    net: "Разница",
  },

  remark: {
    live: "Рука живая.",
    dead: "Мёртвая рука.",
    deadBy: (row, below) => `Мёртвая рука: ${row.toLowerCase()} старше, чем ${below.toLowerCase()} (OF-7).`,
    natural: (name) => `Особая рука, ${name}.`,
    royalties: (n) => (n === 0 ? "Роялти нет." : `Роялти ${amount(n)}.`),
    enters: (n) => `Выход в фантазию: ${cards(n)} (OF-14).`,
    stays: (n) => `Повтор фантазии: ${cards(n)} (OF-16).`,
    staysBy: (rows) => `Сыгранная как фантазия, даёт повтор: ${list(rows).toLowerCase()} (OF-16).`,
    limit: "Новой фантазии нет: больше подряд играть нельзя (OF-17).",
  },
};

/** The words of the scorer, in Russian. */
export const scorer: ScorerWords = {
  oneBoard: "Рука",
  clear: "Убрать всё",
  rowPoints: "Очки за ряд",
  sweepTotal: "Очки за все три ряда",
  foul: "Мёртвая рука платит",
  fouls: { swept: "все ряды и роялти", void: "ничего", flat: "6 очков" },
  boards: "Руки",
  counts: { 2: "две", 3: "три" },
  board: (at) => `Рука ${at + 1}`,
  typed: (row) => `${row}, карты`,
  picksFor: (board, row) => `Карты идут сюда: ${board.toLowerCase()}, ${row.toLowerCase()}`,
  missing: (n) => `Ещё ${cards(n)}.`,
  full: "Ряд полон: выберите другой или уберите карту, нажав на неё ещё раз.",
  why: "Почему, шаг за шагом",
  outcome: "Итог",

  advice: {
    name: "Как лучше?",
    intro:
      "Для руки 1 против остальных, какими они лежат. Карты улицы разыгрываются до конца много раз; 13–17 карт при пустой руке 1 раскладываются точно.",
    pile: "Пас",
    cards: "Какие карты разложить",
    cardsHint: "Сначала пять, потом по три; или 13–17 карт фантазии. Пишутся так: As Td 9c.",
    begun: "Рука 1 уже начата: карты приходят по три.",
    fantasyPoints: "Сколько очков стоит фантазия",
    exact: "Сосчитаны все исходы.",
    sampled: (n) => `Исходов пока: ${amount(n)}.`,
    columns: ["Раскладка", "", "Очки", "Мёртвая", "Фантазия"],
    points: (n, error) => `${decimal(n)}${error === null ? "" : ` ± ${error.toFixed(1).replace(".", ",")}`}`,
    percent: (part) => percentage.format(part),
    total: (n) => `Роялти ${amount(n)}.`,
    stays: "Приносит ещё одну фантазию.",
    net: (n) => `${signed(n)} против остальных рук.`,
  },
};
