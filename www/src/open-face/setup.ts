import type { Naturals, OpenFaceSetup } from "cardroom";
import { h } from "../element";
import type { Field } from "../field";
import * as field from "../field";
import type { Sitter } from "../opponents/sitters";
import { refusal } from "../refusal";
import { company, folded, sittersOf, typed, unfold } from "../seating";
import { words } from "../text";
import { OpenFaceMatch } from "./match";
import { commonNaturals } from "./naturals";

const naturalNames = Object.keys(commonNaturals) as (keyof Naturals)[];

/** What stands in the form, as it was typed. It outlives a change of language. */
const draft = {
  variant: "pineapple" as NonNullable<OpenFaceSetup["variant"]>,
  players: "2",
  button: "draw",
  kush: "1",
  stack: "",
  stacks: [] as string[],
  others: "regular" as Sitter,
  sitters: [] as string[],
  settlement: "uncapped" as NonNullable<OpenFaceSetup["settlement"]>,
  rowPoints: "1",
  sweepTotal: "6",
  foul: "swept" as NonNullable<OpenFaceSetup["foul"]>,
  fantasyCards: "fourteen" as NonNullable<OpenFaceSetup["fantasyCards"]>,
  fantasyStay: "quads" as NonNullable<OpenFaceSetup["fantasyStay"]>,
  fantasyLimit: "2",
  fantasyButton: "rotate" as NonNullable<OpenFaceSetup["fantasyButton"]>,
  drawsPrivate: "true",
  autoPlace: "true",
  naturals: "false",
  naturalPoints: Object.fromEntries(naturalNames.map((name) => [name, String(commonNaturals[name])])),
  seed: "",
};

type Typed = Exclude<keyof typeof draft, "stacks" | "naturalPoints" | "others" | "sitters">;

/** More chairs than this are no table of open-face. */
const mostPlayers = 9;

const chairs = () => Math.min(Math.max(Math.trunc(typed(draft.players)) || 0, 0), mostPlayers);

const closed = () => draft.variant === "closed-13";

function setup(): OpenFaceSetup {
  const seed = draft.seed.trim();
  const stacked = draft.stack.trim() !== "" || draft.stacks.some(Boolean);
  const stacks = Array.from({ length: chairs() }, (_, seat) => typed(draft.stacks[seat] || draft.stack));
  const fantasy = {
    fantasyCards: draft.fantasyCards,
    fantasyStay: draft.fantasyStay,
    fantasyLimit: draft.fantasyLimit.trim() === "" ? null : typed(draft.fantasyLimit),
    fantasyButton: draft.fantasyButton,
  };
  const points = Object.fromEntries(naturalNames.map((name) => [name, typed(draft.naturalPoints[name] ?? "")]));
  const naturals = { naturals: draft.naturals === "true" ? (points as unknown as Naturals) : null };
  return {
    game: "open-face",
    variant: draft.variant,
    players: typed(draft.players),
    button: draft.button === "draw" ? "draw" : typed(draft.button),
    kush: typed(draft.kush),
    ...(stacked ? { stacks } : {}),
    settlement: draft.settlement,
    rowPoints: typed(draft.rowPoints),
    sweepTotal: typed(draft.sweepTotal),
    foul: draft.foul,
    drawsPrivate: draft.drawsPrivate === "true",
    autoPlace: draft.autoPlace === "true",
    ...(closed() ? naturals : fantasy),
    ...(seed === "" ? {} : { seed }),
  };
}

