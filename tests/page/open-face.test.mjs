import assert from "node:assert/strict";
import test from "node:test";
import init, { Game } from "cardroom";
import { plan, playPlan, rowNames } from "../support/open-face.mjs";
import {
  assertHidden,
  assertResult,
  drag,
  enters,
  mirror,
  open,
  plain,
  secrets,
  some,
  start,
  steps,
} from "./open-face.mjs";
import { assertSound, cardName, kept, match, plant, seed, site, text, uncover } from "./play.mjs";

const visit = site();
await init();

test("a whole deal for two by pointer: pressed and dragged, and no hidden card in the document", () =>
  visit({ viewport: { width: 1280, height: 1200 } }, async (page) => {
    await start(page, { button: "1", kush: "5", seed: seed(3) });
    const game = mirror({ kush: 5, seed: seed(3) });
    for (let turn = 0; !game.complete; turn += 1) {
      const seat = game.toAct;
      await page.getByRole("heading", { name: `Pass the device to seat ${seat + 1}` }).waitFor();
      await assertHidden(page, secrets(game));
      await uncover(page);
      await assertHidden(page, secrets(game, seat));
      const action = some(game, turn);
      for (const [at, [card, row]] of steps(action).entries()) {
        if ((turn + at) % 2 === 0) {
          await drag(page, `.drawn [data-card="${card}"]`, `.mat [data-spot=${row}] .cards`);
        } else {
          await page.click(`.drawn [data-card="${card}"]`);
          await page.locator(`.mat [data-spot=${row}] .place`).last().click();
        }
      }
      if (turn === 3) await assertSound(page);
      await page.getByRole("button", { name: "Confirm", exact: true }).click();
      game.act(seat, action);
    }
    await page.getByRole("heading", { name: "Showdown" }).waitFor();
    await assertResult(page, game);
    await assertHidden(page, secrets(game));
    await assertSound(page);
    const sheet = await text(page.locator(".sheet tbody tr"));
    assert.match(sheet, /^1\s/);
    await page.getByRole("button", { name: "Next deal" }).click();
    await page.getByRole("heading", { name: "Deal 2 · Street 1" }).waitFor();
    // A reload brings back the deal, covered, and the sheet.
    await page.reload();
    await page.getByRole("heading", { name: "Deal 2 · Street 1" }).waitFor();
    assert.equal(await page.locator(".cover").count(), 1);
    assert.equal(await text(page.locator(".sheet tbody tr")), sheet);
  }));

test("what lies on the mat stays there from one card to the next, and what is pressed is of the present placing", () =>
  visit({}, async (page) => {
    await start(page, { button: "1", kush: "5", seed: seed(3) });
    await uncover(page);
    const place = async (rows) => {
      for (const row of rows) await page.click(`#target-${row}`);
    };
    await place(["bottom"]);
    const stays = (selector) => page.evaluateHandle((wanted) => [...document.querySelectorAll(wanted)], selector);
    const kept = async (handle) => handle.evaluate((nodes) => nodes.filter((node) => node.isConnected).length);
    const parts = await stays(".mat, .mat .line, .drawn .card, .pending");
    assert.equal(await kept(parts), 1 + 3 + 4 + 1);
    await place(["bottom"]);
    assert.equal(await kept(parts), 1 + 3 + 3 + 1); // the card that went
    // Taken back: it goes to the hand, and what is pressed afterwards is of this placing.
    await page.locator(".pending").first().click();
    assert.equal(await page.locator(".pending").count(), 1);
    assert.equal(await page.locator(".drawn .card").count(), 4);
    await place(["bottom", "middle", "middle", "top"]);
    await page.click("#confirm");
    await uncover(page);
    assert.equal(await page.locator(".pending").count(), 0);
    await place(["top"]);
    assert.equal(await page.locator(".pending").count(), 1);
    assert.equal(await page.locator(".mat [data-spot=top] .pending").count(), 1);
  }));

