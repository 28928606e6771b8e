import {
  type Arrangement,
  arrangeOpenFace,
  type OpenFaceOptions,
  type PlacementOdds,
  type PlacementOddsJob,
  placementOddsJob,
  type Row,
} from "cardroom";
import { inline, picture } from "../card";
import { h, svg } from "../element";
import * as field from "../field";
import { refusal } from "../refusal";
import { words } from "../text";
import { size } from "./boards";
import { rows } from "./draft";

/** What is asked. It outlives a change of language. */
const draft = { cards: "", fantasyPoints: "8" };

/** So many placements are shown. */
const shown = 6;
/** A slice of the work takes about so long, in milliseconds: the page stays responsive between two. */
const slice = 12;

type Board = Record<Row, string[]>;

/** The boards of the scorer, the own first, and what is agreed. */
export interface Read {
  boards: Board[];
  options: OpenFaceOptions;
}

const whole = (board: Board) => rows.every((row) => board[row].length === size[row]);
const empty = (board: Board) => rows.every((row) => board[row].length === 0);

/** What is best for the first board: a placement of some cards, or thirteen to seventeen of them arranged. */
export function advice(read: () => Read) {
  const { advice: say } = words.openFace;
  const answer = h("div", { class: "answer", role: "status", "aria-label": say.name });
  const cards = field.text(draft.cards, {
    id: "advice-cards",
    label: say.cards,
    hint: say.cardsHint,
    changed: (value) => {
      draft.cards = value;
      refresh();
    },
  });
  const fantasy = field.number(draft.fantasyPoints, {
    id: "advice-fantasy",
    label: say.fantasyPoints,
    changed: (value) => {
      draft.fantasyPoints = value;
      refresh();
    },
  });
  const element = h(
    "section",
    { class: "panel advice", "aria-labelledby": "advice" },
    h("h2", { id: "advice" }, say.name),
    h("p", { class: "hint" }, say.intro),
    h("div", { class: "agreed" }, cards.element, fantasy.element),
    answer,
  );

  let job: PlacementOddsJob | null = null;
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    job?.free();
    job = null;
  };
  /** Works in slices until all is known, or until the page has gone on to something else. */
  const work = (endings: number) => {
    if (job === null) return;
    if (!element.isConnected) return stop();
    const start = performance.now();
    const { done, result } = job.step(endings);
    const took = performance.now() - start;
    answer.replaceChildren(...placed(result));
    // Told once, when it is done.
    answer.setAttribute("aria-busy", String(!done));
    if (done) stop();
    else {
      const next = Math.round(endings * Math.min(2, slice / Math.max(took, 0.1)));
      timer = setTimeout(() => work(Math.max(1, Math.min(next, 5000))));
    }
  };

  const refresh = () => {
    stop();
    cards.refuse(null);
    fantasy.refuse(null);
    answer.replaceChildren();
    answer.setAttribute("aria-busy", "false");
    const typed = draft.cards.match(/[2-9TJQKA][cdhs]/g) ?? [];
    if (typed.length === 0) return;
    const { boards, options } = read();
    const [own, ...others] = boards;
    if (own === undefined) return;
    if (typed.length > 5 && !empty(own)) return cards.refuse(say.begun);
    const request = { ...options, cards: typed, fantasyPoints: Number(draft.fantasyPoints) };
    try {
      if (typed.length > 5) {
        const against = others.every(whole) ? others : [];
        answer.replaceChildren(...arranged(arrangeOpenFace({ ...request, against })));
      } else {
        job = placementOddsJob({ ...request, board: own, opponents: others });
        // The first slice waits for the page to be drawn.
        timer = setTimeout(() => work(50));
      }
    } catch (error) {
      const { field, text } = refusal(error);
      if (field === "fantasyPoints") fantasy.refuse(text);
      else if (field !== "sweepTotal") cards.refuse(text);
    }
  };
  return { element, refresh };
}

/** The best arrangement, row by row. */
function arranged(best: Arrangement): HTMLElement[] {
  const { advice: say, row: name, pair } = words.openFace;
  return [
    ...rows.map((row) =>
      h(
        "div",
        { class: "line", role: "group", "aria-label": name[row] },
        ...best[row].map((card) => picture(card)),
        h("span", { class: "worth" }, best.royalties[row] > 0 ? pair.royalty(best.royalties[row]) : ""),
      ),
    ),
    h(
      "p",
      { class: "sum" },
      [
        say.total(rows.reduce((sum, row) => sum + best.royalties[row], 0)),
        best.stays && say.stays,
        best.net !== null && say.net(best.net),
      ]
        .filter(Boolean)
        .join(" "),
    ),
  ];
}

/** The best placements, a bar each. */
function placed({ exact, samples, placements }: PlacementOdds): HTMLElement[] {
  const { advice: say } = words.openFace;
  const best = placements.slice(0, shown);
  const points = best.map((each) => each.points);
  // The bars tell the distances: the worst of those shown has a tenth of the length, the best all.
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const length = (each: number) => (high - low < 1e-9 ? 100 : 10 + (90 * (each - low)) / (high - low));
  return [
    h("p", { class: "hint" }, exact ? say.exact : say.sampled(samples)),
    h(
      "div",
      { class: "wide", role: "group", tabindex: 0, "aria-label": say.name },
      h(
        "table",
        { class: "choices" },
        h("thead", {}, h("tr", {}, ...say.columns.map((name) => (name ? h("th", { scope: "col" }, name) : h("td"))))),
        h(
          "tbody",
          {},
          ...best.map(({ placement, points, standardError, foul, fantasy }, at) =>
            h(
              "tr",
              { class: at === 0 ? "best" : "" },
              h("th", { scope: "row" }, ...where(placement)),
              h(
                "td",
                { class: "bar" },
                svg(
                  "svg",
                  { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
                  svg("rect", { class: "win", x: 0, y: 0, width: length(points), height: 10 }),
                ),
              ),
              h("td", {}, say.points(points, exact ? null : standardError)),
              h("td", {}, say.percent(foul)),
              h("td", {}, say.percent(fantasy)),
            ),
          ),
        ),
      ),
    ),
  ];
}

/** Where each card of a placement goes. */
function where(placement: Board & { discard: string[] }): (HTMLElement | string)[] {
  const { row: name, placing } = words.openFace;
  const parts = [
    ...rows.map((row) => [name[row], placement[row]] as const),
    [placing.pile, placement.discard] as const,
  ].filter(([, cards]) => cards.length > 0);
  return parts.map(([name, cards]) => h("span", { class: "goes" }, `${name}: `, ...cards.map((card) => inline(card))));
}
