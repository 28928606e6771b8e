import type { Zone } from "cardroom";
import { amount, count, list, seat } from "cardroom/text/ru";
import type { examples as english } from "./en";

const player = (n: number) => `Игрок ${n + 1}`;
const zone: Record<Zone, string> = { preflop: "Префлоп", flop: "Флоп", "turn-river": "Тёрн и Ривер" };

/** The words of the rulebook's worked examples in Russian. */
export const examples: typeof english = {
  agreed: {
    anteFirst: "короткий большой блайнд сначала платит анте",
    "pot-limit": "пот-лимит",
    "fixed-limit": "фиксированный лимит",
    chipUnit: "наименьшая фишка равна малому блайнду",
    burn: "перед каждой улицей одна купюра уходит в Отбой",
    moonNotes: "считаются нули всех трёх купюр вместе",
    moonAntes: "Анте достаются лучшей комбинации",
    drawsPrivate: "полученные карты видят все",
    "win-cap": "никто не выигрывает у соперника больше своего стека",
    fantasyLimit: "без фантазии",
    fantasyButton: "в бонусной раздаче баттон остаётся на месте",
    autoPlace: "если время вышло, рука мёртвая",
    naturals: "особые руки выигрывают сами",
    "closed-13": "закрытая игра",
  },
  agreement: (options) => `Условлено: ${options.join("; ")}.`,
  stacks: (stacks) =>
    stacks.every((stack) => stack === stacks[0])
      ? `Мест за столом: ${stacks.length}, у каждого ${amount(stacks[0] ?? 0)}.`
      : `Стеки по местам: ${list(stacks.map(amount))}.`,
  money: (stacks) => `Деньги по местам: ${list(stacks.map(amount))}.`,
  players: (n) => `Игроков: ${n}.`,
  button: (at) => `Баттон на месте ${at + 1}.`,
  dealer: (at) => `Дилер: место ${at + 1}.`,
  timeout: (of) => `${seat(of)}: время вышло.`,
  away: (seats) =>
    `${seats.length === 1 ? "Отсутствует место" : "Отсутствуют места"} ${list(seats.map((at) => String(at + 1)))}.`,
  may: (of, cards, top, middle, bottom) =>
    `${seat(of)} узнаёт, что можно: разложить все карты, их ${cards}; фронт примет ${top}, миддл ${middle}, бек ${bottom}.`,
  name: (n, of) => (of === 1 ? "Пример" : `Пример ${n}`),
  why: "Почему",
  setUp: "Такой стол не допускается.",
  nextRefused: "Следующей раздачи не будет.",
  tries: (by, what) => `${seat(by)}: ${what}. Нельзя.`,
  would: {
    fold: "пас",
    check: "чек",
    call: "колл",
    bet: (to) => `бет ${amount(to)}`,
    raise: (to) => `рейз до ${amount(to)}`,
    announce: (place) => `объявить Игровое место ${place}`,
    peek: (zones) => `поднять сразу ${list(zones.map((each) => zone[each]))}`,
    leave: "выйти из игры",
    place: "разложить карты так",
    other: "так",
  },
  director: {
    enter: (chips) => `Вход со стеком ${amount(chips)}. Нельзя.`,
    rebuy: "Игрок просит ребай. Нельзя.",
    deal: "Стол начинает ещё одну раздачу. Нельзя.",
  },
  chips: {
    bet: (chips) => (chips === 0 ? "Ставки ещё нет." : `Ставка ${amount(chips)}.`),
    said: (n) => `«${amount(n)}»`,
    first: { words: "Раньше были слова.", chips: "Раньше были фишки.", together: "Слова и фишки одновременно." },
    words: { fold: "«Пас»", check: "«Чек»", call: "«Колл»", bet: "«Бет»", raise: "«Рейз»", "all-in": "«Олл-ин»" },
    pushed: (motions) => `Фишки: ${motions.map((motion) => motion.map(amount).join(" + ")).join(", затем ")}`,
    since: {
      fold: "затем тот, чья очередь, пасует",
      check: "затем тот, чья очередь, говорит «чек»",
      call: "затем тот, чья очередь, уравнивает",
      bet: "затем тот, чья очередь, ставит",
      raise: "затем тот, чья очередь, повышает",
    },
    outOfTurn: "Вне очереди",
  },
  before: (n) => `Наказаний до этого: ${amount(n)}.`,
  tournament: {
    started: (n) => `Турнир начинается: ${count(n, "игрок", "игрока", "игроков")}`,
    seated: (of, table, chair) => `${player(of)} садится за стол ${table + 1}, место ${chair + 1}`,
    level: (n, small, big) => `Уровень ${n}: блайнды ${amount(small)}/${amount(big)}`,
    break: (n) => `Перерыв, ${count(n, "минута", "минуты", "минут")}`,
    begun: (table, level, button, small, big) =>
      `Стол ${table + 1}, уровень ${level}: баттон на месте ${button + 1}, ${small === null ? "малого блайнда нет" : `малый блайнд на месте ${small + 1}`}, большой блайнд на месте ${big + 1}`,
    killed: (chair) => `Рука места ${chair + 1} мёртвая; блайнды и анте остаются в банке`,
    eliminated: (of, left) => `${player(of)} выбывает, в игре ${amount(left)}`,
    placed: (of, place, to) =>
      to > place ? `${player(of)} делит места с ${place} по ${to}` : `${player(of)} занимает ${place}-е место`,
    points: (of, n) => `${player(of)} получает ${count(n, "очко рейтинга", "очка рейтинга", "очков рейтинга")}`,
    paid: (of, prize) => `${player(of)} получает приз ${amount(prize)}`,
    pool: (n) => `Призовой фонд ${amount(n)}`,
    bounty: (of, to, n) => `${player(to)} получает награду ${amount(n)}: выбит ${player(of).toLowerCase()}`,
    broken: (table) => `Стол ${table + 1} расформирован`,
    final: (table) => `Стол ${table + 1} финальный`,
    moved: (of, table, chair) => `${player(of)} пересаживается за стол ${table + 1}, место ${chair + 1}`,
    handForHand: "Раздача за раздачей: каждый стол ждёт остальных",
    race: (leaves, into) => `Фишки по ${amount(leaves)} уходят со стола, их меняют на фишки по ${amount(into)}`,
    raced: (chair, odd, won) =>
      `Место ${chair + 1}: лишних фишек на ${amount(odd)}, по картам ${won === 0 ? "ничего" : `достаётся ${amount(won)}`}`,
    disqualified: (of, n) => `${player(of)} дисквалифицирован, со стола уходит фишек: ${amount(n)}`,
    away: (of) => `${player(of)} отсутствует`,
    finished: (of) => `${player(of)} выигрывает турнир`,
  },
};
