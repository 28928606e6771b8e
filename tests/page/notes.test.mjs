import assert from "node:assert/strict";
import test from "node:test";
import init, { Game } from "cardroom";
import { announce, choose, deck, digits, press } from "./notes.mjs";
import {
  assertSound,
  assertState,
  deal,
  fill,
  go,
  languages,
  seed,
  site,
  speak,
  spoken,
  text,
  press as touch,
  uncover,
} from "./play.mjs";

const visit = site();
await init();

test("a whole hand with exchanges: the forced opening, a peek, a discard, a shot held and one pot in halves", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await choose(page, "liars-draw");
    await deal(page, { seats: "4", button: "0", deck: deck.join(" "), "auto-show": false });
    // LP-4: the dealer announces before the deal.
    await page.getByRole("heading", { name: "Seat 1, the dealer, announces the playing place" }).waitFor();
    assert.equal(await page.locator(".note").count(), 0);
    await assertSound(page);
    await announce(page, 1);
    assert.match(await text(page.locator(".place-sign")), /Playing place\s+1/);
    await page.getByRole("heading", { name: "Pass the device to seat 2" }).waitFor();

    // LP-24: one action only.
    await uncover(page);
    assert.deepEqual(await page.locator(".doing button").allInnerTexts(), ["Bet 30"]);
    await page.getByText("The opening bet is forced: the ante, or all the money if that is less (LP-24).").waitFor();
    await page.click("#peek-preflop");
    assert.deepEqual(
      await page
        .locator(".zone .bill")
        .locator("..")
        .evaluateAll((all) => all.map((each) => each.ariaLabel)),
      ["note 7 1 1 1 1 1 2, base number 7", "note 7 1 1 1 1 1 6, base number 7"],
    );
    assert.equal(await page.evaluate(() => document.activeElement?.id), "peek-preflop");
    await assertSound(page);
    await press(page, "Bet 30");
    for (let seat = 0; seat < 3; seat += 1) await press(page, "Call 30");

    // LD-7: the owner of a shot alone is told.
    await uncover(page);
    await page.getByText("Shoot the Moon is armed").waitFor();
    await page.click("#peek-flop");
    await page.getByRole("img", { name: "note 9 0 0 0 1 2 1, base number 9, 3 jokers" }).waitFor();
    await assertSound(page);
    await press(page, "Check");
    for (let seat = 0; seat < 3; seat += 1) {
      await uncover(page);
      assert.equal(await page.getByText("Shoot the Moon").count(), 0);
      await press(page, "Check");
    }

    // LD-5: seat 2 stands pat, seat 3 discards its flop note, the others stand pat.
    await page.getByRole("heading", { name: "Hand 1 · Turn, exchange" }).waitFor();
    await uncover(page);
    await page.getByText("An exchange of any note burns your shot for good (LD-9).").waitFor();
    assert.equal(await page.locator(".drop").count(), 3);
    await press(page, "Stand pat");
    await uncover(page);
    await page.getByRole("button", { name: "Discard note 1 of Flop" }).click();
    await press(page, "Stand pat");
    await press(page, "Stand pat");
    assert.match(await text(page.locator(".log ol")), /Seat 3 discards a note from its Flop zone and gets another/);
    await press(page, "Check");
    await uncover(page);
    await page.click("#peek-turn-river");
    await page.getByRole("img", { name: "note 4 1 1 1 1 2 5, base number 4" }).waitFor();
    await press(page, "Check");
    await press(page, "Check");
    await press(page, "Check");
    for (let seat = 0; seat < 4; seat += 1) await press(page, "Stand pat");
    for (let seat = 0; seat < 4; seat += 1) await press(page, "Check");

    // Show or not, in any order (LH-3): the third seat first.
    await page.getByRole("heading", { name: "Showdown: in any order" }).waitFor();
    await assertSound(page);
    await page.getByRole("button", { name: "Seat 3: to the notes" }).click();
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await page.getByRole("button", { name: "Seat 1: to the notes" }).click();
    await page.getByRole("button", { name: "Do not show" }).click();
    await page.getByRole("button", { name: "Seat 4: to the notes" }).click();
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await page.getByRole("button", { name: "To my notes" }).click();
    await page.getByRole("button", { name: "Show", exact: true }).click();

    await page.getByRole("heading", { name: "Showdown", exact: true }).waitFor();
    // Seat 2: 7-7 and a 9 whose three zeros reach 7 over the ring: a set; seat 3: 8-8-4; seat 4: 1-2-3.
    const won = await text(page.locator(".won"));
    assert.match(won, /Pot: 240\s+Seat 2 wins 120: set 7-7-7\s+Seat 2 wins 120: Shoot the Moon, held to the end/);
    assert.match(won, /Clean triumph of seat 2/);
    assert.match(won, /Set 7-7-7 beats straight 1-2-3(, natural)? \(LP-10\)\./);
    const hands = await text(page.locator(".hands"));
    assert.match(hands, /9 − 2 = 7/);
    assert.match(hands, /Straight 1-2-3, natural/);
    assert.doesNotMatch(hands, /Seat 1/);
    assert.match(await text(page.locator(".log ol")), /All 13 notes lie in the muck zone: the hand is complete$/);
    assert.deepEqual(
      (await page.locator(".seat .stack").allInnerTexts()).map((stack) => Number(stack.replace(/\D/g, ""))),
      [938, 1178, 938, 938],
    );
    await assertSound(page);
    await page.getByRole("button", { name: "Next hand" }).click();
    await page.getByRole("heading", { name: "Seat 2, the dealer, announces the playing place" }).waitFor();
  }));

