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
        } else if ("told" in step) assert.ok(game.legalActions(step.told).length > 0);
        else if ("next" in step) game.nextHand(step.next);
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
    "TH-5 TH-6 TH-7 TH-8 TH-9 TH-10 TH-13 TH-14 TH-15 TH-18 TT-1 TT-7 RL-1 RL-2 RL-3 RL-4 RL-5 RL-6 RL-7 LP-1 LP-3 LP-4 LP-10 LP-11 LP-12 LP-13 LP-14 LP-23 LP-24 LP-27 LP-28 LP-32 LH-4 LD-4 LD-10 LD-11 LD-12 OF-1 OF-4 OF-5 OF-7 OF-9 OF-10 OF-11 OF-12 OF-13 OF-14 OF-17 OF-18 OF-21 OF-23";
  for (const id of decides.split(" ")) assert.ok(examples[id].flatMap(cited).includes(id), id);
});

/** The events of a hand as anyone may know them, deal after deal. */
function eventsOf({ setup, steps }) {
  const game = new Game(setup);
  const told = [];
  const take = () => told.push(...game.events());
  for (const step of steps) {
    if ("action" in step) game.act(step.seat, step.action);
    else if ("next" in step) {
      take();
      game.nextHand(step.next);
    }
  }
  take();
  game.free();
  return told;
}

test("what is shown of notes is what the rule says, and nothing beside it", () => {
  const best = (id, at = 0) =>
    examples[id][at].hands.map((notes) => evaluateNotes({ notes, place: examples[id][at].place }));
  const played = ({ used }, note) => used.find((each) => each.note === note);
  // LP-5, LP-6: the number is read past a 0, and plays as it was read.
  for (const [id, note, base] of [
    ["LP-5", "1207456", 7],
    ["LP-6", "4123500", 4],
  ]) {
    assert.deepEqual([played(best(id)[0], note).base, played(best(id)[0], note).shift], [base, 0], id);
  }
  // LP-7: a higher number wins; LP-8: the seed's common note, 6 for one player and 4 for the other; LP-9: round the ring.
  assert.deepEqual(
    best("LP-7").map(({ category, ranks }) => [category, ranks[0]]),
    [
      ["high", 9],
      ["high", 8],
    ],
  );
  assert.deepEqual(
    best("LP-8").map((hand) => played(hand, "5001234").number),
    [6, 4],
  );
  assert.deepEqual(played(best("LP-9")[0], "9101111").number, 1);
  // LH-2: neither of the two own notes plays, whatever jokers they have.
  assert.deepEqual(
    best("LH-2")[0]
      .used.map(({ index }) => index)
      .sort(),
    [2, 3, 4],
  );
});

test("what is shown of hands and tournaments happens in them", () => {
  const happens = (id, ...types) => {
    const events = examples[id].filter(({ show }) => show === "hand").flatMap(eventsOf);
    for (const type of types)
      assert.ok(
        events.some((event) => event.type === type),
        `${id}: ${type}`,
      );
    return events;
  };
  assert.equal(happens("LP-14", "pot-awarded").find(({ type }) => type === "pot-awarded").shares.length, 2);
  happens("OF-15", "fantasy-earned", "set-face-down");
  happens("OF-18", "left", "fantasy-lapsed");
  happens("OF-21", "judged", "paid");
  assert.ok(happens("OF-13", "paid").some(({ paid, owed }) => paid < owed));
  assert.ok(happens("OF-12", "paid").some(({ points, paid }) => paid === 5 * points));
  // TT-6: the button lies before an empty chair. TT-2: a new level counts from the next hand alone.
  const directed = ({ setup, actions }) => {
    const tournament = new Tournament(setup);
    return actions.flatMap((action, minute) => tournament.act(action, minute * 60_000));
  };
  const [first, second] = directed(examples["TT-6"][0]).filter(({ type }) => type === "hand-begun");
  assert.equal(second.button, first.smallBlind);
  assert.equal(examples["TT-6"][0].actions.find(({ type }) => type === "result").stacks[second.button], 0);
  const levels = directed(examples["TT-2"][0]).filter(({ type }) => type === "hand-begun");
  assert.deepEqual(
    levels.map(({ level }) => level),
    [1, 2],
  );
});
