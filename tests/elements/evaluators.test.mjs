// Evaluators, odds and scorer in a bare page opened from a file: attributes in, results and words out.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import init, { equity, evaluateCards, evaluateNotes, explain, scoreOpenFace } from "cardroom";
import { root } from "../../npm/setup.mjs";
import { assertAccessible } from "../support/browser.mjs";
import { bare, last, listening, told } from "./pages.mjs";

const page = bare();
await init();

test("an evaluator of cards names, compares and explains, and follows its attributes", () =>
  page(
    `<cardroom-evaluator cards="9s 9h 9d 4s 4h Ac 4d / 9c 8c 7c 6c 5c"></cardroom-evaluator>`,
    async ({ tab }) => {
      await tab.getByText("Hand 2 wins. Straight flush to the nine beats full house, nines full of fours").waitFor();
      const hands = [evaluateCards("9s9h9d4s4hAc4d"), evaluateCards("9c8c7c6c5c")];
      assert.deepEqual(await last(tab, 1), { game: "texas-holdem", hands, explanation: explain([hands[1], hands[0]]) });
      // A property, an attribute, and what is typed are one.
      await tab.evaluate(() => {
        document.querySelector("cardroom-evaluator").cards = "As Ks Qs Js Ts";
      });
      await tab.getByText("Royal flush").waitFor();
      assert.equal(await tab.locator(".comparison").count(), 0);
      await tab.getByLabel("Cards").fill("As Ks Qs Js As");
      await tab.getByText("A card appears twice").waitFor();
      assert.equal(await tab.evaluate(() => document.querySelector("cardroom-evaluator").cards), "As Ks Qs Js As");
      assert.equal((await told(tab)).length, 2, "what is refused is no result");
      assert.deepEqual(await tab.evaluate(() => window.changed.at(-1)), [
        "cardroom-evaluator",
        { cards: "As Ks Qs Js As" },
      ]);
      await assertAccessible(tab);
    },
    { head: listening },
  ));

test("a rule is one press away: its text, an event, or the way to a rulebook", () =>
  page(`<cardroom-evaluator cards="9s 9h 9d 4s 4h / 9c 8c 7c 6c 5c"></cardroom-evaluator>`, async ({ tab }) => {
    const rule = tab.locator(".comparison .rule");
    await rule.focus();
    await tab.keyboard.press("Enter");
    const dialog = tab.getByRole("dialog", { name: "TH-15" });
    await dialog.waitFor();
    await assertAccessible(tab);
    await tab.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.ok(await rule.evaluate((button) => button.getRootNode().activeElement === button), "the focus is back");
    const detail = await tab.evaluate(() => {
      let heard;
      const element = document.querySelector("cardroom-evaluator");
      element.addEventListener("rule", (event) => {
        heard = event.detail;
        event.preventDefault();
      });
      element.shadowRoot.querySelector(".comparison .rule").click();
      return heard;
    });
    assert.equal(detail.id, "TH-15");
    assert.ok(detail.title !== "" && detail.text !== "");
    assert.equal(await dialog.count(), 0);
    await tab.evaluate(() => {
      const element = document.createElement("cardroom-evaluator");
      element.cards = "9s 9h 9d 4s 4h / 9c 8c 7c 6c 5c";
      element.rulebook = "#rules/";
      document.querySelector("main").replaceChildren(element);
    });
    await tab.getByRole("link", { name: "TH-15" }).click();
    assert.equal(await tab.evaluate(() => location.hash), "#rules/TH-15");
  }));

test("notes are read at their place, in the language around, with odds without a thread", () =>
  page(
    `<div lang="ru"><cardroom-evaluator game="liars-holdem" place="1" odds opponents="1"
       notes="9101111 2111111 3111111 / 5001111 4111111 3111111"></cardroom-evaluator></div>`,
    async ({ tab }) => {
      const request = { notes: ["9101111", "2111111", "3111111"], place: 1 };
      const best = evaluateNotes(request);
      const told = await last(tab, 1);
      assert.deepEqual([told.game, told.place, told.hands[0]], ["liars-holdem", 1, best]);
      await tab.getByText("Вторая рука старше.").waitFor();
      const [{ equity: part }] = equity({
        game: "liars-holdem",
        hands: [["9101111", "2111111"]],
        board: ["3111111"],
        place: 1,
        opponents: 1,
      }).players;
      const percent = new Intl.NumberFormat("ru", {
        style: "percent",
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      });
      await tab.getByText(`${percent.format(part)} банка.`).waitFor();
      await tab.locator(".columns").waitFor();
      await assertAccessible(tab);
      // The place moves by a press; what is declared stays beside the best.
      await tab.getByRole("radio", { name: "2" }).check();
      assert.equal((await last(tab, 2)).place, 2);
      await tab.evaluate(() => {
        document.querySelector("div").lang = "en";
      });
      await tab.getByText("Odds of the first hand").waitFor();
      assert.equal(await tab.getByRole("radio", { name: "2" }).isChecked(), true);
    },
    { head: listening },
  ));

test("rows of open-face Chinese: dead and why, live with royalties", () =>
  page(
    `<cardroom-evaluator game="open-face" cards="AsAhAd / 2s3h5d7c9s / KsKhKdQcQs"></cardroom-evaluator>`,
    async ({ tab }) => {
      await tab.getByText("Dead hand: top is stronger than middle (OF-7).").waitFor();
      await tab.evaluate(() => {
        document.querySelector("cardroom-evaluator").cards = "QsQh2d / AsAhAdKcKs / JsJhJdJcTs";
      });
      await tab.getByText("Fantasyland next").waitFor();
      assert.equal((await last(tab, 2)).check.live, true);
      await tab.getByLabel("Middle row").fill("AsAhAdKcKs2c");
      await tab.locator(".refusal:not(:empty)").first().waitFor();
      assert.equal((await told(tab)).length, 2);
    },
    { head: listening },
  ));

