import {
  type CheckedDeclaration,
  checkDeclaration,
  type Explanation,
  evaluateNotes,
  explain,
  type NotesRequest,
  type NumbersEvaluation,
  noteDeck,
} from "cardroom";
import { h } from "../dom";
import { drawNote } from "../drawing/note";
import * as field from "../field";
import type { Language } from "../language";
import { handsIn, joined, type Panel, type View } from "../panel";
import { refusal, sentence } from "../refusal";
import { phrases } from "../words/phrases";
import { odds } from "./odds";
import { type NotesWords, notes as words } from "./words";

type Rank = NonNullable<NotesRequest["naturalRank"]>;

const fewest = 3;
const most = 5;
const places = [1, 2, 3, 4, 5, 6, 7];
const ranks = ["after-kickers", "before-kickers"] as const;

const serials = (typed: string) => typed.split(/[\s,;]+/).filter(Boolean);

/** What the attributes of an evaluator of notes say. */
function read(host: Panel) {
  const hands = handsIn(host.text("notes"));
  const place = Number(host.text("place", "1"));
  const opponents = Number(host.text("opponents", "2"));
  const exchange = host.text("exchange");
  return {
    game: host.text("game") === "liars-draw" ? ("liars-draw" as const) : ("liars-holdem" as const),
    /** Two hands, the second one may be empty. */
    hands: [hands[0] ?? "", hands[1] ?? ""] as const,
    place: places.includes(place) ? place : 1,
    naturalRank: ranks.find((each) => each === host.text("natural-rank")) ?? "after-kickers",
    opponents: places.includes(opponents) ? opponents : 2,
    exchange: (["turn", "river"] as const).find((each) => each === exchange) ?? null,
    odds: host.hasAttribute("odds"),
  };
}

/** The notes that a player takes of each hand, with their shifts, and of which serials; `null` takes the best. It outlives a change of language. */
export type Chosen = ({ of: string; shifts: Map<number, number> } | null)[];

/** Serials become hands, read at a place; two are compared, and the first has odds. */
export function notesView(host: Panel, chosen: Chosen): View {
  const lang = host.tongue;
  const say = words[lang];
  const drawn = read(host);
  const compare = h("p", { class: "comparison", part: "comparison", role: "status", "aria-label": say.compare });
  const hands = [0, 1].map((at) => handView(host, at, chosen));
  const chances = odds(host, () => {
    const { hands, ...common } = read(host);
    return { ...common, notes: serials(hands[0]) };
  });
  const radios = places.map((place) =>
    h("input", { type: "radio", name: "place", value: place, onchange: () => host.put({ place: String(place) }) }),
  );
  const naturalRank = field.choice(drawn.naturalRank, Object.entries(say.natural), {
    id: "natural-rank",
    label: say.naturalRank,
    changed: (value) => host.put({ "natural-rank": value }),
  });
  const refresh = () => {
    const now = read(host);
    if (now.odds !== drawn.odds) return host.redraw();
    for (const radio of radios) radio.checked = Number(radio.value) === now.place;
    naturalRank.control.value = now.naturalRank;
    const found = hands.map((each) => each.refresh());
    const [a = null, b = null] = found;
    const explanation = a && b ? explain([a, b], { naturalRank: now.naturalRank }) : null;
    host.say(compare, a && b && explanation ? compared(a, b, explanation, lang) : "");
    host.known(
      a === null && b === null
        ? null
        : { game: now.game, place: now.place, naturalRank: now.naturalRank, hands: [a, b], explanation },
    );
    if (now.odds) chances.refresh();
  };
  return {
    children: [
      h(
        "div",
        { class: "reading" },
        h(
          "fieldset",
          { class: "places" },
          h("legend", {}, say.place),
          ...radios.map((radio) => h("label", { class: "digit" }, radio, radio.value)),
        ),
        naturalRank.element,
      ),
      h("div", { class: "two" }, ...hands.map((each) => each.element)),
      compare,
      drawn.odds && chances.element,
    ],
    refresh,
    release: chances.stop,
  };
}