test("a whole hand of the Hold'em with banknotes, by the keyboard, as the package has it", () =>
  visit({ viewport: { width: 900, height: 900 }, colorScheme: "dark" }, async (page) => {
    await choose(page, "liars-holdem");
    await fill(page, { seats: "3", others: "human", button: "0" });
    await page.fill("#seed", seed(4));
    await page.keyboard.press("Enter");
    const game = new Game({
      game: "liars-holdem",
      stacks: [1000, 1000, 1000],
      button: 0,
      ante: 30,
      rake: { amount: 2, when: "per-hand" },
      seed: seed(4),
    });
    assert.equal(await page.evaluate(() => document.activeElement?.className), "digit");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter"); // place 2
    game.act(0, { type: "announce", place: 2 });
    const step = async (selector, action) => {
      if (await page.locator(".cover").count()) await page.keyboard.press("Enter");
      assert.ok(await page.evaluate(() => document.activeElement?.matches(".own")));
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press("Tab");
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) break;
      }
      await page.keyboard.press("Enter");
      game.act(game.toAct, action);
    };
    await step(".doing .strong", { type: "bet", to: 30 });
    await step(".doing .main", { type: "call" });
    await step(".doing .main", { type: "call" });
    await step(".doing .main", { type: "check" }); // the opener's option (LP-25)
    while (!game.complete) await step(".doing .main", { type: "check" });
    await page.getByRole("heading", { name: "Showdown", exact: true }).waitFor();
    const { pots, best, stacks, board } = game.result();
    for (const { seat, amount } of pots[0].winners) {
      assert.match(await text(page.locator(".won")), new RegExp(`Seat ${seat + 1} wins ${amount}: `));
    }
    for (const [seat, { used }] of best.entries()) {
      const row = page.locator(".hands > li", { has: page.getByRole("heading", { name: `Seat ${seat + 1}` }) });
      const marked = await row.locator(".used").evaluateAll((all) => all.map((each) => each.ariaLabel));
      const notes = [...game.view().seats[seat].hand, ...board];
      const wanted = [...used].sort((a, b) => a.index - b.index);
      assert.equal(marked.length, 3);
      for (const [at, { index, base, number }] of wanted.entries()) {
        assert.ok(marked[at].startsWith(`note ${digits(notes[index])}, base number ${base}`), marked[at]);
        assert.match(marked[at], new RegExp(`plays as ${number}`));
      }
    }
    assert.deepEqual(
      (await page.locator(".seat .stack").allInnerTexts()).map((stack) => Number(stack.replace(/\D/g, ""))),
      stacks,
    );
    await assertSound(page);
  }));

