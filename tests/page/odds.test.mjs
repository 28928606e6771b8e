import assert from "node:assert/strict";
import test from "node:test";
import { assertSound, site, text } from "./play.mjs";

const visit = site();

/** Opens the evaluator and types into its fields, by the names of the places. */
async function type(page, cards) {
  if (!page.url().endsWith("#evaluator")) await page.goto(`${page.url()}#evaluator`);
  for (const [place, typed] of Object.entries(cards)) await page.fill(`#typed-${place}`, typed);
}

const exactly = (page, deals) => page.getByText(`Exact, counted over ${deals}.`).waitFor();

test("two hands before the flop are counted: aces against kings", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await type(page, { 0: "As Ah" });
    await page.getByText("Odds need two hands at least").waitFor();
    await type(page, { 0: "Ah Ad", 1: "Ks" });
    assert.equal(await text(page.locator("output[for=typed-1]")), "1 card more");
    await page.getByText("when every hand that has been begun has two cards").waitFor();
    await type(page, { 1: "Ks Kh" });
    await exactly(page, "1,712,304 deals");
    // 1 399 204 wins, 7 923 shared pots and 305 177 losses of 1 712 304: the pairs that share one suit.
    assert.deepEqual(await page.locator(".shares li li").allInnerTexts(), [
      "wins 81.7% (1,399,204)",
      "splits 0.5% (7,923)",
      "loses 17.8%",
      "wins 17.8% (305,177)",
      "splits 0.5% (7,923)",
      "loses 81.7%",
    ]);
    assert.match(await text(page.locator(".shares > li").first()), /^Hand 1 AhAd equity 81\.9%/);
    const widths = await page
      .locator(".shares > li:first-child rect")
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("width")).toFixed(1)));
    assert.deepEqual(widths, ["81.7", "0.5", "17.8"]);
    await page.getByText("With a board, a chart shows").waitFor();
    await assertSound(page);
  }));

test("a board narrows the deals, and the chart runs street by street", () =>
  visit({}, async (page) => {
    await type(page, { 0: "AhAd", 1: "KsKh", board: "Kd" });
    await page.getByText("when the flop has its three cards").waitFor();
    assert.equal(await text(page.locator("output[for=typed-board]")), "2 cards more");
    await type(page, { board: "Kd 7s 2c" });
    await exactly(page, "990 deals");
    assert.equal(await text(page.locator("output[for=typed-1]")), "Three kings, kickers seven, two");
    assert.equal(await page.locator("section:has(#typed-1) .plays").count(), 5);
    await page.locator(".by-street").waitFor();
    assert.deepEqual(await page.locator(".by-street thead th").allInnerTexts(), ["Preflop", "Flop"]);
    assert.equal(await text(page.locator(".by-street tbody tr:first-child td").first()), "81.9%");
    assert.equal(await text(page.locator(".comparison")), "", "nobody has won on the flop");

    await page.getByRole("radio", { name: "Board" }).check();
    await page.getByRole("button", { name: "ace of clubs" }).click();
    await exactly(page, "44 deals");
    assert.equal(await page.locator("#typed-board").inputValue(), "Kd 7s 2c Ac");
    await page.getByRole("button", { name: "three of clubs" }).click();
    await exactly(page, "1 deal");
    assert.match(
      await text(page.locator(".comparison")),
      /^Hand 1 wins\. Three aces, .* beats three kings, .*\(TH-15\)\.$/,
    );
    await page.locator(".by-street thead th").nth(3).waitFor();
    assert.deepEqual(await page.locator(".by-street tbody td:last-child").allInnerTexts(), ["100.0%", "0.0%"]);
    assert.equal(await page.locator(".lines polyline").count(), 2);
    await page.getByRole("button", { name: "four of clubs" }).click();
    await page.getByText("A board has at most five cards.").waitFor();
    await page.getByRole("radio", { name: "Hand 1" }).check();
    await page.getByRole("button", { name: "four of clubs" }).click();
    await page.getByText("With a board a hand has two cards.").waitFor();
    assert.equal(await page.getByRole("button", { name: "king of spades, already used" }).count(), 1);
    await assertSound(page);
  }));

test("dead cards do not come", () =>
  visit({}, async (page) => {
    await type(page, { 0: "AhAd", 1: "KsKh", board: "As 7s 2c 3d", dead: "Kd Kc" });
    await exactly(page, "42 deals");
    assert.match(await text(page.locator(".shares > li").first()), /wins 100\.0% \(42\)/);
  }));

