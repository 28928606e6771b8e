import type { TournamentEvent } from "cardroom";
import { amount, count, list } from "cardroom/text/en";
import { english as screens } from "../../text/screens";
import type { Kind } from "../hall";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinal = (n: number) => `${n}${endings[ordinals.select(n)]}`;
const minutes = (n: number) => count(n, "minute", "minutes");
const hands = (n: number) => count(n, "hand", "hands");

/** The words of the tournament in English. */
export const tournament = {
  name: screens.tournament,
  kind: "Kind of tournament",
  kinds: { clock: "Tournament clock", "sit-and-go": "Sit-and-go" } satisfies Record<Kind, string>,
  intro: {
    clock:
      "For a club: the clock, the seats and the places of a tournament whose hands are played at real tables. The director tells who is out.",
    "sit-and-go":
      "Played on this device from the first hand to the last chip, at one table or several: computers play where you do not sit. The blinds go up, and the clock stands while nobody looks.",
  } satisfies Record<Kind, string>,
  begin: { clock: "Open the tournament", "sit-and-go": "Shuffle up and deal" } satisfies Record<Kind, string>,
  groups: { entrants: "Entrants", levels: "Chips and levels", prizes: "Prizes and options" },
  fields: {
    players: "Players",
    names: "Names",
    chairs: "Chairs at a table",
    stack: "Starting stack",
    chips: "Chips",
    minutes: "Length in minutes",
    levelMinutes: "Minutes of a level",
    levelHands: "Hands of a level",
    ante: "Ante",
    lateUntil: "Late registration until level",
    rebuyUntil: "Rebuys until level",
    addOnAfter: "Add-on in the break after level",
    price: "Price of an entry",
    bounty: "Bounty",
    shares: "Prizes in per cent",
    points: "Rating points",
    buttonRule: "Button",
    seed: "Seed",
  },
  namesHint: "One on each line. Empty: as many players as above, by number.",
  playersHint: (most: number) => `Up to ${amount(most)} against computers; up to 10 people at one table.`,
  chairsHint: "With more players than that there are more tables.",
  chipsHint: "The denominations, such as 25 100 500.",
  levelMinutesHint: "Empty: chosen so that the blinds go up gently.",
  levelHandsHint: "Empty: by minutes.",
  noneHint: "0: none.",
  sharesHint: "From the first place, 100 in all: 50 30 20. Without a price there are no prizes.",
  antes: { "big-blind": "from the big blind", each: "from every player", none: "none" },
  pointsBy: {
    linear: "one for the last place, one more for each above",
    "square-root": "by the square root",
    none: "none",
  },
  buttonRules: { dead: "dead button", moving: "moving button" },
  schedule: "The schedule",
  minutes,
  hands,
  breakOf: (n: number) => `break, ${minutes(n)}`,

  clock: "Clock",
  level: (n: number) => `Level ${n}`,
  break: "Break",
  waiting: "Before the start",
  ante: (chips: number) => `ante ${amount(chips)}`,
  anteOfEach: (chips: number) => `ante ${amount(chips)} each`,
  next: (text: string) => `Next: ${text}`,
  lastLevel: "The last level",
  untilBreak: (time: string) => `Break in ${time}`,
  clockState: {
    waiting: "not begun",
    paused: "paused",
    "hand-for-hand": "hand for hand",
    stopped: "over",
  },
  players: "Players",
  ofEntrants: (left: number, entrants: number) => `${amount(left)} of ${amount(entrants)}`,
  playersLeft: (left: number, entrants: number) => `${amount(left)} of ${count(entrants, "player", "players")} left`,
  averageStack: "Average stack",
  chipsInPlay: "Chips in play",
  tables: "Tables",
  pool: "Prize pool",
  prizes: "Prizes",
  handForHand: "Hand for hand",
  round: (n: number) => (n === 0 ? "on" : `round ${n}`),

  control: {
    start: "Start",
    pause: "Pause",
    resume: "Resume",
    back: "Back a level",
    forward: "Next level",
    minute: "A minute more",
    handForHand: (on: boolean): string => (on ? "Hand for hand" : "End hand for hand"),
    fullScreen: "Full screen",
  },
  entryName: "Name of an entrant",
  enter: "Enter",
  entrants: (n: number) => count(n, "entrant", "entrants"),
  withdraw: "withdraw",
  withdrawOf: (name: string) => `Withdraw ${name}`,

  table: (n: number) => `Table ${n + 1}`,
  columns: ["Seat", "Player", "Stack", "Out", "More"],
  waits: "waits for the button",
  absent: "absent",
  outOf: (name: string) => `${name} is out`,
  chipsTo: "The chips go to",
  record: "Record the hand",
  outOrWinner: "Mark who is out, and choose another player for the chips.",
  actionFor: (name: string) => `More for ${name}`,
  playerAction: {
    rebuy: "Rebuy",
    "add-on": "Add-on",
    "decline-rebuy": "No rebuy",
    "sit-out": "Absent",
    "sit-in": "Back",
    warning: "Warning",
    "missed-hands": "Misses a hand",
    disqualification: "Disqualified",
  },

  standings: "Places",
  nobodyOut: "Nobody is out yet.",
  placeColumn: "Place",
  playerColumn: "Player",
  player: (n: number) => `Player ${n + 1}`,
  place: ordinal,
  places: (from: number, to: number) => `${ordinal(from)}–${ordinal(to)}`,
  status: {
    in: "in",
    "may-rebuy": "may rebuy",
    out: "out",
    disqualified: "disqualified",
    withdrawn: "withdrawn",
  },
  prize: "Prize",
  points: "Points",
  bounty: "Bounties",

  rooms: "All tables",
  roomColumns: ["Table", "Players", "Chip leader", "Now"],
  yours: "your table",
  busy: "a hand is being played",
  idle: "waits",
  rank: (at: number, left: number, stack: number) => `You are ${ordinal(at)} of ${amount(left)} with ${amount(stack)}.`,
  youMove: (table: number, chair: number, because: string) =>
    `You move to table ${table + 1}, seat ${chair + 1}: ${because}.`,
  because: {
    balance: "the tables are balanced",
    "table-broken": "your table is broken up",
    "final-table": "the final table",
  } satisfies Record<Extract<TournamentEvent, { type: "moved" }>["reason"], string>,
  comes: (name: string) => `${name} comes to your table.`,
  goes: (name: string, table: number) => `${name} moves to table ${table + 1}.`,
  broken: (table: number) => `Table ${table + 1} is broken up.`,
  finalTable: "All who are left sit down at the final table.",
  handForHandBegins:
    "Hand for hand: one player more than there are prizes is left, and every table waits for all others.",
  handForHandEnds: "Hand for hand is over.",
  goneOut: (names: string[]) => `Out: ${list(names)}.`,
  waitsFor: (left: number) => `${count(left, "other table still plays", "other tables still play")} this hand.`,
  handForHandWaits: (left: number) => `Hand for hand: ${count(left, "table still plays", "tables still play")}.`,
  playsOut: "The computers play it out",
  playsOutHint: "The places follow as they are decided.",
  wins: (name: string) => `${name} wins the tournament`,

  giveUp: "Give this tournament up?",
  giveUpHint: "Its clock, its stacks and its places are lost.",
  another: "New tournament",
};

/** What every language has to say of the tournament. */
export type TournamentWords = typeof tournament;
