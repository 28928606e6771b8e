import assert from "node:assert/strict";
import test from "node:test";
import init, { equity, exchangeOdds, Game } from "cardroom";
import {
  assertSound,
  assertState,
  deal,
  fill,
  focused,
  go,
  kept,
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

/** Five notes for each of four players and more, in order from the top; the seventeenth has three zeros. */
const deck = [
  ["7111112", "8111113", "1111114", "9111115"], // from the dealer's left: seats 2, 3, 4, 1
  ["7111116", "8111117", "2111118", "5111119"],
  ["9000121", "1111122", "3411123", "2111124"], // the third notes: seat 2 has a shot
  ["4111125", "6111126", "5111127", "3111128", "6111129", "1111131", "2111132", "4111133", "5111134"],
].flat();

/** The notes of the seats by the notation that a screen reader hears. */
const digits = (note) => [...note].join(" ");

const choose = async (page, game) => {
  await page.click(`#game-${game}`);
  // The form of a game is fetched when it is chosen.
  await page.locator(`#game-${game}[aria-pressed=true]`).waitFor();
  await page.locator(".setup h1").waitFor();
};
const announce = (page, place) =>
  page
    .locator(".places .digit")
    .nth(place - 1)
    .click();
const press = async (page, name) => {
  await uncover(page);
  await page.locator(".doing").getByRole("button", { name, exact: false }).first().click();
};

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

test("every option of the forms reaches the game, and each refusal stands beside its field", () =>
  visit({ viewport: { width: 700, height: 900 } }, async (page) => {
    const saved = async () => (await kept(page)).save;
    const again = async (game) => {
      await page.click("#new-match");
      await page.locator("dialog .quiet").click();
      await choose(page, game);
    };
    await choose(page, "liars-draw");
    const refusals = [
      [{ seats: "2" }, "seats", "A hand needs 3 to 8 players who can pay the buy-in. Rule LP-1."],
      [{ seats: "9" }, "seats", "A hand needs 3 to 8 players who can pay the buy-in. Rule LP-1."],
      [{ seats: "4", stack: "31" }, "seats", "A hand needs 3 to 8 players who can pay the buy-in. Rule LP-1."],
      [{ stack: "1000", ante: "0" }, "ante", "At least 1. Rule LP-20."],
      [{ ante: "30", rake: "-1" }, "rake", "A whole number, at least 0."],
      [{ rake: "2", notes: "1234567 123456" }, "notes", "Serial 2: 7 digits, not all of them 0."],
      [{ notes: "1234567 7654321" }, "notes", "From 20 to 10,000 notes. Rule LP-3."],
      [{ notes: "1234567 1234567" }, "notes", "A serial appears twice, first as number 1. Rule LP-3."],
      [{ notes: "", deck: "0000000" }, "deck", "Serial 1: 7 digits, not all of them 0."],
      [{ deck: "", seed: "x" }, "seed", "64 hexadecimal digits."],
      [
        { seed: "", button: "3", "stack-3": "5" },
        "button",
        "The dealer must be a player who is dealt in: seat 1, seat 2, and seat 3. Rule LP-32.",
      ],
    ];
    for (const [change, field, sentence] of refusals) {
      await deal(page, change);
      assert.equal(await text(page.locator(`#${field}-refusal`)), sentence, JSON.stringify(change));
      assert.equal(await page.evaluate(() => document.activeElement?.id), field);
    }
    await assertSound(page);
    const venue = [...deck, ...deck.slice(0, 1)];
    await deal(page, {
      button: "1",
      "stack-3": "500",
      away: "3",
      ante: "20",
      rake: "5",
      "rake-when": "once",
      notes: venue.join(", "),
      "allow-duplicates": true,
      "natural-rank": "before-kickers",
      "opener-option": true,
      "all-in-face-up": true,
      "auto-show": false,
      "moon-notes": "hand",
      "moon-antes": false,
      seed: seed(3),
    });
    await announce(page, 7);
    const same = new Game({
      game: "liars-draw",
      stacks: [1000, 1000, 1000, 500],
      button: 1,
      away: [2],
      ante: 20,
      rake: { amount: 5, when: "once" },
      notes: venue,
      allowDuplicates: true,
      naturalRank: "before-kickers",
      openerOption: true,
      allInFaceUp: true,
      autoShow: false,
      moonNotes: "hand",
      moonAntes: false,
      seed: seed(3),
    });
    same.act(1, { type: "announce", place: 7 });
    assert.equal(await saved(), same.save());
    await again("liars-holdem");
    await deal(page, {
      seats: "3",
      button: "0",
      burn: true,
      "opener-option": false,
      "all-in-face-up": false,
      seed: seed(3),
    });
    const other = new Game({
      game: "liars-holdem",
      stacks: [1000, 1000, 1000],
      button: 0,
      ante: 30,
      rake: { amount: 2, when: "per-hand" },
      burn: true,
      openerOption: false,
      allInFaceUp: false,
      seed: seed(3),
    });
    assert.equal(await saved(), other.save());
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

test("the evaluator: serials, the place, notes in and out, shifts, and why a hand wins", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.getByRole("link", { name: "Note evaluator" }).click();
    const worth = (at) => text(page.locator(".two .panel").nth(at).locator("output[for]"));
    const comparison = () => text(page.locator(".comparison"));
    // The worked example of the rules: 9 + 1 = 1 over the ring.
    await page.getByText("Best: straight 1-2-3").waitFor(); // its part of the module has come
    assert.equal(await worth(0), "Best: straight 1-2-3");
    assert.equal(await worth(1), "Best: straight 3-4-5, natural");
    assert.equal(
      await comparison(),
      "The second hand wins. Straight 3-4-5, natural, beats straight 1-2-3: 5 over 3 (LP-11).",
    );
    // The 9 as it is: nothing but a high number.
    await page.getByRole("button", { name: "Shift down: note 1" }).first().click();
    assert.equal(await worth(0), "Declared: high number 9-3-2, natural");
    assert.equal(
      await comparison(),
      "The second hand wins. Straight 3-4-5, natural, beats high number 9-3-2, natural (LP-10).",
    );
    assert.equal(await focused(page), "down-0-0");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const panel = page.locator(".two .panel").first();
    assert.equal(
      await text(panel.locator("p.refusal").first()),
      "A note can be shifted by at most one point for each of its zeros. Rule LP-8.",
    );
    assert.equal(await comparison(), "");
    await page.getByRole("button", { name: "Take the best" }).first().click();
    assert.equal(await worth(0), "Best: straight 1-2-3");
    // Another place, another hand.
    await page.getByRole("radio", { name: "3" }).check();
    assert.equal(await worth(0), "Best: set 1-1-1, natural");
    await page.getByRole("radio", { name: "1", exact: true }).check();
    // Kickers, and both orders of the natural rule (LP-13).
    await page.fill("#serials-0", "7111111 7111112 2111113");
    await page.fill("#serials-1", "7111111 6110111 4101113");
    assert.equal(await worth(1), "Best: straight 5-6-7");
    await page.locator("#down-1-2").click(); // the 4 back as it is, and the 6 up: 7-7-4
    await page.locator("#plays-1-2").uncheck();
    assert.equal(
      await text(page.locator(".two .panel").nth(1).locator("p.refusal").first()),
      "A hand is three notes, not 2.",
    );
    await page.locator("#plays-1-2").check();
    await page.locator("#up-1-1").click();
    assert.equal(await worth(1), "Declared: pair 7-7, kicker 4");
    assert.equal(
      await comparison(),
      "The second hand wins. Pair 7-7, kicker 4, beats pair 7-7, kicker 2, natural: the kicker decides, 4 over 2 (LP-11).",
    );
    await page.selectOption("#natural-rank", "before-kickers");
    assert.equal(
      await comparison(),
      "The first hand wins. Pair 7-7, kicker 2, natural, beats pair 7-7, kicker 4: a natural hand beats one with jokers (LP-13).",
    );
    await page.fill("#serials-1", "7111114 7111115 2111116");
    assert.equal(
      await comparison(),
      "The two hands are equal. Pair 7-7, kicker 2, natural: equal hands split (LP-14).",
    );
    await assertSound(page);
    for (const [typed, sentence] of [
      ["1234567 1234", "2 notes more"],
      ["1234567 7654321 111", "1 note more"],
    ]) {
      await page.fill("#serials-1", typed);
      assert.equal(await worth(1), sentence);
    }
    await page.fill("#serials-1", "1234567 7654321 11111111");
    assert.equal(await text(page.locator("#serials-1-refusal")), "Serial 3: 7 digits, not all of them 0.");
    await page.fill("#serials-1", Array(6).fill("1234567").join(" "));
    assert.equal(
      await text(page.locator("#serials-1-refusal")),
      "6 notes make no hand: it takes three to five. Rule LP-10.",
    );
    await page.getByRole("button", { name: "Five at random" }).last().click();
    assert.equal(await page.locator(".two .panel").nth(1).locator(".bill").count(), 5);
    await assertSound(page);
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

test("the evaluator tells live odds: of a hand, of each exchange, and by the number of opponents", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.getByRole("link", { name: "Note evaluator" }).click();
    const odds = page.locator(".notes-odds");
    const told = () => text(odds.locator(".expected"));
    const known = async (asked) => {
      const [player] = equity({ place: 1, ...asked }).players;
      return player;
    };
    const percent = (part) =>
      new Intl.NumberFormat("en", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
        part,
      );
    // Liar's Poker Hold'em: two notes, and one on the board.
    const holdem = { game: "liars-holdem", hands: [["9101111", "2111111"]], board: ["3111111"] };
    const two = await known({ ...holdem, opponents: 2 });
    await odds.locator(".columns").waitFor();
    assert.match(await told(), new RegExp(`^${percent(two.equity)} of the pot\\. Exact\\.`));
    assert.match(await told(), new RegExp(`wins ${percent(two.win)}\\s+splits ${percent(two.tie)}\\s+loses`));
    const spokenColumns = async () => (await odds.locator(".columns").getAttribute("aria-label")).split("; ");
    const columns = await spokenColumns();
    assert.equal(columns.length, 7);
    assert.equal(columns[6], `7 opponents: ${percent((await known({ ...holdem, opponents: 7 })).equity)}`);
    await assertSound(page);
    // Another number of opponents, another place: the odds follow.
    await page.selectOption("#odds-opponents", "1");
    const one = await known({ ...holdem, opponents: 1 });
    await odds.getByText(`${percent(one.equity)} of the pot.`).waitFor();
    await page.getByRole("radio", { name: "3" }).check();
    const [moved] = equity({ ...holdem, place: 3, opponents: 1 }).players;
    await odds.getByText(`${percent(moved.equity)} of the pot.`).waitFor();
    // Liar's Poker Draw: before the last exchange, with a shot.
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await page.fill("#serials-0", "7111111 2222222 3000133");
    await page.selectOption("#odds-game", "liars-draw");
    await page.selectOption("#odds-street", "river");
    await odds.locator(".choices").waitFor();
    const zones = ["preflop", "preflop", "flop"];
    const hand = ["7111111", "2222222", "3000133"];
    const { stand, exchanges, shot } = exchangeOdds({ hand, zones, street: "river", place: 1, opponents: 1 });
    const rows = await odds.locator(".choices tbody tr").allInnerTexts();
    assert.equal(rows.length, 4);
    assert.match(rows[0], new RegExp(`Stand pat\\s+${percent(stand.equity)}`));
    for (const [at, { equity, gain }] of exchanges.entries()) {
      const sign = gain < 0 ? "−" : "\\+";
      assert.match(
        rows[at + 1],
        new RegExp(`Discard ${hand[at]}\\s+${percent(equity)}\\s+${sign}${percent(Math.abs(gain))}`),
      );
    }
    await odds.getByText(`You hold a shot: kept to the end it brings ${percent(shot.share)} of the pot.`).waitFor();
    assert.ok(shot.held && stand.equity > 0.5);
    await assertSound(page);
    // What cannot be is refused with its rule, and mended at once.
    await page.fill("#serials-0", "7111111 7111111 3000133");
    await odds.getByText("A note appears twice. Rule LP-3.").waitFor();
    await page.fill("#serials-0", "7111111");
    await odds.getByText("Two serials at least.").waitFor();
    assert.equal(await told(), "");
  }));
