import type { RulingWord } from "cardroom";
import { english as screens } from "../../text/screens";

/** The words of the form for rulings, in English. */
export const rulings = {
  name: screens.rulings,
  intro:
    "At a real table chips and words are not always clear. Say what happened: the form tells which action it counts as, with the rule and the reasons.",
  examples: "Examples",
  example: {
    chip: "One chip of 1000 facing a blind of 200",
    change: "A 500 and a 25 facing 325, for change",
    string: "500, and then 1000 more, facing 500",
    outOfTurn: "A raise out of turn, and a raise before it",
  },

  situation: "Where the player stands",
  bet: "Bet to match",
  betHint: "In all for this round, a blind included. 0: nobody has bet.",
  committed: "Put in already this round",
  stack: "Chips behind",
  bigBlind: "Big blind",
  largestRaise: "Largest bet or raise of the round",
  largestRaiseHint: "Empty: the big blind.",
  mayRaise: "The player may raise",
  mayRaiseHint: "Not if there has been only a short all-in since the player acted.",
  headsUp: "Only one other player is in the hand",

  gesture: "What the player did",
  word: "Word",
  words: {
    none: "none",
    fold: "fold, or cards pushed forward",
    check: "check, or a tap",
    call: "call",
    bet: "bet",
    raise: "raise",
    "all-in": "all-in",
  } satisfies Record<RulingWord | "none", string>,
  amount: "Amount said",
  amountHint: "Empty: none. Words with an amount mean the total for the round.",
  chips: "Chips put out",
  chipsHint: "Each by its value; + begins another motion: 500 25 + 1000",
  first: "First came",
  firsts: { words: "the words", chips: "the chips", together: "both at once" },
  turn: "Turn",
  turns: {
    in: "in turn",
    early: "out of turn, nobody in turn has acted since",
    same: "out of turn, those in turn then checked, called or folded",
    changed: "out of turn, somebody in turn then bet or raised",
  },

  outcome: "Ruling",
  reasons: "Reasons",
  notChips: "Values of chips between spaces, + between motions: 500 25 + 1000",
};

/** What every language has to say of them. */
export type RulingsWords = typeof rulings;
