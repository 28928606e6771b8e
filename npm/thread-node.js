// What `worker-node.js` runs.

import { parentPort } from "node:worker_threads";
import { serving } from "./odds-thread.js";
import { load } from "./parts-node.js";
import { given, start } from "./wasm.js";

const init = (module, part) => (module === undefined ? load(part) : start(() => given(module)));
parentPort.on(
  "message",
  serving(init, (message) => parentPort.postMessage(message)),
);
