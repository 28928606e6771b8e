// The instructions of a function, as far as one must know them to find the functions and globals that they name.

import { leb } from "./binary.mjs";

/** What follows an opcode: `i` a number, `m` a place in memory (two numbers), `4` and `8` so many bytes, `v` a list and a number. */
const operands = new Map();
const several = (from, to, what) => {
  for (let opcode = from; opcode <= to; opcode++) operands.set(opcode, what);
};
several(0x00, 0x01, "");
several(0x02, 0x04, "i"); // block, loop, if
several(0x05, 0x05, "");
several(0x0b, 0x0b, "");
several(0x0c, 0x0d, "i"); // br, br_if
several(0x0e, 0x0e, "vi"); // br_table
several(0x0f, 0x0f, "");
several(0x10, 0x10, "i"); // call
several(0x11, 0x11, "ii"); // call_indirect
several(0x1a, 0x1b, "");
several(0x1c, 0x1c, "v"); // select with types
several(0x20, 0x26, "i"); // locals, globals, tables
several(0x28, 0x3e, "ii"); // load, store
several(0x3f, 0x42, "i"); // memory.size, memory.grow, i32.const, i64.const
several(0x43, 0x43, "4");
several(0x44, 0x44, "8");
several(0x45, 0xc4, "");
several(0xd0, 0xd0, "i"); // ref.null
several(0xd1, 0xd1, "");
several(0xd2, 0xd2, "i"); // ref.func
/** The same of those that begin with 0xfc. */
const more = ["", "", "", "", "", "", "", "", "ii", "i", "ii", "i", "ii", "i", "ii", "i", "i", "i"];

const functionNaming = new Set([0x10, 0xd2]);
const globalNaming = new Set([0x23, 0x24]);

/**
 * Reads a function's body.
 *
 * @param {Buffer} body
 * @param {{ function?: (index: number) => number | void, global?: (index: number) => void }} visit is told each function
 *   and each global that is named; a number that it answers takes the function's place
 * @returns {Buffer} the body with what was put in place
 */
export function walk(body, visit) {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = body[at++];
      if (shift < 32) value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const parts = [];
  let copied = 0;
  for (let count = number(); count > 0; count--) {
    number();
    at++;
  }
  while (at < body.length) {
    const opcode = body[at++];
    const what = opcode === 0xfc ? more[number()] : operands.get(opcode);
    if (what === undefined) throw new Error(`an unknown instruction: 0x${opcode.toString(16)}`);
    for (const kind of what) {
      const start = at;
      if (kind === "4" || kind === "8") at += Number(kind);
      else if (kind === "v") for (let count = number(); count > 0; count--) number();
      else {
        const value = number();
        if (globalNaming.has(opcode)) visit.global?.(value);
        const other = functionNaming.has(opcode) ? visit.function?.(value) : undefined;
        if (other !== undefined) {
          parts.push(body.subarray(copied, start), leb(other));
          copied = at;
        }
      }
    }
  }
  if (at !== body.length) throw new Error("a function's body that ends within an instruction");
  parts.push(body.subarray(copied));
  return Buffer.concat(parts);
}
