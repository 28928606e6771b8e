import assert from "node:assert/strict";
import { text as contentsOf } from "node:stream/consumers";
import test from "node:test";
import init, { parsePhh } from "cardroom";
import { finished, open, past, setups } from "./history.mjs";
import { act, assertSound, assertState, deal, fill, go, kept, languages, seed, site, speak, text } from "./play.mjs";

const visit = site();
await init();

/** What a download holds; the browser may be another machine's. */
const contents = async (download) => contentsOf(await download.createReadStream());

/** A file to bring in. */
const json = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

test("hands are listed by match, newest first, and replayed by keyboard alone", () =>
  visit({ viewport: { width: 320, height: 640 } }, async (page) => {
    await go(page, "history");
    await page.getByText("No hand has been finished here yet.").waitFor();
    await assertSound(page);
    await go(page, "table");
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    await act(page, "Fold");
    await page.getByRole("button", { name: "Next hand" }).click();
    await act(page, "Call");
    await act(page, "Check");
    for (let street = 0; street < 3; street += 1) {
      await act(page, "Check");
      await act(page, "Check");
    }
    await page.locator(".result").waitFor();
    await go(page, "history");
    await page.locator(".past-hands").waitFor();
    const list = (await text(page.locator(".past-hands li"))).split("\n").filter(Boolean);
    assert.match(list.join(" "), /^Hand 2 Seat [12] \+10, Seat [12] −10 Hand 1 Seat 2 \+5, Seat 1 −5$/);
    assert.match(
      await text(page.locator(".past")),
      /2 hands played on this device.*\s[\s\S]*Texas Hold'em[\s\S]*2 people/,
    );
    await assertSound(page);
    await page.locator(".past-hands a").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".player").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Texas Hold'em · Hand 2");
    await assertSound(page);
    const count = () => text(page.locator("#step + output"));
    const told = () => text(page.locator("[role=status].spoken"));
    assert.equal(await count(), "0 of 13");
    while ((await page.evaluate(() => document.activeElement?.id)) !== "next") await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.equal(await count(), "1 of 13");
    assert.match(await told(), /^Seat [12] calls 5$/);
    // The arrows work from every button; at the end they stay there, and so does the focus.
    await page.keyboard.press("ArrowRight");
    assert.match(await told(), /^Seat [12] checks$/);
    await page.keyboard.press("ArrowRight");
    assert.match(await told(), /^A card is burned\. Flop, /);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    assert.equal(await count(), "13 of 13");
    assert.equal(await page.getAttribute("#next", "aria-disabled"), "true");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "next");
    assert.equal(await page.locator(".replay .result").count(), 1);
    await assertSound(page);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await count(), "11 of 13");
    assert.equal(await page.locator(".replay .result").count(), 0);
    await page.keyboard.press("Home");
    assert.equal(await count(), "0 of 13");
    await page.focus("#step");
    await page.keyboard.press("ArrowRight");
    assert.equal(await count(), "1 of 13");
    assert.equal(await page.getAttribute("#step", "aria-valuetext"), "1 of 13");
    // A reload stays at the hand.
    await page.reload();
    await page.getByRole("heading", { name: "Texas Hold'em · Hand 2" }).waitFor();
    await page.click("a[href='#history']:has-text('All past hands')");
    await page.locator(".past-hands").waitFor();
    // The match goes on.
    await go(page, "table");
    await page.locator(".result").waitFor();
  }));

