import { type RulingRequest, type RulingWord, ruling } from "cardroom";
import { cite } from "../cite";
import { h } from "../element";
import type { Field } from "../field";
import * as field from "../field";
import { refusal } from "../refusal";
import { typed } from "../seating";
import { rulePhrases as phrases, words } from "../text";

type Draft = typeof empty;

const empty = {
  bet: "200",
  committed: "0",
  stack: "9000",
  bigBlind: "200",
  largestRaise: "",
  mayRaise: "true",
  headsUp: "false",
  word: "none" as RulingWord | "none",
  amount: "",
  motions: "",
  first: "words" as NonNullable<RulingRequest["first"]>,
  turn: "in" as "in" | "early" | "same" | "changed",
};

/** Cases to begin with. */
const examples: Record<"chip" | "change" | "string" | "outOfTurn", Partial<Draft>> = {
  chip: { motions: "1000" },
  change: { bet: "325", bigBlind: "100", largestRaise: "325", motions: "500 25" },
  string: { bet: "500", bigBlind: "100", largestRaise: "500", motions: "500 + 1000" },
  outOfTurn: { bet: "300", bigBlind: "100", largestRaise: "300", word: "raise", amount: "800", turn: "changed" },
};

/** What stands in the form, as it was typed. It outlives a change of language. */
let draft: Draft = { ...empty, ...examples.chip };

/** What the players in turn have done since, as the ruling asks for it. */
const since = { early: [], same: ["call"], changed: ["raise"] } as const;

/** The chips of each motion; `null` where something else stands there. */
function motions(text: string): number[][] | null {
  const parts = text.split("+").map((motion) => motion.split(/[\s,;]+/).filter(Boolean));
  return parts.flat().every((chip) => /^\d+$/.test(chip)) ? parts.map((motion) => motion.map(Number)) : null;
}

function request(chips: number[][]): RulingRequest {
  const { word, first, turn } = draft;
  return {
    bet: typed(draft.bet),
    committed: typed(draft.committed || "0"),
    stack: typed(draft.stack),
    bigBlind: typed(draft.bigBlind),
    ...(draft.largestRaise.trim() === "" ? {} : { largestRaise: typed(draft.largestRaise) }),
    mayRaise: draft.mayRaise === "true",
    headsUp: draft.headsUp === "true",
    ...(word === "none" ? {} : { word }),
    ...(draft.amount.trim() === "" ? {} : { amount: typed(draft.amount) }),
    motions: chips,
    first,
    ...(turn === "in" ? {} : { outOfTurn: { since: [...since[turn]] } }),
  };
}

/** A form that tells what chips and words count as, after each change. */
export function rulings(): HTMLElement {
  const element = h("div", { class: "rulings" });
  const draw = (focus?: string) => {
    element.replaceChildren(...form(draw));
    if (focus !== undefined) element.querySelector<HTMLElement>(`#${focus}`)?.focus();
  };
  draw();
  return element;
}

function form(draw: (focus: string) => void): HTMLElement[] {
  const { rulings: say } = words;
  const outcome = h("section", { class: "panel outcome", role: "status", "aria-label": say.outcome });
  const put = (key: keyof Draft) => (value: string) => {
    draft = { ...draft, [key]: value };
    judge();
  };
  type Amount = "bet" | "committed" | "stack" | "bigBlind" | "amount";
  const number = (key: Amount, label: string, hint?: string) =>
    field.number(draft[key], { id: key, label, ...(hint === undefined ? {} : { hint }), changed: put(key) });
  const fields: Record<string, Field> = {
    bet: number("bet", say.bet, say.betHint),
    committed: number("committed", say.committed),
    stack: number("stack", say.stack),
    bigBlind: number("bigBlind", say.bigBlind),
    largestRaise: field.number(draft.largestRaise, {
      id: "largestRaise",
      label: say.largestRaise,
      hint: say.largestRaiseHint,
      placeholder: draft.bigBlind,
      changed: put("largestRaise"),
    }),
    mayRaise: field.check(draft.mayRaise === "true", {
      id: "mayRaise",
      label: say.mayRaise,
      hint: say.mayRaiseHint,
      changed: put("mayRaise"),
    }),
    headsUp: field.check(draft.headsUp === "true", { id: "headsUp", label: say.headsUp, changed: put("headsUp") }),
    word: field.choice(draft.word, Object.entries(say.words), { id: "word", label: say.word, changed: put("word") }),
    amount: number("amount", say.amount, say.amountHint),
    motions: field.text(draft.motions, {
      id: "motions",
      label: say.chips,
      hint: say.chipsHint,
      changed: put("motions"),
    }),
    first: field.choice(draft.first, Object.entries(say.firsts), {
      id: "first",
      label: say.first,
      changed: put("first"),
    }),
    turn: field.choice(draft.turn, Object.entries(say.turns), { id: "turn", label: say.turn, changed: put("turn") }),
  };

  const judge = () => {
    for (const each of Object.values(fields)) each.refuse(null);
    const refuse = (name: string, text: string) => {
      fields[name]?.refuse(text);
      outcome.replaceChildren();
    };
    const chips = motions(draft.motions);
    if (chips === null) return refuse("motions", say.notChips);
    try {
      outcome.replaceChildren(...told(request(chips)));
    } catch (error) {
      const { field: path, text } = refusal(error);
      refuse(/^\w+/.exec(path ?? "")?.[0] ?? "bet", text);
    }
  };
  judge();

  const group = (name: string, ...names: (keyof Draft)[]) =>
    h("fieldset", {}, h("legend", {}, name), ...names.map((each) => fields[each]?.element ?? null));
  const example = (name: keyof typeof examples) =>
    h(
      "button",
      {
        type: "button",
        id: `example-${name}`,
        class: "link",
        onclick: () => {
          draft = { ...empty, ...examples[name] };
          draw(`example-${name}`);
        },
      },
      say.example[name],
    );
  return [
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    h("p", { class: "intro" }, say.intro),
    h(
      "div",
      { class: "examples", role: "group", "aria-label": say.examples },
      ...(Object.keys(examples) as (keyof typeof examples)[]).map(example),
    ),
    outcome, // above the form, where it is seen on a phone
    h(
      "form",
      { class: "setup", novalidate: true, onsubmit: (event) => event.preventDefault() },
      group(say.situation, "bet", "committed", "stack", "bigBlind", "largestRaise", "mayRaise", "headsUp"),
      group(say.gesture, "word", "amount", "motions", "first", "turn"),
    ),
  ];
}

/** The ruling in the words of the package. */
function told(asked: RulingRequest): HTMLElement[] {
  const ruled = ruling(asked);
  const reason = (each: (typeof ruled.reasons)[number]) =>
    h("li", {}, `${phrases.describeReason(each)} `, cite(each.rule));
  return [
    h("h2", {}, phrases.describeRuling(ruled)),
    h("ol", { "aria-label": words.rulings.reasons }, ...ruled.reasons.map(reason)),
  ];
}
