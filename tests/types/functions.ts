// Compiles only where the types say what they should; nothing here runs.

import init, {
  type Advice,
  type ArgumentError,
  advise,
  arrangeOpenFace,
  type CardsEvaluation,
  checkDeclaration,
  checkOpenFace,
  compareHands,
  type Equity,
  type EquityRequest,
  equity,
  equityJob,
  evaluateCards,
  exchangeOdds,
  explain,
  explainResult,
  Game,
  generateSchedule,
  type LegalAction,
  type OpenFaceAction,
  type OpenFaceBoard,
  type Placement,
  type PlacementOdds,
  placementOdds,
  placements,
  prizeEquity,
  RulesError,
  ruling,
  scoreOpenFace,
  shuffle,
  stages,
  type TableAction,
  Tournament,
  type TournamentEvent,
} from "cardroom";
import initInline, * as inline from "cardroom/inline";
import type { OddsWorker as InlineWorker } from "cardroom/inline/worker";
import * as parts from "cardroom/parts";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";
import { OddsWorker } from "cardroom/worker";

const worker = new OddsWorker({ module: new URL("cardroom.wasm", "https://example.com") });
const hosted: InlineWorker = new OddsWorker({
  worker: () => new Worker("thread.js", { type: "module" }),
  module: "/m.wasm",
});
// @ts-expect-error: a worker is begun by a function
new OddsWorker({ worker: new Worker("thread.js") });
const aces: EquityRequest = { game: "texas-holdem", hands: ["AsAh", ["Ks", "Kh"]], exact: "auto" };
const part: number | undefined = equity(aces).players[0]?.equity;
const answer: Promise<Equity> = worker.equity(aces, {
  onProgress: ({ progress, result }) => [progress, result?.samples],
});
const step: { done: boolean; result: Equity | null } = equityJob(aces).step(1000);
const adviceOptions = { level: "expert", seed: "0".repeat(64) } as const;
const table = new Game({ game: "texas-holdem", stacks: [9, 9], button: 0, blinds: { small: 1, big: 2 } });
const advised: Advice<"texas-holdem"> = advise(table.view(0), adviceOptions);
table.act(0, advised.action);
const bubble: Advice = advise(table.view(0), { ...adviceOptions, tournament: { prizes: [50, 30], elsewhere: [900] } });
const worths: number[] = prizeEquity({ stacks: [3, 2], prizes: [5] });
const thought: string = advised.reason.code === "call" ? advised.reason.needed.toFixed(2) : advised.reason.code;
const fromThread: Promise<Advice<"texas-holdem">> = worker.advise(table.view(1), adviceOptions);
// The game is read off the view.
table.act(0, advise(table.view(0), adviceOptions).action);
worker.advise(table.view(0), adviceOptions).then(({ action }) => table.act(0, action));
/** Any action of Hold'em as a button plays it: each kind is left out once it was looked at. */
export function least(legal: LegalAction<"texas-holdem">): TableAction {
  return legal.type === "bet" || legal.type === "raise" ? { ...legal, to: legal.min } : legal;
}
const phase: "preflop" | "flop" | "turn" | "river" | "held" | "showdown" | "complete" = table.phase;
const onThread: Promise<PlacementOdds> = worker.placementOdds(
  { board: { top: "", middle: "", bottom: "" }, cards: "AsAdKsKd2c", samples: 1e6 },
  { signal: new AbortController().signal, onProgress: ({ result }) => console.log(result.placements.length) },
);
// @ts-expect-error: what is not there cannot be asked about
worker.placementOdds({ cards: "AsAdKsKd2c" });

export { onThread, phase };

const club = new Game({ game: "open-face", players: 2, button: 0 });
const placed: Advice<"open-face"> = advise(club.view(1), adviceOptions);
club.act(1, placed.action);
const row: "top" | "middle" | "bottom" | null = placed.reason.code === "royalty" ? placed.reason.row : null;
// @ts-expect-error: not every reason has an equity
advised.reason.equity;
// @ts-expect-error: there are three levels
advise(table.view(0), { ...adviceOptions, level: "master" });

export { bubble, fromThread, row, thought, worths };

// @ts-expect-error: the game is needed
equity({ hands: ["AsAh", "KsKh"] });
// @ts-expect-error: exact is a flag or "auto"
equity({ ...aces, exact: "always" });

export { answer, part, step };

const ready: Promise<void> = init();
const again: Promise<void> = init(fetch("cardroom.wasm"));
const inlined: Promise<void> = initInline();

const hand: CardsEvaluation = evaluateCards(["As", "Kd", "Qc"]);
const sign: -1 | 0 | 1 = compareHands("AsKdQc", ["Ah", "Kc", "Qd"]);
const names: string[] = shuffle(["a", "b"] as const, "0".repeat(64));
const same: typeof RulesError = inline.RulesError;
const loading: Promise<void> = parts.load("odds" satisfies parts.Part);
const alike: typeof RulesError = parts.RulesError;
// @ts-expect-error: no such part
parts.load("cards");
// @ts-expect-error: loads the whole module
parts.default();

