import type { OpenFaceOptions } from "cardroom";
import { amount, count, list } from "cardroom/text/en";
import { scoring } from "../../../../npm/elements/open-face/words/en";
import { you } from "../../opponents/sitters";
import { belonging, does, lower, seat, toSeat, verb } from "../../opponents/text/en";
import { english as screens } from "../../text/screens";
import type { Spot } from "../draft";

type Named<K extends keyof OpenFaceOptions> = Record<Extract<OpenFaceOptions[K], string>, string>;

const points = (n: number) => count(n, "point", "points");
const cards = (n: number) => count(n, "card", "cards");

/** Every word of open-face Chinese in English. */
export const openFace = {
  ...scoring,
  pair: { ...scoring.pair, name: (a: string, b: string) => `${a} against ${lower(b)}` },

  deal: (n: number) => `Deal ${n + 1}`,
  street: (n: number) => `Street ${n}`,
  complete: "Deal over",
  stakes: (kush: number) => `a point is worth ${amount(kush)}`,
  balance: "Balance",
  held: "Cards to place",
  coverSeveral: "Several players may place: pass the device to one of them",
  coverShow: (of: number) => `${seat(of)}: show my cards`,

  state: {
    turn: (_of: number) => "to place",
    left: (of: number) => `${verb(of, "has")} left`,
    out: (of: number) => `${verb(of, "does")} not play`,
    bonus: (n: number) => `Fantasyland, ${cards(n)}`,
    dead: "dead hand",
    drawn: (of: number, n: number) => `${verb(of, "holds")} ${cards(n)}`,
  },

  placing: {
    hand: "Your cards",
    pile: "Discard",
    how: "Select a card and press a row, or drag it there. A card in a row goes back when it is pressed.",
    keysHint: (pile: boolean) =>
      `Keys: arrows move; T, M, B or 3, 2, 1 place${pile ? "; D or 0 discards" : ""}; U undoes.`,
    keys: { top: "t", middle: "m", bottom: "b", pile: "d", undo: "u" } satisfies Record<Spot | "undo", string>,
    target: (place: string, free: number) => `${place}: place here, ${free} free`,
    pending: (card: string) => `${card}, not confirmed: take back`,
    placed: (card: string, place: string, left: number) =>
      `${card}: ${place.toLowerCase()}. ${left === 0 ? "All are placed, confirm" : `${cards(left)} left`}`,
    takenBack: (card: string) => `${card}: back in hand`,
    undone: (left: number) => `Undone, ${cards(left)} left`,
    allPlaced: "All cards are placed. They do not move once confirmed.",
    confirm: "Confirm",
    undo: "Undo",
    bySuit: "Sort by suit",
    byRank: "Sort by rank",
  },

  log: {
    started: (n: number, kush: number) => `Deal ${n + 1}, a point is worth ${amount(kush)}`,
    bonus: (of: number, n: number) => `${does(of, "plays")} a bonus hand of ${cards(n)}`,
    dealt: (to: number[], n: number) => `${cards(n)}${to.length === 1 ? "" : " each"} to ${list(to.map(toSeat))}`,
    placed: (by: number, row: string) => `${seat(by)}, ${row}`,
    set: (by: number) => `${does(by, "sets")} all rows face down`,
    timedOut: (of: number) => `${does(of, "is")} out of time`,
    timedOutDead: (of: number) => `${does(of, "is")} out of time: the hand is dead`,
    collected: (n: number) => `The piles go to the muck, ${cards(n)}`,
    turnedUp: (by: number, row: string) => `${does(by, "turns")} up, ${row}`,
    dead: (of: number) => `${does(of, "has")} a dead hand`,
    natural: (of: number, name: string) => `${does(of, "has")} a natural: ${name}`,
    royalties: (of: number, n: number) => `${does(of, "has")} royalties of ${amount(n)}`,
    paid: (from: number, to: number, chips: number) => `${does(from, "pays")} ${amount(chips)} to ${toSeat(to)}`,
    enters: (of: number, n: number) => `${does(of, "enters")} Fantasyland with ${cards(n)}`,
    stays: (of: number, n: number) => `${does(of, "stays")} in Fantasyland with ${cards(n)}`,
    left: (of: number) => does(of, "leaves"),
    lapsed: (of: number) => scoring.sentence(`${belonging(of, "bonus hand")} lapses`),
  },

  result: {
    name: "Showdown",
    net: (name: string, n: string) => `${name}: ${n}`,
    pays: (from: number, to: number, chips: number, n: number, kush: number) =>
      `${does(from, "pays")} ${amount(chips)} to ${toSeat(to)}: ${points(n)} at ${amount(kush)}.`,
    paysOf: (from: number, to: number, chips: number, owed: number, n: number, kush: number) =>
      `${does(from, "pays")} ${amount(chips)} of ${amount(owed)} to ${toSeat(to)}: ${points(n)} at ${amount(kush)}, as the stacks allow (OF-13).`,
    nothing: "Nobody pays.",
    next: "Next deal",
    leaving: "Leave the game",
    leave: (of: number) => (you(of) ? "Leave the game" : `${seat(of)} leaves`),
    over: "Fewer than two players can go on: the match is over.",
  },

  timeout: {
    name: (of: number) => `${does(of, "is")} out of time`,
    places: "The table places the rest for this player, without a dead hand where that is possible (OF-20).",
    dies: "The hand is dead (OF-20).",
    yes: "Time is up",
  },

  sheet: {
    name: "Score sheet",
    deal: "Deal",
    none: "–",
    parts: (rows: string, royalties: string) => `rows ${rows}, royalties ${royalties}`,
    natural: (rows: string, royalties: string, naturals: string) =>
      `rows ${rows}, royalties ${royalties}, naturals ${naturals}`,
    foul: "dead hand",
    fantasy: "Fantasyland",
    points: "Points",
    chips: (kush: number) => `Paid, kush ${amount(kush)}`,
  },

  setup: {
    name: "A table of open-face Chinese",
    intro:
      "Thirteen cards go into three rows; rows are compared pair by pair. Against computers, or with people who pass this device on.",
    variant: "Variant",
    variants: {
      pineapple: "Pineapple with Fantasyland",
      "closed-13": "closed, all thirteen at once",
    } satisfies Named<"variant">,
    players: "Players",
    playersHint: "2 or 3; in the closed game up to 4.",
    stackHint: "Empty: all begin at 0 and count what is won and lost.",
    stacksHint: "Empty: as above.",
    points: "Points",
    kush: "Kush",
    kushHint: "The value of a point.",
    settlement: "Settlement",
    settlements: {
      uncapped: "whole, whatever the stacks",
      "win-cap": "at most the winner's own stack",
      proportional: "in proportion to the claims",
    } satisfies Named<"settlement">,
    rowPoints: "Points for a row",
    sweepTotal: "Points for all three rows",
    foul: "A dead hand pays",
    fouls: { swept: "the sweep and royalties", void: "nothing", flat: "6 points" } satisfies Named<"foul">,
    fantasy: "Fantasyland",
    fantasyCards: "Cards of a bonus hand",
    fantasyCardsOf: {
      fourteen: "14 for all",
      progressive: "14 to 17 by the top row",
    } satisfies Named<"fantasyCards">,
    fantasyStay: "Another bonus hand for",
    fantasyStayBy: {
      quads: "trips on top, quads or better in another row",
      "full-house-middle": "also a full house or better in the middle",
    } satisfies Named<"fantasyStay">,
    fantasyLimit: "Bonus hands in a row",
    fantasyLimitHint: "Empty: no limit. 0: no Fantasyland.",
    fantasyButton: "Button in a bonus deal",
    fantasyButtons: { rotate: "moves on", stay: "stays" } satisfies Named<"fantasyButton">,
    drawsPrivate: "Drawn cards are their owner's alone",
    drawsPrivateHint: "Otherwise all see them before they are placed.",
    autoPlace: "The table places for a player who runs out of time",
    autoPlaceHint: "Otherwise that hand is dead.",
    naturals: "Naturals win by themselves",
    naturalsHint: "Points from every opponent instead of rows; 0: there is none.",
  },

  scorer: {
    name: screens.scorer,
    intro: "Pick the cards of each row from the deck, or type them. Whole boards are judged and compared.",
  },
};

/** What every language has to say of open-face Chinese. */
export type OpenFaceWords = typeof openFace;
