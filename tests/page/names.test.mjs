import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { build } from "vite";
import { root } from "../../npm/setup.mjs";
import { assertAccessible } from "../support/browser.mjs";
import { begin, choose, mine, small } from "./computers.mjs";
import { fixChance, go, languages, press, site, speak, text } from "./play.mjs";

const visit = site();

/** Every dictionary with sentences about seats, and what tells them who sits at the table. */
const parts = { page: "text", notes: "notes/text", openFace: "open-face/text", opponents: "opponents/text" };

async function dictionaries(language) {
  const entry = "virtual:dictionaries";
  const lines = Object.entries(parts).map(
    ([name, folder]) => `export * as ${name} from "${join(root, "www/src", folder, language)}";`,
  );
  const source = [...lines, `export { seated } from "${join(root, "www/src/opponents/sitters")}";`].join("\n");
  const plugin = {
    name: "dictionaries",
    enforce: "pre",
    resolveId: (id) => (id.endsWith(entry) ? id : null),
    load: (id) => (id.endsWith(entry) ? source : null),
  };
  const [{ output }] = await build({
    configFile: false,
    logLevel: "error",
    plugins: [plugin],
    resolve: { alias: [{ find: /^cardroom\/text\/(\w+)$/, replacement: join(root, "npm/text/$1.js") }] },
    build: { write: false, lib: { entry, formats: ["es"] } },
  });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** What no sentence to the reader says: the number of the seat, or a verb as of others. */
const wrong = {
  en: /\bseat 1\b|\byou(, \w+)? (has|is|does|\w+[^us]s)\b|\b(of|at) you\b/i,
  ru: /(?<!Игровое )мест[оауе] 1(?!\d)|(?<!\p{L})вы( не)? [а-яё]+[еи]т(?!\p{L})|(карты|фантазия) вас|против: вы/iu,
};

/** Calls every function of a dictionary with the reader's seat, 0, and another's, in every place. */
function* sentences(words, path = []) {
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === "object" && value !== null) yield* sentences(value, [...path, key]);
    if (typeof value !== "function") continue;
    for (const seats of [
      [0, 1],
      [1, 0],
    ]) {
      for (const rest of [
        [40, false, "pot"],
        ["pot", "pot"],
        [15, 3, 5],
        [[0], 5],
      ]) {
        try {
          const said = value(...[...seats, ...rest].slice(0, Math.max(1, value.length)));
          if (typeof said === "string") yield [[...path, key].join("."), said];
        } catch {
          // it asks for something else
        }
      }
    }
  }
}

for (const { language } of languages) {
  test(`no sentence in ${language} names the reader's seat otherwise than the plate does`, async () => {
    const { seated, ...all } = await dictionaries(language);
    // Where nobody is the reader, seats have numbers: the search would find them.
    seated(["human", "human"]);
    assert.ok([...sentences(all)].some(([, said]) => wrong[language].test(said)));
    seated(["human", "regular"]);
    // A chair has a number, and only computers think.
    const found = [...sentences(all)].filter(([path]) => !/\.(chair|thinks|trouble|thought)$/.test(path));
    assert.ok(found.length > 300, String(found.length));
    for (const [path, said] of found) assert.doesNotMatch(said, wrong[language], path);
  });
}

test("what the reader does, has and gets is said in English as in Russian, each in its grammar", async () => {
  const [en, ru] = await Promise.all(["en", "ru"].map(dictionaries));
  for (const each of [en, ru]) each.seated(["human", "regular"]);
  const both = (work, english, russian) => {
    const said = ({ page, notes, openFace }, tongue) =>
      work({ ...page[tongue], notes: notes.notes, openFace: openFace.openFace });
    assert.deepEqual([said(en, "en"), said(ru, "ru")], [english, russian]);
  };
  both(({ log }) => log.acted.call(0, 40, true), "You call 40, all-in", "Вы: колл 40, олл-ин");
  both(({ log }) => log.acted.fold(1), "Margo folds", "Марго: пас");
  both(({ log }) => log.shown(0), "You show", "Вы показываете");
  both(({ log }) => log.mucked(0), "You do not show", "Вы не показываете");
  both(({ log }) => log.mucked(1), "Margo does not show", "Марго не показывает");
  both(({ log }) => log.asked(1, 0), "Margo asks to see your cards", "Марго просит показать ваши карты");
  both(({ log }) => log.asked(0, 1), "You ask to see the cards of Margo", "Вы просите показать карты Марго");
  both(({ action }) => action.ask(0, 1), "Ask to see the cards of Margo", "Попросить показать карты Марго");
  both(({ log }) => log.killed(0), "Your hand is dead", "Ваша рука мертва");
  both(({ log }) => log["sat-in"](0), "You are back", "Вы снова в игре");
  both(({ log }) => log.won(0, 40, "Pot"), "You win 40 (pot)", "Вы получаете 40 (pot)");
  both(
    ({ log }) => log.returned(0, 40),
    "You get back 40, which nobody called",
    "Неуравненная часть ставки, 40, возвращается вам",
  );
  both(
    ({ log }) => log.buttonDrawn(0),
    "You draw the highest card and have the button",
    "Старшая карта у вас: баттон ваш",
  );
  both(({ result }) => result.won(0), "win", "выигрываете");
  both(({ table }) => [table.turn(0), table.turn(1)], ["to act", "to act"], ["ходите", "ходит"]);
  both(({ table }) => [table.away(0), table.away(1)], ["sit out", "sits out"], ["отсутствуете", "отсутствует"]);
  both(
    ({ openFace: { state } }) => [state.turn, state.left, state.out].flatMap((say) => [say(0), say(1)]),
    ["to place", "to place", "have left", "has left", "do not play", "does not play"],
    ["раскладываете", "раскладывает", "больше не играете", "больше не играет", "не играете", "не играет"],
  );
  both(({ openFace }) => openFace.state.drawn(0, 5), "hold 5 cards", "на руках 5 карт");
  both(
    ({ notes }) => notes.table.matchOver([0, 1]),
    "Fewer than three players can pay the buy-in: the match is over. You and Margo have the most money.",
    "Бай-ин могут сдать меньше трёх игроков: матч окончен. Больше всего денег у вас и Марго.",
  );
  both(
    ({ table }) => table.matchOver([0]),
    "You have all the chips: the match is over.",
    "Все фишки у вас: матч окончен.",
  );
  both(({ notes }) => notes.log.stood(0), "You stand pat", "Вы: без обмена");
  both(({ notes }) => notes.log.announced(0, 3), "You announce playing place 3", "Вы объявляете Игровое место 3");
  both(({ notes }) => notes.log.peeked(0, "x"), "You look at your x zone", "Вы смотрите зону x");
  both(
    ({ notes }) => notes.shot.triumph(0),
    "Your clean triumph: the shot and the best hand.",
    "Ваш чистый триумф: и выстрел, и лучшая комбинация.",
  );
  both(({ openFace }) => openFace.log.paid(1, 0, 5), "Margo pays 5 to you", "Марго платит 5 вам");
  both(({ openFace }) => openFace.log.dead(0), "You have a dead hand", "У вас мёртвая рука");
  both(({ openFace }) => openFace.log.timedOut(0), "You are out of time", "Ваше время вышло");
  both(({ openFace }) => openFace.log.lapsed(0), "Your bonus hand lapses", "Ваша фантазия пропадает");
  both(({ openFace }) => openFace.log.dealt([0], 5), "5 cards to you", "Вам 5 карт");
  both(({ openFace }) => openFace.log.dealt([0, 1], 5), "5 cards each to you and Margo", "По 5 карт: вам и Марго");
  both(({ openFace }) => openFace.pair.name("Margo", ""), "Margo against ", "Margo против: ");
  assert.equal(en.openFace.openFace.pair.name("Margo", "You"), "Margo against you");
  assert.equal(ru.openFace.openFace.pair.name("Марго", "Вы"), "Марго против вас");
});

