// Takes out of the module what only a panic would reach. A panic is a defect, traps here (`panic = "abort"`), and its
// message goes nowhere: its texts, its places in source files and the code that would write them are dead weight.
//
// The functions that begin a panic become traps. What then still is referred to is found from the linker's relocations
// (`--emit-relocs`, npm/module/build.rs), which tell exactly which function uses which function and which piece of data:
// functions that nobody uses any more become traps too, data that nobody uses becomes zeros, and wasm-opt drops both.

import { assemble, parse } from "./binary.mjs";

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

const call = { type: 0, opcode: 0x10 };
const address = { type: 4, opcode: 0x41 };
/** i32.const, i64.const and local.get: what an argument may be between an address and the call that it is for. */
const plain = new Set([0x41, 0x42, 0x20]);
/** Relocations that name a function or a place in memory, and no type, global, table or tag. */
const uses = new Set([0, 1, 2, 3, 4, 5, 12, 14, 15, 16, 18, 19, 24, 25, 26]);

/**
 * The module that wasm-bindgen made, without what only panics reach; its names stay where `names` is true.
 *
 * @param {Buffer} linked the module as the linker left it, with relocations
 * @param {Buffer} bound the same after wasm-bindgen, with mangled names
 * @param {{ names: boolean }} options
 */
export function snip(linked, bound, { names }) {
  const module = parse(linked);
  if (module.relocations.code.length === 0) throw new Error("the linker left no relocations: see npm/module/build.rs");
  const panic = (index) => panics.test(module.names.get(index) ?? "");
  const { liveFunctions, dead } = reached(module, panic);

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
  const { symbols, relocations, segments, bodies } = module;
  const data = symbols.filter(({ kind, segment }) => kind === 1 && segment !== undefined);
  for (const symbol of data) {
    symbol.address = segments[symbol.segment].address + symbol.offset;
    symbol.uses = [];
  }
  assign(
    relocations.data,
    data,
    ({ at }) => addressOf(module, at),
    ({ address, size }) => [address, address + size],
  );
  const functions = bodies.map(({ at, bytes }) => ({ from: at, to: at + bytes.length, uses: [] }));
  assign(
    relocations.code,
    functions,
    ({ at }) => at,
    ({ from, to }) => [from, to],
  );
  const forPanicOnly = handedOver(module, panic);

  const liveFunctions = new Set();
  const liveData = new Set();
  const waiting = [];
  const need = (symbol) => {
    if (symbol.kind === 0 && !liveFunctions.has(symbol.index)) {
      liveFunctions.add(symbol.index);
      if (symbol.index >= module.imported && !panic(symbol.index)) {
        waiting.push(functions[symbol.index - module.imported].uses.filter((use) => !forPanicOnly(use)));
      }
    } else if (symbol.uses && !liveData.has(symbol) && !isLocation(module, symbol)) {
      liveData.add(symbol);
      waiting.push(symbol.uses);
    }
  };
  // Descriptions are run by wasm-bindgen and then dropped.
  for (const { name, kind, index } of module.exports) {
    if (kind === 0 && !name.includes("describe")) need({ kind, index });
  }
  while (waiting.length > 0) {
    for (const { type, symbol } of waiting.pop()) if (uses.has(type)) need(symbols[symbol]);
  }

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

/** Gives each relocation to whatever it stands in. */
function assign(relocations, owners, place, range) {
  const ordered = owners.map((owner) => ({ owner, range: range(owner) })).sort((a, b) => a.range[0] - b.range[0]);
  for (const relocation of relocations) {
    const at = place(relocation);
    for (const { owner, range } of ordered) {
      if (range[0] > at) break;
      if (at < range[1]) owner.uses.push(relocation);
    }
  }
}

/** The address in memory of a place in the data section. */
function addressOf({ segments, dataAt }, at) {
  const segment = segments.find((each) => dataAt + at >= each.at && dataAt + at < each.at + each.size);
  return segment.address + dataAt + at - segment.at;
}

/** Tells the addresses that are handed to a panic and to nothing else: constants that stand among a call's arguments. */
function handedOver({ bytes, codeAt, relocations, symbols }, panic) {
  const calls = new Map(relocations.code.filter(({ type }) => type === call.type).map((each) => [each.at, each]));
  const code = bytes.subarray(codeAt);
  return ({ type, at }) => {
    if (type !== address.type || code[at - 1] !== address.opcode) return false;
    // The linker pads what it relocates to five bytes.
    let next = at + 5;
    while (plain.has(code[next])) {
      next++;
      while (code[next++] >= 128);
    }
    const called = code[next] === call.opcode && calls.get(next + 1);
    return called ? panic(symbols[called.symbol].index) : false;
  };
}

/** True for a place in a source file as panics tell it: the file's name, line and column. */
function isLocation({ bytes, symbols, segments }, { size, uses }) {
  if (size !== 16 || uses.length !== 1) return false;
  const file = symbols[uses[0].symbol];
  if (file.segment === undefined) return false;
  const start = segments[file.segment].at + file.offset;
  return /\.rs\0?$/.test(bytes.subarray(start, start + file.size).toString("latin1"));
}
