// Paper: what is there to be read is printed, and nothing that would have to be pressed.

import assert from "node:assert/strict";
import test from "node:test";
import { begin, choose, mine, small } from "./computers.mjs";
import { assertFits, go, languages, site, speak, text } from "./play.mjs";

const visit = site();

/** What can be pressed or dragged and would be printed, within elements too; cards that are buttons are cards there. */
const pressed = (page) =>
  page.evaluate(() => {
    const found = [];
    const visit = (tree) => {
      for (const element of tree.querySelectorAll("*")) {
        const control = element.matches(
          "button:not(.card, .rule), summary, input:is([type=range], [type=file]), nav a",
        );
        const open = element.matches("details[open] > summary"); // the name of what is open
        if (control && !open && element.checkVisibility()) found.push(element.outerHTML.slice(0, 120));
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document.body);
    return found;
  });

/** How many pages it takes. */
async function pages(page) {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
}

const style = (page, selector, name) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, what) => getComputedStyle(element).getPropertyValue(what), name);

const print = (page) => page.emulateMedia({ media: "print" });

for (const [game, { language }] of Object.keys(small).map((game, at) => [game, languages[at % 2]])) {
  test(`a result of ${game} and its replay are printed in ink on white, without what is pressed (${language})`, () =>
    visit({ viewport: { width: 720, height: 1000 }, colorScheme: "dark" }, async (page) => {
      await speak(page, language);
      await begin(page, game);
      while ((await page.locator(".result").count()) === 0) {
        await mine(page);
        if ((await page.locator(".result").count()) === 0) await choose(page);
      }
      const shows = async (...places) => {
        await print(page);
        assert.deepEqual(await pressed(page), []);
        for (const place of places) assert.ok(await page.locator(place).first().isVisible(), place);
        assert.match(
          await text(page.locator(".result")),
          /\((TH|LP|LH|LD|OF)-\d+\)|\b(TH|LP|LH|LD|OF)-\d+\./,
          "a rule",
        );
        assert.equal(await style(page, ".cloth, .boards", "background-image"), "none");
        assert.equal(await style(page, ".plate, .board-of", "background-color"), "rgb(255, 255, 255)");
        assert.equal(await style(page, "body", "background-color"), "rgb(255, 255, 255)");
        assert.equal(await style(page, ".plate h3, .board-of h3", "color").then(dark), true);
        // No part lies over another, and the log shows all its lines.
        const boxes = await page.locator(".stage, .felt, .boards, .result, .log").evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility() && !each.matches(".stage"))
            .map((each) => {
              const { top, bottom } = each.getBoundingClientRect();
              return [top, bottom];
            }),
        );
        boxes.sort(([a], [b]) => a - b);
        for (const [at, [top]] of boxes.entries()) if (at > 0) assert.ok(top >= boxes[at - 1][1] - 1);
        const log = await page.locator(".log ol").evaluate((list) => list.scrollHeight - list.clientHeight);
        assert.ok(log <= 1, String(log));
        for (const piece of [".row", ".felt, .boards", ".log li"].filter(
          (each) => game !== "open-face" || each !== ".row",
        )) {
          if (await page.locator(piece).count()) assert.equal(await style(page, piece, "break-inside"), "avoid", piece);
        }
        // Nothing begins a page of its own after the last line, no grid is to be parted, and no rule's id.
        const rest = await page.evaluate(() => {
          const end = document.querySelector(".log").getBoundingClientRect().bottom;
          return [...document.querySelectorAll("main *")]
            .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > end + 1)
            .filter((each) => !each.contains(document.querySelector(".log")))
            .map((each) => each.outerHTML.slice(0, 80));
        });
        assert.deepEqual(rest, []);
        for (const place of [".past", ".aside"]) {
          if (await page.locator(place).count()) assert.equal(await style(page, place, "display"), "block", place);
        }
        const bare = await page.locator(".result").evaluate((result) =>
          [...result.querySelectorAll("*")]
            .filter((each) => !each.matches(".rule"))
            .flatMap((each) => [...each.childNodes])
            .filter((node) => node.nodeType === Node.TEXT_NODE && /\b[A-Z]{2}-\d/.test(node.data))
            .map((node) => node.data),
        );
        assert.deepEqual(bare, []);
        assert.equal(await style(page, ".result .rule", "text-wrap-mode"), "nowrap");
        if (await page.locator(".cells").count()) {
          assert.equal(await style(page, ".cells .here", "background-color"), "rgb(0, 0, 0)");
          assert.notEqual(await style(page, ".cells i", "border-top-color"), "rgba(255, 255, 255, 0.45)");
        }
        await assertFits(page);
        assert.ok((await pages(page)) <= 3);
        await page.emulateMedia({ media: "screen" });
      };
      await shows(".result h2", ".log li", "h1");
      await go(page, "history");
      await page.locator(".past-hands a").first().click();
      await page.locator("#last").click();
      await shows(".told", ".result h2", ".log li");
    }));
}