test("ranges are sampled where a count takes too long, with the error said, and hands come and go", () =>
  visit({}, async (page) => {
    await type(page, { 0: "TT+, AQs+", 1: "random" });
    assert.equal(await page.locator(".deck [aria-pressed=true]").count(), 0, "a range marks no card");
    assert.equal(await page.getByRole("button", { name: "already used" }).count(), 0);
    await page.click("#add-hand");
    await page.keyboard.type("JhJs");
    await page.getByText("(standard error) from 2,000,000 samples.").waitFor();
    assert.match(await text(page.locator(".certainty")), /^± 0\.0\d%/);
    assert.match(await text(page.locator(".shares > li").last()), /^Hand 3 JhJs equity \d\d\.\d% ± 0\.0\d%/);
    assert.equal(await page.locator(".shares > li").count(), 3);
    await page.getByRole("button", { name: "Remove hand 2" }).click();
    await page.locator(".odds:not([aria-busy])").waitFor();
    assert.equal(await page.locator("#typed-1").inputValue(), "JhJs");
    await page.locator(".shares > li").nth(2).waitFor({ state: "detached" });
    assert.equal(await page.locator(".shares > li").count(), 2);
    assert.equal(await page.getByRole("button", { name: /^Remove/ }).count(), 0);
    for (let hands = 2; hands < 10; hands += 1) await page.click("#add-hand");
    assert.equal(await page.locator("#add-hand").count(), 0, "ten hands at most");
  }));

test("what is refused is said at its field", () =>
  visit({}, async (page) => {
    for (const [cards, place, sentence] of [
      [{ 0: "AhAd", 1: "AhKs" }, "1", /twice/],
      [{ 0: "AhAd", 1: "KsKh", board: "2c3c4c5c6c7c" }, "board", /no cards, or three, four or five/],
      [{ board: "2c 3c Zz" }, "board", /Not a card/],
      [{ board: "2c 3c 4c", dead: "4c" }, "dead", /twice/],
      [{ dead: "", 1: "KsKhKd" }, "1", /two cards/],
      [{ board: "", 1: "TT+, ZZ" }, "1", /not a range/],
      [{ 1: "AhAd" }, "1", /no hand of the range|twice|cannot be dealt/],
    ]) {
      await type(page, cards);
      const refusal = page.locator(`#typed-${place}-refusal`, { hasText: sentence });
      await refusal.waitFor();
      assert.equal(await page.locator(`#typed-${place}`).getAttribute("aria-invalid"), "true");
      assert.equal(await page.locator(".shares li").count(), 0);
    }
    await assertSound(page);
    await type(page, { 1: "KsKh" });
    await exactly(page, "1,712,304 deals");
    assert.equal(await page.locator("#typed-1").getAttribute("aria-invalid"), "false");
  }));

test("the answer is that of the cards that stand there last", () =>
  visit({}, async (page) => {
    await type(page, { 0: "random", 1: "22+, A2+, K2+" });
    await page.waitForTimeout(250); // the thread is at work
    await type(page, { 0: "AhAd", 1: "KsKh" });
    await exactly(page, "1,712,304 deals");
    await page.waitForTimeout(1500); // time enough for the first answer, were it not broken off
    assert.match(await text(page.locator(".shares > li").first()), /AhAd equity 81\.9%/);
  }));

test("both languages tell the odds, with their numbers, on a phone", () =>
  visit({ viewport: { width: 320, height: 640 } }, async (page) => {
    await type(page, { 0: "AhAd", 1: "KsKh", board: "Kd 7s 2c 3d 4h" });
    await page.locator(".by-street").waitFor();
    await page.click("#language-ru");
    await page.getByText("Точно: подсчёт по 1 раздаче.").waitFor();
    await page.locator(".by-street").waitFor();
    assert.match(await text(page.locator(".shares > li").first()), /эквити 0,0\s%/);
    assert.deepEqual(await page.locator(".by-street thead th").allInnerTexts(), ["Префлоп", "Флоп", "Тёрн", "Ривер"]);
    await assertSound(page);
    await type(page, { board: "Kd 7s 2c" });
    await page.getByText("Точно: подсчёт по 990 раздачам.").waitFor();
  }));

test("without a network the thread still answers", () =>
  visit({ serviceWorkers: "allow" }, async (page, shared) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload(); // the service worker has the page from now on
    await page.context().setOffline(true);
    await shared.server.close();
    await type(page, { 0: "AhAd", 1: "KsKh" });
    await exactly(page, "1,712,304 deals");
  }));
