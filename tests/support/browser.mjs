import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { findChromium } from "../../npm/setup.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Real Chromium without a window; `npm test` has found or installed it. */
export async function launch() {
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: await findChromium(),
    args: ["--disable-gpu", "--disable-quic", ...quiet, ...root],
  });
}

/**
 * A new page that remembers what went wrong on it.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function open(browser, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => message.type() === "error" && faults.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const { errorText } = request.failure() ?? {};
    // What is still on its way when a page is left is broken off, and is no fault.
    if (errorText !== "net::ERR_ABORTED") faults.push(`request: ${request.url()} ${errorText}`);
  });
  page.on("response", (response) => response.status() >= 400 && faults.push(`${response.status()}: ${response.url()}`));
  return { page, faults, close: () => context.close() };
}

/**
 * Fails on any breach of WCAG 2.2 AA or of good practice that axe finds on the page as it is now.
 *
 * @param {import("playwright-core").Page} page
 */
export async function assertAccessible(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  assert.deepEqual(found, []);
}
