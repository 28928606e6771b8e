// What the tests of past hands share: hands that were played to their end, and the way to them.

import { Game } from "cardroom";
import { placed } from "../support/open-face.mjs";
import { choose, random } from "../support/play.mjs";
import { go, match, plant, seed } from "./play.mjs";

const stacks = [500, 500, 500];
export const setups = [
  { game: "texas-holdem", stacks, button: 0, blinds: { small: 5, big: 10 }, seed: seed(4) },
  { game: "liars-holdem", stacks, button: 0, ante: 10, seed: seed(4) },
  { game: "liars-draw", stacks, button: 0, ante: 10, seed: seed(5) },
  { game: "open-face", players: 3, button: 0, seed: seed(4) },
];

/** A hand that was played to its end. */
export function finished(setup, next = random(5)) {
  const game = new Game(setup);
  while (!game.complete) {
    const seat = game.canAct[0];
    const legal = game.legalActions(seat);
    const place = legal.find(({ type }) => type === "place");
    game.act(seat, place ? placed(place, next) : choose(legal, next));
  }
  return game;
}

/** Lets the page keep hands as if they had been played here. */
export async function past(page, ...games) {
  for (const [at, game] of games.entries()) {
    await plant(page, { ...match(game), id: `match-${at}` });
    await page.reload();
    await page.locator(".table").waitFor();
  }
  await go(page, "history");
  await page.locator(".past-hands").first().waitFor();
}

/** Opens a past hand of a match, by its name. */
export const open = async (page, name) => {
  await page.locator(".past article", { hasText: name }).locator("a").first().click();
  await page.locator(".player").waitFor();
};
