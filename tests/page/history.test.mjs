import assert from "node:assert/strict";
import { text as contentsOf } from "node:stream/consumers";
import test from "node:test";
import init, { Game, parsePhh } from "cardroom";
import { placed } from "../support/open-face.mjs";
import { choose, random } from "../support/play.mjs";
import {
  act,
  assertSound,
  assertState,
  cardName,
  deal,
  fill,
  go,
  kept,
  languages,
  match,
  plant,
  seed,
  site,
  speak,
  text,
} from "./play.mjs";

const visit = site();
await init();

const stacks = [500, 500, 500];
const setups = [
  { game: "texas-holdem", stacks, button: 0, blinds: { small: 5, big: 10 }, seed: seed(4) },
  { game: "liars-holdem", stacks, button: 0, ante: 10, seed: seed(4) },
  { game: "liars-draw", stacks, button: 0, ante: 10, seed: seed(5) },
  { game: "open-face", players: 3, button: 0, seed: seed(4) },
];

/** A hand that was played to its end. */
function finished(setup, next = random(5)) {
  const game = new Game(setup);
  while (!game.complete) {
    const seat = game.canAct[0];
    const legal = game.legalActions(seat);
    const place = legal.find(({ type }) => type === "place");
    game.act(seat, place ? placed(place, next) : choose(legal, next));
  }
  return game;
}

/** Lets the page keep hands as if they had been played here. */
async function past(page, ...games) {
  for (const [at, game] of games.entries()) {
    await plant(page, { ...match(game), id: `match-${at}` });
    await page.reload();
    await page.locator(".table").waitFor();
  }
  await go(page, "history");
  await page.locator(".past-hands").first().waitFor();
}

const open = async (page, name) => {
  await page.locator(".past article", { hasText: name }).locator("a").first().click();
  await page.locator(".player").waitFor();
};

/** What a download holds; the browser may be another machine's. */
const contents = async (download) => contentsOf(await download.createReadStream());

/** A file to bring in. */
const json = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

/** A piece as it is spoken. */
const piece = (each) => (each.length === 2 ? cardName(each) : [...each].join(" "));

const pieces = (value) =>
  new Set(
    JSON.stringify(value)
      .match(/"([2-9TJQKA][cdhs]|\d{7})"/g)
      ?.map((each) => each.slice(1, -1)),
  );

test("each step of a hand of each game shows what that seat saw, and no card more", () =>
  visit({ viewport: { width: 1280, height: 1000 } }, async (page) => {
    const games = setups.map((setup) => finished(setup));
    await past(page, ...games);
    for (const [at, game] of games.entries()) {
      await page.goto(`${page.url().split("#")[0]}#history/match-${at}/0`);
      await page.locator(`.replay.${setups[at].game} .player`).waitFor();
      // How many events there were after each action; a step may end between two, where more than one thing happened.
      const after = [];
      for (let actions = 0; actions <= game.actions().length; actions += 1)
        after.push(game.replay(actions).events().length);
      const events = game.events();
      const all = pieces(game.view().seats.map(({ seat }) => game.view(seat)));
      for (const eyes of ["table", "1", "open"]) {
        await page.selectOption("#eyes", eyes);
        await page.locator("#step").fill("0");
        const last = Number((await text(page.locator("#step + output"))).replace("0 of ", ""));
        assert.ok(last >= new Set(after).size - 1, `${last} steps`);
        const ends = new Set();
        for (let step = 0; step <= last; step += 1) {
          const { count, told, labels, stacks, results } = await page.evaluate((step) => {
            if (step > 0) document.querySelector("#next").click();
            const labels = [...document.querySelectorAll(".stage [aria-label], .told [aria-label]")];
            const texts = [...document.querySelectorAll(".stage, .told")].map(({ textContent }) => textContent);
            return {
              count: document.querySelector("#step + output").textContent,
              told: Number(document.querySelector(".stage").dataset.events),
              labels: [...texts, ...labels.map(({ ariaLabel }) => ariaLabel)].join("\n"),
              stacks: [...document.querySelectorAll(".stage .stack")].map(({ textContent }) => textContent),
              results: document.querySelectorAll(".stage .result").length,
            };
          }, step);
          const where = `${setups[at].game}, ${eyes}, step ${step}`;
          assert.equal(count, `${step} of ${last}`);
          ends.add(told);
          const past = events.slice(0, told);
          const done = after.findLastIndex((each) => each <= told);
          const then = game.replay(Math.max(done, 0));
          const views = (eyes === "table" ? [] : eyes === "1" ? [1] : [0, 1, 2]).map(
            (seat) => then.view(seat).seats[seat],
          );
          const known = pieces([past, views]);
          for (const each of all) if (!known.has(each)) assert.ok(!labels.includes(piece(each)), `${where}: ${each}`);
          const board = past.flatMap((event) => (event.type === "board" ? event.pieces : []));
          const held = views.map(({ hand, rows }) => hand ?? rows);
          for (const each of pieces([board, held])) assert.ok(labels.includes(piece(each)), `${where}: no ${each}`);
          assert.deepEqual(
            stacks.map((each) => Number(each.replace("−", "-").replace(/[^\d-]/g, ""))),
            balances(past),
            where,
          );
          assert.equal(results, told === events.length ? 1 : 0, where);
        }
        // Nothing is left out, and streets, showdown and pots come one by one.
        assert.equal(Math.max(...ends), events.length);
        for (const [at, { type }] of events.entries()) {
          if (type === "board") assert.ok(ends.has(at + 1), `${eyes}: ${at}`);
        }
      }
    }
  }));

