// Refusals in Russian: what is wrong, with the numbers that would have been right.

import { describeCard } from "./cards.js";
import { amount, count, list } from "./language.js";

const either = (numbers) => numbers.join(", ").replace(/, (?=\d+$)/, " или ");
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** место 1; места 1 и 3 */
const numbered = (numbers, one, several) => {
  const from1 = (numbers ?? []).map((number) => String(number + 1));
  return `${from1.length === 1 ? one : several} ${list(from1)}`;
};
const seats = (numbers) => numbered(numbers, "место", "места");
const tables = (numbers) => numbered(numbers, "стол", "столы");
/** 2 или 3; от 2 до 10 */
const range = ({ min, max }) => (max === min + 1 ? `${min} или ${max}` : `от ${min} до ${max}`);
/** 2 или 3 игрока; от 2 до 10 игроков; от 2 до 21 игрока */
const rangeOf = ({ min, max }, one, few, many) => {
  if (max === min + 1) return `${min} или ${count(max, one, few, many)}`;
  return `от ${min} до ${count(max, few, many, many)}`;
};
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
  ERR_NOT_YOUR_TURN: ({ canAct }) =>
    (canAct ?? []).length === 0
      ? "Сейчас ходить некому."
      : `Сейчас ${canAct.length === 1 ? "ходит" : "ходят"} ${seats(canAct)}.`,
  ERR_NOT_NOW: () => "Сейчас так нельзя.",
  ERR_AWAY: () => "Этот игрок и так отсутствует.",
  ERR_PRESENT: () => "Этот игрок не отсутствует.",
  ERR_TOO_MANY_ACTIONS: ({ most }) =>
    `Больше ${count(most, "действия", "действий", "действий")} здесь не бывает: доиграйте до конца.`,
  ERR_TOO_MANY_HANDS: () => "Матч уже самый длинный, какой бывает.",
  ERR_MATCH_OVER: () => "Игроков осталось меньше двух: матч окончен.",
  ERR_TOO_FEW_PLAYERS: () => "Играть могут меньше двух игроков.",

  // Bets.
  ERR_CHECK_FACING_BET: ({ call }) => `Чек невозможен: нужно уравнять ${amount(call)}.`,
  ERR_NOTHING_TO_CALL: () => "Уравнивать нечего: можно сделать чек.",
  ERR_BET_FACING_BET: () => "Ставка уже есть: её можно только повысить.",
  ERR_RAISE_WITHOUT_BET: () => "Повышать нечего: можно сделать бет.",
  ERR_BET_TOO_SMALL: ({ min }) => `Бет должен быть не меньше ${amount(min)}.`,
  ERR_BET_TOO_LARGE: ({ max }) => `Бет может быть не больше ${amount(max)}.`,
  ERR_RAISE_TOO_SMALL: ({ min }) => `Рейз должен быть не меньше чем до ${amount(min)}.`,
  ERR_RAISE_TOO_LARGE: ({ max }) => `Рейз может быть не больше чем до ${amount(max)}.`,
  ERR_OFF_STEP: ({ min, max, step }) => `От ${amount(min)} с шагом ${amount(step)} или ровно ${amount(max)}.`,
  ERR_NOTHING_BEHIND: ({ call }) => `Стека хватает только на колл ${amount(call)}.`,
  ERR_NOBODY_TO_RAISE: () => "Повышать незачем: никто другой не может поставить больше.",
  ERR_NOT_REOPENED: ({ call }) =>
    `После хода этого игрока полного рейза не было: можно сделать колл ${amount(call)} или пас.`,
  ERR_CAPPED: () => "В круге бывает не больше одного бета и трёх рейзов.",
  ERR_FORCED_BET: ({ to }) => `Нужен принудительный Бет ${amount(to)}, и ничего другого.`,
  ERR_CALL_AMOUNT: ({ call }) => `Для колла нужно добавить ровно ${amount(call)}.`,

  // Showdown.
  ERR_MUST_SHOW: () => "Эту руку нужно показать.",
  ERR_NOTHING_TO_ASK: () => "Попросить показать карты здесь нельзя.",
  ERR_NOTHING_TO_WIN: () => "Выигрывать нечего: никто не ставил или никого не осталось.",
  ERR_NOBODY_SHOWS: () => "Последнюю руку, которая может взять банк, нужно вскрыть.",

  // Set-ups.
  ERR_SEATS: ({ min, max }) =>
    min === max
      ? `Мест за столом ${min}: нужен стек для каждого.`
      : `Для раздачи нужно ${rangeOf({ min, max }, "игрок", "игрока", "игроков")} с фишками.`,
  ERR_STACKS: () => "Нужен стек для каждого места.",
  ERR_TOO_MANY_CHIPS: ({ max }) => `Всего на столе может быть не больше ${amount(max)}.`,
  ERR_AMOUNT: between,
  ERR_OUT_OF_RANGE: between,
  ERR_OFF_UNIT: ({ unit }) => `Только целыми фишками по ${amount(unit)}.`,
  ERR_STRADDLES: ({ max }) =>
    max === 0
      ? "За этим столом страддл ставить некому."
      : `За этим столом страддл может стоять не больше чем на ${count(max, "месте", "местах", "местах")}.`,
  ERR_BUTTON: ({ dealtIn, players }) => `Баттон должен стоять перед игроком: ${seats(dealtIn ?? players)}.`,
  ERR_POSITIONS: () => "При таком баттоне блайнды там стоять не могут.",
  ERR_NO_SEED: () => "Без колоды нужно зерно тасовки.",
  ERR_DECK_SIZE: ({ min, max }) =>
    min === max
      ? `В колоде ${count(min, "карта", "карты", "карт")}.`
      : `В колоде их от ${amount(min)} до ${amount(max)}.`,
  ERR_REPEATED: ({ first, position }) =>
    first === undefined
      ? `Это повтор${position === undefined ? "" : `: второй раз под номером ${position + 1}`}.`
      : `Это повтор: первый раз под номером ${first + 1}.`,
  ERR_FOREIGN_PIECE: () => "В этой игре этим не играют.",
  ERR_NO_ENTROPY: () => "Система не даёт случайных чисел: задайте зерно тасовки.",

  // Cards and hands.
  ERR_CARD_COUNT: (details) => {
    if (details.given !== undefined)
      return `Раскладывают от ${details.min} до ${count(details.max, "карты", "карт", "карт")}.`;
    if (details.field !== undefined)
      return `Карт здесь должно быть ${either(details.legal)}, а не ${amount(details.count)}.`;
    return details.count === undefined
      ? `Известно карт: ${amount(details.known)}, комбинации из ${details.size} из них не выйдет.`
      : `Комбинацию составляют от пяти до семи карт, здесь ${amount(details.count)}.`;
  },
  ERR_CARD_REPEATED: ({ position }) => `Карта повторяется, второй раз под номером ${position + 1}.`,
  ERR_NO_CARD: () => "Это не карта.",
  ERR_BATCH_LENGTH: ({ size }) => `Карты не делятся на руки по ${size}.`,
  ERR_PIECE_COUNT: (details) => `Здесь нужно ${amount(details.count)}.`,

  // Open-face Chinese.
  ERR_KUSH: ({ max }) => `Куш бывает от 1 до ${amount(max)}.`,
  ERR_ROW_POINTS: ({ min, max }) => `За ряд дают ${rangeOf({ min, max }, "очко", "очка", "очков")}.`,
  ERR_SWEEP_TOTAL: ({ min, max }) =>
    `Все три ряда вместе стоят не меньше ${count(min, "очка", "очков", "очков")}, трижды за ряд, и не больше ${amount(max)}.`,
  ERR_ROYALTY: ({ max }) => `Роялти не больше ${count(max, "очка", "очков", "очков")}.`,
  ERR_NATURAL: ({ max }) => `Особая рука выигрывает не больше ${count(max, "очка", "очков", "очков")}.`,
  ERR_NATURALS_IN_PINEAPPLE: () => "Особые руки бывают только в закрытой игре.",
  ERR_NO_STREETS: () => "В закрытой игре нет улиц: все тринадцать карт раскладывают сразу.",
  ERR_NO_STACKS: () => "Чтобы рассчитываться по стекам, нужны стеки.",
  ERR_FANTASY_OWED: ({ owners }) => `Выйти нельзя, пока не сыграна фантазия (${seats(owners)}).`,
  ERR_BONUS: () => "У этого места не может быть такой фантазии.",
  ERR_BUTTON_DRAWN_TWICE: () => "Баттон разыгрывается один раз, перед первой раздачей.",
  ERR_ROW_FULL: ({ room }) =>
    room === 0 ? "Этот ряд полон." : `В этот ряд войдёт ещё не больше ${count(room, "карты", "карт", "карт")}.`,
  ERR_PLACE_COUNT: ({ mustPlace, mustDiscard }) =>
    mustDiscard === 0
      ? `Разложите все карты, их ${mustPlace}.`
      : `В ряды нужно положить карт: ${mustPlace}, в пас: ${mustDiscard}.`,
  ERR_CARD_TWICE: ({ card }) => `${capital(describeCard(card))}: карта повторяется.`,
  ERR_CARD_PLACED: ({ card }) => `${capital(describeCard(card))}: карта уже в ряду и больше не двигается.`,
  ERR_CARD_NOT_HELD: ({ card }) => `${capital(describeCard(card))}: у игрока нет этой карты.`,
  ERR_BOARD_NOT_FULL: ({ full }) => `Судят только сложенную руку, в ней ${count(full, "карта", "карты", "карт")}.`,
  ERR_BOARD_NOTATION: () => "Нужны три ряда карт.",

  // Banknotes.
  ERR_NO_SUCH_PIECE: ({ held }) => `Такой купюры в зоне нет, всего купюр в ней: ${held}.`,
  ERR_ONE_ZONE: () => "Смотреть можно по одной зоне, и только ту, где лежат купюры.",
  ERR_NO_NOTE: () => "Это не номер купюры.",
  ERR_NOTE_COUNT: (details) =>
    details.max === undefined
      ? `Комбинацию выбирают из трёх, четырёх или пяти купюр, здесь их ${details.count}.`
      : `Купюр здесь должно быть ${details.min === details.max ? details.max : range(details)}, а не ${details.count}.`,
  ERR_NO_SUCH_NOTE: () => "Такой купюры нет.",
  ERR_NOTE_TWICE: () => "Купюра взята дважды: в комбинации три разные купюры.",
  ERR_SHIFT_TOO_FAR: () => "Каждый ноль сдвигает свою купюру не больше чем на одно очко.",
  ERR_DUPLICATE_NOTE: () => "Купюра повторяется.",
  ERR_FOREIGN_NOTE: () => "Этой купюры у заведения нет.",
  ERR_TOO_FEW_NOTES: ({ fewest, needed }) => `Купюр нужно не меньше ${amount(fewest ?? needed)}.`,
  ERR_TOO_MANY_NOTES: ({ most, max }) => `Купюр может быть не больше ${amount(most ?? max)}.`,
  ERR_ZONES: () => "Три купюры так по зонам лежать не могут.",
  ERR_SHOTS: () => "Такого выстрела быть не может.",
  ERR_OPPONENTS: ({ min = 0, max }) => `Соперников может быть ${range({ min, max })}.`,
  ERR_SAMPLES: ({ max }) => `Выборка может быть от 1 до ${amount(max)}.`,

  // Odds.
  ERR_HAND_COUNT: ({ min = 2, max = 10 }) => `Рук может быть ${range({ min, max })}.`,
  ERR_HOLE_CARDS: () => "В руке две карты.",
  ERR_BOARD_COUNT: ({ legal }) =>
    legal === undefined
      ? "Общих карт нет или их три, четыре, пять."
      : `Карт в рядах здесь должно быть ${either(legal)}.`,
  ERR_RANGE: () => "Это не диапазон рук.",
  ERR_RANGE_EMPTY: () => "Из-за известных карт в диапазоне не осталось ни одной руки.",
  ERR_TOO_FEW_CARDS: () => "Для раздачи осталось слишком мало карт.",
  ERR_NO_DEAL: () => "Вместе эти диапазоны раздать нельзя.",
  ERR_EQUITY_BUDGET: () => "Точный подсчёт слишком велик: возьмите выборку.",

  // Advice.
  ERR_NOTHING_TO_DECIDE: () => "Решать нечего: сейчас ход не этого игрока.",

  // The tournament.
  ERR_POINTS: () => "Очки от места к месту не должны расти.",
  ERR_NO_BREAK: () => "После этого уровня нет перерыва.",
  ERR_SCHEDULE_REQUEST: between,
  ERR_OUT_OF_CHIPS: () => "У этого игрока нет фишек: сначала ребай.",
  ERR_PLACES_TOLD: ({ most }) => `Места ниже уже определены: призовых мест может быть не больше ${amount(most)}.`,
  ERR_CHIPS: () => "Каждый номинал фишек должен быть кратен предыдущему.",
  ERR_SCHEDULE: (details) =>
    details.unit !== undefined
      ? `Только целыми фишками по ${amount(details.unit)}.`
      : details.min === undefined
        ? "Расписание начинается и заканчивается уровнем."
        : between(details),
  ERR_PAYOUTS: () => "Призы от места к месту не должны расти, а доли в сумме должны дать целое.",
  ERR_PAYOUTS_ABOVE_POOL: ({ sum, pool }) => `Призы, ${amount(sum)}, больше призового фонда ${amount(pool)}.`,
  ERR_PRIZE_PAID: () => "Приз уже выдан.",
  ERR_TIME_BACKWARDS: () => "Время назад не идёт.",
  ERR_CLOCK_STATE: () => "Сейчас таймер этого сделать не может.",
  ERR_NO_PERIOD: () => "Уровня или перерыва в эту сторону нет.",
  ERR_REMAINING: () => "Столько времени на этом уровне остаться не может.",
  ERR_NO_SUCH_PLAYER: () => "Такого игрока нет.",
  ERR_NO_SUCH_TABLE: ({ tables: there }) => `Такого стола нет, есть только ${tables(there)}.`,
  ERR_PLAYER_OUT: () => "Игрок уже вылетел.",
  ERR_UNEQUAL_STACK: ({ stack }) => `Все начинают с одинаковым стеком: ${amount(stack)}.`,
  ERR_NAME: ({ most }) => `В имени не больше ${count(most, "байта", "байтов", "байтов")} и нет управляющих знаков.`,
  ERR_FULL: ({ most }) => `Участников может быть не больше ${amount(most)}.`,
  ERR_ENTRY_CLOSED: ({ untilLevel }) =>
    untilLevel === null ? "Поздней регистрации нет." : `Регистрация была открыта до уровня ${untilLevel}.`,
  ERR_REBUYS_CLOSED: ({ untilLevel }) =>
    untilLevel === null ? "Ребаев нет." : `Ребаи были открыты до уровня ${untilLevel}.`,
  ERR_REBUY_STACK: ({ atMost }) => `Ребай можно сделать при стеке не больше ${amount(atMost)}.`,
  ERR_REBUYS_USED: ({ most }) => `Игрок может сделать не больше ${count(most, "ребая", "ребаев", "ребаев")}.`,
  ERR_NO_REBUY_OPEN: () => "Отказываться не от чего: ребай не предложен.",
  ERR_ADD_ON_CLOSED: ({ afterLevel }) =>
    afterLevel === null ? "Аддона нет." : `Аддон берут в перерыве после уровня ${afterLevel}.`,
  ERR_ADD_ON_TAKEN: () => "Игрок уже взял аддон.",
  ERR_HAND_RUNNING: ({ table }) => `За столом ${table + 1} ещё идёт раздача.`,
  ERR_NO_HAND: () => "За этим столом раздача не идёт.",
  ERR_HAND_ELSEWHERE: () => "Эта раздача идёт в другом месте: нужен её итог.",
  ERR_HAND_HERE: () => "Эта раздача идёт здесь, действие за действием.",
  ERR_ON_BREAK: () => "Сейчас перерыв.",
  ERR_TABLE_SHORT: ({ players, min }) => `Стол ждёт игроков: есть ${players}, нужно ${min}.`,
  ERR_NOBODY_TO_PLAY: () => "Фишки есть меньше чем у двух игроков за столом.",
  ERR_FINAL_TABLE: () => "Все ждут жеребьёвки финального стола.",
  ERR_ROUND_PLAYED: ({ tables: left }) => `Этот стол свою раздачу сыграл и ждёт остальных: ${tables(left)}.`,
  ERR_CHIPS_DO_NOT_ADD_UP: ({ sum }) => `Стеки в сумме должны дать ${amount(sum)}.`,
  ERR_KNOCKOUTS: ({ out }) => `Назовите вылетевших (${seats(out)}), каждого с тем, кто выиграл его фишки.`,
  ERR_HANDS: between,
  ERR_HAND_FOR_HAND: ({ on }) => `Игра «раздача за раздачей» ${on ? "уже идёт" : "и так не идёт"}.`,
  ERR_ONE_TABLE: () => "Для игры «раздача за раздачей» нужно хотя бы два стола.",

  // Saves and handles.
  ERR_SAVE_UNREADABLE: () => "Сохранение не читается.",
  ERR_SAVE_VERSION: () => "Сохранение другой версии.",
  ERR_SAVE_CHANGED: () => "После сохранения запись изменили.",
  ERR_NOT_INITIALIZED: () => "Пакет ещё не загружен.",
  ERR_PART_NOT_LOADED: () => "Эта часть пакета ещё не загружена.",
  ERR_FREED: () => "Игра закрыта.",

  // Records in PHH.
  ERR_PHH_LIMIT: inLine("Запись слишком длинная."),
  ERR_PHH_SYNTAX: inLine("Запись не читается: неверный символ."),
  ERR_PHH_UNSUPPORTED: inLine("Такой формы в записях раздач не бывает."),
  ERR_PHH_TWICE: inLine("Поле повторяется."),
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
  ERR_PHH_CARD_TWICE: inLine("Эта карта уже в другом месте."),
  ERR_PHH_HOLE_CARDS: inLine("У игрока две карты, именно те, что сданы."),
  ERR_PHH_ORDER: inLine("Сейчас такого действия быть не может."),
  ERR_PHH_REFUSED: inLine("Стол не принимает действие этой записи."),
  ERR_PHH_MUCKED_WINNER: inLine("Сброшена открытая рука, которая выигрывает."),
  ERR_PHH_GAME: () => "Так записывается только холдем.",
  ERR_PHH_DEAD: () => "Мёртвый блайнд и мёртвая рука так не записываются.",
};

