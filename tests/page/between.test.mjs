// What may change between two hands: the stakes go up, and people sit out.

import assert from "node:assert/strict";
import test from "node:test";
import init, { Game } from "cardroom";
import { act, assertSound, deal, fill, fixChance, go, kept, seed, site, speak, text } from "./play.mjs";

const visit = site();
await init();

/** What is kept of the match, as the package has it. */
async function state(page) {
  const { save } = await kept(page);
  const game = Game.load(save);
  const view = game.view();
  game.free();
  return view;
}

test("blinds, ante and straddles go up after so many hands, in numbers of the chips, across a reload", () =>
  visit({ viewport: { width: 320, height: 640 } }, async (page) => {
    await deal(page, {
      seats: "3",
      button: "0",
      seed: seed(1),
      "ante-mode": "each",
      "ante-amount": "1",
      straddles: "20",
      "rise-hands": "2",
      "rise-by": "150",
    });
    const levels = [];
    const told = [];
    for (let hand = 0; hand < 6; hand += 1) {
      const { stakes } = await state(page);
      levels.push([stakes.small, stakes.big, stakes.straddles[0], stakes.ante.amount]);
      told.push(await text(page.locator(".rise")));
      await act(page, "Fold");
      await act(page, "Fold");
      await page.locator(".result").waitFor();
      if (hand === 2) {
        await assertSound(page);
        await page.reload();
        await page.locator(".result").waitFor();
      }
      await page.click("#next-hand");
      await page.locator(".cover").waitFor();
    }
    // By half: 7.5 and 15, 11.25 and 22.5; a straddle is at least twice the big blind.
    assert.deepEqual(levels, [
      [5, 10, 20, 1],
      [5, 10, 20, 1],
      [8, 15, 30, 2],
      [8, 15, 30, 2],
      [11, 23, 46, 2],
      [11, 23, 46, 2],
    ]);
    assert.equal(told[0], "In 2 hands: blinds 8/15.");
    assert.equal(told[1], "From the next hand: blinds 8/15.");
    assert.equal(told[2], "In 2 hands: blinds 11/23.");
    await speak(page, "ru");
    assert.match(await text(page.locator(".rise")), /^Через 2 раздачи: блайнды \d/);
  }));

test("stakes stay below all the chips, and as they are where nobody asked for more", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2", button: "0", stack: "20", seed: seed(1), "rise-hands": "1", "rise-by": "200" });
    for (let hand = 0; hand < 3; hand += 1) {
      const { stakes } = await state(page);
      assert.deepEqual([stakes.small, stakes.big], [5 * 2 ** Math.min(hand, 2), 10 * 2 ** Math.min(hand, 2)]);
      if (hand === 2) break;
      await act(page, "Fold");
      await page.click("#next-hand");
    }
    assert.equal(await page.locator(".rise").count(), 0);
    await page.click("#new-match");
    await page.locator("dialog[open] .main, #seats").first().waitFor(); // the match may be over by then
    if (await page.locator("dialog[open] .main").count()) await page.locator("dialog[open] .main").click();
    await deal(page, { stack: "1000", "rise-hands": "0", seed: seed(1) });
    assert.equal(await page.locator(".rise").count(), 0);
  }));

test("the buy-in of a banknote game goes up, too", () =>
  visit({}, async (page) => {
    await page.click("#game-liars-holdem");
    await deal(page, { seats: "3", button: "0", ante: "30", "rise-hands": "1", "rise-by": "200", seed: seed(1) });
    assert.match(await text(page.locator(".rise")), /60/);
    await page.locator(".digit").first().click();
    for (;;) {
      await page.locator(".cover, .result").first().waitFor();
      if (await page.locator(".result").count()) break;
      await page.locator(".cover .action").first().click();
      const fold = page.locator(".doing .actions .quiet");
      await ((await fold.count()) ? fold : page.locator(".doing .actions button")).first().click();
    }
    assert.equal((await state(page)).stakes.ante, 30);
    await page.click("#next-hand");
    await page.locator(".digit").first().waitFor();
    assert.equal((await state(page)).stakes.ante, 60);
  }));

test("a person sits out and comes back: hands go on without it (TH-20)", () =>
  visit({ viewport: { width: 390, height: 840 } }, async (page) => {
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "instant"));
    await fixChance(page);
    await deal(page, { seats: "3", button: "0", others: "beginner", seed: seed(4) });
    await page.locator(".doing .actions button").first().waitFor();
    await page.click("#sit-0");
    await page.locator(".result").waitFor();
    const gone = await state(page);
    assert.equal(gone.seats[0].away, true);
    assert.equal(gone.seats[0].status, "folded");
    await page.click("#next-hand");
    await page.locator(".result").waitFor();
    assert.match(await text(page.locator(".seat").first()), /^You\b[\s\S]*(sit out|folded)/);
    assert.match(await text(page.locator(".log")), /./);
    await assertSound(page);
    await page.reload();
    await page.locator(".result").waitFor();
    assert.equal((await text(page.locator("#sit-0"))).trim(), "I am back");
    await page.click("#sit-0");
    assert.match(await text(page.locator(".log")), /You are back/);
    await page.click("#next-hand");
    await page.locator(".doing .actions button").first().waitFor();
    assert.equal((await state(page)).seats[0].away, false);
  }));

test("of several people each sits out between two hands", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "3", button: "0", seed: seed(4) });
    assert.equal(await page.locator(".sitting").count(), 0);
    await act(page, "Fold");
    await act(page, "Fold");
    await page.getByRole("button", { name: "Seat 1 sits out" }).click();
    assert.equal(await page.getByRole("button", { name: "Seat 1 is back" }).count(), 1);
    await page.click("#next-hand");
    // The button has moved to the second seat, and the third and the first have the blinds.
    await page.getByRole("heading", { name: "Pass the device to seat 2" }).waitFor();
    await act(page, "Call");
    await page.getByRole("heading", { name: "Pass the device to seat 3" }).waitFor();
    const { seats } = await state(page);
    assert.deepEqual(
      seats.map(({ away }) => away),
      [true, false, false],
    );
  }));

test("in a sit-and-go who sits out is dealt in, and the hand is dead (TT-9)", () =>
  visit({}, async (page) => {
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "instant"));
    await fixChance(page);
    await go(page, "tournament");
    await page.click("#kind-sit-and-go");
    await fill(page, { players: "4", others: "beginner", seed: seed(2) });
    await page.locator(".setup button[type=submit]").click();
    const mine = () => page.locator(".doing .actions button, #next-hand").first().waitFor();
    await mine();
    await page.locator(".sitting button", { hasText: "Sit out" }).click();
    while ((await page.locator("#next-hand").count()) === 0) {
      const fold = page.locator(".doing .actions button").last();
      if (await fold.count()) await fold.click();
      await mine();
    }
    await page.click("#next-hand");
    await page.locator("#next-hand").waitFor();
    assert.match(await text(page.locator(".seat", { hasText: "You" })), /dead hand/);
    await page.locator(".sitting button", { hasText: "I am back" }).click();
    await page.click("#next-hand");
    await mine();
    assert.doesNotMatch(await text(page.locator(".seat", { hasText: "You" })), /dead hand/);
  }));
