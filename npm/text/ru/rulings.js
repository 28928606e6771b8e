// The floor's rulings in Russian.

import { amount, count } from "./language.js";

const halfReached = ({ by, half, raise }) =>
  `Сверх колла ${amount(by)}, не меньше половины (${amount(half)}) наибольшего повышения ${amount(raise)}: это рейз.`;

const halfMissed = ({ by, half, raise }) =>
  `Сверх колла ${amount(by)}, меньше половины (${amount(half)}) наибольшего повышения ${amount(raise)}: это не рейз.`;

const raiseCompleted = ({ min }) => `Доводится до наименьшего допустимого рейза, всего ${amount(min)}.`;

export const reasons = {
  "words-first": () => "Слова прозвучали раньше фишек и обязывают.",
  "words-together": () => "Слова и фишки одновременно: обязывают слова.",
  "chips-first": () => "Фишки поставлены раньше слов: считаются фишки, слова опоздали.",
  "string-bet": ({ counted, ignored }) =>
    `Считается только первое движение, ${amount(counted)}. Доставлять по частям нельзя: следующие ${amount(ignored)} возвращаются.`,
  "nothing-done": () => "Ничего не сказано и ни одной фишки не поставлено.",
  declared: () => "Объявленное обязывает.",
  "fold-without-bet": () => "Пас обязывает, хотя уравнивать нечего; за это могут наказать.",
  "check-facing-bet": ({ call }) =>
    `Ставку нужно уравнять, чек невозможен: игрок может ответить колл (${amount(call)}) или пас, но не рейз.`,
  "call-without-bet": () => "Уравнивать нечего: это чек.",
  "call-binds": ({ call }) =>
    `Слово «колл» обязывает уравнять целиком, ${amount(call)}, какие бы фишки ни последовали.`,
  "bet-facing-bet": () => "Ставка уже есть: «бет» понимается как «рейз».",
  "raise-without-bet": () => "Ставки ещё нет: «рейз» понимается как «бет».",
  "declared-total": ({ to }) => `Объявленная сумма считается всего за круг: ${amount(to)}.`,
  "amount-alone": ({ amount: said }) =>
    `Сумма без слова, ${amount(said)}, считается так, будто столько фишек поставлено молча.`,
  "word-with-chip": ({ chip, to }) =>
    `Слово и одна фишка ${amount(chip)} — это наибольшее, что позволяет фишка, всего ${amount(to)}.`,
  "word-with-chips": ({ put, to }) => `Размер определяют фишки этого движения, ${amount(put)}: всего ${amount(to)}.`,
  "word-alone": ({ min }) => `Без суммы слово обязывает к наименьшей допустимой ставке, всего ${amount(min)}.`,
  "chip-bet": ({ chip }) => `Ставки ещё нет, поэтому одна фишка ${amount(chip)} ставится целиком: это бет.`,
  "chips-bet": ({ put }) => `Ставки ещё нет, поэтому все фишки этого движения составляют бет: ${amount(put)}.`,
  "exact-call": ({ call }) => `Это ровно колл, ${amount(call)}.`,
  "oversized-chip": ({ chip, call }) =>
    `Одна фишка ${amount(chip)} без объявления значит колл на ${amount(call)}, как бы крупна она ни была.`,
  "every-chip-needed": ({ smallest, left, call }) =>
    `Без одной фишки ${amount(smallest)} осталось бы ${amount(left)}, а для колла нужно ${amount(call)}: нужна каждая фишка, это колл.`,
  "half-reached": halfReached,
  "half-missed": halfMissed,
  "amount-half-reached": halfReached,
  "amount-half-missed": halfMissed,
  "last-chips": ({ to }) => `Это последние фишки, и одна из них для колла лишняя: олл-ин, всего ${amount(to)}.`,
  "all-in": ({ to }) => `Все фишки: всего ${amount(to)}.`,
  "raise-completed": raiseCompleted,
  "chips-completed": raiseCompleted,
  "bet-completed": ({ min }) => `Доводится до наименьшего допустимого бета, ${amount(min)}.`,
  "short-all-in": ({ to }) => `До наименьшей допустимой ставки стека не хватает: олл-ин, всего ${amount(to)}.`,
  "more-than-stack": ({ to }) => `Это всё, что есть у игрока: олл-ин, всего ${amount(to)}.`,
  "above-limit": ({ max }) => `Лимит допускает всего не больше ${amount(max)}.`,
  "off-unit": ({ unit, to }) => `Наименьшая фишка в игре ${amount(unit)}: округляется вниз, всего ${amount(to)}.`,
  "all-in-call": ({ put, call }) =>
    `У игрока только ${amount(put)}, не больше колла ${amount(call)}: это колл, олл-ин.`,
  "raise-closed": () => "Повышать этому игроку сейчас нельзя: торговля для него не открыта.",
  "undercall-heads-up": ({ put, call }) =>
    `${amount(put)} меньше колла. Когда в раздаче двое, его нужно дополнить целиком: ${amount(call)}.`,
  "undercall-opening": ({ put, call }) =>
    `${amount(put)} меньше колла. Против первой ставки круга его нужно дополнить целиком: ${amount(call)}.`,
  "undercall-floor": ({ put, call }) =>
    `${amount(put)} меньше колла на рейз, ${amount(call)}, а игроков несколько: флор требует полный колл или разрешает пас, тогда фишки остаются в банке.`,
  "fold-out-of-turn": () => "Пас вне очереди обязывает всегда.",
  "out-of-turn-waits": () => "Вне очереди: обязывает, если те, чей ход, ответят чек, колл или пас.",
  "out-of-turn-binds": () => "Вне очереди, и ставка с тех пор не изменилась: действие обязывает.",
  "out-of-turn-changed": () =>
    "Вне очереди, и с тех пор кто-то поставил или повысил: действие не обязывает, фишки возвращаются.",
  "out-of-turn-stands": () =>
    "Вне очереди, но после этого успели сходить другие, а пропущенный игрок промолчал: действие обязывает.",
};

