// The one instance of the module, whatever entry point brought its bytes.

import * as glue from "../pkg/cardroom_bg.js";
import { RulesError } from "./errors.js";
import { fold, remember, unfold } from "./plain.js";

let started = null;
let ready = false;

/**
 * Instantiates the module, once: later calls wait for the first. After a failure the next call tries again.
 *
 * @param {() => Promise<WebAssembly.Module | BufferSource | Response>} bring
 * @returns {Promise<void>}
 */
export function start(bring) {
  started ??= instantiate(bring).catch((error) => {
    started = null;
    throw error;
  });
  return started;
}

async function instantiate(bring) {
  const instance = await instantiated(await bring(), { "./cardroom_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  remember(instance.exports.memory);
  instance.exports.__wbindgen_start?.();
  ready = true;
}

async function instantiated(source, imports) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, imports);
  // Asked before `Response`, which Node loads when it is first named: that takes longer than all the rest.
  if (ArrayBuffer.isView(source)) return (await WebAssembly.instantiate(source, imports)).instance;
  if (typeof Response !== "function" || !(source instanceof Response)) {
    return (await WebAssembly.instantiate(source, imports)).instance;
  }
  if (!source.ok) throw new Error(`${source.url} answered ${source.status}, not the module of cardroom`);
  const streams = source.headers.get("content-type")?.split(";")[0].trim() === "application/wasm";
  // A server that does not know the type is no reason to fail: the bytes are the same.
  return (
    streams && WebAssembly.instantiateStreaming
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
  const module = loaded();
  return unfold(module[name](fold(...values)));
}

/**
 * The module, for calls that pass something else than {@link fold} folds.
 *
 * @returns {typeof import("../pkg/cardroom_bg.js")}
 */
export function loaded() {
  if (!ready) {
    throw new RulesError({ code: "ERR_NOT_INITIALIZED", message: "cardroom is not initialized: await init() first" });
  }
  return glue;
}
