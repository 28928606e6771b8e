import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import init, {
  evaluateCards,
  evaluateNotes,
  explain,
  explainResult,
  explainScore,
  Game,
  penalty,
  ruling,
  scoreOpenFace,
  Tournament,
} from "cardroom";
import { rulebook } from "cardroom/text/en";
import { build } from "vite";
import { root } from "../../npm/setup.mjs";

await init();

const [{ output }] = await build({
  configFile: false,
  logLevel: "error",
  build: { write: false, lib: { entry: join(root, "www/src/examples/index.ts"), formats: ["es"] } },
});
const { examples } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);

/** The rule by which something is refused. */
function ruleOf(work) {
  try {
    work();
  } catch (error) {
    return error.rule ?? error.constructor.name;
  }
  throw new Error("it is not refused");
}

/** The rules that an example cites as it runs. */
function cited(example) {
  switch (example.show) {
    case "hand": {
      const game = new Game(example.setup);
      const rules = [];
      for (const step of example.steps) {
        if ("action" in step) game.act(step.seat, step.action);
        else if ("refused" in step) {
          const verdict = game.check(step.seat, step.refused);
          assert.equal(verdict.ok, false);
          rules.push(verdict.rule);
        } else if ("next" in step) game.nextHand(step.next);
        else rules.push(ruleOf(() => game.nextHand(step.refusedNext)));
      }
      rules.push(...explainResult(game.view()).flatMap(({ rule, why }) => [rule, why?.rule]));
      game.free();
      return rules;
    }
    case "pots":
    case "raise":
      return []; // rules.test.mjs looks at the elements
    case "setup":
      return [ruleOf(() => new Game(example.refused))];
    case "cards":
      return [explain(example.hands.map((hand) => evaluateCards(hand))).rule];
    case "notes": {
      const { place, naturalRank = "after-kickers" } = example;
      const hands = example.hands.map((notes) => evaluateNotes({ notes, place, naturalRank }));
      return hands.length < 2 ? [] : [explain(hands, { naturalRank }).rule];
    }
    case "boards": {
      const request = { boards: example.boards, ...example.options };
      return explainScore(scoreOpenFace(request), request).map(({ rule }) => rule);
    }
    case "ruling":
      return ruling(example.request).reasons.map(({ rule }) => rule);
    case "penalty":
      return [penalty(example.request).rule];
    case "tournament": {
      const tournament = new Tournament(example.setup);
      example.actions.forEach((action, minute) => {
        tournament.act(action, minute * 60_000);
      });
      const { refused, actions } = example;
      if (refused === undefined) return [];
      const verdict = tournament.check(refused, actions.length * 60_000);
      assert.equal(verdict.ok, false);
      return [verdict.rule];
    }
  }
  throw new Error(`no such kind: ${example.show}`);
}

test("every rule has a worked example, and each of them runs as it is written", () => {
  assert.deepEqual(Object.keys(examples).sort(), Object.keys(rulebook).sort());
  for (const [id, list] of Object.entries(examples)) {
    assert.ok(list.length > 0, id);
    for (const example of list) assert.doesNotThrow(() => cited(example), id);
  }
});

test("where something is refused, decided or ruled, the rule of the example is among those cited", () => {
  // The others show what simply happens: a deal, a street, an exchange.
  const decides =
    "TH-5 TH-6 TH-7 TH-8 TH-9 TH-10 TH-13 TH-14 TH-15 TH-18 TT-1 RL-1 RL-2 RL-3 RL-4 RL-5 RL-6 RL-7 LP-1 LP-3 LP-10 LP-11 LP-12 LP-13 LP-14 LP-23 LP-24 LP-27 LP-28 LP-32 LH-4 LD-4 LD-10 LD-11 LD-12 OF-1 OF-4 OF-5 OF-7 OF-9 OF-10 OF-11 OF-12 OF-13 OF-14 OF-18 OF-23";
  for (const id of decides.split(" ")) assert.ok(examples[id].flatMap(cited).includes(id), id);
});
