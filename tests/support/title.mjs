import assert from "node:assert/strict";
import { open } from "./browser.mjs";
import { serve } from "./server.mjs";

/** The title that a page of a folder gives itself, without faults. */
export async function titleOf(browser, folder, headers) {
  const server = await serve(folder, { headers });
  const { page, faults, close } = await open(browser);
  try {
    await page.goto(server.url);
    await page.waitForFunction(() => document.title !== "").catch(() => {});
    assert.deepEqual(faults, []);
    return await page.title();
  } finally {
    await close();
    await server.close();
  }
}
