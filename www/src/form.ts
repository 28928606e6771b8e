import { h } from "./element";
import type { Field } from "./field";
import { refusal } from "./refusal";
import { words } from "./text";

// What the forms that set something up have in common.

/** Fields under a name. */
export const group = (name: string, ...fields: (Field | HTMLElement)[]): HTMLElement =>
  h("fieldset", {}, h("legend", {}, name), ...fields.map((each) => ("element" in each ? each.element : each)));

interface Asked {
  name: string;
  intro: string;
  /** What went before. */
  notice: string | null;
  /** What everyone wants to say; what few do, folded away at first or not. */
  groups: HTMLElement[];
  more: HTMLElement[];
  open?: boolean;
  /** What stands under these. */
  below?: HTMLElement;
  submit: string;
  /** Every field there is now that something may be refused of. */
  fields(): Field[];
  /** The field that a part of the set-up came from. */
  from(path: string): Field;
  /** @throws what the package refuses */
  begin(): void;
}

/** Opens what a field is folded away in. */
function unfold({ control }: Field): void {
  for (let at = control.closest("details"); at !== null; at = at.parentElement?.closest("details") ?? null) {
    at.open = true;
  }
}

/** A form that sets up what is to be played. What is refused of it stands at the field that it came from, which has the focus then. */
export function form(asked: Asked): HTMLElement {
  const { name, intro, notice, groups, more, open, below, submit } = asked;
  const begin = (event: Event) => {
    event.preventDefault();
    for (const each of asked.fields()) each.refuse(null);
    try {
      asked.begin();
    } catch (error) {
      const { field, text } = refusal(error);
      const faulty = asked.from(field ?? "");
      faulty.refuse(text);
      unfold(faulty);
      faulty.control.focus();
    }
  };
  return h(
    "form",
    { class: "setup", novalidate: true, onsubmit: begin },
    h("h1", { tabindex: -1, "data-focus": true }, name),
    h("p", { class: "intro" }, intro),
    notice !== null && h("p", { class: "refusal", role: "alert" }, notice),
    ...groups,
    h("details", { class: "more", open: open === true }, h("summary", {}, words.opponents.more), h("div", {}, ...more)),
    below ?? null,
    h("button", { type: "submit", class: "action main" }, submit),
  );
}
