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

/** How the seats of a step are spoken of: by a name that need not be declined, the reader's as `вы`. */
function speaker(name, you) {
  const who = (seat) => (seat === you ? "вы" : name(seat));
  /** A verb in the present tense: the reader's form has one letter more than that of others. */
  const does = (seat, verb) => `${who(seat)} ${verb}${seat === you ? "е" : ""}`;
  return {
    who,
    does,
    /** Before what somebody has or gets: a name with a colon, or the reader in the case that is asked for. */
    at: (seat, yours = "у вас") => (seat === you ? yours : `${name(seat)}:`),
    /** Who wins what from whom; `apart` is what stands before the rival, where that is not the reader. */
    wins: (winner, loser, what, apart = ",") =>
      loser === you
        ? `${name(winner)} выигрывает у вас ${what}`
        : `${does(winner, "выигрывает")} ${what}${apart} соперник ${name(loser)}`,
  };
}

/** What each step says. */
export const steps = {
  uncalled: ({ seat, amount: chips }, { at }) =>
    `${at(seat, "вам")} возвращается неуравненная часть ставки, ${amount(chips)}.`,
  // At the banknote games nobody says пас; a hand that was killed was not folded.
  last: (step, { at }) =>
    `${at(step.seat, "ваш")} выигрыш ${amount(step.amount)}, ${potOf(step)}. ${others[step.rule] ?? "Все остальные вышли"}.`,
  unshown: (step, { at }) =>
    `${at(step.seat, "ваш")} выигрыш ${amount(step.amount)}, ${potOf(step)}. Других рук не показали.`,
  best: (step, { who, at }) => {
    const { seats, hand, why } = step;
    const of = seats.length === 1 ? at(seats[0], "ваш") : `${list(seats.map(who))}:`;
    const won = `${of} выигрыш ${amount(step.amount)}, ${potOf(step)}`;
    // What they have is told by the comparison, where there is one.
    return why === null ? `${won}${hand === null ? "" : `, ${worth(hand)}`}.` : `${won}. ${describeExplanation(why)}`;
  },
  split: ({ seats }, { who }) => `${list(seats.map(who))}: руки равны, банк делится.`,
  "odd-chip": ({ seat, amount: chips, rule }, { at }) =>
    `${at(seat, "вам")} неделимый остаток, ${amount(chips)}; он достаётся ближайшему слева от ${rule === "TH-14" ? "баттона" : "Дилера"}.`,
  shot: (step, { at }) =>
    `${at(step.seat, "ваш")} Выстрел в луну удержан до вскрытия и при любой комбинации берёт ${amount(step.amount)}, ${potOf(step)}.`,
  antes: ({ amount: money }) => `Анте, ${amount(money)}, не делятся пополам: они достаются лучшей комбинации.`,
  "odd-half": ({ amount: money }) => `То, что не делится пополам, ${amount(money)}, остаётся лучшей комбинации.`,
  dead: ({ seat, faults }, { at }) =>
    [
      `${at(seat)} мёртвая рука`,
      ...faults.map(
        ({ row, hand, below, than }) =>
          `; ${within(row)} (${worth(hand)}) сильнее, чем ${within(below)} (${worth(than)})`,
      ),
      ".",
    ].join(""),
  "out-of-time": ({ seat }, { at }) => `${at(seat, "ваше")} время вышло, рука мёртвая.`,
  natural: ({ seat, natural }, { at }) => `${at(seat)} особая рука, ${naturals[natural]}.`,
  royalty: ({ seat, row, hand, points: n }, { at }) =>
    `${at(seat)} роялти ${amount(n)}, ${within(row)}, ${worth(hand)}.`,
  row: ({ first, second, row, winner, loser, points: n, why }, { who, wins }) =>
    winner === null
      ? `${describeRow(row)}: ${who(first)} и ${who(second)}, поровну, ${worth(why.hands[0])}.`
      : `${describeRow(row)}: ${wins(winner, loser, points(n))}. ${describeExplanation(why)}`,
  sweep: ({ winner, loser, points: n }, { wins }) => `${wins(winner, loser, `все три ряда, всего ${points(n)}`, ";")}.`,
  "both-dead": ({ first, second }, { who }) => `${who(first)} и ${who(second)}: обе руки мёртвые, расчёта нет.`,
  "dead-pays": ({ winner, loser, points: n }, { does, at }) =>
    n === 0
      ? `${at(loser)} мёртвая рука, но по уговору за неё ${does(winner, "ничего не получает")}.`
      : `${at(loser)} мёртвая рука, за неё ${does(winner, "получает")} ${points(n)}.`,
  net: ({ winner, loser, won, lost, net }, { who, does }) =>
    net === 0
      ? `${who(winner)} и ${who(loser)}: вничью.`
      : `${does(winner, "выигрывает")} ${points(net)}: ${list(parts(won))}; ${who(loser)}: ${list(parts(lost))}.`,
  paid: ({ from, to, points: n, owed, paid, kush }, { does }) =>
    paid < owed
      ? `${does(from, "платит")}, ${does(to, "получает")}: ${amount(paid)} из ${amount(owed)}, больше стеки не позволяют.`
      : `${does(from, "платит")}, ${does(to, "получает")}: ${amount(paid)}, ${points(n)} по ${amount(kush)}.`,
  fantasy: ({ seat, cards, stays }, { at }) =>
    `${at(seat)} ${stays ? "повтор фантазии" : "выход в фантазию"}${cards === null ? "" : `, ${count(cards, "карта", "карты", "карт")}`}.`,
  "fantasy-lapsed": ({ seat }, { at }) => `${at(seat, "вы")} вне игры, фантазия пропадает.`,
  "fantasy-limit": ({ seat }, { at }) => `${at(seat)} новой фантазии нет, больше подряд играть нельзя.`,
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
export function describeStep(step, { name = (seat) => seatName(seat).toLowerCase(), you = null } = {}) {
  return capital(steps[step.code](step, speaker(name, you)));
}
