import assert from "node:assert/strict";
import test from "node:test";
import init, { Game } from "cardroom";
import { describeCard } from "cardroom/text/en";
import { begin, choose, mine, turn } from "./computers.mjs";
import { assertSound, fill, fixChance, go, kept, site, text } from "./play.mjs";

const visit = site();
await init();

test("one press on the form plays: the own cards lie open, computers act by name, and tell why once the hand is over", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "instant"));
    await fixChance(page);
    await page.locator(".setup button[type=submit]").click();
    await page.locator(".own .face").first().waitFor();
    const names = await page.locator(".seat h3").allInnerTexts();
    for (const [seat, name] of ["You", "Margo", "Otto", "Naomi"].entries()) assert.ok(names[seat].startsWith(name));
    while ((await page.locator(".result").count()) === 0) {
      await mine(page);
      if (await page.locator(turn).count()) await choose(page);
    }
    assert.match(await text(page.locator(".log ol")), /(Margo|Otto|Naomi) (folds|calls|checks|bets|raises)/);
    // Not in the document before it is asked for.
    assert.equal(await page.locator(".thoughts li").count(), 0);
    await page.locator(".thoughts summary").click();
    await page.locator(".thoughts li").first().waitFor();
    assert.match(await text(page.locator(".thoughts li").first()), /^(Margo|Otto|Naomi), .+: .+\.$/);
    await assertSound(page);
  }));

test("a hint tells what an expert would do, and nothing is played by it", () =>
  visit({}, async (page) => {
    await begin(page, "texas-holdem", { button: "0" });
    await mine(page);
    const before = await text(page.locator(".log ol"));
    await page.click("#hint");
    const answer = page.locator("#hint-answer", { hasText: /^An expert would: .+\. “.+”$/ });
    await answer.waitFor();
    assert.equal(await text(page.locator(".log ol")), before);
    assert.equal(await page.evaluate(() => document.activeElement?.id), "hint");
    await assertSound(page);
  }));

test("a computer takes its time, until one does not want to wait", () =>
  visit({}, async (page) => {
    await begin(page, "texas-holdem", { seats: "2", button: "1" }, "calm"); // the button acts first
    await page.getByText("Margo thinks…").waitFor();
    const lines = () => page.locator(".log li").count();
    const before = await lines();
    assert.equal(await page.evaluate(() => document.activeElement?.className), "own");
    await page.click("#hurry");
    await mine(page);
    await page.selectOption("#speed", "quick");
    assert.ok((await lines()) > before);
    assert.equal(await page.locator("#speed").inputValue(), "quick");
  }));

test("where the worker fails the page says so, tries again, or lets the table act", () =>
  visit({}, async (page) => {
    await page.evaluate(() => {
      globalThis.Worker = new Proxy(globalThis.Worker, {
        construct(real, given) {
          if (globalThis.mended) return Reflect.construct(real, given);
          globalThis.mute = { postMessage() {}, terminate() {} };
          return globalThis.mute;
        },
      });
    });
    const fail = () => page.evaluate(() => globalThis.mute.onerror({ message: "no thread" }));
    await begin(page, "texas-holdem", { seats: "2", button: "1" });
    await page.getByText("Margo thinks…").waitFor();
    await assertSound(page);
    await fail();
    // Not in the words of the browser, and in another language as soon as it is spoken.
    await page.getByText("Margo could not think: the thread broke off").waitFor();
    await assertSound(page);
    await page.click("#language-ru");
    await page.getByText("Марго не может думать: поток прервался").waitFor();
    await page.click("#language-en");
    await page.click("#retry");
    await page.getByText("Margo thinks…").waitFor();
    await fail();
    await page.getByText("Margo could not think: the thread broke off").waitFor();
    await page.click("#without");
    await page.locator(".result").waitFor(); // the button folds
    await page.evaluate(() => {
      globalThis.mended = true;
    });
    await page.click("#next-hand");
    await mine(page);
  }));

test("the match stands still while another screen is shown, and goes on after", () =>
  visit({}, async (page) => {
    await begin(page, "texas-holdem", { seats: "2", button: "1" }, "quick");
    await page.locator("#hurry").waitFor();
    await page.locator("nav a[href='#rules']").click();
    await page.locator(".rulebook").waitFor();
    await page.waitForTimeout(1500);
    assert.equal(await page.locator(".rulebook").count(), 1);
    await page.locator("nav a[href='#table']").click();
    await mine(page);
  }));

