import { refuse } from "./strict.js";

/**
 * How an `OddsThread` of a page begins its thread and speaks with it.
 *
 * @param {() => Worker} own begins the package's own thread, where the host brings none
 */
export const webThread = (own) => (answer, fail, begin) => {
  const worker = (begin ?? own)();
  if (typeof worker?.postMessage !== "function")
    refuse("options.worker", "a function that begins a Web Worker", worker);
  worker.onmessage = ({ data }) => answer(data);
  worker.onerror = ({ message }) => fail(new Error(message || "the worker's script cannot be loaded"));
  return {
    post: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
    hold: () => {},
  };
};
