// The one instance of the module, whatever entry point brought its bytes.

import * as glue from "../pkg/cardroom_bg.js";
import { RulesError } from "./errors.js";
import { partNames, partOf } from "./part-names.js";
import { fold, remember, unfold } from "./plain.js";

/** The whole module, once it was asked for, and the URL that it is fetched from, where that is the package's own. */
let whole = null;
let url;
/** The parts that were asked for, by name, and how parts are brought. */
const parts = new Map();
let bringPart;
/** The parts that are there. */
const present = new Set();
let exported = null;

/**
 * Instantiates the module, once: later calls wait for the first. After a failure the next call tries again. Where parts
 * were begun, the others are added to them: what was made by one instance is not known to another.
 *
 * @param {() => Promise<WebAssembly.Module | BufferSource | Response>} bring
 * @param {string} [from] the URL of the package's own file, where it is that
 * @returns {Promise<void>}
 */
export function start(bring, from) {
  if (parts.has("games")) return Promise.all(partNames.map((part) => startPart(part, bringPart))).then(() => {});
  whole ??= instantiateWhole(bring, from).catch((error) => {
    whole = null;
    throw error;
  });
  return whole;
}

/**
 * Instantiates a part, and "games" before it, once each; where all is there or on its way, waits for that.
 *
 * @param {string} part
 * @param {(part: string) => Promise<WebAssembly.Module | BufferSource | Response>} bring
 * @returns {Promise<void>}
 */
export function startPart(part, bring) {
  if (whole !== null) return whole;
  bringPart = bring;
  if (!parts.has(part)) {
    const started = instantiatePart(part, bring).catch((error) => {
      parts.delete(part);
      throw error;
    });
    parts.set(part, started);
  }
  return parts.get(part);
}

/** Where the package's own module was fetched from: a thread that fetches the same has it from the cache. */
export const fetchedFrom = () => url;

async function instantiateWhole(bring, from) {
  begin(await instantiated(await bring(), { "./cardroom_bg.js": glue }));
  for (const part of partNames) present.add(part);
  url = from;
}

async function instantiatePart(part, bring) {
  const imports = { "./cardroom_bg.js": glue };
  if (part === "games") begin(await instantiated(await bring(part), imports));
  else {
    // Fetched side by side.
    const [source] = await Promise.all([bring(part), startPart("games", bring)]);
    const { exports } = await instantiated(source, { ...imports, g: exported });
    exported = { ...exported, ...exports };
    glue.__wbg_set_wasm(exported);
  }
  present.add(part);
}

function begin({ exports }) {
  exported = exports;
  glue.__wbg_set_wasm(exports);
  remember(exports.memory);
  exports.__wbindgen_start?.();
}

async function instantiated(source, imports) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, imports);
  // Asked before `Response`, which Node loads when it is first named: that takes longer than all the rest.
  if (ArrayBuffer.isView(source)) return (await WebAssembly.instantiate(source, imports)).instance;
  if (typeof Response !== "function" || !(source instanceof Response)) {
    return (await WebAssembly.instantiate(source, imports)).instance;
  }
  const type = source.headers.get("content-type")?.split(";")[0].trim();
  // Servers of apps with one page answer with that page where a file is missing.
  if (!source.ok || type === "text/html") {
    const answered = source.ok ? "with a page" : source.status;
    throw new Error(`${source.url} answered ${answered}, not the module of cardroom`);
  }
  // A server that does not know the type is no reason to fail: the bytes are the same.
  return (
    type === "application/wasm" && WebAssembly.instantiateStreaming
      ? await WebAssembly.instantiateStreaming(source, imports)
      : await WebAssembly.instantiate(await source.arrayBuffer(), imports)
  ).instance;
}

/**
 * What was handed to `init` in place of the module that the package brings, as {@link start} takes it.
 *
 * @param {unknown} input
 */
export async function given(input) {
  const source = await input;
  return typeof source === "string" ||
    source instanceof URL ||
    (typeof Request === "function" && source instanceof Request)
    ? fetch(source)
    : source;
}

/**
 * Calls a function of the module.
 *
 * @param {keyof typeof import("../pkg/cardroom_bg.js")} name
 * @param {...unknown} values
 */
export function call(name, ...values) {
  const module = loaded(name);
  return unfold(module[name](fold(...values)));
}

/**
 * The module, for calls that pass something else than {@link fold} folds.
 *
 * @param {string} [name] what is to be called, where it is not of the part "games"
 * @returns {typeof import("../pkg/cardroom_bg.js")}
 */
export function loaded(name) {
  if (exported === null) {
    throw new RulesError({ code: "ERR_NOT_INITIALIZED", message: "cardroom is not initialized: await init() first" });
  }
  const part = name === undefined ? undefined : partOf.get(name);
  if (part !== undefined && !present.has(part)) {
    const message = `the part ${part} is not loaded: await load("${part}") first`;
    throw new RulesError({ code: "ERR_PART_NOT_LOADED", details: { part }, message });
  }
  return glue;
}
