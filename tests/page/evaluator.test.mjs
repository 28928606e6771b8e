import assert from "node:assert/strict";
import test from "node:test";
import { assertSound, focused, site, text } from "./play.mjs";

const visit = site();

test("cards are picked from the deck and typed, and two hands compared", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.getByRole("link", { name: "Hand evaluator" }).click();
    const worth = page.locator("output[for=typed-0], output[for=typed-1]");
    await page.getByRole("button", { name: "nine of clubs" }).click();
    assert.equal(await text(worth.first()), "1 card more");
    await page.getByRole("button", { name: "nine of clubs" }).click(); // and back
    for (const card of ["nine of spades", "nine of hearts", "nine of diamonds", "four of spades", "four of hearts"]) {
      await page.getByRole("button", { name: card }).click();
    }
    assert.equal(await text(worth.first()), "Full house, nines full of fours");
    assert.equal(await page.locator("#typed-0").inputValue(), "9s 9h 9d 4s 4h");
    await page.getByRole("button", { name: "ace of clubs" }).click();
    await page.getByRole("button", { name: "four of diamonds" }).click();
    assert.equal(await page.locator("section:has(#typed-0) .plays").count(), 5);
    await page.getByRole("button", { name: "two of clubs" }).click();
    await page.getByText("A hand has at most seven cards here.").waitFor();
    await page.getByRole("button", { name: "ace of clubs" }).click(); // and back
    assert.equal(await page.locator("[aria-pressed=true].pick").count(), 6);

    await page.locator("#typed-1").fill("9s 8s 7s 6s 5s");
    assert.equal(await text(worth.last()), "Straight flush to the nine");
    assert.equal(
      await text(page.locator(".comparison")),
      "Hand 2 wins. Straight flush to the nine beats full house, nines full of fours (TH-15).",
    );
    await assertSound(page);
    await page.locator("#typed-1").fill("9c 9h 9d 4s 4h");
    assert.equal(
      await text(page.locator(".comparison")),
      "Hands 1 and 2 are equal. Full house, nines full of fours: equal hands split (TH-13).",
    );
    await page.locator("#typed-1").fill("2c 9h 9d 4s");
    assert.equal(await text(worth.last()), "1 card more");

    for (const [typed, sentence] of [
      ["As Zz", "Not a card. Write rank and suit: As Td 9c."],
      ["As Ks As Qs Js", "A card appears twice, again as number 3."],
      ["As Ks Qs Js Ts 9s 8s 7s", "8 cards make no hand: it takes five to seven."],
    ]) {
      await page.locator("#typed-1").fill(typed);
      await page.locator("#typed-1-refusal", { hasText: sentence }).waitFor();
    }
    await assertSound(page);
  }));

test("the deck is one stop for the Tab key, and arrows move within it", () =>
  visit({}, async (page) => {
    await page.goto(`${page.url()}#evaluator`);
    await page.getByRole("button", { name: "ace of spades" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    assert.equal(await page.locator("#typed-0").inputValue(), "Kh");
    await page.keyboard.press("Tab");
    assert.equal(await focused(page), "typed-board");
  }));
