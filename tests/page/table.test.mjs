import assert from "node:assert/strict";
import test from "node:test";
import init, { explain, Game } from "cardroom";
import { describeExplanation } from "cardroom/text/en";
import { act, assertSound, deal, kept, cardName as name, plant, seed, site, text, uncover } from "./play.mjs";

const visit = site();
await init();

/** The stacks as the page shows them. */
const stacks = async (page) =>
  (await page.locator(".seat .stack").allInnerTexts()).map((text) => Number(text.replace(/\D/g, "")));

test("a whole hand is played by mouse, from the form to the next hand", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await deal(page, { seats: "3", button: "0", seed: seed(1) });
    await page.getByRole("heading", { name: "Pass the device to seat 1" }).waitFor();
    await uncover(page);
    await assertSound(page);
    assert.deepEqual(await page.locator(".open .actions button").allInnerTexts(), [
      "Call 10",
      "Raise to 20",
      "All-in 1,000",
      "Fold",
    ]);
    // A raise by the number field: what the package refuses stands beside it, and nothing is played.
    await page.fill("#total", "15");
    assert.equal(await text(page.locator("#total-refusal")), "A raise must be to at least 20. Rule TH-6.");
    await page.click(".sized [type=submit]", { force: true });
    await page.locator(".open").waitFor();
    await assertSound(page);
    await page.fill("#total", "40");
    await page.click(".sized [type=submit]");
    await act(page, "Call 35");
    await act(page, "Fold");
    // Flop: the first after the button checks, the other bets by the slider and is called.
    await act(page, "Check");
    await uncover(page);
    await page.locator("input[type=range]").fill("60");
    await page.getByRole("button", { name: "Bet 60" }).click();
    await act(page, "Call 60");
    assert.equal(await page.locator(".board .card").count(), 4);
    for (let street = 0; street < 2; street += 1) {
      await act(page, "Check");
      await act(page, "Check");
    }
    await page.getByRole("heading", { name: "Showdown" }).waitFor();
    await assertSound(page);
    assert.match(await text(page.locator(".won")), /Pot: 210\s+Seat [12] wins 210: /);
    for (const hand of await page.locator(".hands .row").all()) assert.equal(await hand.locator(".plays").count(), 5);
    const after = await stacks(page);
    assert.equal(
      after.reduce((sum, stack) => sum + stack),
      3000,
    );
    const log = await text(page.locator(".log ol"));
    assert.match(log, /Seat 2 bets 60|Seat 1 bets 60/);
    assert.match(log, /A card is burned/);
    assert.doesNotMatch(log, /note/);
    await page.getByRole("button", { name: "Next hand" }).click();
    await page.getByRole("heading", { name: "Hand 2 · Preflop" }).waitFor();
    assert.equal(await page.locator(".cover").count(), 1);
  }));

test("a whole hand is played by the keyboard alone", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    const tabTo = async (selector) => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
        await page.keyboard.press("Tab");
      }
      assert.fail(`Tab does not reach ${selector}`);
    };
    const type = async (selector, text) => {
      await tabTo(selector);
      await page.keyboard.press("Control+A");
      await page.keyboard.type(text);
    };
    const press = async (selector) => {
      await tabTo(selector);
      await page.keyboard.press("Enter");
    };
    const look = async () => {
      // The hand-over puts the focus on the one button that is of use, and then on the cards.
      if (await page.evaluate(() => document.activeElement?.matches(".cover .action"))) {
        await page.keyboard.press("Enter");
      }
      assert.ok(await page.evaluate(() => document.activeElement?.matches(".own")));
    };
    await type("#seats", "2");
    await tabTo("#others");
    await page.keyboard.type("people");
    await press(".more > summary");
    await type("#seed", seed(2));
    await page.keyboard.press("Enter");
    await look();
    await type("#total", "50");
    await page.keyboard.press("Enter");
    await look();
    await press(".actions .main"); // call
    for (let street = 0; street < 3; street += 1) {
      await look();
      if (street === 0) {
        await tabTo("input[type=range]");
        await page.keyboard.press("ArrowRight"); // one step above the smallest
        await press(".sized [type=submit]");
        assert.match(await text(page.locator(".log ol")), /bets 11$/m);
      } else {
        await press(".actions .main");
      }
      await look();
      await press(".actions .main");
    }
    assert.ok(await page.evaluate(() => document.activeElement?.id === "result-name"));
    await press(".afterwards .action");
    await page.getByRole("heading", { name: "Hand 2 · Preflop" }).waitFor();
  }));

