import {
  type CheckedDeclaration,
  checkDeclaration,
  evaluateNotes,
  explain,
  type NotesRequest,
  type NumbersEvaluation,
  noteDeck,
} from "cardroom";
import { h } from "../element";
import * as field from "../field";
import { refusal, sentence } from "../refusal";
import { phrases, words } from "../text";
import { odds } from "./odds";
import { picture } from "./pieces";

type Rank = NonNullable<NotesRequest["naturalRank"]>;

const fewest = 3;
const most = 5;

/** What is typed for the two hands, and how they are read. It outlives a change of language. */
const draft = {
  typed: ["9101111 2111111 3111111", "5001111 4111111 3111111"],
  /** The shift of each note that a player takes, by its position; `null` takes the best hand. */
  chosen: [null, null] as (Map<number, number> | null)[],
  place: 1,
  naturalRank: "after-kickers" as Rank,
};

const serials = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean);

/** A page on which notes become hands. */
export function notesEvaluator(): HTMLElement {
  const { evaluator: say } = words.notes;
  const comparison = h("p", { class: "comparison", role: "status", "aria-label": say.compare });
  const hands = [0, 1].map((at) => hand(at, () => refresh()));
  const chances = odds(() => ({
    notes: serials(draft.typed[0] ?? ""),
    place: draft.place,
    naturalRank: draft.naturalRank,
  }));
  const refresh = () => {
    const focused = document.activeElement?.id;
    const [a, b] = hands.map((each) => each.refresh());
    comparison.textContent = a && b ? compared(a, b) : "";
    chances.refresh();
    if (focused) document.getElementById(focused)?.focus(); // what had it may have been drawn anew
  };
  const places = [1, 2, 3, 4, 5, 6, 7].map((place) =>
    h(
      "label",
      { class: "digit" },
      h("input", {
        type: "radio",
        name: "place",
        value: place,
        checked: draft.place === place,
        onchange: () => {
          draft.place = place;
          refresh();
        },
      }),
      String(place),
    ),
  );
  const naturalRank = field.choice(draft.naturalRank, Object.entries(words.notes.setup.natural), {
    id: "natural-rank",
    label: say.naturalRank,
    changed: (value) => {
      draft.naturalRank = value as Rank;
      refresh();
    },
  });
  const element = h(
    "div",
    { class: "evaluator notes-evaluator" },
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    h("p", { class: "intro" }, say.intro),
    h(
      "div",
      { class: "reading" },
      h("fieldset", { class: "places" }, h("legend", {}, say.place), ...places),
      naturalRank.element,
    ),
    h("div", { class: "two" }, ...hands.map((each) => each.element)),
    comparison,
    chances.element,
  );
  refresh();
  return element;
}

/** One of the two hands: its serials, how each note plays, what that is worth, and the best. */
function hand(at: number, changed: () => void) {
  const { evaluator: say } = words.notes;
  const input = field.area(draft.typed[at] ?? "", {
    id: `serials-${at}`,
    label: say.typed[at] ?? "",
    hint: say.typedHint,
    changed: (value) => {
      draft.typed[at] = value;
      draft.chosen[at] = null;
      changed();
    },
  });
  const notes = h("ul", { class: "judged" });
  const worth = h("output", { for: `serials-${at}` });
  const remark = h("p", { class: "hint" });
  const refused = h("p", { class: "refusal", role: "alert" });
  const put = (typed: string) => {
    draft.typed[at] = typed;
    draft.chosen[at] = null;
    input.control.value = typed;
    changed();
  };
  const random = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    put(noteDeck(most, Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")).join(" "));
  };
  const best = () => {
    draft.chosen[at] = null;
    changed();
  };
  const element = h(
    "section",
    { class: "panel", "aria-labelledby": `hand-${at}` },
    h("h2", { id: `hand-${at}` }, say.hand[at] ?? ""),
    notes,
    worth,
    remark,
    refused,
    input.element,
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "link", id: `best-${at}`, onclick: best }, say.reset),
      h("button", { type: "button", class: "link", id: `random-${at}`, onclick: random }, say.random),
    ),
  );

  const refresh = (): NumbersEvaluation | null => {
    const listed = serials(draft.typed[at] ?? "");
    const judged = judge(listed, draft.chosen[at] ?? null);
    const plays = new Map(judged.chosen.map(({ index, shift }) => [index, shift]));
    const used = judged.hand?.used ?? [];
    notes.replaceChildren(
      ...(judged.best === null
        ? []
        : listed.map((note, index) =>
            row(
              at,
              index,
              picture(note, draft.place, used.find((one) => one.index === index) ?? null),
              plays,
              (next) => {
                draft.chosen[at] = next;
                changed();
              },
            ),
          )),
    );
    const { hand, best } = judged;
    const own = draft.chosen[at] !== null;
    worth.textContent =
      hand === null
        ? judged.missing > 0
          ? say.missing(judged.missing)
          : ""
        : `${own ? say.declared : say.best}: ${phrases.describeNumbers(hand)}`;
    remark.textContent =
      !own || best === null
        ? ""
        : hand !== null && hand.value === best.value
          ? say.isBest
          : `${say.best}: ${phrases.describeNumbers(best)}`;
    refused.textContent = judged.declined;
    input.refuse(judged.refused);
    return hand;
  };
  return { element, refresh };
}

