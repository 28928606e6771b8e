import assert from "node:assert/strict";
import test from "node:test";
import { assertSound, deal, fill, site, text } from "./play.mjs";

const visit = site();

test("each refusal of the package stands beside its field, and the focus goes there", () =>
  visit({}, async (page) => {
    // What a field holds again after its turn.
    const sound = {
      seats: "3",
      stack: "1000",
      "stack-2": "",
      button: "draw",
      small: "5",
      big: "10",
      "ante-mode": "none",
      straddles: "",
      "chip-unit": "1",
      "rise-hands": "0",
      seed: "",
    };
    const refusals = [
      [{ seats: "1" }, "seats", "A hand needs 2 to 10 players with chips. Rule TH-1."],
      [{ seats: "11" }, "seats", "A hand needs 2 to 10 players with chips. Rule TH-1."],
      [{ stack: "0" }, "seats", "A hand needs 2 to 10 players with chips. Rule TH-1."],
      [{ stack: "-1" }, "stack", "A whole number, at least 0."],
      [{ stack: "1.5" }, "stack", "A whole number, at least 0."],
      [{ stack: "" }, "stack", "A whole number, at least 0."],
      [{ stack: "9007199254740991" }, "seats", "There can be at most 9,007,199,254,740,991 on the table."],
      [{ small: "20" }, "small", "From 0 to 10."],
      [{ small: "0", big: "0" }, "big", "At least 1."],
      [{ straddles: "15" }, "straddles", "At least 20."],
      [{ straddles: "20 40" }, "straddles", "At most 1 seat can straddle at this table."],
      [{ straddles: "x" }, "straddles", "A whole number, at least 0."],
      [{ "ante-mode": "each", "ante-amount": "-5" }, "ante-amount", "A whole number, at least 0."],
      [{ "chip-unit": "0" }, "chip-unit", "At least 1."],
      [{ "chip-unit": "3" }, "big", "Only whole chips of 3. Rule TH-18."],
      [{ "rise-hands": "-1" }, "rise-hands", "A whole number, at least 0."],
      [{ "rise-hands": "1.5" }, "rise-hands", "A whole number, at least 0."],
      [{ seed: "abc" }, "seed", "64 hexadecimal digits."],
      [{ button: "2", "stack-2": "0" }, "button", "The button must be at a player: seat 1 and seat 2. Rule TH-1."],
      [{ "stack-2": "-7" }, "stack-2", "A whole number, at least 0."],
    ];
    for (const [change, field, sentence] of refusals) {
      await deal(page, change);
      const refusal = page.locator(`#${field}-refusal`);
      assert.equal(await text(refusal), sentence, JSON.stringify(change));
      assert.equal(await page.locator("[aria-invalid=true]").getAttribute("id"), field);
      assert.equal(await page.evaluate(() => document.activeElement?.id), field);
      assert.match(await page.locator(`#${field}`).getAttribute("aria-describedby"), new RegExp(`${field}-refusal`));
      await fill(page, Object.fromEntries(Object.entries(sound).filter(([id]) => id in change)));
    }
    await deal(page, { seats: "1" });
    await assertSound(page);
    await deal(page, { seats: "3" });
    await page.locator(".cover").waitFor();
  }));

test("every option reaches the game", () =>
  visit({ viewport: { width: 700, height: 900 } }, async (page) => {
    await deal(page, {
      seats: "5",
      stack: "400",
      "stack-4": "0",
      button: "0",
      small: "10",
      big: "20",
      "ante-mode": "big-blind",
      "ante-amount": "20",
      straddles: "40",
      betting: "pot-limit",
      "chip-unit": "5",
    });
    const log = await text(page.locator(".log ol"));
    assert.match(log, /^Seat 3 posts an ante of 20$/m);
    assert.match(log, /^Seat 4 straddles, 40$/m);
    assert.equal(await page.locator(".seat.empty").count(), 1);
    await page.locator(".cover .action").click();
    // 10 + 20 + 40 and an ante of 20 lie there: a call of 40, then a raise by the pot of 130.
    assert.match(await text(page.locator("#total-bounds")), /^From 80 to 1[57]0, in steps of 5$/);
    await page.fill("#total", "82");
    assert.match(await text(page.locator("#total-refusal")), /^From 80 in steps of 5, .* Rule TH-18\.$/);
    await assertSound(page);
  }));

test("a fixed limit leaves one size, and no field to type one", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2", button: "0", betting: "fixed-limit" });
    await page.locator(".cover .action").click();
    const buttons = await page.locator(".open .actions button").allInnerTexts();
    assert.deepEqual(buttons, ["Call 5", "Raise to 20", "Fold"]);
    assert.equal(await page.locator("#total").count(), 0);
  }));

test("what is on its way has a heading of its name, and gives place to what comes", () =>
  visit({}, async (page) => {
    await page.locator(".setup").waitFor();
    let release;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.click("#game-open-face");
    await page.locator(".waiting").waitFor();
    assert.deepEqual(await page.locator("h1").allTextContents(), ["Open-face Chinese"]);
    await assertSound(page);
    await page.evaluate(() => {
      location.hash = "#scorer";
    });
    await page.locator("h1", { hasText: "Open-face scorer" }).waitFor();
    assert.equal(await page.locator("h1").count(), 1);
    assert.equal(await page.locator(".waiting").count(), 1);
    release();
    await page.locator("cardroom-scorer").waitFor();
    assert.equal(await page.locator(".waiting").count(), 0);
  }));
