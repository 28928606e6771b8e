/// <reference lib="esnext.disposable" />

import type {
  Advice,
  AdviceOptions,
  BanknoteEquity,
  BanknoteEquityRequest,
  Equity,
  EquityRequest,
  ExchangeOdds,
  ExchangeOddsRequest,
  GameName,
  Global,
  PlacementOdds,
  PlacementOddsRequest,
  View,
  WasmModule,
} from "./index.js";

/**
 * Works odds out on a thread of its own, so that a page stays responsive: a Web Worker in browsers, a worker thread in Node,
 * Deno and Bun. Several requests may run at once and share the thread.
 *
 * Bundlers that build workers (Vite, webpack, Parcel) find the thread's file by themselves. For others (esbuild, Rollup), and for hosts that
 * serve no such file, `cardroom/inline/worker` is the same with the thread and the module in its source; a content security policy
 * must allow it (`worker-src blob:`). Or the host builds `cardroom/thread` as a file of its own, and `worker` begins it.
 *
 * @example
 * import { OddsWorker } from "cardroom/worker";
 * const worker = new OddsWorker();
 * const { exact, players } = await worker.equity(
 *   { game: "texas-holdem", ranges: ["TT+, AK", "random"], board: "Ks7d2c" },
 *   { onProgress: ({ progress }) => console.log(`${Math.round(100 * progress)} %`) },
 * );
 * exact; // true
 * players[0]?.equity.toFixed(2); // "0.84"
 * worker.terminate();
 */
export class OddsWorker implements Disposable {
  /**
   * Begins the thread, which loads the module by itself: what `init` has fetched here, else the parts that are asked for.
   *
   * @param options `module`: what it loads in place of the module that the package brings, as `init` takes it; `worker`: begins the thread in
   *   place of the package's own, a Web Worker in browsers, elsewhere one of `node:worker_threads`, that runs `cardroom/thread`; with a
   *   content security policy the thread's file must be allowed (`worker-src`)
   * @throws {TypeError} for another option, or for a `worker` that begins none; what `worker` throws
   */
  constructor(options?: {
    module?: string | Global<"URL"> | ArrayBuffer | ArrayBufferView | WasmModule;
    worker?: () => { postMessage(message: unknown): void; terminate(): unknown };
  });
  /**
   * What `equity` gives, by a job: the limits are those of `equityJob`.
   *
   * @param options `signal` breaks the work off; `onProgress` is told some twenty times a second how far it is, from 0 to 1, and
   *   what is known: samples from the first on, of a count `null`
   * @returns rejected with the `RulesError` or `TypeError` that `equity` throws, with the signal's reason, with what `postMessage`
   *   throws for a request that cannot be sent, with what `onProgress` throws, or with the error of a module or a thread that cannot be
   *   loaded
   */
  equity(
    request: EquityRequest,
    options?: {
      signal?: Global<"AbortSignal">;
      onProgress?: (step: { progress: number; result: Equity | null }) => void;
    },
  ): Promise<Equity>;
  /** The same of banknotes, in one step. */
  equity(request: BanknoteEquityRequest, options?: { signal?: Global<"AbortSignal"> }): Promise<BanknoteEquity>;
  /**
   * What `exchangeOdds` gives, in one step.
   *
   * @param options `signal` gives the question up
   * @returns rejected with what `exchangeOdds` throws, or as {@link equity} is
   */
  exchangeOdds(request: ExchangeOddsRequest, options?: { signal?: Global<"AbortSignal"> }): Promise<ExchangeOdds>;
  /**
   * What `placementOdds` gives, by a job: the limits are those of `placementOddsJob`.
   *
   * @param options as of {@link equity}; `onProgress` is told what is known from the first endings on
   * @returns rejected with what `placementOdds` throws, or as {@link equity} is
   * @example
   * import { OddsWorker } from "cardroom/worker";
   * const worker = new OddsWorker();
   * const board = { top: "QhQd", middle: "KhKd9h5d2c", bottom: "8c8d6h6s" };
   * const { placements } = await worker.placementOdds({ board, cards: "8hAc2s" });
   * placements[0]?.placement.bottom; // ["8h"]
   * worker.terminate();
   */
  placementOdds(
    request: PlacementOddsRequest,
    options?: {
      signal?: Global<"AbortSignal">;
      onProgress?: (step: { progress: number; result: PlacementOdds }) => void;
    },
  ): Promise<PlacementOdds>;
  /**
   * What `advise` gives.
   *
   * @param options `signal` gives the question up
   * @returns rejected with what `advise` throws, or as {@link equity} is
   */
  advise<G extends GameName>(
    view: View<G> & { game: G },
    options: AdviceOptions & { signal?: Global<"AbortSignal"> },
  ): Promise<Advice<G>>;
  /** Ends the thread. What is not answered is rejected with `ERR_FREED`. It can be called more than once. */
  terminate(): void;
  [Symbol.dispose](): void;
}
