import assert from "node:assert/strict";
import test from "node:test";
import { begin, choose, mine, playOut, turn } from "./computers.mjs";
import { assertFits, assertSound, site, spoken, text } from "./play.mjs";

const visit = site();
const games = ["texas-holdem", "liars-holdem", "liars-draw"];
const sizes = { en: { width: 1280, height: 900 }, ru: { width: 360, height: 740 } };

for (const language of ["en", "ru"]) {
  for (const game of games) {
    test(`${game} is played against computers from the first deal to the end of the match, in ${language}`, () =>
      visit({ viewport: sizes[language], locale: language === "ru" ? "ru-RU" : "en-GB" }, async (page) => {
        await begin(page, game);
        const foreign = language === "ru" ? /[A-Za-z]+/ : /[А-Яа-яЁё]+/;
        await playOut(page, {
          seen: async (state) => {
            await (language === "en" ? assertSound(page) : assertFits(page));
            // Nobody is asked to pass the device on.
            assert.equal(await page.locator(".cover").count(), 0, state);
            for (const each of await spoken(page)) {
              const rest = each.replaceAll(/cardroom|(?:TH|LP|LH|LD|OF)-\d+|[AKQJ](?=[♣♦♥♠])/g, "");
              assert.doesNotMatch(rest, foreign, `${state}: ${each}`);
            }
          },
        });
        await page.click("#again");
        await mine(page);
        assert.equal(await page.locator(".over").count(), 0);
      }));
  }
}

test("one press on the form plays: the own cards lie open, computers act by name, and tell why once the hand is over", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "instant"));
    await page.locator(".setup button[type=submit]").click();
    await page.locator(".own .face").first().waitFor();
    const names = await page.locator(".seat h3").allInnerTexts();
    for (const [seat, name] of ["You", "Margo", "Otto", "Naomi"].entries()) assert.ok(names[seat].startsWith(name));
    while ((await page.locator(".result").count()) === 0) {
      await mine(page);
      if (await page.locator(turn).count()) await choose(page);
    }
    assert.match(await text(page.locator(".log ol")), /(Margo|Otto|Naomi) (folds|calls|checks|bets|raises)/);
    // Not in the document before it is asked for.
    assert.equal(await page.locator(".thoughts li").count(), 0);
    await page.locator(".thoughts summary").click();
    await page.locator(".thoughts li").first().waitFor();
    assert.match(await text(page.locator(".thoughts li").first()), /^(Margo|Otto|Naomi), .+: .+\.$/);
    await assertSound(page);
  }));

test("a hint tells what an expert would do, and nothing is played by it", () =>
  visit({}, async (page) => {
    await begin(page, "texas-holdem", { button: "0" });
    await mine(page);
    const before = await text(page.locator(".log ol"));
    await page.click("#hint");
    const answer = page.locator("#hint-answer", { hasText: "An expert would: " });
    await answer.waitFor();
    assert.equal(await text(page.locator(".log ol")), before);
    assert.equal(await page.evaluate(() => document.activeElement?.id), "hint");
    await assertSound(page);
  }));

test("a computer takes its time, until one does not want to wait", () =>
  visit({}, async (page) => {
    await begin(page, "texas-holdem", { seats: "2", button: "1" }, "calm"); // the button acts first
    await page.getByText("Margo thinks …").waitFor();
    const lines = () => page.locator(".log li").count();
    const before = await lines();
    assert.equal(await page.evaluate(() => document.activeElement?.className), "own");
    await page.click("#hurry");
    await mine(page);
    await page.selectOption("#speed", "quick");
    assert.ok((await lines()) > before);
    assert.equal(await page.locator("#speed").inputValue(), "quick");
  }));

test("where the worker fails the page says so, tries again, or lets the table act", () =>
  visit({}, async (page) => {
    await page.evaluate(() => {
      globalThis.Worker = new Proxy(globalThis.Worker, {
        construct(real, given) {
          if (globalThis.mended) return Reflect.construct(real, given);
          globalThis.mute = { postMessage() {}, terminate() {} };
          return globalThis.mute;
        },
      });
    });
    const fail = () => page.evaluate(() => globalThis.mute.onerror({ message: "no thread" }));
    await begin(page, "texas-holdem", { seats: "2", button: "1" });
    await page.getByText("Margo thinks …").waitFor();
    await assertSound(page);
    await fail();
    await page.getByText("Margo could not think: no thread").waitFor();
    await assertSound(page);
    await page.click("#retry");
    await page.getByText("Margo thinks …").waitFor();
    await fail();
    await page.getByText("Margo could not think: no thread").waitFor();
    await page.click("#without");
    await page.locator(".result").waitFor(); // the button folds
    await page.evaluate(() => {
      globalThis.mended = true;
    });
    await page.click("#next-hand");
    await mine(page);
  }));

test("the match stands still while another screen is shown, and goes on after", () =>
  visit({}, async (page) => {
    await begin(page, "texas-holdem", { seats: "2", button: "1" }, "quick");
    await page.locator("#hurry").waitFor();
    await page.locator("nav a[href='#rules']").click();
    await page.locator(".rulebook").waitFor();
    await page.waitForTimeout(1500);
    assert.equal(await page.locator(".rulebook").count(), 1);
    await page.locator("nav a[href='#table']").click();
    await mine(page);
  }));
