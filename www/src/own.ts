import { type Child, h } from "./element";

/** What a seat holds whose player looks, under its name; the focus goes there, but where it belongs to something within. */
export const own = (name: string, held: Child[], focus = true): HTMLElement =>
  h(
    "div",
    {
      class: "own",
      tabindex: -1,
      "data-focus": focus,
      role: "group",
      "aria-labelledby": "open-name",
      "data-patch": true,
    },
    h("h2", { id: "open-name" }, name),
    ...held,
  );

/** A hand that lies open to who looks, and below it what is to be done, or waited for. */
export const openPanel = (hand: HTMLElement, below: Child[], kind: "notes-open" | null = null): HTMLElement =>
  h(
    "section",
    {
      class: kind === null ? "panel open" : `panel open ${kind}`,
      "aria-labelledby": "open-name",
      "data-patch": true,
    },
    hand,
    ...below,
  );
