// Runs workloads in turns and prints what they took.

/** The middle value. */
export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** Rounds that are not counted: until then, parts of the module and of the peers are compiled only roughly. */
const warming = 5;

/**
 * Runs workloads round by round, so that what disturbs the machine disturbs all alike.
 *
 * @param {{ count: number, work: () => unknown }[]} workloads each does its work `count` times in a call
 * @param {number} rounds
 * @param {number} [warm] rounds before them that are not counted
 * @returns {number[][]} nanoseconds a piece, by workload and round; what warms up is left out
 */
export function timed(workloads, rounds, warm = warming) {
  const times = workloads.map(() => []);
  for (let round = -warm; round < rounds; round++) {
    for (const [place, { count, work }] of workloads.entries()) {
      const start = performance.now();
      work();
      const time = performance.now() - start;
      if (round >= 0) times[place].push((time / count) * 1e6);
    }
  }
  return times;
}

/** A number to three places that count. */
export function rounded(number) {
  const places = number >= 100 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(number) || 1)));
  return number.toFixed(Math.min(places, 3)).replace(/\B(?=(\d{3})+$)/g, number >= 10_000 ? " " : "");
}

/** Prints a table, in Markdown, its columns aligned. */
export function print(title, head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => pad(cell, widths[column], column)).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column ? `${"-".repeat(width - 1)}:` : "-".repeat(width))).join(" | ")} |`;
  console.log(`\n### ${title}\n\n${[line(cells[0]), rule, ...cells.slice(1).map(line)].join("\n")}`);
}

const pad = (cell, width, column) => (column ? cell.padStart(width) : cell.padEnd(width));
