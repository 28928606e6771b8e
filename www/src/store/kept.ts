import type { GameName } from "cardroom";

// What the page keeps of games: those in play, and hands that are over.

/** Who sits in a chair: a person at this device, or a computer player of a level. */
export type Sitter = "human" | "beginner" | "regular" | "expert";

/** A match in play, as it stands after its last action. */
export interface Kept {
  /** Of the match, from its first hand to its last. */
  id: string;
  game: GameName;
  /** `Game.save()`. */
  save: string;
  /** By seat. */
  seats: Sitter[];
  /** By seat; `null` for who has none. */
  names?: (string | null)[];
  /** What it began with, to begin another like it. **Secret**: it may hold a seed. */
  setup?: unknown;
  /** How its stakes go up. */
  rise?: { hands: number; by: number };
  /** The score sheet of open-face Chinese. */
  sheet?: unknown;
  /** What the computers leave to chance follows from it: a decision is the same after a reload. **Secret**. */
  mind?: string;
  /** The number of the last hand that was put among the past ones: one that was deleted there does not come back. */
  filed?: number;
  /** When, in milliseconds since 1970; never before an earlier one. */
  at: number;
}

/** A tournament in play. */
export interface KeptTournament {
  id: string;
  /** Whether the page keeps the clock of a hall, or all play on this device. */
  kind: "clock" | "sit-and-go";
  /** `Tournament.save()`. */
  save: string;
  /** The last time that the tournament was told. */
  last: number;
  /** By player; empty in a hall, where all are people. */
  seats: Sitter[];
  /** As of a match. **Secret**. */
  mind?: string;
  filed?: number;
  at: number;
}

/** What may be in play at once. */
export interface InPlay {
  match: Kept;
  tournament: KeptTournament;
}

export type Slot = keyof InPlay;

/** What each seat won or lost in a hand, in chips, in open-face Chinese in points; `null` for who was not in it. */
export interface Summary {
  net: (number | null)[];
}

/** A hand that is over. */
export interface PastHand {
  /** The match and the number: the same hand is kept once. */
  id: string;
  match: string;
  /** Whether the match is a tournament. */
  tournament: boolean;
  /** In the match, from 0. */
  number: number;
  game: GameName;
  seats: Sitter[];
  names?: (string | null)[];
  /** The number of the player in each seat, where players change seats. */
  players?: readonly (number | null)[];
  /** `Game.save()` of the finished hand: it is played again from that. */
  save: string;
  summary: Summary;
  at: number;
}

/** So many bytes from the system, as hexadecimal digits. */
const random = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** An id that no other match has. */
export const newId = (): string => random(12);

/** A seed as the package takes one. */
export const newSeed = (): string => random(32);
