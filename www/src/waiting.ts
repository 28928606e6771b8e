import { h } from "./element";
import { words } from "./text";

/** What stands in place of what is on its way: its name, so that the page has a heading meanwhile. */
export const waiting = (name: string): HTMLElement =>
  h("div", {}, h("h1", {}, name), h("p", { class: "waiting", role: "status" }, words.waiting));
