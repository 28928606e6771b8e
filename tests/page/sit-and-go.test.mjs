import assert from "node:assert/strict";
import test from "node:test";
import init, { Tournament } from "cardroom";
import {
  act,
  assertSound,
  assertSpeaks,
  assertState,
  fill,
  fixChance,
  go,
  kept,
  languages,
  plant,
  seed,
  site,
  speak,
  text,
} from "./play.mjs";

const visit = site();
await init();
const russian = languages.find(({ language }) => language === "ru");

/** Two tables of four, whose blinds grow fast. */
const small = {
  players: "8",
  chairs: "4",
  stack: "400",
  chips: "5 25",
  levelHands: "2",
  minutes: "20",
  shares: "50 30 20",
};

/** Begins a tournament in which what computers leave to chance is the same in every run. */
async function begin(page, fields, speed = "instant") {
  await page.evaluate((chosen) => localStorage.setItem("cardroom/speed", chosen), speed);
  await fixChance(page);
  await go(page, "tournament");
  await page.click("#kind-sit-and-go");
  await fill(page, { ...small, others: "beginner", ...fields });
  await page.locator(".setup button[type=submit]").click();
  await page.locator(".level-strip").waitFor();
}

const turn = ".doing .actions button";
const ways = `${turn}, #next-hand, #play-out, .ending, .over`;
/** Waits until the person has something to do. */
const mine = (page) => page.locator(ways).first().waitFor();

/** One press: to the next hand, or what costs least; with `bold`, all the chips. */
async function press(page, bold) {
  const next = page.locator("#next-hand");
  if (await next.count()) return next.click();
  const all = page.locator(".doing .actions .strong");
  if (bold && (await all.count())) return all.last().click();
  const check = page.locator(".doing .actions button", { hasText: /^(Check|Чек)$/ });
  const fold = page.locator(".doing .actions .quiet");
  return (await check.count())
    ? check.click()
    : (await fold.count())
      ? fold.click()
      : page.locator(turn).first().click();
}

/** Presses until the person is out or the tournament is over. `seen` is told each state that comes for the first time. */
async function play(page, { bold = false, seen = async () => {}, most = 400 } = {}) {
  for (let presses = 0; presses < most; presses += 1) {
    await mine(page);
    await seen();
    if ((await page.locator("#play-out, .ending, .over").count()) > 0) return;
    await press(page, bold);
  }
  throw new Error("the tournament does not end");
}

/** The tournament as this browser keeps it. */
async function tournament(page, work) {
  const { save } = await kept(page, "tournament");
  const loaded = Tournament.load(save);
  try {
    return work(loaded);
  } finally {
    loaded.free();
  }
}

/** All chips lie in stacks and pots, and no table has two players more than another while no hand is played. */
const assertSame = (page) =>
  tournament(page, (loaded) => {
    const { chips, tables, left, entrants } = loaded.view();
    assert.equal(chips.inPlay, entrants * 400);
    const seated = tables.map(({ chairs }) => chairs.filter(({ player }) => player !== null).length);
    assert.equal(
      seated.reduce((sum, count) => sum + count),
      left,
    );
  });

const places = async (page) => {
  const rows = await page.locator(".standings tbody tr").allInnerTexts();
  return rows.map((row) => row.split("\t").map((cell) => cell.trim()));
};

test("a sit-and-go of two tables goes from the first deal to the last chip, across reloads, and every entrant has a place", () =>
  visit({ viewport: { width: 390, height: 840 } }, async (page) => {
    await begin(page, { seed: seed(5), price: "10" });
    assert.equal(await page.locator(".room-list tbody tr").count(), 2);
    await assertSound(page);
    const news = new Set();
    let states = 0;
    await play(page, {
      seen: async () => {
        for (const line of await page.locator(".news p").allInnerTexts()) news.add(line);
        states += 1;
        if (states % 8 !== 5) return;
        const hand = await text(page.locator("#felt-name"));
        const before = JSON.parse((await kept(page, "tournament")).save).actions;
        await page.reload();
        await page.locator(".level-strip").waitFor();
        await mine(page);
        assert.equal(await text(page.locator("#felt-name")), hand);
        const after = JSON.parse((await kept(page, "tournament")).save).actions;
        assert.deepEqual(after.slice(0, before.length), before);
        await assertSame(page);
      },
    });
    // What else there is to tell follows from how computers play: tables that break, and who moves.
    for (const line of [/^Level 2: /, /^Out: /]) {
      assert.ok(
        [...news].some((each) => line.test(each)),
        `${line}: ${[...news].join("; ")}`,
      );
    }
    await assertSound(page);
    if (await page.locator("#play-out").count()) {
      await page.click("#play-out");
      await page.getByRole("heading", { name: /wins the tournament/ }).waitFor();
      await assertSound(page);
    }
    const final = await places(page);
    assert.equal(final.length, 8);
    // Places may be shared, and prizes are of what eight entries came to.
    assert.equal(
      final.reduce((sum, [, , prize]) => sum + Number(prize), 0),
      80,
    );
    await tournament(page, (loaded) => {
      assert.equal(loaded.view().phase, "finished");
      const types = new Set(loaded.events().map(({ type }) => type));
      for (const type of ["table-broken", "moved", "placed", "paid"]) assert.ok(types.has(type), type);
    });
    // What has ended stays so, and the hands that were seen are among the past ones.
    await page.reload();
    await page.locator(".standings td").first().waitFor();
    assert.deepEqual(await places(page), final);
    await page.click("#new-match");
    await page.locator("#kind-clock").waitFor();
    assert.equal(await kept(page, "tournament"), null);
    await go(page, "history");
    await page.getByRole("heading", { name: "Tournament: Texas Hold'em" }).waitFor();
    assert.ok((await page.locator(".past-hands li").count()) > 3);
  }));

