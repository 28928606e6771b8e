import {
  type Action,
  explainResult,
  Game,
  type GameEvent,
  type GameName,
  type GameSetup,
  type OpenFaceBoard,
  penalty,
  ruling,
  type TableEvent,
} from "cardroom";
import { cited } from "../cite";
import { h } from "../element";
import { type Line, lines as tableLines } from "../events";
import { notes } from "../notes/pieces";
import { lines as dealLines } from "../open-face/events";
import { cards } from "../pieces";
import { refusal, sentence } from "../refusal";
import { exampleWords, rulePhrases as phrases, words } from "../text";
import type { Example } from "./kinds";
import { tournamentLines } from "./tournament";

/** A worked example, folded; it runs when it is opened. */
export function example(shown: Example, name: string): HTMLElement {
  const element = h("details", { class: "example" }, h("summary", {}, name));
  element.addEventListener(
    "toggle",
    () => element.append(h("div", {}, ...(shown.show === "hand" ? played(shown) : other(shown)))),
    { once: true },
  );
  return element;
}

function other(shown: Exclude<Example, { show: "hand" }>): HTMLElement[] {
  const say = exampleWords;
  switch (shown.show) {
    case "cards":
      return [evaluator({ game: "texas-holdem", cards: shown.hands.join(" / ") })];
    case "notes":
      return [
        evaluator({
          game: "liars-holdem",
          place: String(shown.place),
          notes: shown.hands.map((hand) => hand.join(" ")).join(" / "),
          ...(shown.naturalRank === undefined ? {} : { "natural-rank": shown.naturalRank }),
        }),
      ];
    case "boards": {
      const { rowPoints = 1, sweepTotal = 6, foul = "swept" } = shown.options ?? {};
      const boards = shown.boards.map(written).join("; ");
      const options = { "row-points": rowPoints, "sweep-total": sweepTotal, foul };
      return [h("cardroom-scorer", { rulebook: "#rules/", boards, ...options })];
    }
    case "pots":
      return [h("cardroom-pots", { rulebook: "#rules/", ...shown.attributes })];
    case "raise":
      return [h("cardroom-minimum-raise", { rulebook: "#rules/", ...shown.attributes })];
    case "setup":
      return list([{ text: `${say.setUp} ${refusedBy(() => new Game(shown.refused).free())}`, pieces: [] }]);
    case "ruling":
      return judged(shown);
    case "penalty": {
      const { previous = [] } = shown.request;
      const found = penalty(shown.request);
      return [
        previous.length > 0 ? h("p", {}, say.before(previous.length)) : null,
        h("p", {}, ...cited(`${phrases.describePenalty(found)} ${found.rule}.`)),
      ].filter((each) => each !== null);
    }
    case "tournament":
      return list(tournamentLines(shown).map((text) => ({ text, pieces: [] })));
  }
}

const evaluator = (attributes: Record<string, string>) =>
  h("cardroom-evaluator", { rulebook: "#rules/", ...attributes });

const written = ({ top, middle, bottom }: OpenFaceBoard) =>
  [top, middle, bottom].map((row) => (typeof row === "string" ? row : row.join(""))).join(" / ");

/** A hand as it is played, what is refused in it, and why it ended as it did. */
function played({ setup, steps }: Extract<Example, { show: "hand" }>): HTMLElement[] {
  const say = exampleWords;
  const game = new Game(setup);
  try {
    const told: Line[] = standing(game, setup).map((text) => ({ text, pieces: [] }));
    let seen = 0;
    /** What has happened since, as anyone at the table may know it. */
    const look = () => {
      const events = game.events();
      const whole = lines(events, setup.game);
      told.push(...whole.slice(seen));
      seen = whole.length;
    };
    look();
    for (const step of steps) {
      if ("action" in step) {
        const own = before(step.seat, step.action, setup.game);
        if (own !== null) told.push({ text: own, pieces: [] });
        game.act(step.seat, step.action);
        look();
      } else if ("told" in step) {
        told.push(...namedFor(game, step.told).map((text) => ({ text, pieces: [] })));
      } else if ("refused" in step) {
        const verdict = game.check(step.seat, step.refused);
        if (!verdict.ok) {
          told.push({ text: `${say.tries(step.seat, would(step.refused))} ${sentence(verdict)}`, pieces: [] });
        }
      } else if ("next" in step) {
        game.nextHand(step.next);
        seen = 0;
        told.push({ text: buttonOf(game), pieces: [] });
        look();
      } else {
        told.push({ text: `${say.nextRefused} ${refusedBy(() => game.nextHand(step.refusedNext))}`, pieces: [] });
      }
    }
    const why = explainResult(game.view()).map((step) => ({
      text: `${phrases.describeStep(step)} ${step.rule}.`,
      pieces: [],
    }));
    const bits = setup.game === "texas-holdem" || setup.game === "open-face" ? cards : notes(placeOf(game));
    const reasons = why.length === 0 ? [] : [h("p", {}, h("b", {}, say.why)), ...list(why)];
    return [...list(told, bits), ...reasons];
  } finally {
    game.free();
  }
}

