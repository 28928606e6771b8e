// What the tests of play against computers share: a person who makes simple choices.

import { fill, fixChance, press, text } from "./play.mjs";

/** The forms of the games with stacks so small that a match ends soon. */
export const small = {
  "texas-holdem": { seats: "3", stack: "60", small: "5", big: "10" },
  "liars-holdem": { seats: "3", stack: "150", ante: "30", rake: "2" },
  "liars-draw": { seats: "3", stack: "150", ante: "30", rake: "2" },
  "open-face": { players: "2", stack: "20", kush: "5", settlement: "win-cap" },
};

/** Chooses a game and deals at a table of computers, at once or by another pace; in every run the same. */
export async function begin(page, game, fields = {}, speed = "instant") {
  await page.evaluate((chosen) => localStorage.setItem("cardroom/speed", chosen), speed);
  await fixChance(page);
  await page.click(`#game-${game}`);
  await fill(page, { ...small[game], ...fields });
  await page.locator(".setup button[type=submit]").click();
}

/** Where the person has something to do. */
export const turn = ".doing .actions button, .announcement .digit, .placing #confirm";
const stop = `${turn}, #next-hand, #again`;

/** Waits until the person is to act, or a hand is over. */
export const mine = (page) => page.locator(stop).first().waitFor();

/** One choice: a placement as an expert would, all the chips, or what costs least. */
export async function choose(page, { bold = false } = {}) {
  if (await page.locator(".placing").count()) {
    if ((await page.locator("#confirm").getAttribute("aria-disabled")) === "true") {
      await press(page.locator("#hint"));
      await press(page.locator("#place-so"));
    }
    return press(page.locator("#confirm"));
  }
  if (await page.locator(".announcement").count()) return press(page.locator(".digit").nth(2));
  const all = page.locator(".doing .actions .strong");
  const button = bold && (await all.count()) ? all.last() : page.locator(".doing .actions button").first();
  return press(button);
}

/**
 * Plays until the match is over: the first hand to its end, then for all the chips. Each state that comes for the first time is
 * handed to `seen`, with its name.
 */
export async function playOut(page, { seen = async () => {} } = {}) {
  const known = new Set();
  let bold = false;
  const once = async (name) => {
    if (known.has(name)) return;
    known.add(name);
    await seen(name);
  };
  for (let moves = 0; moves < 600; moves += 1) {
    await mine(page);
    const next = page.locator("#next-hand");
    if (await next.count()) {
      await once((await page.locator(".over").count()) ? "out" : "result");
      await press(next);
      bold = true;
    } else if (await page.locator("#again").count()) {
      await once("over");
      return moves;
    } else {
      const phase = (await text(page.locator("#felt-name, #boards-name"))).split("\n")[0].replace(/^.*· /, "");
      await once(phase);
      await choose(page, { bold });
    }
  }
  throw new Error("the match does not end");
}

/** Moves the focus by Tab to what matches; fails where it is not reached. */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}
