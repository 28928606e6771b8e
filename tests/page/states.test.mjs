// States that belong to no game: settings, tournaments, and what went wrong. Each in both languages, English by day, Russian by night.

import assert from "node:assert/strict";
import test from "node:test";
import { begin, mine, turn } from "./computers.mjs";
import { assertState, deal, fill, go, kept, languages, plant, seed, site, speak, uncover } from "./play.mjs";

const visit = site();

const submit = (page) => page.locator(".setup button[type=submit]").click();

async function form(page, kind, fields) {
  await go(page, "tournament");
  await page.locator(`#kind-${kind}`).click();
  await fill(page, fields);
}

/** Another page of the same browser. */
async function another(page) {
  const other = await page.context().newPage();
  other.setDefaultTimeout(15_000);
  await other.goto(page.url().split("#")[0]);
  return other;
}

/**
 * Ways through the page, each from its first screen: one state after another, and how one comes into it from the one before. The
 * page that is in it is given back where it is another one.
 */
const ways = {
  "the frame": {
    async settings(page) {
      await page.click("#settings-button");
    },
    async "the menu of a phone"(page) {
      await page.keyboard.press("Escape");
      await page.click("#menu-button");
    },
    async "a hand that is not kept"(page) {
      await page.keyboard.press("Escape");
      await page.evaluate(() => {
        location.hash = "#history/nobody/0";
      });
      await page.locator("nav a[href='#history'][aria-current]").waitFor({ state: "attached" });
      await page.locator("p.waiting").waitFor({ state: "detached" });
    },
  },
  "a hall": {
    async "its form with all options"(page) {
      await form(page, "clock", { price: "20", bounty: "5", rebuyUntil: "2" });
      await page.locator("details").evaluateAll((all) => {
        for (const each of all) each.open = true;
      });
    },
    async "its form, refused"(page) {
      await fill(page, { players: "1" });
      await submit(page);
      await page.locator("#players[aria-invalid=true]").waitFor();
    },
    async "before the start"(page) {
      await fill(page, { names: "1\n2\n3", rebuyUntil: "0", seed: seed(1) });
      await submit(page);
      await page.locator("#do-start").waitFor();
    },
    async "at play, nobody marked"(page) {
      await page.click("#do-start");
      await page.locator("form.record button").first().click();
      await page.locator("form.record .refusal").waitFor();
    },
    async "in a pause"(page) {
      await page.click("#do-pause");
    },
    async over(page) {
      await page.click("#do-pause");
      for (let out = 0; out < 2; out += 1) {
        await page.locator(".hall-table input[type=checkbox]").first().check();
        const select = page.locator("form.record select").first();
        const left = await select.locator("option").evaluateAll((all) => all.map(({ value }) => value));
        await select.selectOption(left.at(-1));
        await page.locator("form.record button").first().click();
      }
      await page.locator("#new-match").waitFor();
    },
  },
  "a sit-and-go": {
    async "its form"(page) {
      await page.evaluate(() => localStorage.setItem("cardroom/speed", "instant"));
      await form(page, "sit-and-go", { players: "3", seed: seed(1) });
    },
    async "at play"(page) {
      await submit(page);
      await page.locator(`${turn}, #next-hand`).first().waitFor();
    },
  },
  "a computer that cannot think": {
    async "is told"(page) {
      await page.evaluate(() => {
        globalThis.Worker = new Proxy(globalThis.Worker, {
          construct() {
            const mute = {
              postMessage: () => setTimeout(() => mute.onerror({ message: "no thread" })),
              terminate() {},
            };
            return mute;
          },
        });
      });
      await begin(page, "texas-holdem", { seats: "2", button: "1" });
      await page.locator("#retry").waitFor();
    },
  },
  "an expert who thinks, and is asked": {
    async "is told"(page) {
      await begin(page, "texas-holdem", { button: "0" });
      await mine(page);
      await page.click("#hint");
      await page.locator("#hint-answer", { hasText: /[“«]/ }).waitFor();
    },
  },
  "a game in another tab": {
    async "is told"(page) {
      await deal(page, { seats: "2", button: "0", seed: seed(1) });
      const other = await another(page);
      await other.locator("#elsewhere-name").waitFor();
      return other;
    },
  },
  "a save that was meddled with": {
    async "is told"(page) {
      await deal(page, { seats: "2", button: "0", seed: seed(1) });
      await uncover(page);
      await page.locator(".open .actions .main").click();
      const match = await kept(page);
      await plant(page, { ...match, save: match.save.replace('"call"', '"fold"') });
      await page.reload();
      await page.locator("form > .refusal").waitFor();
    },
  },
  "a screen that does not come": {
    async "is told"(page) {
      await page.route("**/assets/**", (route) =>
        route.fulfill({ status: 200, contentType: "text/javascript", body: "}" }),
      );
      await page.evaluate(() => {
        location.hash = "#rulings";
      });
      await page.locator("#unavailable").waitFor();
      await page.locator(".fault summary").click();
    },
  },
  "a browser that keeps nothing": {
    async "is told"(page) {
      await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { get: () => undefined }));
      await page.reload();
      await deal(page, { seats: "2", button: "0", seed: seed(1) });
    },
  },
};

for (const each of languages) {
  for (const [way, states] of Object.entries(ways)) {
    test(`${way}: every state is sound in ${each.language}, and fits a phone`, () =>
      visit({ viewport: { width: 320, height: 640 }, locale: each.locale }, async (page) => {
        await speak(page, each.language);
        for (const [state, reach] of Object.entries(states)) {
          const at = (await reach(page)) ?? page;
          // What the browser or the machine says of itself stands as it came, folded away.
          const thrown = await at.locator(".fault pre").all();
          assert.equal(thrown.length, way === "a screen that does not come" ? 1 : 0);
          for (const pre of thrown) await pre.evaluate((element) => element.replaceChildren("…"));
          await assertState(at, each, `${way}: ${state}`);
        }
      }));
  }
}
