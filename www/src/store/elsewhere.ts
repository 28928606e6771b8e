import { h } from "../element";
import { words } from "../text";
import { store } from "./store";

/** What stands in place of a game that another tab of this browser plays. */
export function elsewhere(): HTMLElement {
  const { elsewhere: say } = words;
  return h(
    "section",
    { class: "panel elsewhere", "aria-labelledby": "elsewhere-name" },
    h("h1", { id: "elsewhere-name", tabindex: -1, "data-focus": true }, say.name),
    h("p", {}, say.hint),
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "action main", onclick: () => void store.take() }, say.take),
    ),
  );
}
