import { type GameEvent, type Stage, stages, type TableGameName, type View } from "cardroom";
import type { Screen } from "./between";
import { lines, speech } from "./events";
import type { Sitting } from "./match";
import { after, before } from "./motion";
import { moves, pace } from "./opponents/pace";

// An all-in that is called brings all streets at once: at the table they follow one by one, and whoever does not want to wait
// sees the end. The match itself is over by then, and kept.

/** How long each street lies there, in milliseconds. */
const delays = { calm: 1300, quick: 550, instant: 0 };

/** What is still to come of the last action at a table. */
interface Running {
  /** What that action brought, and how many events there were at the end of each stage. */
  parts: Stage[];
  ends: number[];
  at: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const running = new WeakMap<object, Running>();

/** What is to be seen of a table now, and whether more of the last action follows. */
export function seen<G extends TableGameName>(match: Sitting<G>) {
  const { view, events } = match;
  const now = running.get(match);
  if (now === undefined) return { view, events, follows: false };
  const shown = (now.parts[now.at]?.view ?? view) as View<G>;
  return { view: shown, events: events.slice(0, now.ends[now.at]), follows: true };
}

/** Whether more of the last action follows. */
export const follows = (match: object): boolean => running.has(match);

/** Shows the end at once. */
export function skip(match: object): void {
  clearTimeout(running.get(match)?.timer);
  running.delete(match);
}

/**
 * Lets the stages of an action follow one by one, where that dealt a street of which nothing was left to be decided.
 *
 * @returns how many events are told at first; all, where nothing follows
 */
export function runOut<G extends TableGameName>(screen: Screen<G>, was: View<G>, from: number): number {
  const { match, host, pieces } = screen;
  const { events, view } = match;
  const parts = stages<View>(was, view, events.slice(from) as readonly GameEvent[]);
  let end = from;
  const ends = parts.map((part) => (end += part.events.length));
  const streets = parts.slice(0, -1).some((part) => part.events.some(({ type }) => type === "board"));
  if (!moves() || !streets) return events.length;
  const now: Running = { parts, ends, at: 0, timer: undefined };
  const next = () => {
    if (running.get(match) !== now) return;
    if (!host.shown()) return skip(match);
    const [start = 0, end = events.length] = [ends[now.at], ends[now.at + 1]];
    const scene = before();
    now.at += 1;
    if (now.at === ends.length - 1) running.delete(match);
    else now.timer = setTimeout(next, delays[pace.speed]);
    const told = lines(events.slice(0, end)).slice(lines(events.slice(0, start)).length);
    host.announce(speech(told, pieces()));
    host.refresh();
    after(scene, events.slice(start, end), view.game);
  };
  running.set(match, now);
  now.timer = setTimeout(next, delays[pace.speed]);
  return ends[0] ?? events.length;
}
