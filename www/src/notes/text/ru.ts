import type { Zone } from "cardroom";
import { amount, count, list, seat } from "cardroom/text/ru";
import type { NotesWords } from "./en";

const parts = new Intl.NumberFormat("ru", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** A part from 0 to 1 as a percentage. */
const percent = (part: number) => parts.format(part);

const zone: Record<Zone, string> = { preflop: "Префлоп", flop: "Флоп", "turn-river": "Тёрн и Ривер" };

const jokersOf = (n: number) => (n === 0 ? "" : `, ${count(n, "Нуль-Джокер", "Нуля-Джокера", "Нулей-Джокеров")}`);

/** The words of the two banknote games, in Russian: those of their own texts. */
export const notes: NotesWords = {
  note: (digits) => `купюра ${digits}`,
  read: (digits, base, jokers) => `купюра ${digits}, Базовое число ${base}${jokersOf(jokers)}`,
  plays: (note, number, shift) =>
    `${note}, играет как ${number}${shift === 0 ? "" : `, сдвиг ${shift > 0 ? "+" : "−"}${Math.abs(shift)}`}`,
  faceDown: "закрытая купюра",
  place: "Игровое место",
  zone,
  buyIn: (ante, rake, once) =>
    `Бай-ин ${amount(ante + rake)}: Анте ${amount(ante)}${rake === 0 ? "" : `, Рейк ${amount(rake)}${once ? " один раз" : ""}`}`,
  anyOrder: "Вскрытие: в любом порядке",
  showOf: (of) => `${seat(of)}: к купюрам`,
  forced: "Открывающий Бет обязателен: Анте, или все деньги, если их меньше (LP-24).",
  mustShow: (rule) => `Последняя рука, которая может взять банк, вскрывается (${rule}).`,

  announce: {
    name: (by) => `Воля Дилера: место ${by + 1} объявляет Игровое место`,
    hint: "Какая из семи цифр номера станет Базовым числом каждой купюры на весь кон. Раздача только после этого.",
  },

  exchange: {
    hint: "Сбросьте одну из трех купюр в Отбой и получите закрытую, или играйте без обмена (LD-5).",
    burns: "Обмен любой купюры безвозвратно сожжет ваш выстрел (LD-9).",
    drop: "Дроп",
    which: (zone, index) => `купюра ${index + 1}, зона ${zone}`,
    stand: "Без обмена",
  },

  peek: { lift: "Поднять", lay: "Положить" },

  shot: {
    armed:
      "Выстрел в луну активирован: половина банка на вскрытии при любой комбинации, если не делать обменов (LD-7).",
    paid: "Выстрел в луну, удержан до вскрытия",
    triumph: (by) => `Чистый триумф, место ${by + 1}: и выстрел, и лучшая комбинация.`,
  },

  table: {
    hand: (n) => `Кон ${n + 1}`,
    phase: {
      announcement: "Воля Дилера",
      preflop: "Префлоп",
      flop: "Флоп",
      turn: "Тёрн",
      river: "Ривер",
      "turn-exchange": "Тёрн, обмен",
      "river-exchange": "Ривер, обмен",
      held: "Олл-ин, ожидание",
      showdown: "Вскрытие",
      complete: "Кон окончен",
    },
    board: "Общий борд",
    boardEmpty: "купюр пока нет",
    stack: "Деньги",
    bet: "Стеки ставок",
    button: ["Д", "Дилер"],
    giveUpHint: "Деньги на столе и текущий кон пропадут.",
    nextHand: "Следующий кон",
    matchOver: (leaders) =>
      `Бай-ин могут сдать меньше трех игроков: матч окончен. Больше всего денег: ${list(leaders.map(seat)).toLowerCase()}.`,
  },

  cover: {
    hint: "Купюры закрыты, пока игрок сам к ним не перейдет.",
    show: "К моим купюрам",
    hide: "Скрыть мои купюры",
    yours: (of) => `${seat(of)}: ваши купюры`,
  },

  action: { fold: "Фолд" },

  log: {
    name: "Ход кона",
    buttonDrawn: (to) => `Дилер по жребию: место ${to + 1}`,
    dealt: "Каждому по две купюры",
    street: { preflop: "Префлоп", flop: "Флоп", turn: "Тёрн", river: "Ривер" },
    post: { ante: (by, money, all) => `${seat(by)}: Анте ${amount(money)}${all ? ", олл-ин" : ""}` },
    acted: { fold: (by) => `${seat(by)}: фолд` },
    rake: (by, money) => `${seat(by)}: Рейк ${amount(money)}`,
    announced: (by, place) => `${seat(by)} объявляет Игровое место ${place}`,
    burned: "Купюра уходит в Отбой",
    peeked: (by, zone) => `${seat(by)} смотрит зону ${zone}`,
    exchanged: (by, zone) => `${seat(by)}: Дроп купюры из зоны ${zone} и новая взамен`,
    stood: (by) => `${seat(by)}: без обмена`,
    shotPaid: (by, money, pot) => `${seat(by)} получает ${amount(money)} за выстрел: ${pot.toLowerCase()}`,
    cleared: (notes) => `В Отбой: ${count(notes, "купюра", "купюры", "купюр")}. Кон завершен`,
  },

  result: {
    hands: "Вскрытые купюры",
    noneShown: "больше никто не вскрыл купюры",
    oddChip: "Нечетные единицы идут по одной победителям слева от Дилера (LP-14).",
  },

  setup: {
    intro: {
      "liars-holdem":
        "По две купюры каждому и три на общем борде: лучшие три числа из пяти. Все играют на одном устройстве и передают его друг другу.",
      "liars-draw":
        "По три закрытых купюры, два обмена и половина банка за удержанный Выстрел в луну. Все играют на одном устройстве и передают его друг другу.",
    },
    table: "Стол",
    seats: "Игроки, от 3 до 8",
    stack: "Деньги каждого места",
    stacks: "Другие деньги по местам",
    stacksHint: "Пусто: как выше. Кто не может сдать Бай-ин целиком, кон не играет.",
    button: "Дилер",
    draw: "по жребию",
    away: "Отсутствуют",
    awayHint: "Номера мест. Они платят, а их ходы сразу просрочены: 2 4",
    money: "Бай-ин и торги",
    ante: "Анте",
    rake: "Рейк",
    rakeWhen: "Рейк удерживают",
    when: { "per-hand": "в каждом коне", once: "один раз за матч" },
    openerOption: "Открывший торги может сделать Рейз, когда все ответили",
    allInFaceUp: "Купюры открываются, если торги окончены и кто-то в олл-ине",
    autoShow: "На вскрытии купюры открываются сами",
    inventory: "Купюры и комбинации",
    naturalRank: "Натуральная бьет равную модифицированную",
    natural: { "after-kickers": "после кикеров", "before-kickers": "до кикеров" },
    burn: "Перед каждой улицей одна купюра уходит в Отбой",
    moonNotes: "Выстрел активируют три нуля",
    moon: { flop: "в третьей купюре", hand: "в трех купюрах вместе" },
    moonAntes: "Выстрел берет половину и от Анте",
    notes: "Купюры заведения",
    notesHint: "Номера по 7 цифр, перед каждым коном их перемешивают. Пусто: 100 случайных купюр.",
    allowDuplicates: "Номер может повторяться",
    deck: "Колода сверху вниз, на первый кон",
    deckHint: "Чтобы повторить кон. Пусто: перемешать.",
    seed: "Зерно тасовки",
    seedHint: "64 шестнадцатеричные цифры, чтобы повторить раздачу. Пусто: случайное.",
    deal: "Сдать Бай-ин",
  },

  evaluator: {
    name: "Оценка купюр",
    intro:
      "Наберите в каждую руку от трех до пяти номеров и передвигайте Игровое место. Берите купюры в руку и сдвигайте их Нулями-Джокерами: рядом стоит лучшая комбинация.",
    place: "Игровое место",
    naturalRank: "Натуральная бьет равную модифицированную",
    hand: ["Первая рука", "Вторая рука"],
    typed: ["Номера первой руки", "Номера второй руки"],
    typedHint: "По 7 цифр, через пробел: 9101111 2111111 3111111",
    random: "Пять случайных",
    missing: (n) => `Еще ${count(n, "купюра", "купюры", "купюр")}`,
    takes: "играет",
    number: (at) => `купюра ${at + 1}`,
    up: "Сдвинуть вверх",
    down: "Сдвинуть вниз",
    declared: "Объявлено",
    best: "Лучшая",
    isBest: "Это лучшая комбинация.",
    reset: "Взять лучшую",
    three: (n) => `В руке три купюры, здесь ${n}.`,
    compare: "Сравнение",
    wins: ["Первая рука старше.", "Вторая рука старше."],
    split: "Руки равны, банк делится поровну.",
  },

  odds: {
    name: "Шансы первой руки",
    game: "Игра",
    opponents: "Соперников до вскрытия",
    before: "Впереди обмены",
    street: { none: "Ни одного", turn: "Тёрн и Ривер", river: "Ривер" },
    two: "Нужно хотя бы два номера.",
    readsHoldem: (board) =>
      `Первые две купюры личные, ${board === 0 ? "общие еще впереди" : `дальше ${count(board, "общая", "общие", "общих")}`}. У соперников любые купюры.`,
    readsDraw: (held) =>
      held === 3
        ? "Третья купюра пришла на Флопе. У соперников любые купюры."
        : "Третья купюра еще впереди. У соперников любые купюры.",
    percent,
    part: (part) => `${percent(part)} банка.`,
    exact: "Точно.",
    within: (error) => `± ${percent(error)} (стандартная ошибка).`,
    win: (part) => `выигрыш ${percent(part)}`,
    tie: (part) => `дележ ${percent(part)}`,
    lose: (part) => `проигрыш ${percent(part)}`,
    shot: (part) => `за Выстрел ${percent(part)}`,
    choose: "Какую часть банка приносит каждый выбор.",
    columns: ["Выбор", "", "Часть банка", "Выгода"],
    stand: "Без обмена",
    exchange: (note) => `Сбросить ${note}`,
    gain: (gain) => `${gain < 0 ? "−" : "+"}${percent(Math.abs(gain))}`,
    held: (share) => `У вас Выстрел: если удержать его до вскрытия, он принесет ${percent(share)} банка.`,
    against: (chance) => `Выстрел есть хотя бы у одного соперника с вероятностью ${percent(chance)}.`,
    chart: "Часть банка по числу соперников, без обменов",
    column: (opponents, part) => `${count(opponents, "соперник", "соперника", "соперников")}: ${percent(part)}`,
  },

  serial: (at) => `Номер ${at + 1}: семь цифр, не все нули.`,
};
