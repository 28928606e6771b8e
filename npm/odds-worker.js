import { argumentError, RulesError } from "./errors.js";
import { fields, refuse } from "./strict.js";
import { fetchedFrom } from "./wasm.js";

/**
 * Odds on a thread of their own, which each environment begins in its own way: `worker.js`, `worker-node.js`.
 */
export class OddsThread {
  #thread;
  /** The calls that are not answered yet, by number. */
  #calls = new Map();
  #next = 0;
  #broken = null;

  /**
   * @param {(answer: (message: any) => void, fail: (error: Error) => void, worker?: () => any) =>
   *   { post: (message: unknown) => void, terminate: () => void, hold: (running: boolean) => void }} begin
   * @param {unknown} options
   * @param {() => unknown} brought what the thread loads where the options tell nothing else
   */
  constructor(begin, options = {}, brought = fetchedFrom) {
    const { module, worker } = fields(options, "options", ["module", "worker"]);
    if (worker !== undefined && typeof worker !== "function") refuse("options.worker", "a function", worker);
    this.#thread = begin(
      (message) => this.#answer(message),
      (error) => this.#breakOff(error),
      worker,
    );
    try {
      // A thread that is given nothing loads the parts that it needs; what the page has fetched whole is nearer.
      this.#thread.post({ module: located(module) ?? brought() });
    } catch (error) {
      // Nobody has a handle to end it by.
      this.#thread.terminate();
      throw error;
    }
    this.#thread.hold(false);
  }

  equity(request, options = {}) {
    return this.#askStepwise("equity", request, options);
  }

  placementOdds(request, options = {}) {
    return this.#askStepwise("placementOdds", request, options);
  }

  exchangeOdds(request, options = {}) {
    return this.#ask(() => {
      const { signal } = fields(options, "options", ["signal"]);
      return { message: { ask: "exchangeOdds", request }, signal };
    });
  }

  advise(view, options) {
    return this.#ask(() => {
      const { signal, ...asked } = fields(options, "options", ["level", "seed", "tournament", "signal"]);
      return { message: { ask: "advise", request: view, options: asked }, signal };
    });
  }

  /** Sends what is answered step by step. */
  #askStepwise(ask, request, options) {
    return this.#ask(() => {
      const { signal, onProgress } = fields(options, "options", ["signal", "onProgress"]);
      if (onProgress !== undefined && typeof onProgress !== "function") {
        refuse("options.onProgress", "a function", onProgress);
      }
      return { message: { ask, request }, signal, onProgress };
    });
  }

  /** Sends what `read` finds in the arguments. What it throws is the answer. */
  #ask(read) {
    return new Promise((resolve, reject) => {
      const { message, signal, onProgress } = read();
      if (signal !== undefined && !(signal instanceof AbortSignal)) refuse("options.signal", "an AbortSignal", signal);
      if (this.#broken !== null) throw this.#broken;
      signal?.throwIfAborted();
      const number = this.#next++;
      this.#thread.post({ number, ...message });
      const abort = () => {
        this.#thread.post({ number, abort: true });
        this.#settle(number)?.reject(signal.reason);
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.#calls.set(number, {
        resolve,
        reject,
        onProgress,
        forget: () => signal?.removeEventListener("abort", abort),
      });
      this.#thread.hold(true);
    });
  }

  terminate() {
    this.#breakOff(new RulesError({ code: "ERR_FREED", message: "the worker was terminated: begin another" }));
    this.#thread.terminate();
  }

  #answer({ number, step, error }) {
    const call = this.#calls.get(number);
    if (call === undefined) return;
    if (error !== undefined) this.#settle(number).reject(revived(error));
    else if (step.done) this.#settle(number).resolve(step.result);
    else this.#progress(number, call, step);
  }

  /** Tells how far it is. What the page's function throws is the answer: here nobody could catch it. */
  #progress(number, { onProgress }, step) {
    try {
      onProgress?.(step);
    } catch (error) {
      this.#thread.post({ number, abort: true });
      this.#settle(number)?.reject(error);
    }
  }

  #settle(number) {
    const call = this.#calls.get(number);
    this.#calls.delete(number);
    call?.forget();
    if (this.#calls.size === 0) this.#thread.hold(false);
    return call;
  }

  #breakOff(error) {
    this.#broken ??= error;
    for (const number of [...this.#calls.keys()]) this.#settle(number).reject(this.#broken);
  }
}

if (Symbol.dispose) {
  Object.defineProperty(OddsThread.prototype, Symbol.dispose, {
    value: OddsThread.prototype.terminate,
    configurable: true,
    writable: true,
  });
}

/** The whole address of a module that lies somewhere: the thread, which lies elsewhere, would look for it from there. */
function located(module) {
  if (typeof module !== "string" && !(module instanceof URL)) return module;
  try {
    return new URL(module, globalThis.document?.baseURI ?? globalThis.location?.href).href;
  } catch {
    return module; // The thread tells what is wrong with it.
  }
}

/** An error as the thread described it: a class of errors does not cross over. */
function revived({ kind, ...error }) {
  if (kind === "rules") return new RulesError(error);
  return kind === "argument" ? argumentError(error.path, error.message) : new Error(error.message);
}
