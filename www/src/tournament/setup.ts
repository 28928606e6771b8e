import { generateSchedule, type Period, type TournamentSetup } from "cardroom";
import { h } from "../element";
import type { Field } from "../field";
import * as field from "../field";
import { form as asking, group as named } from "../form";
import { type Sitter, sitter } from "../opponents/sitters";
import { refusal } from "../refusal";
import { typed } from "../seating";
import { words } from "../text";
import { blinds } from "./clock";
import { Hall, type Kind } from "./hall";

type Draft = Record<keyof (typeof empty)["clock"], string>;

/** What stands in the forms at first. */
const empty = {
  clock: {
    players: "20",
    names: "",
    chairs: "9",
    stack: "10000",
    chips: "25 100 500 1000 5000",
    minutes: "180",
    levelMinutes: "",
    levelHands: "",
    ante: "big-blind",
    lateUntil: "0",
    rebuyUntil: "0",
    addOnAfter: "0",
    price: "0",
    bounty: "0",
    shares: "50 30 20",
    points: "linear",
    buttonRule: "dead",
    seed: "",
    others: "human",
  },
};

const drafts: Record<Kind, Draft> = {
  clock: { ...empty.clock },
  "sit-and-go": {
    ...empty.clock,
    players: "6",
    price: "10",
    stack: "1500",
    chips: "5 25 100 500",
    minutes: "60",
    levelHands: "10",
    shares: "65 35",
    points: "none",
    others: "regular",
  },
};

/** The kind whose form is shown. */
let chosen: Kind = "clock";

const numbers = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);

/** So many computers play at tables that nobody looks at, too; people pass one device around one table. */
const most = { people: 10, computers: 60 };

/** Who plays a sit-and-go: a person, and all others alike. */
const sitters = ({ others }: Draft, players: number): Sitter[] =>
  Array.from({ length: players }, (_, player) => (player === 0 ? "human" : sitter(others)));

/** The names that were typed, a line each; or nobody's for so many players. */
function entrants(draft: Draft, kind: Kind): (string | null)[] {
  const names = draft.names
    .split("\n")
    .map((name) => name.trim())
    .filter(Boolean);
  if (kind === "clock" && names.length > 0) return names;
  const count = typed(draft.players);
  return Array.from({ length: Math.max(0, Math.min(5000, Math.trunc(count) || 0)) }, () => null);
}

/** @throws what the package refuses */
function schedule(draft: Draft, kind: Kind): Period[] {
  const level = draft.levelMinutes.trim() === "" ? {} : { levelMinutes: typed(draft.levelMinutes) };
  const periods = generateSchedule({
    players: entrants(draft, kind).length,
    stack: typed(draft.stack),
    chips: numbers(draft.chips),
    minutes: typed(draft.minutes),
    ante: draft.ante === "each" ? "each" : "big-blind",
    ...(draft.ante === "none" ? { anteFrom: 0 } : {}),
    ...(kind === "clock" ? {} : { breakEvery: 0 }),
    ...level,
  });
  if (kind === "clock" || draft.levelHands.trim() === "") return periods;
  const hands = typed(draft.levelHands);
  return periods.flatMap((period) => {
    if (period.type === "break") return [];
    const { type, small, big, ante } = period;
    return [{ type, small, big, hands, ...(ante === undefined ? {} : { ante }) }];
  });
}

/** The chairs of a table: no more than there are players, for people just one table. */
function chairs(draft: Draft, players: number): number {
  const fewest = Math.max(2, players);
  return draft.others === "human" ? Math.min(most.people, fewest) : Math.min(typed(draft.chairs), fewest);
}

/** @throws what the package refuses */
function setup(draft: Draft, kind: Kind): TournamentSetup {
  const price = typed(draft.price);
  const stack = typed(draft.stack);
  const [lateUntil, rebuyUntil, addOnAfter] = [draft.lateUntil, draft.rebuyUntil, draft.addOnAfter].map(typed);
  const shares = numbers(draft.shares).map((percent) => Math.round(percent * 100));
  const seed = draft.seed.trim();
  return {
    stack,
    ...(kind === "clock"
      ? { chairs: typed(draft.chairs) }
      : {
          chairs: chairs(draft, entrants(draft, kind).length),
          mostEntrants: draft.others === "human" ? most.people : most.computers,
        }),
    chips: numbers(draft.chips),
    schedule: schedule(draft, kind),
    entry: { price, bounty: typed(draft.bounty) },
    payouts: price > 0 && shares.length > 0 ? { shares } : null,
    points:
      draft.points === "none" ? null : { formula: draft.points === "linear" ? "linear" : "square-root", factor: 1 },
    buttonRule: draft.buttonRule === "moving" ? "moving" : "dead",
    ...(kind === "clock" && lateUntil ? { lateRegistration: { untilLevel: lateUntil } } : {}),
    ...(kind === "clock" && rebuyUntil
      ? { rebuys: { untilLevel: rebuyUntil, atMost: 0, chips: stack, perPlayer: null, price } }
      : {}),
    ...(kind === "clock" && addOnAfter ? { addOn: { afterLevel: addOnAfter, chips: stack, price } } : {}),
    ...(seed === "" ? {} : { seed }),
  };
}

