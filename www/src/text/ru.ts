import type { CardsEvaluation, Rank, Street } from "cardroom";
import type { Suit } from "../card";
import { notes } from "../notes/text/ru";
import { openFace } from "../open-face/text/ru";
import { rulings } from "../rulings/text/ru";
import type { Words } from "./en";
import { amount, count, list, seat } from "./russian";

const allIn = (yes: boolean) => (yes ? ", олл-ин" : "");

/** туз, (до) туза, тузы, (пара) тузов */
type Forms = [one: string, ofOne: string, many: string, ofMany: string];

const ranks: Record<Rank, Forms> = {
  2: ["двойка", "двойки", "двойки", "двоек"],
  3: ["тройка", "тройки", "тройки", "троек"],
  4: ["четверка", "четверки", "четверки", "четверок"],
  5: ["пятерка", "пятерки", "пятерки", "пятерок"],
  6: ["шестерка", "шестерки", "шестерки", "шестерок"],
  7: ["семерка", "семерки", "семерки", "семерок"],
  8: ["восьмерка", "восьмерки", "восьмерки", "восьмерок"],
  9: ["девятка", "девятки", "девятки", "девяток"],
  T: ["десятка", "десятки", "десятки", "десяток"],
  J: ["валет", "валета", "валеты", "валетов"],
  Q: ["дама", "дамы", "дамы", "дам"],
  K: ["король", "короля", "короли", "королей"],
  A: ["туз", "туза", "тузы", "тузов"],
};
const suits: Record<Suit, string> = { c: "треф", d: "бубен", h: "червей", s: "пик" };

const form = (rank: Rank | undefined, at: number) => (rank ? (ranks[rank][at] ?? "") : "");
const one = (rank: Rank | undefined) => form(rank, 0);
const ofOne = (rank: Rank | undefined) => form(rank, 1);
const many = (rank: Rank | undefined) => form(rank, 2);
const ofMany = (rank: Rank | undefined) => form(rank, 3);
const kickers = (rest: Rank[]) =>
  rest.length === 0 ? "" : `, ${rest.length === 1 ? "кикер" : "кикеры"} ${rest.map(one).join(", ")}`;

function hand({ category, ranks: [a, b, ...rest] }: CardsEvaluation): string {
  const others = b === undefined ? [] : [b, ...rest];
  switch (category) {
    case "high-card":
      return `старшая карта ${one(a)}${kickers(others)}`;
    case "pair":
      return `пара ${ofMany(a)}${kickers(others)}`;
    case "two-pair":
      return `две пары, ${many(a)} и ${many(b)}${kickers(rest)}`;
    case "three-of-a-kind":
      return `сет ${ofMany(a)}${kickers(others)}`;
    case "straight":
      return `стрит до ${ofOne(a)}`;
    case "flush":
      return `флеш, ${[a, ...others].map(one).join(", ")}`;
    case "full-house":
      return `фулл-хаус, ${many(a)} и ${many(b)}`;
    case "four-of-a-kind":
      return `каре ${ofMany(a)}${kickers(others)}`;
    case "straight-flush":
      return `стрит-флеш до ${ofOne(a)}`;
    case "royal-flush":
      return "роял-флеш";
  }
}

