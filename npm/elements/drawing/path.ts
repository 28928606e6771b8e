// One path is laid out and painted much sooner than many: what has one colour is drawn as one.

/** How many numbers a command of a path takes, and which of them are places along x or y. */
const shape: Record<string, string> = { m: "xy", l: "xy", h: "x", v: "y", c: "xyxyxy", s: "xyxy", a: "rr---xy", z: "" };

const short = (value: number) => String(Math.round(value * 1000) / 1000);

/** The outline of a path elsewhere: scaled, then moved; upside down where the scale is negative. */
export function moved(d: string, x: number, y: number, scale = 1): string {
  const move = (kind: string | undefined, value: number, from: readonly [number, number]) => {
    if (kind === "x" || kind === "y") return short(value * scale + from[kind === "x" ? 0 : 1]);
    return short(kind === "r" ? value * Math.abs(scale) : value);
  };
  const parts = d.match(/[a-z][^a-z]*/gi) ?? [];
  return parts
    .map((part) => {
      const [command = ""] = part;
      const kinds = shape[command.toLowerCase()] ?? "";
      const from = command === command.toLowerCase() ? ([0, 0] as const) : ([x, y] as const);
      const numbers = part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
      return command + numbers.map((value, at) => move(kinds[at % kinds.length], Number(value), from)).join(" ");
    })
    .join("");
}