/** The form that sets a match of open-face Chinese up. `notice` says what went before. */
export function setupForm(notice: string | null, begun: (match: OpenFaceMatch) => void): HTMLElement {
  const { setup: say } = words.openFace;
  const put = (key: Typed) => (value: string) => {
    Object.assign(draft, { [key]: value });
  };
  const number = (key: Typed, id: string, label: string, hint?: string) =>
    field.number(draft[key], { id, label, changed: put(key), ...(hint === undefined ? {} : { hint }) });
  const choice = (key: Typed, id: string, label: string, options: Record<string, string>) =>
    field.choice(draft[key], Object.entries(options), { id, label, changed: put(key) });
  const check = (key: Typed, id: string, label: string, hint: string) =>
    field.check(draft[key] === "true", { id, label, hint, changed: put(key) });

  const people = company(draft);
  const button = h("div");
  const own = h("div", { class: "stacks" });
  let buttonField: Field;
  let ownStacks: Field[] = [];
  /** The fields that depend on how many players there are. */
  const seated = () => {
    const at = Array.from({ length: chairs() }, (_, seat) => seat);
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
    buttonField = field.choice(
      draft.button,
      [["draw", words.setup.draw], ...at.map((seat): [string, string] => [String(seat), words.seat(seat)])],
      { id: "button", label: words.setup.button, changed: put("button") },
    );
    button.replaceChildren(buttonField.element);
    people.seated(at.length);
  };
  const players = field.number(draft.players, {
    id: "players",
    label: say.players,
    hint: say.playersHint,
    changed: (value) => {
      draft.players = value;
      draft.stacks.length = Math.min(draft.stacks.length, chairs());
      seated();
    },
  });
  seated();

  const variant = field.choice(draft.variant, Object.entries(say.variants), {
    id: "variant",
    label: say.variant,
    changed: (value) => {
      put("variant")(value);
      varied();
    },
  });
  const kush = number("kush", "kush", say.kush, say.kushHint);
  const stack = number("stack", "stack", words.setup.stack, say.stackHint);
  const settlement = choice("settlement", "settlement", say.settlement, say.settlements);
  const rowPoints = number("rowPoints", "row-points", say.rowPoints);
  const sweepTotal = number("sweepTotal", "sweep-total", say.sweepTotal);
  const foul = choice("foul", "foul", say.foul, say.fouls);
  const drawsPrivate = check("drawsPrivate", "draws-private", say.drawsPrivate, say.drawsPrivateHint);
  const autoPlace = check("autoPlace", "auto-place", say.autoPlace, say.autoPlaceHint);
  const fantasyCards = choice("fantasyCards", "fantasy-cards", say.fantasyCards, say.fantasyCardsOf);
  const fantasyStay = choice("fantasyStay", "fantasy-stay", say.fantasyStay, say.fantasyStayBy);
  const fantasyLimit = number("fantasyLimit", "fantasy-limit", say.fantasyLimit, say.fantasyLimitHint);
  const fantasyButton = choice("fantasyButton", "fantasy-button", say.fantasyButton, say.fantasyButtons);
  const naturals = field.check(draft.naturals === "true", {
    id: "naturals",
    label: say.naturals,
    hint: say.naturalsHint,
    changed: (value) => {
      draft.naturals = value;
      varied();
    },
  });
  const naturalFields = naturalNames.map((name) =>
    field.number(draft.naturalPoints[name] ?? "", {
      id: `natural-${name}`,
      label: words.sentence(words.openFace.natural[hyphenated(name)]),
      changed: (value) => {
        draft.naturalPoints[name] = value;
      },
    }),
  );
  const seed = field.text(draft.seed, {
    id: "seed",
    label: words.setup.seed,
    hint: words.setup.seedHint,
    changed: put("seed"),
  });

  const group = (name: string, ...fields: (Field | HTMLElement)[]) =>
    h("fieldset", {}, h("legend", {}, name), ...fields.map((each) => ("element" in each ? each.element : each)));
  const fantasy = group(say.fantasy, fantasyCards, fantasyStay, fantasyLimit, fantasyButton);
  const naturalPoints = h("div", { class: "stacks" }, ...naturalFields.map(({ element }) => element));
  const naturalGroup = group(words.openFace.pair.natural, naturals, naturalPoints);
  const varied = () => {
    fantasy.hidden = closed();
    naturalGroup.hidden = !closed();
    naturalPoints.hidden = draft.naturals !== "true";
  };
  varied();

  const all = { kush, settlement, rowPoints, sweepTotal, foul, fantasyLimit, seed, naturals, players };
  /** The field that a path of the set-up came from. */
  const from = (path: string): Field => {
    const [, name = "", index] = /^(\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
    if (name === "stacks") return index === undefined ? stack : (draft.stacks[+index] && ownStacks[+index]) || stack;
    if (name === "button") return buttonField;
    const natural = naturalFields[naturalNames.findIndex((each) => path === `naturals.${each}`)];
    return natural ?? (all as Record<string, Field>)[name] ?? players;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    for (const each of [...Object.values(all), ...ownStacks, ...naturalFields, stack, buttonField]) each.refuse(null);
    try {
      const chinese = setup();
      begun(OpenFaceMatch.begin(chinese, sittersOf(draft, chinese.players)));
    } catch (error) {
      const { field, text } = refusal(error);
      const faulty = from(field ?? "");
      faulty.refuse(text);
      unfold(faulty);
      faulty.control.focus();
    }
  };

  return h(
    "form",
    { class: "setup", novalidate: true, onsubmit: submit },
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    h("p", { class: "intro" }, say.intro),
    notice !== null && h("p", { class: "refusal", role: "alert" }, notice),
    group(words.setup.table, players, people.others),
    group(say.points, kush, stack),
    folded([
      group(
        words.setup.table,
        variant,
        people.details,
        button,
        h(
          "details",
          { open: draft.stacks.some(Boolean) },
          h("summary", {}, words.setup.stacks),
          h("p", { class: "hint" }, say.stacksHint),
          own,
        ),
      ),
      group(say.points, settlement, rowPoints, sweepTotal, foul),
      fantasy,
      naturalGroup,
      group(words.setup.options, drawsPrivate, autoPlace, seed),
    ]),
    h("button", { type: "submit", class: "action main" }, words.setup.deal),
  );
}

const hyphenated = (name: keyof Naturals) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as keyof typeof words.openFace.natural;
