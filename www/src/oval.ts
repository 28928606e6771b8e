/** A place at a table, from its middle: -1 … 1 to the right and down. */
export type Place = [x: number, y: number];

/** Fine enough that no two chairs differ by a visible step. */
const steps = 720;

/**
 * Places around a table, as far from each other as can be: equal ways along a rounded shape of so wide and so high,
 * clockwise from the middle of the near side. The higher `squareness`, the straighter its sides; 2 is an ellipse.
 */
export function around(count: number, width: number, height: number, squareness: number): Place[] {
  const bend = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / squareness);
  const point = (step: number): Place => {
    const angle = Math.PI * (0.5 + (2 * step) / steps);
    return [bend(Math.cos(angle)), bend(Math.sin(angle))];
  };
  const ways = [0];
  for (let step = 1; step <= steps; step += 1) {
    const [[x, y], [fromX, fromY]] = [point(step), point(step - 1)];
    ways.push((ways[step - 1] ?? 0) + Math.hypot((x - fromX) * width, (y - fromY) * height));
  }
  const whole = ways[steps] ?? 0;
  return Array.from({ length: count }, (_, at) => {
    const way = (whole * at) / count;
    const step = Math.max(
      ways.findIndex((each) => each >= way),
      1,
    );
    const [before = 0, after = 0] = ways.slice(step - 1, step + 1);
    const part = (way - before) / (after - before);
    const [[fromX, fromY], [toX, toY]] = [point(step - 1), point(step)];
    return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
  });
}
