import type { AdviceOptions, AdviceReason, View } from "cardroom";
import { OddsWorker } from "cardroom/worker";
import type { Skill } from "./sitters";

let thread: OddsWorker | null = null;

/** The page's one thread, for computer players and for odds. */
export const worker = (): OddsWorker => {
  thread ??= new OddsWorker();
  return thread;
};

/** What a computer does, of all that it sees; thought over beside the page. */
export const advise = <A>(
  view: unknown,
  options: AdviceOptions & { level: Skill; signal: AbortSignal },
): Promise<{ action: A; reason: AdviceReason }> =>
  worker().advise(view as View, options) as Promise<{ action: A; reason: AdviceReason }>;

/** Gives a thread up that failed, so that the next question begins another. */
export function giveUp(): void {
  thread?.terminate();
  thread = null;
}
