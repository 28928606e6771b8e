import { h } from "./element";

/** A rule's id, with the way to its text. */
export const cite = (id: string): HTMLElement => h("a", { class: "rule", href: `#rules/${id}` }, id);

/** A sentence in which every id of a rule is the way to its text. */
export const cited = (text: string): (HTMLElement | string)[] =>
  text.split(/\b((?:TH|TT|RL|LP|LH|LD|OF)-\d+)\b/).map((part, at) => (at % 2 === 1 ? cite(part) : part));
