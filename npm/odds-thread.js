import { advise } from "./advice.js";
import { exchangeOdds } from "./banknote-odds.js";
import { RulesError } from "./errors.js";
import { equityJob } from "./odds.js";

/** How long a thread works before it looks for messages, in milliseconds. */
const TURN = 40;

/**
 * Answers what {@link OddsThread} sends: works each request out in turns, so that it can be broken off between them.
 *
 * @param {(module: unknown, part: string) => Promise<void>} init loads what it was given, or a part of what the package brings
 * @param {(message: unknown) => void} post
 * @param {() => number} now milliseconds
 * @returns {(message: any) => Promise<void>} takes one message
 */
export function serving(init, post, now = () => performance.now()) {
  /** The numbers of the requests that are being worked out. */
  const running = new Set();
  let given;
  return async ({ number, request, exchange, view, options, abort, module }) => {
    if (number === undefined) {
      given = module;
      // What a failure means is told to whoever asks for something.
      init(given, "games").catch(() => {});
      return;
    }
    if (abort) {
      running.delete(number);
      return;
    }
    running.add(number);
    let job;
    try {
      await init(given, options === undefined ? "odds" : "advice");
      if (exchange !== undefined || options !== undefined) {
        // What was broken off while the module was loaded is not answered.
        if (!running.has(number)) return;
        const result = options === undefined ? exchangeOdds(exchange) : advise(view, options);
        post({ number, step: { done: true, result } });
        return;
      }
      job = equityJob(request);
      for (let count = 20_000; running.has(number); await new Promise((resolve) => setTimeout(resolve))) {
        const start = now();
        const step = job.step(count);
        post({ number, step });
        if (step.done) break;
        const time = Math.max(now() - start, 1);
        count = Math.round(Math.min(1e8, Math.max(1000, count * Math.min(4, TURN / time))));
      }
    } catch (error) {
      post({ number, error: described(error) });
    } finally {
      running.delete(number);
      job?.free();
    }
  };
}

function described(error) {
  const { message } = error;
  if (error instanceof RulesError) {
    const { code, rule, details } = error;
    return { kind: "rules", code, rule, details, message };
  }
  return error instanceof TypeError && typeof error.path === "string"
    ? { kind: "argument", path: error.path, message }
    : { kind: "other", message: String(message) };
}
