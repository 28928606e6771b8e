/**
 * How an `OddsThread` of a page begins its thread and speaks with it.
 *
 * @param {() => Worker} own begins the package's own thread, where the host brings none
 */
export const webThread = (own) => (answer, fail, begin) => {
  const worker = (begin ?? own)();
  worker.onmessage = ({ data }) => answer(data);
  worker.onerror = ({ message }) => fail(new Error(message || "the worker's script cannot be loaded"));
  return {
    post: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
    hold: () => {},
  };
};
