import type { InPlay, Kept, KeptTournament, Slot } from "./kept";
import { newId } from "./kept";

// What stands in localStorage: games of the page's first versions, and what was not written yet when the page was left.
// It is slow and small, but it is written at once.

/** What a slot held when the page was left; `null` for nothing any more. */
interface Unsaved<S extends Slot> {
  value: InPlay[S] | null;
  at: number;
}

const place = (slot: Slot) => `cardroom/unsaved/${slot}`;

export function leave<S extends Slot>(slot: S, unsaved: Unsaved<S>): void {
  try {
    localStorage.setItem(place(slot), JSON.stringify(unsaved));
  } catch {
    // Refused, or too large: what was begun by then is kept.
  }
}

export function left<S extends Slot>(slot: S): Unsaved<S> | null {
  try {
    const text = localStorage.getItem(place(slot));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function clear(slot: Slot): void {
  try {
    localStorage.removeItem(place(slot));
  } catch {
    // Nothing can be kept there, so nothing is.
  }
}

const first = { match: ["match", "sheet"], tournament: ["tournament"] } as const;

/** What a first version of the page kept. */
export function old(slot: "match"): Kept | null;
export function old(slot: "tournament"): KeptTournament | null;
export function old(slot: Slot): Kept | KeptTournament | null;
export function old(slot: Slot): Kept | KeptTournament | null {
  try {
    const [text, sheet = null] = first[slot].map((key) => localStorage.getItem(`cardroom/${key}`));
    if (text == null) return null;
    return slot === "match" ? match(text, sheet) : tournament(text);
  } catch {
    return null;
  }
}

export function forgetOld(slot: Slot): void {
  try {
    for (const key of first[slot]) localStorage.removeItem(`cardroom/${key}`);
  } catch {
    // As above.
  }
}

function match(save: string, sheet: string | null): Kept {
  const { setup } = JSON.parse(save);
  const seats = setup.stacks?.length ?? setup.players;
  return {
    id: newId(),
    game: setup.game,
    save,
    seats: Array.from({ length: Number(seats) || 0 }, () => "human"),
    ...(sheet === null ? {} : { sheet: JSON.parse(sheet) }),
    at: Date.now(),
  };
}

function tournament(text: string): KeptTournament {
  const { kind, saved, last } = JSON.parse(text);
  return {
    id: newId(),
    kind: kind === "clock" ? "clock" : "sit-and-go",
    save: String(saved),
    last: Number(last) || 0,
    seats: [],
    at: Date.now(),
  };
}
