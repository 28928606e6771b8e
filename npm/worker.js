import { OddsThread } from "./odds-worker.js";
import { webThread } from "./web-thread.js";

// Bundlers find the thread's file by this very form.
const own = () => new Worker(new URL("./thread.js", import.meta.url), { type: "module" });

/**
 * Odds in a Web Worker.
 *
 * @type {typeof import("./worker.js").OddsWorker}
 */
export class OddsWorker extends OddsThread {
  constructor(options) {
    super(webThread(own), options);
  }
}
