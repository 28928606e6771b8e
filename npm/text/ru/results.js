// How a hand ended, in Russian.

import { describeExplanation } from "./explanations.js";
import { describeHand, describeNumbers, describeRow } from "./hands.js";
import { amount, count, list, seat as seatName } from "./language.js";

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const worth = (hand) => (typeof hand.ranks[0] === "number" ? describeNumbers(hand) : describeHand(hand));
const points = (n) => count(n, "очко", "очка", "очков");
/** Pots are counted from 0, the main pot; one alone has no number. */
const potOf = ({ pot, pots }) =>
  pots === 1 ? "банк" : pot === 0 ? "основной банк" : pots === 2 ? "побочный банк" : `побочный банк ${pot}`;
const within = (row) => describeRow(row).toLowerCase();

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

const others = { "TH-7": "Все остальные спасовали", "TT-9": "Остальные руки сброшены или мёртвые" };

/** What each step says; `name` names a seat, so that it need not be declined. */
export const steps = {
  uncalled: ({ seat, amount: chips }, name) =>
    `${name(seat)}: возвращается неуравненная часть ставки, ${amount(chips)}.`,
  // At the banknote games nobody says пас; a hand that was killed was not folded.
  last: (step, name) =>
    `${name(step.seat)}: выигрыш ${amount(step.amount)}, ${potOf(step)}. ${others[step.rule] ?? "Все остальные вышли"}.`,
  unshown: (step, name) =>
    `${name(step.seat)}: выигрыш ${amount(step.amount)}, ${potOf(step)}. Других рук не показали.`,
  best: (step, name) => {
    const { seats, hand, why } = step;
    const won = `${list(seats.map(name))}: выигрыш ${amount(step.amount)}, ${potOf(step)}`;
    // What they have is told by the comparison, where there is one.
    return why === null ? `${won}${hand === null ? "" : `, ${worth(hand)}`}.` : `${won}. ${describeExplanation(why)}`;
  },
  split: ({ seats }, name) => `${list(seats.map(name))}: руки равны, банк делится.`,
  "odd-chip": ({ seat, amount: chips, rule }, name) =>
    `${name(seat)}: неделимый остаток, ${amount(chips)}, достаётся ближайшему слева от ${rule === "TH-14" ? "баттона" : "Дилера"}.`,
  shot: (step, name) =>
    `${name(step.seat)}: Выстрел в луну удержан до вскрытия и при любой комбинации берёт ${amount(step.amount)}, ${potOf(step)}.`,
  antes: ({ amount: money }) => `Анте, ${amount(money)}, не делятся пополам: они достаются лучшей комбинации.`,
  "odd-half": ({ amount: money }) => `То, что не делится пополам, ${amount(money)}, остаётся лучшей комбинации.`,
  dead: ({ seat, faults }, name) =>
    [
      `${name(seat)}: мёртвая рука`,
      ...faults.map(
        ({ row, hand, below, than }) =>
          `; ${within(row)} (${worth(hand)}) сильнее, чем ${within(below)} (${worth(than)})`,
      ),
      ".",
    ].join(""),
  "out-of-time": ({ seat }, name) => `${name(seat)}: время вышло, рука мёртвая.`,
  natural: ({ seat, natural }, name) => `${name(seat)}: особая рука, ${naturals[natural]}.`,
  royalty: ({ seat, row, hand, points: n }, name) =>
    `${name(seat)}: роялти ${amount(n)}, ${within(row)}, ${worth(hand)}.`,
  row: ({ first, second, row, winner, loser, points: n, why }, name) =>
    winner === null
      ? `${describeRow(row)}: ${name(first)} и ${name(second)}, поровну, ${worth(why.hands[0])}.`
      : `${describeRow(row)}: ${name(winner)} выигрывает ${points(n)}, соперник ${name(loser)}. ${describeExplanation(why)}`,
  sweep: ({ winner, loser, points: n }, name) =>
    `${name(winner)} выигрывает все три ряда, всего ${points(n)}; соперник ${name(loser)}.`,
  "both-dead": ({ first, second }, name) => `${name(first)} и ${name(second)}: обе руки мёртвые, расчёта нет.`,
  "dead-pays": ({ winner, loser, points: n }, name) =>
    n === 0
      ? `${name(loser)}: мёртвая рука, но по уговору за неё не платят; соперник ${name(winner)}.`
      : `${name(loser)}: мёртвая рука, за неё платят ${points(n)}; получает ${name(winner)}.`,
  net: ({ winner, loser, won, lost, net }, name) =>
    net === 0
      ? `${name(winner)} и ${name(loser)}: вничью.`
      : `${name(winner)} выигрывает ${points(net)}: ${list(parts(won))}; ${name(loser)}: ${list(parts(lost))}.`,
  paid: ({ from, to, points: n, owed, paid, kush }, name) =>
    paid < owed
      ? `Платит ${name(from)}, получает ${name(to)}: ${amount(paid)} из ${amount(owed)}, больше стеки не позволяют.`
      : `Платит ${name(from)}, получает ${name(to)}: ${amount(paid)}, ${points(n)} по ${amount(kush)}.`,
  fantasy: ({ seat, cards, stays }, name) =>
    `${name(seat)}: ${stays ? "повтор фантазии" : "выход в фантазию"}${cards === null ? "" : `, ${count(cards, "карта", "карты", "карт")}`}.`,
  "fantasy-lapsed": ({ seat }, name) => `${name(seat)}: выход из игры, фантазия пропадает.`,
  "fantasy-limit": ({ seat }, name) => `${name(seat)}: новой фантазии нет, больше подряд играть нельзя.`,
};

const parts = ({ rows, royalties, natural }) => {
  const each = [
    rows > 0 && `${amount(rows)} за ряды`,
    royalties > 0 && `${amount(royalties)} роялти`,
    natural > 0 && `${amount(natural)} за особую руку`,
  ].filter(Boolean);
  return each.length === 0 ? ["ничего"] : each;
};

/** @type {typeof import("../ru.js").describeStep} */
export function describeStep(step, { name = (seat) => seatName(seat).toLowerCase() } = {}) {
  return capital(steps[step.code](step, name));
}