test("a hand is taken along as its save, as a record and in words", () =>
  visit({ acceptDownloads: true, permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
    const games = [finished(setups[0]), finished(setups[2])];
    await past(page, ...games);
    const download = async (id) => {
      const [file] = await Promise.all([page.waitForEvent("download"), page.click(id)]);
      return { name: file.suggestedFilename(), text: await contents(file) };
    };
    await open(page, "Texas Hold'em");
    await page.click(".take summary");
    await assertSound(page);
    const save = await download("#download-save");
    assert.equal(save.name, "texas-holdem-match-0-1.json");
    assert.equal(save.text, games[0].save());
    const [record] = parsePhh((await download("#download-phh")).text);
    assert.equal(record.steps.length, games[0].actions().filter(({ action }) => action.type !== "timeout").length);
    await page.click("#copy-text");
    await page.getByText("Copied.").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(copied, /^Texas Hold'em, Hand 1, .*\n\nHand 1, blinds 5\/10\nSeat 2 posts the small blind, 5\n/);
    assert.equal((await download("#download-text")).text, copied);
    await page.click("#language-ru");
    await page.locator(".player").waitFor();
    await page.click(".take summary");
    assert.match((await download("#download-text")).text, /^Техасский холдем, Раздача 1/);
    await page.click("#language-en");
    // No record of a game that the format has no place for.
    await page.goBack();
    await open(page, "Liar's Poker Draw");
    await page.click(".take summary");
    assert.equal(await page.locator("#take-save").count(), 1);
    assert.equal(await page.locator("#take-phh").count(), 0);
  }));

test("one hand is deleted, then all, and only after a question", () =>
  visit({}, async (page) => {
    await past(page, ...setups.slice(0, 3).map((setup) => finished(setup)));
    await open(page, "Liar's Poker Hold'em");
    await page.click("#forget-hand");
    await assertSound(page);
    await page.getByRole("button", { name: "Keep" }).click();
    await page.click("#forget-hand");
    await page.getByRole("button", { name: "Delete it" }).click();
    await page.locator(".past-hands").first().waitFor();
    assert.equal(await page.locator(".past-hands li").count(), 2);
    await page.goBack();
    await page.getByText("This hand is not kept here.").waitFor();
    await page.click("#forget-all");
    await assertSound(page);
    await page.getByRole("button", { name: "Delete them" }).click();
    await page.getByText("No hand has been finished here yet.").waitFor();
    // The game in play stays.
    assert.equal((await kept(page)).id, "match-2");
  }));

test("a hand that was deleted stays so while its match stands at that result, across reloads", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "3", button: "0", "auto-show": false, seed: seed(1) });
    await act(page, "Call");
    await act(page, "Call");
    for (let checks = 0; checks < 10; checks += 1) await act(page, "Check");
    while ((await page.locator(".cover").count()) > 0) await act(page, "Show");
    await page.locator(".result").waitFor();
    const gone = async () => {
      await go(page, "history");
      await page.getByText("No hand has been finished here yet.").waitFor();
      assert.equal(await page.locator(".past-hands").count(), 0);
      await go(page, "table");
      await page.locator(".result").waitFor();
    };
    await go(page, "history");
    await page.locator(".past-hands a").click();
    await page.click("#forget-hand");
    await page.getByRole("button", { name: "Delete it" }).click();
    await gone();
    await page.reload();
    await page.locator(".result").waitFor();
    await gone();
    // The next hand of the match is kept.
    await page.click("#next-hand");
    await act(page, "Fold");
    await act(page, "Fold");
    await page.locator(".result").waitFor();
    await page.reload();
    await go(page, "history");
    await page.locator(".past-hands a").first().waitFor();
    assert.deepEqual(await page.locator(".past-hands a").allInnerTexts(), ["Hand 2"]);
  }));

test("an address that nobody can have written finds no hand", () =>
  visit({}, async (page) => {
    await page.goto(`${page.url().split("#")[0]}#history/%E0%A4%A/<b>`);
    await page.getByText("This hand is not kept here.").waitFor();
  }));

