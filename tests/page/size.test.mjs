// What the browser fetches until a game is played against computers, compressed as servers send it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { sizes } from "../../npm/build.mjs";
import { root } from "../../npm/setup.mjs";
import { deal, seed, site } from "./play.mjs";

/** Script and wasm of the page and of its thread, in bytes under brotli. */
const budget = 230_000;

const dist = join(root, "www/dist");
const asked = new Set();
const visit = site({ asked: (path) => asked.add(path.slice(1)) });

const known = new Map();
const sizeOf = (file) => {
  if (!known.has(file)) known.set(file, sizes(readFileSync(join(dist, file))).brotli);
  return known.get(file);
};
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);
const counted = (files) => files.filter((file) => /\.(js|wasm)$/.test(file)).sort((a, b) => sizeOf(b) - sizeOf(a));
const told = (files) => files.map((file) => `${file.replace("assets/", "")} ${sizeOf(file)}`).join(", ");

/** Begins a game against computers, and waits until one of them thinks; gives back what was asked for till then. */
async function fetched(game) {
  asked.clear();
  // The service worker would fetch everything, in the background.
  await visit({ serviceWorkers: "block" }, async (page) => {
    await page.click(`#game-${game}`);
    await page.locator("#others").waitFor();
    // With these a computer is the first to act.
    await deal(page, { others: "regular", seed: seed(7), ...(game.startsWith("liars") ? {} : { button: "0" }) });
    const thinks = () => [...asked].some((file) => /\/advice-[^/]*\.wasm$/.test(file));
    for (let turns = 0; turns < 100 && !thinks(); turns++) await page.waitForTimeout(100);
    await page.waitForLoadState("networkidle");
    assert.ok(thinks(), told(counted([...asked])));
  });
  return counted([...asked]);
}

for (const game of ["texas-holdem", "liars-holdem", "liars-draw", "open-face"]) {
  test(`script and wasm until ${game} is played against computers stay within the budget`, async (context) => {
    const files = await fetched(game);
    context.diagnostic(`${game}: ${sum(files)} of ${budget} bytes: ${told(files)}`);
    assert.ok(sum(files) <= budget, `${sum(files)} bytes: ${told(files)}`);
    for (const other of ["odds-", "tournament-", "history-", "russian-", "english-rules-", "cardroom_bg-"]) {
      assert.ok(!files.some((file) => file.startsWith(`assets/${other}`)), `${other}: ${told(files)}`);
    }
  });
}

test("the service worker keeps all that the page can ever load, and nothing that it never does", (context) => {
  // Its own files no page waits for.
  const built = counted(readdirSync(dist, { recursive: true })).filter((file) => !/^(sw|workbox-\w+)\.js$/.test(file));
  const never = built.filter((file) => file.includes("cardroom_bg-"));
  const ever = built.filter((file) => !never.includes(file));
  context.diagnostic(`all that the page can ever load: ${sum(ever)} bytes of script and wasm in ${ever.length} files`);
  const kept = readFileSync(join(dist, "sw.js"), "utf8");
  assert.deepEqual(
    ever.filter((file) => !kept.includes(file)),
    [],
  );
  assert.ok(never.every((file) => !kept.includes(file)));
});
