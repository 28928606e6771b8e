// What the tests of the elements share: pages that hold them, as other sites would.

import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { pathToFileURL } from "node:url";
import { root } from "../../npm/setup.mjs";
import { launch, open } from "../support/browser.mjs";

const tag = `<script src="cardroom.js"></script>`;

/**
 * Pages with nothing but one script tag, opened from a file: whatever went wrong there, or was asked of a network, fails.
 *
 * @returns {(body: string, work: (shared: { tab: import("playwright-core").Page }) => Promise<void>, options?: { head?: string, script?: boolean,
 *   context?: import("playwright-core").BrowserContextOptions }) => Promise<void>}
 */
export function bare() {
  let folder;
  let browser;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "cardroom elements "));
    copyFileSync(join(root, "pkg/elements/standalone.js"), join(folder, "cardroom.js"));
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });
  return async function visit(body, work, { head = "", context = {}, script = true } = {}) {
    const file = join(folder, "page.html");
    writeFileSync(
      file,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}${script ? tag : ""}</head><body><main><h1>A page</h1>${body}</main></body></html>`,
    );
    const { page, faults, close } = await open(browser, { reducedMotion: "reduce", ...context });
    page.setDefaultTimeout(15_000);
    const own = pathToFileURL(folder).href;
    page.on(
      "request",
      (request) =>
        request.url().startsWith(own) ||
        /^blob:/.test(request.url()) ||
        faults.push(`foreign request: ${request.url()}`),
    );
    try {
      await page.goto(pathToFileURL(file).href);
      await work({ tab: page });
      assert.deepEqual(faults, []);
    } finally {
      await close();
    }
  };
}

/** Remembers the events of elements that may not be known yet. */
export const listening = `<script>
  addEventListener("result", ({ target, detail }) => (window.told ??= []).push([target.localName, detail]));
  addEventListener("change", ({ target, detail }) => (window.changed ??= []).push([target.localName, detail]));
</script>`;
/** What was told so far. */
export const told = (tab) => tab.evaluate(() => window.told ?? []);
/** The last of so many results. */
export const last = async (tab, count) => {
  await tab.waitForFunction((count) => window.told?.length >= count, count);
  return (await told(tab)).at(-1)[1];
};

/** The text as it is laid out. */
export const text = async (locator) => (await locator.allInnerTexts()).join("\n");