test("a card that is dragged while a computer acts goes on with the pointer, and falls where it is dropped", () =>
  visit({ viewport: { width: 1100, height: 1400 } }, async (page) => {
    const planned = plan([enters, plain], 0);
    const game = new Game({ game: "open-face", players: 2, button: 0, seed: seed(6), deck: planned.deck });
    playPlan(game, planned);
    game.nextHand();
    await plant(page, { ...match(game), seats: ["human", "beginner"] });
    await page.reload();
    const card = page.locator(".drawn .card").nth(2);
    const name = await card.getAttribute("data-card");
    const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const [[x, y], [u, v]] = await Promise.all(
      [card, page.locator(".mat [data-spot=bottom] .cards")].map(async (each) => centre(await each.boundingBox())),
    );
    const lines = await page.locator(".log li").count();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(u, v, { steps: 4 });
    await page.locator(".log li").nth(lines).waitFor({ state: "attached" });
    await page.mouse.move(u + 4, v, { steps: 2 });
    assert.equal(await page.locator(".dragged").getAttribute("data-card"), name);
    const [dx, dy] = centre(await page.locator(".dragged").boundingBox());
    assert.ok(Math.hypot(dx - u - 4, dy - v) < 30, `${[dx, dy]} is not at ${[u, v]}`);
    await page.mouse.up();
    assert.equal(await page.locator(".mat [data-spot=bottom] .pending").getAttribute("data-card"), name);
    assert.equal(await page.locator(".dragged, .over").count(), 0);
  }));

test("a whole deal for two by the keyboard alone, spoken as it goes", () =>
  visit({}, async (page) => {
    const focused = (selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    const tabTo = async (selector) => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await focused(selector)) return;
        await page.keyboard.press("Tab");
      }
      assert.fail(`Tab does not reach ${selector}`);
    };
    await tabTo("#game-open-face");
    await page.keyboard.press("Enter");
    await tabTo("#others");
    await page.keyboard.type("people");
    await tabTo(".more > summary");
    await page.keyboard.press("Enter");
    await page.selectOption("#button", "1");
    await tabTo("#seed");
    await page.keyboard.type(seed(4));
    await page.keyboard.press("Enter");
    const game = mirror({ seed: seed(4) });
    const keys = { top: ["t", "3"], middle: ["m", "2"], bottom: ["b", "1"] };
    for (let turn = 0; !game.complete; turn += 1) {
      assert.ok(await focused(".cover .action"));
      await page.keyboard.press("Enter");
      const action = some(game, turn);
      for (const [card, row] of steps(action)) {
        assert.ok(await focused(".drawn .card"), "the focus is on a card");
        for (let moves = 0; moves < 5 && !(await focused(`[data-card="${card}"]`)); moves += 1) {
          await page.keyboard.press("ArrowRight");
        }
        if (!(await focused(`[data-card="${card}"]`))) await page.keyboard.press("ArrowLeft");
        for (let moves = 0; moves < 5 && !(await focused(`[data-card="${card}"]`)); moves += 1) {
          await page.keyboard.press("ArrowLeft");
        }
        if (turn === 1) {
          // By arrows and space, in place of a letter.
          for (let up = 0; up < 3 - rowNames.indexOf(row); up += 1) await page.keyboard.press("ArrowUp");
          assert.ok(await focused(`#target-${row}`));
          await page.keyboard.press("Space");
        } else {
          await page.keyboard.press(keys[row][turn % 2]);
        }
        const said = await page.locator("[role=status].spoken").textContent();
        assert.ok(said.startsWith(cardName(card)) && said.includes(row), said);
      }
      assert.ok(await focused("#confirm"));
      await page.keyboard.press("Enter");
      game.act(game.toAct, action);
    }
    assert.ok(await focused("#result-name"));
    await assertResult(page, game);
    await tabTo(".afterwards .action");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Deal 2 · Street 1" }).waitFor();
  }));

