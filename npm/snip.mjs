// Takes out of the module what only a panic would reach. A panic is a defect, traps here (`panic = "abort"`), and its
// message goes nowhere: its texts, its places in source files and the code that would write them are dead weight.
//
// The functions that begin a panic become traps. What then still is referred to is found from the linker's relocations
// (`--emit-relocs`, npm/module/build.rs), which tell exactly which function uses which function and which piece of data:
// functions that nobody uses any more become traps too, data that nobody uses becomes zeros, and wasm-opt drops both.

import { assemble, parse } from "./binary.mjs";
import { usesOf } from "./uses.mjs";

/** The functions that begin or carry out a panic, by their mangled names. */
const panics = new RegExp(
  [
    "4core9panicking",
    "6option\\d+(unwrap|expect)_failed",
    "6result13unwrap_failed",
    "slice\\w*_fail",
    "len_mismatch_fail",
    "assert_failed",
    "4cell\\d+panic_already",
    "capacity_overflow",
    "7raw_vec12handle_error",
    "handle_alloc_error",
    "3std9panicking",
    "rust_begin_unwind",
    "rust_panic",
  ].join("|"),
);

/** What nothing here needs and much comes with: numbers that are no whole ones are written by JavaScript. */
const unwanted = /7flt2dec/;

/** Tells the functions that begin a panic. */
export const panicsOf = (module) => (index) => panics.test(module.names.get(index) ?? "");

/**
 * The module that wasm-bindgen made, without what only panics reach; its names stay where `names` is true.
 *
 * @param {Buffer} linked the module as the linker left it, with relocations
 * @param {Buffer} bound the same after wasm-bindgen, with mangled names
 * @param {{ names: boolean }} options
 */
export function snip(linked, bound, { names }) {
  const module = parse(linked);
  const panic = panicsOf(module);
  const { liveFunctions, dead } = reached(module, panic);
  for (const index of liveFunctions) {
    const name = module.names.get(index);
    if (unwanted.test(name)) throw new Error(`a float is written in Rust, or may be (\`f64::clamp\`, \`{}\`): ${name}`);
  }

  const result = parse(Buffer.from(bound));
  for (const { address, at, size } of result.segments) {
    for (let place = 0; place < size; place++) if (dead(address + place)) result.bytes[at + place] = 0;
  }
  const indices = new Map([...module.names].map(([index, name]) => [name, index]));
  return assemble(result, {
    // What wasm-bindgen itself made or renamed stays: exports, and their shims.
    traps: (place) => {
      const index = indices.get(result.names.get(place + result.imported));
      return index !== undefined && (panic(index) || !liveFunctions.has(index));
    },
    leave: ({ id, name }) => id === 0 && !(names && name === "name"),
  });
}

/** What can be reached from the exports where panics trap. */
function reached(module, panic) {
  const { functions, data } = usesOf(module, panic);
  const liveFunctions = new Set();
  const liveData = new Set();
  const waiting = [];
  const need = (symbol) => {
    if (symbol.kind === 0 && !liveFunctions.has(symbol.index)) {
      liveFunctions.add(symbol.index);
      if (symbol.index >= module.imported && !panic(symbol.index)) {
        waiting.push(functions[symbol.index - module.imported].uses);
      }
    } else if (symbol.uses && !liveData.has(symbol)) {
      liveData.add(symbol);
      waiting.push(symbol.uses);
    }
  };
  // Descriptions are run by wasm-bindgen and then dropped.
  for (const { name, kind, index } of module.exports) {
    if (kind === 0 && !name.includes("describe")) need({ kind, index });
  }
  while (waiting.length > 0) for (const symbol of waiting.pop()) need(symbol);

  // Pieces of data may overlap, for a linker stores equal ends of texts once.
  const marks = new Map();
  const mark = (live) => {
    for (const symbol of data) {
      if (liveData.has(symbol) !== live) continue;
      for (let place = 0; place < symbol.size; place++) marks.set(symbol.address + place, !live);
    }
  };
  mark(false);
  mark(true);
  return { liveFunctions, dead: (address) => marks.get(address) === true };
}
