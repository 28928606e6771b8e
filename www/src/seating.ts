import { h } from "./element";
import type { Field } from "./field";
import * as field from "./field";
import { type Sitter, sitter } from "./opponents/sitters";
import type { Rise } from "./rise";
import { words } from "./text";

/** What stands in the fields of a form's seats, as it was typed. It outlives a change of language. */
export interface SeatingDraft {
  seats: string;
  stack: string;
  stacks: string[];
  button: string;
  /** Who sits where nothing else is said: everywhere but in the first seat. */
  others: Sitter;
  /** Who sits elsewhere than that, by seat. */
  sitters: string[];
}

/** How the fields are named. */
interface Names {
  seats: string;
  seatsHint?: string;
  stack: string;
  stackHint?: string;
  stacks: string;
  stacksHint: string;
  button: string;
  draw: string;
}

/** A number as it was typed; the package refuses what is none. */
export const typed = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

/** More rows than this are no table of any game. */
const mostRows = 23;

const rows = (draft: Pick<SeatingDraft, "seats">) =>
  Math.min(Math.max(Math.trunc(typed(draft.seats)) || 0, 0), mostRows);

/** The stack of each seat. */
export const stacksOf = (draft: Pick<SeatingDraft, "seats" | "stack" | "stacks">): number[] =>
  Array.from({ length: rows(draft) }, (_, seat) => typed(draft.stacks[seat] || draft.stack));

/** Who plays each seat. */
export const sittersOf = (draft: Pick<SeatingDraft, "others" | "sitters">, seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = draft.sitters[seat];
    return own ? sitter(own) : seat === 0 ? "human" : draft.others;
  });

/** The fields of who plays: all others alike, or seat by seat. */
export function company(draft: Pick<SeatingDraft, "others" | "sitters">) {
  const { opponents: say } = words;
  const others = field.choice(draft.others, Object.entries(say.othersAre), {
    id: "others",
    label: say.others,
    changed: (value) => {
      draft.others = sitter(value);
    },
  });
  const own = h("div", { class: "stacks" });
  const details = h("details", { open: draft.sitters.some(Boolean) }, h("summary", {}, say.seats), own);
  const choice = (seat: number) =>
    field.choice(
      draft.sitters[seat] ?? "",
      [["", seat === 0 ? say.you : say.asAbove], ...Object.entries(say.sitters)],
      {
        id: `sitter-${seat}`,
        label: words.seat(seat),
        changed: (value) => {
          draft.sitters[seat] = value;
        },
      },
    ).element;
  return {
    others: others.element,
    details,
    /** Draws the fields that depend on how many seats there are. */
    seated(seats: number): void {
      draft.sitters.length = Math.min(draft.sitters.length, seats);
      own.replaceChildren(...Array.from({ length: seats }, (_, seat) => choice(seat)));
    },
  };
}

/** What stands in the fields of how stakes go up, as it was typed. */
export interface RisingDraft {
  riseHands: string;
  riseBy: string;
}

/**
 * How stakes go up, or not at all.
 *
 * @throws as the package does for what is no number of hands
 */
export function riseOf({ riseHands, riseBy }: RisingDraft): Rise | undefined {
  const hands = typed(riseHands);
  if (!Number.isSafeInteger(hands) || hands < 0) {
    throw new TypeError(`riseHands: expected a whole number from 0, got ${hands}`);
  }
  return hands > 0 ? { hands, by: typed(riseBy) } : undefined;
}

/** The fields of how stakes go up. */
export function rising(draft: RisingDraft): { riseHands: Field; riseBy: Field } {
  const { setup: say } = words;
  const put = (key: keyof RisingDraft) => (value: string) => {
    draft[key] = value;
  };
  const riseHands = field.number(draft.riseHands, {
    id: "rise-hands",
    label: say.riseHands,
    hint: say.riseHint,
    changed: put("riseHands"),
  });
  const riseBy = field.choice(draft.riseBy, Object.entries(say.riseBys), {
    id: "rise-by",
    label: say.riseBy,
    changed: put("riseBy"),
  });
  return { riseHands, riseBy };
}

/** The fields of who sits where, with what, and who has the button. */
export function seating(draft: SeatingDraft, say: Names, id = "seats") {
  const people = company(draft);
  const put = (key: "stack" | "button") => (value: string) => {
    draft[key] = value;
  };
  const hinted = (hint?: string) => (hint === undefined ? {} : { hint });
  const stack = field.number(draft.stack, {
    id: "stack",
    label: say.stack,
    ...hinted(say.stackHint),
    changed: put("stack"),
  });
  const own = h("div", { class: "stacks" });
  const details = h(
    "details",
    { open: draft.stacks.some(Boolean) },
    h("summary", {}, say.stacks),
    h("p", { class: "hint" }, say.stacksHint),
    own,
  );
  const buttonPlace = h("div");
  let ownStacks: Field[] = [];
  let button: Field;

  /** The fields that depend on how many seats there are. */
  const seated = () => {
    const at = Array.from({ length: rows(draft) }, (_, seat) => seat);
    ownStacks = at.map((seat) =>
      field.number(draft.stacks[seat] ?? "", {
        id: `stack-${seat}`,
        label: words.seat(seat),
        changed: (value) => {
          draft.stacks[seat] = value;
        },
      }),
    );
    own.replaceChildren(...ownStacks.map(({ element }) => element));
    if (typed(draft.button) >= at.length) draft.button = "draw";
    const options = at.map((seat): [string, string] => [String(seat), words.seat(seat)]);
    button = field.choice(draft.button, [["draw", say.draw], ...options], {
      id: "button",
      label: say.button,
      changed: put("button"),
    });
    buttonPlace.replaceChildren(button.element);
    people.seated(at.length);
  };
  const seats = field.number(draft.seats, {
    id,
    label: say.seats,
    ...hinted(say.seatsHint),
    changed: (value) => {
      draft.seats = value;
      draft.stacks.length = Math.min(draft.stacks.length, rows(draft));
      seated();
    },
  });
  seated();

  return {
    /** What everyone wants to say. */
    elements: [seats.element, people.others],
    stack,
    /** What few do. */
    more: [people.details, buttonPlace, details],
    /** Every field there is now. */
    fields: () => [seats, stack, ...ownStacks, button],
    /** The field that a part of the set-up came from: one of `others`, by its path, else one of these. */
    from(path: string, others: Readonly<Record<string, Field>>): Field {
      const [, name = "", index] = /^([^[]+)(?:\[(\d+)\])?$/.exec(path) ?? [];
      if (name === "button") return button;
      if (name === "stacks" && index !== undefined) return (draft.stacks[+index] && ownStacks[+index]) || stack;
      return others[name] ?? seats;
    },
  };
}
