import assert from "node:assert/strict";
import test from "node:test";
import { begin, choose as choosePlay, mine } from "./computers.mjs";
import { act, assertFits, assertSound, assertState, deal, go, languages, seed, site, speak, uncover } from "./play.mjs";

const visit = site();

const style = (page, selector, name) =>
  page.evaluate(([at, what]) => getComputedStyle(document.querySelector(at)).getPropertyValue(what), [selector, name]);

/** Chooses in the settings, and closes them. */
async function choose(page, look, value) {
  await page.click("#settings-button");
  await page.locator(`input[name=${look}][value=${value}]`).check();
  await page.locator(".settings .action").click();
}

const light = "rgb(240, 239, 233)";
const dark = "rgb(15, 20, 18)";

test("the page is light or dark as the device is, or as it is told, and stays so", () =>
  visit({ colorScheme: "light" }, async (page) => {
    const ground = () => style(page, "body", "background-color");
    assert.equal(await ground(), light);
    await page.emulateMedia({ colorScheme: "dark" });
    assert.equal(await ground(), dark);
    await choose(page, "theme", "light");
    assert.equal(await ground(), light);
    await choose(page, "theme", "dark");
    await page.emulateMedia({ colorScheme: "light" });
    assert.equal(await ground(), dark);
    await page.reload();
    await page.locator("#seats").waitFor();
    assert.equal(await ground(), dark);
    await choose(page, "theme", "auto");
    assert.equal(await ground(), light);
  }));

test("the theme that was chosen holds before anything of the page has run", () =>
  visit({ colorScheme: "light" }, async (page) => {
    await choose(page, "theme", "dark");
    await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    await page.reload();
    assert.equal(await page.locator("main").count(), 0);
    assert.equal(await style(page, "body", "background-color"), dark);
  }));

test("suits have two colours, or four", () =>
  visit({}, async (page) => {
    await page.evaluate(() =>
      document.body.insertAdjacentHTML("beforeend", "<i class=suit-d></i><i class=suit-h></i>"),
    );
    const colour = (suit) => style(page, `.suit-${suit}`, "--suit");
    assert.equal(await colour("d"), await colour("h"));
    await choose(page, "suits", "four");
    assert.notEqual(await colour("d"), await colour("h"));
    await page.reload();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.suits), "four");
  }));

test("the settings are worked by the keyboard, and speak to who cannot see them", () =>
  visit({ viewport: { width: 320, height: 640 } }, async (page) => {
    await page.locator("#settings-button").focus();
    await page.keyboard.press("Enter");
    await assertSound(page);
    await page.keyboard.press("ArrowRight"); // from "as the device" to light
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "light");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    assert.ok(await page.evaluate(() => document.activeElement?.id === "settings-button"));
  }));

test("on a phone a menu holds the screens", () =>
  visit({ viewport: { width: 320, height: 640 } }, async (page) => {
    const link = page.locator("nav a[href='#rules']");
    assert.equal(await link.isVisible(), false);
    await page.locator("#menu-button").focus();
    await page.keyboard.press("Enter");
    assert.ok(await link.isVisible());
    await assertSound(page);
    await page.keyboard.press("Escape");
    assert.equal(await link.isVisible(), false);
    assert.ok(await page.evaluate(() => document.activeElement?.id === "menu-button"));
    await go(page, "rules");
    await page.locator(".rulebook").waitFor();
    assert.equal(await link.isVisible(), false);
  }));

test("an address that comes before the words of the page is gone to with them", () =>
  visit({}, async (page) => {
    let come;
    const wanted = new Promise((done) => {
      come = done;
    });
    await page.route("**/assets/english-*.js", async (route) => {
      await wanted;
      await route.continue();
    });
    await page.reload({ waitUntil: "load" });
    await page.evaluate(async () => {
      location.hash = "rules";
      await new Promise((done) => setTimeout(done, 300)); // longer than a screen may be awaited without a word
    });
    come();
    await page.locator(".rulebook").waitFor();
  }));

const widths = [320, 390, 640, 900, 1600];

/** Every screen by its address, as the header leads to it. */
const screens = (page) => page.locator("nav a").evaluateAll((all) => all.map((each) => each.hash.slice(1)));

for (const each of languages) {
  test(`every screen is sound in ${each.language}, speaks it alone, and fits from phone to wide screen`, () =>
    visit({}, async (page) => {
      await speak(page, each.language);
      for (const [at, screen] of (await screens(page)).entries()) {
        await page.setViewportSize({ width: widths[at % widths.length], height: 900 });
        await page.evaluate((to) => {
          location.hash = to;
        }, screen);
        await page.locator(`nav a[href='#${screen}'][aria-current]`).waitFor({ state: "attached" });
        await page.locator("p.waiting").waitFor({ state: "detached" }); // it is the screen that is looked at
        await assertState(page, each, screen);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await assertFits(page);
        }
      }
    }));
}

/** Which pairs of boxes lie over each other by more than a hair. */
const overlaps = (page, selector) =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((each) => [each.textContent.trim(), each.getBoundingClientRect()]);
    return boxes.flatMap(([name, a], at) =>
      boxes
        .slice(at + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
        .filter(([, b]) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => `${name} / ${other}`),
    );
  });

