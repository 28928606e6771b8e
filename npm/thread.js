// What `worker.js` runs.

import { serving } from "./odds-thread.js";
import { load } from "./parts.js";
import { given, start } from "./wasm.js";

const init = (module, part) => (module === undefined ? load(part) : start(() => given(module)));
const serve = serving(init, (message) => postMessage(message));
addEventListener("message", ({ data }) => serve(data));
