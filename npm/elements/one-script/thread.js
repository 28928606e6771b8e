// What a thread without a file runs: built, it lies as a text in pkg/cardroom_thread.js.

import { serving } from "../../odds-thread.js";
import { given, start } from "../../wasm.js";

const serve = serving(
  (module) => start(() => given(module)),
  (message) => postMessage(message),
);
addEventListener("message", ({ data }) => serve(data));
