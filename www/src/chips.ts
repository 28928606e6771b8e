import { copies, svg } from "./element";

/** What a chip is worth, the most first, its colour and that of its edge. */
const chipsOf: [worth: number, body: string, edge: string][] = [
  [1_000_000, "#2b2f6b", "#e8bd55"],
  [100_000, "#8c2c5a", "#f6f1e2"],
  [25_000, "#2b6fb3", "#f6f1e2"],
  [5000, "#c45f22", "#f6f1e2"],
  [1000, "#e3b23a", "#4a3508"],
  [500, "#693f93", "#f6f1e2"],
  [100, "#20272a", "#f6f1e2"],
  [25, "#238353", "#f6f1e2"],
  [5, "#b92f38", "#f6f1e2"],
  [1, "#ece8da", "#3b5f8f"],
];

/** Coins, for the games that have no chips. */
const coinsOf: [worth: number, body: string, edge: string][] = [
  [100, "#e7b94a", "#8a6412"],
  [10, "#d5dade", "#6b757d"],
  [1, "#c98152", "#75411f"],
];

const [width, tilt, thick, gap] = [22, 6.5, 4, 2];
const [mostStacks, mostChips] = [3, 5];

/** A stack of so many pieces, the top of the lowest at `y`: as few shapes as there are inks, for a table has many stacks. */
function stack(x: number, y: number, count: number, body: string, edge: string): SVGElement[] {
  const [r, cx, cy] = [width / 2, x + width / 2, y - (count - 1) * thick];
  const high = count * thick;
  const front = `a${r} ${tilt} 0 0 0 ${width} 0`;
  const side = `M${x} ${cy}v${high}${front}v${-high}a${r} ${tilt} 0 0 1 ${-width} 0Z`;
  const mark = (from: number, to: number) => {
    const [left, right] = [from, to].map((part) => cy + tilt * Math.sqrt(1 - part * part)) as [number, number];
    return `M${cx + r * from} ${left}L${cx + r * to} ${right}v${high}L${cx + r * from} ${left + high}Z`;
  };
  const seams = Array.from({ length: count - 1 }, (_, up) => `M${x} ${y - up * thick}${front}`);
  return [
    svg("path", { d: side, fill: body, class: "rim" }),
    svg("path", { d: mark(-0.75, -0.45) + mark(-0.15, 0.15) + mark(0.45, 0.75), fill: edge }),
    ...(seams.length > 0 ? [svg("path", { d: seams.join(""), fill: "none", class: "rim" })] : []),
    svg("ellipse", { cx, cy, rx: r, ry: tilt, fill: body, class: "rim" }),
    svg("ellipse", { cx, cy, rx: r * 0.82, ry: tilt * 0.8, class: "spots", stroke: edge }),
    svg("ellipse", { cx, cy, rx: r * 0.55, ry: tilt * 0.53, class: "shine" }),
  ];
}

const copy = copies<SVGSVGElement>();

/** An amount as it lies on the table: a stack for each of its largest denominations, none of them high. */
export function chips(amount: number, coins = false): SVGSVGElement {
  const stacks = stacksOf(amount, coins);
  const across = Math.max(stacks.length, 1);
  const drawing = copy(`${amount} ${coins}`, () => draw(stacks, across));
  drawing.style.setProperty("--across", String(across));
  return drawing;
}

function stacksOf(amount: number, coins: boolean) {
  let rest = amount;
  return (coins ? coinsOf : chipsOf)
    .map(([worth, body, edge]) => {
      const count = Math.floor(rest / worth);
      rest -= count * worth;
      return { count: Math.min(count, mostChips), body, edge };
    })
    .filter(({ count }) => count > 0)
    .slice(0, mostStacks);
}

function draw(stacks: ReturnType<typeof stacksOf>, across: number): SVGSVGElement {
  const high = Math.max(...stacks.map(({ count }) => count), 1);
  const base = tilt + (high - 1) * thick + 1;
  return svg(
    "svg",
    {
      class: "chips",
      "aria-hidden": "true",
      viewBox: `0 0 ${across * (width + gap)} ${base + thick + tilt + 1}`,
    },
    ...stacks.flatMap(({ count, body, edge }, at) => stack(gap / 2 + at * (width + gap), base, count, body, edge)),
  );
}