test("odds of Hold'em without a thread, exactly, broken off by the next question", () =>
  page(
    `<cardroom-equity hands="random / 22+, A2+, K2+"></cardroom-equity>`,
    async ({ tab }) => {
      await tab.locator("progress").waitFor();
      await tab.evaluate(() => {
        document.querySelector("cardroom-equity").hands = "AhAd / KsKh";
      });
      const { request, equity: known } = await last(tab, 1);
      assert.deepEqual(known, equity({ game: "texas-holdem", hands: ["AhAd", "KsKh"], budget: 5e7, samples: 2e6 }));
      assert.deepEqual(request.hands, ["AhAd", "KsKh"]);
      await tab.getByText("Exact, counted over 1,712,304 deals.").waitFor();
      assert.equal(await tab.locator(".deck").count(), 0);
      await tab.evaluate(() => {
        document.querySelector("cardroom-equity").deck = true;
      });
      await tab.getByRole("button", { name: "ace of spades" }).waitFor();
      await assertAccessible(tab);
      // Taken out in the middle of the work it lets go; put back it begins again.
      await tab.evaluate(() => {
        const element = document.querySelector("cardroom-equity");
        element.hands = "AhAd / QsQh";
        element.remove();
        document.querySelector("main").append(element);
      });
      assert.deepEqual((await last(tab, 2)).request.hands, ["AhAd", "QsQh"]);
    },
    { head: listening },
  ));

test("a scorer compares boards as the package does, and tells what is best", () => {
  const boards = ["QsQh2d / AsAhAdKcKs / JsJhJdJcTs", "2c2h3d / 4s4h5d6c7s / 8s8h9d9c3s"];
  return page(
    `<cardroom-scorer boards="${boards.join("; ")}" foul="flat"></cardroom-scorer>`,
    async ({ tab }) => {
      const rows = (board) =>
        Object.fromEntries(board.split(" / ").map((row, at) => [["top", "middle", "bottom"][at], row]));
      const expected = scoreOpenFace({ boards: boards.map(rows), rowPoints: 1, sweepTotal: 6, foul: "flat" });
      assert.deepEqual(await last(tab, 1), expected);
      await tab.getByLabel("Points for all three rows").fill("");
      await tab.getByText("A whole number").waitFor();
      assert.equal((await told(tab)).length, 1);
      await tab.evaluate(() => {
        const scorer = document.querySelector("cardroom-scorer");
        scorer.sweepTotal = 6;
        scorer.boards = "; QsQh2d / AsAhAdKcKs / JsJhJdJcTs";
        scorer.advice = true;
        scorer.toPlace = "Kd Kh 3c 4c 5c";
      });
      await tab.getByText(/endings so far|Every ending counted/).waitFor();
      await tab.locator(".answer[aria-busy=false] .best").waitFor();
      await assertAccessible(tab);
    },
    { head: listening },
  );
});

test("what is taken out of the document stops its work, and goes on when it comes back", () =>
  page(`<cardroom-scorer boards="; " advice to-place="Kd Kh 3c 4c 5c"></cardroom-scorer>`, async ({ tab }) => {
    await tab.getByText("endings so far").waitFor();
    await tab.evaluate(() => {
      window.scorer = document.querySelector("cardroom-scorer");
      window.scorer.remove();
    });
    const answer = () => tab.evaluate(() => window.scorer.shadowRoot.querySelector(".answer").textContent);
    const stopped = await answer();
    await tab.waitForTimeout(300); // some twenty slices, were they not broken off
    assert.equal(await answer(), stopped);
    await tab.evaluate(() => document.querySelector("main").append(window.scorer));
    await tab.locator(".answer[aria-busy=true] .best").waitFor();
    await tab.waitForFunction(
      (text) => window.scorer.shadowRoot.querySelector(".answer").textContent !== text,
      stopped,
    );
  }));

test("what is set before the script stays, and the script may come twice", () =>
  page(
    `<cardroom-evaluator id="early"></cardroom-evaluator>
     <script>document.querySelector("#early").cards = "As Ks Qs Js Ts";</script>
     <script src="cardroom.js"></script><script src="cardroom.js"></script>`,
    async ({ tab }) => {
      await tab.getByText("Royal flush").waitFor();
      assert.equal(await tab.evaluate(() => document.querySelector("#early").getAttribute("cards")), "As Ks Qs Js Ts");
    },
    { script: false },
  ));

for (const file of ["README.md", "docs/elements.md"]) {
  const examples = [...readFileSync(join(root, file), "utf8").matchAll(/```html\n(.*?)```/gs)];
  for (const [at, [, example]] of examples.entries()) {
    test(`example ${at + 1} of ${file} runs`, () =>
      page(
        example.replace('<script src="cardroom.js"></script>', ""),
        async ({ tab }) => {
          const names = [...example.matchAll(/<(cardroom-[a-z-]+)/g)].map(([, name]) => name);
          const typed = names.filter((name) => !/card$|note$/.test(name));
          assert.ok(names.length > 0);
          await tab.waitForFunction((count) => (window.told?.length ?? 0) >= count, typed.length);
          assert.deepEqual(new Set((await told(tab)).map(([name]) => name)), new Set(typed));
          assert.equal(
            (await tab.getByRole("img").count()) > 0,
            names.some((name) => !/pots|raise/.test(name)),
          );
          assert.equal(await tab.locator(".refusal:not(:empty)").count(), 0);
        },
        { head: listening },
      ));
  }
}
