// What the tests of the page share: a browser at the built page, and the moves of a player at it.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before } from "node:test";
import { root } from "../../npm/setup.mjs";
import { assertAccessible, launch, open } from "../support/browser.mjs";
import { serve } from "../support/server.mjs";

/** Opens the built page (`npm test` has built it) for the tests of one file; the options are those of `serve`. */
export function site(options) {
  const shared = {};
  before(async () => {
    shared.server = await serve(join(root, "www/dist"), options);
    shared.browser = await launch();
  });
  after(async () => {
    await shared.browser?.close();
    await shared.server?.close();
  });
  /** Runs `work` on a fresh page; whatever went wrong on it, or was asked of another host, fails the test. */
  return async function visit(options, work) {
    const { page, faults, close } = await open(shared.browser, {
      reducedMotion: "reduce",
      locale: "en-GB",
      // It would fetch all files for every test anew; the tests of its work ask for it.
      serviceWorkers: "block",
      ...options,
    });
    page.setDefaultTimeout(15_000);
    page.context().on("request", (request) => {
      if (!request.url().startsWith(shared.server.url)) faults.push(`foreign request: ${request.url()}`);
    });
    try {
      await page.goto(shared.server.url);
      await page.locator("#seats").waitFor();
      await work(page, shared);
      assert.deepEqual(faults, []);
    } finally {
      await close();
    }
  };
}

/**
 * Lets what the page draws from chance be the same in every run, until it is loaded anew: how computers play, and what is dealt
 * where no seed is given, decides how long a game goes on and what is seen of it.
 */
export const fixChance = (page) =>
  page.evaluate(() => {
    let drawn = 0;
    crypto.getRandomValues = (bytes) => {
      for (const at of bytes.keys()) {
        drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
        bytes[at] = drawn >>> 24;
      }
      return bytes;
    };
  });

export const seed = (digit) => String(digit).repeat(64);

/** Goes to a screen by the link to it, which a menu holds where there is no room for all. */
export async function go(page, screen) {
  const link = page.locator(`nav a[href='#${screen}']`);
  await link.waitFor({ state: "attached" }); // after a reload the page may not be drawn yet
  const menu = page.locator("#menu-button");
  if (await menu.isVisible()) await menu.click();
  await link.click();
}

/** Changes the language, and waits until the page speaks it. */
export async function speak(page, language) {
  await page.click(`#language-${language}`);
  await page.locator(`#language-${language}[aria-pressed=true]:focus`).waitFor();
}

/** Opens what a field is folded away in, and tells what kind of field it is. */
export const unfold = (field) =>
  field.evaluate((element) => {
    for (let at = element.closest("details"); at !== null; at = at.parentElement.closest("details")) at.open = true;
    return element.tagName;
  });

/** Fills the form by the ids of its fields. */
export async function fill(page, fields) {
  for (const [id, value] of Object.entries(fields)) {
    const field = page.locator(`#${id}`);
    const kind = await unfold(field);
    if (typeof value === "boolean") await field.setChecked(value);
    else if (kind === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
}

/**
 * Presses without a pointer, as assistive tools do: in long games that are there for what they show. That a pointer reaches
 * what is pressed, others prove.
 */
export const press = (locator) => locator.evaluate((element) => element.click());

/** Fills the form, for people alone if it does not say otherwise, and deals. */
export async function deal(page, fields) {
  await fill(page, { others: "human", ...fields });
  await page.locator(".setup button[type=submit]").click();
}

/** The player in turn, or the first of several, asks for the cards, where they are covered. */
export async function uncover(page) {
  const button = page.locator(".cover .action");
  if (await button.count()) await button.first().click();
}

/** The player in turn uncovers and presses a button by its text. */
export async function act(page, text) {
  await uncover(page);
  await page.locator(".open .actions button", { hasText: text }).first().click();
}

/** The text as it is laid out, of every element that fits. */
export const text = async (locator) => (await locator.allInnerTexts()).join("\n");

/** What the page keeps: of a match, or of a tournament; `null` for nothing. */
export const kept = (page, slot = "match") =>
  page.evaluate(
    (slot) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open("cardroom");
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("kept").objectStore("kept").get(slot);
          reading.onerror = () => failed(reading.error);
          reading.onsuccess = () => done(reading.result ?? null);
          opening.result.close();
        };
      }),
    slot,
  );

/** Lets the page keep something else, until it is loaded anew. */
export const plant = (page, value, slot = "match") =>
  page.evaluate(
    ([value, slot]) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open("cardroom");
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction("kept", "readwrite");
          writing.objectStore("kept").put(value, slot);
          writing.onabort = () => failed(writing.error);
          writing.oncomplete = () => done();
          opening.result.close();
        };
      }),
    [value, slot],
  );

