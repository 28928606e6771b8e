// What uses what in the module, as the linker's relocations tell (`--emit-relocs`, npm/module/build.rs): exactly which
// function and which piece of data uses which. What is handed to a panic, and to nothing else, counts as used by nobody.

const call = { type: 0, opcode: 0x10 };
const address = { type: 4, opcode: 0x41 };
/** i32.const, i64.const and local.get: what an argument may be between an address and the call that it is for. */
const plain = new Set([0x41, 0x42, 0x20]);
/** Relocations that name a function or a place in memory, and no type, global, table or tag. */
const uses = new Set([0, 1, 2, 3, 4, 5, 12, 14, 15, 16, 18, 19, 24, 25, 26]);

/**
 * The functions that the module does not import, in order, and the pieces of data, each with the symbols that it uses.
 *
 * @param {ReturnType<typeof import("./binary.mjs").parse>} module as the linker left it
 * @param {(index: number) => boolean} panic tells the functions that begin a panic
 */
export function usesOf(module, panic) {
  const { symbols, relocations, segments, bodies } = module;
  if (relocations.code.length === 0) throw new Error("the linker left no relocations: see npm/module/build.rs");
  const data = symbols.filter(({ kind, segment }) => kind === 1 && segment !== undefined);
  for (const symbol of data) {
    symbol.address = segments[symbol.segment].address + symbol.offset;
    symbol.relocations = [];
  }
  assign(
    relocations.data,
    data,
    ({ at }) => addressOf(module, at),
    ({ address, size }) => [address, address + size],
  );
  const functions = bodies.map(({ at, bytes }, place) => ({
    index: place + module.imported,
    from: at,
    to: at + bytes.length,
    relocations: [],
  }));
  assign(
    relocations.code,
    functions,
    ({ at }) => at,
    ({ from, to }) => [from, to],
  );
  const forPanicOnly = handedOver(module, panic);
  for (const user of [...functions, ...data]) {
    user.uses = user.relocations
      .filter((relocation) => uses.has(relocation.type) && !(user.index !== undefined && forPanicOnly(relocation)))
      .map(({ symbol }) => symbols[symbol])
      .filter((symbol) => !isLocation(module, symbol));
  }
  return { functions, data };
}

/** Gives each relocation to whatever it stands in. */
function assign(relocations, owners, place, range) {
  const ordered = owners.map((owner) => ({ owner, range: range(owner) })).sort((a, b) => a.range[0] - b.range[0]);
  for (const relocation of relocations) {
    const at = place(relocation);
    for (const { owner, range } of ordered) {
      if (range[0] > at) break;
      if (at < range[1]) owner.relocations.push(relocation);
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
function isLocation({ bytes, symbols, segments }, { kind, size, relocations }) {
  if (kind !== 1 || size !== 16 || relocations?.length !== 1) return false;
  const file = symbols[relocations[0].symbol];
  if (file.segment === undefined) return false;
  const start = segments[file.segment].at + file.offset;
  return /\.rs\0?$/.test(bytes.subarray(start, start + file.size).toString("latin1"));
}
