import { RulesError } from "cardroom";
import { cited } from "./cite";
import { h } from "./element";
import { refusal } from "./refusal";
import { language, phrases, preferred } from "./text";
import { type Fault, faults } from "./text/faults";

/** The words of faults; where no language is spoken yet, in the one that will be. */
const spoken = () => faults[phrases === undefined ? preferred() : language];

/** Of which kind a fault is. Each browser has its own sentence for a file that did not come. */
function kind(error: unknown): Fault {
  if (error instanceof RulesError) return "rules";
  if (typeof WebAssembly === "undefined" || error instanceof WebAssembly.CompileError) return "module";
  const text = error instanceof Error ? error.message : "";
  return /fetch|dynamically imported|module script|load failed|network/i.test(text) ? "file" : "page";
}

/** A fault in words: by what the package refuses, where it is that, else by its kind. */
export function said(error: unknown): string {
  if (error instanceof RulesError && phrases !== undefined) return refusal(error).text;
  return spoken().of[kind(error)];
}

/** As it was thrown, for who mends it. */
function thrown(error: unknown): string {
  const code = error instanceof RulesError ? `${error.code} ${JSON.stringify(error.details)}\n` : "";
  return `${code}${error instanceof Error ? (error.stack ?? String(error)) : String(error)}\n${navigator.userAgent}`;
}

/** What stands in place of what did not come: why, in words, and all else folded away for a report. */
export function unavailable(error: unknown): HTMLElement {
  const say = spoken();
  console.warn(error);
  return h(
    "section",
    { class: "panel", "aria-labelledby": "unavailable" },
    h("h1", { id: "unavailable" }, say.name),
    h("p", { class: "refusal", role: "alert" }, ...cited(said(error))),
    h("button", { type: "button", class: "action", onclick: () => location.reload() }, say.again),
    h(
      "details",
      { class: "fault" },
      h("summary", {}, say.details),
      h("pre", { tabindex: 0, lang: "en" }, thrown(error)),
    ),
  );
}
