// Splits the module into parts that are loaded one by one: "games", which holds memory and table, and parts that stand on
// it (npm/part-names.js says which functions they are for). What only one part's exports reach lies in that part; all that
// several reach, in "games".
//
// What reaches what is known exactly: calls are read from the code, addresses of functions and of data from the linker's
// relocations. A part's functions stand in the slots of the table that they have in the whole module, its data at the same
// addresses, put there when the part is loaded. So nothing in "games" may name a slot or an address of another part:
// `check` looks for that in the relocations once more. The module is split before wasm-opt, which then sees each part as
// a module of its own, with imports and exports, and cannot mix them.

import { leb, parse, trap } from "./binary.mjs";
import { walk } from "./code.mjs";
import { partNames, partOf } from "./part-names.js";
import { panicsOf } from "./snip.mjs";
import { usesOf } from "./uses.mjs";

const [games, ...later] = partNames;
/** What the parts import from "games" under. */
const FROM = "g";
/** So many bytes that are zero or another part's cost less apart than together. */
const GAP = 8;

/**
 * The parts of a module.
 *
 * @param {Buffer} linked the module as the linker left it, with relocations
 * @param {Buffer} snipped the same after wasm-bindgen and npm/snip.mjs, with mangled names
 * @returns {Map<string, Buffer>} by name
 */
export function split(linked, snipped) {
  const known = graph(parse(linked), parse(snipped));
  const owners = assigned(known);
  check(known, owners);
  return emitted(known, owners);
}

/** The part of an export. The glue calls methods by the name of their class in small letters. */
function partOfExport(name) {
  for (const [owner, part] of partOf) {
    const small = owner.toLowerCase();
    if (name === owner || name.startsWith(`${small}_`) || name === `__wbg_${small}_free`) return part;
  }
  return games;
}

/** The functions of the module, by their indices there, and its pieces of data, each with what it uses. */
function graph(module, whole) {
  const { functions, data } = usesOf(module, panicsOf(module));
  // wasm-bindgen gives functions other indices and keeps their names, but those of exports, which lose their hash.
  const placeOf = new Map([...whole.names].map(([index, name]) => [name, index]));
  const bare = (name) => name.replace(/_[0-9a-f]{16}$/, "");
  const exported = new Map(
    module.exports.filter(({ kind }) => kind === 0).map(({ name, index }) => [index, bare(name)]),
  );
  const placed = (index) => placeOf.get(module.names.get(index)) ?? placeOf.get(exported.get(index));

  const uses = new Map(data.map((piece) => [piece, new Set()]));
  const used = (symbol) => (symbol.kind === 0 ? placed(symbol.index) : symbol);
  for (const [place, body] of whole.bodies.entries()) {
    const found = new Set();
    walk(body.bytes, { function: (index) => void found.add(index) });
    uses.set(place + whole.imported, found);
  }
  const isTrap = (index) => index >= whole.imported && whole.bodies[index - whole.imported].bytes.equals(trap);
  const add = (user, symbols) => {
    for (const symbol of symbols) {
      const found = used(symbol);
      // What is not there any more wasm-bindgen has taken out with all that it was called for.
      if (uses.has(found)) uses.get(user).add(found);
    }
  };
  for (const { index, uses } of functions) {
    const user = placed(index);
    if (user !== undefined && !isTrap(user)) add(user, uses);
  }
  for (const piece of data) add(piece, piece.uses);
  sameTable(module, whole, placed);
  return { module, whole, uses, data, placed, functions };
}

/** wasm-bindgen must leave each function in its slot. */
function sameTable(module, whole, placed) {
  for (const [at, { slot, functions }] of module.elements.entries()) {
    const { slot: other, functions: others } = whole.elements[at];
    if (slot !== other || functions.some((index, place) => (placed(index) ?? others[place]) !== others[place])) {
      throw new Error("the table's slots are not those that the linker gave");
    }
  }
}

