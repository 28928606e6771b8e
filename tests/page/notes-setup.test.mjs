import assert from "node:assert/strict";
import test from "node:test";
import init, { Game } from "cardroom";
import { announce, choose, deck } from "./notes.mjs";
import { assertSound, deal, kept, seed, site, text } from "./play.mjs";

const visit = site();
await init();

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
      [{ rake: "2", "rise-hands": "-1" }, "rise-hands", "A whole number, at least 0."],
      [{ "rise-hands": "0", notes: "1234567 123456" }, "notes", "Serial 2: 7 digits, not all of them 0."],
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