/** At the banknote games money is never called chips, a hand is a кон, and a fold is no пас. */
export const banknoteRefusals = {
  ERR_HAND_OVER: () => "Кон завершён.",
  ERR_HAND_NOT_OVER: () => "Кон ещё не завершён.",
  ERR_NOTHING_TO_CALL: () => "Уравнивать нечего: можно сделать Чек.",
  ERR_RAISE_WITHOUT_BET: () => "Повышать нечего: можно сделать Бет.",
  ERR_CALL_AMOUNT: ({ call }) => `Для Колла нужно добавить ровно ${amount(call)}.`,
  ERR_NOTHING_TO_ASK: () => "Попросить показать купюры здесь нельзя.",
  ERR_OFF_UNIT: ({ unit }) => `Только суммы, кратные ${amount(unit)}.`,
  ERR_NOT_IN_HAND: () => "Этот игрок в коне не участвует.",
  ERR_NOT_REOPENED: ({ call }) =>
    `После хода этого игрока полного Рейза не было: можно сделать Колл ${amount(call)} или Фолд.`,
  ERR_NOTHING_BEHIND: ({ call }) => `Денег хватает только на Колл ${amount(call)}.`,
  ERR_OUT_OF_RANGE: ({ min, max }) => `Объявите число от ${min} до ${max}.`,
  ERR_SEATS: ({ min, max }) =>
    min === max
      ? `Мест за столом ${min}: нужны деньги для каждого.`
      : `Для кона нужно ${rangeOf({ min, max }, "игрок", "игрока", "игроков")}, которые могут сдать Бай-ин.`,
  ERR_MATCH_OVER: () => "Бай-ин могут сдать меньше трёх игроков: матч окончен.",
  ERR_BUTTON: ({ dealtIn }) => `Дилером может быть только тот, кто играет кон: ${seats(dealtIn)}.`,
  ERR_REPEATED: ({ first }) => `Номер повторяется, первый раз он у купюры ${first + 1}.`,
  ERR_DECK_SIZE: ({ min, max }) => `Нужно от ${amount(min)} до ${count(max, "купюры", "купюр", "купюр")}.`,
};

/** Open-face Chinese needs no chips. */
export const openFaceRefusals = {
  ERR_SEATS: (bounds) => `Для этой игры нужно ${rangeOf(bounds, "игрок", "игрока", "игроков")}.`,
};

const ofGame = { L: banknoteRefusals, O: openFaceRefusals };

/** @type {typeof import("../en.js").describeRefusal} */
export function describeRefusal({ code, rule = null, details = {} }) {
  const words = { ...refusals, ...ofGame[rule?.[0]] };
  const sentence = Object.hasOwn(words, code) ? words[code] : undefined;
  return sentence === undefined ? `Отказ: ${code}.` : sentence(details);
}
