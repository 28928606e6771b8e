import assert from "node:assert/strict";
import test from "node:test";
import { assertSound, assertState, fill, languages, site, speak, text } from "./play.mjs";

const visit = site();
const outcome = (page) => page.locator(".outcome");
const heading = (page) => text(outcome(page).locator("h2"));

test("chips and words are ruled as they are typed, with the reasons and their rules", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.getByRole("link", { name: "What does this count as?" }).click();
    await page.getByRole("heading", { name: "This counts as a call." }).waitFor();
    assert.equal(await heading(page), "This counts as a call. 800 go back.");
    assert.deepEqual(await outcome(page).locator("li").allInnerTexts(), [
      "One chip of 1,000 without a word is a call of 200, however large the chip. RL-3",
    ]);
    await assertSound(page);

    // TDA 61: 500 and 25 facing 325, for change.
    await page.getByRole("button", { name: "A 500 and a 25 facing 325" }).click();
    assert.equal(await page.evaluate(() => document.activeElement?.id), "example-change");
    assert.equal(await heading(page), "This counts as a raise to 650.");
    await fill(page, { word: "call" });
    assert.equal(await heading(page), "This counts as a call. 200 go back.");
    await fill(page, { first: "chips" });
    assert.equal(await heading(page), "This counts as a raise to 650.");

    await fill(page, { word: "raise", amount: "1000", first: "words", turn: "early" });
    assert.equal(await heading(page), "This counts as a raise to 1,000, if the bet to match stays as it is.");
    await fill(page, { turn: "changed" });
    assert.equal(await heading(page), "This counts as nothing: the player may act anew. 525 go back.");
    await page.getByRole("button", { name: "500, and then 1000 more" }).click();
    assert.equal(await heading(page), "This counts as a call. 1,000 go back.");
    assert.match(await text(outcome(page).locator("li").first()), /string bet and goes back\. RL-2$/);
    await fill(page, { bet: "900", largestRaise: "400" });
    assert.equal(await heading(page), "The floor decides: a whole call, or a fold that leaves the chips.");
    await fill(page, { headsUp: true });
    assert.equal(await heading(page), "This counts as a call. 600 go back.");
    await fill(page, { word: "raise", motions: "", mayRaise: false });
    assert.equal(await heading(page), "This counts as a call.");
    await assertSound(page);
  }));

test("what cannot be is told at its field", () =>
  visit({}, async (page) => {
    await page.goto(`${page.url()}#rulings`);
    for (const [field, value, sentence] of [
      ["motions", "1000 x", "Values of chips between spaces, + between motions: 500 25 + 1000"],
      ["motions", "9000 + 25", "From 0 to 9,000."],
      ["committed", "300", "From 0 to 200."],
      ["largestRaise", "100", "At least 200."],
      ["bet", "-1", "A whole number, at least 0."],
      ["amount", "0", "A whole number, at least 1."],
    ]) {
      await page.locator("#example-chip").click();
      await fill(page, { [field]: value });
      assert.equal(await text(page.locator(`#${field}-refusal`)), sentence);
      assert.equal(await page.locator(`#${field}`).getAttribute("aria-invalid"), "true");
      assert.equal(await outcome(page).isVisible(), false);
    }
    await assertSound(page);
  }));

for (const each of languages) {
  test(`every state of the rulings is sound, speaks ${each.language} alone, and fits a phone`, () =>
    visit({ viewport: { width: 320, height: 640 } }, async (page) => {
      await speak(page, each.language);
      await page.goto(`${page.url()}#rulings`);
      for (const example of ["chip", "change", "string", "outOfTurn"]) {
        await page.click(`#example-${example}`);
        await assertState(page, each, example);
      }
      await fill(page, { bet: "-1" });
      await assertState(page, each, "refused");
    }));
}
