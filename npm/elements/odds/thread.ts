import {
  type BanknoteEquity,
  type BanknoteEquityRequest,
  type Equity,
  type EquityRequest,
  type ExchangeOdds,
  type ExchangeOddsRequest,
  equityJob,
  exchangeOdds,
  RulesError,
} from "cardroom";
import { OddsWorker } from "cardroom/worker";
import { oddsModule } from "../module";

type Progress = (step: { progress: number; result: Equity | null }) => void;

/** The most answers that are kept. */
const most = 200;
/** Without a thread a slice of the work takes about so long, in milliseconds: the page stays responsive between two. */
const slice = 12;

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

/** Asks the thread; where there is none, or it fails, the work is done here. */
async function threaded<T>(
  signal: AbortSignal,
  ask: (worker: OddsWorker) => Promise<T>,
  here: () => Promise<T>,
): Promise<T> {
  const worker = current();
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
export const holdemOdds = (request: EquityRequest, signal: AbortSignal, onProgress: Progress = () => {}) =>
  remembered<Equity>(request, () =>
    threaded(
      signal,
      (worker) => worker.equity(request, { signal, onProgress }),
      () => sliced(request, signal, onProgress),
    ),
  );

/** Odds of a hand of banknotes. */
export const noteOdds = (request: BanknoteEquityRequest, signal: AbortSignal) =>
  remembered<BanknoteEquity>(request, () =>
    threaded(
      signal,
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

async function sliced(request: EquityRequest, signal: AbortSignal, onProgress: Progress): Promise<Equity> {
  await free(signal);
  const job = equityJob(request);
  try {
    for (let count = 20_000; ; ) {
      await free(signal);
      const start = performance.now();
      const step = job.step(count);
      if (step.done && step.result !== null) return step.result;
      onProgress(step);
      const took = Math.max(performance.now() - start, 0.1);
      count = Math.round(Math.min(1e8, Math.max(1000, count * Math.min(4, slice / took))));
    }
  } finally {
    job.free();
  }
}
