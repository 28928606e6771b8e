import assert from "node:assert/strict";
import test from "node:test";
import { rowNames } from "../support/open-face.mjs";
import { assertSound, cardName, go, site, text } from "./play.mjs";

const visit = site();

/** Types the rows of a board. */
const type = async (page, board, rows) => {
  for (const [at, row] of rows.split("/").entries()) await page.fill(`#typed-${board}-${rowNames[at]}`, row);
};

test("the scorer tells what is best: a street, in slices, and a bonus hand", () =>
  visit({ viewport: { width: 768, height: 1024 } }, async (page) => {
    await go(page, "scorer");
    const done = () => page.locator(".advice .answer[aria-busy=false] .choices").waitFor();
    const first = page.locator(".advice tbody tr").first();
    // The last street against a whole board is counted.
    await type(page, 0, "Kd4c/QhQd9h5d2c/AhTh8h3h");
    await type(page, 1, "KcQs8s/7s7d6s5c3c/9s9d8d6c4d");
    await page.fill("#advice-cards", "Ac Jh 2s");
    await done();
    assert.equal(await text(page.locator(".advice .answer .hint")), "Every ending counted.");
    assert.match(await text(first), /^Top: .*Bottom: .*Discard: /);
    assert.equal(await text(first.locator("td").nth(1)), "+10.0");
    await assertSound(page);
    // The first street is sampled; what is known shows before all is, and another thread works it out.
    await type(page, 0, "//");
    await type(page, 1, "//");
    // In time of the processor: by the clock, a machine that is shared would stretch it.
    const inspector = await page.context().newCDPSession(page);
    await inspector.send("Performance.enable", { timeDomain: "threadTicks" });
    const busy = async () => {
      const { metrics } = await inspector.send("Performance.getMetrics");
      return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
    };
    const before = await busy();
    await page.fill("#advice-cards", "AsKsQsJsTs");
    await page.locator(".advice .choices").waitFor();
    await done();
    assert.match(await text(page.locator(".advice .answer .hint")), /^20,000 endings so far\.$/);
    assert.match(await text(first.locator("th")), /^Bottom: /);
    assert.match(await text(first.locator("td").nth(1)), /^\+\d+\.\d ± \d\.\d$/);
    // Below the first they fall by their points.
    const told = await page.locator(".advice tbody tr td:nth-of-type(2)").allTextContents();
    const points = told.slice(1).map((cell) => Number(cell.split(" ")[0].replace("−", "-")));
    assert.ok(points.length > 2, String(told));
    assert.deepEqual(
      points,
      points.toSorted((one, other) => other - one),
    );
    // The work itself takes seconds.
    const own = (await busy()) - before;
    assert.ok(own < 500, `the page's thread was busy for ${own} ms`);
    // A bonus hand.
    await page.fill("#advice-cards", "4s7dKhKs6sKc2c7sJsKd7cJh3h3c");
    assert.equal(await text(page.locator(".advice .sum")), "Royalties 28. Earns another bonus hand.");
    await assertSound(page);
    await type(page, 0, "Qd//");
    assert.equal(
      await text(page.locator("#advice-cards-refusal")),
      "Board 1 is begun: its cards come three at a time.",
    );
    await type(page, 0, "//");
    // Refused by the rule.
    await page.fill("#advice-cards", "AsKs");
    assert.match(
      await text(page.locator("#advice-cards-refusal")),
      /^There must be 5 cards here, not 2\. Rule OF-4\.$/,
    );
    await page.fill("#advice-cards", "");
    assert.equal(await text(page.locator("#advice-cards-refusal")), "");
  }));

test("the scorer tells the points and the reasons", () =>
  visit({ viewport: { width: 768, height: 1024 } }, async (page) => {
    await go(page, "scorer");
    const net = async () => (await page.locator(".outcome table.pair").first().locator("tfoot td").allInnerTexts())[0];
    // The worked examples of the rules.
    for (const [first, second, points] of [
      ["Ac9d4s/KhKd8s6c2d/AhAdQsTc3h", "Ks8c3s/JhJd9h5d2c/QhQcAs7c4d", "+6"],
      ["AcKd7s/JhJd9s5c2d/QhQd8s6c4d", "AsKh7c/ThTd9h5d2c/AhAd8h6d4c", "0"],
      ["2c4h6d/KsQhTh6c3s/KdQcJh6s4d", "2s3h5d/KcQd9h5c2h/AhKh9c5s2d", "+1"],
    ]) {
      await type(page, 0, first);
      await type(page, 1, second);
      assert.equal(await net(), points);
    }
    await assertSound(page);
    const state = page.locator("cardroom-scorer .panel .state");
    await type(page, 0, "QhQd7s/QcQs6h5d4c/AhAs8h6d3c");
    assert.equal(await text(state.first()), "Dead hand: top is stronger than middle (OF-7).");
    await type(page, 1, "QhQd2s/KhKd9h5d2c/AhAs8h6d4c");
    assert.match(await text(state.last()), /^Live hand\. Royalties 7\. Fantasyland next: 14 cards \(OF-14\)\./);
    assert.match(await text(page.locator(".outcome .refusal")), /^The \w+ of \w+ appears twice\. Rule OF-3\.$/);
    await type(page, 1, "7h7d7c/KhKd9d5c2c/AcAd8c6c");
    assert.equal(await text(state.last()), "1 card more.");
    await page.fill("#typed-1-bottom", "7h7d7s");
    await page.fill("#typed-1-middle", "zz");
    assert.match(await text(page.locator("#typed-1-middle-refusal")), /^Not a card/);
    // Three boards by picking: each card goes to the row that is chosen, and on to the next that is free.
    for (const at of [0, 1]) await page.locator("cardroom-scorer .panel .link").nth(at).click();
    await page.selectOption("#boards", "3");
    await page.getByRole("radio", { name: "board 1, top" }).check();
    for (const card of ["As", "Ad", "Kc", "Qs"]) await page.getByRole("button", { name: cardName(card) }).click();
    assert.equal(await page.inputValue("#typed-0-top"), "As Ad Kc");
    assert.equal(await page.inputValue("#typed-0-middle"), "Qs");
    await page.getByRole("button", { name: cardName("Ad") }).click();
    assert.equal(await page.inputValue("#typed-0-top"), "As Kc");
    await page.getByRole("radio", { name: "board 3, bottom" }).check();
    await page.getByRole("button", { name: cardName("Jh") }).click();
    assert.equal(await page.inputValue("#typed-2-bottom"), "Jh");
    await assertSound(page);
  }));