/** The part of each function and piece of data that is reached at all. */
function assigned({ whole, uses }) {
  const owners = new Map();
  const reach = (roots, stop) => {
    const reached = new Set();
    const waiting = [...roots];
    while (waiting.length > 0) {
      const next = waiting.pop();
      if (reached.has(next) || stop.has(next)) continue;
      reached.add(next);
      for (const each of uses.get(next) ?? []) waiting.push(each);
    }
    return reached;
  };
  const roots = (part) =>
    whole.exports.filter(({ kind, name }) => kind === 0 && partOfExport(name) === part).map(({ index }) => index);
  const first = reach(roots(games), new Set());
  for (const each of first) owners.set(each, games);
  for (const part of later) {
    for (const each of reach(roots(part), first)) owners.set(each, owners.has(each) ? games : part);
  }
  return owners;
}

/** Fails where a part names what may not be there yet: looked up relocation by relocation, not by what was reached. */
function check({ module, uses, data, placed, functions }, owners) {
  const known = (user, symbol) => {
    const used = symbol.kind === 0 ? placed(symbol.index) : symbol;
    const [of, to] = [owners.get(user), owners.get(used)];
    if (of === undefined || to === undefined || to === games || to === of) return;
    // A function that became a trap, or that wasm-bindgen changed, names less than it did.
    if (symbol.kind === 0 && typeof user === "number" && !uses.get(user).has(used)) return;
    throw new Error(`${of} refers to ${to}: ${module.names.get(symbol.index) ?? symbol.name}`);
  };
  for (const { index, uses } of functions) for (const symbol of uses) known(placed(index), symbol);
  for (const piece of data) for (const symbol of piece.uses) known(piece, symbol);
}

const text = (string) => Buffer.concat([leb(string.length), Buffer.from(string)]);
const list = (items) => Buffer.concat([leb(items.length), ...items]);
const section = (id, bytes) => Buffer.concat([Buffer.from([id]), leb(bytes.length), bytes]);
/** `i32.const`, its number, `end`. */
const constant = (value) => {
  const bytes = [0x41];
  for (let rest = value; ; rest >>= 7) {
    const last = rest < 64 && rest >= -64;
    bytes.push((rest & 127) | (last ? 0 : 128));
    if (last) return Buffer.from([...bytes, 0x0b]);
  }
};
const kinds = { function: 0, table: 1, memory: 2, global: 3 };
/** The type of the stack pointer: i32, mutable. */
const pointer = Buffer.from([0x7f, 1]);

