import { type Child, h } from "../dom";
import { text, type Why } from "../field";

/** What a place for cards shows of them. */
export interface Sight {
  typed: string;
  pictures: Child[];
  /** What they are worth, or what is missing. */
  worth: string;
}

/** A place that cards go to: they are drawn, typed, told in words and refused there. */
export interface Place {
  element: HTMLElement;
  refresh(sight: Sight): void;
  refuse(why: Why): void;
}

interface Description {
  id: string;
  name: string;
  label: string;
  typed: string;
  changed(typed: string): void;
  clear: string;
  /** What takes the place itself away. */
  remove: HTMLElement | null;
}

export function placeFor({ id, name, label, typed, changed, clear, remove }: Description): Place {
  const input = text(typed, { id: `typed-${id}`, label, changed });
  input.control.setAttribute("aria-describedby", `typed-hint typed-${id}-refusal`);
  const cards = h("div", { class: "row" });
  const worth = h("output", { for: `typed-${id}`, part: "worth" });
  const empty = () => {
    changed("");
    input.control.focus();
  };
  const element = h(
    "section",
    { class: "panel", part: "panel", role: "group", "aria-labelledby": `place-${id}` },
    h("h2", { id: `place-${id}` }, name),
    cards,
    worth,
    input.element,
    h(
      "p",
      { class: "links" },
      h("button", { type: "button", class: "link", part: "button", onclick: empty }, clear),
      remove,
    ),
  );
  const refresh = (sight: Sight) => {
    if (input.control.value.trim() !== sight.typed.trim()) input.control.value = sight.typed;
    cards.replaceChildren(...sight.pictures.filter((each) => each !== null && each !== false));
    worth.textContent = sight.worth;
  };
  return { element, refresh, refuse: input.refuse };
}
