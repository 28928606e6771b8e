import assert from "node:assert/strict";
import test from "node:test";
import { assertSound, fill, go, seed, site, text, uncover } from "./play.mjs";

const visit = site();

/** Opens the screen of tournaments and fills the form of a kind. */
async function form(page, kind, fields) {
  await go(page, "tournament");
  await page.locator(`#kind-${kind}`).click();
  await fill(page, fields);
}

const begin = (page) => page.locator(".setup button[type=submit]").click();
const figures = async (page) => (await text(page.locator(".figures"))).split(/\s*\n\s*/);
const places = async (page) => {
  const rows = await page.locator(".standings tbody tr").allInnerTexts();
  return rows.map((row) => row.split("\t").map((cell) => cell.trim()));
};

/** Each table of the hall shows all its columns, without scrolling. */
async function assertTablesFit(page) {
  const cut = await page
    .locator(".hall-table")
    .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth).length);
  assert.equal(cut, 0, "a table of the hall is cut off");
}

/** Marks who is out at the first table, and lets the chips go to the first of the others. */
async function knockOut(page, ...names) {
  for (const name of names) await page.getByLabel(`${name} is out`).check();
  const select = page.locator("form.record select").first();
  const others = (await select.locator("option").allInnerTexts()).filter((name) => !names.includes(name));
  await select.selectOption({ label: others[0] });
  await page.locator("form.record button").first().click();
}

test("TT-2: a director drives the clock of a hall, level by level, and a reload finds it again", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.clock.install({ time: new Date("2026-01-01T20:00:00Z") });
    await form(page, "clock", { players: "20", minutes: "180", price: "20", seed: seed(1) });
    await page.locator(".schedule").evaluate((list) => list.closest("details").setAttribute("open", ""));
    const levels = await page.locator(".schedule li").allInnerTexts();
    assert.ok(levels.length >= 8, levels.join("; "));
    await assertSound(page);
    await begin(page);
    await page.getByRole("heading", { name: "20 entrants" }).waitFor();
    await assertSound(page);
    await page.locator("#do-start").click();
    await page.getByRole("heading", { name: "Level 1" }).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), "do-pause");
    assert.deepEqual((await figures(page)).slice(0, 6), [
      "Players",
      "20 of 20",
      "Average stack",
      "10,000",
      "Chips in play",
      "200,000",
    ]);
    // 50, 30 and 20 per cent of twenty entries of 20.
    assert.match(await text(page.locator(".prizes")), /1st 200\s+2nd 120\s+3rd 80/);
    const [first, second] = levels.map((level) => level.split(" · "));
    assert.equal(await text(page.locator(".blinds")), first[0]);
    const minutes = Number.parseInt(first[1], 10);
    assert.equal(await text(page.locator(".hall-clock .time")), `${String(minutes).padStart(2, "0")}:00`);
    await page.clock.runFor(61_000);
    assert.equal(await text(page.locator(".hall-clock .time")), `${String(minutes - 2).padStart(2, "0")}:59`);
    await page.locator("#do-pause").click();
    await page.clock.runFor(120_000);
    assert.equal(await text(page.locator(".hall-clock .time")), `${String(minutes - 2).padStart(2, "0")}:59`);
    assert.equal(await text(page.locator(".hall-clock .state")), "paused");
    await page.locator("#do-pause").click();
    await page.clock.runFor(minutes * 60_000);
    await page.getByRole("heading", { name: "Level 2" }).waitFor();
    assert.equal(await text(page.locator(".blinds")), second[0]);
    await page.locator("#do-forward").click();
    await page.getByRole("heading", { name: "Level 3" }).waitFor();
    await page.locator("#do-back").click();
    await page.getByRole("heading", { name: "Level 2" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Level 2" }).waitFor();
    await assertSound(page);
  }));

test("TT-3: who goes out gets a place, two in one hand share it, and the last has all the chips", () =>
  visit({ viewport: { width: 390, height: 840 } }, async (page) => {
    await form(page, "clock", {
      names: "Ann\nBo\nCy\nDi\nEd",
      minutes: "60",
      price: "100",
      bounty: "10",
      shares: "60 40",
      points: "linear",
      seed: seed(2),
    });
    await begin(page);
    await page.getByRole("button", { name: "Withdraw Ed" }).click();
    await page.getByLabel("Name of an entrant").fill("Flo");
    await page.getByRole("button", { name: "Enter" }).click();
    await page.locator("#do-start").click();
    await assertSound(page);
    // Nobody is marked: the page says what is wanted.
    await page.locator("form.record button").first().click();
    assert.match(await text(page.locator("form.record .refusal")), /Mark who is out/);
    await knockOut(page, "Ann", "Bo");
    // Equal stacks share the fourth and fifth places; of 1 + 2 points the odd one goes to the earlier entrant.
    assert.deepEqual(
      (await places(page)).map(([place, name]) => [place, name]),
      [
        ["4th–5th", "Ann"],
        ["4th–5th", "Bo"],
      ],
    );
    const winner = (await page.locator("form.record option").allInnerTexts())[0];
    const others = ["Cy", "Di", "Flo"].filter((name) => name !== winner);
    await knockOut(page, others[0]);
    await knockOut(page, others[1]);
    const final = await places(page);
    // Prizes of 300 and 200 from a pool of 500, places' points from one up, a bounty of 10 for each of the other four and the own.
    assert.deepEqual(final.slice(0, 3), [
      ["1st", winner, "300", "5", "50"],
      ["2nd", others[1], "200", "4", "0"],
      ["3rd", others[0], "0", "3", "0"],
    ]);
    assert.equal(
      final.reduce((sum, [, , , points]) => sum + Number(points), 0),
      15,
    );
    await assertSound(page);
    await page.locator("#new-match").click();
    await page.locator("#kind-clock").waitFor();
  }));

