// npm run sizes: what the module is made of. Each row is what the module would be smaller by, under brotli, if the bodies
// of that part's functions were empty. What was inlined counts where it was inlined to; data counts as one part.

import { readFileSync } from "node:fs";
import { build, named, sizes } from "./build.mjs";
import { main, setUp } from "./setup.mjs";

/** The part that a function belongs to, by its name: a crate, and of our own a room. */
function part(name) {
  const own = name.match(/cardroom::(\w+)/);
  if (own) return `src/${own[1]}`;
  if (name.endsWith(" shim")) return "src/wasm, exported functions";
  const crate = name.match(/^[<&(]*(?:mut |dyn |impl )?(\w+)(?:\[\w+\])?::/)?.[1];
  if (crate) return ["core", "alloc", "std", "hashbrown", "dlmalloc"].includes(crate) ? "standard library" : crate;
  return "other";
}

/** Reads a module into its sections, its code's bodies and the names of its functions. */
function parse(bytes) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const skipText = () => {
    const length = number();
    at += length;
    return bytes.subarray(at - length, at).toString();
  };
  const module = { sections: [], bodies: [], names: new Map(), imported: 0 };
  while (at < bytes.length) {
    const start = at;
    const id = bytes[at++];
    const length = number();
    const end = at + length;
    if (id === 2) module.imported = importedFunctions();
    if (id === 10) {
      for (let count = number(); count > 0; count--) {
        const size = number();
        module.bodies.push(bytes.subarray(at, at + size));
        at += size;
      }
    }
    if (id === 0 && skipText() === "name") {
      while (at < end) {
        const kind = bytes[at++];
        const until = number() + at;
        if (kind === 1) for (let count = number(); count > 0; count--) module.names.set(number(), skipText());
        at = until;
      }
    } else if (id !== 0) {
      module.sections.push({ id, bytes: bytes.subarray(start, end) });
    }
    at = end;
  }
  return module;

  function importedFunctions() {
    let functions = 0;
    for (let count = number(); count > 0; count--) {
      skipText();
      skipText();
      const kind = bytes[at++];
      if (kind !== 0) throw new Error("only functions are imported");
      number();
      functions++;
    }
    return functions;
  }
}

const leb = (value) => {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 127) | 128);
  }
};

/** The module put together again, with the bodies for which `empty` says so, and the sections, left out. */
function assemble(bytes, module, { empty = () => false, without = -1 } = {}) {
  const body = Buffer.from([0, 0, 0x0b]); // no locals, unreachable, end
  const parts = [bytes.subarray(0, 8)];
  for (const section of module.sections) {
    if (section.id === without) continue;
    if (section.id !== 10) parts.push(section.bytes);
    else {
      const bodies = module.bodies.map((full, index) => (empty(index) ? body : full));
      const code = Buffer.concat([leb(bodies.length), ...bodies.flatMap((each) => [leb(each.length), each])]);
      parts.push(Buffer.from([10]), leb(code.length), code);
    }
  }
  return Buffer.concat(parts);
}

await main(async () => {
  build(await setUp());
  const bytes = readFileSync(named);
  const module = parse(bytes);
  const whole = sizes(assemble(bytes, module));
  const parts = module.bodies.map((_, index) => part(module.names.get(index + module.imported) ?? ""));
  const rows = [...new Set(parts)].map((name) => {
    const rest = sizes(assemble(bytes, module, { empty: (index) => parts[index] === name }));
    return { part: name, bytes: whole.plain - rest.plain, brotli: whole.brotli - rest.brotli };
  });
  const rest = sizes(assemble(bytes, module, { without: 11 }));
  rows.push({ part: "data", bytes: whole.plain - rest.plain, brotli: whole.brotli - rest.brotli });
  rows.sort((a, b) => b.brotli - a.brotli);
  rows.push({ part: "whole", bytes: whole.plain, brotli: whole.brotli });
  console.table(rows);
});
