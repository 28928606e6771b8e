import { amount, seat as numbered } from "cardroom/text/ru";
import { computer, you } from "../sitters";
import type { OpponentsWords } from "./en";

/** Имена, которые не склоняются: годятся в любом падеже. */
const names = [
  ...["Лео", "Марго", "Отто", "Наоми", "Бруно", "Коко", "Хуго", "Мими", "Тео", "Зизи"],
  ...["Марио", "Юно", "Педро", "Лулу", "Энцо", "Ноэми", "Карло", "Хайди", "Дарио", "Кики"],
  ...["Рокко", "Клео", "Паоло", "Лили", "Ренато", "Фифи", "Тито", "Джиджи", "Нино", "Эмми"],
];

/** What a computer is called, by its number. */
const named = (computer: number): string => {
  const again = Math.floor(computer / names.length);
  return `${names[computer % names.length]}${again === 0 ? "" : ` ${again + 1}`}`;
};
/** What the computer of a seat is called. */
const called = (at: number) => {
  const number = computer(at);
  return number === null ? undefined : named(number);
};

const cases = { место: "вы", места: "вас", месту: "вам", месте: "вас" };

/** Как называется место: того, кто читает, по имени компьютера или по номеру. */
export const seat = (at: number): string => (you(at) ? "Вы" : (called(at) ?? numbered(at)));
/** То же внутри предложения; слово «место» или «вы» стоит в нужном падеже. */
export const inSeat = (word: keyof typeof cases, at: number): string =>
  you(at) ? cases[word] : (called(at) ?? `${word} ${at + 1}`);
/** Глагол в настоящем времени рядом с названием места: форма на «вы» длиннее на одну букву. */
export const verb = (at: number, of: string): string => `${of}${you(at) ? "е" : ""}`;
/** В начале предложения: кто и что делает. */
export const does = (at: number, of: string): string => `${seat(at)} ${verb(at, of)}`;
/** В начале предложения: у кого или кому то, что следует; после имени вместо падежа двоеточие. */
export const at = (at: number, yours: string): string => (you(at) ? yours : `${seat(at)}:`);
/** Имя или название внутри предложения. */
export const lower = (name: string): string => (names.includes(name.replace(/ \d+$/, "")) ? name : name.toLowerCase());

/** The words around computer players in Russian. */
export const opponents: OpponentsWords = {
  named,
  within: (at) => inSeat("место", at),
  chair: (at) => `место ${at + 1}`,
  you: "Вы",
  others: "Вы играете против",
  othersAre: {
    beginner: "компьютеров: новички",
    regular: "компьютеров: любители",
    expert: "компьютеров: мастера",
    human: "людей за этим устройством",
  },
  seats: "По местам",
  asAbove: "как выше",
  sitters: {
    human: "человек",
    beginner: "компьютер, новичок",
    regular: "компьютер, любитель",
    expert: "компьютер, мастер",
  },
  more: "Другие настройки",

  said: {
    call: (chips) => `Колл ${amount(chips)}`,
    bet: (to) => `Бет ${amount(to)}`,
    raise: (to) => `Рейз ${amount(to)}`,
    allIn: (to) => `Олл-ин ${amount(to)}`,
  },
  thinks: (by) => `${seat(by)} думает…`,
  hurry: "Не ждать",
  follows: "Олл-ин: дальше без ставок…",
  watching: "Играют компьютеры",
  speed: "Скорость",
  speeds: { calm: "спокойно", quick: "быстро", instant: "сразу" },
  auto: "Раздавать дальше без нажатия",
  noBack: "Ходы назад не берутся: что увидено, то увидено.",

  trouble: (by, why) => `${seat(by)} не может думать: ${why}`,
  troubles: {
    late: "ответ не пришёл",
    illegal: "ответ был против правил",
    broken: "поток прервался",
  },
  retry: "Попробовать ещё раз",
  without: "Пусть ходит стол",

  hint: "Как сыграл бы мастер?",
  thinking: "Мастер думает…",
  hinted: (action, reason) => `Мастер сыграл бы так: ${action}. «${reason}»`,
  noHint: (why) => `Подсказки нет: ${why}`,
  place: "Разложить так",

  thoughts: "О чём думали компьютеры",
  thought: (by, action, reason) => `${seat(by)}, ${action}: ${reason}`,

  again: "Ещё раз в том же составе",
  out: "Вам больше нечего ставить. Остальное доигрывают компьютеры.",
  next: "Смотреть дальше",
  playOut: "Доиграть без показа",
};
