import { svg } from "../dom";

/** A part of a figure: what it is filled with, by the stylesheet, and its outline in a field of 70 by 98. */
type Part = [fill: string, outline: string];

/** Both sides of what is drawn to the left of the middle. */
const both = (fill: string, left: string, right: string): Part[] => [
  [fill, left],
  [fill, right],
];

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const shoulders: Part = ["robe", "M19 49V42C21 37.5 27 35.6 31 34.6H39C43 35.6 49 37.5 51 42V49Z"];
const head: Part = ["skin", "M30 19V26.5C30 30.8 32.2 33.2 35 33.2S40 30.8 40 26.5V19Z"];
const neck: Part = ["skin", "M33 31H37V36L35 38 33 36Z"];
const features: Part = ["line", "M31.9 24.2H33.9M36.1 24.2H38.1M35 24.6V27.6H34.2M33.6 29.9H36.4"];

const figures: Record<"J" | "Q" | "K", Part[]> = {
  K: [
    ...both(
      "hair",
      "M30.6 19C26.6 20 26.4 27 27.4 31.4 29.4 31.6 30.6 30.4 30.8 28Z",
      "M39.4 19C43.4 20 43.6 27 42.6 31.4 40.6 31.6 39.4 30.4 39.2 28Z",
    ),
    shoulders,
    ["second", "M30 35.2L35 41 40 35.2 43 49H27Z"],
    ["gold", "M33.4 40.2L35 42 36.6 40.2 37.4 49H32.6Z"],
    [
      "ermine",
      "M26.8 36.2C29 35.4 30.6 35 31.6 34.6L35 38.4 38.4 34.6C39.4 35 41 35.4 43.2 36.2L41.4 40.4 35 43.4 28.6 40.4Z",
    ],
    ["spot", `${dot(30.4, 37.8, 0.7)}${dot(39.6, 37.8, 0.7)}${dot(33, 40.2, 0.7)}${dot(37, 40.2, 0.7)}`],
    head,
    [
      "hair",
      "M30 26C30.4 25.8 31 26.6 32 28.2 33 27.6 34.2 27.6 35 28.2 35.8 27.6 37 27.6 38 28.2 39 26.6 39.6 25.8 40 26 40.4 32.6 37.4 37.6 35 38.6 32.6 37.6 29.6 32.6 30 26Z",
    ],
    ["line", "M31.9 23.4H33.9M36.1 23.4H38.1M35 23.6V26.4"],
    ["gold", "M28.4 20L27.2 11.6 31.2 15.2 35 9.6 38.8 15.2 42.8 11.6 41.6 20Z"],
    ["second", "M28.4 20L28.1 17.6H41.9L41.6 20Z"],
    ["gold", `${dot(27.2, 11.2, 1)}${dot(35, 8.9, 1.1)}${dot(42.8, 11.2, 1)}`],
    ["steel", "M46.4 40V15L47.6 12.4 48.8 15V40Z"],
    ["gold", "M44.6 36.4H50.6V38H44.6ZM46.9 38H48.3V43.4H46.9Z"],
  ],
  Q: [
    ...both(
      "hair",
      "M31 17C26 18.6 27.6 27 24.6 34.4 28 36 31.4 34.4 31.6 30Z",
      "M39 17C44 18.6 42.4 27 45.4 34.4 42 36 38.6 34.4 38.4 30Z",
    ),
    ["robe", "M19 49V43.4C21 39 27.4 37 31 35.4H39C42.6 37 49 39 51 43.4V49Z"],
    neck,
    ["second", "M29.6 36.2C31 40.2 33 41.6 35 41.6S39 40.2 40.4 36.2L44 49H26Z"],
    ["gold", "M28.6 36.6C30 41.6 32.6 43.2 35 43.2S40 41.6 41.4 36.6L40 36C39 39.8 37 41.2 35 41.2S31 39.8 30 36Z"],
    ["gold", dot(35, 45.8, 1.5)],
    head,
    ["hair", "M30 22.6V18.4H40V22.6C38.4 22.2 36 21 35 19.4 34 21 31.6 22.2 30 22.6Z"],
    features,
    [
      "gold",
      "M28.8 18.8C28.4 15 29.4 13 30.4 12.4 31 14.4 32 15 32.6 15 33.4 14.6 34.2 12.6 35 10.6 35.8 12.6 36.6 14.6 37.4 15 38 15 39 14.4 39.6 12.4 40.6 13 41.6 15 41.2 18.8 37.4 17.6 32.6 17.6 28.8 18.8Z",
    ],
    ["ermine", `${dot(30.4, 11.8, 0.9)}${dot(35, 9.8, 1)}${dot(39.6, 11.8, 0.9)}`],
    ["line", "M23.6 44C22.6 40 22.8 36 23.4 32.6"],
    [
      "second",
      `${dot(23.4, 28.4, 1.7)}${dot(21.4, 30.2, 1.7)}${dot(25.4, 30.2, 1.7)}${dot(22.2, 32.4, 1.7)}${dot(24.6, 32.4, 1.7)}`,
    ],
    ["gold", dot(23.4, 30.6, 1.3)],
  ],
  J: [
    ...both(
      "hair",
      "M30.4 18C27 20 27 28 27.8 31.6 29.8 32 30.8 31 31 29Z",
      "M39.6 18C43 20 43 28 42.2 31.6 40.2 32 39.2 31 39 29Z",
    ),
    shoulders,
    neck,
    ["second", "M19 49V42C19.6 40.6 20.6 39.4 22 38.6L28 49ZM51 49V42C50.4 40.6 49.4 39.4 48 38.6L42 49Z"],
    ["gold", "M31.2 35L35 40.4 38.8 35 41 36 36.4 43V49H33.6V43L29 36Z"],
    head,
    ["hair", "M30 22.4V18.6H40V22.4C38 21.4 32 21.4 30 22.4Z"],
    features,
    ["second", "M28 19.6C26.8 14.4 31.6 11.4 36.4 12 41.2 12.6 43 15.8 42 19.6Z"],
    ["gold", "M28 19.8L27.8 17.6C32 16.4 38 16.4 42.2 17.6L42 19.8C38 18.8 32 18.8 28 19.8Z"],
    ["ermine", "M40 16.8C42.4 12.4 46.4 10 50 11.2 49.4 14.8 45.6 17.6 40.6 17.6Z"],
    ["line", "M41 17C44 15 46.6 13.2 49 11.9"],
    ["steel", "M21.9 49V22H23.5V49ZM22.7 12.6L25.2 18.4 22.7 23 20.2 18.4Z"],
  ],
};

const half = (rank: "J" | "Q" | "K") => figures[rank].map(([fill, d]) => svg("path", { class: fill, d }));

/** A figure of a court card: from the middle up, and the same from the middle down, in a frame. */
export const court = (rank: "J" | "Q" | "K"): SVGGElement =>
  svg(
    "g",
    { class: "court" },
    svg("rect", { class: "ground", x: 19, y: 8, width: 32, height: 82, rx: 2.5 }),
    svg("g", {}, ...half(rank)),
    svg("g", { transform: "rotate(180 35 49)" }, ...half(rank)),
    svg("path", { class: "gold", d: "M19 47.4H51V50.6H19Z" }),
    svg("path", {
      class: "second",
      d: [23, 29, 35, 41, 47].map((x) => `M${x} 47.9L${x + 1.6} 49 ${x} 50.1 ${x - 1.6} 49Z`).join(""),
    }),
    svg("rect", { class: "frame", x: 19, y: 8, width: 32, height: 82, rx: 2.5 }),
  );
