import type { TexasHoldemSetup } from "cardroom";
import * as field from "./field";
import { form, group } from "./form";
import { Match } from "./match";
import type { Sitter } from "./opponents/sitters";
import { riseOf, rising, seating, sittersOf, stacksOf, typed } from "./seating";
import { words } from "./text";

type Mode = NonNullable<TexasHoldemSetup["ante"]>["mode"];
type Betting = NonNullable<TexasHoldemSetup["betting"]>;

/** What stands in the form, as it was typed. It outlives a change of language. */
const draft = {
  seats: "4",
  stack: "1000",
  stacks: [] as string[],
  button: "draw",
  others: "regular" as Sitter,
  sitters: [] as string[],
  small: "5",
  big: "10",
  anteMode: "none" as Mode,
  anteAmount: "0",
  anteFirst: "false",
  straddles: "",
  riseHands: "0",
  riseBy: "150",
  betting: "no-limit" as Betting,
  chipUnit: "1",
  autoShow: "true",
  seed: "",
};

function setup(): TexasHoldemSetup {
  const seed = draft.seed.trim();
  return {
    game: "texas-holdem",
    stacks: stacksOf(draft),
    button: draft.button === "draw" ? "draw" : typed(draft.button),
    blinds: { small: typed(draft.small), big: typed(draft.big) },
    straddles: draft.straddles
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(typed),
    ante: { mode: draft.anteMode, amount: draft.anteMode === "none" ? 0 : typed(draft.anteAmount) },
    anteFirst: draft.anteFirst === "true",
    betting: draft.betting,
    chipUnit: typed(draft.chipUnit),
    autoShow: draft.autoShow === "true",
    ...(seed === "" ? {} : { seed }),
  };
}

/** The form that sets a match up. `notice` says what went before. */
export function setupForm(notice: string | null, begun: (match: Match<"texas-holdem">) => void): HTMLElement {
  const put = (key: Exclude<keyof typeof draft, "stacks" | "others" | "sitters">) => (value: string) => {
    Object.assign(draft, { [key]: value });
  };
  const { setup: say } = words;

  const seats = seating(draft, say);
  const small = field.number(draft.small, { id: "small", label: say.small, changed: put("small") });
  const big = field.number(draft.big, { id: "big", label: say.big, changed: put("big") });
  const anteMode = field.choice(draft.anteMode, Object.entries(say.anteMode), {
    id: "ante-mode",
    label: say.ante,
    changed: (value) => {
      put("anteMode")(value);
      anted();
    },
  });
  const anteAmount = field.number(draft.anteAmount, {
    id: "ante-amount",
    label: say.anteAmount,
    changed: put("anteAmount"),
  });
  const anteFirst = field.check(draft.anteFirst === "true", {
    id: "ante-first",
    label: say.anteFirst,
    changed: put("anteFirst"),
  });
  const anted = () => {
    for (const { element } of [anteAmount, anteFirst]) element.hidden = draft.anteMode === "none";
  };
  anted();
  const straddles = field.text(draft.straddles, {
    id: "straddles",
    label: say.straddles,
    hint: say.straddlesHint,
    changed: put("straddles"),
  });
  const betting = field.choice(draft.betting, Object.entries(say.limit), {
    id: "betting",
    label: say.betting,
    changed: put("betting"),
  });
  const chipUnit = field.number(draft.chipUnit, { id: "chip-unit", label: say.chipUnit, changed: put("chipUnit") });
  const autoShow = field.check(draft.autoShow === "true", {
    id: "auto-show",
    label: say.autoShow,
    hint: say.autoShowHint,
    changed: put("autoShow"),
  });
  const seed = field.text(draft.seed, { id: "seed", label: say.seed, hint: say.seedHint, changed: put("seed") });

  const { riseHands, riseBy } = rising(draft);

  /** The fields that something may be refused of, by its path. */
  const told = {
    "blinds.small": small,
    "blinds.big": big,
    "ante.amount": anteAmount,
    straddles,
    chipUnit,
    riseHands,
    seed,
  };
  return form({
    name: say.name,
    intro: say.intro,
    notice,
    groups: [group(say.table, ...seats.elements, seats.stack), group(say.blinds, small, big)],
    more: [
      group(say.table, ...seats.more),
      group(say.blinds, anteMode, anteAmount, anteFirst, straddles, riseHands, riseBy),
      group(say.options, betting, chipUnit, autoShow, seed),
    ],
    submit: say.deal,
    fields: () => [...seats.fields(), ...Object.values(told)],
    from: (path) => seats.from(path, told),
    begin: () => {
      const holdem = setup();
      begun(Match.begin(holdem, sittersOf(draft, holdem.stacks.length), riseOf(draft)));
    },
  });
}
