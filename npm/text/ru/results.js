// How a hand ended, in Russian.

import { describeExplanation } from "./explanations.js";
import { describeHand, describeNumbers, describeRow } from "./hands.js";
import { amount, count, list, seat as seatName } from "./language.js";

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const worth = (hand) => (typeof hand.ranks[0] === "number" ? describeNumbers(hand) : describeHand(hand));
const points = (n) => count(n, "очко", "очка", "очков");
/** Pots are counted from 0, the main pot. */
const pots = (n) => (n === 0 ? "основной банк" : `побочный банк ${n}`);

export const naturals = {
  "clean-dragon": "чистый дракон",
  dragon: "дракон",
  "one-colour": "один цвет",
  "five-pairs-and-trips": "пять пар и сет",
  "three-straight-flushes": "три стрит-флеша",
  "six-pairs": "шесть пар",
  "three-flushes": "три флеша",
  "three-straights": "три стрита",
};

/** What each step says; `name` names a seat, so that it need not be declined. */
export const steps = {
  uncalled: ({ seat, amount: chips }, name) =>
    `${name(seat)}: неуравненная часть ставки возвращается, ${amount(chips)}.`,
  last: ({ seat, amount: chips, pot }, name) =>
    `${name(seat)}: выигрыш ${amount(chips)}, ${pots(pot)}. Все остальные спасовали.`,
  unshown: ({ seat, amount: chips, pot }, name) =>
    `${name(seat)}: выигрыш ${amount(chips)}, ${pots(pot)}. Других рук не показали.`,
  best: ({ seats, amount: chips, pot, hand, why }, name) =>
    `${list(seats.map(name))}: выигрыш ${amount(chips)}, ${pots(pot)}${hand === null ? "" : `. Лучшая рука: ${worth(hand)}`}.${why === null ? "" : ` ${describeExplanation(why)}`}`,
  split: ({ seats }, name) => `${list(seats.map(name))}: руки равны, банк делится.`,
  "odd-chip": ({ seat, amount: chips, rule }, name) =>
    `${name(seat)}: неделимый остаток, ${amount(chips)}, достаётся ближайшему слева от ${rule === "TH-14" ? "баттона" : "Дилера"}.`,
  shot: ({ seat, amount: chips, pot }, name) =>
    `${name(seat)}: Выстрел в луну удержан до вскрытия и берёт ${amount(chips)} при любой комбинации, ${pots(pot)}.`,
  "odd-half": ({ amount: chips }) => `То, что не делится пополам, ${amount(chips)}, остаётся лучшей руке.`,
  dead: ({ seat, faults }, name) =>
    [
      `${name(seat)}: мёртвая рука`,
      ...faults.map(
        ({ row, hand, below, than }) =>
          `; ${describeRow(row).toLowerCase()} (${worth(hand)}) сильнее, чем ${describeRow(below).toLowerCase()} (${worth(than)})`,
      ),
      ".",
    ].join(""),
  "out-of-time": ({ seat }, name) => `${name(seat)}: время вышло, рука мёртвая.`,
  natural: ({ seat, natural }, name) => `${name(seat)}: готовая рука, ${naturals[natural]}.`,
  royalty: ({ seat, row, hand, points: n }, name) =>
    `${name(seat)}: роялти ${amount(n)}, ${describeRow(row).toLowerCase()}, ${worth(hand)}.`,
  row: ({ first, second, row, winner, loser, points: n, why }, name) =>
    winner === null
      ? `${describeRow(row)}. ${name(first)} и ${name(second)}: поровну, ${worth(why.hands[0])}.`
      : `${describeRow(row)}. ${name(winner)} против ${name(loser)}: ${points(n)}. ${describeExplanation(why)}`,
  sweep: ({ winner, loser, points: n }, name) =>
    `${name(winner)} против ${name(loser)}: выиграны все три ряда, всего ${points(n)}.`,
  "both-dead": ({ first, second }, name) => `${name(first)} и ${name(second)}: обе руки мёртвые, расчёта нет.`,
  "dead-pays": ({ winner, loser, points: n }, name) =>
    n === 0
      ? `${name(loser)} против ${name(winner)}: мёртвая рука, за ряды не платят.`
      : `${name(loser)} против ${name(winner)}: мёртвая рука платит ${points(n)}.`,
  net: ({ winner, loser, won, lost, net }, name) =>
    net === 0
      ? `${name(winner)} и ${name(loser)}: вничью.`
      : `${name(winner)} против ${name(loser)}: выигрыш ${points(net)}; ${list(parts(won))} против: ${list(parts(lost))}.`,
  paid: ({ from, to, points: n, owed, paid, kush }, name) =>
    paid < owed
      ? `Платит ${name(from)}, получает ${name(to)}: ${amount(paid)} из ${amount(owed)}, сколько позволяют стеки.`
      : `Платит ${name(from)}, получает ${name(to)}: ${amount(paid)}, ${points(n)} по ${amount(kush)}.`,
  fantasy: ({ seat, cards, stays }, name) =>
    `${name(seat)}: ${stays ? "повтор фантазии" : "выход в фантазию"}${cards === null ? "" : `, ${count(cards, "карта", "карты", "карт")}`}.`,
  "fantasy-limit": ({ seat }, name) => `${name(seat)}: новой фантазии нет, больше подряд играть нельзя.`,
};

const parts = ({ rows, royalties, natural }) => {
  const each = [
    rows > 0 && `${amount(rows)} за ряды`,
    royalties > 0 && `${amount(royalties)} роялти`,
    natural > 0 && `${amount(natural)} за готовую руку`,
  ].filter(Boolean);
  return each.length === 0 ? ["ничего"] : each;
};

/** @type {typeof import("../ru.js").describeStep} */
export function describeStep(step, { name = seatName } = {}) {
  return capital(steps[step.code](step, name));
}