/** What each seat has by what has happened. */
function balances(events) {
  const start = events.find(({ type }) => type === "hand-started" || type === "deal-started");
  const have = [...(start.terms?.stacks ?? start.balances)];
  for (const event of events) {
    if (event.type === "posted" || event.type === "acted") have[event.seat] -= event.amount;
    if (event.type === "returned") have[event.seat] += event.amount;
    if (event.type === "pot-awarded") for (const { seat, amount } of event.shares) have[seat] += amount;
    if (event.type === "paid") {
      have[event.from] -= event.paid;
      have[event.to] += event.paid;
    }
  }
  return have;
}

test("an all-in is followed street by street, then to the showdown, then pot by pot", () =>
  visit({}, async (page) => {
    const game = new Game({ ...setups[0], stacks: [100, 300, 500], seed: seed(1) });
    game.act(0, { type: "raise", to: 100 });
    game.act(1, { type: "raise", to: 300 });
    game.act(2, { type: "call" });
    await past(page, game);
    await open(page, "Texas Hold'em");
    const told = [];
    const boards = [];
    for (let step = 0; step <= 9; step += 1) {
      if (step > 0) await page.click("#next");
      told.push((await text(page.locator(".told"))).trim());
      boards.push(await page.locator(".stage .board .card").count());
    }
    assert.equal(await page.getAttribute("#next", "aria-disabled"), "true");
    assert.deepEqual(boards, [0, 0, 0, 0, 0, 3, 4, 5, 5, 5]);
    assert.match(told[3], /^Seat 3 calls 290/);
    assert.match(told[4], /^Seat 1 shows/);
    assert.match(told[5], /^Flop/);
    assert.match(told[6], /^Turn/);
    assert.match(told[7], /^River/);
    assert.match(told[8], /^Seat 3 wins 300 \(main pot\)/);
    assert.match(told[9], /^Seat 3 wins 400 \(side pot\)/);
    await page.click("#previous");
    assert.equal(await page.locator(".stage .result").count(), 0);
    // Two hundred were left, and the main pot is won by then.
    assert.match(await text(page.locator(".stage .stack").last()), /500/);
    game.free();
  }));

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

test("a hand plays by itself, at the chosen speed, stops at its end and where it is told to", () =>
  visit({}, async (page) => {
    const game = finished(setups[0]);
    await past(page, game);
    await open(page, "Texas Hold'em");
    await page.clock.install();
    const count = () => text(page.locator("#step + output"));
    const last = Number((await count()).split(" ").at(-1));
    await page.click("#play");
    await page.clock.runFor(1600);
    assert.equal(await count(), `1 of ${last}`);
    await page.click("#play");
    await page.clock.runFor(9000);
    assert.equal(await count(), `1 of ${last}`);
    await page.selectOption("#replay-speed", "fast");
    await page.click("#play");
    await page.clock.runFor(700);
    assert.equal(await count(), `2 of ${last}`);
    assert.equal(await text(page.locator("#play")), "Pause");
    await page.clock.runFor(700 * last);
    assert.equal(await count(), `${last} of ${last}`);
    assert.equal(await text(page.locator("#play")), "Play");
    // From the end it begins anew. What is left goes on nowhere.
    await page.click("#play");
    assert.equal(await count(), `0 of ${last}`);
    await go(page, "rules");
    await page.clock.runFor(9000);
    await page.goBack();
    await page.locator(".player").waitFor();
    assert.equal(await count(), `0 of ${last}`);
    assert.equal(await page.inputValue("#replay-speed"), "fast");
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

test("a hand against a computer is seen through the person's eyes, and calls the computer by its name", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2", button: "0", others: "beginner", seed: seed(1) });
    await act(page, "Fold");
    await page.locator(".result").waitFor();
    const name = (await text(page.locator(".seat h3").last())).split(/\s/)[0];
    assert.notEqual(name, "Seat");
    await go(page, "history");
    await page.getByText("1 person, 1 computer player").waitFor();
    assert.equal((await text(page.locator(".gains"))).trim(), `${name} +5, Seat 1 −5`);
    await open(page, "Texas Hold'em");
    assert.equal(await page.inputValue("#eyes"), "0");
    assert.equal(await page.locator("#eyes option:nth-child(3)").textContent(), name);
    assert.match(await text(page.locator(".replay .log ol")), new RegExp(`${name} posts the big blind`));
    assert.equal(await page.locator(".stage .card:not(.back)").count(), 2);
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
