import assert from "node:assert/strict";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { root } from "../../npm/setup.mjs";
import { assertAccessible, launch, open } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";

let server;
let browser;
before(async () => {
  server = await serve(join(root, "www/dist")); // npm test has built it
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

test("the page evaluates cards, accessibly and without an error", async () => {
  const { page, faults, close } = await open(browser);
  await page.goto(server.url);
  await page.getByText("straight-flush").waitFor();
  await page.getByLabel("Cards").fill("AsAhKdQc2s");
  await page.getByText("pair").waitFor();
  await assertAccessible(page);
  assert.deepEqual(faults, []);
  await close();
});
