import { h } from "../element";
import type { Around } from "../play";
import { BackupError, exported, imported, longest } from "../store/backup";
import { words } from "../text";
import { download } from "./file";
import { tell } from "./news";

/** The ways to take everything along to another device, and in. */
export function backup(host: Around): HTMLElement {
  const { history: say } = words;
  const refused = h("p", { class: "refusal", role: "alert", id: "import-refusal" });
  const take = async () =>
    download(`cardroom-${new Date().toISOString().slice(0, 10)}.json`, "application/json", await exported());
  const bring = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    refused.textContent = null;
    try {
      if (file.size > longest) throw new BackupError("too-large");
      const hands = await imported(await file.text());
      tell(say.imported(hands), host);
    } catch (error) {
      refused.textContent = say.refused[error instanceof BackupError ? error.reason : "unreadable"];
      input.value = "";
    }
  };
  const input = h("input", {
    type: "file",
    id: "import",
    accept: "application/json,.json",
    "aria-describedby": "import-hint import-refusal",
    onchange: (event) => void bring(event.currentTarget as HTMLInputElement),
  });
  return h(
    "div",
    { class: "backup" },
    h("button", { type: "button", class: "action quiet", id: "export", onclick: () => void take() }, say.export),
    h(
      "div",
      { class: "field" },
      h("label", { for: "import" }, say.import),
      input,
      h("p", { class: "hint", id: "import-hint" }, say.importHint),
      refused,
    ),
  );
}
