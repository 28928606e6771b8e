import { svg } from "../dom";
import { moved } from "./path";

// The fine lines of a banknote. They are the same on every note, and reckoned once.

export const width = 210;
export const height = 104;

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (count: number, at: (part: number) => string) =>
  `M${Array.from({ length: count + 1 }, (_, step) => at(step / count)).join("L")}`;

/** Closed curves around a point that swing in and out `lobes` times, each a step behind the last. */
function rosette(cx: number, cy: number, size: number, wide: number, lobes: number, curves: number): string {
  const steps = lobes * 14;
  return Array.from({ length: curves }, (_, curve) =>
    line(steps, (part) => {
      const angle = 2 * Math.PI * part;
      const reach = size * (0.74 + 0.26 * Math.cos(lobes * angle + (2 * Math.PI * curve) / curves));
      return point(cx + wide * reach * Math.cos(angle), cy + reach * Math.sin(angle));
    }),
  ).join("");
}

/** A braid of waves from side to side. */
const braid = (y: number, swing: number, curves: number): string =>
  Array.from({ length: curves }, (_, curve) =>
    line(48, (part) =>
      point(9 + (width - 18) * part, y + swing * Math.sin(8 * Math.PI * part + (Math.PI * curve) / curves)),
    ),
  ).join("");

const path = (kind: string, d: string) => svg("path", { class: kind, d });

const ring = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** What stands within the seal on the left or on the right. */
const fox = (d: string) => moved(d, 20, 18, 0.86);
const moon = (d: string) => moved(d, 190, 86, 0.86);

/** Drawn once: the same ground is copied from then on. */
let drawn: SVGGElement | null = null;

/** The ground of a note: its paper, guilloches, a frame, and its emblems, a fox for a liar and a moon to shoot at. */
export function ground(): SVGGElement {
  drawn ??= svg(
    "g",
    {},
    svg("rect", { width, height, rx: 6, class: "paper" }),
    path("lines second", rosette(105, 52, 47, 1.9, 18, 4)),
    path("lines", `${rosette(105, 52, 33, 1.85, 12, 6)}${braid(14.5, 5, 5)}${braid(89.5, 5, 5)}`),
    svg("rect", { x: 4, y: 4, width: width - 8, height: height - 8, rx: 3.5, class: "frame" }),
    svg("rect", { x: 6.4, y: 6.4, width: width - 12.8, height: height - 12.8, rx: 2, class: "frame thin" }),
    path("seal", fox(ring(12)) + moon(ring(12))),
    path("seal thin", fox(ring(10.2)) + moon(ring(10.2))),
    path("fox", fox("M-8-8.4L-7-1 -2-3.8ZM8-8.4L7-1 2-3.8ZM-7.4-2.4L0-4.8 7.4-2.4 5.2 3 0 8.4 -5.2 3Z")),
    path("cream", fox("M-6.4.4L-2.4 1.2 0 8.4 -5.2 3ZM6.4.4L2.4 1.2 0 8.4 5.2 3Z")),
    path("ink", fox("M-3.6-.6h2.2M3.6-.6h-2.2M-1 7.2h2")),
    path(
      "moon",
      moon(
        "M2.6-7.4A7.6 7.6 0 1 0 7.2 2.4 6.2 6.2 0 0 1 2.6-7.4ZM4.4-4L5.1-2.1 7-1.4 5.1-.7 4.4 1.2 3.7-.7 1.8-1.4 3.7-2.1Z",
      ),
    ),
  );
  return drawn.cloneNode(true) as SVGGElement;
}