test("all-ins of three depths make side pots, each with its winner and the reason", () =>
  visit({ viewport: { width: 900, height: 900 }, colorScheme: "dark" }, async (page) => {
    await deal(page, { seats: "3", "stack-0": "400", "stack-1": "100", "stack-2": "250", button: "0", seed: seed(3) });
    await act(page, "All-in");
    await act(page, "Call all-in 95");
    await act(page, "Call all-in 240");
    const game = new Game({
      game: "texas-holdem",
      stacks: [400, 100, 250],
      button: 0,
      blinds: { small: 5, big: 10 },
      seed: seed(3),
    });
    game.act(0, { type: "raise", to: 400 });
    game.act(1, { type: "call" });
    game.act(2, { type: "call" });
    const { pots, stacks: left, best, returned } = game.result();
    assert.deepEqual(returned, [150, 0, 0]);
    assert.deepEqual(
      (await page.locator(".won h3").allInnerTexts()).map((text) => text),
      ["Main pot: 300", "Side pot: 300"],
    );
    for (const [index, { winners }] of pots.entries()) {
      for (const { seat, amount } of winners) {
        assert.match(await text(page.locator(".won > li").nth(index)), new RegExp(`Seat ${seat + 1} wins ${amount}: `));
      }
    }
    // Why the winner of each pot beats the next best.
    const [main] = pots[0].winners.map(({ seat }) => best[seat]);
    const [next] = best.filter((hand) => hand.value < main.value).sort((a, b) => b.value - a.value);
    assert.ok((await text(page.locator(".won > li").first())).includes(describeExplanation(explain([main, next]))));
    assert.match(await text(page.locator(".result")), /Seat 1 gets back 150, which nobody called\. TH-7/);
    assert.deepEqual(await stacks(page), left);
    for (const [seat, { cards }] of best.entries()) {
      const row = page.locator(".hands > li", { has: page.getByRole("heading", { name: `Seat ${seat + 1}` }) });
      const marked = await row.locator(".plays").evaluateAll((all) => all.map((each) => each.ariaLabel));
      assert.deepEqual(marked.sort(), cards.map((card) => `${name(card)}, plays`).sort());
    }
    await assertSound(page);
  }));

test("a card that a seat may not see is nowhere in the document, nor any under the cover", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "4", button: "0", seed: seed(4) });
    const setup = { game: "texas-holdem", stacks: Array(4).fill(1000), button: 0, blinds: { small: 5, big: 10 } };
    const game = new Game({ ...setup, seed: seed(4) });
    const deck = [..."cdhs"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));

    const compare = async (viewer) => {
      const view = game.view(viewer);
      const may = new Set([...view.board, ...view.seats.flatMap(({ hand }) => hand)].filter(Boolean));
      const whole = await page.evaluate(() => document.documentElement.outerHTML);
      const html = whole.replaceAll(/ d="[^"]+"/g, ""); // the outlines of suits are numbers and letters, too
      const seen = deck.filter((card) => html.includes(name(card)) || new RegExp(`\\b${card}\\b`).test(html));
      assert.deepEqual(seen.sort(), [...may].sort(), `viewer ${viewer}`);
      // Nor is one drawn without a name.
      const drawn = await page.locator(".face").count();
      const shown = view.seats.flatMap(({ shown, hand }) => (shown ? hand : []));
      const rows = view.result ? view.result.best.filter(Boolean).length * 7 : 0;
      const own = viewer === null ? 0 : 2;
      assert.equal(drawn, view.board.length + shown.length + rows + own);
    };

    const viewers = new Set();
    while (!game.complete) {
      const seat = game.toAct;
      await page.locator(".cover").waitFor();
      await compare(null);
      await uncover(page);
      await compare(seat);
      await page.getByRole("button", { name: "Hide my cards" }).click();
      await compare(null);
      await uncover(page);
      viewers.add(seat);
      // One folds; the others go to the showdown.
      const wanted = seat === 2 && game.phase === "flop" ? "fold" : game.view().bet > 0 ? "call" : "check";
      const type = game.legalActions().some((action) => action.type === wanted) ? wanted : "check";
      await page.locator(".open .actions button", { hasText: new RegExp(type, "i") }).click();
      game.act(seat, { type });
      if (game.toAct === seat) await compare(seat); // the same player goes on: nothing to hide
      if (game.toAct === seat) await page.getByRole("button", { name: "Hide my cards" }).click();
    }
    assert.equal(viewers.size, 4);
    await compare(null);
  }));

test("hands are shown, mucked and asked for by hand", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "3", button: "0", "auto-show": false, seed: seed(1) });
    await act(page, "Call");
    await act(page, "Call");
    await act(page, "Check");
    for (let street = 0; street < 2; street += 1) for (let seat = 0; seat < 3; seat += 1) await act(page, "Check");
    await uncover(page);
    await page.fill("#total", "50");
    await page.click(".sized [type=submit]");
    await act(page, "Call 50");
    await act(page, "Call 50");
    await page.getByRole("heading", { name: "Pass the device to seat 2" }).waitFor();
    await assertSound(page);
    await act(page, "Do not show");
    await act(page, "Show");
    await act(page, "Show");
    assert.doesNotMatch(await text(page.locator(".hands")), /Seat 2/);
    await page.getByRole("button", { name: "Seat 1 asks to see the cards of seat 2" }).click();
    assert.equal(await page.locator(".seat").nth(1).locator(".face").count(), 2);
    assert.match(await text(page.locator(".log ol")), /Seat 2 shows\s+\S+ \S+$/);
    await assertSound(page);
  }));

