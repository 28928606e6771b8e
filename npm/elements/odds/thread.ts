import {
  type BanknoteEquity,
  type BanknoteEquityRequest,
  type Equity,
  type EquityRequest,
  type ExchangeOdds,
  type ExchangeOddsRequest,
  equityJob,
  exchangeOdds,
  type PlacementOdds,
  type PlacementOddsRequest,
  placementOddsJob,
  RulesError,
} from "cardroom";
import { OddsWorker } from "cardroom/worker";
import { oddsModule } from "../module";

/** Something that is worked out step by step. */
interface Job<T> {
  step(count: number): { done: boolean; progress: number; result: T | null };
  free(): void;
}
type Progress<T> = (step: { progress: number; result: T | null }) => void;

/** The most answers that are kept. */
const most = 200;
/** Without a thread a slice of the work takes about so long, in milliseconds: the page stays responsive between two. */
const slice = 12;

/** In the one script a strict policy may forbid the thread and report each attempt: it is begun where slices do not do. */
const onlyIfNeeded = import.meta.env.MODE === "one-script";

/** The elements' own thread; `undefined` before it is needed, `null` where there can be none. */
let own: OddsWorker | null | undefined;

function ownThread(): OddsWorker | null {
  if (own === undefined) {
    try {
      own = new OddsWorker();
    } catch {
      own = null;
    }
  }
  return own;
}

/** The thread that is asked now. */
let current: () => OddsWorker | null = ownThread;

/** Has the elements ask a thread that the page has. */
export function useOddsWorker(worker: () => OddsWorker): void {
  current = worker;
}

const known = new Map<string, unknown>();

/** What was asked before is answered from memory. */
async function remembered<T>(request: object, work: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(request);
  const before = known.get(key);
  if (before !== undefined) return before as T;
  const result = await work();
  if (known.size >= most) known.clear();
  known.set(key, result);
  return result;
}

/**
 * Asks the thread; where there is none, or it fails, the work is done here.
 *
 * @param inSlices whether a page stays responsive all the same
 */
async function threaded<T>(
  signal: AbortSignal,
  inSlices: boolean,
  ask: (worker: OddsWorker) => Promise<T>,
  here: () => Promise<T>,
): Promise<T> {
  const worker = onlyIfNeeded && inSlices && !own ? null : current();
  if (worker === null) return here();
  try {
    return await ask(worker);
  } catch (error) {
    if (error instanceof RulesError ? error.code !== "ERR_FREED" : error instanceof TypeError) throw error;
    signal.throwIfAborted();
    // Its file is not there, or a policy forbids it.
    if (worker === own) {
      worker.terminate();
      own = null;
    }
    return here();
  }
}

/** Odds of Hold'em hands. `onProgress` is told what is known meanwhile. */
export const holdemOdds = (request: EquityRequest, signal: AbortSignal, onProgress: Progress<Equity> = () => {}) =>
  remembered<Equity>(request, () =>
    threaded(
      signal,
      true,
      (worker) => worker.equity(request, { signal, onProgress }),
      () => sliced(() => equityJob(request), [20_000, 1000, 1e8], signal, onProgress),
    ),
  );

/** How good placements of open-face Chinese are. */
export const placements = (
  request: PlacementOddsRequest,
  signal: AbortSignal,
  onProgress: Progress<PlacementOdds> = () => {},
) =>
  remembered<PlacementOdds>(request, () =>
    threaded(
      signal,
      true,
      (worker) => worker.placementOdds(request, { signal, onProgress }),
      () => sliced(() => placementOddsJob(request), [50, 1, 5000], signal, onProgress),
    ),
  );

/** Odds of a hand of banknotes. */
export const noteOdds = (request: BanknoteEquityRequest, signal: AbortSignal) =>
  remembered<BanknoteEquity>(request, () =>
    threaded(
      signal,
      false,
      (worker) => worker.equity(request, { signal }),
      async () => {
        await free(signal);
        return equityJob(request).step(1).result as BanknoteEquity;
      },
    ),
  );

/** What each exchange of a note brings. */
export const exchanges = (request: ExchangeOddsRequest, signal: AbortSignal) =>
  remembered<ExchangeOdds>(request, () =>
    threaded(
      signal,
      false,
      (worker) => worker.exchangeOdds(request, { signal }),
      async () => {
        await free(signal);
        return exchangeOdds(request);
      },
    ),
  );

/** Lets the page go on before the next piece of work, for which the module is there then. */
async function free(signal: AbortSignal): Promise<void> {
  await oddsModule();
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

/** Does a job in slices: of the first, the least and the most that one may do, and as long as a page may wait. */
async function sliced<T>(
  begun: () => Job<T>,
  [first, least, most]: [number, number, number],
  signal: AbortSignal,
  onProgress: Progress<T>,
): Promise<T> {
  await free(signal);
  const job = begun();
  try {
    for (let count = first; ; ) {
      await free(signal);
      const start = performance.now();
      const step = job.step(count);
      if (step.done && step.result !== null) return step.result;
      onProgress(step);
      const took = Math.max(performance.now() - start, 0.1);
      count = Math.round(Math.min(most, Math.max(least, count * Math.min(4, slice / took))));
    }
  } finally {
    job.free();
  }
}
