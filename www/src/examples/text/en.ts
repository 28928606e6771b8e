import type { Zone } from "cardroom";
import { amount, count, list, seat } from "cardroom/text/en";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinal = (n: number) => `${n}${endings[ordinals.select(n)]}`;
const player = (n: number) => `Player ${n + 1}`;
const zone: Record<Zone, string> = { preflop: "preflop", flop: "flop", "turn-river": "turn and river" };

/** The words of the rulebook's worked examples in English. */
export const examples = {
  /** What is agreed beside the usual, by the option. */
  agreed: {
    anteFirst: "a short big blind pays the ante first",
    "pot-limit": "pot limit",
    "fixed-limit": "fixed limit",
    chipUnit: "the smallest chip is that of the small blind",
    burn: "a note is burned before each street",
    moonNotes: "the zeros of all three notes count together",
    moonAntes: "the antes go to the best hand",
    drawsPrivate: "all see the cards that are drawn",
    "win-cap": "nobody wins more from an opponent than their own stack",
    fantasyLimit: "no bonus hands",
    fantasyButton: "the button stays in bonus deals",
    autoPlace: "the hand of a player who runs out of time is dead",
    naturals: "naturals win by themselves",
    "closed-13": "the closed game",
  } as Record<string, string>,
  agreement: (options: string[]) => `Agreed: ${options.join("; ")}.`,
  stacks: (stacks: number[]) =>
    stacks.every((stack) => stack === stacks[0])
      ? `${count(stacks.length, "seat", "seats")} with ${amount(stacks[0] ?? 0)} each.`
      : `Stacks by seat: ${list(stacks.map(amount))}.`,
  money: (stacks: number[]) => `Money by seat: ${list(stacks.map(amount))}.`,
  players: (n: number) => `${count(n, "player", "players")}.`,
  button: (at: number) => `The button is at ${seat(at).toLowerCase()}.`,
  dealer: (at: number) => `The dealer is ${seat(at).toLowerCase()}.`,
  timeout: (of: number) => `${seat(of)} runs out of time.`,
  away: (seats: number[]) => `Absent: ${list(seats.map(seat)).toLowerCase()}.`,
  may: (of: number, cards: number, top: number, middle: number, bottom: number) =>
    `${seat(of)} is told: place all ${cards} cards; the top takes ${top}, the middle ${middle}, the bottom ${bottom}.`,
  name: (n: number, of: number) => (of === 1 ? "Example" : `Example ${n}`),
  why: "Why",
  setUp: "This table is refused.",
  nextRefused: "Another hand is refused.",
  tries: (by: number, what: string) => `${seat(by)} tries to ${what}: refused.`,
  would: {
    fold: "fold",
    check: "check",
    call: "call",
    bet: (to: number) => `bet ${amount(to)}`,
    raise: (to: number) => `raise to ${amount(to)}`,
    announce: (place: number) => `announce place ${place}`,
    peek: (zones: Zone[]) => `look at ${list(zones.map((each) => zone[each]))} at once`,
    leave: "leave",
    place: "place the cards like this",
    other: "do that",
  },
  director: {
    enter: (chips: number) => `A player tries to enter with ${amount(chips)}: refused.`,
    rebuy: "A player asks for a rebuy: refused.",
    deal: "The table would begin another hand: refused.",
  },
  chips: {
    bet: (chips: number) => (chips === 0 ? "Nobody has bet." : `The bet is ${amount(chips)}.`),
    said: (n: number) => `“${amount(n)}”`,
    first: { words: "The words came first.", chips: "The chips came first.", together: "Both came at once." },
    words: { fold: "“Fold”", check: "“Check”", call: "“Call”", bet: "“Bet”", raise: "“Raise”", "all-in": "“All-in”" },
    pushed: (motions: number[][]) =>
      `Chips: ${motions.map((motion) => motion.map(amount).join(" + ")).join(", then ")}`,
    since: {
      fold: "the player in turn folds",
      check: "the player in turn checks",
      call: "the player in turn calls",
      bet: "the player in turn bets",
      raise: "the player in turn raises",
    },
    outOfTurn: "Out of turn",
  },
  before: (n: number) => `Penalties before: ${amount(n)}.`,
  tournament: {
    started: (n: number) => `The tournament begins with ${count(n, "player", "players")}`,
    seated: (of: number, table: number, chair: number) => `${player(of)} sits at table ${table + 1}, seat ${chair + 1}`,
    level: (n: number, small: number, big: number) => `Level ${n}: blinds ${amount(small)}/${amount(big)}`,
    break: (n: number) => `A break of ${count(n, "minute", "minutes")}`,
    begun: (table: number, level: number, button: number, small: number | null, big: number) =>
      `Table ${table + 1}, level ${level}: the button is at seat ${button + 1}, ${small === null ? "no small blind" : `the small blind at seat ${small + 1}`}, the big blind at seat ${big + 1}`,
    killed: (chair: number) => `The hand of seat ${chair + 1} is killed; its blinds and antes stay in the pot`,
    eliminated: (of: number, left: number) => `${player(of)} is out, ${amount(left)} left`,
    placed: (of: number, place: number, to: number) =>
      to > place ? `${player(of)} shares the places ${place} to ${to}` : `${player(of)} is ${ordinal(place)}`,
    points: (of: number, n: number) => `${player(of)} gets ${count(n, "rating point", "rating points")}`,
    paid: (of: number, prize: number) => `${player(of)} wins a prize of ${amount(prize)}`,
    pool: (n: number) => `The prize pool is ${amount(n)}`,
    bounty: (of: number, to: number, n: number) => `The bounty of ${player(of)}, ${amount(n)}, goes to ${player(to)}`,
    broken: (table: number) => `Table ${table + 1} is broken`,
    final: (table: number) => `Table ${table + 1} is the final table`,
    moved: (of: number, table: number, chair: number) => `${player(of)} moves to table ${table + 1}, seat ${chair + 1}`,
    handForHand: "Hand-for-hand: every table waits for the others",
    race: (leaves: number, into: number) =>
      `Chips of ${amount(leaves)} leave the table, changed into chips of ${amount(into)}`,
    raced: (chair: number, odd: number, won: number) =>
      `Seat ${chair + 1} has ${amount(odd)} in odd chips and ${won === 0 ? "wins none" : `wins ${amount(won)}`} by the cards`,
    disqualified: (of: number, n: number) =>
      `${player(of)} is disqualified; ${count(n, "chip leaves", "chips leave")} the table`,
    away: (of: number) => `${player(of)} is absent`,
    finished: (of: number) => `${player(of)} has won the tournament`,
  },
};
