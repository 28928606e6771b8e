// npm run sizes: what the module is made of. Each row is what the module would be smaller by, under brotli, if the bodies
// of that part's functions were empty. What was inlined counts where it was inlined to; data counts as one part.

import { readFileSync } from "node:fs";
import { assemble, parse } from "./binary.mjs";
import { build, named, sizes } from "./build.mjs";
import { main, setUp } from "./setup.mjs";

/** The part that a function belongs to, by its mangled name: a crate, and of our own a room. */
function part(name) {
  if (!/^_(R|ZN)/.test(name)) return "exported functions";
  const path = parts(name);
  const own = path.indexOf("cardroom");
  if (own >= 0 && own + 1 < path.length) return `src/${path[own + 1]}`;
  const crate = path[0];
  if (crate === undefined) return "other";
  return ["core", "alloc", "std", "hashbrown", "dlmalloc"].includes(crate) ? "standard library" : crate;
}

/** The words of a mangled name, each written there with its length before it; in the older kind of names a word may be a path. */
function parts(mangled) {
  const name = mangled.replace(/Cs[0-9A-Za-z]*_/g, "C");
  const words = [];
  for (let at = 2; at < name.length; ) {
    const length = name.slice(at).match(/^\d+/)?.[0];
    if (length === undefined) at++;
    else {
      at += length.length;
      words.push(...name.slice(at, at + Number(length)).split(/\$\w+\$|\.\.|\$/));
      at += Number(length);
    }
  }
  return words.filter((word) => /^[a-z]\w+$/.test(word) && !["as", "mut", "dyn", "impl", "char"].includes(word));
}

await main(async () => {
  build(await setUp());
  const module = parse(readFileSync(named));
  const names = ({ id }) => id === 0;
  const whole = sizes(assemble(module, { leave: names }));
  const of = module.bodies.map((_, place) => part(module.names.get(place + module.imported) ?? ""));
  const rows = [...new Set(of)].map((name) => {
    const rest = sizes(assemble(module, { leave: names, traps: (place) => of[place] === name }));
    return { part: name, bytes: whole.plain - rest.plain, brotli: whole.brotli - rest.brotli };
  });
  const rest = sizes(assemble(module, { leave: ({ id }) => id === 0 || id === 11 }));
  rows.push({ part: "data", bytes: whole.plain - rest.plain, brotli: whole.brotli - rest.brotli });
  rows.sort((a, b) => b.brotli - a.brotli);
  rows.push({ part: "whole", bytes: whole.plain, brotli: whole.brotli });
  console.table(rows);
});
