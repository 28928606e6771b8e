import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { findChromium } from "../../npm/setup.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Where a browser that is shared by test files listens; see `share`. */
const shared = "CARDROOM_TEST_BROWSER";

async function options(more) {
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return { executablePath: await findChromium(more), args: ["--disable-gpu", "--disable-quic", ...quiet, ...root] };
}

/**
 * Real Chromium without a window, the shared one where there is one; `npm test` has found or installed it. `whole` asks for one
 * that draws as on a screen, for pictures and measurements.
 *
 * @param {{ whole?: boolean }} [more]
 */
export async function launch(more) {
  const address = process.env[shared];
  return address ? chromium.connect(address) : chromium.launch(await options(more));
}

/**
 * Starts one Chromium for many test files, each of which has contexts of its own in it.
 *
 * @returns {Promise<{ env: Record<string, string>, close(): Promise<void> }>} `env` leads the files' `launch` to it
 */
export async function share() {
  const server = await chromium.launchServer(await options());
  return { env: { [shared]: server.wsEndpoint() }, close: () => server.close() };
}

/**
 * A new page that remembers what went wrong on it, or on another of its context.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function open(browser, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults = [];
  context.on("console", (message) => message.type() === "error" && faults.push(`console: ${message.text()}`));
  context.on("weberror", (error) => faults.push(`error: ${error.error().message}`));
  context.on("requestfailed", (request) => {
    const { errorText } = request.failure() ?? {};
    // What is still on its way when a page is left is broken off, and is no fault.
    if (errorText !== "net::ERR_ABORTED") faults.push(`request: ${request.url()} ${errorText}`);
  });
  context.on(
    "response",
    (response) => response.status() >= 400 && faults.push(`${response.status()}: ${response.url()}`),
  );
  return { page, faults, close: () => context.close() };
}

/**
 * Fails on any breach of WCAG 2.2 AA or of good practice that axe finds on the page as it is now.
 *
 * @param {import("playwright-core").Page} page
 */
export async function assertAccessible(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    // What passes is not described: that takes most of the time.
    const { violations } = await globalThis.axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => ({ html })) }));
  });
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  assert.deepEqual(found, []);
}
