/** How well a computer plays. */
export type Skill = "beginner" | "regular" | "expert";

/** Who plays a seat: a person at this device, or a computer. */
export type Sitter = "human" | Skill;

export const skills: readonly Skill[] = ["beginner", "regular", "expert"];

/** A sitter as it was kept; a person where it is none. */
export const sitter = (kept: unknown): Sitter => skills.find((each) => each === kept) ?? "human";

/** Whether people play among themselves. */
export const onlyPeople = (sitters: readonly Sitter[]): boolean => sitters.every((each) => each === "human");

/** The one seat that a person plays: nobody looks over its shoulder. `null` where several do, or none. */
export function alone(sitters: readonly Sitter[]): number | null {
  const people = sitters.flatMap((each, seat) => (each === "human" ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Who sits at a table that is drawn: by seat, and for a computer which of them it is. */
let present: readonly Sitter[] = [];
let which: readonly (number | null)[] | null = null;

/**
 * Who sits at the table that is drawn now; its words call computers by name. `players` are their numbers, where they may come
 * from other seats.
 */
export function seated(sitters: readonly Sitter[], players: readonly (number | null)[] | null = null): void {
  present = sitters;
  which = players;
}

/** The number of the computer in this seat at the table that is drawn now; `null` for a person. */
export function computer(seat: number): number | null {
  if ((present[seat] ?? "human") === "human") return null;
  return which === null ? seat : (which[seat] ?? null);
}

/** The seat of the only person at the table that is drawn now, who reads what is said of it; else `null`. */
export const yours = (): number | null => (present.length > 1 ? alone(present) : null);

/** Whether it is that seat. */
export const you = (seat: number): boolean => yours() === seat;
