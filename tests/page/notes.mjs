// What the tests of the banknote games share: a deck, and the moves of a player.

import { uncover } from "./play.mjs";

/** Five notes for each of four players and more, in order from the top; the seventeenth has three zeros. */
export const deck = [
  ["7111112", "8111113", "1111114", "9111115"], // from the dealer's left: seats 2, 3, 4, 1
  ["7111116", "8111117", "2111118", "5111119"],
  ["9000121", "1111122", "3411123", "2111124"], // the third notes: seat 2 has a shot
  ["4111125", "6111126", "5111127", "3111128", "6111129", "1111131", "2111132", "4111133", "5111134"],
].flat();

/** The notes of the seats by the notation that a screen reader hears. */
export const digits = (note) => [...note].join(" ");

/** Chooses a banknote game, and waits for its form. */
export const choose = async (page, game) => {
  await page.click(`#game-${game}`);
  // The form of a game is fetched when it is chosen.
  await page.locator(`#game-${game}[aria-pressed=true]`).waitFor();
  await page.locator(".setup h1").waitFor();
};

/** Announces a playing place. */
export const announce = (page, place) =>
  page
    .locator(".places .digit")
    .nth(place - 1)
    .click();

/** The player in turn uncovers and presses what has this name. */
export const press = async (page, name) => {
  await uncover(page);
  await page.locator(".doing").getByRole("button", { name, exact: false }).first().click();
};
