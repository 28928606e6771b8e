import { advise } from "./advice.js";
import { exchangeOdds } from "./banknote-odds.js";
import { RulesError } from "./errors.js";
import { equityJob } from "./odds.js";
import { placementOddsJob } from "./open-face.js";

/** How long a thread works before it looks for messages, in milliseconds. */
const TURN = 40;

/** What is answered in one step. */
const atOnce = { __proto__: null, exchangeOdds, advise };
/** What is answered step by step: what begins it, how much its first step does, and the least and the most that one may do. */
const stepwise = {
  equity: { begin: equityJob, first: 20_000, least: 1000, most: 1e8 },
  placementOdds: { begin: placementOddsJob, first: 100, least: 1, most: 1e6 },
};

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
  return async ({ number, ask, request, options, abort, module }) => {
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
      await init(given, ask === "advise" ? "advice" : "odds");
      // What was broken off while the module was loaded is not answered.
      if (!running.has(number)) return;
      if (ask in atOnce) {
        post({ number, step: { done: true, result: atOnce[ask](request, options) } });
        return;
      }
      const { begin, first, least, most } = stepwise[ask];
      job = begin(request);
      for (let count = first; running.has(number); await new Promise((resolve) => setTimeout(resolve))) {
        const start = now();
        const step = job.step(count);
        post({ number, step });
        if (step.done) break;
        const time = Math.max(now() - start, 1);
        count = Math.round(Math.min(most, Math.max(least, count * Math.min(4, TURN / time))));
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
