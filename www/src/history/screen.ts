import { h } from "../element";
import type { Around } from "../play";
import { store } from "../store/store";
import { list } from "./list";
import { replay } from "./replay";
import "../style/history.css";

/** The address of the hand that is asked for: `#history/match/number`. */
function asked(): string | null {
  const written = location.hash.slice(1).split("/").slice(1).join("/");
  try {
    return decodeURIComponent(written) || null;
  } catch {
    return written; // no hand is kept under what nobody can have written
  }
}

/** Past hands: the list of all, or one step by step. */
export function history(host: Around): HTMLElement {
  const element = h("div", { class: "history", "aria-busy": "true" });
  void fill(element, host);
  return element;
}

async function fill(element: HTMLElement, host: Around): Promise<void> {
  const id = asked();
  const hand = id === null ? null : await store.hand(id);
  const drawn = hand === null ? list(await store.hands(), id, host) : replay(hand, host);
  element.replaceChildren(drawn);
  element.removeAttribute("aria-busy");
  if (document.activeElement === document.body || document.activeElement === null) {
    element.querySelector<HTMLElement>("[data-focus]")?.focus();
  }
}
