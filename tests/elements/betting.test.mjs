// Pots and raises in a bare page: what the package says of money, in words.

import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, showdown } from "cardroom";
import { assertAccessible } from "../support/browser.mjs";
import { bare, last, listening, text, told } from "./pages.mjs";

const page = bare();
await init();

const set = (tab, name, values) =>
  tab.evaluate(([name, values]) => Object.assign(document.querySelector(name), values), [name, values]);

test("TH-9 stacks and all-ins become a main pot and side pots, and what nobody called goes back", () =>
  page(
    `<cardroom-pots stacks="100 300 800 1000" bets="all all 700 500" folded="4"></cardroom-pots>`,
    async ({ tab }) => {
      const known = await last(tab, 1);
      // Four times 100, then 200 of three, then 200 of two, of whom one has folded: the other 200 were not called.
      assert.deepEqual(known, {
        returned: [0, 0, 200, 0],
        pots: [
          { amount: 400, eligible: [0, 1, 2] },
          { amount: 600, eligible: [1, 2] },
          { amount: 400, eligible: [2] },
        ],
        payouts: null,
        best: null,
      });
      const said = await text(tab.locator(".outcome"));
      assert.match(said, /seat 3 gets back 200, which nobody called\. TH-7\./i);
      assert.match(
        said,
        /Main pot: 400\s+100 each from seat 1, seat 2, seat 3, and seat 4\.\s+Seat 1, seat 2, and seat 3 can win it \(TH-9\)\./,
      );
      assert.match(said, /Side pot 2: 400\s+200 each from seat 3 and seat 4\.\s+Only seat 3 can win it \(TH-9\)\./);
      await assertAccessible(tab);
      // Typed: seat 4 comes back, the last pot has two who can win it.
      await tab.locator("#folded-3").uncheck();
      assert.deepEqual((await last(tab, 2)).pots.at(-1), { amount: 400, eligible: [2, 3] });
      await tab.locator("#bet-0").fill("200");
      await tab.getByText("At most the stack, 100.").waitFor();
      assert.equal(await text(tab.locator(".outcome")), "");
      await tab.locator("#bet-0").fill("-5");
      await tab.getByText("A whole number from 0, or all-in.").waitFor();
      assert.equal((await told(tab)).length, 2, "what is refused is no result");
    },
    { head: listening },
  ));

test("TH-14 with hands and a board the pots are paid, the odd chip left of the button", () => {
  const hands = ["AsAd", "AhAc", "KsKd"];
  const request = { game: "texas-holdem", hands, board: "2c3d4h9sTd", contributed: [51, 51, 51], button: 1 };
  return page(
    `<cardroom-pots stacks="51 100 100" bets="51 51 51" button="2" hands="${hands.join(" / ")}" board="2c 3d 4h 9s Td"></cardroom-pots>`,
    async ({ tab }) => {
      const { returned, pots, payouts, best } = showdown(request);
      assert.deepEqual(await last(tab, 1), { returned, pots, payouts, best });
      assert.deepEqual(payouts, [77, 76, 0]);
      const said = await text(tab.locator(".outcome"));
      assert.match(said, /Pair of aces, kickers ten, nine, four, beats pair of kings/);
      assert.match(said, /seat 1 gets the odd 1, sitting nearest to the left of the button\. TH-14\./i);
      assert.match(said, /Seat 1 gets 77\.\s+Seat 2 gets 76\./);
      await tab.locator("#hand-2").fill("AsKd");
      await tab.locator("#hand-2-refusal, .refusal").filter({ hasText: "twice" }).first().waitFor();
      await tab.locator("#hand-2").fill("Zz");
      await tab.getByText("Not a card").waitFor();
      assert.equal((await told(tab)).length, 1);
      await assertAccessible(tab);
    },
    { head: listening },
  );
});