test("LD-4 a note that a viewer may not see, or has not lifted, is nowhere in the document; a reload covers all", () =>
  visit({}, async (page) => {
    await choose(page, "liars-draw");
    await deal(page, { seats: "4", button: "0", deck: deck.join(" ") });
    await announce(page, 1);
    const seen = async (allowed) => {
      const html = await page.evaluate(() => document.documentElement.outerHTML);
      const found = deck.filter((note) => html.includes(note) || html.includes(digits(note)));
      assert.deepEqual(found.sort(), [...allowed].sort());
      // Nor is one drawn without a name.
      assert.equal(await page.locator(".bill").count(), allowed.length);
    };
    await seen([]);
    await uncover(page);
    await seen([]); // closed, also for its owner
    await page.click("#peek-preflop");
    await seen(["7111112", "7111116"]);
    await page.click("#peek-preflop");
    await seen([]);
    await page.click("#peek-preflop");
    await press(page, "Bet 30");
    await seen([]);
    for (let seat = 0; seat < 3; seat += 1) await press(page, "Call 30");
    await uncover(page);
    await page.click("#peek-flop");
    await seen(["9000121"]);
    await page.click("#peek-preflop");
    await seen(["7111112", "7111116"]); // one zone at a time
    const log = await text(page.locator(".log ol"));
    await page.reload();
    await page.getByRole("heading", { name: "Pass the device to seat 2" }).waitFor();
    await seen([]);
    assert.equal(await text(page.locator(".log ol")), log);
    for (let seat = 0; seat < 4; seat += 1) await press(page, "Check");
    await uncover(page);
    await page.locator(".drop").nth(2).click(); // gone, and no one may see it
    await seen([]);
    await press(page, "Stand pat");
    await press(page, "Stand pat");
    await press(page, "Stand pat");
    await uncover(page);
    assert.equal(await page.getByText("Shoot the Moon").count(), 0); // burned
    await page.click("#peek-turn-river");
    await seen(["4111125"]);
    await press(page, "Fold");
    await press(page, "Fold");
    await press(page, "Fold");
    await page.getByRole("heading", { name: "Result" }).waitFor();
    await seen([]); // who is left shows nothing (LP-28)
  }));

test("LP-32 a match ends where fewer than three can pay the buy-in", () =>
  visit({}, async (page) => {
    await choose(page, "liars-holdem");
    await deal(page, { seats: "3", stack: "32", button: "0", seed: seed(5) });
    await announce(page, 3); // all are all-in for the ante: nothing is bet
    await page.getByRole("heading", { name: "Showdown", exact: true }).waitFor();
    assert.match(
      await text(page.locator(".over")),
      /^Fewer than three players can pay the buy-in: the match is over\. /,
    );
    await assertSound(page);
    await page.click("#new-match");
    await page.locator("#game-liars-holdem[aria-pressed=true]").waitFor();
  }));

for (const each of languages) {
  const { language } = each;
  test(`every state of the banknote games is sound, speaks ${language} alone, never of chips, and fits a phone`, () =>
    visit({ viewport: { width: 320, height: 640 } }, async (page) => {
      const sound = async (state) => {
        for (const said of await spoken(page)) assert.doesNotMatch(said, /фишк|chip/i, `${state}: ${said}`);
        await assertState(page, each, state);
      };
      await speak(page, language);
      for (const game of ["liars-draw", "liars-holdem"]) {
        await choose(page, game);
        await sound(`${game}, form`);
        await deal(page, { seats: "9" });
        await sound(`${game}, refused`);
        await deal(page, { seats: "8", button: "draw", "auto-show": false, seed: seed(8) });
        await sound(`${game}, announcement`);
        await announce(page, 4);
        await sound(`${game}, cover`);
        await uncover(page);
        await sound(`${game}, opening`);
        const phases = new Set();
        for (let turns = 0; turns < 200 && (await page.locator(".result").count()) === 0; turns += 1) {
          const cover = page.locator(".cover .action");
          if (await cover.count()) await touch(cover.first());
          const phase = await text(page.locator("#felt-name"));
          if (!phases.has(phase)) await sound(`${game}, ${phase}`);
          phases.add(phase);
          const peek = page.locator("#peek-preflop");
          if (turns % 5 === 0 && (await peek.count())) await touch(peek);
          const drop = page.locator(".drop");
          if (turns % 3 === 0 && (await drop.count())) await touch(drop.last());
          else if (turns > 5 && turns < 9 && (await page.locator(".doing .quiet").count())) {
            await touch(page.locator(".doing .quiet").first()); // a fold, or not shown
          } else await touch(page.locator(".doing .actions button").first());
        }
        await sound(`${game}, result`);
        await page.locator(".afterwards .action").click();
        await page.click("#new-match");
        await sound(`${game}, giving up`);
        await page.locator("dialog .quiet").click();
      }
      await go(page, "notes");
      await page.click("#up-0-0");
      await sound("evaluator");
    }));
}
