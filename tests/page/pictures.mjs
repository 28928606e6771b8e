// Draws the pictures that are kept: docs/page.png for the README, and the icons of the page from its drawing.
//
//   npm run build && npx vite build www && node tests/page/pictures.mjs

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../npm/setup.mjs";
import { launch } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";

const browser = await launch();
const server = await serve(join(root, "www/dist"));
try {
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