test("a reload changes nothing of what the other tables do, wherever it comes", () =>
  visit({}, async (page) => {
    await begin(page, { players: "12", seed: seed(6), others: "regular" });
    const drawn = await kept(page, "tournament");
    /** What the others have done by the time that they all wait. */
    const waited = async (reloads) => {
      await plant(page, drawn, "tournament");
      await page.reload();
      for (let count = 0; count < reloads; count += 1) {
        await page.locator(".level-strip").waitFor();
        await page.waitForTimeout(60 * count);
        await page.reload();
      }
      await page.locator(".room-list td").first().waitFor();
      for (;;) {
        const state = await tournament(page, (loaded) => {
          const events = loaded.events();
          const own = events.map((event) => event.type === "hand-begun" && !event.elsewhere).lastIndexOf(true);
          const since = events.slice(own + 1);
          const ended = since.filter(({ type }) => type === "hand-ended");
          return ended.length < 2 ? null : JSON.stringify(ended.map(({ table, stacks }) => [table, stacks]).sort());
        });
        if (state !== null) return state;
        await page.waitForTimeout(50);
      }
    };
    const once = await waited(0);
    assert.equal(await waited(0), once);
    assert.equal(await waited(4), once);
  }));

test("one more than are paid: every table waits for the others, hand for hand (TT-7)", () =>
  visit({ viewport: { width: 1280, height: 900 } }, async (page) => {
    await begin(page, { players: "9", chairs: "3", seed: seed(3), price: "10", shares: "30 20 15 10 10 8 7" });
    const seen = new Set();
    await play(page, {
      seen: async () => {
        for (const line of await page.locator(".news p").allInnerTexts()) seen.add(line);
      },
    });
    assert.ok(
      [...seen].some((line) => line.startsWith("Hand for hand: one player more")),
      [...seen].join("; "),
    );
    // Each table is dealt one hand a round, and none before all others have ended theirs.
    const events = await tournament(page, (loaded) => loaded.events());
    let most = 0;
    const dealt = new Set();
    let counts = false;
    for (const event of events) {
      if (event.type === "round") dealt.clear();
      if (event.type === "round" || event.type === "hand-for-hand") counts = event.type === "round";
      if (event.type !== "hand-begun" || !counts) continue;
      assert.ok(!dealt.has(event.table), `table ${event.table} was dealt twice in a round`);
      dealt.add(event.table);
      most = Math.max(most, dealt.size);
    }
    assert.ok(most > 1, `${most} tables at once`);
  }));

test("an all-in waits face down for the other tables, and is told when it is turned up (TT-7)", () =>
  visit({ viewport: { width: 390, height: 840 } }, async (page) => {
    const hall = new Tournament({
      stack: 400,
      chairs: 3,
      seed: seed(7),
      schedule: [{ type: "level", small: 5, big: 10, hands: 10 }],
    });
    for (let player = 0; player < 4; player += 1) hall.act({ type: "enter" }, 0);
    hall.act({ type: "start" }, 0);
    hall.act({ type: "hand-for-hand", on: true }, 0);
    const own = hall.view().tables.find(({ chairs }) => chairs.some(({ player }) => player === 0)).table;
    hall.act({ type: "deal", table: own }, 0);
    for (let acts = 0; acts < 2; acts += 1) {
      const { toAct } = hall.hand(own);
      const [action] = hall.hand(own, toAct).actions.filter(({ type }) => type === (acts === 0 ? "raise" : "call"));
      hall.act(
        { type: "play", table: own, seat: toAct, action: acts === 0 ? { type: "raise", to: action.max } : action },
        0,
      );
    }
    assert.equal(hall.hand(own).phase, "held");
    const seats = ["human", "beginner", "beginner", "beginner"];
    await plant(
      page,
      { id: "held", kind: "sit-and-go", save: hall.save(), last: 0, seats, at: Date.now() },
      "tournament",
    );
    hall.free();
    // The other table thinks for a while.
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (...all) {
        setTimeout(() => post.apply(this, all), Math.max(0, 5000 - performance.now()));
      };
    });
    await page.reload();
    await go(page, "tournament");
    await page.getByRole("heading", { name: /^All-in/ }).waitFor();
    await page.getByText("Hand for hand: 1 table still plays.").waitFor();
    assert.equal(await page.locator(".board .card").count(), 0);
    await assertSound(page);
    await page.locator(".result").waitFor();
    assert.equal(await page.locator(".board .card").count(), 5);
    assert.match(await text(page.locator("[role=status].spoken")), /Flop/);
    await go(page, "history");
    await page.locator(".past-hands a").waitFor();
  }));

