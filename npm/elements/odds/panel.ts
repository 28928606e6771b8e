import { type Equity, type EquityRequest, type PlayerEquity, RulesError } from "cardroom";
import { h } from "../dom";
import type { Language } from "../language";
import { bar } from "./bar";
import { certainty } from "./certainty";
import { byStreet, type Known, streets } from "./streets";
import { holdemOdds } from "./thread";
import { odds } from "./words";

/** The most showdowns that are counted, about half a second's; else so many deals are sampled. */
const budget = 50_000_000;
const samples = 2_000_000;
/** On streets that have passed: they are for the drawing. */
const samplesBefore = 400_000;
/** How long a player may pause between two keys, in milliseconds. */
const pause = 150;

/** What the odds are of. */
export interface Spot {
  /** The hands by their number from 0, as cards or as a range. */
  hands: { at: number; text: string }[];
  /** Whether one of them is a range. */
  ranged: boolean;
  board: string[] | string;
  dead: string[] | string;
}

/** Who is told of the odds: what the package refuses, and what is known. */
interface Listener {
  refused(error: unknown, spot: Spot): void;
  /** `null` while nothing is. */
  known(request: EquityRequest | null, equity: Equity | null): void;
}

/** The odds of the hands, kept up while cards change. */
export function oddsPanel(lang: Language, { refused, known }: Listener) {
  const say = odds[lang];
  /** What is being worked out; another question breaks it off. */
  let running = new AbortController();
  let asked = "";
  let refusal: unknown = null;
  const status = h("p", { class: "certainty", role: "status" });
  const progress = h("progress", { max: 1, "aria-label": say.progress, hidden: true });
  const shares = h("ol", { class: "shares" });
  const chart = h("div");
  const element = h(
    "section",
    { class: "panel odds", part: "odds", role: "group", "aria-labelledby": "odds-name" },
    h("h2", { id: "odds-name" }, say.name),
    status,
    progress,
    shares,
    chart,
  );

  const empty = (text: string) => {
    element.removeAttribute("aria-busy");
    progress.hidden = true;
    shares.replaceChildren();
    chart.replaceChildren();
    status.textContent = text;
  };

  /** Shows the odds of a spot, or in a sentence why there are none. */
  const show = (wanted: Spot | string) => {
    const asks = JSON.stringify(wanted);
    if (asks === asked) {
      // It stands there, is being worked out, or was refused.
      if (typeof wanted !== "string" && refusal !== null) refused(refusal, wanted);
      return;
    }
    asked = asks;
    refusal = null;
    running.abort();
    known(null, null);
    if (typeof wanted === "string") return empty(wanted);
    running = new AbortController();
    element.setAttribute("aria-busy", "true");
    status.textContent = ""; // what it said is of other cards
    work(wanted, running.signal).catch((error) => {
      if (error instanceof DOMException && error.name === "AbortError") return;
      const judged = error instanceof RulesError || error instanceof TypeError;
      empty(judged ? "" : say.failed);
      if (!judged) return;
      refusal = error;
      refused(error, wanted);
    });
  };

  const work = async (spot: Spot, signal: AbortSignal) => {
    await paused(signal);
    const hands = spot.hands.map(({ at }) => at);
    const wanted = request(spot, spot.board, samples);
    const equity = await holdemOdds(wanted, signal, (step) => {
      progress.hidden = false;
      progress.value = step.progress;
      if (step.result !== null) shares.replaceChildren(...rows(spot, step.result, lang));
    });
    progress.hidden = true;
    shares.replaceChildren(...rows(spot, equity, lang));
    status.textContent = certainty(equity, lang);
    known(wanted, equity);
    if (spot.board.length === 0) chart.replaceChildren(h("p", { class: "hint" }, say.noBoard));
    else chart.replaceChildren(byStreet(await before(spot, equity, signal), hands, lang));
    element.removeAttribute("aria-busy");
  };
  /** Breaks off what is being worked out; the next question is asked anew. */
  const stop = () => {
    running.abort();
    asked = "";
  };
  return { element, show, stop };
}

/** What was known on each street up to the present one. */
async function before(spot: Spot, present: Equity, signal: AbortSignal): Promise<Known[]> {
  const known: Known[] = [];
  for (const [cards] of streets) {
    if (cards > spot.board.length) break;
    const equity =
      cards === spot.board.length
        ? present
        : await holdemOdds(request(spot, spot.board.slice(0, cards), samplesBefore), signal);
    known.push({ cards, equity });
  }
  return known;
}

function request({ hands, ranged, dead }: Spot, board: Spot["board"], samples: number): EquityRequest {
  const texts = hands.map(({ text }) => text);
  const whose = ranged ? { ranges: texts } : { hands: texts };
  return { game: "texas-holdem", ...whose, board, dead, budget, samples };
}

const rows = (spot: Spot, { exact, players }: Equity, lang: Language) =>
  players.map((each, at) => share(spot, at, each, exact, lang));

/** One hand: its bar, and its numbers in words. */
function share(
  { hands }: Spot,
  at: number,
  { win, tie, equity, standardError, wins, ties }: PlayerEquity,
  exact: boolean,
  lang: Language,
) {
  const say = odds[lang];
  const hand = hands[at];
  return h(
    "li",
    {},
    h(
      "p",
      {},
      h("strong", {}, say.hand(hand?.at ?? at)),
      ` ${hand?.text ?? ""} `,
      h("strong", {}, say.equity(equity, exact ? null : standardError)),
    ),
    bar([
      { kind: "win", part: win, text: say.win(win, exact ? wins : null) },
      { kind: "tie", part: tie, text: say.tie(tie, exact ? ties : null) },
      { kind: "lose", part: Math.max(0, 1 - win - tie), text: say.lose(Math.max(0, 1 - win - tie)) },
    ]),
  );
}

/** A short while, unless it is broken off. */
const paused = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
