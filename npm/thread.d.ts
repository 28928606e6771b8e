// What the thread of an `OddsWorker` runs, for bundlers that have to be told of it: a file of its own. It exports nothing.

export {};
