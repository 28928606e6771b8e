import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { root } from "../../npm/setup.mjs";
import { open } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { begin, choose, mine, small } from "./computers.mjs";
import { act, deal, go, seed, site, text, uncover } from "./play.mjs";

const visit = site();

test("a newer version of the page waits until it is asked for, and finds the hand as it was", () =>
  visit({}, async (_, { browser }) => {
    const folder = mkdtempSync(join(tmpdir(), "cardroom-"));
    cpSync(join(root, "www/dist"), folder, { recursive: true });
    const server = await serve(folder);
    const { page, faults, close } = await open(browser, { locale: "en-GB", reducedMotion: "reduce" });
    page.setDefaultTimeout(15_000);
    try {
      await page.goto(server.url);
      await page.locator("#seats").waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload(); // from now on the worker answers
      await deal(page, { seats: "3", button: "0", seed: seed(7) });
      await act(page, "Call");
      // Another build: its first page, and the list of its files.
      const edit = (file, change) =>
        writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
      edit("index.html", (html) => html.replace("</head>", '<meta name="built" content="later"></head>'));
      edit("sw.js", (list) => list.replace(/(index\.html",revision:")\w+/, "$1later"));
      await page.reload();
      await page.getByText("A new version is ready").waitFor();
      assert.equal(await page.locator("meta[name=built]").count(), 0);
      await act(page, "Call");
      const log = await text(page.locator(".log ol"));
      await page.getByRole("button", { name: "Load it" }).click();
      await page.locator("meta[name=built]").waitFor({ state: "attached" });
      await page.getByRole("heading", { name: "Pass the device to seat 3" }).waitFor();
      assert.equal(await text(page.locator(".log ol")), log);
      await uncover(page);
      await page.locator(".open").waitFor();
      assert.deepEqual(faults, []);
    } finally {
      await close();
      await server.close();
      rmSync(folder, { recursive: true });
    }
  }));

test("after the first visit the page opens without a network, with the match in play", () =>
  visit({ serviceWorkers: "allow" }, async (page, shared) => {
    await deal(page, { seats: "2", button: "0", seed: seed(7) });
    await act(page, "Call");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { manifest, policy } = await page.evaluate(async () => ({
      manifest: await (await fetch(document.querySelector("link[rel=manifest]").href)).json(),
      policy: document.querySelector("meta[http-equiv]").content,
    }));
    assert.equal(manifest.icons.length, 4);
    assert.match(policy, /default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);

    await page.context().setOffline(true);
    await shared.server.close();
    await page.reload();
    await page.getByRole("heading", { name: "Pass the device to seat 2" }).waitFor();
    await act(page, "Check"); // the module is there, too
    assert.equal(await page.locator(".board .card").count(), 3);

    // And every game anew, against computers, with their thread.
    for (const game of Object.keys(small)) {
      await page.click("#new-match");
      const sure = page.locator("dialog .quiet");
      if (await sure.count()) await sure.click();
      await page.locator(`#game-${game}`).waitFor();
      await begin(page, game);
      for (let moves = 0; (await page.locator(".result").count()) === 0; moves += 1) {
        assert.ok(moves < 60, game);
        await mine(page);
        if (await page.locator(".result").count()) break;
        await choose(page, { bold: true });
      }
    }
    for (const screen of await page.locator("nav a").evaluateAll((all) => all.map(({ hash }) => hash.slice(1)))) {
      await go(page, screen);
      await page.locator(`nav a[href='#${screen}'][aria-current]`).waitFor({ state: "attached" });
      await page.locator("p.waiting").waitFor({ state: "detached" });
      assert.equal(await page.locator("#unavailable").count(), 0, screen);
    }
  }));
