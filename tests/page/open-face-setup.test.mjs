import assert from "node:assert/strict";
import test from "node:test";
import init, { Game } from "cardroom";
import { naturals } from "../support/open-face.mjs";
import { assertSound, deal, fill, kept, site, text } from "./play.mjs";

const visit = site();
await init();

test("every option reaches the game, and each refusal stands beside its field", () =>
  visit({}, async (page) => {
    await page.click("#game-open-face");
    const sound = { players: "2", kush: "1", stack: "", settlement: "uncapped", "sweep-total": "6", seed: "" };
    for (const [change, field, sentence] of [
      [{ players: "4" }, "players", /2 or 3 players.* Rule OF-1\.$/],
      [{ players: "" }, "players", /^A whole number/],
      [{ kush: "0" }, "kush", /^The kush is from 1 to .* Rule OF-12\.$/],
      [{ "sweep-total": "2" }, "sweep-total", /at least 3 points.* Rule OF-9\.$/],
      [{ settlement: "win-cap" }, "stack", /there must be stacks\. Rule OF-13\.$/],
      [{ stack: "-1" }, "stack", /^A whole number/],
      [{ seed: "x" }, "seed", /^64 hexadecimal digits\.$/],
    ]) {
      await deal(page, change);
      assert.match(await text(page.locator(`#${field}-refusal`)), sentence, JSON.stringify(change));
      assert.equal(await page.evaluate(() => document.activeElement?.id), field);
      await fill(page, Object.fromEntries(Object.entries(sound).filter(([id]) => id in change)));
    }
    await assertSound(page);
    const options = async () => {
      const game = Game.load((await kept(page)).save);
      const { options, seats, button } = game.view();
      game.free();
      return { ...options, royalties: undefined, balances: seats.map(({ balance }) => balance), button };
    };
    const again = async () => {
      await page.click("#new-match");
      await page.locator("dialog[open] .quiet").click();
    };
    await deal(page, {
      players: "3",
      button: "1",
      kush: "7",
      stack: "400",
      "stack-2": "300",
      settlement: "proportional",
      "row-points": "2",
      "sweep-total": "8",
      foul: "flat",
      "fantasy-cards": "progressive",
      "fantasy-stay": "full-house-middle",
      "fantasy-limit": "",
      "fantasy-button": "stay",
      "draws-private": false,
      "auto-place": false,
    });
    const expected = {
      variant: "pineapple",
      kush: 7,
      rowPoints: 2,
      sweepTotal: 8,
      royalties: undefined,
      foul: "flat",
      settlement: "proportional",
      fantasyCards: "progressive",
      fantasyStay: "full-house-middle",
      fantasyLimit: null,
      fantasyButton: "stay",
      drawsPrivate: false,
      autoPlace: false,
      naturals: null,
      balances: [400, 400, 300],
      button: 1,
    };
    assert.deepEqual(await options(), expected);
    // OF-6: agreed to be open, drawn cards lie before everyone.
    assert.equal(await page.locator(".line.held .card").count(), 15);
    await again();
    await deal(page, { variant: "closed-13", players: "4", naturals: true, "natural-dragon": "40" });
    assert.deepEqual((await options()).naturals, { ...naturals, dragon: 40 });
    // Thirteen cards at once; the others' time runs out, and as agreed their hands are dead.
    await page.getByRole("button", { name: "Seat 1: show my cards" }).click();
    assert.equal(await page.locator(".drawn .card").count(), 13);
    for (let seat = 0; seat < 4; seat += 1) {
      await page.locator(".timeout").first().click();
      await page.locator("dialog[open] .quiet").click();
    }
    await page.getByRole("heading", { name: "Showdown" }).waitFor();
    assert.equal(await page.locator("table.pair").count(), 6);
    await assertSound(page);
  }));
