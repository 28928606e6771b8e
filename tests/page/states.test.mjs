// States that belong to no game: settings, tournaments, and what went wrong. Each in both languages, by day and by night.

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

/** How a page comes into each state; the page that is in it is given back where it is another one. */
const states = {
  async "the settings"(page) {
    await page.click("#settings-button");
  },
  async "the menu of a phone"(page) {
    await page.click("#menu-button");
  },
  async "a hall, its form with all options"(page) {
    await form(page, "clock", { names: "1\n2\n3", price: "20", bounty: "5", rebuyUntil: "2" });
    await page.locator("details").evaluateAll((all) => {
      for (const each of all) each.open = true;
    });
  },
  async "a hall, refused"(page) {
    await form(page, "clock", { players: "1" });
    await submit(page);
  },
  async "a hall before the start"(page) {
    await form(page, "clock", { names: "1\n2\n3", price: "20", seed: seed(1) });
    await submit(page);
    await page.locator("#do-start").waitFor();
  },
  async "a hall at play, nobody marked"(page) {
    await states["a hall before the start"](page);
    await page.click("#do-start");
    await page.locator("form.record button").first().click();
    await page.locator("form.record .refusal").waitFor();
  },
  async "a hall that pauses"(page) {
    await form(page, "clock", { players: "20", seed: seed(1) });
    await submit(page);
    await page.click("#do-start");
    await page.click("#do-pause");
  },
  async "a hall, over"(page) {
    await states["a hall before the start"](page);
    await page.click("#do-start");
    for (let out = 0; out < 2; out += 1) {
      await page.locator(".hall-table input[type=checkbox]").first().check();
      const select = page.locator("form.record select").first();
      const left = await select.locator("option").evaluateAll((all) => all.map(({ value }) => value));
      await select.selectOption(left.at(-1));
      await page.locator("form.record button").first().click();
    }
    await page.locator("#new-match").waitFor();
  },
  async "a sit-and-go, its form"(page) {
    await form(page, "sit-and-go", {});
  },
  async "a sit-and-go at play"(page) {
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "instant"));
    await form(page, "sit-and-go", { players: "3", seed: seed(1) });
    await submit(page);
    await page.locator(`${turn}, #next-hand`).first().waitFor();
  },
  async "a computer that cannot think"(page) {
    await page.evaluate(() => {
      globalThis.Worker = new Proxy(globalThis.Worker, {
        construct() {
          const mute = { postMessage: () => setTimeout(() => mute.onerror({ message: "no thread" })), terminate() {} };
          return mute;
        },
      });
    });
    await begin(page, "texas-holdem", { seats: "2", button: "1" });
    await page.locator("#retry").waitFor();
  },
  async "an expert who thinks, and is asked"(page) {
    await begin(page, "texas-holdem", { button: "0" });
    await mine(page);
    await page.click("#hint");
    await page
      .locator("#hint-answer", { hasText: "“" })
      .or(page.locator("#hint-answer", { hasText: "«" }))
      .waitFor();
  },
  async "a game in another tab"(page) {
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    const other = await another(page);
    await other.locator("#elsewhere-name").waitFor();
    return other;
  },
  async "a save that was meddled with"(page) {
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    await uncover(page);
    await page.locator(".open .actions .main").click();
    const match = await kept(page);
    await plant(page, { ...match, save: match.save.replace('"call"', '"fold"') });
    await page.reload();
    await page.locator("form > .refusal").waitFor();
  },
  async "a screen that does not come"(page) {
    await page.route("**/assets/**", (route) =>
      route.fulfill({ status: 200, contentType: "text/javascript", body: "}" }),
    );
    await page.evaluate(() => {
      location.hash = "#rulings";
    });
    await page.locator("#unavailable").waitFor();
    await page.locator(".fault summary").click();
  },
  async "a browser that keeps nothing"(page) {
    await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { get: () => undefined }));
    await page.reload();
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
  },
  async "a hand that is not kept"(page) {
    await page.evaluate(() => {
      location.hash = "#history/nobody/0";
    });
    await page.locator("p.waiting").waitFor({ state: "detached" });
  },
};

for (const each of languages) {
  for (const [state, reach] of Object.entries(states)) {
    test(`${state}: sound by day and by night in ${each.language}, and fits a phone`, () =>
      visit({ viewport: { width: 320, height: 640 }, locale: each.locale }, async (page) => {
        await speak(page, each.language);
        const at = (await reach(page)) ?? page;
        // What the browser or the machine says of itself stands as it came, folded away.
        const thrown = await at.locator(".fault pre").allTextContents();
        for (const pre of await at.locator(".fault pre").all())
          await pre.evaluate((element) => element.replaceChildren("…"));
        assert.equal(thrown.length, state === "a screen that does not come" ? 1 : 0);
        await assertState(at, each, state);
      }));
  }
}