for (const [game, counts] of Object.entries({ "texas-holdem": [2, 3, 5, 6, 9, 10], "liars-holdem": [3, 6, 8] })) {
  test(`chairs of ${game} never lie over each other or over the board, at any width`, () =>
    visit({}, async (page) => {
      for (const seats of counts) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.click(`#game-${game}`);
        await deal(page, { seats: String(seats), button: "0", stack: "125000", seed: seed(5) });
        await page.locator(".felt").waitFor();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          assert.deepEqual(await overlaps(page, ".plate, .board"), [], `${seats} chairs at ${width}`);
          assert.equal(await page.locator(".plate").count(), seats);
          await assertFits(page);
        }
        await page.click("#new-match");
        await page.getByRole("button", { name: "Give it up" }).click();
        await page.locator("#seats").waitFor();
      }
    }));
}

test("what one does is far enough from the next to be touched", () =>
  visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    await deal(page, { seats: "3", button: "0", seed: seed(1) });
    await act(page, "Call");
    await uncover(page);
    const low = await page.locator("header button, .panel button, .panel input, nav a").evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.type !== "range")
        .filter((each) => each.getBoundingClientRect().height < 43.5)
        .map((each) => each.outerHTML),
    );
    assert.deepEqual(low, []);
  }));

test("a card shows its index alone where it is small, and counts its signs where it is large", () =>
  visit({}, async (page) => {
    await go(page, "evaluator");
    await page.locator(".face").first().waitFor();
    const shown = await page.locator(".pick .face").evaluateAll((faces) => {
      const count = (path) => path.getAttribute("d").split("M").length - 1;
      const nine = faces.find((face) => count(face.querySelector("path.large")) === 11);
      const around = nine.closest(".pick");
      return [28, 100].map((width) => {
        around.style.width = `${width}px`;
        const drawn = [...nine.querySelectorAll("path")].filter((each) => each.getBoundingClientRect().width > 0);
        return drawn.map(count);
      });
    });
    // A rank and a suit; nine signs between the suits of two corners, and their ranks.
    assert.deepEqual(shown, [
      [1, 1],
      [9 + 2, 2],
    ]);
  }));

for (const [seats, width] of [
  ["4", 1100],
  ["6", 820],
  ["9", 1100],
]) {
  test(`the button beside a plate lies on no bet, however wide, of ${seats} seats at ${width} px`, () =>
    visit({ viewport: { width, height: 1100 } }, async (page) => {
      await begin(page, "texas-holdem", { seats, stack: "9000" });
      await mine(page);
      const hits = await page.evaluate(() => {
        const sign = document.querySelector(".seats .sign.button");
        const chips = document.querySelector(".bet .chips");
        const seats = [...document.querySelectorAll(".seats > .seat")];
        for (const seat of seats) {
          if (seat.querySelector(".sign.button") === null) seat.querySelector("h3").append(sign.cloneNode(true));
          seat.querySelector(".bet")?.remove();
          const bet = document.createElement("div");
          bet.className = "bet";
          bet.append(chips.cloneNode(true), "1,888");
          bet.firstChild.setAttribute("viewBox", "0 0 72 35"); // three stacks of five
          bet.firstChild.style.setProperty("--across", "3");
          seat.append(bet);
        }
        const box = (element) => element.getBoundingClientRect();
        const over = (a, b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        return seats.flatMap((seat, at) =>
          [...document.querySelectorAll(".bet, .seat .plate, .board > *, .pots > *")]
            .filter((each) => over(box(seat.querySelector(".sign.button")), box(each)))
            .map((each) => `${at}: ${each.className || each.textContent}`),
        );
      });
      assert.deepEqual(hits, []);
    }));
}

for (const [game, seats, widths] of [
  ["liars-draw", "4", [330, 352, 360, 376, 390, 410]],
  ["liars-holdem", "5", [740, 820, 1000, 1100, 1200, 1280, 1440]],
]) {
  test(`open notes of ${game} lie within the screen, and on no words at ${widths.join(", ")} px`, () =>
    visit({}, async (page) => {
      await speak(page, "ru");
      await begin(page, game, { seats, stack: "900" });
      while ((await page.locator(".result").count()) === 0) {
        await mine(page);
        if ((await page.locator(".result").count()) === 0) await choosePlay(page);
      }
      assert.ok((await page.locator(".hand.shown").count()) > 2);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => {
          const ranges = [...document.querySelectorAll(".felt h2")].flatMap((heading) => {
            const range = document.createRange();
            range.selectNodeContents(heading);
            return [...range.getClientRects()];
          });
          const frame = 3; // around a note that counts
          return [...document.querySelectorAll(".hand.shown .note")].flatMap((note) => {
            const { left, right, top, bottom } = note.getBoundingClientRect();
            const beyond = left < frame || right > document.documentElement.clientWidth - frame;
            const over = ranges.some(
              (each) => each.right > left && each.left < right && each.bottom > top && each.top < bottom,
            );
            return [...(beyond ? [`beyond: ${left} to ${right}`] : []), ...(over ? ["over words"] : [])];
          });
        });
        assert.deepEqual(found, [], String(width));
        await assertFits(page, String(width));
      }
    }));
}

test("an own card keeps its shape beside words of many lines", () =>
  visit({ viewport: { width: 360, height: 740 } }, async (page) => {
    await begin(page, "texas-holdem");
    await page.locator(".own .card").first().waitFor();
    await page.locator(".own h2").evaluate((heading) => {
      heading.style.height = "20rem";
    });
    for (const card of await page.locator(".own .card").all()) {
      const { width, height } = await card.boundingBox();
      assert.ok(Math.abs(height / width - 1.4) < 0.02, `${width} by ${height}`);
    }
  }));
