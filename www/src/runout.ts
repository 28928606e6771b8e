import type { GameEvent, TableGameName, View } from "cardroom";
import type { Screen } from "./between";
import { lines, speech } from "./events";
import type { Sitting } from "./match";
import { after, before } from "./motion";
import { moves, pace } from "./opponents/pace";
import { rewound, stages } from "./stages";

// An all-in that is called brings all streets at once: at the table they follow one by one, and whoever does not want to wait
// sees the end. The match itself is over by then, and kept.

/** How long each street lies there, in milliseconds. */
const delays = { calm: 1300, quick: 550, instant: 0 };

/** What is still to come of the last action at a table. */
interface Running {
  /** The view before that action, and how many events there were at the end of each of its stages. */
  before: View;
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
  const end = now.ends[now.at] ?? events.length;
  const later: readonly GameEvent[] = events.slice(end);
  return { view: rewound<View>(view, now.before, later) as View<G>, events: events.slice(0, end), follows: true };
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
  const ends = stages(events as readonly GameEvent[], from);
  const dealt = (at: number) => events.slice(ends[at - 1] ?? from, ends[at]).some(({ type }) => type === "board");
  const streets = ends.slice(0, -1).some((_, at) => dealt(at));
  if (!moves() || !streets) return events.length;
  const now: Running = { before: was as View, ends, at: 0, timer: undefined };
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
