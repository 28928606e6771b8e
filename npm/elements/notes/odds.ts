import type { BanknoteEquityRequest, BanknoteShare, ExchangeOdds, ExchangeOddsRequest, NotesRequest } from "cardroom";
import { h, svg } from "../dom";
import * as field from "../field";
import { bar, strip } from "../odds/bar";
import { exchanges, noteOdds } from "../odds/thread";
import type { Panel } from "../panel";
import { refusal } from "../refusal";
import { type NotesWords, notes as words } from "./words";

type Say = NotesWords["odds"];

/** The most opponents at a table (LP-1). */
const most = 7;
const games = ["liars-holdem", "liars-draw"] as const;

/** The notes that the odds are of, how they are read, and what is still to come. */
export interface Read {
  game: (typeof games)[number];
  notes: string[];
  place: number;
  naturalRank: NonNullable<NotesRequest["naturalRank"]>;
  opponents: number;
  /** The exchange that is next, in liars-draw; `null` for none. */
  exchange: "turn" | "river" | null;
}

/** What the first hand can expect against hands of which nothing is known. */
export function odds(host: Panel, read: () => Read) {
  const { odds: say, games: names } = words[host.tongue];
  const result = h("div", { class: "expected", part: "odds", role: "status" });
  const chart = h("div", { class: "by-opponents" });
  const refused = h("p", { class: "refusal", part: "refusal", role: "alert" });
  const game = field.choice(
    read().game,
    games.map((name) => [name, names[name]]),
    { id: "odds-game", label: say.game, changed: (game) => host.put({ game }) },
  );
  const street = field.choice(read().exchange ?? "none", Object.entries(say.street), {
    id: "odds-street",
    label: say.before,
    changed: (exchange) => host.put({ exchange: exchange === "none" ? null : exchange }),
  });
  const opponents = field.choice(
    String(read().opponents),
    Array.from({ length: most }, (_, at) => [String(at + 1), String(at + 1)]),
    { id: "odds-opponents", label: say.opponents, changed: (opponents) => host.put({ opponents }) },
  );
  const reads = h("p", { class: "hint" });
  const element = h(
    "section",
    { class: "panel odds notes-odds", part: "panel", role: "group", "aria-labelledby": "odds" },
    h("h2", { id: "odds" }, say.name),
    h("div", { class: "reading" }, game.element, street.element, opponents.element),
    reads,
    refused,
    result,
    chart,
  );

  let running = new AbortController();
  let asked = "";
  const stop = () => {
    running.abort();
    asked = "";
  };
  const refresh = () => {
    const wanted = read();
    const draw = wanted.game === "liars-draw";
    street.element.hidden = !draw;
    game.control.value = wanted.game;
    street.control.value = wanted.exchange ?? "none";
    opponents.control.value = String(wanted.opponents);
    const notes = wanted.notes.filter((note) => /^\d{7}$/.test(note)).slice(0, draw ? 3 : 5);
    const asks = JSON.stringify({ ...wanted, notes });
    if (asks === asked) return;
    asked = asks;
    running.abort();
    running = new AbortController();
    reads.textContent =
      notes.length < 2 ? say.two : draw ? say.readsDraw(notes.length) : say.readsHoldem(notes.length - 2);
    refused.textContent = "";
    if (notes.length < 2) {
      result.replaceChildren();
      chart.replaceChildren();
      return;
    }
    result.setAttribute("aria-busy", "true");
    const { signal } = running;
    work({ ...wanted, notes }, signal).catch((error) => {
      if (signal.aborted) return;
      result.replaceChildren();
      chart.replaceChildren();
      result.removeAttribute("aria-busy");
      refused.replaceChildren(...host.prose(refusal(error, host.tongue).text));
    });
  };

  const work = async (wanted: Read, signal: AbortSignal) => {
    const asks = request(wanted);
    if (asks.ask === "exchange") {
      result.replaceChildren(...choices(await exchanges(asks.request, signal), wanted.notes, say));
    } else {
      const known = await noteOdds(asks.request, signal);
      const [player] = known.players;
      if (player) result.replaceChildren(...expected(player, certainty(known, say), say));
    }
    signal.throwIfAborted();
    result.removeAttribute("aria-busy");
    const columns: number[] = [];
    for (let opponents = 1; opponents <= most; opponents++) {
      const known = await noteOdds(equityOf({ ...wanted, opponents }), signal);
      columns.push(known.players[0]?.equity ?? 0);
    }
    signal.throwIfAborted();
    chart.replaceChildren(byOpponents(columns, say));
  };
  return { element, refresh, stop };
}

function equityOf({ game, notes, place, naturalRank, opponents }: Read): BanknoteEquityRequest {
  const common = { place, naturalRank, opponents };
  return game === "liars-draw"
    ? { game, hands: [notes], heldShots: held(notes) ? [0] : [], ...common }
    : { game, hands: [notes.slice(0, 2)], board: notes.slice(2), ...common };
}

/** What the package is asked of a hand. */
function request(
  wanted: Read,
): { ask: "equity"; request: BanknoteEquityRequest } | { ask: "exchange"; request: ExchangeOddsRequest } {
  const { game, notes, exchange, place, naturalRank, opponents } = wanted;
  if (game !== "liars-draw" || exchange === null || notes.length !== 3) {
    return { ask: "equity", request: equityOf(wanted) };
  }
  const zones: ExchangeOddsRequest["zones"] = ["preflop", "preflop", "flop"];
  return { ask: "exchange", request: { hand: notes, zones, street: exchange, place, naturalRank, opponents } };
}

/** Whether the third note arms a shot (LD-7). */
const held = (notes: string[]) => (notes[2] ?? "").split("0").length > 3;

/** `exact`, or by how much it may be wrong. */
function certainty({ exact, standardError }: { exact: boolean; standardError: number }, say: Say): string {
  return exact ? say.exact : say.within(standardError);
}

/** Wins, ties and losses as one bar with its numbers, and the part of the pot. */
function expected({ win, tie, equity, shotEquity }: BanknoteShare, how: string, say: Say): HTMLElement[] {
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
function choices(known: ExchangeOdds, notes: string[], say: Say): HTMLElement[] {
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
    h("p", { class: "pot-part" }, `${say.choose} ${certainty(known, say)}`),
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
function byOpponents(columns: readonly number[], say: Say): HTMLElement {
  const [width, height, foot] = [44, 100, 16];
  // The tallest column fills the chart: what counts is how fast they fall.
  const scale = height / Math.max(0.01, ...columns);
  const drawn = columns.flatMap((equity, at) => {
    const middle = width * at + width / 2;
    const top = height - scale * equity;
    return [
      svg("rect", { class: "win", x: width * at + 6, y: 14 + top, width: width - 12, height: scale * equity }),
      svg("text", { x: middle, y: 10 + top }, say.percent(equity)),
      svg("text", { x: middle, y: 14 + height + foot - 3, class: "axis" }, String(at + 1)),
    ];
  });
  const spoken = columns.map((equity, at) => say.column(at + 1, equity)).join("; ");
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
