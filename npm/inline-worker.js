// Stands for `worker.js` where no file can be served: the thread's script and the module lie in the source.

import script from "../pkg/cardroom_thread.js";
import { inlined } from "./inlined.js";
import { OddsThread } from "./odds-worker.js";
import { webThread } from "./web-thread.js";

let address;

/** Where the thread's script lies: made once, as a page with trusted types takes it. */
function located() {
  if (address === undefined) {
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const policy = globalThis.trustedTypes?.createPolicy("cardroom", { createScriptURL: (text) => text });
    address = policy === undefined ? url : policy.createScriptURL(url);
  }
  return address;
}

const own = () => new Worker(located());

/**
 * Odds in a Web Worker whose script has no file. A content security policy must allow it: `worker-src blob:`.
 *
 * @type {typeof import("./worker.js").OddsWorker}
 */
export class OddsWorker extends OddsThread {
  constructor(options) {
    super(webThread(own), options, inlined);
  }
}
