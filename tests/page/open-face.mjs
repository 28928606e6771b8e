// What the tests of open-face Chinese share: the cards that nobody may see, moves that are carried out by hand, and results.

import assert from "node:assert/strict";
import { Game, placements } from "cardroom";
import { rowNames } from "../support/open-face.mjs";
import { cardName, deal, match, plant, text } from "./play.mjs";

/** Fills the form of open-face and deals. */
export async function start(page, fields) {
  await page.click("#game-open-face");
  await deal(page, fields);
}

/** No trace of these cards is in the document, whether drawn, named or attributed. */
export async function assertHidden(page, cards) {
  const html = await page.content();
  for (const card of cards) {
    assert.ok(!html.includes(cardName(card)), `${cardName(card)} is in the document`);
    assert.ok(!html.includes(`"${card}"`), `${card} is in the document`);
  }
}

/** What nobody, or nobody but a viewer, may know now. */
export const secrets = (game, viewer = null) =>
  game
    .view()
    .seats.map(({ seat }) => game.view(seat).seats[seat])
    .filter(({ seat }) => seat !== viewer)
    .flatMap(({ drawn, discards, faceDown, rows }) => [
      ...(drawn ?? []),
      ...(discards ?? []),
      ...(faceDown > 0 ? rowNames.flatMap((row) => rows[row]) : []),
    ]);

/** A placement for the seat in turn, another one each time. */
export function some(game, turn) {
  const all = placements(game.legalActions()[0]);
  return all[(turn * 37) % all.length];
}

export const steps = (action) => rowNames.flatMap((row) => action[row].map((card) => [card, row]));

/** Takes hold of a card and drops it in the middle of an element. */
export async function drag(page, from, to) {
  const centre = async (selector) => {
    const { x, y, width, height } = await page.locator(selector).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.locator(to).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await centre(from)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(to)), { steps: 4 });
  await page.mouse.up();
}

export const mirror = (options) => new Game({ game: "open-face", players: 2, button: 1, ...options });

/** What the page says of a finished deal is what the package says. */
export async function assertResult(page, game) {
  const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
  const { players, pairs, payments, balances } = game.result();
  const said = await text(page.locator(".result .each"));
  for (const { seat, net, foul, royalties } of players) {
    const own = said.split("Seat ").find((part) => part.startsWith(String(seat + 1)));
    assert.match(own, new RegExp(`^${seat + 1}: ${signed(net).replace("+", "\\+")}\\s`));
    assert.equal(own.includes("Dead hand"), foul);
    const sum = rowNames.reduce((total, row) => total + royalties[row], 0);
    if (!foul) assert.match(own, sum === 0 ? /No royalties/ : new RegExp(`Royalties ${sum}\\.`));
  }
  const tables = page.locator("table.pair");
  assert.equal(await tables.count(), pairs.length);
  for (const [at, { first, second, firstPoints, secondPoints, net }] of pairs.entries()) {
    const table = tables.nth(at);
    assert.equal(await text(table.locator("caption")), `Seat ${first + 1} against seat ${second + 1}`);
    const cells = async (row) => (await row.locator("td").allInnerTexts()).map((each) => each.trim());
    assert.deepEqual(await cells(table.locator("tfoot tr")), [signed(net), signed(-net)]);
    assert.deepEqual(await cells(table.locator("tbody tr").nth(3)), [
      String(firstPoints.rows),
      String(secondPoints.rows),
    ]);
    assert.deepEqual(await cells(table.locator("tbody tr").nth(4)), [
      String(firstPoints.royalties),
      String(secondPoints.royalties),
    ]);
  }
  const paid = await text(page.locator(".paid"));
  for (const { from, to, paid: chips } of payments) {
    assert.ok(paid.includes(`Seat ${from + 1} pays ${chips} to seat ${to + 1}`), paid);
  }
  assert.deepEqual(
    (await page.locator(".board-of .stack").allTextContents()).map((each) => each.replace("Balance ", "")),
    [...balances.map(signed)],
  );
}

export const enters = "QhQd2s/KhKd9h5d2c/AhAs8h6d4c";
export const plain = "8s8d3s/9s9c4hJdTh/TsTdJc6h5c";

/** Opens a match that was played elsewhere. */
export async function open(page, game) {
  await plant(page, match(game));
  await page.reload();
}
