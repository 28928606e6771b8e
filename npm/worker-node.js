import { Worker } from "node:worker_threads";
import { OddsThread } from "./odds-worker.js";
import { refuse } from "./strict.js";

/**
 * Odds in a thread of Node, Deno or Bun. A thread that has nothing to do does not keep the process running.
 *
 * @type {typeof import("./worker.js").OddsWorker}
 */
export class OddsWorker extends OddsThread {
  constructor(options) {
    super((answer, fail, begin) => {
      const worker = begin === undefined ? new Worker(new URL("./thread-node.js", import.meta.url)) : begin();
      if (typeof worker?.on !== "function") {
        refuse("options.worker", "a function that begins a Worker of node:worker_threads", worker);
      }
      worker.on("message", answer);
      worker.on("error", fail);
      return {
        post: (message) => worker.postMessage(message),
        terminate: () => worker.terminate(),
        hold: (running) => (running ? worker.ref() : worker.unref()),
      };
    }, options);
  }
}
