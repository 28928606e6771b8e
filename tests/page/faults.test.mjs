import assert from "node:assert/strict";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { root } from "../../npm/setup.mjs";
import { launch } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { assertSound, go, text } from "./play.mjs";

let server;
let browser;
before(async () => {
  server = await serve(join(root, "www/dist"));
  browser = await launch();
});
after(async () => {
  await browser.close();
  await server.close();
});

/** A page of which some files never arrive: here requests may fail. */
async function without(pattern, locale, work) {
  const context = await browser.newContext({ locale, serviceWorkers: "block", viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.route(pattern, (route) => route.abort());
  await page.goto(server.url);
  await work(page);
  await context.close();
}

for (const [locale, name, sentence, details, again] of [
  ["en-GB", "This page could not be loaded", /A part of the page did not arrive/, "For a report", "Try again"],
  ["ru-RU", "Страница не загрузилась", /Часть страницы не пришла/, "Для сообщения об ошибке", "Попробовать ещё раз"],
]) {
  const told = async (page) => {
    await page.getByRole("heading", { name }).waitFor();
    assert.match(await text(page.getByRole("alert")), sentence);
    // What was thrown is for who asks.
    assert.equal(await page.locator(".fault pre").isVisible(), false);
    await page.getByText(details).click();
    assert.match(await text(page.locator(".fault pre")), /TypeError|Error/);
    await assertSound(page);
  };

  test(`in ${locale}: a screen that does not arrive is told in words, and comes by another try`, () =>
    without(/calculators-.*\.js$/, locale, async (page) => {
      await page.locator("#seats").waitFor();
      await go(page, "calculators");
      await told(page);
      await page.unroute(/calculators-.*\.js$/);
      await page.getByRole("button", { name: again }).click();
      await page.locator("cardroom-pots").waitFor();
    }));

  test(`in ${locale}: so is it where neither module nor words arrive`, () =>
    without(/\.wasm$|english-.*\.js$|russian-.*\.js$/, locale, told));
}

test("a browser without WebAssembly is told apart", async () => {
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    delete globalThis.WebAssembly;
  });
  await page.goto(server.url);
  await page.getByText("This browser does not run the rules").waitFor();
  await context.close();
});