test("all that is kept goes to another device in one file, and a bad file changes nothing", () =>
  visit({ acceptDownloads: true }, async (page, shared) => {
    await go(page, "tournament");
    await fill(page, { names: "Ann\nBo\nCy", seed: seed(2) });
    await page.locator(".setup button[type=submit]").click();
    await page.getByRole("heading", { name: "3 entrants" }).waitFor();
    await go(page, "table");
    await past(page, ...setups.map((setup) => finished(setup)));
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("#export")]);
    assert.match(file.suggestedFilename(), /^cardroom-\d{4}-\d\d-\d\d\.json$/);
    const whole = await contents(file);
    const content = JSON.parse(whole);
    assert.equal(content.hands.length, 4);

    const context = await shared.browser.newContext({ locale: "en-GB" });
    const other = await context.newPage();
    other.setDefaultTimeout(15_000);
    await other.goto(shared.server.url);
    await deal(other, { seats: "2", button: "0", seed: seed(1) });
    await act(other, "Fold");
    const before = await kept(other);
    await go(other, "history");
    await other.locator(".past-hands").waitFor();
    const [hand] = content.hands;
    const bad = {
      "no JSON": "{",
      "another file": JSON.stringify({ name: "cardroom" }),
      "a list": "[]",
      "a newer version": JSON.stringify({ ...content, version: 2 }),
      "too many hands": JSON.stringify({ ...content, hands: Array.from({ length: 501 }, () => hand) }),
      "a hand that was changed": JSON.stringify({
        ...content,
        hands: [{ ...hand, save: hand.save.replace('"hash":"', '"hash":"0') }],
      }),
      "a hand that is not over": JSON.stringify({
        ...content,
        hands: [{ ...hand, save: before.save.replace(/"actions":.*/, '"actions":[]}') }],
      }),
      "an id that is an address": JSON.stringify({ ...content, hands: [{ ...hand, match: "../x" }] }),
      "a seat of nobody": JSON.stringify({ ...content, hands: [{ ...hand, seats: ["human", "human", "robot"] }] }),
      "a tournament that was changed": JSON.stringify({
        ...content,
        tournament: { ...content.tournament, save: "{}" },
      }),
      "a match that was changed": JSON.stringify({ ...content, match: { ...content.match, save: "" } }),
      ...Object.fromEntries(
        [
          ["a match that began as another game", { setup: { ...setups[0], game: "liars-draw" } }],
          ["a match that cannot have begun so", { setup: { ...setups[3], players: 99 } }],
          ["computers without a seed", { mind: "x" }],
          ["a past hand with no number", { filed: -1 }],
        ].map(([what, wrong]) => [what, JSON.stringify({ ...content, match: { ...content.match, ...wrong } })]),
      ),
      ...Object.fromEntries(
        [
          ["a tournament of no time", { last: "soon" }],
          ["a tournament that goes back in time", { last: 0 }],
          ["a sit-and-go that nobody has dealt", { kind: "sit-and-go" }],
          ["more seats than entrants", { seats: ["human", "human", "human", "human"] }],
        ].map(([what, wrong]) => [
          what,
          JSON.stringify({ ...content, tournament: { ...content.tournament, ...wrong } }),
        ]),
      ),
    };
    for (const [what, text_] of Object.entries(bad)) {
      await other.setInputFiles("#import", json("bad.json", text_));
      await other.locator("#import-refusal", { hasText: /Nothing has changed/ }).waitFor();
      assert.deepEqual(await kept(other), before, what);
      assert.equal(await other.locator(".past-hands li").count(), 1, what);
    }
    await assertSound(other);
    await other.setInputFiles("#import", json("all.json", whole));
    await other.getByText("Imported, with 4 past hands.").first().waitFor();
    assert.equal(await other.locator(".past-hands li").count(), 5);
    await assertSound(other);
    assert.equal((await kept(other)).save, content.match.save);
    await go(other, "table");
    await other.locator(".table.open-face").waitFor();
    await go(other, "tournament");
    await other.getByText("Ann").first().waitFor();
    await context.close();
  }));

test("hands of a tournament at this device are kept, too", () =>
  visit({}, async (page) => {
    await go(page, "tournament");
    await page.click("#kind-sit-and-go");
    await fill(page, { players: "3", others: "human", seed: seed(3) });
    await page.locator(".setup button[type=submit]").click();
    await act(page, "Fold");
    await act(page, "Fold");
    await page.locator(".result").waitFor();
    await go(page, "history");
    await page.getByRole("heading", { name: "Tournament: Texas Hold'em" }).waitFor();
    await page.locator(".past-hands a").click();
    await page.locator(".player").waitFor();
    await page.click("#last");
    assert.match(await text(page.locator(".replay .log ol")), /Seat \d folds[\s\S]*Seat \d wins/);
  }));

for (const each of languages) {
  test(`every state of past hands is sound, speaks ${each.language} alone, and fits a phone`, () =>
    visit({ viewport: { width: 320, height: 640 } }, async (page) => {
      await speak(page, each.language);
      const sound = (state) => assertState(page, each, state);
      await go(page, "history");
      await page
        .getByText(each.language === "en" ? "No hand has been finished here yet." : "Здесь ещё не сыграно")
        .waitFor();
      await sound("none");
      await go(page, "table");
      await past(page, ...setups.map((setup) => finished(setup)));
      await sound("list");
      await page.setInputFiles("#import", json("bad.json", "{"));
      await page.locator("#import-refusal", { hasText: /Nothing has changed|Ничего не изменилось/ }).waitFor();
      await sound("refused");
      for (const at of setups.keys()) {
        await page.goto(`${page.url().split("#")[0]}#history/match-${at}/0`);
        await page.locator(`.replay.${setups[at].game} .player`).waitFor();
        await page.click(".take summary");
        await page.selectOption("#eyes", "open");
        await page.click("#next");
        await sound(`${setups[at].game}, first step`);
        await page.click("#last");
        await sound(`${setups[at].game}, last step`);
      }
      await page.click("#forget-hand");
      await sound("one to be deleted");
      await page.locator("dialog .quiet").click();
      await page.goto(`${page.url().split("#")[0]}#history/nobody/0`);
      await page.locator(".player").waitFor({ state: "detached" });
      await sound("a hand that is not kept");
      await go(page, "history");
      await page.click("#forget-all");
      await sound("all to be deleted");
    }));
}
