import { svg } from "../dom";
import { moved } from "./path";

/**
 * Ranks and digits as one pen draws them, 20 wide and 28 high, so that cards and notes look the same everywhere and
 * no font stretches them.
 */
const strokes: Record<string, string> = {
  "0": "M10 2.5C15 2.5 17 7 17 14S15 25.5 10 25.5 3 21 3 14 5 2.5 10 2.5Z",
  "1": "M4.5 7.5L11 2.5V25.5M4.5 25.5H17",
  "2": "M3.2 8.6C3.2 4.6 6 2.5 10 2.5S16.8 5 16.8 9C16.8 13.5 12 16.5 3.2 25.5H17.2",
  "3": "M3.6 2.5H16L9.2 11C14 11 17 14 17 18.2S14 25.5 9.5 25.5C6 25.5 3.8 24 2.8 21",
  "4": "M13.2 25.5V2.5L2.6 19H17.8",
  "5": "M15.8 2.5H5.4L4.5 12.8C6 11.5 7.8 10.9 9.8 10.9 14.2 10.9 17 13.9 17 18.1S14 25.5 9.5 25.5C6.2 25.5 3.8 23.8 2.8 21",
  "6": "M14.8 2.5C8 5 3 11 3 18 3 22.5 6 25.5 10 25.5S17 22.5 17 18.2 14 11.2 10 11.2C6.8 11.2 4.2 13 3.1 16.6",
  "7": "M2.8 2.5H17.2C12 9 8.8 16 8 25.5",
  "8": "M10 12.9C6.2 12.9 4 10.8 4 7.7S6.4 2.5 10 2.5 16 4.6 16 7.7 13.8 12.9 10 12.9C5.8 12.9 3 15.4 3 19.2S6 25.5 10 25.5 17 23 17 19.2 14.2 12.9 10 12.9Z",
  "9": "M5.2 25.5C12 23 17 17 17 10 17 5.5 14 2.5 10 2.5S3 5.5 3 9.8 6 16.8 10 16.8C13.2 16.8 15.8 15 16.9 11.4",
  T: "M0.6 6.8L4.6 2.5V25.5M14.6 2.5C18 2.5 19.4 7 19.4 14S18 25.5 14.6 25.5 9.7 21 9.7 14 11.2 2.5 14.6 2.5Z",
  J: "M8.5 2.5H15V18.5C15 23 12.5 25.5 9 25.5S3 23 3 19",
  Q: "M10 2.5C15 2.5 17.2 7 17.2 14S15 25.5 10 25.5 2.8 21 2.8 14 5 2.5 10 2.5ZM11.2 19L17.8 26.2",
  K: "M4 2.5V25.5M16.8 2.5L4.4 15.8M8.8 11.2L17.4 25.5",
  A: "M2.6 25.5L10 2.5 17.4 25.5M5.4 17.6H14.6",
};

/** The outline of one of them. */
export const stroke = (sign: string): string => strokes[sign] ?? "";

const path = (d: string, x: number, y: number, scale: number, kind: string) =>
  svg("path", {
    class: kind === "" ? "glyph" : `glyph ${kind}`,
    d,
    transform: `translate(${x} ${y}) scale(${scale})`,
  });

/** One of them, so high, with its top left at a point. */
export const glyph = (sign: string, x: number, y: number, height: number, kind = "") =>
  path(stroke(sign), x, y, height / 28, kind);

/** The same in two corners of a card: upside down in the other. */
export function both(sign: string, x: number, y: number, height: number, kind: string) {
  const scale = height / 28;
  const turned = moved(stroke(sign), (70 - 2 * x) / scale, (98 - 2 * y) / scale, -1);
  return path(stroke(sign) + turned, x, y, scale, kind);
}
