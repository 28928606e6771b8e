import { h } from "../element";
import type { PastHand } from "../store/kept";
import { words } from "../text";
import { download, type File, files } from "./file";
import type { Steps } from "./steps";

/** The ways to take a hand along: to be copied, or as a file. */
export function exports(hand: PastHand, steps: Steps): HTMLElement {
  const { take: say } = words.history;
  const said = h("p", { class: "hint", role: "status" });
  const copy = async ({ text }: File) => {
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = say.copied;
    } catch {
      said.textContent = say.notCopied;
    }
  };
  const row = (file: File) => {
    const { form, name, type, text } = file;
    return h(
      "li",
      { id: `take-${form}` },
      h("b", { id: `take-${form}-name` }, say.forms[form]),
      h("p", { class: "hint" }, say.hints[form]),
      h(
        "div",
        { class: "actions" },
        ...[
          { name: say.copy, work: () => void copy(file), kind: "copy" },
          { name: say.download, work: () => download(name, type, text), kind: "download" },
        ].map(({ name, work, kind }) =>
          h(
            "button",
            {
              type: "button",
              id: `${kind}-${form}`,
              class: "action quiet",
              "aria-describedby": `take-${form}-name`,
              onclick: work,
            },
            name,
          ),
        ),
      ),
    );
  };
  return h(
    "details",
    { class: "panel take" },
    h("summary", {}, say.name),
    h("p", { class: "hint" }, say.secret),
    h("ul", {}, ...files(hand, steps).map(row)),
    said,
  );
}
