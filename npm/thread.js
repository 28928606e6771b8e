// What `worker.js` runs.

import { serving } from "./odds-thread.js";
import init from "./web.js";

const serve = serving(init, (message) => postMessage(message));
addEventListener("message", ({ data }) => serve(data));
