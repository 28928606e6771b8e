import type { BanknoteShare, ExchangeOdds, NotesRequest } from "cardroom";
import { h, svg } from "../element";
import * as field from "../field";
import { bar, strip } from "../odds/bar";
import { sentence } from "../refusal";
import { words } from "../text";
import { ask } from "./asking";

/** The most opponents at a table (LP-1). */
const most = 7;

/** What is asked. It outlives a change of language. */
const draft = { game: "liars-holdem" as "liars-holdem" | "liars-draw", street: "none", opponents: 2 };

/** The notes that the odds are of, and how they are read. */
export interface Read {
  notes: string[];
  place: number;
  naturalRank: NonNullable<NotesRequest["naturalRank"]>;
}

/** What the first hand can expect against hands of which nothing is known. */
export function odds(read: () => Read) {
  const { odds: say } = words.notes;
  const result = h("div", { class: "expected", role: "status" });
  const chart = h("div", { class: "by-opponents" });
  const refused = h("p", { class: "refusal", role: "alert" });
  const game = field.choice(
    draft.game,
    (["liars-holdem", "liars-draw"] as const).map((name) => [name, words.games[name]]),
    {
      id: "odds-game",
      label: say.game,
      changed: (value) => {
        draft.game = value as typeof draft.game;
        void refresh();
      },
    },
  );
  const street = field.choice(draft.street, Object.entries(say.street), {
    id: "odds-street",
    label: say.before,
    changed: (value) => {
      draft.street = value;
      void refresh();
    },
  });
  const opponents = field.choice(
    String(draft.opponents),
    Array.from({ length: most }, (_, at) => [String(at + 1), String(at + 1)]),
    {
      id: "odds-opponents",
      label: say.opponents,
      changed: (value) => {
        draft.opponents = Number(value);
        void refresh();
      },
    },
  );
  const reads = h("p", { class: "hint" });
  const element = h(
    "section",
    { class: "panel odds notes-odds", "aria-labelledby": "odds" },
    h("h2", { id: "odds" }, say.name),
    h("div", { class: "reading" }, game.element, street.element, opponents.element),
    reads,
    refused,
    result,
    chart,
  );

  let latest = 0;
  const refresh = async () => {
    latest += 1;
    const mine = latest;
    const stale = () => mine !== latest;
    const draw = draft.game === "liars-draw";
    street.element.hidden = !draw;
    const { notes: typed, place, naturalRank } = read();
    const notes = typed.filter((note) => /^\d{7}$/.test(note)).slice(0, draw ? 3 : 5);
    const exchange = draw && draft.street !== "none" && notes.length === 3;
    reads.textContent =
      notes.length < 2 ? say.two : draw ? say.readsDraw(notes.length) : say.readsHoldem(notes.length - 2);
    refused.textContent = "";
    if (notes.length < 2) {
      result.replaceChildren();
      chart.replaceChildren();
      return;
    }
    result.setAttribute("aria-busy", "true");
    const common = { place, naturalRank };
    const equityAgainst = (opponents: number) =>
      ask({
        ask: "equity",
        request: draw
          ? { game: "liars-draw", hands: [notes], heldShots: held(notes) ? [0] : [], opponents, ...common }
          : { game: "liars-holdem", hands: [notes.slice(0, 2)], board: notes.slice(2), opponents, ...common },
      });
    if (exchange) {
      const zones = ["preflop", "preflop", "flop"] as ("preflop" | "flop")[];
      const street = draft.street as "turn" | "river";
      const request = { hand: notes, zones, street, opponents: draft.opponents, ...common };
      const answer = await ask({ ask: "exchange", request });
      if (stale()) return;
      if (answer.refused) return refuse(answer.refused);
      result.replaceChildren(...exchanges(answer.known, notes));
    } else {
      const answer = await equityAgainst(draft.opponents);
      if (stale()) return;
      if (answer.refused) return refuse(answer.refused);
      const [player] = answer.known.players;
      if (player) result.replaceChildren(...expected(player, certainty(answer.known)));
    }
    result.removeAttribute("aria-busy");
    const columns: { equity: number; error: number }[] = [];
    for (let opponents = 1; opponents <= most; opponents++) {
      const answer = await equityAgainst(opponents);
      if (stale()) return;
      const player = answer.known?.players[0];
      if (!player) return;
      columns.push({ equity: player.equity, error: player.standardError });
    }
    chart.replaceChildren(byOpponents(columns));
  };
  const refuse = (why: { code: string; rule: string | null; details: object; message: string }) => {
    result.removeAttribute("aria-busy");
    result.replaceChildren();
    chart.replaceChildren();
    refused.textContent = sentence(why);
  };
  return { element, refresh: () => void refresh() };
}