const noteShare: number | undefined = equity({
  game: "liars-holdem",
  hands: [["1234567", "2345678"]],
  place: 1,
  opponents: 2,
}).players[0]?.handEquity;
const zones = ["preflop", "preflop", "flop"] as ("preflop" | "flop" | "turn-river")[];
const gain: number | undefined = exchangeOdds({ hand: [], zones, street: "turn", place: 1, opponents: 1 }).exchanges[0]
  ?.gain;
// @ts-expect-error: there is no board in liars-draw
equity({ game: "liars-draw", hands: [["1234567", "2345678"]], board: [], place: 1, opponents: 2 });
// @ts-expect-error: no exchange on the flop
exchangeOdds({ hand: [], zones, street: "flop", place: 1, opponents: 1 });

// @ts-expect-error: cards are no number
evaluateCards(7);
// @ts-expect-error: a seed is needed
shuffle([1]);
// @ts-expect-error: a category is not any text
hand.category === "flushes";

const holdem = new Game({ game: "texas-holdem", stacks: [9, 9], button: 0, blinds: { small: 1, big: 2 } });
const openFace = new Game({ game: "open-face", players: 2, button: "draw", fantasyLimit: null });
const [choice] = openFace.legalActions();
const all: Placement[] | null = choice?.type === "place" ? placements(choice) : [];
openFace.act(0, all?.[0] ?? { type: "leave" });
openFace.act(0, { type: "place", top: "As", middle: ["Kd"], bottom: "", discard: "2c" });
openFace.nextHand({ options: { kush: 2 } });
const top: string[] = openFace.view(0).seats[0]?.rows.top ?? [];
const stack: number | undefined = holdem.result()?.stacks[0];
const net: number = scoreOpenFace({ boards: [{ top: "", middle: [], bottom: "" }], rowPoints: 2 }).pairs[0]?.net ?? 0;
const stays: ("top" | "middle" | "bottom")[] = checkOpenFace({ top: "", middle: "", bottom: "" }).staysBy;

const set: string[] = arrangeOpenFace({
  cards: "As",
  against: [{ top: "", middle: [], bottom: "" }],
  foul: "void",
}).discard;

// A ruling is an action that a table takes, and a sentence in both languages.
const ruled = ruling({ bet: 200, stack: 9000, bigBlind: 200, word: "raise", motions: [[1000]] });
if (ruled.action !== null) holdem.act(0, ruled.action);
for (const reason of ruled.reasons) if (reason.code === "half-reached") reason.half.toFixed();
const sentences: string[] = [en.describeRuling(ruled), ...ruled.reasons.map(ru.describeReason)];
const why = explain([evaluateCards("AsKdQcJh9s"), evaluateCards("AcKhQdJs8s")]);
sentences.push(ru.describeExplanation(why), why.hands[0].cards.join(" "), en.rulebook[why.rule]?.text ?? "");
for (const step of explainResult(holdem.view()))
  if (step.code === "best") sentences.push(en.describeStep(step, { name: String }));
// @ts-expect-error: all-in is a word, not a number of motions
ruling({ bet: 200, stack: 9000, bigBlind: 200, motions: "all-in" });

const { seats, options } = openFace.view(0);
const bonuses = seats.map(({ bonus, rows }) => (bonus ? { bonus: bonus.cards } : rows));
const rated: Placement[] = placementOdds({
  ...options,
  board: rows(seats[0]),
  cards: "As",
  opponents: bonuses,
}).placements.map(({ placement }) => placement);
function rows(seat: { rows: OpenFaceBoard } | undefined): OpenFaceBoard {
  return seat?.rows ?? { top: "", middle: "", bottom: "" };
}

// A game of any kind tells by its view which it is.
const loaded = Game.load("");
const first: { seat: number; action: OpenFaceAction } | undefined = openFace.actions()[0];
const before: Game<"open-face"> = openFace.replay(0);
const named: Game<"open-face"> = Game.load("");
const view = loaded.view();
const folded = view.game === "open-face" ? view.deckCards : view.pot;
for (const event of loaded.events()) if (event.type === "paid") event.owed.toFixed();

