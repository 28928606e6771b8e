import { amount, list, seat } from "cardroom/text/ru";
import type { BettingWords } from "./en";

const places = (seats: number[]) =>
  seats.length === 1 ? `места ${(seats[0] ?? 0) + 1}` : `мест ${list(seats.map((at) => String(at + 1)))}`;

/** The words of pots and of raises, in Russian. Seats are counted from 0, and shown from 1. */
export const betting: BettingWords = {
  seat,
  button: "Баттон",

  pots: {
    seats: "Места",
    stack: "Стек",
    bet: "Поставлено",
    folded: "Пас",
    hand: "Рука",
    allIn: "олл-ин",
    add: "Добавить место",
    remove: "Убрать последнее место",
    dead: "Анте за весь стол",
    board: "Общие карты",
    handsHint: "Если есть руки и пять общих карт, банки будут выплачены. Достоинство и масть: As Td 9c.",
    result: "Банки",
    pot: (index, pots) =>
      pots === 1 ? "Банк" : index === 0 ? "Основной банк" : pots === 2 ? "Побочный банк" : `Побочный банк ${index}`,
    amount: (name, chips) => `${name}: ${amount(chips)}`,
    parts: (parts, dead) =>
      `${list([
        ...parts.map(({ chips, seats }) => `${seats.length === 1 ? "" : "по "}${amount(chips)} с ${places(seats)}`),
        ...(dead > 0 ? [`анте ${amount(dead)}`] : []),
      ])}.`,
    canWin: (seats, rule) =>
      seats.length === 1
        ? `Взять его может только место ${(seats[0] ?? 0) + 1} (${rule}).`
        : `Взять его могут места ${list(seats.map((at) => String(at + 1)))} (${rule}).`,
    payouts: "Выплаты",
    gets: (of, chips) => `${seat(of)} получает ${amount(chips)}.`,
    tooMuch: (stack) => `Не больше стека: ${amount(stack)}.`,
    noNumber: "Целое число от 0 или all-in.",
    noSeat: "Номера мест, например 2 4.",
  },

  raise: {
    stacks: "Стеки по местам",
    stacksHint: "От 2 до 10 чисел: 5000 5000 600",
    blinds: "Блайнды",
    blindsHint: "Малый и большой: 50 100",
    betting: "Ставки",
    limit: { "no-limit": "без лимита", "pot-limit": "пот-лимит", "fixed-limit": "фиксированный лимит" },
    actions: "Что уже сделано",
    nothing: "Пока ничего.",
    undo: "Отменить последнее",
    next: (of) => `Что делает место ${of + 1}`,
    total: "Всего за круг",
    did: {
      fold: (by) => `${seat(by)}: пас`,
      check: (by) => `${seat(by)}: чек`,
      call: (by) => `${seat(by)}: колл`,
      bet: (by, to) => `${seat(by)}: бет ${amount(to)}`,
      raise: (by, to) => `${seat(by)}: рейз до ${amount(to)}`,
    },
    short: "меньше полного рейза",
    may: {
      fold: "Пас",
      check: "Чек",
      call: (chips) => `Колл ${amount(chips)}`,
      bet: "Бет",
      raise: "Рейз до",
      allIn: (to) => `Олл-ин ${amount(to)}`,
    },
    result: "Минимальный рейз",
    toAct: (of, stack, call) =>
      `Ходит место ${of + 1}: в стеке ${amount(stack)}, ${call === 0 ? "уравнивать нечего" : `для колла нужно ${amount(call)}`}.`,
    least: {
      bet: (to) => `Бет не меньше ${amount(to)}, большого блайнда (TH-5).`,
      raise: (to, bet) =>
        `Рейз не меньше чем до ${amount(to)}: ставка ${amount(bet)} и ещё ${amount(to - bet)}, наибольший полный бет или рейз круга (TH-6).`,
    },
    exactly: (to) => `При фиксированном лимите ровно до ${amount(to)} (TH-10).`,
    most: {
      "no-limit": (to) => `Не больше ${amount(to)}, олл-ин.`,
      "pot-limit": (to) => `Не больше ${amount(to)}: на весь банк после колла (TH-10).`,
    },
    onlyAllIn: (to, full) =>
      `Стека хватает только на олл-ин до ${amount(to)}, это меньше полного рейза до ${amount(full)}: так можно, но тем, кто уже ходил, он сам по себе не даёт снова делать рейз (TH-8).`,
    reopened:
      "Этот игрок уже ходил; олл-ины после него вместе составляют полный рейз, поэтому рейз снова открыт (TH-8).",
    none: "Рейз невозможен.",
    over: "Торговля закончена: ходить некому.",
    what: (index) => `Действие ${index + 1}`,
    unknown: "Пишите fold, check, call, bet 200, raise 300 или all-in.",
    untold: "Не указано, до какой суммы: raise 300.",
    allowed: (to) => `Всего ${amount(to)} за круг: так можно.`,
  },
};
