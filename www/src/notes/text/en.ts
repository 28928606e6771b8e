import type { BanknoteSetup, LiarsDrawSetup, TablePhase, Zone } from "cardroom";
import { amount, count, list } from "cardroom/text/en";
import { common } from "../../../../npm/elements/words/en";
import { you } from "../../opponents/sitters";
import { does, seat, toSeat, verb } from "../../opponents/text/en";
import { english as screens } from "../../text/screens";

const its = (at: number) => (you(at) ? "your" : "its");

const zone: Record<Zone, string> = { preflop: "Preflop", flop: "Flop", "turn-river": "Turn and river" };

/** The words of the two banknote games, in English. */
export const notes = {
  place: "Playing place",
  zone,
  buyIn: (ante: number, rake: number, once: boolean) =>
    `buy-in ${amount(ante + rake)}: ante ${amount(ante)}${rake === 0 ? "" : `, rake ${amount(rake)}${once ? " once" : ""}`}`,
  anyOrder: "Showdown: in any order",
  showOf: (of: number) => `${seat(of)}: to the notes`,
  forced: "The opening bet is forced: the ante, or all the money if that is less (LP-24).",
  mustShow: (rule: string) => `The last hand that can win a pot is shown (${rule}).`,

  announce: {
    name: (by: number) =>
      you(by) ? "You, the dealer, announce the playing place" : `${seat(by)}, the dealer, announces the playing place`,
    hint: "Which of the seven digits is the base number of every note, for the whole hand. The deal follows.",
  },

  exchange: {
    hint: "Discard one of the three notes for a closed one, or stand pat (LD-5).",
    burns: "An exchange of any note burns your shot for good (LD-9).",
    drop: "Discard",
    which: (zone: string, index: number) => `note ${index + 1} of ${zone}`,
    stand: "Stand pat",
  },

  peek: { lift: "Lift", lay: "Lay back" },

  shot: {
    armed: "Shoot the Moon is armed: half of the pot at showdown, whatever the hand, unless you exchange (LD-7).",
    paid: "Shoot the Moon, held to the end",
    triumph: (by: number) =>
      `${you(by) ? "Your clean triumph" : `Clean triumph of ${toSeat(by)}`}: the shot and the best hand.`,
  },

  table: {
    hand: (n: number) => `Hand ${n + 1}`,
    phase: {
      announcement: "Dealer's will",
      preflop: "Preflop",
      flop: "Flop",
      turn: "Turn",
      river: "River",
      "turn-exchange": "Turn, exchange",
      "river-exchange": "River, exchange",
      held: "All-in, held",
      showdown: "Showdown",
      complete: "Hand over",
    } satisfies Record<TablePhase, string> as Partial<Record<TablePhase, string>>,
    board: "Common board",
    boardEmpty: "no notes yet",
    stack: "Money",
    bet: "Piles",
    status: { folded: "folded" },
    button: ["D", "dealer"],
    giveUpHint: "The money on the table and the hand in play are lost.",
    nextHand: "Next hand",
    matchOver: (leaders: number[]) =>
      `Fewer than three players can pay the buy-in: the match is over. ${common.sentence(list(leaders.map(toSeat)))} ${leaders.length === 1 ? verb(leaders[0] ?? 0, "has") : "have"} the most money.`,
  },

  cover: {
    hint: "Its notes stay hidden until its player asks for them.",
    show: "To my notes",
    hide: "Hide my notes",
    yours: (of: number) => (you(of) ? "Your notes" : `${seat(of)}: your notes`),
  },

  action: { fold: "Fold" },

  log: {
    name: "What happened",
    buttonDrawn: (to: number) => `${does(to, "is")} the dealer, by a draw`,
    dealt: "Two notes to each",
    third: "Flop: a third closed note to each",
    street: { preflop: "Preflop", flop: "Flop", turn: "Turn", river: "River" },
    post: {
      ante: (by: number, money: number, all: boolean) =>
        `${does(by, "pays")} the ante, ${amount(money)}${all ? ", all-in" : ""}`,
    },
    acted: { fold: (by: number) => does(by, "folds") },
    rake: (by: number, money: number) => `${does(by, "pays")} the rake, ${amount(money)}`,
    announced: (by: number, place: number) => `${does(by, "announces")} playing place ${place}`,
    burned: "A note is burned",
    peeked: (by: number, zone: string) => `${does(by, "looks")} at ${its(by)} ${zone} zone`,
    exchanged: (by: number, zone: string) =>
      `${does(by, "discards")} a note from ${its(by)} ${zone} zone and ${you(by) ? "get" : "gets"} another`,
    stood: (by: number) => `${does(by, "stands")} pat`,
    shotPaid: (by: number, money: number, pot: string) =>
      `${does(by, "wins")} ${amount(money)} by a shot (${pot.toLowerCase()})`,
    cleared: (notes: number) => `All ${count(notes, "note", "notes")} lie in the muck zone: the hand is complete`,
  },

  result: {
    hands: "Notes shown",
    noneShown: "no other hand was shown",
  },

  setup: {
    intro: {
      "liars-holdem":
        "Two notes each and three on the board: the best three numbers of five. Against computers, or with people who pass this device on.",
      "liars-draw":
        "Three closed notes each, two exchanges, and half of the pot for a shot that is held. Against computers, or with people who pass this device on.",
    },
    table: "Table",
    seats: "Players, 3 to 8",
    stack: "Money of each seat",
    stacks: "Other money, seat by seat",
    stacksHint: "Empty: as above. Seats that cannot pay the whole buy-in are not dealt in.",
    button: "Dealer",
    draw: "by a draw",
    away: "Seats that sit out",
    awayHint: "Seat numbers. They pay, and their turns time out at once: 2 4",
    money: "Buy-in and betting",
    ante: "Ante",
    rake: "Rake",
    rakeWhen: "The rake is paid",
    when: { "per-hand": "in every hand", once: "once in a match" } satisfies Record<
      NonNullable<BanknoteSetup["rake"]>["when"],
      string
    >,
    openerOption: "The opener may still raise after all have called",
    allInFaceUp: "Hands are turned up once the betting is over and someone is all-in",
    autoShow: "Hands are shown automatically at showdown",
    inventory: "Notes and combinations",
    naturalRank: "A natural hand beats an equal modified one",
    natural: { "after-kickers": "after the kickers", "before-kickers": "before the kickers" } satisfies Record<
      NonNullable<BanknoteSetup["naturalRank"]>,
      string
    >,
    burn: "A note is burned before each street",
    moonNotes: "Three zeros arm a shot",
    moon: { flop: "in the third note alone", hand: "in the three notes together" } satisfies Record<
      NonNullable<LiarsDrawSetup["moonNotes"]>,
      string
    >,
    moonAntes: "A shot takes half of the antes, too",
    notes: "Notes of the venue",
    notesHint: "Serials of 7 digits, shuffled for every hand. Empty: 100 notes at random.",
    allowDuplicates: "A serial may be there twice",
    deck: "Notes in order from the top, for the first hand",
    deckHint: "For a replay. Empty: shuffled.",
    seed: "Seed",
    seedHint: "64 hexadecimal digits, for a deal that can be repeated. Empty: drawn at random.",
    deal: "Buy in",
  },

  evaluator: {
    name: screens.notes,
    intro:
      "Type three to five serials a hand and move the playing place. Take notes in or out and shift them by their jokers: the best hand stands beside yours.",
  },
};

/** What every language has to say of them. */
export type NotesWords = typeof notes;