/** The choice between a clock and a sit-and-go, and its form. */
export function tournamentForm(notice: string | null, begun: (hall: Hall) => void): HTMLElement {
  const element = h("div", { class: "start" });
  const { tournament: say } = words;
  const draw = () => {
    element.replaceChildren(
      h(
        "div",
        { class: "games", role: "group", "aria-label": say.kind },
        ...(["clock", "sit-and-go"] as const).map((kind) =>
          h(
            "button",
            {
              type: "button",
              id: `kind-${kind}`,
              "aria-pressed": String(kind === chosen),
              onclick: () => {
                chosen = kind;
                draw();
                element.querySelector<HTMLElement>(`#kind-${kind}`)?.focus();
              },
            },
            say.kinds[kind],
          ),
        ),
      ),
      form(chosen, notice, begun),
    );
  };
  draw();
  return element;
}

function form(kind: Kind, notice: string | null, begun: (hall: Hall) => void): HTMLElement {
  const { tournament: say } = words;
  const draft = drafts[kind];
  const put = (key: keyof Draft) => (value: string) => {
    draft[key] = value;
    preview();
  };
  const describe = (key: keyof typeof say.fields, hint?: string) => ({
    id: key,
    label: say.fields[key],
    changed: put(key),
    ...(hint === undefined ? {} : { hint }),
  });
  const number = (key: keyof typeof say.fields, hint?: string) => field.number(draft[key], describe(key, hint));
  const text = (key: keyof typeof say.fields, hint?: string) => field.text(draft[key], describe(key, hint));
  const choice = (key: keyof typeof say.fields, options: Record<string, string>) =>
    field.choice(draft[key], Object.entries(options), describe(key));

  const hall = kind === "clock";
  const fields = {
    players: number("players", hall ? undefined : say.playersHint(most.computers)),
    ...(hall
      ? {}
      : {
          others: field.choice(draft.others, Object.entries(words.opponents.othersAre), {
            id: "others",
            label: words.opponents.others,
            changed: (value) => {
              put("others")(value);
              placed();
            },
          }),
        }),
    ...(hall ? { names: field.area(draft.names, describe("names", say.namesHint)) } : {}),
    chairs: number("chairs", hall ? undefined : say.chairsHint),
    stack: number("stack"),
    chips: text("chips", say.chipsHint),
    minutes: number("minutes"),
    levelMinutes: number("levelMinutes", say.levelMinutesHint),
    ...(hall ? {} : { levelHands: number("levelHands", say.levelHandsHint) }),
    ante: choice("ante", say.antes),
    ...(hall ? { lateUntil: number("lateUntil", say.noneHint), rebuyUntil: number("rebuyUntil", say.noneHint) } : {}),
    ...(hall ? { addOnAfter: number("addOnAfter", say.noneHint) } : {}),
    price: number("price"),
    bounty: number("bounty"),
    shares: text("shares", say.sharesHint),
    points: choice("points", say.pointsBy),
    buttonRule: choice("buttonRule", say.buttonRules),
    seed: text("seed", words.setup.seedHint),
  } satisfies Partial<Record<keyof Draft, Field>>;
  const shown = fields as Partial<Record<keyof Draft, Field>>;
  /** People alone sit at the one table of this device. */
  const placed = () => {
    fields.chairs.element.hidden = !hall && draft.others === "human";
  };
  placed();

  const levels = h("ol", { class: "schedule" });
  const preview = () => {
    try {
      levels.replaceChildren(
        ...schedule(draft, kind).map((period) =>
          period.type === "break"
            ? h("li", { class: "break" }, say.breakOf(period.minutes))
            : h(
                "li",
                {},
                `${blinds(period)} · `,
                "minutes" in period ? say.minutes(period.minutes) : say.hands(period.hands),
              ),
        ),
      );
    } catch (error) {
      levels.replaceChildren(h("li", { class: "hint" }, refusal(error).text));
    }
  };
  preview();

  /** The field that a path of the set-up came from. */
  const from = (path: string): Field | undefined => {
    const paths: [RegExp, keyof Draft][] = [
      [/^players$/, "players"],
      [/^chairs/, "chairs"],
      [/^stack/, "stack"],
      [/^chips/, "chips"],
      [/^minutes/, "minutes"],
      [/^levelMinutes/, "levelMinutes"],
      [/^schedule.*hands/, "levelHands"],
      [/^entry\.price/, "price"],
      [/^entry\.bounty/, "bounty"],
      [/^payouts/, "shares"],
      [/^lateRegistration/, "lateUntil"],
      [/^rebuys/, "rebuyUntil"],
      [/^addOn/, "addOnAfter"],
      [/^seed/, "seed"],
    ];
    const key = paths.find(([pattern]) => pattern.test(path))?.[1];
    return key === undefined ? undefined : shown[key];
  };
  const group = (name: string, ...keys: (keyof Draft)[]) => named(name, ...keys.flatMap((key) => shown[key] ?? []));
  return asking({
    name: say.kinds[kind],
    intro: say.intro[kind],
    notice,
    groups: [
      group(say.groups.entrants, "players", "others", "names", "chairs", "lateUntil", "rebuyUntil", "addOnAfter"),
    ],
    more: [
      group(say.groups.levels, "stack", "chips", "minutes", "levelMinutes", "levelHands", "ante"),
      group(say.groups.prizes, "price", "bounty", "shares", "points", "buttonRule", "seed"),
    ],
    open: hall,
    below: h("details", { class: "panel" }, h("summary", {}, say.schedule), levels),
    submit: say.begin[kind],
    fields: () => Object.values(shown),
    from: (path) => from(path) ?? fields.players,
    begin: () => {
      const all = entrants(draft, kind);
      begun(Hall.begin(kind, setup(draft, kind), all, hall ? [] : sitters(draft, all.length)));
    },
  });
}
