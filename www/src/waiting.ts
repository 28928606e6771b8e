import { h } from "./element";
import { words } from "./text";

/** What stands in place of what is on its way: its name, so that the page has a heading meanwhile. */
export const waiting = (name: string): HTMLElement =>
  h("div", {}, h("h1", {}, name), h("p", { class: "waiting", role: "status" }, words.waiting));

/** What stands in place of what did not come. */
export function unavailable(error: unknown): HTMLElement {
  const { unavailable: say } = words;
  return h(
    "section",
    { class: "panel", "aria-labelledby": "unavailable" },
    h("h1", { id: "unavailable" }, say.name),
    h("p", { class: "refusal", role: "alert" }, String(error)),
    h("button", { type: "button", class: "action", onclick: () => location.reload() }, say.again),
  );
}