/** A note of a hand: whether it plays, and its shift. */
function row(
  hand: number,
  index: number,
  image: HTMLElement,
  plays: Map<number, number>,
  choose: (next: Map<number, number>) => void,
): HTMLElement {
  const { evaluator: say } = words.notes;
  const shift = plays.get(index);
  const set = (to: number | null) => () => {
    const next = new Map(plays);
    if (to === null) next.delete(index);
    else next.set(index, to);
    choose(next);
  };
  const step = (by: 1 | -1) =>
    h(
      "button",
      {
        type: "button",
        class: "step",
        id: `${by === 1 ? "up" : "down"}-${hand}-${index}`,
        // The package bounds a shift far below this.
        onclick: set(Math.max(-9, Math.min(9, (shift ?? 0) + by))),
      },
      h("span", { "aria-hidden": "true" }, by === 1 ? "+" : "−"),
      h("span", { class: "spoken" }, `${by === 1 ? say.up : say.down}: ${say.number(index)}`),
    );
  return h(
    "li",
    {},
    image,
    h(
      "div",
      { class: "shifting" },
      h(
        "label",
        {},
        h("input", {
          type: "checkbox",
          id: `plays-${hand}-${index}`,
          checked: shift !== undefined,
          onchange: set(shift === undefined ? 0 : null),
        }),
        ` ${say.takes}`,
        h("span", { class: "spoken" }, say.number(index)),
      ),
      shift !== undefined && step(-1),
      shift !== undefined &&
        h("output", { class: "shift" }, shift === 0 ? "0" : `${shift > 0 ? "+" : "−"}${Math.abs(shift)}`),
      shift !== undefined && step(1),
    ),
  );
}

interface Judged {
  /** The hand as it is taken; `null` where there is none. */
  hand: NumbersEvaluation | null;
  best: NumbersEvaluation | null;
  chosen: { index: number; shift: number }[];
  /** Why the serials make no hand. */
  refused: string | null;
  /** Why the notes cannot be taken so. */
  declined: string | null;
  missing: number;
}

/** The word of the package on some serials, taken as a player wants them or as is best. */
function judge(notes: string[], wanted: Map<number, number> | null): Judged {
  const { place, naturalRank } = draft;
  const nothing = { hand: null, best: null, chosen: [], refused: null, declined: null, missing: 0 };
  // What is still being typed is no fault.
  const whole = notes.filter((note) => /^\d{7}$/.test(note)).length;
  const typing = whole === notes.length - 1 && /^\d{1,6}$/.test(notes.at(-1) ?? "");
  if (whole < most && (typing || (whole < fewest && whole === notes.length))) {
    return { ...nothing, missing: Math.max(fewest - whole, 1) };
  }
  try {
    const best = evaluateNotes({ notes, place, naturalRank });
    if (wanted === null) return { ...nothing, hand: best, best, chosen: best.used };
    const chosen = [...wanted].map(([index, shift]) => ({ index, shift }));
    if (chosen.length !== 3) {
      return { ...nothing, best, chosen, declined: words.notes.evaluator.three(chosen.length) };
    }
    const checked: CheckedDeclaration = checkDeclaration({ notes, place, naturalRank, chosen });
    const declined = checked.refusal === null ? null : sentence({ ...checked.refusal, details: {} });
    return { ...nothing, hand: checked.declared, best, chosen, declined };
  } catch (error) {
    return { ...nothing, refused: refusal(error).text };
  }
}

/** Which of two hands wins, and what decides: the package's values say the first, their parts the second. */
function compared(a: NumbersEvaluation, b: NumbersEvaluation): string {
  const { evaluator: say } = words.notes;
  const why = phrases.describeExplanation(explain([a, b], { naturalRank: draft.naturalRank }));
  return `${a.value === b.value ? say.split : say.wins[a.value > b.value ? 0 : 1]} ${why}`;
}
