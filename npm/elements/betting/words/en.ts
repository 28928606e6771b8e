import { amount, list, seat } from "cardroom/text/en";
import { common } from "../../words/en";

/** The words of pots and of raises, in English. Seats are counted from 0, and shown from 1. */
export const betting = {
  seat,
  button: "Button",

  pots: {
    seats: "Seats",
    stack: "Stack",
    bet: "Put in",
    folded: "Folded",
    hand: "Hand",
    allIn: "all-in",
    add: "Add a seat",
    remove: "Remove the last seat",
    dead: "Antes for the table",
    board: "Board",
    handsHint: "With hands and a board of five cards the pots are paid out. Rank and suit: As Td 9c.",
    result: "Pots",
    pot: (index: number, pots: number) =>
      pots === 1 ? "Pot" : index === 0 ? "Main pot" : pots === 2 ? "Side pot" : `Side pot ${index}`,
    amount: (name: string, chips: number) => `${name}: ${amount(chips)}`,
    parts: (parts: { chips: number; seats: number[] }[], dead: number) =>
      `${list([
        ...parts.map(
          ({ chips, seats }) =>
            `${amount(chips)} ${seats.length === 1 ? "from" : "each from"} ${list(seats.map(seat)).toLowerCase()}`,
        ),
        ...(dead > 0 ? [`${amount(dead)} in antes`] : []),
      ])}.`,
    canWin: (seats: number[], rule: string) =>
      seats.length === 1
        ? `Only ${seat(seats[0] ?? 0).toLowerCase()} can win it (${rule}).`
        : `${common.sentence(list(seats.map(seat)).toLowerCase())} can win it (${rule}).`,
    payouts: "Paid out",
    gets: (of: number, chips: number) => `${seat(of)} gets ${amount(chips)}.`,
    tooMuch: (stack: number) => `At most the stack, ${amount(stack)}.`,
    noNumber: "A whole number from 0, or all-in.",
    noSeat: "Seats by their numbers, such as 2 4.",
  },

  raise: {
    stacks: "Stacks, seat by seat",
    stacksHint: "2 to 10 numbers: 5000 5000 600",
    blinds: "Blinds",
    blindsHint: "Small and big: 50 100",
    betting: "Betting",
    limit: { "no-limit": "no limit", "pot-limit": "pot limit", "fixed-limit": "fixed limit" },
    actions: "What was done",
    nothing: "Nothing yet.",
    undo: "Undo the last one",
    next: (of: number) => `What ${seat(of).toLowerCase()} does`,
    total: "Total for the round",
    did: {
      fold: (by: number) => `${seat(by)} folds`,
      check: (by: number) => `${seat(by)} checks`,
      call: (by: number) => `${seat(by)} calls`,
      bet: (by: number, to: number) => `${seat(by)} bets ${amount(to)}`,
      raise: (by: number, to: number) => `${seat(by)} raises to ${amount(to)}`,
    },
    short: "less than a full raise",
    may: {
      fold: "Fold",
      check: "Check",
      call: (chips: number) => `Call ${amount(chips)}`,
      bet: "Bet",
      raise: "Raise to",
      allIn: (to: number) => `All-in ${amount(to)}`,
    },
    result: "Minimum raise",
    toAct: (of: number, stack: number, call: number) =>
      `${seat(of)} is to act with ${amount(stack)} behind, ${call === 0 ? "nothing to call" : `${amount(call)} to call`}.`,
    least: {
      bet: (to: number) => `A bet must be at least ${amount(to)}, the big blind (TH-5).`,
      raise: (to: number, bet: number) =>
        `A raise must be to at least ${amount(to)}: the bet of ${amount(bet)} and ${amount(to - bet)} more, the largest full bet or raise of the round (TH-6).`,
    },
    exactly: (to: number) => `With a fixed limit it is to exactly ${amount(to)} (TH-10).`,
    most: {
      "no-limit": (to: number) => `At most ${amount(to)}, all-in.`,
      "pot-limit": (to: number) => `At most ${amount(to)}: by the pot after the call (TH-10).`,
    },
    onlyAllIn: (to: number, full: number) =>
      `The stack allows only all-in to ${amount(to)}, less than the full ${amount(full)}: that is allowed, but those who have acted may not raise again for it alone (TH-8).`,
    reopened:
      "This player has acted before; the all-ins since then come to a full raise together, so raising is open again (TH-8).",
    none: "No raise is possible.",
    over: "The betting is over: nobody is to act.",
    what: (index: number) => `Action ${index + 1}`,
    unknown: "Write fold, check, call, bet 200, raise 300 or all-in.",
    untold: "The total is missing: raise 300.",
    allowed: (to: number) => `A total of ${amount(to)} is allowed.`,
  },
};

/** What every language has to say of them. */
export type BettingWords = typeof betting;
