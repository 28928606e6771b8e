import { h } from "./element";
import { question } from "./question";

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
  const dialog = question(
    "give-up",
    { name: say.giveUp, hint: say.giveUpHint, yes: say.giveUpYes, no: say.giveUpNo },
    end,
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
