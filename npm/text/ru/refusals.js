// Refusals in Russian: what is wrong, with the numbers that would have been right.

import { describeCard } from "./cards.js";
import { amount, count, list, seat } from "./language.js";

const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);
const either = (numbers) => numbers.join(", ").replace(/, (?=\d+$)/, " или ");
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const seats = (numbers) => list((numbers ?? []).map((number) => lower(seat(number))));
const tables = (numbers) => list((numbers ?? []).map((table) => `стол ${table + 1}`));
/** A bound that is no more than what a number holds is none. */
const between = ({ min = 0, max = Infinity }) =>
  max < 1e15 ? `От ${amount(min)} до ${amount(max)}.` : `Не меньше ${amount(min)}.`;

/** Where a record is wrong. */
const inLine = (text) => (details) => (details.line === undefined ? text : `Строка ${details.line}: ${text}`);

export const refusals = {
  // At every table.
  ERR_NO_SUCH_SEAT: ({ seats }) => `Такого места нет, всего мест за столом: ${seats}.`,
  ERR_HAND_OVER: () => "Раздача окончена.",
  ERR_HAND_NOT_OVER: () => "Раздача ещё не окончена.",
  ERR_NOT_IN_HAND: () => "Этот игрок в раздаче не участвует.",
  ERR_NOT_YOUR_TURN: ({ canAct }) => `Сейчас не его ход, ходит ${seats(canAct)}.`,
  ERR_NOT_NOW: () => "Сейчас такого действия нет.",
  ERR_AWAY: () => "Игрок уже отсутствует.",
  ERR_PRESENT: () => "Игрок не отсутствует.",
  ERR_TOO_MANY_ACTIONS: () => "Действий больше не принимается: доиграйте, чтобы закончить.",
  ERR_TOO_MANY_HANDS: () => "Больше раздач в матче не бывает.",
  ERR_MATCH_OVER: () => "Играть может меньше двух игроков: матч окончен.",
  ERR_TOO_FEW_PLAYERS: () => "Фишки есть меньше чем у двух игроков.",

  // Bets.
  ERR_CHECK_FACING_BET: ({ call }) => `Ставку нужно уравнять: колл ${amount(call)}, рейз или пас.`,
  ERR_NOTHING_TO_CALL: () => "Уравнивать нечего: чек.",
  ERR_BET_FACING_BET: () => "Ставка уже есть: её можно повысить.",
  ERR_RAISE_WITHOUT_BET: () => "Повышать нечего: можно поставить.",
  ERR_BET_TOO_SMALL: ({ min }) => `Бет не меньше ${amount(min)}.`,
  ERR_BET_TOO_LARGE: ({ max }) => `Бет не больше ${amount(max)}.`,
  ERR_RAISE_TOO_SMALL: ({ min }) => `Рейз не меньше чем до ${amount(min)}.`,
  ERR_RAISE_TOO_LARGE: ({ max }) => `Рейз не больше чем до ${amount(max)}.`,
  ERR_OFF_STEP: ({ min, max, step }) => `От ${amount(min)} с шагом ${amount(step)} или все ${amount(max)}.`,
  ERR_NOTHING_BEHIND: ({ call }) => `Стека хватает только на колл ${amount(call)}.`,
  ERR_NOBODY_TO_RAISE: () => "Никто другой не может поставить больше нынешней ставки.",
  ERR_NOT_REOPENED: ({ call }) => `После хода этого игрока полного рейза не было: колл ${amount(call)} или пас.`,
  ERR_CAPPED: () => "В круге не больше одного бета и трёх рейзов.",
  ERR_FORCED_BET: ({ to }) => `Открывающая ставка обязательна, ${amount(to)}, и другой нет.`,
  ERR_CALL_AMOUNT: ({ call }) => `Колл добавляет ${amount(call)}.`,

  // Showdown.
  ERR_MUST_SHOW: () => "Эту руку нужно показать.",
  ERR_NOTHING_TO_ASK: () => "Попросить показать карты здесь нельзя.",
  ERR_NOTHING_TO_WIN: () => "Выигрывать нечего: никто не ставил или все спасовали.",
  ERR_NOBODY_SHOWS: () => "Последняя рука, которая может взять банк, вскрывается.",

  // Set-ups.
  ERR_SEATS: ({ min, max }) => `Для раздачи нужно от ${min} до ${max} игроков с фишками.`,
  ERR_STACKS: () => "Нужен стек для каждого места.",
  ERR_TOO_MANY_CHIPS: ({ max }) => `Во всех стеках вместе не больше ${amount(max)}.`,
  ERR_AMOUNT: between,
  ERR_OUT_OF_RANGE: between,
  ERR_OFF_UNIT: ({ unit }) => `Только целыми фишками по ${amount(unit)}.`,
  ERR_STRADDLES: ({ max }) => `За этим столом страддл ставит не больше чем ${count(max, "место", "места", "мест")}.`,
  ERR_BUTTON: ({ dealtIn, players }) => `Баттон стоит перед игроком: ${seats(dealtIn ?? players)}.`,
  ERR_POSITIONS: () => "При таком баттоне блайнды так стоять не могут.",
  ERR_NO_SEED: () => "Без колоды нужно зерно тасовки.",
  ERR_DECK_SIZE: ({ min, max }) =>
    min === max
      ? `В колоде ${count(min, "карта", "карты", "карт")}.`
      : `В колоде их от ${amount(min)} до ${amount(max)}.`,
  ERR_REPEATED: ({ first, position }) =>
    first === undefined
      ? `Повтор${position === undefined ? "" : `, второй раз под номером ${position + 1}`}.`
      : `Повтор, первый раз под номером ${first + 1}.`,
  ERR_FOREIGN_PIECE: () => "Этим здесь не играют.",
  ERR_NO_ENTROPY: () => "Система не даёт случайных чисел: задайте зерно тасовки.",

  // Cards and hands.
  ERR_CARD_COUNT: (details) => {
    if (details.given !== undefined) return `Раскладывают от ${details.min} до ${details.max} карт.`;
    if (details.field !== undefined) return `Карт здесь ${either(details.legal)}, а не ${amount(details.count)}.`;
    return details.count === undefined
      ? `Известно карт: ${amount(details.known)}, руки из ${details.size} из них не выйдет.`
      : `Комбинацию составляют от пяти до семи карт, здесь ${amount(details.count)}.`;
  },
  ERR_CARD_REPEATED: ({ position }) => `Карта стоит дважды, второй раз под номером ${position + 1}.`,
  ERR_NO_CARD: () => "Это не карта.",
  ERR_BATCH_LENGTH: ({ size }) => `Карты не делятся на руки по ${size}.`,
  ERR_PIECE_COUNT: (details) => `Здесь нужно ${amount(details.count)}.`,

  // Open-face Chinese.
  ERR_KUSH: ({ max }) => `От 1 до ${amount(max)}.`,
  ERR_ROW_POINTS: ({ min, max }) => `От ${min} до ${max} очков за ряд.`,
  ERR_SWEEP_TOTAL: ({ min, max }) =>
    `Все три ряда вместе стоят не меньше ${min} очков, трижды за ряд, и не больше ${amount(max)}.`,
  ERR_ROYALTY: ({ max }) => `Роялти не больше ${amount(max)} очков.`,
  ERR_NATURAL: ({ max }) => `Готовая рука выигрывает не больше ${amount(max)} очков.`,
  ERR_NATURALS_IN_PINEAPPLE: () => "Готовые руки бывают только в закрытой игре.",
  ERR_NO_STREETS: () => "В закрытой игре нет улиц: все тринадцать карт раскладывают сразу.",
  ERR_NO_STACKS: () => "Для расчёта по стекам нужны стеки.",
  ERR_FANTASY_OWED: ({ owners }) => `Выйти нельзя, пока не сыграна фантазия: ${seats(owners)}.`,
  ERR_BONUS: () => "У этого места не может быть такой фантазии.",
  ERR_BUTTON_DRAWN_TWICE: () => "Баттон разыгрывается один раз, перед первой раздачей.",
  ERR_ROW_FULL: ({ room }) => `В этот ряд войдёт ещё не больше чем ${count(room, "карта", "карты", "карт")}.`,
  ERR_PLACE_COUNT: ({ mustPlace, mustDiscard }) =>
    mustDiscard === 0 ? `Разложите все карты: ${mustPlace}.` : `В ряды карт: ${mustPlace}, в пас: ${mustDiscard}.`,
  ERR_CARD_TWICE: ({ card }) => `${capital(describeCard(card))}: карта стоит дважды.`,
  ERR_CARD_PLACED: ({ card }) => `${capital(describeCard(card))}: карта уже в ряду и больше не двигается.`,
  ERR_CARD_NOT_HELD: ({ card }) => `${capital(describeCard(card))}: у игрока нет этой карты.`,
  ERR_BOARD_NOT_FULL: ({ full }) => `Судят сложенную руку, все её карты: ${full}.`,
  ERR_BOARD_NOTATION: () => "Нужны три ряда карт.",

  // Banknotes.
  ERR_NO_SUCH_PIECE: ({ held }) => `Такой купюры в зоне нет, всего в ней ${held}.`,
  ERR_ONE_ZONE: () => "Смотрят по одной зоне, и только ту, где что-то лежит.",
  ERR_NO_NOTE: () => "Это не номер купюры.",
  ERR_NOTE_COUNT: (details) =>
    details.max === undefined
      ? `Комбинацию выбирают из трёх, четырёх или пяти купюр, здесь их ${details.count}.`
      : `Купюр здесь от ${details.min} до ${details.max}, а не ${details.count}.`,
  ERR_NO_SUCH_NOTE: () => "Такой купюры нет.",
  ERR_NOTE_TWICE: () => "Купюра взята дважды: в комбинации три разные купюры.",
  ERR_SHIFT_TOO_FAR: () => "Каждый нуль купюры сдвигает её не больше чем на одно очко.",
  ERR_DUPLICATE_NOTE: () => "Купюра стоит дважды.",
  ERR_FOREIGN_NOTE: () => "Этой купюры у заведения нет.",
  ERR_TOO_FEW_NOTES: ({ fewest, needed }) => `Купюр нужно не меньше ${amount(fewest ?? needed)}.`,
  ERR_TOO_MANY_NOTES: ({ most, max }) => `Купюр не больше ${amount(most ?? max)}.`,
  ERR_ZONES: () => "Три купюры так по зонам лежать не могут.",
  ERR_SHOTS: () => "Такого выстрела нет.",
  ERR_OPPONENTS: ({ min = 0, max }) => `Соперников от ${min} до ${max}.`,
  ERR_SAMPLES: ({ max }) => `Проб от 1 до ${amount(max)}.`,

  // Odds.
  ERR_HAND_COUNT: ({ min = 2, max = 10 }) => `Рук от ${min} до ${max}.`,
  ERR_HOLE_CARDS: () => "В руке две карты.",
  ERR_BOARD_COUNT: ({ legal }) =>
    legal === undefined ? "На столе нет карт или их три, четыре, пять." : `В рядах карт здесь ${either(legal)}.`,
  ERR_RANGE: () => "Это не диапазон рук.",
  ERR_RANGE_EMPTY: () => "Известные карты не оставляют в диапазоне ни одной руки.",
  ERR_TOO_FEW_CARDS: () => "Для раздачи осталось слишком мало карт.",
  ERR_NO_DEAL: () => "Вместе эти диапазоны раздать нельзя.",
  ERR_EQUITY_BUDGET: () => "Такой подсчёт превышает бюджет: возьмите выборку.",

  // Advice.
  ERR_NOTHING_TO_DECIDE: () => "Решать нечего: сейчас не очередь этого места.",

  // The tournament.
  ERR_POINTS: () => "Очки от места к месту не растут.",
  ERR_NO_BREAK: () => "После этого уровня нет перерыва.",
  ERR_SCHEDULE_REQUEST: between,
  ERR_OUT_OF_CHIPS: () => "У этого игрока нет фишек: сначала ребай.",
  ERR_PLACES_TOLD: () => "Эти места уже определены, платить за них больше нельзя.",
  ERR_CHIPS: () => "Каждый номинал фишек кратен предыдущему.",
  ERR_SCHEDULE: (details) =>
    details.unit !== undefined
      ? `Только целыми фишками по ${amount(details.unit)}.`
      : details.min === undefined
        ? "Расписание начинается и заканчивается уровнем."
        : between(details),
  ERR_PAYOUTS: () => "Призы от места к месту не растут, а доли в сумме дают целое.",
  ERR_PAYOUTS_ABOVE_POOL: ({ sum, pool }) => `Призы, ${amount(sum)}, больше призового фонда ${amount(pool)}.`,
  ERR_PRIZE_PAID: () => "Приз уже выдан.",
  ERR_TIME_BACKWARDS: () => "Время назад не идёт.",
  ERR_CLOCK_STATE: () => "В нынешнем состоянии таймер этого не делает.",
  ERR_NO_PERIOD: () => "Уровня или перерыва в эту сторону нет.",
  ERR_REMAINING: () => "Столько времени на этом уровне остаться не может.",
  ERR_NO_SUCH_PLAYER: () => "Такого игрока нет.",
  ERR_NO_SUCH_TABLE: ({ tables: there }) => `Такого стола нет, есть только ${tables(there)}.`,
  ERR_PLAYER_OUT: () => "Игрок уже вылетел.",
  ERR_UNEQUAL_STACK: ({ stack }) => `Все начинают с одинаковым стеком: ${amount(stack)}.`,
  ERR_NAME: ({ most }) => `В имени не больше ${count(most, "байта", "байтов", "байтов")} и нет управляющих знаков.`,
  ERR_FULL: ({ most }) => `Участников не больше ${amount(most)}.`,
  ERR_ENTRY_CLOSED: ({ untilLevel }) =>
    untilLevel === null ? "Поздней регистрации нет." : `Регистрация шла до уровня ${untilLevel}.`,
  ERR_REBUYS_CLOSED: ({ untilLevel }) => (untilLevel === null ? "Ребаев нет." : `Ребаи шли до уровня ${untilLevel}.`),
  ERR_REBUY_STACK: ({ atMost }) => `Ребай для стеков не больше ${amount(atMost)}.`,
  ERR_REBUYS_USED: ({ most }) => `Игроку положено не больше чем ${count(most, "ребай", "ребая", "ребаев")}.`,
  ERR_NO_REBUY_OPEN: () => "Отказываться не от чего: ребай не предложен.",
  ERR_ADD_ON_CLOSED: ({ afterLevel }) =>
    afterLevel === null ? "Аддона нет." : `Аддон берут в перерыве после уровня ${afterLevel}.`,
  ERR_ADD_ON_TAKEN: () => "Игрок уже взял аддон.",
  ERR_HAND_RUNNING: ({ table }) => `Ещё идёт раздача, ${tables([table])}.`,
  ERR_NO_HAND: () => "За этим столом раздача не идёт.",
  ERR_HAND_ELSEWHERE: () => "Эта раздача идёт в другом месте: нужен её итог.",
  ERR_HAND_HERE: () => "Эта раздача идёт здесь, действие за действием.",
  ERR_ON_BREAK: () => "Сейчас перерыв.",
  ERR_TABLE_SHORT: ({ players, min }) => `Стол ждёт игроков: их ${players}, нужно ${min}.`,
  ERR_NOBODY_TO_PLAY: () => "Фишки за столом есть меньше чем у двоих.",
  ERR_FINAL_TABLE: () => "Все ждут рассадки финального стола.",
  ERR_ROUND_PLAYED: ({ tables: left }) => `Этот стол свою раздачу сыграл и ждёт: ${tables(left)}.`,
  ERR_CHIPS_DO_NOT_ADD_UP: ({ sum }) => `Стеки в сумме должны дать ${amount(sum)}.`,
  ERR_KNOCKOUTS: ({ out }) => `Назовите вылетевших (${seats(out)}), каждого с тем, кто выиграл его фишки.`,
  ERR_HANDS: between,
  ERR_HAND_FOR_HAND: ({ on }) => `Раздача за раздачей уже ${on ? "идёт" : "не идёт"}.`,
  ERR_ONE_TABLE: () => "Для игры раздача за раздачей нужны два стола.",

  // Saves and handles.
  ERR_SAVE_UNREADABLE: () => "Сохранение не читается.",
  ERR_SAVE_VERSION: () => "Сохранение другой версии.",
  ERR_SAVE_CHANGED: () => "Сохранение изменено после записи.",
  ERR_NOT_INITIALIZED: () => "Пакет ещё не загружен.",
  ERR_PART_NOT_LOADED: () => "Эта часть пакета ещё не загружена.",
  ERR_FREED: () => "Игра закрыта.",

  // Records in PHH.
  ERR_PHH_LIMIT: inLine("Запись слишком длинная."),
  ERR_PHH_SYNTAX: inLine("Запись не читается: неверный знак."),
  ERR_PHH_UNSUPPORTED: inLine("Такая форма в записях раздач не нужна."),
  ERR_PHH_TWICE: inLine("Поле стоит дважды."),
  ERR_PHH_MISSING: inLine("Поля не хватает."),
  ERR_PHH_VALUE: inLine("Значение не того вида."),
  ERR_PHH_COUNT: inLine("Значение нужно для каждого игрока."),
  ERR_PHH_PLAYERS: inLine("В раздаче от 2 до 10 игроков."),
  ERR_PHH_VARIANT: inLine("Читается и пишется только безлимитный холдем."),
  ERR_PHH_BLINDS: inLine("Блайнды идут так: малый, большой, затем страддлы без пропусков."),
  ERR_PHH_ANTES: inLine("Анте платят все поровну или один большой блайнд."),
  ERR_PHH_MIN_BET: inLine("Наименьшая ставка равна большому блайнду."),
  ERR_PHH_SETUP: inLine("Стол не принимает условия этой записи."),
  ERR_PHH_NOTATION: inLine("Это не действие раздачи."),
  ERR_PHH_NO_SUCH_PLAYER: inLine("Такого игрока нет."),
  ERR_PHH_NO_CARD: inLine("Это не карта."),
  ERR_PHH_CARD_TWICE: inLine("Карта уже в другом месте."),
  ERR_PHH_HOLE_CARDS: inLine("У игрока две карты, те, что сданы."),
  ERR_PHH_ORDER: inLine("Сейчас такого действия быть не может."),
  ERR_PHH_REFUSED: inLine("Стол не принимает действие этой записи."),
  ERR_PHH_MUCKED_WINNER: inLine("Сброшена открытая рука, которая выигрывает."),
  ERR_PHH_GAME: () => "Так записывается только холдем.",
  ERR_PHH_DEAD: () => "Мёртвый блайнд или снятая рука так не записываются.",
};

/** At the banknote games money is never called chips. */
export const banknoteRefusals = {
  ERR_OUT_OF_RANGE: ({ min, max }) => `Объявите число от ${min} до ${max}.`,
  ERR_SEATS: ({ min, max }) => `Для кона нужно от ${min} до ${max} игроков, которые могут сдать Бай-ин.`,
  ERR_TOO_MANY_CHIPS: ({ max }) => `Денег на столе не больше ${amount(max)}.`,
  ERR_BUTTON: ({ dealtIn }) => `Дилером может быть тот, кто играет: ${seats(dealtIn)}.`,
  ERR_REPEATED: ({ first }) => `Номер стоит дважды, первый раз как купюра ${first + 1}.`,
  ERR_DECK_SIZE: ({ min, max }) => `От ${amount(min)} до ${amount(max)} купюр.`,
};

/** @type {typeof import("../en.js").describeRefusal} */
export function describeRefusal({ code, rule = null, details = {} }) {
  const words = rule !== null && /^L[PHD]-/.test(rule) ? { ...refusals, ...banknoteRefusals } : refusals;
  const sentence = Object.hasOwn(words, code) ? words[code] : undefined;
  return sentence === undefined ? `Отказ: ${code}.` : sentence(details);
}
