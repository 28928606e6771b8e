// Refusals in English: what is wrong, with the numbers that would have been right.

import { describeCard } from "./cards.js";
import { amount, count, list, seat } from "./language.js";

const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);
const seats = (numbers) => list((numbers ?? []).map((number) => lower(seat(number))));
const tables = (numbers) => list((numbers ?? []).map((table) => `table ${table + 1}`));
/** `3, 5 or 7`. */
const either = (numbers) => numbers.join(", ").replace(/, (?=\d+$)/, " or ");
/** `2 or 3`, `2 to 10`. */
const range = ({ min, max }) => (max === min + 1 ? `${min} or ${max}` : `${min} to ${max}`);
/** A bound that is no more than what a number holds is none. */
const between = ({ min = 0, max = Infinity }) =>
  max < 1e15 ? `From ${amount(min)} to ${amount(max)}.` : `At least ${amount(min)}.`;

/** Where a record is wrong. */
const inLine = (text) => (details) => (details.line === undefined ? text : `Line ${details.line}: ${text}`);

export const refusals = {
  // At every table.
  ERR_NO_SUCH_SEAT: ({ seats }) => `There is no such seat: the table has ${seats}.`,
  ERR_HAND_OVER: () => "The hand is over.",
  ERR_HAND_NOT_OVER: () => "The hand is still being played.",
  ERR_NOT_IN_HAND: () => "This seat is not in the hand.",
  ERR_NOT_YOUR_TURN: ({ canAct }) =>
    (canAct ?? []).length === 0 ? "Nobody is in turn." : `It is the turn of ${seats(canAct)}.`,
  ERR_NOT_NOW: () => "This is not possible now.",
  ERR_AWAY: () => "This player already sits out.",
  ERR_PRESENT: () => "This player is not sitting out.",
  ERR_TOO_MANY_ACTIONS: ({ most }) => `A hand takes at most ${amount(most)} actions: play it to its end.`,
  ERR_TOO_MANY_HANDS: () => "The match is as long as it can be.",
  ERR_MATCH_OVER: () => "Fewer than two players are left: the match is over.",
  ERR_TOO_FEW_PLAYERS: () => "Fewer than two players can play.",

  // Bets.
  ERR_CHECK_FACING_BET: ({ call }) => `A check is not possible: there is ${amount(call)} to call.`,
  ERR_NOTHING_TO_CALL: () => "There is nothing to call: check.",
  ERR_BET_FACING_BET: () => "There is a bet already: raise it.",
  ERR_RAISE_WITHOUT_BET: () => "There is no bet to raise: bet.",
  ERR_BET_TOO_SMALL: ({ min }) => `A bet must be at least ${amount(min)}.`,
  ERR_BET_TOO_LARGE: ({ max }) => `A bet can be at most ${amount(max)}.`,
  ERR_RAISE_TOO_SMALL: ({ min }) => `A raise must be to at least ${amount(min)}.`,
  ERR_RAISE_TOO_LARGE: ({ max }) => `A raise can be to at most ${amount(max)}.`,
  ERR_OFF_STEP: ({ min, max, step }) => `From ${amount(min)} in steps of ${amount(step)}, or just ${amount(max)}.`,
  ERR_NOTHING_BEHIND: ({ call }) => `The stack is not enough for more than the call of ${amount(call)}.`,
  ERR_NOBODY_TO_RAISE: () => "No other player could put in more than the present bet.",
  ERR_NOT_REOPENED: ({ call }) =>
    `There has been less than a full raise since this player acted: call ${amount(call)} or fold.`,
  ERR_CAPPED: () => "A round has at most one bet and three raises.",
  ERR_FORCED_BET: ({ to }) => `The opening bet of ${amount(to)} is forced: nothing else is possible.`,
  ERR_CALL_AMOUNT: ({ call }) => `A call adds ${amount(call)}.`,

  // Showdown.
  ERR_MUST_SHOW: () => "This hand must be shown.",
  ERR_NOTHING_TO_ASK: () => "There is no hand that this player may ask to see.",
  ERR_NOTHING_TO_WIN: () => "There is nothing to win: nobody put anything in, or everybody folded.",
  ERR_NOBODY_SHOWS: () => "The last hand that can win a pot must be shown.",

  // Set-ups.
  ERR_SEATS: ({ min, max }) =>
    min === max
      ? `The table has ${min} chairs: each needs a stack.`
      : `A hand needs ${range({ min, max })} players with chips.`,
  ERR_STACKS: () => "Each chair needs a stack.",
  ERR_TOO_MANY_CHIPS: ({ max }) => `There can be at most ${amount(max)} on the table.`,
  ERR_AMOUNT: between,
  ERR_OUT_OF_RANGE: between,
  ERR_OFF_UNIT: ({ unit }) => `Only whole chips of ${amount(unit)}.`,
  ERR_STRADDLES: ({ max }) =>
    max === 0
      ? "Nobody can straddle at this table."
      : `At most ${count(max, "seat", "seats")} can straddle at this table.`,
  ERR_BUTTON: ({ dealtIn, players }) => `The button must be at a player: ${seats(dealtIn ?? players)}.`,
  ERR_POSITIONS: () => "With this button the blinds cannot be posted there.",
  ERR_NO_SEED: () => "Without a deck, a seed is needed.",
  ERR_DECK_SIZE: ({ min, max }) =>
    min === max ? `A deck has ${amount(min)} cards.` : `A deck has ${amount(min)} to ${amount(max)} cards.`,
  ERR_REPEATED: ({ first, position }) =>
    first === undefined
      ? `This appears twice${position === undefined ? "" : `, again as number ${position + 1}`}.`
      : `This appears twice, first as number ${first + 1}.`,
  ERR_FOREIGN_PIECE: () => "This is not played with in this game.",
  ERR_NO_ENTROPY: () => "The system provides no random numbers: give a seed.",

  // Cards and hands.
  ERR_CARD_COUNT: (details) => {
    if (details.given !== undefined) return `From ${details.min} to ${details.max} cards can be arranged.`;
    if (details.field !== undefined)
      return `There must be ${either(details.legal)} cards here, not ${amount(details.count)}.`;
    return details.count === undefined
      ? `${count(details.known, "known card", "known cards")} cannot make a hand of ${details.size}.`
      : `${count(details.count, "card makes", "cards make")} no hand: it takes five to seven.`;
  },
  ERR_CARD_REPEATED: ({ position }) => `A card appears twice, again as number ${position + 1}.`,
  ERR_NO_CARD: () => "This is not a card.",
  ERR_BATCH_LENGTH: ({ size }) => `The cards do not make whole hands of ${size}.`,
  ERR_PIECE_COUNT: (details) => `Exactly ${amount(details.count)} are needed here.`,

  // Open-face Chinese.
  ERR_KUSH: ({ max }) => `The kush is from 1 to ${amount(max)}.`,
  ERR_ROW_POINTS: ({ min, max }) => `A row is worth ${range({ min, max })} points.`,
  ERR_SWEEP_TOTAL: ({ min, max }) =>
    `All three rows are worth at least ${min} points, three times a row, and at most ${amount(max)}.`,
  ERR_ROYALTY: ({ max }) => `A royalty is at most ${amount(max)} points.`,
  ERR_NATURAL: ({ max }) => `A natural wins at most ${amount(max)} points.`,
  ERR_NATURALS_IN_PINEAPPLE: () => "Naturals belong to the closed game.",
  ERR_NO_STREETS: () => "The closed game has no streets: all thirteen cards are set at once.",
  ERR_NO_STACKS: () => "To settle within the stacks, there must be stacks.",
  ERR_FANTASY_OWED: ({ owners }) => `Nobody may leave before the bonus hand of ${seats(owners)} is played.`,
  ERR_BONUS: () => "This seat cannot have such a bonus hand.",
  ERR_BUTTON_DRAWN_TWICE: () => "The button is drawn once, before the first deal.",
  ERR_ROW_FULL: ({ room }) =>
    room === 0 ? "This row is full." : `This row takes at most ${count(room, "more card", "more cards")}.`,
  ERR_PLACE_COUNT: ({ mustPlace, mustDiscard }) =>
    mustDiscard === 0 ? `Place all ${mustPlace} cards.` : `Place ${mustPlace} cards and discard ${mustDiscard}.`,
  ERR_CARD_TWICE: ({ card }) => `The ${describeCard(card)} appears twice.`,
  ERR_CARD_PLACED: ({ card }) => `The ${describeCard(card)} is in a row already and does not move.`,
  ERR_CARD_NOT_HELD: ({ card }) => `This player does not hold the ${describeCard(card)}.`,
  ERR_BOARD_NOT_FULL: ({ full }) => `A board is judged only with all its ${full} cards.`,
  ERR_BOARD_NOTATION: () => "Three rows of cards are needed.",

  // Banknotes.
  ERR_NO_SUCH_PIECE: ({ held }) => `There is no such note: the zone holds ${held}.`,
  ERR_ONE_ZONE: () => "One zone at a time may be looked at, and only where a note lies.",
  ERR_NO_NOTE: () => "This is not the serial of a note.",
  ERR_NOTE_COUNT: (details) =>
    details.max === undefined
      ? `${count(details.count, "note makes", "notes make")} no hand: it takes three to five.`
      : details.min === details.max
        ? `Exactly ${count(details.max, "note", "notes")} here, not ${amount(details.count)}.`
        : `From ${details.min} to ${count(details.max, "note", "notes")} here, not ${amount(details.count)}.`,
  ERR_NO_SUCH_NOTE: () => "There is no such note.",
  ERR_NOTE_TWICE: () => "A note is used twice: a hand is three different notes.",
  ERR_SHIFT_TOO_FAR: () => "A note can be shifted by at most one point for each of its zeros.",
  ERR_DUPLICATE_NOTE: () => "A note appears twice.",
  ERR_FOREIGN_NOTE: () => "This is not one of the venue's notes.",
  ERR_TOO_FEW_NOTES: ({ fewest, needed }) => `At least ${amount(fewest ?? needed)} notes are needed.`,
  ERR_TOO_MANY_NOTES: ({ most, max }) => `There can be at most ${amount(most ?? max)} notes.`,
  ERR_ZONES: () => "Three notes cannot lie in these zones.",
  ERR_SHOTS: () => "There can be no such shot.",
  ERR_OPPONENTS: ({ min = 0, max }) => `There can be ${range({ min, max })} opponents.`,
  ERR_SAMPLES: ({ max }) => `There can be 1 to ${amount(max)} samples.`,

  // Odds.
  ERR_HAND_COUNT: ({ min = 2, max = 10 }) => `There can be ${range({ min, max })} hands.`,
  ERR_HOLE_CARDS: () => "A hand has two cards.",
  ERR_BOARD_COUNT: ({ legal }) =>
    legal === undefined
      ? "A board has no cards, or three, four or five."
      : `The rows hold ${either(legal)} cards here.`,
  ERR_RANGE: () => "This is not a range of hands.",
  ERR_RANGE_EMPTY: () => "The known cards leave no hand of the range.",
  ERR_TOO_FEW_CARDS: () => "Too few cards are left to deal.",
  ERR_NO_DEAL: () => "These ranges cannot be dealt together.",
  ERR_EQUITY_BUDGET: () => "Counting this exactly is beyond the budget: take samples.",

  // Advice.
  ERR_NOTHING_TO_DECIDE: () => "There is nothing to decide: it is not the turn of this seat.",

  // The tournament.
  ERR_POINTS: () => "Points must not rise from place to place.",
  ERR_NO_BREAK: () => "No break follows this level.",
  ERR_SCHEDULE_REQUEST: between,
  ERR_OUT_OF_CHIPS: () => "This player has no chips: a rebuy comes first.",
  ERR_PLACES_TOLD: ({ most }) =>
    `Lower places have been decided: prizes can go to ${count(most, "place", "places")} at most.`,
  ERR_CHIPS: () => "Each denomination must be a multiple of the one below it.",
  ERR_SCHEDULE: (details) =>
    details.unit !== undefined
      ? `Only whole chips of ${amount(details.unit)}.`
      : details.min === undefined
        ? "A schedule begins and ends with a level."
        : between(details),
  ERR_PAYOUTS: () => "Prizes must not rise from place to place, and shares must add up to the whole.",
  ERR_PAYOUTS_ABOVE_POOL: ({ sum, pool }) => `Prizes of ${amount(sum)} are more than the pool of ${amount(pool)}.`,
  ERR_PRIZE_PAID: () => "A prize has already been paid.",
  ERR_TIME_BACKWARDS: () => "Time does not run backwards.",
  ERR_CLOCK_STATE: () => "The clock cannot do that in its present state.",
  ERR_NO_PERIOD: () => "There is no level or break in that direction.",
  ERR_REMAINING: () => "So much time cannot be left in this level.",
  ERR_NO_SUCH_PLAYER: () => "There is no such player.",
  ERR_NO_SUCH_TABLE: ({ tables: there }) => `There is no such table, only ${tables(there)}.`,
  ERR_PLAYER_OUT: () => "This player is out.",
  ERR_UNEQUAL_STACK: ({ stack }) => `Everyone starts with ${amount(stack)}.`,
  ERR_NAME: ({ most }) => `A name has at most ${most} bytes, none of them a control character.`,
  ERR_FULL: ({ most }) => `At most ${count(most, "player", "players")} may enter.`,
  ERR_ENTRY_CLOSED: ({ untilLevel }) =>
    untilLevel === null ? "There is no late registration." : `Registration was open until level ${untilLevel}.`,
  ERR_REBUYS_CLOSED: ({ untilLevel }) =>
    untilLevel === null ? "There are no rebuys." : `Rebuys were open until level ${untilLevel}.`,
  ERR_REBUY_STACK: ({ atMost }) => `A rebuy is for stacks of at most ${amount(atMost)}.`,
  ERR_REBUYS_USED: ({ most }) => `A player may make at most ${count(most, "rebuy", "rebuys")}.`,
  ERR_NO_REBUY_OPEN: () => "There is no rebuy to decline.",
  ERR_ADD_ON_CLOSED: ({ afterLevel }) =>
    afterLevel === null ? "There is no add-on." : `The add-on is taken in the break after level ${afterLevel}.`,
  ERR_ADD_ON_TAKEN: () => "This player has already taken the add-on.",
  ERR_HAND_RUNNING: ({ table }) => `A hand is being played at ${tables([table])}.`,
  ERR_NO_HAND: () => "No hand is being played at this table.",
  ERR_HAND_ELSEWHERE: () => "This hand is played elsewhere: give its result.",
  ERR_HAND_HERE: () => "This hand is played here, action by action.",
  ERR_ON_BREAK: () => "The tournament is on a break.",
  ERR_TABLE_SHORT: ({ players, min }) => `The table waits for players: it has ${players} and needs ${min}.`,
  ERR_NOBODY_TO_PLAY: () => "Fewer than two players at the table have chips.",
  ERR_FINAL_TABLE: () => "All players wait for the draw of the final table.",
  ERR_ROUND_PLAYED: ({ tables: left }) => `This table has played its hand of the round; it waits for ${tables(left)}.`,
  ERR_CHIPS_DO_NOT_ADD_UP: ({ sum }) => `The stacks must come to ${amount(sum)}.`,
  ERR_KNOCKOUTS: ({ out }) => `Name the players who are out (${seats(out)}), and who won the chips of each.`,
  ERR_HANDS: between,
  ERR_HAND_FOR_HAND: ({ on }) => `Hand-for-hand play is already ${on ? "on" : "off"}.`,
  ERR_ONE_TABLE: () => "Hand-for-hand play needs at least two tables.",

  // Saves and handles.
  ERR_SAVE_UNREADABLE: () => "The save cannot be read.",
  ERR_SAVE_VERSION: () => "The save is of another version.",
  ERR_SAVE_CHANGED: () => "The save has been changed since it was made.",
  ERR_NOT_INITIALIZED: () => "The package is not loaded yet.",
  ERR_PART_NOT_LOADED: () => "This part of the package is not loaded yet.",
  ERR_FREED: () => "The game has been closed.",

  // Records in PHH.
  ERR_PHH_LIMIT: inLine("The record is too long."),
  ERR_PHH_SYNTAX: inLine("The record cannot be read: a character is wrong."),
  ERR_PHH_UNSUPPORTED: inLine("The record is written in a form that hands do not use."),
  ERR_PHH_TWICE: inLine("A field appears twice."),
  ERR_PHH_MISSING: inLine("A field is missing."),
  ERR_PHH_VALUE: inLine("A value is of the wrong kind."),
  ERR_PHH_COUNT: inLine("Each player needs a value."),
  ERR_PHH_PLAYERS: inLine("A hand has 2 to 10 players."),
  ERR_PHH_VARIANT: inLine("Only no-limit Hold'em is read and written."),
  ERR_PHH_BLINDS: inLine("Blinds are the small, the big, then straddles without a gap."),
  ERR_PHH_ANTES: inLine("All pay the same ante, or the big blind alone."),
  ERR_PHH_MIN_BET: inLine("The smallest bet is the big blind."),
  ERR_PHH_SETUP: inLine("The table refuses the set-up of the record."),
  ERR_PHH_NOTATION: inLine("This is not an action of a hand."),
  ERR_PHH_NO_SUCH_PLAYER: inLine("There is no such player."),
  ERR_PHH_NO_CARD: inLine("This is not a card."),
  ERR_PHH_CARD_TWICE: inLine("A card is already somewhere else."),
  ERR_PHH_HOLE_CARDS: inLine("A player has two cards, the ones that were dealt."),
  ERR_PHH_ORDER: inLine("This action is not possible here."),
  ERR_PHH_REFUSED: inLine("The table refuses an action of the record."),
  ERR_PHH_MUCKED_WINNER: inLine("A hand that lies face up and wins was mucked."),
  ERR_PHH_GAME: () => "Only Hold'em can be written in this form.",
  ERR_PHH_DEAD: () => "A dead blind or a killed hand cannot be written in this form.",
};

