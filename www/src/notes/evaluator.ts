import { useOddsWorker } from "cardroom/elements";
import { h } from "../element";
import { worker } from "../opponents/worker";
import { words } from "../text";

useOddsWorker(worker);

/** The element outlives a change of screen, and what is typed in it. */
const element = h("cardroom-evaluator", {
  game: "liars-holdem",
  notes: "9101111 2111111 3111111 / 5001111 4111111 3111111",
  odds: true,
  rulebook: "#rules/",
});

/** A page on which notes become hands. */
export function notesEvaluator(): HTMLElement {
  const { evaluator: say } = words.notes;
  return h(
    "div",
    { class: "evaluator" },
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    h("p", { class: "intro" }, say.intro),
    element,
  );
}