test("TH-6 a raise is by the largest full bet or raise of the round", () =>
  page(
    `<cardroom-minimum-raise stacks="5000 5000 5000 5000" blinds="50/100" actions="raise 300, raise 900"></cardroom-minimum-raise>`,
    async ({ tab }) => {
      const { seat, raise, full, closed } = await last(tab, 1);
      const game = new Game({
        game: "texas-holdem",
        stacks: [5000, 5000, 5000, 5000],
        button: 0,
        blinds: { small: 50, big: 100 },
      });
      game.act(3, { type: "raise", to: 300 });
      game.act(0, { type: "raise", to: 900 });
      assert.deepEqual(
        { seat, raise, full, closed },
        { seat: 1, raise: game.legalActions()[1], full: 1500, closed: null },
      );
      game.free();
      await tab
        .getByText(
          "A raise must be to at least 1,500: the bet of 900 and 600 more, the largest full bet or raise of the round",
        )
        .waitFor();
      await tab.getByText("At most 5,000, all-in.").waitFor();
      await assertAccessible(tab);
      // A total is judged by the table before it is made.
      await tab.locator("#total").fill("1400");
      await tab.getByText("A raise must be to at least 1,500. Rule TH-6.").waitFor();
      assert.equal((await last(tab, 2)).verdict.code, "ERR_RAISE_TOO_SMALL");
      await tab.locator("#total").fill("1500");
      await tab.getByText("A total of 1,500 is allowed.").waitFor();
      await tab.locator("#do-size").click();
      await tab.getByText("Seat 2 raises to 1,500").waitFor();
      await tab.getByRole("button", { name: "Fold" }).click();
      assert.equal(
        await tab.evaluate(() => document.querySelector("cardroom-minimum-raise").actions),
        "raise 300, raise 900, raise 1500, fold",
      );
      await tab.getByRole("button", { name: "Undo the last one" }).click();
      await tab.locator("li", { hasText: "Seat 3 folds" }).waitFor({ state: "detached" });
    },
    { head: listening },
  ));

test("TH-8 a short all-in does not reopen the raising, several that come to a full raise do", () =>
  page(
    `<cardroom-minimum-raise stacks="5000 400 5000 5000" blinds="50/100" actions="raise 300, fold, all-in, call"></cardroom-minimum-raise>`,
    async ({ tab }) => {
      const closed = await last(tab, 1);
      assert.deepEqual(
        [closed.seat, closed.raise, closed.closed.code, closed.closed.rule],
        [3, null, "ERR_NOT_REOPENED", "TH-8"],
      );
      await tab.getByText("No raise is possible.").waitFor();
      await tab.getByText("all-in, less than a full raise (TH-8)").waitFor();
      await set(tab, "cardroom-minimum-raise", {
        stacks: "5000 400 520 5000",
        actions: "raise 300, call, all-in, all-in",
      });
      await tab.getByText("the all-ins since then come to a full raise together").waitFor();
      assert.equal((await last(tab, 2)).raise.min > 520, true);
      // A stack that is too short for a full raise.
      await set(tab, "cardroom-minimum-raise", { stacks: "5000 5000 5000 450", actions: "" });
      await set(tab, "cardroom-minimum-raise", { stacks: "5000 5000 400 5000", actions: "raise 300, fold, fold" });
      await tab.getByText("The stack allows only all-in to 400, less than the full 500").waitFor();
      await assertAccessible(tab);
    },
    { head: listening },
  ));

test("TH-10 a pot limit and a fixed limit bound a raise, and what is no action or no table is refused", () =>
  page(
    `<cardroom-minimum-raise betting="pot-limit" stacks="5000 5000 5000" blinds="50/100" actions="raise 300"></cardroom-minimum-raise>`,
    async ({ tab }) => {
      // 450 in the pot, 250 to call: 300 and 700 more.
      await tab.getByText("At most 1,000: by the pot after the call").waitFor();
      await set(tab, "cardroom-minimum-raise", { betting: "fixed-limit", actions: "" });
      await tab.getByText("With a fixed limit it is to exactly 200").waitFor();
      const before = (await told(tab)).length;
      for (const [values, words] of [
        [{ actions: "raise 250" }, /Action 1: .*(TH-10|TH-6)/],
        [{ actions: "rase 200" }, /Action 1: Write fold, check/],
        [{ actions: "call, raise" }, /Action 2: The total is missing/],
        [{ actions: "check" }, /Action 1: .*call/i],
        [{ actions: "", stacks: "5000" }, /players|seats/i],
        [{ stacks: "5000 5000", blinds: "100 50" }, /./],
      ]) {
        await set(tab, "cardroom-minimum-raise", values);
        await tab.locator(".refusal:not(:empty)", { hasText: words }).first().waitFor();
      }
      assert.equal((await told(tab)).length, before);
      await assertAccessible(tab);
    },
    { head: listening },
  ));

test("both speak Russian", () =>
  page(
    `<div lang="ru"><cardroom-pots stacks="100 300 800" bets="all all 700"></cardroom-pots>
     <cardroom-minimum-raise actions="raise 300"></cardroom-minimum-raise></div>`,
    async ({ tab }) => {
      await tab.getByText("по 100 с мест 1, 2 и 3").waitFor();
      await tab.getByText("Взять его могут места 2 и 3").waitFor();
      await tab.getByText("Рейз не меньше чем до 500: ставка 300 и ещё 200").waitFor();
      for (const name of ["cardroom-pots", "cardroom-minimum-raise"]) {
        const words = await text(tab.locator(`${name} .frame`));
        assert.doesNotMatch(words.replaceAll(/TH-\d+|As Td 9c|all-in/g, ""), /[A-Za-z]/);
      }
      await assertAccessible(tab);
    },
  ));
