import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, placements, Tournament } from "cardroom";
import { act, assertSound, deal, go, kept, match, plant, seed, site, text, uncover } from "./play.mjs";

const visit = site();
await init();

/** Another tab of the same browser, at the same page. */
async function tab(page, hash = "") {
  const other = await page.context().newPage();
  other.setDefaultTimeout(15_000);
  await other.goto(page.url().split("#")[0] + hash);
  return other;
}

const log = (page) => text(page.locator(".log ol"));

test("an action is not lost where the page is left in the same moment", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    for (let turn = 0; turn < 4; turn += 1) {
      await uncover(page);
      // The press and the reload in one task: nothing is written by then.
      await Promise.all([
        page.waitForEvent("load"),
        page.evaluate(() => {
          document.querySelector(".open .actions .main").click();
          location.reload();
        }),
      ]);
      await page.locator(".cover").waitFor();
      const saved = Game.load((await kept(page)).save);
      assert.equal(saved.events().filter(({ type }) => type === "acted").length, turn + 1);
      saved.free();
    }
    assert.equal(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("unsaved")).length),
      0,
    );
  }));

test("a tab that is closed in the same moment loses nothing, and gives the game free", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    const other = await tab(page, "#rules");
    await uncover(page);
    await page.evaluate(() => {
      document.querySelector(".open .actions .main").click();
      setTimeout(() => window.close());
    });
    await page.close();
    await go(other, "table");
    await other.getByRole("heading", { name: "Pass the device to seat 2" }).waitFor();
    assert.match(await log(other), /Seat 1 calls/);
  }));

test("one tab plays; another says so, takes over, and the first one stops", () =>
  visit({ viewport: { width: 320, height: 640 } }, async (page) => {
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    await act(page, "Call");
    const other = await tab(page);
    await other.getByRole("heading", { name: "The game is open in another tab" }).waitFor();
    assert.equal(await other.locator(".felt").count(), 0);
    await assertSound(other);
    // What no game is needed for works in both.
    await go(other, "evaluator");
    await other.locator("#typed-0").waitFor();
    await go(other, "tournament");
    await other.getByRole("button", { name: "Play here" }).click();
    await other.locator("#kind-clock").waitFor();
    await page.getByRole("heading", { name: "The game is open in another tab" }).waitFor();
    await go(other, "table");
    await other.locator(".cover").waitFor();
    await act(other, "Check");
    // And back, by the keyboard.
    assert.ok(await page.evaluate(() => document.activeElement?.id === "elsewhere-name"));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".cover").waitFor();
    assert.match(await log(page), /Seat 2 checks/);
    await other.getByRole("heading", { name: "The game is open in another tab" }).waitFor();
    // The one that waits goes on by itself once the other is closed.
    await page.close();
    await other.locator(".cover").waitFor();
  }));

test("a tab that shows no game keeps no other from playing", () =>
  visit({}, async (page) => {
    const address = page.url().split("#")[0];
    await tab(page, "#rules");
    await page.goto("about:blank");
    const other = await page.context().newPage();
    await other.goto(address);
    await other.locator("#seats").waitFor();
  }));

test("matches of the page's first versions are taken over, once", () =>
  visit({}, async (page) => {
    const game = new Game({ game: "open-face", players: 2, button: 0, seed: seed(3) });
    const share = { rows: 1, royalties: 0, natural: 0, net: 1, chips: 1, foul: false, fantasy: false };
    const sheet = [{ deal: 0, seats: [share, share] }];
    const tournament = new Tournament({
      stack: 100,
      seed: seed(1),
      schedule: [{ type: "level", small: 1, big: 2, hands: 9 }],
    });
    tournament.act({ type: "enter", name: "Ann" }, 0);
    const first = { match: game.save(), sheet: JSON.stringify(sheet) };
    first.tournament = JSON.stringify({ kind: "clock", saved: tournament.save(), last: 5 });
    await page.evaluate((first) => {
      for (const [key, value] of Object.entries(first)) localStorage.setItem(`cardroom/${key}`, value);
    }, first);
    await page.reload();
    await page.locator(".boards").waitFor();
    assert.match(await text(page.locator(".sheet tbody")), /^1\s/);
    const taken = await kept(page);
    assert.deepEqual(
      [taken.game, taken.save, taken.seats, taken.sheet],
      ["open-face", game.save(), ["human", "human"], sheet],
    );
    assert.equal((await kept(page, "tournament")).save, tournament.save());
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), ["cardroom/language"]);
    await page.reload();
    assert.equal((await kept(page)).id, taken.id);
    await go(page, "tournament");
    await page.getByText("Ann").first().waitFor();
  }));

