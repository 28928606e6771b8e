import assert from "node:assert/strict";
import test from "node:test";
import { moduleOf } from "../support/module.mjs";

const frames = new Map();
let asked = 0;
globalThis.requestAnimationFrame = (work) => {
  frames.set(++asked, work);
  return asked;
};
globalThis.cancelAnimationFrame = (number) => frames.delete(number);

/** Draws one frame. */
function frame() {
  const now = [...frames.values()];
  frames.clear();
  for (const work of now) work();
}

const { later, drawn, catchUp } = await moduleOf("www/src/later.ts");

test("the parts of a drawing follow after a frame, and what moves begins with them", () => {
  const done = [];
  later(() => done.push("part"));
  drawn(() => done.push("moves"));
  frame();
  assert.deepEqual(done, []);
  frame();
  assert.deepEqual(done, ["part", "moves"]);
  // What is drawn over comes at once, and once.
  later(() => done.push("log"));
  catchUp();
  frame();
  frame();
  assert.deepEqual(done, ["part", "moves", "log"]);
  assert.equal(frames.size, 0);
});

test("a page that is hidden does what it missed once, when it is seen again", () => {
  let scrolled = 0;
  const scroll = () => {
    scrolled += 1;
  };
  for (let drawing = 0; drawing < 1000; drawing++) {
    later(() => {});
    drawn(scroll);
    catchUp();
  }
  for (let seen = 0; seen < 4; seen++) frame();
  assert.equal(scrolled, 1);
});
