export * from "./index.js";

/** Loads the module, which lies in this entry's own source, once: later calls wait for the first. `cardroom/inline/worker` has its `OddsWorker`. */
export default function init(): Promise<void>;
