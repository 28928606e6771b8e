import { h, svg } from "../dom";

/** A part of all deals, from 0 to 1, and its words. */
export interface Part {
  kind: "win" | "tie" | "lose";
  part: number;
  text: string;
}

/** Parts as a strip by itself, for where the words stand beside it. */
export function strip(parts: readonly Omit<Part, "text">[]): SVGSVGElement {
  let from = 0;
  const pieces = parts.map(({ kind, part }) => {
    const piece = svg("rect", { class: kind, x: 100 * from, y: 0, width: 100 * part, height: 10 });
    from += part;
    return piece;
  });
  return svg(
    "svg",
    { class: "odds-strip", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
    ...pieces,
  );
}

/** Parts that are 1 together as a strip; its words stand below in the same order, so that no colour tells more than they. */
export function bar(parts: readonly Part[], ...more: (HTMLLIElement | false)[]): HTMLElement {
  return h(
    "div",
    {},
    strip(parts),
    h("ul", { class: "legend" }, ...parts.map(({ kind, text }) => h("li", { class: kind }, text)), ...more),
  );
}
