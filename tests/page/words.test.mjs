import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { build } from "vite";
import { root } from "../../npm/setup.mjs";
import { disagreeing, numbers } from "../support/numerals.mjs";
import { assertState, deal, go, languages, seed, site, speak, uncover, unfold } from "./play.mjs";

const visit = site();

/** The dictionary of a language; that none lacks a word of another is the type checker's to see. */
async function dictionary(language, entry = `www/src/text/${language}.ts`) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: [{ find: /^cardroom\/text\/(\w+)$/, replacement: join(root, "npm/text/$1.js") }] },
    build: { write: false, lib: { entry: join(root, entry), formats: ["es"] } },
  });
  const found = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  return found[language] ?? found;
}

const files = (folder, end) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(end))
    .map((file) => [file, readFileSync(join(root, folder, file), "utf8")]);

/** The places of words that no source uses, by their name or as a part of what is used whole. */
function unused(words, source) {
  const found = [];
  const walk = (words, path) => {
    for (const [key, value] of Object.entries(words)) {
      const leaf = typeof value !== "object" || Array.isArray(value);
      const parent = path.at(-1) ?? "words";
      const used = [
        `\\b(${parent}|say|\\w+\\[[\\w.]+\\])\\.${key}\\b`, // by its name; `say` is a part of a dictionary
        `\\{[^{}]*\\b${key}\\b[^{}]*\\} = \\w+[.[;]`, // taken apart
        `\\.${parent}(\\[| as Record)|(\\bsay|entries\\([\\w.]+)\\.${parent}\\)`, // with all its table, by a code
        `"${key}"[^;]*\\b(${parent}|say)\\[`, // by one of a few names
      ].some((way) => new RegExp(way).test(source));
      if (leaf && !used) found.push([...path, key].join("."));
      if (!leaf) walk(value, [...path, key]);
    }
  };
  walk(words, []);
  return found;
}

const sources = () =>
  [...files("www/src", ".ts"), ...files("npm/elements", ".ts")]
    .filter(([file]) => !/(text|words).(en|ru|screens)\.ts$/.test(file))
    .map(([, text]) => text)
    .join("\n");

/** Every dictionary of the page and of the package's elements, wherever it lies. */
const dictionaries = ["www/src", "npm/elements"].flatMap((folder) =>
  files(folder, "en.ts")
    .map(([file]) => `${folder}/${file}`)
    .filter((file) => /\/(text|words)\/en\.ts$/.test(file)),
);

test("every word of every dictionary is used", async () => {
  const source = sources();
  // A search that finds none of these proves nothing.
  for (const known of ["www/src/text", "www/src/opponents/text", "npm/elements/drawing/words"]) {
    assert.ok(dictionaries.includes(`${known}/en.ts`), known);
  }
  for (const entry of dictionaries) assert.deepEqual(unused(await dictionary("en", entry), source), [], entry);
});

test("every number in the Russian words of page and elements has its noun in the right form", async () => {
  let composed = 0;
  for (const entry of dictionaries.map((file) => file.replace(/en\.ts$/, "ru.ts"))) {
    const walk = (words, path) => {
      for (const [key, value] of Object.entries(words)) {
        if (typeof value === "object" && value !== null) walk(value, [...path, key]);
        if (typeof value !== "function") continue;
        for (const n of numbers) {
          let said;
          try {
            said = value(...Array(value.length).fill(n));
          } catch {
            continue; // it asks for something else than numbers
          }
          if (typeof said !== "string" || /undefined|NaN|\[object|не число/.test(said)) continue;
          composed += 1;
          assert.deepEqual(disagreeing(said), [], `${entry}: ${[...path, key].join(".")}`);
        }
      }
    };
    walk(await dictionary("ru", entry), []);
  }
  assert.ok(composed > 1000, String(composed));
});

test("Russian numbers have their case", async () => {
  const { cards } = await dictionary("ru", "npm/elements/cards/words/ru.ts");
  const { odds } = await dictionary("ru", "npm/elements/odds/words/ru.ts");
  assert.deepEqual([1, 2, 5].map(cards.missing), ["Ещё 1 карта", "Ещё 2 карты", "Ещё 5 карт"]);
  assert.deepEqual(
    [1, 2, 21].map((deals) => odds.exact(deals)),
    ["Точно: подсчёт по 1 раздаче.", "Точно: подсчёт по 2 раздачам.", "Точно: подсчёт по 21 раздаче."],
  );
  assert.match(odds.sampled(21, 0.01), /по выборке из 21 раздачи\.$/);
});

for (const each of languages) {
  const { language } = each;
  test(`every state of Hold'em and its evaluators is sound, speaks ${language} alone, and fits a phone`, () =>
    visit({ viewport: { width: 320, height: 640 }, locale: language === "ru" ? "en-GB" : "ru-RU" }, async (page) => {
      const sound = (state) => assertState(page, each, state);
      await speak(page, language);
      await sound("form");
      await unfold(page.locator("#seed"));
      await sound("form, all options");
      await deal(page, { seats: "11" });
      await sound("refused");
      await deal(page, { seats: "10", button: "draw", "auto-show": false, seed: seed(8) });
      await sound("cover");
      await page.reload(); // the language is remembered
      await page.locator(".cover").waitFor();
      await uncover(page);
      await page.fill("#total", "1");
      await sound("actions, refused");
      const main = async () => {
        await uncover(page);
        await page.locator(".open .actions .main").click();
      };
      const fold = async () => {
        await uncover(page);
        await page.locator(".open .actions .quiet").click();
      };
      await page.locator(".open .actions .quiet").click();
      for (let seat = 0; seat < 6; seat += 1) await fold();
      await main();
      await main();
      await main();
      for (let turns = 0; turns < 6; turns += 1) await main();
      await uncover(page);
      await page.locator(".sized [type=submit]").click();
      await main();
      await main();
      await sound("showdown");
      await fold(); // not shown
      await main();
      await main();
      await page.locator(".result").waitFor();
      await sound("result");
      await page.locator(".asking button").first().click();
      await sound("asked");
      await page.click("#new-match");
      await sound("giving up");
      await page.locator("dialog .main").click();
      await go(page, "evaluator");
      await page.fill("#typed-0", "As Ah 7d 7c Kh 2s 9c");
      await page.fill("#typed-1", "9s 8s 7s 6s 5s");
      await sound("evaluator");
      await page.fill("#typed-1", "9s 9s 7s 6s 5s");
      await sound("evaluator, refused");
      await page.fill("#typed-0", "AsAh");
      await page.fill("#typed-1", "TT+, AQs+");
      await page.locator(".odds:not([aria-busy]) .shares li").first().waitFor();
      await sound("odds before the flop");
      await page.fill("#typed-board", "9s 8s 7s");
      await page.locator(".by-street").waitFor();
      await sound("odds on the flop");
      await page.fill("#typed-dead", "As");
      await page.locator("[aria-invalid=true]").waitFor();
      await sound("odds, refused");
      await go(page, "calculators");
      await page.locator(".pots li").nth(2).waitFor();
      await page.click("#do-call");
      await page.fill("#total", "310");
      await page.locator("#total[aria-invalid=true]").waitFor();
      await sound("calculators");
    }));
}
