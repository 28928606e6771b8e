import {
  type Arrangement,
  arrangeOpenFace,
  type OpenFaceOptions,
  type PlacementOdds,
  type PlacementOddsRequest,
  type Row,
} from "cardroom";
import { h, svg } from "../dom";
import { drawCard, drawInlineCard } from "../drawing/card";
import * as field from "../field";
import type { Language } from "../language";
import { placements } from "../odds/thread";
import type { Panel } from "../panel";
import { refusal } from "../refusal";
import { cardsIn, rows, size } from "./rows";
import { scoring, scorer as words } from "./words";

/** So many placements are shown. */
const shown = 6;

type Board = Record<Row, string[]>;

/** The boards of the scorer, the own first, and what is agreed. */
export interface Read {
  boards: Board[];
  options: OpenFaceOptions;
}

const whole = (board: Board) => rows.every((row) => board[row].length === size[row]);
const empty = (board: Board) => rows.every((row) => board[row].length === 0);

/** What is best for the first board: a placement of some cards, or thirteen to seventeen of them arranged. */
export function advice(host: Panel, read: () => Read) {
  const lang = host.tongue;
  const say = words[lang].advice;
  const answer = h("div", { class: "answer", part: "advice", role: "status", "aria-label": say.name });
  const cards = field.text(host.text("to-place"), {
    id: "advice-cards",
    label: say.cards,
    hint: say.cardsHint,
    changed: (value) => host.put({ "to-place": value.trim() }),
  });
  const fantasy = field.number(host.text("fantasy-points", "8"), {
    id: "advice-fantasy",
    label: say.fantasyPoints,
    changed: (value) => host.put({ "fantasy-points": value }),
  });
  const element = h(
    "section",
    { class: "panel advice", part: "panel", role: "group", "aria-labelledby": "advice" },
    h("h2", { id: "advice" }, say.name),
    h("p", { class: "hint" }, say.intro),
    h("div", { class: "agreed" }, cards.element, fantasy.element),
    answer,
  );

  /** What is being worked out; another question breaks it off. */
  let running = new AbortController();
  let asked = "";
  const stop = () => {
    running.abort();
    asked = "";
  };
  const show = (known: PlacementOdds) => answer.replaceChildren(...placed(known, lang));

  const refresh = () => {
    const { boards, options } = read();
    const [own, ...others] = boards;
    const points = host.text("fantasy-points", "8");
    if (cards.control.value.trim() !== host.text("to-place")) cards.control.value = host.text("to-place");
    if (fantasy.control.value !== points) fantasy.control.value = points;
    const typed = cardsIn(host.text("to-place"));
    const request = { ...options, cards: typed, fantasyPoints: Number(points) };
    const asks = JSON.stringify([request, boards]);
    if (asks === asked || own === undefined) return;
    stop();
    asked = asks;
    cards.refuse(null);
    fantasy.refuse(null);
    answer.replaceChildren();
    answer.setAttribute("aria-busy", "false");
    if (typed.length === 0) return;
    if (typed.length > 5 && !empty(own)) return cards.refuse(say.begun);
    try {
      if (typed.length > 5) {
        const against = others.every(whole) ? others : [];
        answer.replaceChildren(...arranged(arrangeOpenFace({ ...request, against }), lang));
      } else void work({ ...request, board: own, opponents: others });
    } catch (error) {
      refuse(error);
    }
  };
  const work = async (request: PlacementOddsRequest) => {
    running = new AbortController();
    const { signal } = running;
    // Told once, when it is done.
    answer.setAttribute("aria-busy", "true");
    try {
      const known = await placements(request, signal, ({ result }) => result && show(result));
      if (signal.aborted) return;
      show(known);
    } catch (error) {
      if (signal.aborted) return;
      answer.replaceChildren();
      refuse(error);
    }
    answer.setAttribute("aria-busy", "false");
  };
  const refuse = (error: unknown) => {
    const { field, text } = refusal(error, lang);
    if (field === "fantasyPoints") fantasy.refuse(host.prose(text));
    else if (field !== "sweepTotal") cards.refuse(host.prose(text));
  };
  return { element, refresh, stop };
}

/** The best arrangement, row by row. */
function arranged(best: Arrangement, lang: Language): HTMLElement[] {
  const { row: name, pair } = scoring[lang];
  const say = words[lang].advice;
  return [
    ...rows.map((row) =>
      h(
        "div",
        { class: "line", role: "group", "aria-label": name[row] },
        ...best[row].map((card) => drawCard(card, { lang })),
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
function placed({ exact, samples, placements }: PlacementOdds, lang: Language): HTMLElement[] {
  const say = words[lang].advice;
  const [first, ...others] = placements.slice(0, shown);
  // After the first they come by how long they were looked at: here by what they bring.
  const best = first === undefined ? [] : [first, ...others.sort((one, other) => other.points - one.points)];
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
              h("th", { scope: "row" }, ...where(placement, lang)),
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
function where(placement: Board & { discard: string[] }, lang: Language): (HTMLElement | string)[] {
  const { row: name } = scoring[lang];
  const parts = [
    ...rows.map((row) => [name[row], placement[row]] as const),
    [words[lang].advice.pile, placement.discard] as const,
  ].filter(([, cards]) => cards.length > 0);
  return parts.map(([name, cards]) =>
    h("span", { class: "goes" }, `${name}: `, ...cards.map((card) => drawInlineCard(card, { lang }))),
  );
}
