import { amount, seat as numbered } from "cardroom/text/en";
import type { Speed } from "../pace";
import { computer, type Sitter, you } from "../sitters";
import type { Trouble } from "../trouble";

const names = [
  ...["Leo", "Margo", "Otto", "Naomi", "Bruno", "Coco", "Hugo", "Mimi", "Theo", "Zizi"],
  ...["Mario", "Juno", "Pedro", "Lulu", "Enzo", "Noemi", "Carlo", "Heidi", "Dario", "Kiki"],
  ...["Rocco", "Cleo", "Paolo", "Lili", "Renato", "Fifi", "Tito", "Gigi", "Nino", "Emmy"],
];

/** What a computer is called, by its number. */
const named = (computer: number): string => {
  const again = Math.floor(computer / names.length);
  return `${names[computer % names.length]}${again === 0 ? "" : ` ${again + 1}`}`;
};
/** What the computer of a seat is called. */
const called = (at: number) => {
  const number = computer(at);
  return number === null ? undefined : named(number);
};

/** A seat as it is called: the reader's, by the name of its computer, or by number. */
export const seat = (at: number): string => (you(at) ? "You" : (called(at) ?? numbered(at)));
/** The same within a sentence. */
export const toSeat = (at: number): string => (you(at) ? "you" : (called(at) ?? `seat ${at + 1}`));
/** Verbs of which the reader's form is not that of others without its ending. */
const irregular: Record<string, string> = { has: "have", is: "are", does: "do" };
/** A verb that is given as of others, beside the name of a seat. */
export const verb = (at: number, of: string): string => (you(at) ? (irregular[of] ?? of.slice(0, -1)) : of);
/** At the beginning of a sentence: who it is, and what they do. */
export const does = (at: number, of: string): string => `${seat(at)} ${verb(at, of)}`;
/** What is a seat's: `the hand of Leo`, `your hand`. */
export const belonging = (at: number, what: string): string =>
  you(at) ? `your ${what}` : `the ${what} of ${toSeat(at)}`;
/** A name or a title within a sentence. */
export const lower = (name: string): string => (names.includes(name.replace(/ \d+$/, "")) ? name : name.toLowerCase());

/** The words around computer players in English. */
export const opponents = {
  named,
  within: toSeat,
  chair: (at: number) => `seat ${at + 1}`,
  you: "You",
  others: "You play against",
  othersAre: {
    beginner: "computers: beginners",
    regular: "computers: regulars",
    expert: "computers: experts",
    human: "people on this device",
  } satisfies Record<Sitter, string>,
  seats: "Seat by seat",
  asAbove: "as above",
  sitters: {
    human: "a person",
    beginner: "computer, beginner",
    regular: "computer, regular",
    expert: "computer, expert",
  } satisfies Record<Sitter, string>,
  more: "More options",

  said: {
    call: (chips: number) => `Call ${amount(chips)}`,
    bet: (to: number) => `Bet ${amount(to)}`,
    raise: (to: number) => `Raise ${amount(to)}`,
    allIn: (to: number) => `All-in ${amount(to)}`,
  },
  thinks: (by: number) => `${seat(by)} thinks…`,
  hurry: "Skip the wait",
  follows: "All-in: the rest follows…",
  watching: "Computers play on",
  speed: "Speed",
  speeds: { calm: "calm", quick: "quick", instant: "at once" } satisfies Record<Speed, string>,
  auto: "Deal the next hand automatically",
  noBack: "Nothing is taken back: what was seen stays seen.",

  trouble: (by: number, why: string) => `${seat(by)} could not think: ${why}`,
  troubles: {
    late: "no answer came",
    illegal: "the answer was against the rules",
    broken: "the thread broke off",
  } satisfies Record<Trouble, string>,
  retry: "Try again",
  without: "Let the table act instead",

  hint: "What would an expert do?",
  thinking: "An expert thinks…",
  hinted: (action: string, reason: string) => `An expert would: ${action}. “${reason}”`,
  noHint: (why: string) => `No hint: ${why}`,
  place: "Place like this",

  thoughts: "What the computers thought",
  thought: (by: number, action: string, reason: string) => `${seat(by)}, ${action}: ${reason}`,

  again: "Again with the same seats",
  out: "You have nothing left to bet. The computers play on for the rest.",
  next: "Watch the next hand",
  playOut: "Play it out",
};

/** What every language has to say around them. */
export type OpponentsWords = typeof opponents;
