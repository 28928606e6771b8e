import { OddsThread } from "./odds-worker.js";

/**
 * Odds in a Web Worker.
 *
 * @type {typeof import("./worker.js").OddsWorker}
 */
export class OddsWorker extends OddsThread {
  constructor(options) {
    super((answer, fail) => {
      // Bundlers find the thread's file by this very form.
      const worker = new Worker(new URL("./thread.js", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }) => answer(data);
      worker.onerror = (event) => fail(new Error(event.message || "the worker's file cannot be loaded"));
      return {
        post: (message) => worker.postMessage(message),
        terminate: () => worker.terminate(),
        hold: () => {},
      };
    }, options);
  }
}
