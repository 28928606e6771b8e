import { type Child, h } from "./dom";

/** Why a value is refused, as a text or with links in it; `null`: it is not. */
export type Why = string | readonly (Node | string)[] | null;

/** A form control with its label, a hint, and the place for a refusal. */
export interface Field {
  element: HTMLElement;
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  /** Shows why the package refuses the value, or `null` for nothing. */
  refuse(why: Why): void;
}

interface Description {
  id: string;
  label: string;
  hint?: string;
  /** Tells the value each time it changes. */
  changed(value: string): void;
}

function field(control: Field["control"], { id, label, hint, changed }: Description, before = false): Field {
  const refusal = h("p", { id: `${id}-refusal`, class: "refusal", part: "refusal", role: "alert" });
  const name = h("label", { for: id, part: "label" }, label);
  const children: Child[] = before ? [control, name] : [name, control];
  control.id = id;
  control.part.add("input");
  control.setAttribute("aria-describedby", hint === undefined ? refusal.id : `${id}-hint ${refusal.id}`);
  control.addEventListener("input", () =>
    changed(
      control instanceof HTMLInputElement && control.type === "checkbox" ? String(control.checked) : control.value,
    ),
  );
  return {
    element: h(
      "div",
      { class: before ? "field check" : "field" },
      ...children,
      hint !== undefined && h("p", { id: `${id}-hint`, class: "hint" }, hint),
      refusal,
    ),
    control,
    refuse(why) {
      refusal.replaceChildren(...(why === null ? [] : typeof why === "string" ? [why] : why));
      control.setAttribute("aria-invalid", String(why !== null));
    },
  };
}

/** A field for a whole number. What is no number is the package's to refuse. */
export const number = (value: string, description: Description & { placeholder?: string }): Field =>
  field(
    h("input", { type: "number", inputmode: "numeric", step: 1, value, placeholder: description.placeholder ?? null }),
    description,
  );

export const text = (value: string, description: Description): Field =>
  field(h("input", { type: "text", value, autocomplete: "off", spellcheck: "false" }), description);

/** A field for text of several lines. */
export const area = (value: string, description: Description): Field =>
  field(h("textarea", { rows: 2, autocomplete: "off", spellcheck: "false" }, value), description);

export const check = (value: boolean, description: Description): Field =>
  field(h("input", { type: "checkbox", checked: value }), description, true);

export const choice = (value: string, options: [value: string, name: string][], description: Description): Field =>
  field(
    h("select", {}, ...options.map(([each, name]) => h("option", { value: each, selected: each === value }, name))),
    description,
  );
