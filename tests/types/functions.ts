// Compiles only where the types say what they should; nothing here runs.

import init, { type CardsEvaluation, compareHands, evaluateCards, RulesError, shuffle } from "cardroom";
import initInline, * as inline from "cardroom/inline";

const ready: Promise<void> = init();
const again: Promise<void> = init(fetch("cardroom.wasm"));
const inlined: Promise<void> = initInline();

const hand: CardsEvaluation = evaluateCards(["As", "Kd", "Qc"]);
const sign: -1 | 0 | 1 = compareHands("AsKdQc", ["Ah", "Kc", "Qd"]);
const names: string[] = shuffle(["a", "b"] as const, "0".repeat(64));
const same: typeof RulesError = inline.RulesError;

// @ts-expect-error: cards are no number
evaluateCards(7);
// @ts-expect-error: a seed is needed
shuffle([1]);
// @ts-expect-error: a category is not any text
hand.category === "flushes";

function refusal(error: unknown): string | null {
  return error instanceof RulesError ? error.rule : null;
}

export { again, hand, inlined, names, ready, refusal, same, sign };
