// A drawing that would take a slow processor longer than a frame is parted: what is looked at and pressed is drawn at once, the rest
// in a frame of its own.

type Work = () => void;

let parts: Work[] = [];
let ends = new Set<Work>();
let frame = 0;

/** So many frames from now; what is pressed is often handled within the frame that is about to be drawn. */
function soon(frames: number): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => (frames > 1 ? soon(frames - 1) : finish()));
}

function finish(): void {
  catchUp();
  const now = ends;
  ends = new Set();
  for (const end of now) end();
}

/** Does a part of a drawing after what was drawn at once can be seen. */
export function later(part: Work): void {
  parts.push(part);
  soon(2);
}

/** Does something once all parts are drawn, in the same frame; the same once, however often that is asked: a hidden page has no frames. */
export function drawn(end: Work): void {
  if (parts.length + ends.size === 0) soon(1);
  ends.add(end);
}

/** Draws the parts that wait: before they are looked at, or drawn over. */
export function catchUp(): void {
  const now = parts;
  parts = [];
  for (const part of now) part();
}
