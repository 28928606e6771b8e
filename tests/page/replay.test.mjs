import assert from "node:assert/strict";
import test from "node:test";
import init, { Game } from "cardroom";
import { finished, open, past, setups } from "./history.mjs";
import { act, cardName, deal, go, seed, site, text } from "./play.mjs";

const visit = site();
await init();

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

test("a hand against a computer is seen through the person's eyes, and calls the computer by its name", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2", button: "0", others: "beginner", seed: seed(1) });
    await act(page, "Fold");
    await page.locator(".result").waitFor();
    const name = (await text(page.locator(".seat h3").last())).split(/\s/)[0];
    assert.notEqual(name, "Seat");
    await go(page, "history");
    await page.getByText("1 person, 1 computer player").waitFor();
    assert.equal((await text(page.locator(".gains"))).trim(), `${name} +5, You −5`);
    await open(page, "Texas Hold'em");
    assert.equal(await page.inputValue("#eyes"), "0");
    assert.equal(await page.locator("#eyes option:nth-child(3)").textContent(), name);
    assert.match(await text(page.locator(".replay .log ol")), new RegExp(`${name} posts the big blind`));
    assert.equal(await page.locator(".stage .card:not(.back)").count(), 2);
  }));