/** The parts as modules. */
function emitted({ whole, uses, data }, owners) {
  const bytes = ownedBytes(whole, data, owners);
  const ofPart = (part) =>
    [...uses.keys()].filter((use) => typeof use === "number" && owners.get(use) === part).sort((a, b) => a - b);
  const shared = new Map();
  const parts = new Map();
  for (const part of [...later, games]) {
    const own = ofPart(part);
    const bodies = new Map();
    const called = new Set();
    for (const index of own) {
      walk(whole.bodies[index - whole.imported].bytes, {
        function: (each) => void called.add(each),
        global: (each) => {
          if (each !== 0 && part !== games) throw new Error(`${part} uses a global beside the stack pointer`);
        },
      });
    }
    const exported = whole.exports.filter(({ name, kind }) =>
      kind === 0 ? partOfExport(name) === part : part === games,
    );
    for (const { kind, index } of exported) if (kind === 0) called.add(index);
    const imports = [...called].filter((index) => index < whole.imported || owners.get(index) !== part);
    imports.sort((a, b) => a - b);
    const places = new Map([...imports, ...own].map((index, place) => [index, place]));
    for (const index of own) {
      bodies.set(index, walk(whole.bodies[index - whole.imported].bytes, { function: (each) => places.get(each) }));
    }

    const imported = imports.map((index) => {
      if (index < whole.imported) {
        const { from, name, type } = whole.imports.filter(({ kind }) => kind === 0)[index];
        return [text(from), text(name), Buffer.from([kinds.function]), type];
      }
      if (!shared.has(index)) shared.set(index, (shared.size + 36).toString(36));
      return [
        text(FROM),
        text(shared.get(index)),
        Buffer.from([kinds.function]),
        leb(whole.types[index - whole.imported]),
      ];
    });
    const exports = exported.map(({ name, kind, index }) => [
      text(name),
      Buffer.from([kind]),
      leb(kind === 0 ? places.get(index) : index),
    ]);
    if (part === games) {
      for (const [index, name] of shared)
        exports.push([text(name), Buffer.from([kinds.function]), leb(places.get(index))]);
      exports.push([text("t"), Buffer.from([kinds.table]), leb(0)], [text("p"), Buffer.from([kinds.global]), leb(0)]);
    } else {
      imported.push(
        [text(FROM), text("t"), Buffer.from([kinds.table]), whole.tables[0]],
        [text(FROM), text("memory"), Buffer.from([kinds.memory]), whole.memories[0]],
        [text(FROM), text("p"), Buffer.from([kinds.global]), pointer],
      );
    }
    const copied = (id) => whole.sections.filter((each) => each.id === id).map((each) => each.bytes);
    parts.set(
      part,
      Buffer.concat([
        whole.bytes.subarray(0, 8),
        ...copied(1),
        section(2, list(imported.map((each) => Buffer.concat(each)))),
        section(3, list(own.map((index) => leb(whole.types[index - whole.imported])))),
        ...(part === games ? [4, 5, 6].flatMap(copied) : []),
        section(7, list(exports.map((each) => Buffer.concat(each)))),
        section(9, list(elements(whole, places, owners, part))),
        section(10, list([...bodies.values()].flatMap((body) => Buffer.concat([leb(body.length), body])))),
        section(11, list(segments(whole, bytes, part))),
      ]),
    );
  }
  return parts;
}

/** The element segments of a part: runs of slots that its functions stand in. */
function elements({ elements }, places, owners, part) {
  const runs = [];
  for (const { slot, functions } of elements) {
    let run = null;
    for (const [place, index] of functions.entries()) {
      if (owners.get(index) !== part) run = null;
      else {
        if (run === null) {
          run = { slot: slot + place, functions: [] };
          runs.push(run);
        }
        run.functions.push(leb(places.get(index)));
      }
    }
  }
  return runs.map(({ slot, functions }) => Buffer.concat([leb(0), constant(slot), list(functions)]));
}

/** The part of each byte of data, by address; what several use is of "games", and what nobody uses is not there. */
function ownedBytes(whole, data, owners) {
  const owned = new Map();
  for (const piece of data) {
    const part = owners.get(piece);
    if (part === undefined) continue;
    for (let address = piece.address; address < piece.address + piece.size; address++) {
      const before = owned.get(address);
      owned.set(address, before === undefined || before === part ? part : games);
    }
  }
  // What no piece of data covers would be lost.
  for (const { address, at, size } of whole.segments) {
    for (let place = 0; place < size; place++) {
      if (whole.bytes[at + place] !== 0 && !owned.has(address + place)) owned.set(address + place, games);
    }
  }
  return owned;
}

/** The data segments of a part: runs of its bytes that are not zero, with what little lies between them that nobody needs. */
function segments({ segments, bytes }, owned, part) {
  const runs = [];
  for (const { address, at, size } of segments) {
    let run = null;
    for (let place = 0; place < size; place++) {
      const owner = owned.get(address + place);
      if (owner !== undefined && owner !== part) run = null;
      else if (bytes[at + place] !== 0) {
        if (run === null || at + place - run.to > GAP) {
          run = { address: address + place, from: at + place, to: 0 };
          runs.push(run);
        }
        run.to = at + place + 1;
      }
    }
  }
  return runs.map(({ address, from, to }) =>
    Buffer.concat([leb(0), constant(address), leb(to - from), bytes.subarray(from, to)]),
  );
}
