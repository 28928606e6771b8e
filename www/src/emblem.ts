import type { GameName } from "cardroom";
import { svg } from "./element";

const box = (kind: string, x: number, y: number, width: number, height: number, turn = 0) =>
  svg("rect", {
    class: kind,
    x,
    y,
    width,
    height,
    rx: Math.min(width, height) * 0.12,
    transform: `rotate(${turn} ${x + width / 2} ${y + height / 2})`,
  });

const heart =
  "M31 24C25.6 19.6 23.6 16.8 23.6 14A3.7 3.7 0 0 1 31 12.8 3.7 3.7 0 0 1 38.4 14C38.4 16.8 36.4 19.6 31 24Z";
const moon = "M38.4 2.4A4.8 4.8 0 1 0 43.6 7.9 4 4 0 0 1 38.4 2.4Z";

/** A note and its digits, one of them at the playing place. */
const note = (x: number, y: number, width: number) => {
  const part = width / 32;
  return [
    box("slip", x, y, width, width / 2),
    ...Array.from({ length: 7 }, (_, at) =>
      box(at === 2 ? "read" : "mark", x + (3 + at * 3.8) * part, y + 5.2 * part, 2.6 * part, 5.6 * part),
    ),
  ];
};

const rows = [3, 5, 5].flatMap((count, row) =>
  Array.from({ length: count }, (_, at) => box("slip", 24 - count * 3.6 + at * 7.2, 1.5 + row * 10, 6.2, 8.6)),
);

const drawings: Record<GameName, () => SVGElement[]> = {
  "texas-holdem": () => [
    box("rear", 9, 4, 17, 24, -10),
    box("slip", 22, 4, 17, 24, 6),
    svg("path", { class: "heart", d: heart, transform: "rotate(6 31 17)" }),
  ],
  "liars-holdem": () => note(3, 5.5, 42),
  "liars-draw": () => [...note(2, 3, 34), ...note(12, 12, 34), svg("path", { class: "moon", d: moon })],
  "open-face": () => rows,
};

/** What a game is known by, small: its cards, its notes, or its rows. */
export const emblem = (game: GameName): SVGSVGElement =>
  svg("svg", { class: "emblem", viewBox: "0 0 48 32", "aria-hidden": "true" }, ...drawings[game]());
