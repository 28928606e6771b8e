// node --import ./tests/support/by-parts.mjs: the `init` of "cardroom" loads the module part by part.

import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

// "games" is asked for last, and comes first all the same.
const parts = `
  import { load } from "cardroom/parts";
  export * from "cardroom/parts";
  export default async () => void (await Promise.all(["history", "tournament", "advice", "odds", "evaluators", "games"].map(load)));
`;

// This file is the hooks, too: they run on a thread of their own.
if (isMainThread) register(import.meta.url);

export const resolve = (specifier, context, next) =>
  specifier === "cardroom"
    ? { url: `data:text/javascript,${encodeURIComponent(parts)}`, shortCircuit: true }
    : next(specifier, specifier.startsWith("cardroom/") ? { ...context, parentURL: import.meta.url } : context);
