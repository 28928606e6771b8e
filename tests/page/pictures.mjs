// Draws the pictures that are kept: docs/page.png for the README, and the icons of the page from its drawing.
//
//   npm run build && npx vite build www && node tests/page/pictures.mjs

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../npm/setup.mjs";
import { launch } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";
import { act, deal, uncover } from "./play.mjs";

const browser = await launch({ whole: true });
const server = await serve(join(root, "www/dist"));
try {
  await picture();
  const icon = readFileSync(join(root, "www/public/icon.svg"), "utf8");
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${icon}`);
    await page.screenshot({ path: join(root, `www/public/icon-${size}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}

/** Six seats on the flop: two are out, one is all-in, and the one on the button has aces and kings. */
async function picture() {
  const page = await browser.newPage({ viewport: { width: 1420, height: 930 }, reducedMotion: "reduce" });
  await page.goto(server.url);
  await page.locator("#seats").waitFor();
  await deal(page, { seats: "6", button: "0", "stack-5": "250", seed: "06".repeat(32) });
  const raise = async (to) => {
    await uncover(page);
    await page.fill("#total", to);
    await page.click(".sized [type=submit]");
  };
  await raise("30");
  for (const text of ["Fold", "Call", "Call", "Fold", "Call", "Check"]) await act(page, text);
  await raise("60");
  await act(page, "All-in");
  await uncover(page);
  await page.fill("#total", "600");
  await page.evaluate(() => {
    document.activeElement?.blur();
    scrollTo(0, 0);
  });
  await page.screenshot({ path: join(root, "docs/page.png") });
  await page.close();
}