export const actions = {
  fold: () => "пас",
  check: () => "чек",
  call: () => "колл",
  bet: ({ to }) => `бет ${amount(to)}`,
  raise: ({ to }) => `рейз до ${amount(to)}`,
};

/** @type {typeof import("../en.js").describeReason} */
export function describeReason(reason) {
  return reasons[reason.code](reason);
}

/** @type {typeof import("../en.js").describeRuling} */
export function describeRuling({ status, action, returned }) {
  const back = returned > 0 ? ` Возвращается ${amount(returned)}.` : "";
  if (action !== null) {
    const counts = `Это ${actions[action.type](action)}`;
    return `${counts}${status === "waits" ? ", если ставка не изменится" : ""}.${back}`;
  }
  if (status === "choice") return "Это ещё не действие: игрок может ответить колл или пас, но не рейз.";
  if (status === "floor") return "Решает флор: полный колл или пас, при котором фишки остаются в банке.";
  return `Это не действие: игрок ходит заново.${back}`;
}

export const offences = {
  "talks-about-hand": "Обсуждение текущей раздачи, даже после паса",
  "hides-cards": "Карты не на столе или не на виду",
  advice: "Советы или просьба о совете",
  "acts-out-of-turn": "Повторные ходы вне очереди или ставки по частям",
  disturbs: "Оскорбления или помехи игре",
  phone: "Телефон над столом",
  "touches-cards": "Прикосновение к чужим картам",
  "leaves-seat": "Уход от стола во время раздачи",
  "shares-cards": "Обмен информацией о картах",
  colludes: "Сговор двух игроков",
};

export const penalties = {
  warning: () => "предупреждение",
  "missed-hand": () => "пропуск одной раздачи",
  "missed-round": ({ hands }) => `пропуск круга, ${count(hands, "раздача", "раздачи", "раздач")}`,
  exclusion: () => "исключение из турнира",
  ban: () => "запрет на вход в клуб",
};

/** @type {typeof import("../en.js").describeOffence} */
export function describeOffence(offence) {
  return offences[offence];
}

/** @type {typeof import("../en.js").describePenalty} */
export function describePenalty(penalty) {
  return `${offences[penalty.offence]}: ${penalties[penalty.penalty](penalty)}. Решение флора окончательно.`;
}
