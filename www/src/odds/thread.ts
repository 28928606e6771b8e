import type { AdviceReason, Equity, EquityRequest, View } from "cardroom";
import { OddsWorker } from "cardroom/worker";
import type { Skill } from "../opponents/sitters";

/** The most answers that are kept. */
const most = 200;

let thread: OddsWorker | null = null;
const known = new Map<string, Equity>();

/**
 * Has odds worked out beside the page. What was asked before is answered from memory. `onProgress` is told what is known
 * meanwhile.
 */
export async function odds(
  request: EquityRequest,
  signal: AbortSignal,
  onProgress: (step: { progress: number; result: Equity | null }) => void = () => {},
): Promise<Equity> {
  const key = JSON.stringify(request);
  const before = known.get(key);
  if (before !== undefined) return before;
  thread ??= new OddsWorker();
  const result = await thread.equity(request, { signal, onProgress });
  if (known.size >= most) known.clear();
  known.set(key, result);
  return result;
}

/** What a computer does, of all that it sees; thought over beside the page. */
export function advise<A>(
  view: unknown,
  options: { level: Skill; seed: string; signal: AbortSignal },
): Promise<{ action: A; reason: AdviceReason }> {
  thread ??= new OddsWorker();
  return thread.advise(view as View, options) as Promise<{ action: A; reason: AdviceReason }>;
}

/** Gives a thread up that failed, so that the next question begins another. */
export function giveUp(): void {
  thread?.terminate();
  thread = null;
}
