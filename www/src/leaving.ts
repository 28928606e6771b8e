import { h } from "./element";

/** What is said on the way out. */
interface Said {
  another: string;
  giveUp: string;
  giveUpHint: string;
  giveUpYes: string;
  giveUpNo: string;
  notSaved: string;
}

/** What may be left: whether it is over, whether this browser keeps it, and how it ends. */
interface Left {
  over: boolean;
  kept: boolean;
  end(): void;
}

/** The way to another match or tournament; one in play is not lost by one wrong press. */
export function leaving(say: Said, { over, kept, end }: Left): HTMLElement {
  const dialog = h(
    "dialog",
    { "aria-labelledby": "give-up-name" },
    h("h2", { id: "give-up-name" }, say.giveUp),
    h("p", {}, say.giveUpHint),
    h(
      "form",
      { method: "dialog", class: "actions" },
      h("button", { class: "action main" }, say.giveUpNo),
      h("button", { type: "button", class: "action quiet", onclick: end }, say.giveUpYes),
    ),
  );
  const ask = () => (over ? end() : dialog.showModal());
  return h(
    "div",
    { class: "new-match" },
    h("button", { type: "button", class: "link", id: "new-match", onclick: ask }, say.another),
    !kept && h("p", { class: "refusal" }, say.notSaved),
    dialog,
  );
}