test("the screens of a sit-and-go with several tables speak Russian alone, and fit a phone", () =>
  visit({ viewport: { width: 320, height: 640 }, locale: russian.locale }, async (page) => {
    const sound = (state) => assertState(page, russian, state);
    await begin(page, { players: "13", seed: seed(1), price: "10" });
    await sound("table");
    // Its columns need not be scrolled to.
    const rooms = page.locator(".room-list");
    assert.equal(await rooms.evaluate((section) => section.scrollWidth - section.clientWidth), 0);
    await play(page, { bold: true });
    await sound("out");
    await page.click("#play-out");
    await sound("played out");
    await page.getByRole("heading", { name: /^Турнир выигрывает / }).waitFor();
    await sound("over");
    await speak(page, "en");
    await page.getByRole("heading", { name: /wins the tournament$/ }).waitFor();
  }));

test("while the streets of an all-in follow neither the clock nor the places tell how it ends", () =>
  visit({ reducedMotion: "no-preference" }, async (page) => {
    await begin(page, { players: "3", others: "human", seed: seed(1) }, "calm");
    await act(page, "Fold");
    await act(page, "All-in");
    await act(page, "Call");
    await page.getByText("All-in: the rest follows").waitFor();
    await page.locator(".board .card").nth(2).waitFor();
    await page.waitForTimeout(600); // the clock has looked once more
    const quiet = async (players) => {
      assert.equal(await page.locator(".result").count(), 0);
      assert.equal(await page.locator(".standings tbody tr").count(), 0);
      assert.match(await text(page.locator(".level-strip")), players);
    };
    await quiet(/3 of 3 players left/);
    // In another language they tell no more than before, but in its words.
    await speak(page, "ru");
    await quiet(/В игре 3 из 3 игроков/);
    await assertSpeaks(page, russian, "an all-in is followed");
    await speak(page, "en");
    await page.locator(".result").waitFor();
    await page.locator(".standings tbody tr").first().waitFor();
    assert.match(await text(page.locator(".level-strip")), /2 of 3/);
  }));

test("a reload takes no second of the clock away that somebody has looked at it, and one that comes after an action none of before", () =>
  visit({}, async (page) => {
    await begin(page, { players: "3", others: "human", levelHands: "", levelMinutes: "5", seed: seed(1) });
    const left = async () => {
      const [minutes, seconds] = (await text(page.locator(".level-strip .time"))).split(":").map(Number);
      return 60 * minutes + seconds;
    };
    const before = await left();
    await page.waitForTimeout(3200);
    const looked = await left();
    assert.ok(before - looked >= 2, `${before} ${looked}`);
    await page.reload();
    await page.locator(".level-strip").waitFor();
    const after = await left();
    assert.ok(after <= looked + 1 && after > looked - 4, `${looked} ${after}`);
    // What was looked since an earlier action is not of a tournament that was kept since then, or taken in from a file.
    const keeps = await kept(page, "tournament");
    await plant(page, { ...keeps, at: keeps.at + 1 }, "tournament");
    await page.reload();
    await page.locator(".level-strip").waitFor();
    assert.ok((await left()) >= before - 1);
  }));

test("too many entrants are refused: of computers, and of people at one device", () =>
  visit({}, async (page) => {
    await go(page, "tournament");
    await page.click("#kind-sit-and-go");
    const refused = async (fields) => {
      await fill(page, fields);
      await page.locator(".setup button[type=submit]").click();
      assert.match(await text(page.locator("#players-refusal")), /\d/);
    };
    await refused({ players: "61", others: "expert", chips: "5 25 100" });
    assert.equal(await page.locator("#chairs").isVisible(), true);
    await refused({ players: "11", others: "human" });
    assert.equal(await page.locator("#chairs").isVisible(), false); // one table, whatever stands there
    await fill(page, { players: "60", others: "expert" });
    await page.locator(".setup button[type=submit]").click();
    await page.locator(".room-list tbody tr").nth(6).waitFor();
  }));
