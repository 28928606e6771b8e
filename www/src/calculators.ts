import "cardroom/elements";
import { h } from "./element";
import { words } from "./text";

/** The elements outlive a change of screen, and what is typed in them. */
const pots = h("cardroom-pots", {
  stacks: "100 300 800 1000",
  bets: "all all 700 700",
  rulebook: "#rules/",
});
const raise = h("cardroom-minimum-raise", {
  stacks: "5000 5000 5000 5000",
  blinds: "50 100",
  actions: "raise 300",
  rulebook: "#rules/",
});

/** A page on which pots are divided, and raises measured. */
export function calculators(): HTMLElement {
  const { calculators: say } = words;
  const part = (id: string, [name, intro]: string[], element: HTMLElement) =>
    h(
      "section",
      { "aria-labelledby": id },
      h("h2", { id }, name ?? ""),
      h("p", { class: "intro" }, intro ?? ""),
      element,
    );
  return h(
    "div",
    { class: "evaluator" },
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    part("pots", say.pots, pots),
    part("raise", say.raise, raise),
  );
}
