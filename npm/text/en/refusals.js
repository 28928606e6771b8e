// Refusals in English: what is wrong, with the numbers that would have been right.

import { describeCard } from "./cards.js";
import { amount, count, list, seat } from "./language.js";

const seats = (numbers) => list((numbers ?? []).map(seat));
const tables = (numbers) => list((numbers ?? []).map((table) => `table ${table + 1}`));
/** `3, 5 or 7`. */
const either = (numbers) => numbers.join(", ").replace(/, (?=\d+$)/, " or ");
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
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
  ERR_NOT_YOUR_TURN: ({ canAct }) => `Others are in turn: ${seats(canAct)}.`,
  ERR_NOT_NOW: () => "There is no such action now.",
  ERR_AWAY: () => "This player sits out already.",
  ERR_PRESENT: () => "This player does not sit out.",
  ERR_TOO_MANY_ACTIONS: () => "So many actions are the most: play on, so that it ends.",
  ERR_TOO_MANY_HANDS: () => "So many hands are the most of a match.",
  ERR_MATCH_OVER: () => "Fewer than two players are left: the match is over.",
  ERR_TOO_FEW_PLAYERS: () => "Fewer than two players have chips.",

  // Bets.
  ERR_CHECK_FACING_BET: ({ call }) => `There is a bet to match: call ${amount(call)}, raise or fold.`,
  ERR_NOTHING_TO_CALL: () => "There is nothing to call: check.",
  ERR_BET_FACING_BET: () => "There is a bet already: raise it.",
  ERR_RAISE_WITHOUT_BET: () => "There is no bet to raise: bet.",
  ERR_BET_TOO_SMALL: ({ min }) => `A bet is to at least ${amount(min)}.`,
  ERR_BET_TOO_LARGE: ({ max }) => `A bet is to at most ${amount(max)}.`,
  ERR_RAISE_TOO_SMALL: ({ min }) => `A raise is to at least ${amount(min)}.`,
  ERR_RAISE_TOO_LARGE: ({ max }) => `A raise is to at most ${amount(max)}.`,
  ERR_OFF_STEP: ({ min, max, step }) => `From ${amount(min)} in steps of ${amount(step)}, or all of ${amount(max)}.`,
  ERR_NOTHING_BEHIND: ({ call }) => `The stack does not go beyond a call of ${amount(call)}.`,
  ERR_NOBODY_TO_RAISE: () => "No other player could put in more than the present bet.",
  ERR_NOT_REOPENED: ({ call }) =>
    `Less than a full raise has come since this player acted: call ${amount(call)} or fold.`,
  ERR_CAPPED: () => "One bet and three raises are the most in a round.",
  ERR_FORCED_BET: ({ to }) => `The opening bet is ${amount(to)}, and nothing else is open.`,
  ERR_CALL_AMOUNT: ({ call }) => `A call adds ${amount(call)}.`,

  // Showdown.
  ERR_MUST_SHOW: () => "This hand must be shown.",
  ERR_NOTHING_TO_ASK: () => "There is no hand that this player may ask to see.",
  ERR_NOTHING_TO_WIN: () => "There is nothing to win: nobody put anything in, or all gave up.",
  ERR_NOBODY_SHOWS: () => "The last hand that can win a pot must be shown.",

  // Set-ups.
  ERR_SEATS: ({ min, max }) => `A hand needs ${min} to ${max} players with chips.`,
  ERR_STACKS: () => "A stack for each chair is needed.",
  ERR_TOO_MANY_CHIPS: ({ max }) => `All stacks together hold at most ${amount(max)}.`,
  ERR_AMOUNT: between,
  ERR_OUT_OF_RANGE: between,
  ERR_OFF_UNIT: ({ unit }) => `In whole chips of ${amount(unit)}.`,
  ERR_STRADDLES: ({ max }) => `At this table ${count(max, "seat", "seats")} at most can straddle.`,
  ERR_BUTTON: ({ dealtIn, players }) => `The button stands before a player: ${seats(dealtIn ?? players)}.`,
  ERR_POSITIONS: () => "The blinds cannot lie so with this button.",
  ERR_NO_SEED: () => "Without a deck a seed is needed.",
  ERR_DECK_SIZE: ({ min, max }) =>
    min === max ? `A deck has ${amount(min)} cards.` : `A deck has ${amount(min)} to ${amount(max)} of them.`,
  ERR_REPEATED: ({ first, position }) =>
    first === undefined
      ? `It stands there twice${position === undefined ? "" : `, again as number ${position + 1}`}.`
      : `It stands there twice, first as number ${first + 1}.`,
  ERR_FOREIGN_PIECE: () => "The game does not play with this.",
  ERR_NO_ENTROPY: () => "The system gives no random numbers: pass a seed.",

  // Cards and hands.
  ERR_CARD_COUNT: (details) => {
    if (details.given !== undefined) return `From ${details.min} to ${details.max} cards are arranged.`;
    if (details.field !== undefined) return `Here are ${either(details.legal)} cards, not ${amount(details.count)}.`;
    return details.count === undefined
      ? `${count(details.known, "known card", "known cards")} cannot become a hand of ${details.size}.`
      : `${count(details.count, "card makes", "cards make")} no hand: give five to seven.`;
  },
  ERR_CARD_REPEATED: ({ position }) => `A card stands there twice, again as number ${position + 1}.`,
  ERR_NO_CARD: () => "This is no card.",
  ERR_BATCH_LENGTH: ({ size }) => `The cards are not whole hands of ${size}.`,
  ERR_PIECE_COUNT: (details) => `Here ${amount(details.count)} are needed.`,

  // Open-face Chinese.
  ERR_KUSH: ({ max }) => `From 1 to ${amount(max)}.`,
  ERR_ROW_POINTS: ({ min, max }) => `From ${min} to ${max} points for a row.`,
  ERR_SWEEP_TOTAL: ({ min, max }) =>
    `All three rows are worth ${min} points at least, three times a row, and at most ${amount(max)}.`,
  ERR_ROYALTY: ({ max }) => `A royalty is ${amount(max)} points at most.`,
  ERR_NATURAL: ({ max }) => `A natural wins ${amount(max)} points at most.`,
  ERR_NATURALS_IN_PINEAPPLE: () => "Naturals belong to the closed game.",
  ERR_NO_STREETS: () => "The closed game has no streets: all thirteen cards are set at once.",
  ERR_NO_STACKS: () => "A settlement by the stacks needs stacks.",
  ERR_FANTASY_OWED: ({ owners }) => `Nobody may leave before the bonus hand of ${seats(owners)} is played.`,
  ERR_BONUS: () => "This seat cannot have such a bonus hand.",
  ERR_BUTTON_DRAWN_TWICE: () => "The button is drawn once, before the first deal.",
  ERR_ROW_FULL: ({ room }) => `This row takes ${count(room, "more card", "more cards")} at most.`,
  ERR_PLACE_COUNT: ({ mustPlace, mustDiscard }) =>
    mustDiscard === 0 ? `Place all ${mustPlace} cards.` : `Place ${mustPlace} cards and discard ${mustDiscard}.`,
  ERR_CARD_TWICE: ({ card }) => `${capital(describeCard(card))} stands there twice.`,
  ERR_CARD_PLACED: ({ card }) => `${capital(describeCard(card))} lies in a row already, and does not move.`,
  ERR_CARD_NOT_HELD: ({ card }) => `This player does not hold the ${describeCard(card)}.`,
  ERR_BOARD_NOT_FULL: ({ full }) => `A board is judged with all its ${full} cards.`,
  ERR_BOARD_NOTATION: () => "Three rows of cards are needed.",

  // Banknotes.
  ERR_NO_SUCH_PIECE: ({ held }) => `No note lies there: the zone holds ${held}.`,
  ERR_ONE_ZONE: () => "Zones are looked at one at a time, where something lies.",
  ERR_NO_NOTE: () => "This is no serial of a note.",
  ERR_NOTE_COUNT: (details) =>
    details.max === undefined
      ? `${count(details.count, "note makes", "notes make")} no hand: give three to five.`
      : details.min === details.max
        ? `Exactly ${count(details.max, "note", "notes")} here, not ${amount(details.count)}.`
        : `From ${details.min} to ${count(details.max, "note", "notes")} here, not ${amount(details.count)}.`,
  ERR_NO_SUCH_NOTE: () => "There is no such note.",
  ERR_NOTE_TWICE: () => "A note is used twice: a hand is three different notes.",
  ERR_SHIFT_TOO_FAR: () => "A note is shifted by one point for each of its zeros at most.",
  ERR_DUPLICATE_NOTE: () => "A note stands there twice.",
  ERR_FOREIGN_NOTE: () => "This note is none of the venue's.",
  ERR_TOO_FEW_NOTES: ({ fewest, needed }) => `At least ${amount(fewest ?? needed)} notes are needed.`,
  ERR_TOO_MANY_NOTES: ({ most, max }) => `At most ${amount(most ?? max)} notes are taken.`,
  ERR_ZONES: () => "Three notes cannot lie in such zones.",
  ERR_SHOTS: () => "There is no such shot.",
  ERR_OPPONENTS: ({ min = 0, max }) => `From ${min} to ${max} opponents.`,
  ERR_SAMPLES: ({ max }) => `From 1 to ${amount(max)} samples.`,

  // Odds.
  ERR_HAND_COUNT: ({ min = 2, max = 10 }) => `From ${min} to ${max} hands.`,
  ERR_HOLE_CARDS: () => "A hand has two cards.",
  ERR_BOARD_COUNT: ({ legal }) =>
    legal === undefined ? "A board has no card, three, four or five." : `Here lie ${either(legal)} cards.`,
  ERR_RANGE: () => "This is no range of hands.",
  ERR_RANGE_EMPTY: () => "The known cards leave nothing of a range.",
  ERR_TOO_FEW_CARDS: () => "Too few cards are left to deal.",
  ERR_NO_DEAL: () => "The ranges cannot be dealt together.",
  ERR_EQUITY_BUDGET: () => "To count so much is beyond the budget: sample it.",

  // Advice.
  ERR_NOTHING_TO_DECIDE: () => "There is nothing to decide: this seat is not in turn.",

  // The tournament.
  ERR_POINTS: () => "Points fall from place to place.",
  ERR_NO_BREAK: () => "No break follows this level.",
  ERR_SCHEDULE_REQUEST: between,
  ERR_OUT_OF_CHIPS: () => "This player has no chips: a rebuy comes first.",
  ERR_PLACES_TOLD: () => "These places are certain by now, and cannot be paid any more.",
  ERR_CHIPS: () => "Each kind of chip is a multiple of the one below.",
  ERR_SCHEDULE: (details) =>
    details.unit !== undefined
      ? `In whole chips of ${amount(details.unit)}.`
      : details.min === undefined
        ? "A schedule begins and ends with a level."
        : between(details),
  ERR_PAYOUTS: () => "Prizes fall from place to place, and shares add up to the whole.",
  ERR_PAYOUTS_ABOVE_POOL: ({ sum, pool }) => `Prizes of ${amount(sum)} are above the pool of ${amount(pool)}.`,
  ERR_PRIZE_PAID: () => "A prize has been paid already.",
  ERR_TIME_BACKWARDS: () => "Time does not run backwards.",
  ERR_CLOCK_STATE: () => "The clock does not do that in its present state.",
  ERR_NO_PERIOD: () => "There is no level or break that way.",
  ERR_REMAINING: () => "So much time cannot be left in this level.",
  ERR_NO_SUCH_PLAYER: () => "There is no such player.",
  ERR_NO_SUCH_TABLE: ({ tables: there }) => `There is no such table, only ${tables(there)}.`,
  ERR_PLAYER_OUT: () => "This player is out.",
  ERR_UNEQUAL_STACK: ({ stack }) => `Everyone starts with ${amount(stack)}.`,
  ERR_NAME: ({ most }) => `A name has at most ${most} bytes, none of them a control character.`,
  ERR_FULL: ({ most }) => `At most ${amount(most)} may enter.`,
  ERR_ENTRY_CLOSED: ({ untilLevel }) =>
    untilLevel === null ? "There is no late registration." : `Registration was open until level ${untilLevel}.`,
  ERR_REBUYS_CLOSED: ({ untilLevel }) =>
    untilLevel === null ? "There are no rebuys." : `Rebuys were open until level ${untilLevel}.`,
  ERR_REBUY_STACK: ({ atMost }) => `A rebuy is for stacks of at most ${amount(atMost)}.`,
  ERR_REBUYS_USED: ({ most }) => `A player may make ${count(most, "rebuy", "rebuys")}, no more.`,
  ERR_NO_REBUY_OPEN: () => "There is no rebuy to decline.",
  ERR_ADD_ON_CLOSED: ({ afterLevel }) =>
    afterLevel === null ? "There is no add-on." : `The add-on is taken in the break after level ${afterLevel}.`,
  ERR_ADD_ON_TAKEN: () => "This player has taken the add-on.",
  ERR_HAND_RUNNING: ({ table }) => `A hand is being played at ${tables([table])}.`,
  ERR_NO_HAND: () => "No hand is being played at this table.",
  ERR_HAND_ELSEWHERE: () => "This hand is played elsewhere: its result is wanted.",
  ERR_HAND_HERE: () => "This hand is played here, action by action.",
  ERR_ON_BREAK: () => "It is a break.",
  ERR_TABLE_SHORT: ({ players, min }) => `The table waits for players: ${players} sit there, ${min} are needed.`,
  ERR_NOBODY_TO_PLAY: () => "Fewer than two at the table have chips.",
  ERR_FINAL_TABLE: () => "All wait for the draw of the final table.",
  ERR_ROUND_PLAYED: ({ tables: left }) => `This table has played its hand of the round; it waits for ${tables(left)}.`,
  ERR_CHIPS_DO_NOT_ADD_UP: ({ sum }) => `The stacks must come to ${amount(sum)}.`,
  ERR_KNOCKOUTS: ({ out }) => `Name those who are out (${seats(out)}), each with who won from them.`,
  ERR_HANDS: between,
  ERR_HAND_FOR_HAND: ({ on }) => `Hand-for-hand play is ${on ? "on" : "off"} already.`,
  ERR_ONE_TABLE: () => "Hand-for-hand play needs two tables.",

  // Saves and handles.
  ERR_SAVE_UNREADABLE: () => "The save cannot be read.",
  ERR_SAVE_VERSION: () => "The save is of another version.",
  ERR_SAVE_CHANGED: () => "The save was changed since it was made.",
  ERR_NOT_INITIALIZED: () => "The package is not loaded yet.",
  ERR_PART_NOT_LOADED: () => "This part of the package is not loaded yet.",
  ERR_FREED: () => "The game was given up.",

  // Records in PHH.
  ERR_PHH_LIMIT: inLine("The record is too long."),
  ERR_PHH_SYNTAX: inLine("The record cannot be read: a sign is wrong."),
  ERR_PHH_UNSUPPORTED: inLine("The record uses a form that hands have no use for."),
  ERR_PHH_TWICE: inLine("A field stands there twice."),
  ERR_PHH_MISSING: inLine("A field is missing."),
  ERR_PHH_VALUE: inLine("A value is of the wrong kind."),
  ERR_PHH_COUNT: inLine("A value for each player is needed."),
  ERR_PHH_PLAYERS: inLine("A hand has 2 to 10 players."),
  ERR_PHH_VARIANT: inLine("Only no-limit Hold'em is read and written."),
  ERR_PHH_BLINDS: inLine("Blinds are the small, the big, then straddles without a gap."),
  ERR_PHH_ANTES: inLine("All pay the same ante, or the big blind alone."),
  ERR_PHH_MIN_BET: inLine("The smallest bet is the big blind."),
  ERR_PHH_SETUP: inLine("The table refuses the set-up of the record."),
  ERR_PHH_NOTATION: inLine("This is no action of a hand."),
  ERR_PHH_NO_SUCH_PLAYER: inLine("There is no such player."),
  ERR_PHH_NO_CARD: inLine("This is no card."),
  ERR_PHH_CARD_TWICE: inLine("A card is somewhere else already."),
  ERR_PHH_HOLE_CARDS: inLine("A player has two cards, those that were dealt."),
  ERR_PHH_ORDER: inLine("This action does not come now."),
  ERR_PHH_REFUSED: inLine("The table refuses an action of the record."),
  ERR_PHH_MUCKED_WINNER: inLine("A hand that lies face up and wins was mucked."),
  ERR_PHH_GAME: () => "Only Hold'em is written so.",
  ERR_PHH_DEAD: () => "A dead blind or a killed hand cannot be written so.",
};

/** At the banknote games money is never called chips. */
export const banknoteRefusals = {
  ERR_OUT_OF_RANGE: ({ min, max }) => `Announce a number from ${min} to ${max}.`,
  ERR_SEATS: ({ min, max }) => `A hand needs ${min} to ${max} players who can pay the buy-in.`,
  ERR_TOO_MANY_CHIPS: ({ max }) => `At most ${amount(max)} is on the table in all.`,
  ERR_BUTTON: ({ dealtIn }) => `The dealer is one who plays: ${seats(dealtIn)}.`,
  ERR_REPEATED: ({ first }) => `A serial stands there twice, first as number ${first + 1}.`,
  ERR_DECK_SIZE: ({ min, max }) => `From ${amount(min)} to ${amount(max)} notes.`,
};

/** @type {typeof import("../en.js").describeRefusal} */
export function describeRefusal({ code, rule = null, details = {} }) {
  const words = rule !== null && /^L[PHD]-/.test(rule) ? { ...refusals, ...banknoteRefusals } : refusals;
  const sentence = Object.hasOwn(words, code) ? words[code] : undefined;
  return sentence === undefined ? `This is refused: ${code}.` : sentence(details);
}
