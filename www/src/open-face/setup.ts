import type { Naturals, OpenFaceSetup } from "cardroom";
import { h } from "../element";
import * as field from "../field";
import { form, group } from "../form";
import type { Sitter } from "../opponents/sitters";
import { seating, sittersOf, stacksOf, typed } from "../seating";
import { words } from "../text";
import { OpenFaceMatch } from "./match";
import { commonNaturals } from "./naturals";

const naturalNames = Object.keys(commonNaturals) as (keyof Naturals)[];

/** What stands in the form, as it was typed. It outlives a change of language. */
const draft = {
  variant: "pineapple" as NonNullable<OpenFaceSetup["variant"]>,
  seats: "2",
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

const closed = () => draft.variant === "closed-13";

function setup(): OpenFaceSetup {
  const seed = draft.seed.trim();
  const stacked = draft.stack.trim() !== "" || draft.stacks.some(Boolean);
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
    players: typed(draft.seats),
    button: draft.button === "draw" ? "draw" : typed(draft.button),
    kush: typed(draft.kush),
    ...(stacked ? { stacks: stacksOf(draft) } : {}),
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

  const { players, playersHint, stackHint, stacksHint } = say;
  const seats = seating(
    draft,
    { ...words.setup, seats: players, seatsHint: playersHint, stackHint, stacksHint },
    "players",
  );
  const variant = field.choice(draft.variant, Object.entries(say.variants), {
    id: "variant",
    label: say.variant,
    changed: (value) => {
      put("variant")(value);
      varied();
    },
  });
  const kush = number("kush", "kush", say.kush, say.kushHint);
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

  const fantasy = group(say.fantasy, fantasyCards, fantasyStay, fantasyLimit, fantasyButton);
  const naturalPoints = h("div", { class: "stacks" }, ...naturalFields.map(({ element }) => element));
  const naturalGroup = group(words.openFace.pair.natural, naturals, naturalPoints);
  const varied = () => {
    fantasy.hidden = closed();
    naturalGroup.hidden = !closed();
    naturalPoints.hidden = draft.naturals !== "true";
  };
  varied();

  /** The fields that something may be refused of, by its path. */
  const told = {
    ...{ stacks: seats.stack, kush, settlement, rowPoints, sweepTotal, foul, fantasyLimit, seed, naturals },
    ...Object.fromEntries(naturalNames.map((name, at) => [`naturals.${name}`, naturalFields[at] ?? naturals])),
  };
  return form({
    name: say.name,
    intro: say.intro,
    notice,
    groups: [group(words.setup.table, ...seats.elements), group(say.points, kush, seats.stack)],
    more: [
      group(words.setup.table, variant, ...seats.more),
      group(say.points, settlement, rowPoints, sweepTotal, foul),
      fantasy,
      naturalGroup,
      group(words.setup.options, drawsPrivate, autoPlace, seed),
    ],
    submit: words.setup.deal,
    fields: () => [...seats.fields(), ...Object.values(told)],
    from: (path) => seats.from(path, told),
    begin: () => {
      const chinese = setup();
      begun(OpenFaceMatch.begin(chinese, sittersOf(draft, chinese.players)));
    },
  });
}

const hyphenated = (name: keyof Naturals) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as keyof typeof words.openFace.natural;
