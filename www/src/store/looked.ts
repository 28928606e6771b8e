import { read, write } from "../storage";
import type { KeptTournament } from "./kept";

// How long somebody has looked at a sit-and-go since its last action: its clock goes on by that. The tournament is written after
// each action; this, a few bytes, in each second.

/** The time of a tournament's clock, `last`, since it was kept at `at`. */
type Looked = Pick<KeptTournament, "at" | "last">;

/** Nobody looks longer than a day and does nothing: what tells more was not written here. */
const longest = 24 * 60 * 60 * 1000;

export function keep({ at, last }: Looked): void {
  write("looked", `${at} ${last}`);
}

/** The time by which a tournament goes on: as it was kept, or later, if that was kept of just this. */
export function since({ at, last }: Looked): number {
  const [when, later] = (read("looked") ?? "").split(" ").map(Number);
  return when === at && later !== undefined && later - last <= longest ? Math.max(last, Math.floor(later)) : last;
}