const dark = (colour) =>
  colour
    .match(/\d+/g)
    .slice(0, 3)
    .every((part) => Number(part) < 80);

test("the rulebook is printed from its first page on, with each rule's id, and with the examples that are open", () =>
  visit({ viewport: { width: 720, height: 1000 } }, async (page) => {
    await go(page, "rules");
    await page.locator(".example summary").first().click();
    await page.locator(".example[open] li").first().waitFor();
    await print(page);
    assert.deepEqual(await pressed(page), []);
    assert.equal(
      await page.locator(".example").evaluateAll((all) => all.filter((each) => each.checkVisibility()).length),
      1,
    );
    assert.ok(await page.locator(".example[open] li").first().isVisible());
    for (const rule of ["TH-1", "TT-7", "RL-3", "LP-9", "LH-3", "LD-9", "OF-16"]) {
      assert.ok(
        await page
          .locator(".rulebook article", { hasText: new RegExp(`${rule}(?!\\d)`) })
          .first()
          .isVisible(),
      );
    }
    // A whole game that may not be parted would leave the first page all but empty; a rule may not.
    assert.equal(await style(page, ".rulebook .panel", "break-inside"), "auto");
    assert.equal(await style(page, ".rulebook article", "break-inside"), "avoid");
    assert.ok((await pages(page)) < 14);
  }));

test("evaluators, calculators and rulings print what they found, without the deck and the buttons", () =>
  visit({ viewport: { width: 720, height: 1000 } }, async (page) => {
    const shows = async (screen, ...places) => {
      await print(page);
      assert.deepEqual(await pressed(page), [], screen);
      for (const place of places) assert.ok(await page.locator(place).first().isVisible(), `${screen}: ${place}`);
      assert.equal(await page.locator(".deck").filter({ visible: true }).count(), 0, screen);
      await assertFits(page);
      await page.emulateMedia({ media: "screen" });
    };
    await go(page, "evaluator");
    await page.fill("#typed-0", "As Ah 7d 7c Kh 2s 9c");
    await page.fill("#typed-1", "9s 8s 7s 6s 5s");
    await page.locator(".comparison", { hasText: /TH-\d/ }).waitFor();
    await shows("evaluator", ".comparison", ".panel .card", "#typed-0");
    await go(page, "notes");
    await page.locator(".note").first().waitFor(); // the screen before has a comparison, too
    await page.locator(".comparison").first().waitFor();
    await shows("notes", ".comparison", ".note");
    await go(page, "scorer");
    await page.locator(".panel .line").first().waitFor();
    await shows("scorer", ".panel .line");
    await go(page, "calculators");
    await page.locator(".pots li").nth(2).waitFor();
    await shows("calculators", ".pots li", ".rule");
    await go(page, "rulings");
    await page.locator(".rulings .outcome h2").waitFor();
    await shows("rulings", ".rulings .outcome h2", ".rulings .outcome .rule");
  }));

test("the clock of a hall is printed with tables and places, without what its director presses", () =>
  visit({ viewport: { width: 720, height: 1000 } }, async (page) => {
    await go(page, "tournament");
    await page.locator(".setup button[type=submit]").click();
    await page.locator("#do-start").click();
    await page.locator(".hall-table").first().waitFor();
    await print(page);
    assert.deepEqual(await pressed(page), []);
    assert.equal(await page.locator("select, input").filter({ visible: true }).count(), 0);
    for (const place of [".hall-clock .time", ".hall-table tbody td", ".standings h2"]) {
      assert.ok(await page.locator(place).first().isVisible(), place);
    }
    assert.ok(dark(await style(page, ".hall-clock .time", "color")));
    assert.equal(await style(page, ".hall-clock", "background-image"), "none");
  }));