/** Карта по двум буквам, в начале предложения. */
function card(letters = ""): string {
  const [rank, suit] = letters.split("") as [Rank, Suit];
  const name = `${one(rank)} ${suits[suit]}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const streets: Record<Street, string> = { preflop: "Префлоп", flop: "Флоп", turn: "Терн", river: "Ривер" };

/** Every word of the page in Russian. */
export const ru: Words = {
  title: "cardroom: правила карточного клуба в игре",
  skip: "К содержанию",
  pages: "Страницы",
  languages: "Язык",
  footer: "Правила, комбинации и тасовка на этой странице взяты из пакета",
  loading: "Не удалось загрузить модуль",
  update: "Готова новая версия. Игра сохранится.",
  reload: "Загрузить",

  gameChoice: "Игра",
  games: {
    "texas-holdem": "Техасский холдем",
    "liars-holdem": "Холдем на купюрах",
    "liars-draw": "Купюры с обменом",
    "open-face": "Китайский покер",
  },

  amount,
  seat,
  hand,
  card: (rank, suit) => `${one(rank)} ${suits[suit]}`,
  faceDown: "закрытая карта",
  plays: (card) => `${card}, играет`,
  noCards: "карт нет",
  sentence: (text) => text.charAt(0).toUpperCase() + text.slice(1),

  table: {
    name: "Стол",
    hand: (n) => `Раздача ${n + 1}`,
    phase: { ...streets, held: "Олл-ин, ожидание", showdown: "Вскрытие", complete: "Раздача окончена" },
    stakes: (small, big) => `блайнды ${amount(small)}/${amount(big)}`,
    seats: "Места",
    board: "Общие карты",
    boardEmpty: "карт пока нет",
    total: (chips) => `Всего ${amount(chips)}`,
    pot: (index, pots) =>
      pots === 1 ? "Банк" : index === 0 ? "Основной банк" : pots === 2 ? "Побочный банк" : `Побочный банк ${index}`,
    stack: "Стек",
    bet: "Ставка",
    button: ["Б", "баттон"],
    smallBlind: ["МБ", "малый блайнд"],
    bigBlind: ["ББ", "большой блайнд"],
    turn: "ходит",
    status: {
      empty: "пустое место",
      out: "вне игры",
      in: "",
      "all-in": "олл-ин",
      folded: "пас",
      mucked: "без показа",
      killed: "рука мертва",
    },
    newMatch: "Новый матч",
    giveUp: "Прервать этот матч?",
    giveUpHint: "Стеки и текущая раздача пропадут.",
    giveUpYes: "Прервать",
    giveUpNo: "Играть дальше",
    nextHand: "Следующая раздача",
    matchOver: (winners) => `Все фишки у места ${winners.map((at) => at + 1).join(", ")}: матч окончен.`,
    notSaved: "Браузер ничего не сохраняет: после перезагрузки матч пропадет.",
  },

  cover: {
    pass: (to) => `Передайте устройство игроку на месте ${to + 1}`,
    hint: "Карты закрыты, пока игрок сам их не откроет.",
    show: "Показать мои карты",
    hide: "Скрыть мои карты",
    yours: (of) => `${seat(of)}: ваши карты`,
    soFar: (text) => `Пока: ${text}`,
  },

  action: {
    name: "Действия",
    fold: "Пас",
    check: "Чек",
    call: (chips, all) => (all ? `Колл олл-ин ${amount(chips)}` : `Колл ${amount(chips)}`),
    bet: (to) => `Бет ${amount(to)}`,
    raise: (to) => `Рейз до ${amount(to)}`,
    allIn: (to) => `Олл-ин ${amount(to)}`,
    total: "Всего за круг",
    slider: "Всего за круг, ползунок",
    bounds: (min, max, step) => `От ${amount(min)} до ${amount(max)}${step > 1 ? `, шаг ${amount(step)}` : ""}`,
    show: "Показать",
    muck: "Не показывать",
    ask: (by, of) => `${seat(by)} просит показать карты места ${of + 1}`,
  },

  log: {
    name: "Ход раздачи",
    buttonDrawn: (to) => `Старшая карта у места ${to + 1}: баттон там`,
    post: {
      ante: (by, chips, all) => `${seat(by)}: анте ${amount(chips)}${allIn(all)}`,
      "small-blind": (by, chips, all) => `${seat(by)}: малый блайнд ${amount(chips)}${allIn(all)}`,
      "big-blind": (by, chips, all) => `${seat(by)}: большой блайнд ${amount(chips)}${allIn(all)}`,
      straddle: (by, chips, all) => `${seat(by)}: страддл ${amount(chips)}${allIn(all)}`,
    },
    dealt: "Каждому по две карты",
    burned: "Карта сожжена",
    street: streets,
    acted: {
      fold: (by) => `${seat(by)}: пас`,
      check: (by) => `${seat(by)}: чек`,
      call: (by, chips, all) => `${seat(by)}: колл ${amount(chips)}${allIn(all)}`,
      bet: (by, chips, all) => `${seat(by)}: бет ${amount(chips)}${allIn(all)}`,
      raise: (by, chips, all) => `${seat(by)}: рейз до ${amount(chips)}${allIn(all)}`,
    },
    returned: (to, chips) => `Неуравненные ${amount(chips)} возвращаются месту ${to + 1}`,
    asked: (by, of) => `${seat(by)} просит показать карты места ${of + 1}`,
    shown: (by) => `${seat(by)} показывает`,
    mucked: (by) => `${seat(by)} не показывает`,
    killed: (whose) => `${seat(whose)}: рука мертва`,
    held: "Олл-ин: карты пока остаются закрытыми",
    released: "Карты олл-ина можно открыть",
    won: (by, chips, pot) => `${seat(by)} получает ${amount(chips)}: ${pot.toLowerCase()}`,
  },

  result: {
    name: "Итог",
    showdown: "Вскрытие",
    hands: "Показанные карты",
    wins: (by, chips) => `${seat(by)} получает ${amount(chips)}`,
    allFolded: "все остальные спасовали",
    noneShown: "больше никто не показал карты",
    split: "Руки равны, банк делится поровну.",
    oddChip: "Нечетная фишка идет первому победителю слева от баттона (TH-14).",
    returned: (to, chips) => `Неуравненные ${amount(chips)} вернулись месту ${to + 1}.`,
    won: "выигрывает",
  },

  setup: {
    name: "Стол техасского холдема",
    intro: "Все играют на одном устройстве и передают его друг другу. Карты видит только тот, чей ход.",
    table: "Стол",
    seats: "Места",
    stack: "Стек каждого места",
    stacks: "Другие стеки по местам",
    stacksHint: "Пусто: как выше. 0: место свободно.",
    button: "Баттон",
    draw: "по жребию",
    blinds: "Блайнды и анте",
    small: "Малый блайнд",
    big: "Большой блайнд",
    ante: "Анте",
    anteMode: { none: "нет", each: "с каждого игрока", "big-blind": "большого блайнда, за весь стол" },
    anteAmount: "Размер анте",
    anteFirst: "Короткий большой блайнд сначала платит анте",
    straddles: "Страддлы",
    straddlesHint: "Суммы слева от большого блайнда, каждая хотя бы вдвое больше предыдущей: 20 40",
    options: "Настройки",
    betting: "Ставки",
    limit: { "no-limit": "без лимита", "pot-limit": "пот-лимит", "fixed-limit": "фиксированный лимит" },
    chipUnit: "Наименьшая фишка",
    autoShow: "На вскрытии карты открываются сами",
    autoShowHint: "Иначе каждый по очереди показывает карты или сбрасывает их.",
    seed: "Зерно тасовки",
    seedHint: "64 шестнадцатеричные цифры, чтобы повторить раздачу. Пусто: случайное.",
    deal: "Раздать",
  },

  evaluator: {
    name: "Оценка комбинаций",
    intro: "Выберите из колоды от пяти до семи карт или наберите их. Отмечены пять карт, которые играют.",
    hand: ["Первая рука", "Вторая рука"],
    typed: ["Карты первой руки", "Карты второй руки"],
    typedHint: "Достоинство и масть, например As Td 9c: T значит десять; c, d, h, s: трефы, бубны, червы, пики.",
    picksFor: "Карты идут в",
    deck: "Колода",
    deckHint: "Стрелки переводят, пробел выбирает.",
    suit: { s: "Пики", h: "Червы", d: "Бубны", c: "Трефы" },
    missing: (n) => `Еще ${count(n, "карта", "карты", "карт")}`,
    clear: "Убрать все",
    compare: "Сравнение",
    wins: ["Первая рука старше.", "Вторая рука старше."],
    split: "Руки равны.",
    full: "В руке здесь не больше семи карт.",
  },

  openFace,
  notes,
  rulings,

  refusal: {
    ERR_SEATS: (d) => `Для раздачи нужно от ${d.min} до ${d.max} игроков с фишками.`,
    ERR_TOO_MANY_CHIPS: (d) => `Во всех стеках вместе не больше ${amount(d.max ?? 0)}.`,
    ERR_AMOUNT: ({ min = 0, max = 0 }) =>
      max < 1e15 ? `От ${amount(min)} до ${amount(max)}.` : `Не меньше ${amount(min)}.`,
    ERR_OFF_UNIT: (d) => `Только целыми фишками по ${amount(d.unit ?? 0)}.`,
    ERR_STRADDLES: (d) => `За этим столом страддл ставит не больше чем ${count(d.max ?? 0, "место", "места", "мест")}.`,
    ERR_BUTTON: (d) => `Баттон стоит перед игроком: ${list.format((d.dealtIn ?? d.players ?? []).map(seat))}.`,
    ERR_BET_TOO_SMALL: (d) => `Бет не меньше ${amount(d.min ?? 0)}.`,
    ERR_BET_TOO_LARGE: (d) => `Бет не больше ${amount(d.max ?? 0)}.`,
    ERR_RAISE_TOO_SMALL: (d) => `Рейз не меньше чем до ${amount(d.min ?? 0)}.`,
    ERR_RAISE_TOO_LARGE: (d) => `Рейз не больше чем до ${amount(d.max ?? 0)}.`,
    ERR_OFF_STEP: (d) => `От ${amount(d.min ?? 0)} с шагом ${amount(d.step ?? 0)} или все ${amount(d.max ?? 0)}.`,
    ERR_SAVE_UNREADABLE: () => "Сохраненный матч не читается.",
    ERR_SAVE_VERSION: () => "Сохраненный матч другой версии.",
    ERR_SAVE_CHANGED: () => "Сохраненный матч изменен после игры.",
    ERR_CARD_COUNT: (d) => `Комбинацию составляют от пяти до семи карт, здесь ${amount(d.count ?? 0)}.`,
    ERR_CARD_REPEATED: (d) => `Карта стоит дважды, второй раз под номером ${(d.position ?? 0) + 1}.`,
    ERR_KUSH: (d) => `От 1 до ${amount(d.max ?? 0)}.`,
    ERR_ROW_POINTS: (d) => `От ${d.min} до ${d.max} очков за ряд.`,
    ERR_SWEEP_TOTAL: (d) =>
      `Все три ряда вместе стоят не меньше ${d.min} очков, трижды за ряд, и не больше ${amount(d.max ?? 0)}.`,
    ERR_NATURAL: (d) => `Готовая рука выигрывает не больше ${amount(d.max ?? 0)} очков.`,
    ERR_NO_STACKS: () => "Для расчета по стекам нужны стеки.",
    ERR_TOO_FEW_PLAYERS: () => "Фишки есть меньше чем у двух игроков.",
    ERR_MATCH_OVER: () => "Играть может меньше двух игроков: матч окончен.",
    ERR_FANTASY_OWED: (d) =>
      `Выйти нельзя, пока не сыграна фантазия: ${list.format((d.owners ?? []).map(seat)).toLowerCase()}.`,
    ERR_ROW_FULL: (d) => `В этот ряд войдет еще не больше чем ${count(d.room ?? 0, "карта", "карты", "карт")}.`,
    ERR_PLACE_COUNT: (d) =>
      d.mustDiscard === 0
        ? `Разложите все карты: ${d.mustPlace}.`
        : `В ряды карт: ${d.mustPlace}, в пас: ${d.mustDiscard}.`,
    ERR_CARD_TWICE: (d) => `${card(d.card)}: карта стоит дважды.`,
  },
  refusedOtherwise: (code) => `Пакет отказал: ${code}.`,
  rule: (id) => `Правило ${id}`,
  expected: {
    number: (least) => `Целое число, не меньше ${least}.`,
    seed: "64 шестнадцатеричные цифры.",
    cards: "Это не карта. Пишите достоинство и масть: As Td 9c.",
  },
};
