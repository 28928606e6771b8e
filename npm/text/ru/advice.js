// What computer players say of their play, in Russian.

import { describeRow } from "./hands.js";
import { count } from "./language.js";

const percent = (share) => `${Math.round(100 * share)}\u00a0%`;
const blindsOf = (blinds) => `стеке в ${count(blinds, "большой блайнд", "больших блайнда", "больших блайндов")}`;
const rowName = (row) => describeRow(row).toLowerCase();
const points = (n) => count(n, "очко", "очка", "очков");

export const advice = {
  "only-action": () => "Другого выбора у меня нет.",
  check: ({ equity }) => `Моё эквити около ${percent(equity)}, а чек ничего не стоит.`,
  fold: ({ equity, needed }) => `Моё эквити около ${percent(equity)}, а для колла нужно ${percent(needed)}.`,
  call: ({ equity, needed }) => `Моё эквити около ${percent(equity)}, для колла хватает ${percent(needed)}.`,
  value: ({ equity }) => `Моё эквити около ${percent(equity)}: ставлю, чтобы ответили руки слабее.`,
  bluff: ({ equity, needed }) =>
    `Моё эквити около ${percent(equity)}, это блеф: он окупается, если пасуют в ${percent(needed)} случаев.`,
  "semi-bluff": ({ equity, needed }) =>
    `Ставлю с дро, эквити около ${percent(equity)}: могут и спасовать; само по себе это окупается, если пасуют в ${percent(needed)} случаев.`,
  "slow-play": ({ equity }) => `Моё эквити около ${percent(equity)}: пусть ставят другие.`,
  curious: ({ equity, needed }) =>
    `Моё эквити около ${percent(equity)}, а нужно ${percent(needed)}, но хочется посмотреть, что придёт.`,
  "start-fold": ({ top, plays }) =>
    `Рука входит в ${percent(top)} лучших стартовых, а здесь играют только лучшие ${percent(plays)}.`,
  "start-call": ({ top, plays }) =>
    `Рука входит в ${percent(top)} лучших стартовых: здесь уравнивают с лучшими ${percent(plays)}.`,
  "start-raise": ({ top, plays }) =>
    `Рука входит в ${percent(top)} лучших стартовых: здесь повышают с лучшими ${percent(plays)}.`,
  push: ({ top, plays, blinds }) =>
    `При ${blindsOf(blinds)} в олл-ин идут лучшие ${percent(plays)} рук; эта входит в лучшие ${percent(top)}.`,
  "push-fold": ({ top, plays, blinds }) =>
    `При ${blindsOf(blinds)} стоит ждать лучших ${percent(plays)} рук; эта входит лишь в лучшие ${percent(top)}.`,
  show: () => "Открываюсь: рука может выиграть.",
  muck: () => "Сбрасываю: рука бита.",
  announce: () => "Мне подойдёт любое Игровое место.",
  stand: ({ equity }) => `Играю без обмена, эквити около ${percent(equity)}: другая купюра не поможет.`,
  "forced-bet": () => "Открываю торги: принудительный Бет равен Анте.",
  "hold-shot": ({ equity }) => `Держу выстрел: обмен сжёг бы его; моя доля банка около ${percent(equity)}.`,
  exchange: ({ equity, stands }) =>
    `Меняю: с обменом моя доля банка около ${percent(equity)}, без него ${percent(stands)}.`,
  arrange: ({ royalties }) =>
    royalties > 0
      ? `Раскладываю карты на ${points(royalties)} роялти.`
      : "Раскладываю карты как можно сильнее, роялти не выходит.",
  stay: ({ royalties }) => `Получаю повтор фантазии и роялти на ${points(royalties)}.`,
  royalty: ({ row, points: paid }) => `Беру роялти за ${rowName(row)}: ${points(paid)}.`,
  fantasy: () => "Иду в фантазию: для неё на фронте нужны дамы или старше.",
  "flush-draw": ({ row, cards }) =>
    `Собираю флеш, ${rowName(row)}: ${count(cards, "карта", "карты", "карт")} одной масти.`,
  pairs: ({ row }) => `Усиливаю ${rowName(row)} картами одного достоинства.`,
  safe: () => "Ставлю так, чтобы порядок рядов сохранился.",
  dead: () => "Порядок рядов нарушен, рука мёртвая.",
};

/** @type {typeof import("../en.js").describeAdvice} */
export function describeAdvice(reason) {
  return Object.hasOwn(advice, reason.code) ? advice[reason.code](reason) : `У меня свои причины: ${reason.code}.`;
}
