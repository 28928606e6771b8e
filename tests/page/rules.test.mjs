import assert from "node:assert/strict";
import test from "node:test";
import { rulebook as en } from "cardroom/text/en";
import { rulebook as ru } from "cardroom/text/ru";
import { assertFits, assertSpeaks, assertState, fill, languages, site, speak, text } from "./play.mjs";

const visit = site();

/** What else stays Latin in Russian: cards as they are written. */
const written = /[2-9TJQKA][cdhs♣♦♥♠]?/g;

test("a ruling's rule is one click away, and the form is as it was on the way back", () =>
  visit({}, async (page) => {
    await page.getByRole("link", { name: "What does this count as?" }).click();
    await fill(page, { bet: "325", bigBlind: "100", largestRaise: "325", motions: "500 25" });
    await page.locator(".outcome").getByRole("link", { name: "RL-4" }).first().click();
    await page.locator("article").first().waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "RL-4 Several chips");
    assert.equal(await text(page.locator("article", { hasText: "RL-4" }).locator("p")), en["RL-4"].text);
    await page.goBack();
    await page.locator("#motions").waitFor();
    assert.equal(await page.locator("#motions").inputValue(), "500 25");
    // Opened by its address alone.
    const opened = await page.context().newPage();
    await opened.goto(`${page.url().split("#")[0]}#rules/OF-7`);
    await opened.locator("article").first().waitFor();
    assert.equal(await opened.evaluate(() => document.activeElement?.textContent), "OF-7 The order of rows");
  }));

for (const each of languages) {
  const { language } = each;
  test(`the rulebook has every rule in ${language}, and each worked example runs, on a phone`, () =>
    visit({ viewport: { width: 320, height: 640 } }, async (page) => {
      await speak(page, language);
      await page.goto(`${page.url()}#rules`);
      await page.locator("article").first().waitFor();
      assert.equal(await page.locator("article").count(), Object.keys({ en, ru }[language]).length);
      await assertSpeaks(page, each, "rulebook");
      await assertFits(page);
      // What axe finds of it, it finds with all examples open, too.
      await page.locator("details.example").evaluateAll((all) => {
        for (const each of all) each.open = true;
      });
      const all = page.locator("details.example");
      await page.waitForFunction(() =>
        [...document.querySelectorAll("details.example")].every((each) => each.children.length === 2),
      );
      for (const said of await all.allInnerTexts()) assert.doesNotMatch(said, /null/);
      const worth = page
        .locator("article", { has: page.locator("h3", { hasText: "LP-11 " }) })
        .locator("cardroom-evaluator [part~=worth]")
        .first();
      assert.match(await worth.textContent(), language === "en" ? /pair 7-7, kicker 5/i : /пара 7-7, кикер 5/i);
      // TH-9: four put in 100, three of them 200 more, two 400 more. TH-6: 600 above 900.
      const pots = await text(page.locator("cardroom-pots .frame"));
      for (const pot of [400, 600, 800]) assert.match(pots, new RegExp(`\\b${pot}\\b`));
      assert.match(await text(page.locator("cardroom-minimum-raise .frame")), /1[,\s]500/);
      const raises = page.locator("article", { has: page.locator("h3", { hasText: "TH-6 " }) });
      assert.match(await text(raises.locator("details")), /1[,\s]500/);
      await assertState(page, each, "worked examples", written);
    }));
}
