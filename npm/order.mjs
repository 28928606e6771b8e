// The order of functions. A compressor finds repetitions, the nearer the cheaper: each function is followed by the one that
// has most in common with it.

import { assemble, leb, parse } from "./binary.mjs";

/** How many bytes make a piece that two functions may have in common, and what is too common to tell anything. */
const PIECE = 6;
const COMMON = 60;

/**
 * The module with names for its functions after which `wasm-opt --reorder-functions-by-name` puts them in order.
 *
 * @param {Buffer} bytes
 */
export function named(bytes) {
  const module = parse(bytes);
  const places = similar(module.bodies.map((body) => body.bytes));
  const names = Array.from({ length: module.imported }, (_, index) => [index, `a${index}`]);
  places.forEach((place, at) => {
    names.push([place + module.imported, `f${String(at).padStart(6, "0")}`]);
  });
  names.sort((a, b) => a[0] - b[0]);
  const text = (name) => Buffer.concat([leb(name.length), Buffer.from(name)]);
  const map = Buffer.concat([leb(names.length), ...names.flatMap(([index, name]) => [leb(index), text(name)])]);
  const section = Buffer.concat([text("name"), Buffer.from([1]), leb(map.length), map]);
  return Buffer.concat([
    assemble(module, { leave: ({ id }) => id === 0 }),
    Buffer.from([0]),
    leb(section.length),
    section,
  ]);
}

/** The places of the bodies, each next to one that it resembles. */
function similar(bodies) {
  const pieces = bodies.map((body) => {
    const found = new Set();
    for (let at = 0; at + PIECE <= body.length; at++) {
      let piece = 0;
      for (let place = at; place < at + PIECE; place++) piece = (Math.imul(piece, 257) + body[place]) >>> 0;
      found.add(piece);
    }
    return found;
  });
  const holders = new Map();
  pieces.forEach((found, place) => {
    for (const piece of found) {
      const list = holders.get(piece);
      if (list === undefined) holders.set(piece, [place]);
      else list.push(place);
    }
  });
  const left = new Set(bodies.keys());
  const order = [];
  const next = (place) => {
    const scores = new Map();
    for (const piece of pieces[place]) {
      const list = holders.get(piece);
      if (list.length < 2 || list.length >= COMMON) continue;
      for (const other of list) if (left.has(other)) scores.set(other, (scores.get(other) ?? 0) + 1 / list.length);
    }
    let best;
    let most = 0;
    for (const [other, score] of scores) {
      const weighed = score / Math.sqrt(pieces[other].size + 50);
      if (weighed > most) [best, most] = [other, weighed];
    }
    return best;
  };
  while (left.size > 0) {
    const found = order.length > 0 ? (next(order.at(-1)) ?? next(order.at(-2) ?? order[0])) : undefined;
    const place = found ?? left.values().next().value;
    left.delete(place);
    order.push(place);
  }
  return order;
}