/** At the banknote games money is never called chips, and they have an end of their own (LP-32). */
export const banknoteRefusals = {
  ERR_OFF_UNIT: ({ unit }) => `Only whole multiples of ${amount(unit)}.`,
  ERR_OUT_OF_RANGE: ({ min, max }) => `Announce a number from ${min} to ${max}.`,
  ERR_SEATS: ({ min, max }) =>
    min === max
      ? `The table has ${min} chairs: each needs its money.`
      : `A hand needs ${min} to ${max} players who can pay the buy-in.`,
  ERR_MATCH_OVER: () => "Fewer than three players can pay the buy-in: the match is over.",
  ERR_NOTHING_BEHIND: ({ call }) => `The money is not enough for more than the call of ${amount(call)}.`,
  ERR_BUTTON: ({ dealtIn }) => `The dealer must be a player who is dealt in: ${seats(dealtIn)}.`,
  ERR_REPEATED: ({ first }) => `A serial appears twice, first as number ${first + 1}.`,
  ERR_DECK_SIZE: ({ min, max }) => `From ${amount(min)} to ${amount(max)} notes.`,
};

/** Open-face Chinese needs no chips, and is played in deals. */
export const openFaceRefusals = {
  ERR_SEATS: (bounds) => `This game needs ${range(bounds)} players.`,
  ERR_NOT_IN_HAND: () => "This player does not play in this deal.",
  ERR_HAND_OVER: () => "The deal is over.",
  ERR_HAND_NOT_OVER: () => "The deal is still being played.",
};

const ofGame = { L: banknoteRefusals, O: openFaceRefusals };

/** @type {typeof import("../en.js").describeRefusal} */
export function describeRefusal({ code, rule = null, details = {} }) {
  const words = { ...refusals, ...ofGame[rule?.[0]] };
  const sentence = Object.hasOwn(words, code) ? words[code] : undefined;
  return sentence === undefined ? `This is refused: ${code}.` : sentence(details);
}
