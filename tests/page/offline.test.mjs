import assert from "node:assert/strict";
import test from "node:test";
import { act, deal, seed, site } from "./play.mjs";

const visit = site();

test("after the first visit the page opens without a network, with the match in play", () =>
  visit({}, async (page, shared) => {
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
  }));
