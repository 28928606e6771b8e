// Cards and notes as elements, in a bare page opened from a file.

import assert from "node:assert/strict";
import test from "node:test";
import { bare } from "./pages.mjs";

const page = bare();

test("a card and a note stand in a page with one script tag, from a file", () =>
  page(
    `<p>Aces: <cardroom-card inline card="As"></cardroom-card></p>
     <cardroom-card card="Td" plays></cardroom-card><cardroom-card></cardroom-card><cardroom-card card="Zz"></cardroom-card>
     <cardroom-note note="9101111" place="3" lang="ru"></cardroom-note><cardroom-note></cardroom-note>`,
    async ({ tab }) => {
      const names = () => tab.getByRole("img").evaluateAll((all) => all.map((each) => each.ariaLabel));
      await tab.waitForFunction(() => document.querySelector("cardroom-note").shadowRoot.childElementCount > 0);
      assert.deepEqual(await names(), [
        "ace of spades",
        "ten of diamonds, plays",
        "card face down",
        "купюра 9 1 0 1 1 1 1, Базовое число 1, 1 Ноль-Джокер",
        "note face down",
      ]);
      await tab.getByText("Not a card.").waitFor();
      // Properties and attributes are one; the language around changes at once.
      await tab.evaluate(() => {
        const [, card] = document.querySelectorAll("cardroom-card");
        card.card = "2c";
        card.plays = false;
        document.documentElement.lang = "ru";
      });
      await tab.getByRole("img", { name: "двойка треф", exact: true }).waitFor();
      assert.equal(await tab.evaluate(() => document.querySelectorAll("cardroom-card")[1].getAttribute("card")), "2c");
    },
  ));
