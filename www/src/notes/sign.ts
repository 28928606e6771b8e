import { h } from "../element";
import { words } from "../text";

/** What the dealer announced, as it is marked on every note. */
export function sign(place: number): HTMLElement {
  return h(
    "div",
    { class: "place-sign" },
    `${words.notes.place} `,
    h("b", {}, String(place)),
    h(
      "span",
      { class: "cells", "aria-hidden": "true" },
      ...Array.from({ length: 7 }, (_, at) => h("i", { class: at === place - 1 ? "here" : null })),
    ),
  );
}
