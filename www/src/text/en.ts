import type { GameName, Street, TablePhase, TexasHoldemSetup } from "cardroom";
import { amount, count } from "cardroom/text/en";
import { common } from "../../../npm/elements/words/en";
import { history } from "../history/text/en";
import { notes } from "../notes/text/en";
import { you } from "../opponents/sitters";
import { belonging, does, opponents, seat, toSeat, verb } from "../opponents/text/en";
import type { steps } from "../rise";
import type { PartWords } from "./parts";
import { english as screens } from "./screens";

const allIn = (yes: boolean) => (yes ? ", all-in" : "");

const streets: Record<Street, string> = { preflop: "Preflop", flop: "Flop", turn: "Turn", river: "River" };

/** Every word of the page in English. Seats are counted from 0, as in the package, and shown from 1. */
export const en = {
  title: "cardroom: the card room's rules at play",
  skip: "Skip to the content",
  pages: "Pages",
  menu: "Menu",
  languages: "Language",
  footer: "The rules, the hands and the shuffles on this page are those of the package cardroom.",
  update: "A new version is ready. Games are kept.",
  reload: "Load it",
  waiting: "Loading…",

  settings: {
    name: "Settings",
    of: { theme: "Theme", suits: "Suits", cloth: "Cloth" },
    theme: { auto: "As the device", light: "Light", dark: "Dark" },
    suits: { two: "Two colours", four: "Four colours" },
    cloth: { green: "Green", blue: "Blue", red: "Red" },
    close: "Done",
  },

  gameChoice: "Game",
  history,
  elsewhere: {
    name: "The game is open in another tab",
    hint: "It can be played in one tab at a time. Close the other one, or go on here.",
    take: "Play here",
  },
  games: {
    "texas-holdem": "Texas Hold'em",
    "liars-holdem": "Liar's Poker Hold'em",
    "liars-draw": "Liar's Poker Draw",
    "open-face": "Open-face Chinese",
  } satisfies Record<GameName, string>,

  amount,
  seat,
  noCards: "no cards",
  sentence: common.sentence,
  common,

  table: {
    name: "Table",
    hand: (n: number) => `Hand ${n + 1}`,
    phase: { ...streets, held: "All-in, held", showdown: "Showdown", complete: "Hand over" } as Partial<
      Record<TablePhase, string>
    >,
    stakes: (small: number, big: number) => `blinds ${amount(small)}/${amount(big)}`,
    seats: "Seats",
    board: "Board",
    boardEmpty: "no cards yet",
    total: (chips: number) => `In all ${amount(chips)}`,
    pot: (index: number, pots: number) =>
      pots === 1 ? "Pot" : index === 0 ? "Main pot" : pots === 2 ? "Side pot" : `Side pot ${index}`,
    stack: "Stack",
    bet: "Bet",
    button: ["D", "button"],
    smallBlind: ["SB", "small blind"],
    bigBlind: ["BB", "big blind"],
    turn: (_who: number) => "to act",
    status: {
      empty: "empty chair",
      out: "out",
      in: "",
      "all-in": "all-in",
      folded: "folded",
      mucked: "not shown",
      killed: "dead hand",
    },
    away: (who: number) => `${verb(who, "sits")} out`,
    sitOut: (who: number) => (you(who) ? "Sit out" : `${seat(who)} sits out`),
    sitIn: (who: number) => (you(who) ? "I am back" : `${seat(who)} is back`),
    rise: (stakes: string, hands: number) =>
      hands === 1 ? `From the next hand: ${stakes}.` : `In ${count(hands, "hand", "hands")}: ${stakes}.`,
    newMatch: "New match",
    giveUp: "Give this match up?",
    giveUpHint: "Its stacks and the hand in play are lost.",
    giveUpYes: "Give it up",
    giveUpNo: "Play on",
    nextHand: "Next hand",
    matchOver: (winners: number[]) => `${does(winners[0] ?? 0, "has")} all the chips: the match is over.`,
    notSaved: "This browser keeps nothing: the match will be lost on a reload.",
  },

  cover: {
    pass: (to: number) => `Pass the device to ${toSeat(to)}`,
    hint: "Its cards stay hidden until its player asks for them.",
    show: "Show my cards",
    hide: "Hide my cards",
    yours: (of: number) => (you(of) ? "Your cards" : `${seat(of)}: your cards`),
    soFar: (text: string) => `So far: ${text}`,
  },

  action: {
    name: "Actions",
    fold: "Fold",
    check: "Check",
    call: (chips: number, all: boolean) => (all ? `Call all-in ${amount(chips)}` : `Call ${amount(chips)}`),
    bet: (to: number) => `Bet ${amount(to)}`,
    raise: (to: number) => `Raise to ${amount(to)}`,
    allIn: (to: number) => `All-in ${amount(to)}`,
    total: "Total for the round",
    slider: "Total, by slider",
    bounds: (min: number, max: number, step: number) =>
      `From ${amount(min)} to ${amount(max)}${step > 1 ? `, in steps of ${amount(step)}` : ""}`,
    show: "Show",
    muck: "Do not show",
    ask: (by: number, of: number) =>
      you(by) ? `Ask to see ${belonging(of, "cards")}` : `${seat(by)} asks to see ${belonging(of, "cards")}`,
  },

  log: {
    name: "What happened",
    buttonDrawn: (to: number) => `${does(to, "draws")} the highest card and ${you(to) ? "have" : "has"} the button`,
    post: {
      ante: (by: number, chips: number, all: boolean) =>
        `${does(by, "posts")} an ante of ${amount(chips)}${allIn(all)}`,
      "small-blind": (by: number, chips: number, all: boolean) =>
        `${does(by, "posts")} the small blind, ${amount(chips)}${allIn(all)}`,
      "big-blind": (by: number, chips: number, all: boolean) =>
        `${does(by, "posts")} the big blind, ${amount(chips)}${allIn(all)}`,
      straddle: (by: number, chips: number, all: boolean) => `${does(by, "straddles")}, ${amount(chips)}${allIn(all)}`,
    },
    dealt: "Two cards to each",
    burned: "A card is burned",
    street: streets,
    acted: {
      fold: (by: number) => does(by, "folds"),
      check: (by: number) => does(by, "checks"),
      call: (by: number, chips: number, all: boolean) => `${does(by, "calls")} ${amount(chips)}${allIn(all)}`,
      bet: (by: number, chips: number, all: boolean) => `${does(by, "bets")} ${amount(chips)}${allIn(all)}`,
      raise: (by: number, chips: number, all: boolean) => `${does(by, "raises")} to ${amount(chips)}${allIn(all)}`,
    },
    returned: (to: number, chips: number) => `${does(to, "gets")} back ${amount(chips)}, which nobody called`,
    asked: (by: number, of: number) => `${does(by, "asks")} to see ${belonging(of, "cards")}`,
    shown: (by: number) => does(by, "shows"),
    mucked: (by: number) => `${seat(by)} ${you(by) ? "do" : "does"} not show`,
    killed: (whose: number) => common.sentence(`${belonging(whose, "hand")} is dead`),
    held: "All-in: the hands stay face down for now",
    released: "The all-in hands are released",
    "sat-out": (by: number) => `${does(by, "sits")} out`,
    "sat-in": (by: number) => `${does(by, "is")} back`,
    won: (by: number, chips: number, pot: string) => `${does(by, "wins")} ${amount(chips)} (${pot.toLowerCase()})`,
  },

  result: {
    name: "Result",
    showdown: "Showdown",
    hands: "Hands shown",
    wins: (by: number, chips: number) => `${does(by, "wins")} ${amount(chips)}`,
    allFolded: "all others folded",
    noneShown: "no other hand was shown",
    won: (by: number): string => (you(by) ? "win" : "wins"),
  },

  setup: {
    name: "A table of Texas Hold'em",
    intro:
      "Against computers, without a network, or with people who pass this device on. Only the player in turn sees their cards.",
    table: "Table",
    seats: "Seats",
    stack: "Stack of each seat",
    stacks: "Other stacks, seat by seat",
    stacksHint: "Empty: as above. 0: an empty chair.",
    button: "Button",
    draw: "by a draw",
    blinds: "Blinds and ante",
    small: "Small blind",
    big: "Big blind",
    ante: "Ante",
    anteMode: {
      none: "none",
      each: "from every player",
      "big-blind": "from the big blind, for the table",
    } satisfies Record<NonNullable<TexasHoldemSetup["ante"]>["mode"], string>,
    anteAmount: "Amount of the ante",
    anteFirst: "A short big blind pays the ante first",
    straddles: "Straddles",
    straddlesHint: "Amounts from the big blind's left, each at least twice the one before: 20 40",
    options: "Options",
    betting: "Betting",
    limit: {
      "no-limit": "no limit",
      "pot-limit": "pot limit",
      "fixed-limit": "fixed limit",
    } satisfies Record<NonNullable<TexasHoldemSetup["betting"]>, string>,
    chipUnit: "Smallest chip",
    autoShow: "Hands are shown automatically at showdown",
    autoShowHint: "Otherwise each player shows or mucks in turn.",
    seed: "Seed",
    seedHint: "64 hexadecimal digits, for a deal that can be repeated. Empty: drawn at random.",
    riseHands: "Hands until the stakes go up",
    riseHint: "0: they stay as they are.",
    riseBy: "They go up",
    riseBys: { 150: "by half", 200: "to double" } satisfies Record<(typeof steps)[number], string>,
    deal: "Deal",
  },

  evaluator: {
    name: "Hand evaluator",
    intro:
      "Pick or type a board, hands and dead cards: the odds follow. Hands of five to seven cards are compared without a board. The five cards that play are marked.",
  },

  calculators: {
    name: "Calculators",
    pots: [
      "Side pots",
      "Stacks before the hand, and what each seat put in: which pots there are, and who can win which.",
    ],
    raise: ["Minimum raise", "Play a round on: what a raise must reach, and whether raising is open."],
  },

  rules: {
    name: "Rulebook",
    intro: "Every rule by its id, as refusals, rulings and explanations name it.",
    groups: {
      TH: "Texas Hold'em",
      TT: "The tournament",
      RL: "What chips and words count as",
      LP: "Both games with banknotes",
      LH: "Liar's Poker Hold'em",
      LD: "Liar's Poker Draw",
      OF: "Open-face Chinese",
    },
  },

  notes,
  opponents,
  screens,
};

/** What every language has to say before a screen or a game is chosen. */
export type FirstWords = typeof en;

/** What every language has to say; what is of a part once `learn` has fetched it. */
export type Words = FirstWords & PartWords;