test("what computers hold is nowhere in the document before it is shown", () =>
  visit({}, async (page) => {
    await begin(page, "texas-holdem", { seats: "4", stack: "500", button: "0" }); // a draw for it shows cards
    const deck = [..."cdhs"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));
    for (let turns = 0; turns < 12; turns += 1) {
      await mine(page);
      const game = Game.load((await kept(page)).save);
      const { board, seats } = game.view(0);
      const may = new Set([...board, ...seats.flatMap(({ hand }) => hand)].filter(Boolean));
      const html = await page.evaluate(() => document.documentElement.outerHTML);
      for (const card of deck) if (!may.has(card)) assert.ok(!html.includes(describeCard(card)), `${card} is told`);
      game.free();
      if (await page.locator("#next-hand").count()) await page.click("#next-hand");
      else await choose(page);
    }
  }));

test("what happens is seen to happen, ends at a press, and nothing moves where less is asked for", () =>
  visit({ viewport: { width: 1280, height: 900 }, reducedMotion: "no-preference" }, async (page) => {
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((each) => !(each instanceof CSSAnimation)).length);
    await begin(page, "texas-holdem", { seats: "3", button: "1" }, "calm");
    for (await mine(page); await page.locator("#next-hand").count(); await mine(page)) await page.click("#next-hand");
    const before = await page.locator(".log li").count();
    await choose(page, { bold: true }); // a check would move nothing
    await page.waitForFunction(() => document.getAnimations().some((each) => !(each instanceof CSSAnimation)));
    // Told and drawn at once, whatever moves.
    assert.ok((await page.locator(".log li").count()) > before);
    await page.keyboard.press("Shift");
    assert.equal(await moving(), 0);
    assert.equal(await page.locator(".ghost").count(), 0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.click("#new-match");
    await page.locator("dialog .quiet").click();
    await begin(page, "texas-holdem", { seats: "3", button: "1" }, "calm");
    await page.locator(".plate").first().waitFor();
    assert.equal(await moving(), 0);
  }));

test("what is pressed is drawn at once, and what lies around it in a later frame; at once, where less motion is asked for", () =>
  visit({ reducedMotion: "no-preference" }, async (page) => {
    /** The lines of the log right after a press and three frames later, and whether the panel and the focus came at once. */
    const pressed = () =>
      page.evaluate(async () => {
        const lines = () => document.querySelectorAll(".log li").length;
        const before = lines();
        document.querySelector(".doing .actions button").click();
        const waits = document.querySelector(".doing") === null && document.activeElement.matches("[data-focus]");
        const now = lines() - before;
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        const list = document.querySelector(".log ol");
        const atEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 2;
        return { waits, now, later: lines() - before > 0, atEnd };
      });
    await begin(page, "texas-holdem", { seats: "3", button: "0" }, "calm");
    await mine(page);
    assert.deepEqual(await pressed(), { waits: true, now: 0, later: true, atEnd: true });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await mine(page);
    assert.ok((await pressed()).now > 0);
  }));

test("a sit-and-go is played against computers, who go by their own names", () =>
  visit({ viewport: { width: 390, height: 840 } }, async (page) => {
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "instant"));
    await fixChance(page);
    await go(page, "tournament");
    await page.locator("#kind-sit-and-go").click();
    await fill(page, { players: "2", levelHands: "1", minutes: "15", price: "10" });
    await page.locator(".setup button[type=submit]").click();
    let reloaded = false;
    for (let moves = 0; moves < 400; moves += 1) {
      await page.locator(`${turn}, #next-hand, .over`).first().waitFor();
      assert.equal(await page.locator(".cover").count(), 0);
      if (await page.locator("#next-hand").count()) {
        if (!reloaded) {
          reloaded = true;
          await assertSound(page);
          await page.reload();
          await mine(page);
        }
        await page.click("#next-hand");
      } else if (await page.locator(turn).count()) await choose(page, { bold: true });
      else break;
    }
    await page.locator(".over").waitFor();
    assert.match(await text(page.locator(".standings")), /1st\s+(You\s[\s\S]*2nd\s+Margo|Margo\s[\s\S]*2nd\s+You)\s/);
    await assertSound(page);
  }));
