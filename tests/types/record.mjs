// Plays hands and writes what came out as recorded.ts, which compiles only where the types say what really comes.

import { writeFileSync } from "node:fs";
import init, { compareHands, evaluateCards, Game } from "cardroom";

await init();

/** Values by the name of the type that they should have, each shape once. */
const recorded = new Map();

function record(type, value) {
  // Numbers and cards say nothing about the shape; words do.
  const shape = JSON.stringify(value, (_, part) => {
    if (typeof part === "number") return 0;
    return typeof part === "string" && /^[2-9TJQKA][cdhs]$/.test(part) ? "As" : part;
  });
  if (!recorded.has(type)) recorded.set(type, new Map());
  recorded.get(type).set(shape, JSON.stringify(value));
}

/** The same numbers in every run: an error that one run finds is found by the next. */
let state = 1;
function below(count) {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return (state >>> 8) % count;
}

function choose(legal) {
  const action = legal[below(legal.length)];
  switch (action.type) {
    case "bet":
    case "raise":
      return { type: action.type, to: below(3) === 0 ? action.max : action.min };
    case "ask-to-show":
      return { type: action.type, seat: action.seat };
    default:
      return { type: action.type };
  }
}

function play(setup, hands) {
  const game = new Game(setup);
  for (let hand = 0; hand < hands; hand += 1) {
    for (let step = 0; !game.complete; step += 1) {
      for (const seat of [null, ...setup.stacks.keys()]) {
        record("View", game.view(seat));
        if (seat !== null) record("LegalAction[]", game.legalActions(seat));
      }
      record("number | null", game.toAct);
      record("Phase", game.phase);
      const seat = game.canAct[0];
      record("Verdict", game.check(seat, { type: "raise", to: 1 }));
      record("Verdict", game.check((seat + 1) % setup.stacks.length, { type: "fold" }));
      const action = step > 200 ? { type: "fold" } : choose(game.legalActions(seat));
      record("Verdict", game.check(seat, action));
      for (const event of game.act(seat, action)) record("GameEvent", event);
    }
    for (const viewer of [null, 0]) {
      for (const event of game.events({ viewer })) record("GameEvent", event);
    }
    record("View", game.view());
    record("Result | null", game.result());
    const able = game.result().stacks.filter((stack) => stack > 0).length;
    if (able < 2) break;
    for (const event of game.nextHand()) record("GameEvent", event);
  }
  game.free();
}

for (const [index, options] of [
  {},
  { autoShow: false },
  { betting: "pot-limit", straddles: [4], ante: { mode: "each", amount: 1 } },
  { betting: "fixed-limit", ante: { mode: "big-blind", amount: 2 }, button: "draw", away: [1] },
].entries()) {
  const seed = String(index).repeat(64);
  const stacks = [200, 150, 90, 3, 260];
  play({ game: "texas-holdem", stacks, button: 0, blinds: { small: 1, big: 2 }, seed, ...options }, 12);
}
for (const cards of [
  ...["AsKdQc", "AsKdQcJh9s", "AsAdQcJh9s", "AsAdQcQh9s", "AsAdAcQh9s", "AsKdQcJhTs"],
  ...["AsKsQsJs9s", "AsAdAcQhQs", "AsAdAcAhQs", "9s8s7s6s5s", "AsKsQsJsTs"],
]) {
  record("CardsEvaluation", evaluateCards(cards));
  record("-1 | 0 | 1", compareHands(cards, "KsKhKd"));
}

const lines = ['import type * as cardroom from "cardroom";', ""];
for (const [type, values] of recorded) {
  const name = `values${lines.length}`;
  const named = type.replace(/\b[A-Z]\w*/g, "cardroom.$&");
  lines.push(`export const ${name}: (${named})[] = [`, ...[...values.values()].map((value) => `  ${value},`), "];");
}
writeFileSync(new URL("recorded.ts", import.meta.url), `${lines.join("\n")}\n`);
console.log([...recorded].map(([type, values]) => `${values.size} ${type}`).join(", "));