test("cards go back until they are confirmed, and what is against the rules is refused in words", () =>
  visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (page) => {
    await start(page, { players: "3", button: "2", seed: seed(5) });
    await uncover(page);
    const inHand = () => page.locator(".drawn .card").count();
    const refusal = page.locator(".placing .refusal");
    // Not yet whole.
    await page.locator("#confirm").tap({ force: true });
    assert.equal(await text(refusal), "Place all 5 cards. Rule OF-4.");
    for (let cards = 0; cards < 3; cards += 1) await page.tap("#target-top");
    await page.tap("#target-top");
    assert.equal(await text(refusal), "This row takes at most 3 more cards. Rule OF-5.");
    assert.equal(await inHand(), 2);
    await assertSound(page);
    await page.tap("#undo");
    assert.equal(await inHand(), 3);
    assert.equal(await text(refusal), "");
    // A card in a row goes back by a press, or moves to another row.
    const pending = await page.locator(".mat .pending").first().getAttribute("data-card");
    await page.locator(".mat .pending").first().tap();
    assert.equal(await inHand(), 4);
    assert.equal(await page.locator(`.drawn [data-card="${pending}"]`).getAttribute("aria-pressed"), "true");
    await page.tap("#target-middle");
    assert.equal(await page.locator(`[data-spot=middle] [data-card="${pending}"]`).count(), 1);
    await drag(page, `[data-card="${pending}"]`, "#target-bottom");
    assert.equal(await page.locator(`[data-spot=bottom] [data-card="${pending}"]`).count(), 1);
    await drag(page, `[data-card="${pending}"]`, ".drawn");
    assert.equal(await inHand(), 4);
    for (let undone = 0; undone < 9; undone += 1) await page.keyboard.press("Control+z");
    assert.equal(await inHand(), 5);
    assert.equal(await page.locator("#undo").getAttribute("aria-disabled"), "true");
    // What lies there is nobody else's to see, and forgotten once it is covered.
    await page.tap("#target-top");
    await page.getByRole("button", { name: "Hide my cards" }).tap();
    assert.equal(await page.locator("[data-card]").count(), 0);
    await uncover(page);
    assert.equal(await inHand(), 5);
    for (let cards = 0; cards < 5; cards += 1) await page.tap("#target-bottom");
    await page.tap("#confirm");
    for (let others = 0; others < 2; others += 1) {
      await uncover(page);
      for (let cards = 0; cards < 5; cards += 1) await page.tap("#target-middle");
      await page.tap("#confirm");
    }
    // Street 2: one is discarded. The full bottom takes no more; the third card goes to the pile by itself.
    await uncover(page);
    await page.tap("#target-bottom");
    assert.equal(await text(refusal), "This row is full. Rule OF-5.");
    await page.tap("#target-pile");
    await page.tap("#target-pile");
    assert.equal(await text(refusal), "Place 2 cards and discard 1. Rule OF-4.");
    await page.tap("#undo");
    await page.tap("#target-top");
    await page.tap("#target-middle");
    assert.equal(await page.locator("[data-spot=pile] .pending").count(), 1);
    assert.equal(await page.locator("#confirm").getAttribute("aria-disabled"), "false");
    await assertSound(page);
  }));

test("fantasyland: who owes it keeps the others, and its rows are nobody's to see until the end", () =>
  visit({ viewport: { width: 768, height: 1024 } }, async (page) => {
    const planned = plan([enters, plain], 0);
    const game = new Game({ game: "open-face", players: 2, button: 0, seed: seed(6), deck: planned.deck });
    playPlan(game, planned);
    await open(page, game);
    await page.getByText("Fantasyland next: 14 cards (OF-14).").waitFor();
    await assertResult(page, game);
    await page.getByRole("button", { name: "Seat 2 leaves" }).click();
    assert.equal(
      await text(page.locator(".afterwards .refusal")),
      "Nobody may leave before the bonus hand of seat 1 is played. Rule OF-18.",
    );
    await page.getByRole("button", { name: "Next deal" }).click();
    game.nextHand();
    await page.getByRole("heading", { name: "Several players may place" }).waitFor();
    await assertHidden(page, secrets(game));
    await assertSound(page);
    await page.getByRole("button", { name: "Seat 1: show my cards" }).click();
    await assertHidden(page, secrets(game, 0));
    const [{ cards }] = game.legalActions(0);
    assert.equal(await page.locator(".drawn .card").count(), 14);
    const order = () => page.locator(".drawn .card").evaluateAll((all) => all.map((each) => each.dataset.card));
    const byRank = await order();
    assert.deepEqual([...byRank].sort(), [...cards].sort());
    await page.getByRole("button", { name: "Sort by suit" }).click();
    assert.notDeepEqual(await order(), byRank);
    const action = {
      type: "place",
      top: byRank.slice(10, 13),
      middle: byRank.slice(5, 10),
      bottom: byRank.slice(0, 5),
    };
    for (const [card, row] of steps(action)) {
      await page.click(`.drawn [data-card="${card}"]`);
      await page.click(`#target-${row}`);
    }
    await assertSound(page);
    await page.click("#confirm");
    game.act(0, { ...action, discard: byRank.slice(13) });
    await assertHidden(page, cards);
    while (!game.complete) {
      await uncover(page);
      await assertHidden(page, cards);
      const next = some(game, 5);
      for (const [card, row] of steps(next)) {
        await page.click(`.drawn [data-card="${card}"]`);
        await page.click(`#target-${row}`);
      }
      await page.click("#confirm");
      game.act(1, next);
    }
    await assertResult(page, game);
    assert.match(await text(page.locator(".sheet tbody")), /^2\s[\s\S]*Fantasyland/);
    // Nothing is owed now, unless it was earned anew: who leaves ends a match of two.
    if (game.check(1, { type: "leave" }).ok) {
      await page.getByRole("button", { name: "Seat 2 leaves" }).click();
      await page.getByText("the match is over").waitFor();
      await page.click("#new-match");
      await page.locator("#players").waitFor();
      assert.equal(await kept(page), null);
    }
  }));