/** What the page has announced since it was asked to listen. */
const listen = (page) =>
  page.evaluate(() => {
    globalThis.heard = [];
    const region = document.querySelector("body > .spoken[role=status]");
    new MutationObserver(() => globalThis.heard.push(region.textContent)).observe(region, { childList: true });
  });

for (const [game, { language }] of Object.keys(small).map((game, at) => [game, languages[at % 2]])) {
  test(`the reader is You in log, announcements, result and history of ${game}, as on the plate (${language})`, () =>
    visit({ viewport: { width: 1100, height: 800 } }, async (page) => {
      await speak(page, language);
      await begin(page, game, {}, "instant");
      const you = language === "en" ? /\byou\b/i : /(?<!\p{L})(вы|вас|вам|ваш(а|е|и)?)(?!\p{L})/iu;
      await listen(page);
      while ((await page.locator(".result").count()) === 0) {
        await mine(page);
        if ((await page.locator(".result").count()) === 0) await choose(page);
      }
      const places = { log: ".log ol", result: ".result", plate: ".seat h3, .board-of h3" };
      for (const [name, place] of Object.entries(places)) {
        const said = await text(page.locator(place));
        assert.match(said, you, name);
        if (name !== "plate") assert.doesNotMatch(said, wrong[language], name);
      }
      const heard = (await page.evaluate(() => globalThis.heard)).join(". ");
      assert.match(heard, you);
      assert.doesNotMatch(heard, wrong[language]);
      await go(page, "history");
      await page.locator(".gains").waitFor();
      assert.match(await text(page.locator(".gains")), you);
      assert.doesNotMatch(await text(page.locator(".gains")), wrong[language]);
      await page.locator(".past-hands a").first().click();
      await page.locator("#eyes").waitFor();
      const eyes = await page.locator("#eyes option").allInnerTexts();
      assert.equal(eyes[1], language === "en" ? "You" : "Вы");
      await page.locator("#last").click();
      for (const place of [".told", ".log ol", ".result"]) {
        assert.doesNotMatch(await text(page.locator(place)), wrong[language], place);
      }
      assert.match(await text(page.locator(".replay .log ol")), you);
      await assertAccessible(page);
    }));
}

test("several people at one device are numbered, also where one of them is out of a sit-and-go", () =>
  visit({}, async (page) => {
    await fixChance(page);
    await go(page, "tournament");
    await page.click("#kind-sit-and-go");
    await page.fill("#players", "3");
    await page.selectOption("#others", "human");
    await page.locator(".setup button[type=submit]").click();
    await page.locator(".level-strip").waitFor();
    for (let presses = 0; presses < 60 && (await page.locator(".standings tbody tr").count()) === 0; presses += 1) {
      const [cover, all, next] = [".cover .action", ".doing .actions .strong", "#next-hand"].map((each) =>
        page.locator(each).last(),
      );
      if (await next.count()) await press(next);
      else if (await cover.count()) await press(cover);
      else if (await all.count()) await press(all);
      else await press(page.locator(".doing .actions button").first());
    }
    await page.locator(".news p").first().waitFor();
    const [news, place] = await Promise.all([text(page.locator(".news")), text(page.locator(".standings tbody"))]);
    assert.match(news, /^Out: Seat [123]( and Seat [123])?\.$/m);
    assert.match(place, /\bSeat [123]\b/);
    assert.doesNotMatch(`${news} ${place} ${await text(page.locator(".log, .seats"))}`, /\bYou\b/);
  }));
