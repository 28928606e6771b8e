// What the browser fetches until a game is played, compressed as servers send it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { sizes } from "../../npm/build.mjs";
import { root } from "../../npm/setup.mjs";
import { act, deal, seed, site } from "./play.mjs";

/** Script and wasm of the page and of its thread, in bytes under brotli. */
const budget = 230_000;

const dist = join(root, "www/dist");
const asked = new Set();
const visit = site({ asked: (path) => asked.add(path.slice(1)) });

const brotli = new Map();
const sizeOf = (file) => {
  if (!brotli.has(file)) brotli.set(file, sizes(readFileSync(join(dist, file))).brotli);
  return brotli.get(file);
};
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);
const counted = (files) => files.filter((file) => /\.(js|wasm)$/.test(file)).sort((a, b) => sizeOf(b) - sizeOf(a));
const told = (files) => files.map((file) => `${file.replace("assets/", "")} ${sizeOf(file)}`).join(", ");

/** What is built, but the service worker's own files, which no page waits for. */
const built = counted(readdirSync(dist, { recursive: true })).filter((file) => !/^(sw|workbox-\w+)\.js$/.test(file));

/** The thread of the computer players, with its part of the module: it is fetched where one of them has to think. */
const thread = built.filter((file) => /\/(thread-.*\.js|odds-.*\.wasm)$/.test(file));

/** Plays in a browser that keeps nothing, and gives back what it asked for. */
async function fetched(play) {
  asked.clear();
  // The service worker would fetch everything, in the background.
  await visit({ serviceWorkers: "block" }, async (page) => {
    await play(page);
    await page.waitForLoadState("networkidle");
  });
  return counted([...asked]);
}

test("script and wasm until a hand is played stay within the budget, with the thread of computer players", async (context) => {
  const files = await fetched(async (page) => {
    await deal(page, { seats: "2", button: "0", seed: seed(7) });
    await act(page, "Call");
  });
  assert.ok(
    files.some((file) => file.includes("games-")),
    told(files),
  );
  assert.equal(thread.length, 2, told(thread));
  const all = [...new Set([...files, ...thread])];
  context.diagnostic(`until a hand is played: ${sum(files)} bytes (${told(files)})`);
  context.diagnostic(`with the thread: ${sum(all)} of ${budget} (${told(thread)})`);
  context.diagnostic(`styles beside it: ${sum([...asked].filter((file) => file.endsWith(".css")))}`);
  assert.ok(sum(all) <= budget, `${sum(all)} bytes: ${told(all)}`);
});

test("what other screens need is fetched with them, and only the chosen language", async (context) => {
  const files = await fetched(async (page) => {
    await deal(page, { seats: "2", button: "0", seed: seed(7) });
  });
  for (const other of ["tournament-", "history-", "russian-", "english-rules-", "cardroom_bg-"]) {
    assert.ok(!files.some((file) => file.includes(other)), `${other}: ${told(files)}`);
  }
  const never = built.filter((file) => file.includes("cardroom_bg-"));
  const ever = built.filter((file) => !never.includes(file));
  context.diagnostic(`all that the page can ever load: ${sum(ever)} bytes in ${ever.length} files`);
  const kept = readFileSync(join(dist, "sw.js"), "utf8");
  assert.deepEqual(
    ever.filter((file) => !kept.includes(file)),
    [],
    "what the service worker does not keep",
  );
  assert.ok(never.every((file) => !kept.includes(file)));
});
