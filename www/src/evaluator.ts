import { useOddsWorker } from "cardroom/elements";
import { h } from "./element";
import { worker } from "./opponents/worker";
import { words } from "./text";

useOddsWorker(worker);

/** The element outlives a change of screen, and what is typed in it. */
const element = h("cardroom-equity", { deck: true, rulebook: "#rules/" });

/** A page on which cards become hands, and hands have odds. */
export function evaluator(): HTMLElement {
  const { evaluator: say } = words;
  return h(
    "div",
    { class: "evaluator" },
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    h("p", { class: "intro" }, say.intro),
    element,
  );
}