test("a match goes on to the last chip, and another begins", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2", stack: "20", button: "0", seed: seed(5) });
    for (let hands = 0; hands < 20 && (await page.locator(".over").count()) === 0; hands += 1) {
      if (await page.locator(".afterwards").count()) await page.click(".afterwards .action");
      while ((await page.locator(".result").count()) === 0) {
        await uncover(page);
        const allIn = page.locator(".actions button", { hasText: "All-in" });
        await ((await allIn.count()) ? allIn : page.locator(".actions .main")).first().click();
      }
    }
    assert.match(await text(page.locator(".over")), /^Seat [12] has all the chips: the match is over\.$/);
    await assertSound(page);
    await page.click("#new-match");
    await page.locator("#seats").waitFor();
    await page.reload();
    await page.locator("#seats").waitFor(); // nothing is kept of it
  }));

test("a match in play is not lost by one press", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2" });
    await page.click("#new-match");
    await page.getByRole("heading", { name: "Give this match up?" }).waitFor();
    await assertSound(page);
    await page.getByRole("button", { name: "Play on" }).click();
    await page.click("#new-match");
    await page.getByRole("button", { name: "Give it up" }).click();
    await page.locator("#seats").waitFor();
  }));

test("a reload brings the hand back as it was, covered", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "3", button: "0", seed: seed(6) });
    await act(page, "Call");
    await act(page, "All-in");
    await uncover(page);
    const log = await text(page.locator(".log ol"));
    const own = await page.locator(".own .card").evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    await page.reload();
    await page.getByRole("heading", { name: "Pass the device to seat 3" }).waitFor();
    assert.equal(await page.locator(".face").count(), 0);
    assert.equal(await text(page.locator(".log ol")), log);
    await uncover(page);
    assert.deepEqual(await page.locator(".own .card").evaluateAll((cards) => cards.map((card) => card.ariaLabel)), own);
    await act(page, "Fold");
    // A save that was meddled with is refused, and says so.
    const match = await kept(page);
    await plant(page, { ...match, save: match.save.replace('"fold"', '"call"') });
    await page.reload();
    await page.locator("#seats").waitFor();
    assert.match(await text(page.locator("form > .refusal")), /^The save (has been changed|cannot be read)/);
  }));

test("at a calm pace the streets of an all-in follow one by one, and can be skipped; where less motion is asked for they do not", () =>
  visit({ reducedMotion: "no-preference" }, async (page) => {
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "calm"));
    const allIn = async () => {
      await page.evaluate(() => {
        // What is seen at any moment: how many cards lie open, and whether a result does.
        window.seen = [];
        new MutationObserver(() => {
          const state = `${document.querySelectorAll(".board .card").length} ${document.querySelectorAll(".result").length}`;
          if (window.seen.at(-1) !== state) window.seen.push(state);
        }).observe(document.querySelector("main"), { childList: true, subtree: true });
      });
      await act(page, "All-in");
      await act(page, "Call all-in");
    };
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    await allIn();
    await page.getByText("All-in: the rest follows").waitFor();
    assert.equal(await page.locator(".result").count(), 0);
    await page.locator(".result").waitFor();
    assert.deepEqual(
      (await page.evaluate(() => window.seen)).filter((state, at, all) => all.indexOf(state) === at),
      ["0 0", "3 0", "4 0", "5 0", "5 1"],
    );
    assert.match(await text(page.locator("[role=status].spoken")), /Seat \d wins/);
    await page.click("#new-match");
    await deal(page, { seats: "2", button: "0", seed: seed(2) });
    await allIn();
    await page.click("#hurry");
    await page.locator(".result").waitFor();
    assert.ok(!(await page.evaluate(() => window.seen)).includes("5 0"));
    await page.click("#new-match");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    await allIn();
    assert.equal(await page.locator(".result").count(), 1);
  }));

test("while the streets of an all-in follow nothing beside the table tells who is left", () =>
  visit({ reducedMotion: "no-preference" }, async (page) => {
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "calm"));
    await deal(page, { seats: "3", button: "0", seed: seed(1) });
    await act(page, "Fold");
    await act(page, "All-in");
    await act(page, "Call all-in");
    await page.getByText("All-in: the rest follows").waitFor();
    assert.equal(await page.locator(".sitting").count(), 0);
    await page.locator(".result").waitFor();
    // Who lost all the chips has none to sit out with.
    assert.equal(await page.locator(".sitting button").count(), 2);
  }));
