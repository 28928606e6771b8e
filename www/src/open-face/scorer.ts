import "cardroom/elements";
import { h } from "../element";
import { words } from "../text";

/** The element outlives a change of screen, and what is typed in it. */
const element = h("cardroom-scorer", { deck: true, advice: true, rulebook: "#rules/" });

/** A page on which boards are scored. */
export function scorer(): HTMLElement {
  const { scorer: say } = words.openFace;
  return h(
    "div",
    { class: "evaluator" },
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    h("p", { class: "intro" }, say.intro),
    element,
  );
}
