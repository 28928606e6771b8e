// A WebAssembly module as its sections, its functions and what its custom sections tell: read, and put together again.

/**
 * @typedef {{ name: string, kind: number, index: number }} Export
 * @typedef {{ kind: number, index?: number, name?: string, segment?: number, offset?: number, size?: number }} Symbol
 * @typedef {{ type: number, at: number, symbol: number }} Relocation
 */

/** The kinds of relocations that are followed by an addend: all that name a place in memory, in a function or a section. */
const withAddend = new Set([3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25]);

/**
 * Reads a module.
 *
 * @param {Buffer} bytes
 */
export function parse(bytes) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const signed = () => {
    let value = 0;
    for (let shift = 0; ; ) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return shift < 32 && byte & 64 ? value | (-1 << shift) : value;
    }
  };
  const text = () => {
    const length = number();
    at += length;
    return bytes.subarray(at - length, at).toString();
  };
  const each = (work) => {
    for (let count = number(); count > 0; count--) work();
  };
  const bytesOf = (work) => {
    const start = at;
    work();
    return bytes.subarray(start, at);
  };
  const limits = () => {
    const bounded = number() & 1;
    number();
    if (bounded) number();
  };

  const module = {
    bytes,
    /** @type {{ id: number, name: string, bytes: Buffer }[]} */
    sections: [],
    imported: 0,
    /** In order: the kind 0 of functions, and what their kind or type is, as it is written. */
    imports: [],
    /** Of each function that is not imported: the index of its type. */
    types: [],
    /** What stands in the sections of tables and memories, one by one. */
    tables: [],
    memories: [],
    /** Parts of the table: the slot that the first function stands in, and the functions. */
    elements: [],
    /** @type {Export[]} */
    exports: [],
    /** Of each function that is not imported: its bytes, and where they begin in the code section. */
    bodies: [],
    codeAt: 0,
    /** @type {Map<number, string>} */
    names: new Map(),
    /** Parts of memory: their address, and where their bytes begin in the file. */
    segments: [],
    dataAt: 0,
    /** @type {Symbol[]} */
    symbols: [],
    /** @type {{ code: Relocation[], data: Relocation[] }} */
    relocations: { code: [], data: [] },
  };

  const readers = {
    // imports
    2: () =>
      each(() => {
        const [from, name] = [text(), text()];
        const kind = bytes[at++];
        const type = bytesOf(() => {
          if (kind === 0) {
            number();
            module.imported++;
          } else if (kind === 1) {
            at++;
            limits();
          } else if (kind === 2) limits();
          else at += 2;
        });
        module.imports.push({ from, name, kind, type });
      }),
    3: () => each(() => module.types.push(number())),
    4: () =>
      each(() => {
        const type = bytesOf(() => {
          at++;
          limits();
        });
        module.tables.push(type);
      }),
    5: () => each(() => module.memories.push(bytesOf(limits))),
    7: () => each(() => module.exports.push({ name: text(), kind: bytes[at++], index: number() })),
    9: () =>
      each(() => {
        // Active, in the first table, from a constant: flag, i32.const, slot, end.
        if (number() !== 0 || bytes[at++] !== 0x41) throw new Error("an element segment of an unknown kind");
        const slot = signed();
        at++;
        const functions = [];
        each(() => functions.push(number()));
        module.elements.push({ slot, functions });
      }),
    10: (start) => {
      module.codeAt = start;
      each(() => {
        const size = number();
        module.bodies.push({ at: at - start, bytes: bytes.subarray(at, at + size) });
        at += size;
      });
    },
    11: (start) => {
      module.dataAt = start;
      each(() => {
        // Active, in the first memory, from a constant: flag, i32.const, address, end.
        if (number() !== 0 || bytes[at++] !== 0x41) throw new Error("a data segment of an unknown kind");
        const address = signed();
        at++;
        const size = number();
        module.segments.push({ address, at, size });
        at += size;
      });
    },
  };

  const subsections = (end, wanted, work) => {
    while (at < end) {
      const kind = bytes[at++];
      const until = number() + at;
      if (kind === wanted) each(work);
      at = until;
    }
  };

  const symbol = () => {
    const kind = bytes[at++];
    const flags = number();
    const undefinedHere = (flags & 0x10) !== 0;
    const read = { kind };
    if (kind === 1) {
      read.name = text();
      if (!undefinedHere) Object.assign(read, { segment: number(), offset: number(), size: number() });
    } else {
      read.index = number();
      if (kind !== 3 && (!undefinedHere || (flags & 0x40) !== 0)) read.name = text();
    }
    module.symbols.push(read);
  };

  const custom = (name, end) => {
    if (name === "name") subsections(end, 1, () => module.names.set(number(), text()));
    if (name === "linking") {
      number();
      subsections(end, 8, symbol);
    }
    const relocated = { "reloc.CODE": "code", "reloc.DATA": "data" }[name];
    if (relocated) {
      number();
      each(() => {
        const relocation = { type: bytes[at++], at: number(), symbol: number() };
        if (withAddend.has(relocation.type)) signed();
        module.relocations[relocated].push(relocation);
      });
    }
  };

  while (at < bytes.length) {
    const start = at;
    const id = bytes[at++];
    const end = number() + at;
    const name = id === 0 ? text() : "";
    if (id === 0) custom(name, end);
    else readers[id]?.(at);
    module.sections.push({ id, name, bytes: bytes.subarray(start, end) });
    at = end;
  }
  return module;
}

/** A number in the form that modules write it in. */
export const leb = (value) => {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 127) | 128);
  }
};

/** A function's body that traps: no locals, unreachable, end. */
export const trap = Buffer.from([0, 0, 0x0b]);

/**
 * The module put together again: its sections without those that `leave` names, and a trap in place of the bodies for
 * whose places `traps` says so.
 *
 * @param {ReturnType<typeof parse>} module
 * @param {{ traps?: (place: number) => boolean, leave?: (section: { id: number, name: string }) => boolean }} [changes]
 */
export function assemble(module, { traps = () => false, leave = () => false } = {}) {
  const parts = [module.bytes.subarray(0, 8)];
  for (const section of module.sections) {
    if (leave(section)) continue;
    if (section.id !== 10) parts.push(section.bytes);
    else {
      const bodies = module.bodies.map(({ bytes }, place) => (traps(place) ? trap : bytes));
      const code = Buffer.concat([leb(bodies.length), ...bodies.flatMap((each) => [leb(each.length), each])]);
      parts.push(Buffer.from([10]), leb(code.length), code);
    }
  }
  return Buffer.concat(parts);
}
