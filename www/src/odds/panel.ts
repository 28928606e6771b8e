import { type Equity, type EquityRequest, type PlayerEquity, RulesError } from "cardroom";
import { h } from "../element";
import { words } from "../text";
import { bar } from "./bar";
import { certainty } from "./certainty";
import { byStreet, type Known, streets } from "./streets";
import { giveUp, odds } from "./thread";

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

/** What is being worked out; whoever asks for something else breaks it off. */
let running = new AbortController();

/** The odds of the hands, kept up while cards change. `refused` is told what the package refuses. */
export function oddsPanel(refused: (error: unknown, spot: Spot) => void) {
  const { odds: say } = words;
  const status = h("p", { class: "certainty", role: "status" });
  const progress = h("progress", { max: 1, "aria-label": say.progress, hidden: true });
  const shares = h("ol", { class: "shares" });
  const chart = h("div");
  const element = h(
    "section",
    { class: "panel odds", "aria-labelledby": "odds-name" },
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
    running.abort();
    if (typeof wanted === "string") return empty(wanted);
    running = new AbortController();
    element.setAttribute("aria-busy", "true");
    status.textContent = ""; // what it said is of other cards
    work(wanted, running.signal).catch((error) => {
      if (error instanceof DOMException && error.name === "AbortError") return;
      const judged = error instanceof RulesError || error instanceof TypeError;
      empty(judged ? "" : say.failed);
      if (judged) refused(error, wanted);
      else giveUp();
    });
  };

  const work = async (spot: Spot, signal: AbortSignal) => {
    await paused(signal);
    const hands = spot.hands.map(({ at }) => at);
    const equity = await odds(request(spot, spot.board, samples), signal, (step) => {
      progress.hidden = false;
      progress.value = step.progress;
      if (step.result !== null) shares.replaceChildren(...rows(spot, step.result));
    });
    progress.hidden = true;
    shares.replaceChildren(...rows(spot, equity));
    status.textContent = certainty(equity);
    if (spot.board.length === 0) chart.replaceChildren(h("p", { class: "hint" }, say.noBoard));
    else chart.replaceChildren(byStreet(await before(spot, equity, signal), hands));
    element.removeAttribute("aria-busy");
  };
  return { element, show };
}

/** What was known on each street up to the present one. */
async function before(spot: Spot, present: Equity, signal: AbortSignal): Promise<Known[]> {
  const known: Known[] = [];
  for (const [cards] of streets) {
    if (cards > spot.board.length) break;
    const equity =
      cards === spot.board.length
        ? present
        : await odds(request(spot, spot.board.slice(0, cards), samplesBefore), signal);
    known.push({ cards, equity });
  }
  return known;
}

function request({ hands, ranged, dead }: Spot, board: Spot["board"], samples: number): EquityRequest {
  const texts = hands.map(({ text }) => text);
  const whose = ranged ? { ranges: texts } : { hands: texts };
  return { game: "texas-holdem", ...whose, board, dead, budget, samples };
}

const rows = (spot: Spot, { exact, players }: Equity) => players.map((each, at) => share(spot, at, each, exact));

/** One hand: its bar, and its numbers in words. */
function share(
  { hands }: Spot,
  at: number,
  { win, tie, equity, standardError, wins, ties }: PlayerEquity,
  exact: boolean,
) {
  const { odds: say } = words;
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
