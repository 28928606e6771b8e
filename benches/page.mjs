// The page in Chromium: how soon it answers on a slow processor, and whether it moves on while computers think.

import { join } from "node:path";
import { begin, mine, small } from "../tests/page/computers.mjs";
import { launch } from "../tests/support/browser.mjs";
import { serve } from "../tests/support/server.mjs";
import { play } from "./person.mjs";
import { median, print, rounded } from "./timing.mjs";

/** Runs in the page before anything of it: presses the button that deals as soon as it is there, and tells when the table is. */
function pressAtOnce() {
  const times = {};
  globalThis.answered = new Promise((resolve) => {
    const look = () => {
      const deal = document.querySelector(".setup button[type=submit]");
      if (deal && times.form === undefined) {
        times.form = performance.now();
        deal.click();
      }
      // The frame after the one in which it was drawn.
      if (document.querySelector(".own .face"))
        requestAnimationFrame(() => resolve({ ...times, table: performance.now() }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Runs in the page: keeps the times between frames, until it is asked for them. */
function watchFrames() {
  const gaps = [];
  let last = performance.now();
  let watching = true;
  const frame = (now) => {
    gaps.push(now - last);
    last = now;
    if (watching) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(frame);
  });
  globalThis.frames = () => {
    watching = false;
    return gaps;
  };
}

async function slowed(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function opened(browser, url, rate) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
  const times = [];
  // The first time nothing is kept; the second time the service worker has the page, and the store the match.
  for (let visit = 0; visit < 2; visit++) {
    const page = await context.newPage();
    await slowed(page, rate);
    await page.addInitScript(pressAtOnce);
    await page.goto(url);
    times.push(await page.evaluate(() => globalThis.answered));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.close();
  }
  await context.close();
  return times;
}

async function played(browser, url, game, { rate, hands }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-GB" });
  await page.goto(url);
  await page.locator(".setup button[type=submit]").waitFor();
  await slowed(page, rate);
  const stacks = game === "open-face" ? {} : { stack: String(20 * Number(small[game].stack)) };
  await begin(page, game, { ...stacks, others: "expert" }, "quick");
  await mine(page);
  await page.evaluate(watchFrames);
  await play(page, hands);
  const gaps = await page.evaluate(() => globalThis.frames());
  await page.close();
  return gaps;
}

/** Needs the page built (`npx vite build www`). */
export async function page({ root, visits, hands }) {
  const server = await serve(join(root, "www/dist"));
  const browser = await launch({ whole: true });
  try {
    const times = [];
    for (let visit = 0; visit < visits; visit++) times.push(await opened(browser, server.url, 4));
    const row = (name, of) => {
      const values = times.map(of);
      return [name, rounded(median(values)), rounded(Math.max(...values))];
    };
    print(
      `The page on a processor slowed to a quarter: ms since its address was entered, ${visits} visits; below 1000 is wanted`,
      ["what", "median", "most"],
      [
        row("first visit: the form is there and is pressed", ([first]) => first.form),
        row("first visit: the table is drawn", ([first]) => first.table),
        row("later visit: the match is there again", ([, later]) => later.table),
      ],
    );
    const rows = [];
    for (const rate of [1, 4]) {
      for (const game of Object.keys(small)) {
        const gaps = await played(browser, server.url, game, { rate, hands });
        // Three frames of a screen that shows sixty a second are 50 ms, give or take what the clock rounds.
        const long = gaps.filter((gap) => gap > 50.5).length;
        rows.push([
          `${game}, processor at 1/${rate}`,
          gaps.length,
          rounded(median(gaps)),
          rounded(Math.max(...gaps)),
          long,
        ]);
      }
    }
    print(
      `Frames while a person plays ${hands} hands against experts at quick pace; none above 50 ms is wanted`,
      ["game", "frames", "ms, median", "ms, longest", "above 50 ms"],
      rows,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