/** Where the button is. */
const buttonOf = (game: Game) => {
  const { game: name, button } = game.view();
  return exampleWords[name === "liars-holdem" || name === "liars-draw" ? "dealer" : "button"](button);
};

/** Who sits there with what, where the button is, and what is agreed beside the usual. */
function standing(game: Game, setup: GameSetup): string[] {
  const say = exampleWords;
  const own = "stacks" in setup ? setup.stacks : undefined;
  const unequal = own?.some((stack) => stack !== own[0]);
  const money = setup.game === "liars-holdem" || setup.game === "liars-draw";
  const stacks =
    own === undefined ? say.players(game.view().seats.length) : say[money && unequal ? "money" : "stacks"](own);
  const away = "away" in setup && setup.away !== undefined ? [say.away(setup.away)] : [];
  const agreed = Object.entries(setup).flatMap(
    ([option, value]) => say.agreed[option] ?? say.agreed[String(value)] ?? [],
  );
  const button = setup.button === "draw" ? [] : [buttonOf(game)];
  return [[stacks, ...button, ...away].join(" "), ...(agreed.length === 0 ? [] : [say.agreement(agreed)])];
}

/** What an action says that no event tells. */
function before(seat: number, { type }: Action, game: GameName): string | null {
  if (type === "timeout" && game !== "open-face") return exampleWords.timeout(seat);
  return null;
}

/** All that a seat of open-face Chinese may do, as its view names it. */
const namedFor = (game: Game, seat: number): string[] =>
  game.legalActions(seat).flatMap((action) => {
    if (action.type !== "place") return [];
    const { top, middle, bottom } = action.room;
    return exampleWords.may(seat, action.cards.length, top, middle, bottom);
  });

const placeOf = (game: Game): number | null => {
  const view = game.view();
  return view.game === "open-face" ? null : view.place;
};

const lines = (events: GameEvent[], game: GameName): Line[] =>
  game === "open-face" ? dealLines(events as GameEvent<"open-face">[]) : tableLines(events as TableEvent[]);

function list(told: Line[], { inline }: { inline(piece: string): HTMLElement } = cards): HTMLElement[] {
  const item = ({ text, pieces }: Line) =>
    h("li", {}, ...cited(text), ...pieces.flatMap((each) => [" ", inline(each)]));
  return [h("ol", {}, ...told.map(item))];
}

/** What a seat would do, in words. */
function would(action: Action): string {
  const { would: say } = exampleWords;
  switch (action.type) {
    case "fold":
    case "check":
    case "call":
    case "leave":
    case "place":
      return say[action.type];
    case "bet":
    case "raise":
      return say[action.type](action.to);
    case "announce":
      return say.announce(action.place);
    case "peek":
      return say.peek(action.zones);
    default:
      return say.other;
  }
}

/** Why something is refused. */
function refusedBy(work: () => unknown): string {
  try {
    work();
    return "";
  } catch (error) {
    return refusal(error).text;
  }
}

function judged({ request }: Extract<Example, { show: "ruling" }>): HTMLElement[] {
  const { chips: say } = exampleWords;
  const found = ruling(request);
  const asked = [
    say.bet(request.bet),
    ...(request.word === undefined
      ? request.amount === undefined
        ? []
        : [`${say.said(request.amount)}.`]
      : [`${say.words[request.word]}${request.amount === undefined ? "" : `, ${words.amount(request.amount)}`}.`]),
    ...(request.motions === undefined ? [] : [`${say.pushed(request.motions)}.`]),
    ...(request.first === undefined ? [] : [say.first[request.first]]),
    ...(request.outOfTurn === undefined
      ? []
      : [`${[say.outOfTurn, ...request.outOfTurn.since.map((each) => say.since[each])].join(", ")}.`]),
  ];
  return [
    h("p", {}, asked.join(" ")),
    h("p", {}, h("b", {}, phrases.describeRuling(found))),
    ...list(found.reasons.map((each) => ({ text: `${phrases.describeReason(each)} ${each.rule}.`, pieces: [] }))),
  ];
}
