import { h } from "./element";

/** What is asked, and the answers. */
interface Question {
  name: string;
  hint: string;
  yes: string;
  no: string;
}

/** A question before something that cannot be taken back. */
export function question(id: string, { name, hint, yes, no }: Question, done: () => void): HTMLDialogElement {
  return h(
    "dialog",
    { "aria-labelledby": `${id}-name` },
    h("h2", { id: `${id}-name` }, name),
    h("p", {}, hint),
    h(
      "form",
      { method: "dialog", class: "actions" },
      h("button", { class: "action main" }, no),
      h("button", { type: "button", class: "action quiet", onclick: done }, yes),
    ),
  );
}
