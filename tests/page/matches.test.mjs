// Each game against computers, from the first deal to the end of the match: in both languages, on a desk and on a phone as narrow
// as a desk that is enlarged four times (WCAG 1.4.10), by day and by night; by the keyboard alone; and across a reload in the
// middle of a hand.

import assert from "node:assert/strict";
import test from "node:test";
import { begin, mine, playOut, small, tabTo } from "./computers.mjs";
import {
  assertReflows,
  assertSound,
  assertSpeaks,
  fixChance,
  kept,
  languages,
  press,
  site,
  speak,
  text,
} from "./play.mjs";

const visit = site();
const games = Object.keys(small);

const desk = { width: 1280, height: 900 };
const phone = { width: 320, height: 640 };

/** Each language and each size is there by day and by night. */
const looks = [
  { of: 0, on: "a desk", colorScheme: "light", viewport: desk },
  { of: 0, on: "a phone", colorScheme: "dark", viewport: phone },
  { of: 1, on: "a desk", colorScheme: "dark", viewport: desk },
  { of: 1, on: "a phone", colorScheme: "light", viewport: phone },
].map(({ of, ...look }) => ({ ...languages[of], ...look }));

for (const game of games) {
  for (const look of looks) {
    const { language, on, colorScheme, viewport, locale } = look;
    test(`${game} is played to the end of the match against computers, in ${language}, on ${on}, ${colorScheme}`, () =>
      visit({ viewport, locale, colorScheme }, async (page) => {
        // Beginners stay in, so that hands go far.
        await begin(page, game, { others: "beginner" });
        const states = new Set();
        await playOut(page, {
          seen: async (state) => {
            states.add(state);
            await assertSpeaks(page, look, state);
            await assertSound(page);
            if (viewport === phone) await assertReflows(page, state);
            // Nobody is asked to pass the device on.
            assert.equal(await page.locator(".cover").count(), 0, state);
          },
        });
        assert.ok(states.has("over") && states.size > 1, [...states].join(", "));
        await press(page.locator("#again"));
        await mine(page);
        assert.equal(await page.locator(".over").count(), 0);
      }));
  }
}

/** All that is seen of a game and said of it, and what is kept. */
const seen = async (page) => ({
  table: await page.locator(".table").evaluate((table) => table.outerHTML.replaceAll(/ open=""/g, "")),
  text: await text(page.locator("main")),
  save: (await kept(page)).save,
});

/** Writes into a field that Tab reaches. */
async function write(page, id, value) {
  await tabTo(page, `#${id}`);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(value);
}

const pressKey = async (page, selector) => {
  await tabTo(page, selector);
  await page.keyboard.press("Enter");
};

/** Who chooses by the keyboard: a placement as an expert's, all the chips, or what comes first. */
async function chooseByKeyboard(page, bold) {
  if (await page.locator(".placing").count()) {
    if ((await page.locator("#confirm").getAttribute("aria-disabled")) === "true") {
      await pressKey(page, "#hint");
      await page.locator("#place-so").waitFor();
      await pressKey(page, "#place-so");
    }
    return pressKey(page, "#confirm");
  }
  const all = ".doing .actions > .strong";
  return pressKey(
    page,
    bold && (await page.locator(all).count()) ? all : ".doing .actions button, .announcement .digit",
  );
}

for (const game of games) {
  test(`${game}: a match against computers by the keyboard alone, and reloads in the middle of a hand restore it exactly`, () =>
    visit({ viewport: { width: 900, height: 800 } }, async (page) => {
      await page.evaluate(() => localStorage.setItem("cardroom/speed", "instant"));
      await fixChance(page);
      await pressKey(page, `#game-${game}`);
      for (const [id, value] of Object.entries(small[game])) {
        if (id !== "settlement") await write(page, id, value);
        else {
          await pressKey(page, ".more > summary");
          await tabTo(page, "#settlement");
          await page.keyboard.press("ArrowDown");
          assert.equal(await page.locator("#settlement").inputValue(), value);
        }
      }
      await pressKey(page, ".setup button[type=submit]");
      let reloads = 0;
      let bold = false;
      for (let moves = 0; ; moves += 1) {
        assert.ok(moves < 300, "the match ends");
        await mine(page);
        if (await page.locator("#again").count()) break;
        if (await page.locator("#next-hand").count()) {
          assert.equal(await page.evaluate(() => document.activeElement?.id), "result-name");
          await pressKey(page, "#next-hand");
          bold = true;
          continue;
        }
        if (reloads < 2) {
          reloads += 1;
          const before = await seen(page);
          await page.reload();
          await mine(page);
          assert.deepEqual(await seen(page), before);
        }
        await chooseByKeyboard(page, bold);
      }
      assert.ok(reloads > 0, "there was something to do");
      assert.equal(await page.evaluate(() => document.activeElement?.id), "result-name");
      await pressKey(page, "#again");
      await mine(page);
    }));
}

test("a language that is chosen in the middle of a hand changes its words alone", () =>
  visit({}, async (page) => {
    await begin(page, "texas-holdem", { button: "0" });
    await mine(page);
    const { save } = await kept(page);
    for (const each of [languages[1], languages[0]]) {
      await speak(page, each.language);
      await mine(page);
      await assertSpeaks(page, each, "a hand");
      assert.equal((await kept(page)).save, save);
    }
  }));