/** One of the two hands: its serials, how each note plays, what that is worth, and the best. */
function handView(host: Panel, at: number, chosen: Chosen) {
  const lang = host.tongue;
  const say = words[lang];
  const typed = () => read(host).hands[at] ?? "";
  const put = (value: string) => {
    host.put({ notes: joined(read(host).hands.map((hand, index) => (index === at ? value : hand))) });
  };
  const input = field.area(typed(), {
    id: `serials-${at}`,
    label: say.typed[at] ?? "",
    hint: say.typedHint,
    changed: put,
  });
  const notes = h("ul", { class: "judged" });
  const worth = h("output", { for: `serials-${at}`, part: "worth" });
  const remark = h("p", { class: "hint" });
  const refused = h("p", { class: "refusal", part: "refusal", role: "alert" });
  const random = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    put(noteDeck(most, Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")).join(" "));
  };
  const best = () => {
    chosen[at] = null;
    void host.update();
  };
  const button = (id: string, name: string, onclick: () => void) =>
    h("button", { type: "button", class: "link", part: "button", id: `${id}-${at}`, onclick }, name);
  const element = h(
    "section",
    { class: "panel", part: "panel", role: "group", "aria-labelledby": `hand-${at}` },
    h("h2", { id: `hand-${at}` }, say.hand[at] ?? ""),
    notes,
    worth,
    remark,
    refused,
    input.element,
    h("div", { class: "links" }, button("best", say.reset, best), button("random", say.random, random)),
  );

  const refresh = (): NumbersEvaluation | null => {
    const { place, naturalRank } = read(host);
    const text = typed();
    if (input.control.value.trim() !== text) input.control.value = text;
    const listed = serials(text);
    if (chosen[at]?.of !== text) chosen[at] = null;
    const judged = judge(listed, chosen[at]?.shifts ?? null, place, naturalRank, lang);
    const plays = new Map(judged.chosen.map(({ index, shift }) => [index, shift]));
    const used = judged.hand?.used ?? [];
    const focused = host.shadowRoot?.activeElement?.id;
    notes.replaceChildren(
      ...(judged.best === null
        ? []
        : listed.map((note, index) => {
            const picture = drawNote(note, { lang, place, used: used.find((one) => one.index === index) ?? null });
            const choose = (next: Map<number, number>) => {
              chosen[at] = { of: text, shifts: next };
              void host.update();
            };
            return row(at, index, picture, plays, choose, say);
          })),
    );
    if (focused) host.shadowRoot?.getElementById(focused)?.focus(); // what had it may have been drawn anew
    const { hand, best } = judged;
    const own = chosen[at] != null;
    const named = (each: NumbersEvaluation) => phrases[lang].describeNumbers(each);
    worth.textContent =
      hand === null
        ? judged.missing > 0
          ? say.missing(judged.missing)
          : ""
        : `${own ? say.declared : say.best}: ${named(hand)}`;
    remark.textContent =
      !own || best === null
        ? ""
        : hand !== null && hand.value === best.value
          ? say.isBest
          : `${say.best}: ${named(best)}`;
    host.say(refused, judged.declined ?? "");
    input.refuse(judged.refused === null ? null : host.prose(judged.refused));
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
  say: NotesWords,
): HTMLElement {
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
function judge(
  notes: string[],
  wanted: Map<number, number> | null,
  place: number,
  naturalRank: Rank,
  lang: Language,
): Judged {
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
    if (chosen.length !== 3) return { ...nothing, best, chosen, declined: words[lang].three(chosen.length) };
    const checked: CheckedDeclaration = checkDeclaration({ notes, place, naturalRank, chosen });
    const declined = checked.refusal === null ? null : sentence({ ...checked.refusal, details: {} }, lang);
    return { ...nothing, hand: checked.declared, best, chosen, declined };
  } catch (error) {
    return { ...nothing, refused: refusal(error, lang).text };
  }
}

/** Which of two hands wins, and what decides: the package's values say the first, their parts the second. */
function compared(a: NumbersEvaluation, b: NumbersEvaluation, explanation: Explanation, lang: Language): string {
  const say = words[lang];
  const why = phrases[lang].describeExplanation(explanation);
  return `${a.value === b.value ? say.split : say.wins[a.value > b.value ? 0 : 1]} ${why}`;
}
