// Stands for `cardroom/worker` in the script that is one file: the thread's script and the module lie in it, too.

import script from "cardroom:thread";
import base64 from "../../../pkg/cardroom_inline.js";
import { OddsThread } from "../../odds-worker.js";

/** What a page with trusted types takes for an address of a script. */
const trusted = (url) =>
  globalThis.trustedTypes?.createPolicy("cardroom", { createScriptURL: (url) => url }).createScriptURL(url) ?? url;

/**
 * Odds in a Web Worker whose script has no file. A policy must allow it: `worker-src blob:`.
 *
 * @type {typeof import("cardroom/worker").OddsWorker}
 */
export class OddsWorker extends OddsThread {
  constructor() {
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const module = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    super(
      (answer, fail) => {
        const worker = new Worker(trusted(url));
        worker.onmessage = ({ data }) => answer(data);
        worker.onerror = ({ message }) => fail(new Error(message || "a policy forbids the thread"));
        return {
          post: (message) => worker.postMessage(message),
          terminate: () => worker.terminate(),
          hold: () => {},
        };
      },
      { module },
    );
  }
}