test("TT-1: a player who is out buys in again while rebuys are open; the director warns and disqualifies", () =>
  visit({ viewport: { width: 1024, height: 800 } }, async (page) => {
    await form(page, "clock", { names: "Ann\nBo\nCy", rebuyUntil: "2", minutes: "60", seed: seed(3) });
    await begin(page);
    await page.locator("#do-start").click();
    await knockOut(page, "Ann");
    await page.getByLabel("More for Ann").selectOption({ label: "Rebuy" });
    assert.ok((await figures(page)).includes("40,000"), "three stacks and a rebuy");
    await page.getByLabel("More for Bo").selectOption({ label: "Warning" });
    await page.getByLabel("More for Bo").selectOption({ label: "Absent" });
    assert.match(await text(page.locator(".hall-table")), /Bo.*\s+absent/);
    await page.getByLabel("More for Bo").selectOption({ label: "Disqualified" });
    assert.deepEqual(
      (await places(page)).map(([place, name]) => [place, name]),
      [["disqualified", "Bo"]],
    );
    await assertSound(page);
  }));

test("a sit-and-go is played from the first hand to the last chip, across a reload", () =>
  visit({ viewport: { width: 390, height: 840 } }, async (page) => {
    await form(page, "sit-and-go", {
      players: "2",
      others: "human",
      levelHands: "1",
      minutes: "30",
      price: "50",
      seed: seed(4),
    });
    await assertSound(page);
    await begin(page);
    await page.locator(".level-strip").waitFor();
    assert.match(await text(page.locator(".level-strip")), /Level 1/);
    await assertSound(page);
    await page.reload();
    await page.locator(".level-strip").waitFor();
    let hands = 0;
    for (; (await page.locator(".over").count()) === 0; hands += 1) {
      assert.ok(hands < 40, "a sit-and-go of all-ins ends");
      if (hands > 0) await page.getByRole("button", { name: "Next hand" }).click();
      if (hands === 1) assert.match(await text(page.locator(".level-strip")), /Level 2/);
      while ((await page.locator(".cover").count()) > 0) {
        await uncover(page);
        const allIn = page.locator(".open .actions button", { hasText: "All-in" }).last();
        if (await allIn.count()) await allIn.click();
        else await page.locator(".open .actions button", { hasText: "Call" }).first().click();
      }
    }
    const final = await places(page);
    assert.deepEqual(
      final.map(([place, , prize]) => [place, prize]),
      [
        ["1st", "65"],
        ["2nd", "35"],
      ],
    );
    await assertSound(page);
    await page.locator("#new-match").click();
    await page.locator("#kind-clock").waitFor();
  }));

test("the tables of a hall fit on a desk and on a phone, in both languages", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await form(page, "clock", { players: "20", seed: seed(1) });
    await begin(page);
    await page.locator("#do-start").click();
    await page.locator(".hall-table select[id^=player-]").first().selectOption("sit-out");
    await page.locator(".hall-table .state").waitFor();
    for (const language of ["en", "ru"]) {
      await page.click(`#language-${language}`);
      for (const width of [1280, 1024, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await assertTablesFit(page);
        await assertSound(page);
      }
    }
  }));

test("what cannot be set up is told at its field, in Russian as well", () =>
  visit({ locale: "ru-RU", viewport: { width: 320, height: 640 } }, async (page) => {
    await form(page, "clock", { players: "1" });
    await begin(page);
    assert.notEqual(await text(page.locator("#players-refusal")), "");
    await fill(page, { players: "5", shares: "50 60", price: "10" });
    await begin(page);
    assert.notEqual(await text(page.locator("#shares-refusal")), "");
    await fill(page, { shares: "60 40" });
    await begin(page);
    await page.locator("#do-start").click();
    await page.getByRole("heading", { name: "Уровень 1" }).waitFor();
    await assertTablesFit(page);
    await assertSound(page);
  }));
