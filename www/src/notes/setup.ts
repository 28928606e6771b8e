import type { BanknoteSetup, GameSetup, LiarsDrawSetup } from "cardroom";
import * as field from "../field";
import { form, group } from "../form";
import { Match, type Setup } from "../match";
import type { Sitter } from "../opponents/sitters";
import { riseOf, rising, seating, sittersOf, stacksOf, typed } from "../seating";
import { words } from "../text";
import type { NotesGame } from "./table";

type Rake = NonNullable<BanknoteSetup["rake"]>;

const fresh = () => ({
  seats: "4",
  stack: "1000",
  stacks: [] as string[],
  button: "draw",
  others: "regular" as Sitter,
  sitters: [] as string[],
  away: "",
  ante: "30",
  riseHands: "0",
  riseBy: "150",
  rake: "2",
  rakeWhen: "per-hand" as Rake["when"],
  notes: "",
  deck: "",
  allowDuplicates: "false",
  naturalRank: "after-kickers" as NonNullable<BanknoteSetup["naturalRank"]>,
  openerOption: "true",
  allInFaceUp: "true",
  autoShow: "true",
  burn: "false",
  moonNotes: "flop" as NonNullable<LiarsDrawSetup["moonNotes"]>,
  moonAntes: "true",
  seed: "",
});

type Draft = ReturnType<typeof fresh>;

/** What stands in each form, as it was typed. It outlives a change of language. */
const drafts: Record<NotesGame, Draft> = {
  "liars-holdem": fresh(),
  "liars-draw": { ...fresh(), openerOption: "false", allInFaceUp: "false" },
};

const list = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

function setup(game: NotesGame): GameSetup {
  const draft = drafts[game];
  const [notes, deck, away, seed] = [list(draft.notes), list(draft.deck), list(draft.away), draft.seed.trim()];
  const common = {
    stacks: stacksOf(draft),
    button: draft.button === "draw" ? ("draw" as const) : typed(draft.button),
    ante: typed(draft.ante),
    rake: { amount: typed(draft.rake), when: draft.rakeWhen },
    allowDuplicates: draft.allowDuplicates === "true",
    naturalRank: draft.naturalRank,
    openerOption: draft.openerOption === "true",
    allInFaceUp: draft.allInFaceUp === "true",
    autoShow: draft.autoShow === "true",
    away: away.map((seat) => typed(seat) - 1),
    ...(notes.length === 0 ? {} : { notes }),
    ...(deck.length === 0 ? {} : { deck }),
    ...(seed === "" ? {} : { seed }),
  };
  return game === "liars-holdem"
    ? { game, ...common, burn: draft.burn === "true" }
    : { game, ...common, moonNotes: draft.moonNotes, moonAntes: draft.moonAntes === "true" };
}

/** The form that sets a match of a banknote game up. `notice` says what went before. */
export function notesSetup<G extends NotesGame>(game: G, notice: string | null, begun: (match: Match<G>) => void) {
  const draft: Draft = drafts[game];
  const say = words.notes.setup;
  const put = (key: Exclude<keyof Draft, "stacks" | "others" | "sitters">) => (value: string) => {
    Object.assign(draft, { [key]: value });
  };
  const check = (
    key: "allowDuplicates" | "openerOption" | "allInFaceUp" | "autoShow" | "burn" | "moonAntes",
    id: string,
  ) => field.check(draft[key] === "true", { id, label: say[key], changed: put(key) });

  const seats = seating(draft, say);
  const away = field.text(draft.away, { id: "away", label: say.away, hint: say.awayHint, changed: put("away") });
  const ante = field.number(draft.ante, { id: "ante", label: say.ante, changed: put("ante") });
  const rake = field.number(draft.rake, { id: "rake", label: say.rake, changed: put("rake") });
  const rakeWhen = field.choice(draft.rakeWhen, Object.entries(say.when), {
    id: "rake-when",
    label: say.rakeWhen,
    changed: put("rakeWhen"),
  });
  const notes = field.area(draft.notes, { id: "notes", label: say.notes, hint: say.notesHint, changed: put("notes") });
  const deck = field.area(draft.deck, { id: "deck", label: say.deck, hint: say.deckHint, changed: put("deck") });
  const allowDuplicates = check("allowDuplicates", "allow-duplicates");
  const seed = field.text(draft.seed, { id: "seed", label: say.seed, hint: say.seedHint, changed: put("seed") });
  const naturalRank = field.choice(draft.naturalRank, Object.entries(say.natural), {
    id: "natural-rank",
    label: say.naturalRank,
    changed: put("naturalRank"),
  });
  const openerOption = check("openerOption", "opener-option");
  const allInFaceUp = check("allInFaceUp", "all-in-face-up");
  const autoShow = check("autoShow", "auto-show");
  const moonNotes = field.choice(draft.moonNotes, Object.entries(say.moon), {
    id: "moon-notes",
    label: say.moonNotes,
    changed: put("moonNotes"),
  });
  const own = game === "liars-holdem" ? [check("burn", "burn")] : [moonNotes, check("moonAntes", "moon-antes")];

  const { riseHands, riseBy } = rising(draft);

  /** The fields that something may be refused of, by its path. */
  const told = { away, ante, "rake.amount": rake, riseHands, notes, deck, seed };
  return form({
    name: words.games[game],
    intro: say.intro[game],
    notice,
    groups: [group(say.table, ...seats.elements, seats.stack), group(say.money, ante, rake)],
    more: [
      group(say.table, ...seats.more, away),
      group(say.money, riseHands, riseBy, rakeWhen, openerOption, allInFaceUp, autoShow),
      group(say.inventory, naturalRank, ...own, notes, allowDuplicates, deck, seed),
    ],
    submit: say.deal,
    fields: () => [...seats.fields(), ...Object.values(told)],
    from: (path) => seats.from(path, told),
    begin: () =>
      begun(Match.begin<G>(setup(game) as Setup<G>, sittersOf(draft, stacksOf(draft).length), riseOf(draft))),
  });
}