// @ts-expect-error: there is no betting in open-face
openFace.act(0, { type: "fold" });
// @ts-expect-error: nobody leaves in the middle of a betting match by an action
holdem.act(0, { type: "leave" });
// @ts-expect-error: blinds belong to the betting games
openFace.nextHand({ blinds: { small: 1, big: 2 } });
// @ts-expect-error: the players are needed
new Game({ game: "open-face", button: 0 });
// @ts-expect-error: stacks are given in place of players
new Game({ game: "texas-holdem", players: 2, button: 0, blinds: { small: 1, big: 2 } });
// @ts-expect-error: an option is not any text
checkOpenFace({ top: "", middle: "", bottom: "" }, { fantasyStay: "trips" });
// @ts-expect-error: what staying is worth is a number
arrangeOpenFace({ cards: [], fantasyPoints: "10" });
// @ts-expect-error: only a place has placements
placements({ type: "leave" });

function refusal(error: unknown): string | null {
  if (error instanceof RulesError && error.code === "ERR_RAISE_TOO_SMALL") error.details.min.toFixed();
  return error instanceof RulesError ? error.rule : null;
}

// The code of a verdict tells its details, and only those.
const verdict = holdem.check(0, { type: "call", amount: 2 });
if (!verdict.ok && verdict.code === "ERR_POSITIONS") verdict.details.legal[0]?.bigBlind.toFixed();
// @ts-expect-error: such a refusal has no largest total
if (!verdict.ok && verdict.code === "ERR_CHECK_FACING_BET") verdict.details.max;
// @ts-expect-error: no refusal has this code
if (!verdict.ok && verdict.code === "ERR_NO_SUCH_CODE") refusal(verdict);
// @ts-expect-error: no rule has this id
if (!verdict.ok && verdict.rule === "TH-99") refusal(verdict);
// The rule that is cited is in the rulebook.
const cited: string | null = verdict.ok || verdict.rule === null ? null : en.rulebook[verdict.rule].title;
// @ts-expect-error: a phase is none of any text
if (!verdict.ok && verdict.code === "ERR_NOT_NOW" && verdict.details.phase === "fifth-street") refusal(verdict);
// @ts-expect-error: a set-up's hand is a number
new Game({ game: "texas-holdem", stacks: [9, 9], button: 0, blinds: { small: 1, big: 2 }, hand: "2" });
const chosen = [0, 1, 2].map((index) => ({ index, shift: 1 }));
const { refusal: declined } = checkDeclaration({ notes: ["9101111", "2111111", "3111111"], place: 1, chosen });
const unshiftable: "LP-8" | null = declined?.code === "ERR_SHIFT_TOO_FAR" ? declined.rule : null;
// @ts-expect-error: a declaration is not refused with another code
const undeclared: boolean = declined?.code === "ERR_RAISE_TOO_SMALL";
const made: RulesError<"ERR_FREED"> = new RulesError({ code: "ERR_FREED", message: "freed" });
const path = (error: ArgumentError): string => error.path;
// What is told of a stage is of the game whose views were given.
const river: string | undefined = stages(null, holdem.view(), holdem.events()).at(-1)?.view.board[4];
// @ts-expect-error: views of two games are no stages of one action
stages(holdem.view(), new Game({ game: "open-face", players: 2, button: 0 }).view(), []);
// What a legal action says beside its choice may stay in the action.
const raise = holdem.legalActions().find((legal) => legal.type === "raise");
if (raise?.type === "raise") holdem.act(0, { ...raise, to: raise.min });

const schedule = generateSchedule({ players: 60, stack: 5000, chips: [25, 100], minutes: 180 });
const tournament = new Tournament({ stack: 5000, chips: [25, 100], schedule, payouts: { shares: [10000] } });
const happened: TournamentEvent[] = tournament.act({ type: "enter", name: "Ann" }, 0);
const place: number | null | undefined = tournament.standings()[0]?.place;
const toAct: number | null | undefined = tournament.hand(0, 3)?.toAct;
for (const event of happened) if (event.type === "hand" && event.event.type === "dealt") event.event.seat.toFixed();
const taken: string | null = tournament.handSave(0);
const elsewhere = tournament.handSetup(0);
if (elsewhere !== null) new Game(elsewhere).act(0, { type: "fold" });

// @ts-expect-error: time is passed in
tournament.act({ type: "start" });
// @ts-expect-error: missed hands are counted
tournament.act({ type: "penalty", player: 0, penalty: "missed-hands" }, 0);
// @ts-expect-error: a level lasts some minutes or hands
new Tournament({ stack: 100, schedule: [{ type: "level", small: 1, big: 2 }] });
// @ts-expect-error: nobody but the host sees a hand's own events
tournament.events()[0]?.type === "hand";

export {
  again,
  alike,
  before,
  cited,
  first,
  folded,
  gain,
  hand,
  hosted,
  inlined,
  loading,
  made,
  named,
  names,
  net,
  noteShare,
  path,
  place,
  rated,
  ready,
  refusal,
  river,
  same,
  sentences,
  set,
  sign,
  stack,
  stays,
  taken,
  toAct,
  top,
  undeclared,
  unshiftable,
};
