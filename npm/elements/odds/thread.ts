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
const mostKept = 200;
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
  if (known.size >= mostKept) known.clear();
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

/** How a kind of odds is worked out step by step: by a thread, or here as a job, and how much a slice of that does. */
interface Stepwise<R, T> extends Slices {
  ask: (worker: OddsWorker, request: R, options: { signal: AbortSignal; onProgress: Progress<T> }) => Promise<T>;
  begin: (request: R) => Job<T>;
}

/** How much the first slice does, and the least and the most that one may do. */
interface Slices {
  first: number;
  least: number;
  most: number;
}

/** Works something out step by step. `onProgress` is told what is known meanwhile. */
const stepwise =
  <R extends object, T>({ ask, begin, ...slices }: Stepwise<R, T>) =>
  (request: R, signal: AbortSignal, onProgress: Progress<T> = () => {}) =>
    remembered<T>(request, () =>
      threaded(
        signal,
        true,
        (worker) => ask(worker, request, { signal, onProgress }),
        () => sliced(() => begin(request), slices, signal, onProgress),
      ),
    );

/** Works something out in one step. */
const atOnce =
  <R extends object, T>(
    ask: (worker: OddsWorker, request: R, options: { signal: AbortSignal }) => Promise<T>,
    here: (request: R) => T,
  ) =>
  (request: R, signal: AbortSignal) =>
    remembered<T>(request, () =>
      threaded(
        signal,
        false,
        (worker) => ask(worker, request, { signal }),
        async () => {
          await free(signal);
          return here(request);
        },
      ),
    );

/** Odds of Hold'em hands. */
export const holdemOdds = stepwise<EquityRequest, Equity>({
  ask: (worker, request, options) => worker.equity(request, options),
  begin: (request) => equityJob(request),
  first: 20_000,
  least: 1000,
  most: 1e8,
});

/** How good placements of open-face Chinese are. */
export const placements = stepwise<PlacementOddsRequest, PlacementOdds>({
  ask: (worker, request, options) => worker.placementOdds(request, options),
  begin: placementOddsJob,
  first: 50,
  least: 1,
  most: 5000,
});

/** Odds of a hand of banknotes. */
export const noteOdds = atOnce<BanknoteEquityRequest, BanknoteEquity>(
  (worker, request, options) => worker.equity(request, options),
  (request) => equityJob(request).step(1).result as BanknoteEquity,
);

/** What each exchange of a note brings. */
export const exchanges = atOnce<ExchangeOddsRequest, ExchangeOdds>(
  (worker, request, options) => worker.exchangeOdds(request, options),
  exchangeOdds,
);

/** Lets the page go on before the next piece of work, for which the module is there then. */
async function free(signal: AbortSignal): Promise<void> {
  await oddsModule();
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
}

/** Does a job in slices that take as long as a page may wait. */
async function sliced<T>(
  begun: () => Job<T>,
  { first, least, most }: Slices,
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
