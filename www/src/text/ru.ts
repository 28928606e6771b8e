import type { Street } from "cardroom";
import { amount, count, list } from "cardroom/text/ru";
import { common } from "../../../npm/elements/words/ru";
import { history } from "../history/text/ru";
import { notes } from "../notes/text/ru";
import { you } from "../opponents/sitters";
import { at, does, inSeat, opponents, seat, verb } from "../opponents/text/ru";
import type { FirstWords } from "./en";
import { russian as screens } from "./screens";

const cards = (of: number) => (you(of) ? "ваши карты" : `карты ${inSeat("места", of)}`);
const allIn = (yes: boolean) => (yes ? ", олл-ин" : "");

const streets: Record<Street, string> = { preflop: "Префлоп", flop: "Флоп", turn: "Тёрн", river: "Ривер" };

/** Every word of the page in Russian. */
export const ru: FirstWords = {
  title: "cardroom: правила карточного клуба в действии",
  skip: "К содержанию",
  pages: "Страницы",
  menu: "Меню",
  languages: "Язык",
  footer: "Правила, комбинации и тасовка на этой странице взяты из пакета cardroom.",
  update: "Готова новая версия. Игра сохранится.",
  reload: "Загрузить",
  waiting: "Загрузка…",

  settings: {
    name: "Настройки",
    of: { theme: "Оформление", suits: "Масти", cloth: "Сукно" },
    theme: { auto: "Как в системе", light: "Светлое", dark: "Тёмное" },
    suits: { two: "Два цвета", four: "Четыре цвета" },
    cloth: { green: "Зелёное", blue: "Синее", red: "Красное" },
    close: "Готово",
  },

  gameChoice: "Игра",
  history,
  elsewhere: {
    name: "Игра открыта в другой вкладке",
    hint: "Играть можно только в одной вкладке. Закройте ту вкладку или продолжайте здесь.",
    take: "Играть здесь",
  },
  games: {
    "texas-holdem": "Техасский холдем",
    "liars-holdem": "Холдем на купюрах",
    "liars-draw": "Купюры с обменом",
    "open-face": "Китайский покер",
  },

  amount,
  seat,
  noCards: "карт нет",
  sentence: common.sentence,
  common,

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
    turn: (who) => verb(who, "ходит"),
    status: {
      empty: "пустое место",
      out: "вне игры",
      in: "",
      "all-in": "олл-ин",
      folded: "пас",
      mucked: "без показа",
      killed: "рука мертва",
    },
    away: (who) => verb(who, "отсутствует"),
    sitOut: (who) => (you(who) ? "Пропускать раздачи" : `${seat(who)}: пропускать раздачи`),
    sitIn: (who) => (you(who) ? "Вернуться в игру" : `${seat(who)}: вернуться в игру`),
    rise: (stakes, hands) =>
      hands === 1
        ? `Со следующей раздачи: ${stakes}.`
        : `Через ${count(hands, "раздачу", "раздачи", "раздач")}: ${stakes}.`,
    newMatch: "Новый матч",
    giveUp: "Прервать этот матч?",
    giveUpHint: "Стеки и текущая раздача пропадут.",
    giveUpYes: "Прервать",
    giveUpNo: "Играть дальше",
    nextHand: "Следующая раздача",
    matchOver: (winners) => `Все фишки у ${list(winners.map((at) => inSeat("места", at)))}: матч окончен.`,
    notSaved: "Браузер ничего не сохраняет: после перезагрузки матч пропадёт.",
  },

  cover: {
    pass: (to) => `Передайте устройство игроку на ${inSeat("месте", to)}`,
    hint: "Карты закрыты, пока игрок сам их не откроет.",
    show: "Показать мои карты",
    hide: "Скрыть мои карты",
    yours: (of) => (you(of) ? "Ваши карты" : `${seat(of)}: ваши карты`),
    soFar: (text) => `Сейчас: ${text}`,
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
    ask: (by, of) => (you(by) ? `Попросить показать ${cards(of)}` : `${seat(by)} просит показать ${cards(of)}`),
  },

  log: {
    name: "Ход раздачи",
    buttonDrawn: (to) => `Старшая карта у ${inSeat("места", to)}: ${you(to) ? "баттон ваш" : "баттон там"}`,
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
    returned: (to, chips) => `Неуравненная часть ставки, ${amount(chips)}, возвращается ${inSeat("месту", to)}`,
    asked: (by, of) => `${does(by, "просит")} показать ${cards(of)}`,
    shown: (by) => does(by, "показывает"),
    mucked: (by) => does(by, "не показывает"),
    killed: (whose) => `${at(whose, "Ваша")} рука мертва`,
    held: "Олл-ин: карты пока остаются закрытыми",
    released: "Карты олл-ина можно открыть",
    "sat-out": (by) => (you(by) ? "Вы пропускаете раздачи" : `${seat(by)}: пропускает раздачи`),
    "sat-in": (by) => `${at(by, "Вы")} снова в игре`,
    won: (by, chips, pot) => `${does(by, "получает")} ${amount(chips)} (${pot.toLowerCase()})`,
  },

  result: {
    name: "Итог",
    showdown: "Вскрытие",
    hands: "Показанные карты",
    wins: (by, chips) => `${does(by, "получает")} ${amount(chips)}`,
    allFolded: "все остальные спасовали",
    noneShown: "больше никто не показал карты",
    won: (by) => (you(by) ? "выигрываете" : "выигрывает"),
  },

  setup: {
    name: "Стол техасского холдема",
    intro:
      "Против компьютеров, без сети, или с людьми, которые передают устройство друг другу. Карты видит только тот, чей ход.",
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
    straddlesHint: "Суммы, начиная слева от большого блайнда, каждая хотя бы вдвое больше предыдущей: 20 40",
    options: "Настройки",
    betting: "Ставки",
    limit: { "no-limit": "без лимита", "pot-limit": "пот-лимит", "fixed-limit": "фиксированный лимит" },
    chipUnit: "Наименьшая фишка",
    autoShow: "На вскрытии карты открываются сами",
    autoShowHint: "Иначе каждый по очереди показывает карты или сбрасывает их.",
    seed: "Зерно тасовки",
    seedHint: "64 шестнадцатеричные цифры, чтобы повторить раздачу. Пусто: случайное.",
    riseHands: "Раздач до повышения ставок",
    riseHint: "0: не повышаются.",
    riseBy: "Повышаются",
    riseBys: { 150: "в полтора раза", 200: "вдвое" },
    deal: "Раздать",
  },

  evaluator: {
    name: "Оценка комбинаций",
    intro:
      "Выберите из колоды или наберите общие карты, руки и вышедшие карты: появятся шансы. Без общих карт руки из пяти, шести и семи карт просто сравниваются. Отмечены пять карт, которые играют.",
  },

  calculators: {
    name: "Калькуляторы",
    pots: ["Побочные банки", "Стеки до раздачи и поставленные фишки: какие получаются банки и кто какой может взять."],
    raise: ["Минимальный рейз", "Разыграйте круг торговли: каким должен быть рейз и можно ли его сделать."],
  },

  rules: {
    name: "Правила",
    intro: "Каждое правило под своим номером, как на него ссылаются отказы, решения и объяснения.",
    groups: {
      TH: "Техасский холдем",
      TT: "Турнир",
      RL: "Чем считаются фишки и слова",
      LP: "Обе игры с купюрами",
      LH: "Холдем на купюрах",
      LD: "Купюры с обменом",
      OF: "Китайский покер",
    },
  },

  notes,
  opponents,
  screens,
};
