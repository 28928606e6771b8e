// What `worker-node.js` runs.

import { parentPort } from "node:worker_threads";
import init from "./node.js";
import { serving } from "./odds-thread.js";

parentPort.on(
  "message",
  serving(init, (message) => parentPort.postMessage(message)),
);
