// A person who plays at the page by a mouse, one press after another, for the measuring of frames.

/** So long a person looks before another press, in milliseconds. */
const looking = 250;

/** Runs in the page: the middle of what is to be pressed next, brought into sight; `null` while there is nothing to do. */
function wanted(hinted) {
  const first = (...selectors) => selectors.map((each) => document.querySelector(each)).find((each) => each !== null);
  const free = (line) => line.querySelectorAll(".place").length;
  const roomiest = () => [...document.querySelectorAll(".mat .line")].sort((a, b) => free(b) - free(a))[0];
  const placing = () => {
    const ready = first("#confirm[aria-disabled=false]", "#place-so");
    if (ready || !hinted || first(".pending")) return ready ?? roomiest().querySelector(".target");
    return first("#hint-answer:empty") && first("#hint");
  };
  const acting = () => first("#again", "#next-hand", ".doing .actions button", ".digit:nth-child(3)");
  const button = first(".placing") ? placing() : acting();
  if (!button) return null;
  button.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, over: button.matches("#again, #next-hand") };
}

/**
 * Plays hands from where the table stands: the cheapest action, the third place, and in open-face Chinese by turns where the hint says
 * and card by card to where most room is.
 */
export async function play(page, hands) {
  for (let over = 0; over < hands; ) {
    await page.waitForTimeout(looking);
    const press = await page.evaluate(wanted, over % 2 === 0);
    if (press === null) continue;
    await page.mouse.click(press.x, press.y);
    if (press.over) over += 1;
  }
}
