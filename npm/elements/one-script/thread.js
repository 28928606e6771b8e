// What the thread of the one script runs: built, it lies in that script as a text (`cardroom:thread`).

import { serving } from "../../odds-thread.js";
import { given, start } from "../../wasm.js";

const serve = serving(
  (module) => start(() => given(module)),
  (message) => postMessage(message),
);
addEventListener("message", ({ data }) => serve(data));
