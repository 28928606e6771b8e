import "cardroom/elements";
import type { Rule } from "cardroom/text/en";
import "./style/examples.css";
import { h } from "./element";
import { examples } from "./examples";
import { example } from "./examples/example";
import { exampleWords, rulePhrases as phrases, words } from "./text";

/** The rules of each game by the letters of their ids. */
const groups = ["TH", "TT", "RL", "LP", "LH", "LD", "OF"] as const;

/** Every rule, by the package's own rulebook; the one that the address names is where reading goes on. */
export function rulebook(): HTMLElement {
  const { rules: say } = words;
  const [, wanted] = location.hash.slice(1).split("/");
  const focus = (id: string) => (id === (wanted ?? "") ? { tabindex: -1, "data-focus": true } : {});
  const rule = ([id, { title, text }]: [string, Rule]) =>
    h(
      "article",
      {},
      h("h3", { ...focus(id) }, h("span", { class: "rule" }, id), ` ${title}`),
      h("p", {}, text),
      ...shown(id),
    );
  const shown = (id: string) => {
    const all = examples[id] ?? [];
    return all.map((each, at) => example(each, exampleWords.name(at + 1, all.length)));
  };
  const group = (letters: (typeof groups)[number]) =>
    h(
      "section",
      { class: "panel", "aria-labelledby": `rules-${letters}` },
      h("h2", { id: `rules-${letters}` }, say.groups[letters]),
      ...Object.entries(phrases.rulebook)
        .filter(([id]) => id.startsWith(letters))
        .map(rule),
    );
  return h(
    "div",
    { class: "rulebook" },
    h("h1", { ...focus("") }, say.name),
    h("p", { class: "intro" }, say.intro),
    ...groups.map(group),
  );
}