/** A match that was played elsewhere, as it is kept. */
export function match(game) {
  const { game: name, seats } = game.view();
  return { id: "elsewhere", game: name, save: game.save(), seats: seats.map(() => "human"), at: Date.now() };
}

/** Nothing is cut off at the side: the page does not scroll there, no words or cards lie beyond it, nor what a panel holds. */
export async function assertFits(page, state = "") {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const within = (element) => {
      for (let at = element; at !== null; at = at.parentElement) if (scrolls(at)) return true;
      return false;
    };
    const worded = (each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const outside = [...document.querySelectorAll("header *, main *")].filter((each) => {
      if (!worded(each) && !each.matches(".card:not(.back), .note:not(.back)")) return false;
      const { left, right, width } = each.getBoundingClientRect();
      return width > 0 && (left < -0.5 || right > clientWidth + 0.5) && each.checkVisibility() && !within(each);
    });
    const spilling = [...document.querySelectorAll("header, .panel, .mat, .moves, .level-strip")].filter(
      (each) => each.scrollWidth > each.clientWidth + 1 && !scrolls(each),
    );
    const name = (each) => `${each.tagName} ${each.className}: ${each.textContent.slice(0, 40)}`;
    return [
      ...(scrollWidth > clientWidth ? ["the page scrolls sideways"] : []),
      ...[...outside, ...spilling].map(name),
    ];
  });
  assert.deepEqual(beyond, [], state);
}

/** What a reader may ask for (WCAG 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** The same where letters, words, lines and paragraphs are spaced; the ways to everything stay in one line. */
export async function assertReflows(page, state) {
  await assertFits(page, state);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
  await assertFits(page, `${state}, spaced`);
  const tops = await page
    .locator("header button")
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().top));
  assert.ok(tops.length > 3 && Math.max(...tops) - Math.min(...tops) < 2, `${state}: ${tops}`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Nothing is cut off at the side, and axe finds nothing. */
export async function assertSound(page) {
  await assertFits(page);
  await assertAccessible(page);
}

/** What stays Latin in Russian: the name, the ids of rules, and cards as they are written. */
const latin =
  /cardroom|[A-Z]{2}-\d+|As Td 9c|T значит|c, d, h, s|TT\+, AQs\+|random|(?:[2-9TJQKA][cdhs]){2}|[AKQJ](?=[♣♦♥♠])/g;

/**
 * The languages of the page; letters that its words never have; what a browser there says of itself; and the scheme in which its
 * states are looked at: no colour depends on a language, so both schemes are seen of every state.
 */
export const languages = [
  { language: "en", foreign: /[А-Яа-яЁё]+/, locale: "en-GB", colorScheme: "light" },
  { language: "ru", foreign: /[A-Za-z]+/, locale: "ru-RU", colorScheme: "dark" },
];

/** Nothing but the language it is in is read or spoken; `also` is what else may stand there. */
export async function assertSpeaks(page, { language, foreign }, state, also = /(?!)/) {
  assert.equal(await page.evaluate(() => document.documentElement.lang), language);
  for (const each of await spoken(page)) {
    const rest = each.replaceAll(latin, "").replace(also, "");
    assert.doesNotMatch(rest, foreign, `${state}: ${each}`);
    assert.doesNotMatch(rest, /undefined|NaN|\[object/, `${state}: ${each}`);
  }
}

/** A state of the page in a language: nothing of another, nothing cut off, and sound in the language's scheme. */
export async function assertState(page, language, state, also) {
  await page.emulateMedia({ colorScheme: language.colorScheme });
  await assertSpeaks(page, language, state, also);
  await assertSound(page);
}

const names = { T: "ten", J: "jack", Q: "queen", K: "king", A: "ace" };
const digits = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];
const suits = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
/** A card as it is spoken in English. */
export const cardName = (card) => `${names[card[0]] ?? digits[card[0] - 2]} of ${suits[card[1]]}`;

/** Everything that is read or spoken, within elements too, apart from the names of the languages. */
export const spoken = (page) =>
  page.evaluate(() => {
    const found = [document.title];
    const visit = (tree) => {
      for (const element of tree.querySelectorAll("*")) {
        if (element.closest(".languages, .face, .bill, style")) continue;
        for (const name of ["aria-label", "title", "placeholder"]) found.push(element.getAttribute(name) ?? "");
        for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document.body);
    return found.filter((text) => text.trim() !== "");
  });

/** The id of what has the focus, within elements too. */
export const focused = (page) =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.id;
  });