for (const [what, refuse] of [
  ["no answer", () => Object.defineProperty(IDBFactory.prototype, "open", { value: () => new EventTarget() })],
  ["no database at all", () => Object.defineProperty(window, "indexedDB", { get: () => undefined })],
  [
    "no more space",
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
]) {
  test(`where the browser gives ${what}, the game goes on, and the page says that it keeps nothing`, () =>
    visit({}, async (page) => {
      await page.addInitScript(refuse);
      await page.reload();
      await deal(page, { seats: "2", button: "0", seed: seed(1) });
      await page.getByText("This browser keeps nothing").waitFor();
      await act(page, "Call");
      await act(page, "Check");
      assert.equal(await page.locator(".board .card").count(), 3);
      await assertSound(page);
    }));
}

/** Remembers the last database that the page opens. */
async function watchOpening(page) {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...all) {
      const opening = open.apply(this, all);
      opening.addEventListener("success", () => Object.assign(window, { last: opening.result }));
      return opening;
    };
  });
  await page.reload();
}

/** Closes it, as a browser may by itself. */
const closeLast = (page) =>
  page.evaluate(() => {
    window.last.close();
    window.last = null;
  });

test("what the browser closed by itself is opened again, and nothing is lost", () =>
  visit({}, async (page) => {
    await watchOpening(page);
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    await closeLast(page);
    await act(page, "Call");
    await page.waitForFunction(() => window.last !== null);
    assert.equal(await page.getByText("This browser keeps nothing").count(), 0);
    await page.reload();
    await page.getByRole("heading", { name: "Pass the device to seat 2" }).waitFor();
    assert.match(await log(page), /Seat 1 calls/);
  }));

test("past hands are read from what the browser closed by itself", () =>
  visit({}, async (page) => {
    await watchOpening(page);
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    await act(page, "Fold");
    await page.locator(".result").waitFor();
    await closeLast(page);
    await go(page, "history");
    await page.locator(".past-hands a").waitFor();
  }));

test("where there is no more space, past hands give way to the game in play", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    await act(page, "Fold");
    await page.click("#next-hand");
    await page.evaluate(() => {
      // Full, until something is deleted.
      let full = true;
      const { put, delete: remove } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...all) {
        if (full) throw new DOMException("full", "QuotaExceededError");
        return put.apply(this, all);
      };
      IDBObjectStore.prototype.delete = function (...all) {
        full = false;
        return remove.apply(this, all);
      };
    });
    await act(page, "Call");
    await page.locator(".cover").waitFor();
    assert.equal(await page.getByText("This browser keeps nothing").count(), 0);
    await page.reload();
    await page.locator(".cover").waitFor();
    assert.match(await log(page), /Seat \d calls/);
    await go(page, "history");
    await page.getByText("No hand has been finished here yet.").waitFor();
  }));

test("a computer decides the same after a reload, also in the middle of its thought", () =>
  visit({}, async (page) => {
    const decided = async () => {
      await page.waitForFunction(() => document.querySelector(".doing .actions, .result") !== null);
      return log(page);
    };
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "calm"));
    // The computer with the button is the first to act.
    await deal(page, { seats: "3", button: "1", others: "beginner", seed: seed(2) });
    await page.locator(".thinks").waitFor();
    const before = await kept(page);
    assert.match(before.mind, /^[\da-f]{64}$/);
    await page.evaluate(() => localStorage.setItem("cardroom/speed", "instant"));
    await page.reload();
    const first = await decided();
    assert.match(first, /\d (folds|calls|raises)|(folds|calls|raises)/);
    for (let again = 0; again < 3; again += 1) {
      await plant(page, before);
      await page.reload();
      assert.equal(await decided(), first);
    }
  }));

test("a hand of each game is there again after a reload, as it was", () =>
  visit({}, async (page) => {
    const stacks = [500, 500, 500];
    for (const setup of [
      { game: "texas-holdem", stacks, button: 0, blinds: { small: 5, big: 10 } },
      { game: "liars-holdem", stacks, button: 0, ante: 10 },
      { game: "liars-draw", stacks, button: 0, ante: 10 },
      { game: "open-face", players: 3, button: 0 },
    ]) {
      const game = new Game({ ...setup, seed: seed(4) });
      for (let turn = 0; turn < 5; turn += 1) {
        const [seat] = game.canAct;
        const [first] = game.legalActions(seat);
        game.act(seat, plays(first));
        await plant(page, match(game));
        await page.reload();
        await page.locator(".table").waitFor();
        assert.equal((await kept(page)).save, game.save(), setup.game);
      }
      game.free();
    }
  }));

/** An action that is legal, with the cards from the bottom up in open-face Chinese. */
function plays(legal) {
  if (legal.type === "announce") return { type: "announce", place: 3 };
  if (legal.type === "bet" || legal.type === "raise") return { type: legal.type, to: legal.min };
  if (legal.type === "exchange") return { type: "stand" };
  return legal.type === "place" ? placements(legal)[0] : { type: legal.type };
}

test("a newer version of what is kept, from another tab, is not held up: the game goes on, and the page says what is not kept", () =>
  visit({}, async (page) => {
    await deal(page, { seats: "2", button: "0", seed: seed(1) });
    await act(page, "Call");
    await page.evaluate(
      () =>
        new Promise((done, failed) => {
          const opening = indexedDB.open("cardroom", 2);
          opening.onsuccess = () => done(opening.result.close());
          opening.onerror = () => failed(opening.error);
        }),
    );
    await act(page, "Check");
    await page.getByText("This browser keeps nothing").waitFor();
    assert.equal(await page.locator(".board .card").count(), 3);
  }));