/** Whether the third note arms a shot (LD-7). */
const held = (notes: string[]) => (notes[2] ?? "").split("0").length > 3;

/** `exact`, or by how much it may be wrong. */
function certainty({ exact, standardError }: { exact: boolean; standardError: number }): string {
  const { odds: say } = words.notes;
  return exact ? say.exact : say.within(standardError);
}

/** Wins, ties and losses as one bar with its numbers, and the part of the pot. */
function expected({ win, tie, equity, shotEquity }: BanknoteShare, how: string): HTMLElement[] {
  const { odds: say } = words.notes;
  const lose = Math.max(0, 1 - win - tie);
  return [
    h("p", { class: "pot-part" }, h("strong", {}, say.part(equity)), ` ${how}`),
    bar(
      [
        { kind: "win", part: win, text: say.win(win) },
        { kind: "tie", part: tie, text: say.tie(tie) },
        { kind: "lose", part: lose, text: say.lose(lose) },
      ],
      shotEquity > 0 && h("li", { class: "shot" }, say.shot(shotEquity)),
    ),
  ];
}

/** Standing and each exchange, a bar each. */
function exchanges(known: ExchangeOdds, notes: string[]): HTMLElement[] {
  const { odds: say } = words.notes;
  const { stand, exchanges, shot } = known;
  const best = Math.max(stand.equity, ...exchanges.map(({ equity }) => equity));
  const row = (name: string, equity: number, gain: number | null) =>
    h(
      "tr",
      { class: equity === best ? "best" : "" },
      h("th", { scope: "row" }, name),
      h("td", { class: "bar" }, strip([{ kind: "win", part: equity }])),
      h("td", {}, say.percent(equity)),
      h("td", {}, gain === null ? "" : say.gain(gain)),
    );
  return [
    h("p", { class: "pot-part" }, `${say.choose} ${certainty(known)}`),
    h(
      "table",
      { class: "choices" },
      h("thead", {}, h("tr", {}, ...say.columns.map((name) => (name ? h("th", { scope: "col" }, name) : h("td"))))),
      h(
        "tbody",
        {},
        row(say.stand, stand.equity, null),
        ...exchanges.map(({ equity, gain }, at) => row(say.exchange(notes[at] ?? ""), equity, gain)),
      ),
    ),
    h("p", { class: "hint" }, shot.held ? say.held(shot.share) : say.against(shot.against)),
  ];
}

/** The part of the pot against one opponent, against two, and so on, as columns. */
function byOpponents(columns: { equity: number; error: number }[]): HTMLElement {
  const { odds: say } = words.notes;
  const [width, height, foot] = [44, 100, 16];
  // The tallest column fills the chart: what counts is how fast they fall.
  const scale = height / Math.max(0.01, ...columns.map(({ equity }) => equity));
  const drawn = columns.flatMap(({ equity }, at) => {
    const middle = width * at + width / 2;
    const top = height - scale * equity;
    return [
      svg("rect", { class: "win", x: width * at + 6, y: 14 + top, width: width - 12, height: scale * equity }),
      svg("text", { x: middle, y: 10 + top }, say.percent(equity)),
      svg("text", { x: middle, y: 14 + height + foot - 3, class: "axis" }, String(at + 1)),
    ];
  });
  const spoken = columns.map(({ equity }, at) => say.column(at + 1, equity)).join("; ");
  return h(
    "figure",
    {},
    h("figcaption", {}, say.chart),
    svg(
      "svg",
      { class: "columns", viewBox: `0 0 ${width * most} ${14 + height + foot}`, role: "img", "aria-label": spoken },
      svg("line", { x1: 0, y1: 14 + height, x2: width * most, y2: 14 + height }),
      ...drawn,
    ),
  );
}
