import assert from "node:assert/strict";
import test from "node:test";
import init, { Game } from "cardroom";
import { plan, playPlan } from "../support/open-face.mjs";
import { enters, open, plain } from "./open-face.mjs";
import { assertState, deal, fill, go, languages, seed, site, speak, uncover } from "./play.mjs";

const visit = site();
await init();

for (const each of languages) {
  const { language } = each;
  test(`every state of open-face is sound, speaks ${language} alone, and fits a phone`, () =>
    visit({ viewport: { width: 320, height: 640 } }, async (page) => {
      const sound = (state) => assertState(page, each, state);
      await speak(page, language);
      await page.click("#game-open-face");
      await sound("form");
      await fill(page, { variant: "closed-13" });
      await page.check("#naturals");
      await sound("form of the closed game");
      await fill(page, { variant: "pineapple" });
      await deal(page, { players: "3", settlement: "win-cap" });
      await sound("refused");
      await deal(page, { stack: "40", kush: "10", button: "2", seed: seed(9) });
      await sound("cover");
      await uncover(page);
      await page.click("#target-top");
      // As a Russian keyboard sends it.
      const key = language === "ru" ? "б" : "b";
      await page.locator(".drawn .card").first().dispatchEvent("keydown", { key, bubbles: true });
      assert.equal(await page.locator("[data-spot=bottom] .pending").count(), 1);
      await page.locator("#confirm").click({ force: true });
      await sound("placing, refused");
      const planned = plan([enters, plain, "4s4d5s/7d7c8cTcKs/AcJsQsQc5h"], 0);
      const game = new Game({
        game: "open-face",
        players: 3,
        button: 0,
        seed: seed(6),
        deck: planned.deck,
        settlement: "win-cap",
        stacks: [20, 20, 20],
        kush: 10,
      });
      playPlan(game, planned);
      await open(page, game);
      await page.locator(".result").waitFor();
      await page.locator(".leaving button").nth(1).click();
      await sound("result, refused");
      const free = new Game({
        game: "open-face",
        players: 2,
        button: 0,
        seed: seed(6),
        deck: plan([enters, plain], 0).deck,
      });
      playPlan(free, plan([enters, plain], 0));
      await open(page, free);
      await page.locator(".afterwards .action").click();
      await sound("cover of several");
      await page.locator(".cover .action").first().click();
      await sound("fantasy");
      await page.locator(".timeout").first().click();
      await sound("out of time");
      await page.locator("dialog[open] .quiet").click();
      while (await page.locator(".timeout").count()) {
        await page.locator(".timeout").first().click();
        await page.locator("dialog[open] .quiet").click();
      }
      await page.locator(".result").waitFor();
      await sound("result, sheet");
      await go(page, "scorer");
      await page.fill("#typed-0-top", "QhQd8d");
      await page.fill("#typed-0-middle", "QcQs6h5d4c");
      await page.fill("#typed-0-bottom", "AhAs8h6d3c");
      await page.fill("#typed-1-top", "KsKc2h");
      await page.fill("#typed-1-middle", "AcAdJs3h3d");
      await page.fill("#typed-1-bottom", "7s7h7c6s6c");
      await page.locator(".outcome table").waitFor();
      await sound("scorer");
      await page.locator("cardroom-scorer .panel .link").first().click();
      await page.fill("#advice-cards", "AhKhJhTh9s");
      await page.locator(".advice .answer[aria-busy=false] .choices").waitFor();
      await sound("scorer, placements");
      await page.fill("#advice-cards", "4s4dKhKd6h2c2d9s9dTd7dJh8h8c");
      await page.locator(".advice .sum").waitFor();
      await sound("scorer, arranged");
      await page.fill("#advice-cards", "");
      await page.fill("#typed-0-middle", "QcQs6h5d4c");
      await page.fill("#typed-0-bottom", "AhAs8h6d3c");
      await page.fill("#typed-0-top", "QhQd8d2c");
      await sound("scorer, refused");
    }));
}
