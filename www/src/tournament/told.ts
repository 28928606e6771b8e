import type { Hall } from "./hall";

/** What is told of a tournament beside a table, as it was at one moment. */
export type Told = Pick<Hall, "kind" | "sitters" | "events" | "view" | "standings" | "since"> & {
  /** How many events there were. */
  count: number;
  /** The table on the screen; `null` where there is none. */
  table: number | null;
};

/**
 * Tells what there is to be told now; as long as `still` says so, what there was before, in whatever language is spoken: the
 * tournament knows how an all-in ends before its streets are seen.
 */
export function teller(hall: Hall, table: () => number | null, still: () => boolean): () => Told {
  const now = (): Told => {
    const { kind, sitters, events, view, standings, since } = hall;
    return { kind, sitters, events, view, standings, since, count: events.length, table: table() };
  };
  let told = now();
  return () => {
    if (!still() && (hall.events.length !== told.count || table() !== told.table)) told = now();
    return told;
  };
}
