import { amount, count, list } from "cardroom/text/ru";
import { scoring } from "../../../../npm/elements/open-face/words/ru";
import { you } from "../../opponents/sitters";
import { at as before, does, inSeat, lower, opponents, seat, verb } from "../../opponents/text/ru";
import { russian as screens } from "../../text/screens";
import type { openFace as english } from "./en";

const points = (n: number) => count(n, "очко", "очка", "очков");
const cards = (n: number) => count(n, "карта", "карты", "карт");

/** Every word of open-face Chinese in Russian; the terms are those of the club's rules. */
export const openFace: typeof english = {
  ...scoring,
  pair: {
    ...scoring.pair,
    name: (a: string, b: string) => (b === opponents.you ? `${a} против вас` : `${a} против: ${lower(b)}`),
  },

  deal: (n) => `Раздача ${n + 1}`,
  street: (n) => `Улица ${n}`,
  complete: "Раздача окончена",
  stakes: (kush) => `куш ${amount(kush)}`,
  balance: "Счёт",
  held: "Карты на руках",
  coverSeveral: "Раскладывать могут несколько игроков: передайте устройство одному из них",
  coverShow: (of) => `${seat(of)}: показать мои карты`,

  state: {
    turn: (of) => verb(of, "раскладывает"),
    left: (of) => verb(of, "больше не играет"),
    out: (of) => verb(of, "не играет"),
    bonus: (n) => `Фантазия, ${cards(n)}`,
    dead: "мёртвая рука",
    drawn: (_of, n) => `на руках ${cards(n)}`,
  },

  placing: {
    hand: "Ваши карты",
    pile: "Пас",
    how: "Выберите карту и нажмите на ряд или перетащите её туда. Нажатие на карту в ряду возвращает её.",
    keysHint: (pile) =>
      `Клавиши: стрелки переводят; Ф, М, Б или 3, 2, 1 кладут в ряд${pile ? "; П или 0 в пас" : ""}; О отменяет.`,
    keys: { top: "ф", middle: "м", bottom: "б", pile: "п", undo: "о" },
    target: (place, free) => `${place}: положить сюда, свободно ${free}`,
    pending: (card) => `${card}, не подтверждено: вернуть`,
    placed: (card, place, left) =>
      `${card}: ${place.toLowerCase()}. ${left === 0 ? "Всё разложено, подтвердите" : `Осталось карт: ${left}`}`,
    takenBack: (card) => `${card}: снова на руках`,
    undone: (left) => `Отменено, осталось карт: ${left}`,
    allPlaced: "Все карты разложены. После подтверждения они не двигаются.",
    confirm: "Подтвердить",
    undo: "Отменить",
    bySuit: "По мастям",
    byRank: "По старшинству",
  },

  log: {
    started: (n, kush) => `Раздача ${n + 1}, куш ${amount(kush)}`,
    bonus: (of, n) => `${does(of, "играет")} фантазию: ${cards(n)}`,
    dealt: (to, n) =>
      to.length === 1
        ? `${before(to[0] ?? 0, "Вам")} ${cards(n)}`
        : `По ${cards(n)}: ${list(to.map((at) => inSeat("месту", at)))}`,
    placed: (by, row) => `${seat(by)}, ${row}`,
    set: (by) => `${does(by, "раскладывает")} все ряды втёмную`,
    timedOut: (of) => `${before(of, "Ваше")} время вышло`,
    timedOutDead: (of) => `${before(of, "Ваше")} время вышло, рука мёртвая`,
    collected: (n) => `Пасы собраны в отбой, ${cards(n)}`,
    turnedUp: (by, row) => `${does(by, "открывает")}, ${row}`,
    dead: (of) => `${before(of, "У вас")} мёртвая рука`,
    natural: (of, name) => `${before(of, "У вас")} особая рука, ${name}`,
    royalties: (of, n) => `${before(of, "У вас")} роялти ${amount(n)}`,
    paid: (from, to, chips) => `${does(from, "платит")} ${amount(chips)} ${inSeat("месту", to)}`,
    enters: (of, n) => `${does(of, "выходит")} в фантазию: ${cards(n)}`,
    stays: (of, n) => `${does(of, "повторяет")} фантазию: ${cards(n)}`,
    left: (of) => `${does(of, "выходит")} из игры`,
    lapsed: (of) => (you(of) ? "Ваша фантазия пропадает" : `Фантазия ${inSeat("места", of)} пропадает`),
  },

  result: {
    name: "Подсчёт",
    net: (name, n) => `${name}: ${n}`,
    pays: (from, to, chips, n, kush) =>
      `${does(from, "платит")} ${amount(chips)} ${inSeat("месту", to)}: ${points(n)}, куш ${amount(kush)}.`,
    paysOf: (from, to, chips, owed, n, kush) =>
      `${does(from, "платит")} ${amount(chips)} из ${amount(owed)} ${inSeat("месту", to)}: ${points(n)}, куш ${amount(kush)}, сколько позволяют стеки (OF-13).`,
    nothing: "Никто не платит.",
    next: "Следующая раздача",
    leaving: "Выйти из игры",
    leave: (of) => (you(of) ? "Выйти из игры" : `${seat(of)} выходит`),
    over: "Дальше играть может меньше двух игроков: матч окончен.",
  },

  timeout: {
    name: (of) => `${before(of, "Ваше")} время вышло`,
    places: "Остальные карты разложит стол, без мёртвой руки, если это возможно (OF-20).",
    dies: "Рука станет мёртвой (OF-20).",
    yes: "Время вышло",
  },

  sheet: {
    name: "Запись очков",
    deal: "Раздача",
    none: "–",
    parts: (rows, royalties) => `ряды ${rows}, роялти ${royalties}`,
    natural: (rows, royalties, naturals) => `ряды ${rows}, роялти ${royalties}, особые руки ${naturals}`,
    foul: "мёртвая рука",
    fantasy: "фантазия",
    points: "Очки",
    chips: (kush) => `Выплаты, куш ${amount(kush)}`,
  },

  setup: {
    name: "Стол китайского покера",
    intro:
      "Тринадцать карт раскладываются в три ряда, ряды сравниваются попарно. Против компьютеров или с людьми, которые передают устройство друг другу.",
    variant: "Разновидность",
    variants: { pineapple: "открытый, с фантазией", "closed-13": "закрытый, все тринадцать карт сразу" },
    players: "Игроки",
    playersHint: "2 или 3; в закрытом до 4.",
    stackHint: "Пусто: счёт идёт от 0, считаются выигрыши и проигрыши.",
    stacksHint: "Пусто: как выше.",
    points: "Очки",
    kush: "Куш",
    kushHint: "Стоимость одного очка.",
    settlement: "Расчёт",
    settlements: {
      uncapped: "полностью, сколько бы ни было в стеках",
      "win-cap": "не больше стека выигравшего",
      proportional: "пропорционально выигрышам",
    },
    rowPoints: "Очки за ряд",
    sweepTotal: "Очки за все три ряда",
    foul: "Мёртвая рука платит",
    fouls: { swept: "все ряды и роялти", void: "ничего", flat: "6 очков" },
    fantasy: "Фантазия",
    fantasyCards: "Карты в фантазии",
    fantasyCardsOf: { fourteen: "14 у всех", progressive: "от 14 до 17 по фронту" },
    fantasyStay: "Повтор фантазии дают",
    fantasyStayBy: {
      quads: "сет на фронте, каре и старше в других рядах",
      "full-house-middle": "также фулл-хаус и старше на миддле",
    },
    fantasyLimit: "Фантазий подряд",
    fantasyLimitHint: "Пусто: без ограничения. 0: без фантазии.",
    fantasyButton: "Баттон в фантазии",
    fantasyButtons: { rotate: "переходит", stay: "остаётся" },
    drawsPrivate: "Карты до раскладки видит только их владелец",
    drawsPrivateHint: "Иначе их видят все.",
    autoPlace: "За того, чьё время вышло, раскладывает стол",
    autoPlaceHint: "Иначе его рука мёртвая.",
    naturals: "Особые руки выигрывают сами",
    naturalsHint: "Очки с каждого соперника вместо рядов; 0: такая рука не считается.",
  },

  scorer: {
    name: screens.scorer,
    intro: "Выберите из колоды карты каждого ряда или наберите их. Сложенные руки оцениваются и сравниваются.",
  },
};
