import assert from "node:assert/strict";
import test from "node:test";
import init, { equity, exchangeOdds } from "cardroom";
import { assertSound, focused, site, text } from "./play.mjs";

const visit = site();
await init();

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
