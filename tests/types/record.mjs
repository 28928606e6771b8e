// Writes values of real runs as TypeScript literals: what the module returns must satisfy the types to the letter, for a
// literal may have no field too many. The file is made anew by every npm test.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as cardroom from "cardroom";
import init, {
  advise,
  checkDeclaration,
  equity,
  equityJob,
  evaluateCards,
  evaluateNotes,
  exchangeOdds,
  explain,
  explainResult,
  Game,
  parsePhh,
  penalty,
  ruling,
  showdown,
  toPhh,
} from "cardroom";
import * as en from "cardroom/text/en";
import { examples, imported } from "../support/examples.mjs";
import { anyBanknoteSetup, anySetup, choose, random } from "../support/play.mjs";
import { recordOpenFace } from "./open-face.mjs";
import { recordTournament } from "./tournament.mjs";

await init();
const next = random(3);
const recorded = new Set();
const record = (type, value) => recorded.add(`${type} = ${JSON.stringify(value)};`);

/** One of every type of action, with numbers that are often wrong. */
const probes = [
  ...["fold", "check", "call", "show", "muck", "stand", "timeout", "sit-out", "sit-in", "release", "leave"],
].map((type) => ({ type }));
probes.push(
  { type: "call", amount: 1 },
  { type: "bet", to: 2 ** 40 },
  { type: "raise", to: 1 },
  { type: "raise", to: 2 ** 40 },
  { type: "ask-to-show", seat: 0 },
  { type: "announce", place: 9 },
  { type: "exchange", discard: { zone: "preflop", index: 9 } },
  { type: "peek", zones: [] },
  { type: "place", top: ["As", "As"], middle: [], bottom: [], discard: [] },
);

/** What is thrown, as a refusal. */
function recordRefusal(work) {
  try {
    work();
  } catch ({ name, code, rule, details, message }) {
    if (name === "RulesError") return record("Refusal", { code, rule, details, message });
  }
  throw new Error(`${work} is no refusal`);
}

function play(setup, views) {
  const of = `<"${setup.game}">`;
  record("GameSetup", setup);
  const game = new Game(setup);
  while (!game.complete) {
    if (game.phase === "held") {
      for (const event of game.act(0, { type: "release" })) record(`GameEvent${of}`, event);
      continue;
    }
    const seat = game.canAct[next(game.canAct.length)];
    for (const legal of game.legalActions(seat)) record(`LegalAction${of}`, legal);
    record("Verdict", game.check(seat, { type: "bet", to: 1 }));
    if (views) for (const probe of probes) record("Verdict", game.check(next(4) ? seat : next(12), probe));
    if (views) record(`View${of}`, game.view(next(2) ? seat : null));
    const level = ["beginner", "regular", "expert"][next(3)];
    try {
      record(`Advice${of}`, advise(game.view(seat), { level, seed: "5".repeat(64) }));
    } catch (error) {
      record("Refusal", { ...error, message: error.message });
    }
    for (const event of game.act(seat, choose(game.legalActions(seat), next))) record(`GameEvent${of}`, event);
  }
  for (const viewer of [null, 0]) for (const event of game.events({ viewer })) record(`GameEvent${of}`, event);
  record(`View${of}`, game.view(0));
  for (const step of explainResult(game.view())) record("ResultStep", step);
  record(`Result${of}`, game.result());
  record("GameSetup", JSON.parse(game.save()).setup);
  if (
    setup.game === "texas-holdem" &&
    (setup.betting ?? "no-limit") === "no-limit" &&
    !setup.killed &&
    setup.positions?.smallBlind !== null
  ) {
    for (const hand of parsePhh(toPhh(game))) record("PhhHand", hand);
  }
  game.free();
}

for (let number = 0; number < 60; number++) play(anySetup(next, number), number < 10);
for (let number = 0; number < 60; number++) play(anyBanknoteSetup(next, number), number < 10);

// A front, and every kind of hand.
const fives = "KdQcJh9s KdAcJh9s KdKcAh9s AcAh9s8d KdQcJhTs KsQsJs9s AcAhKsKd AcAhAd9s KsQsJsTs".split(" ");
for (const cards of ["AsKsQs", "9s8s7s6s5s", ...fives.map((four) => `As${four}`)]) {
  record("CardsEvaluation", evaluateCards(cards));
}
const notes = ["9101111", "2111111", "3111111"];
record("NumbersEvaluation", evaluateNotes({ notes, place: 1 }));
for (const shift of [0, 1, 2]) {
  const chosen = [0, 1, 2].map((index) => ({ index, shift: index === 0 ? shift : 0 }));
  record("CheckedDeclaration", checkDeclaration({ notes, place: 1, chosen }));
}
const known = { place: 1, opponents: 2 };
record("BanknoteEquity", equity({ game: "liars-draw", hands: [notes], heldShots: [], ...known }));
record("BanknoteEquity", equity({ game: "liars-holdem", hands: [notes.slice(1)], exact: false, samples: 9, ...known }));
const zones = ["preflop", "preflop", "flop"];
record("ExchangeOdds", exchangeOdds({ hand: notes, zones, street: "river", ...known }));
const money = { contributed: [5, 7], button: 0 };
record("ShowdownResult", showdown({ game: "texas-holdem", hands: ["AsAd", "KhKd"], board: "2c3c4h9sTd", ...money }));

const holdem = { game: "texas-holdem", stacks: [100, 100, 100], button: 0, blinds: { small: 5, big: 10 } };
const notesGame = { game: "liars-holdem", stacks: [100, 100, 100], button: 0, ante: 10 };
const openFaceGame = { game: "open-face", players: 2, button: 0 };
const refusedSetups = [
  ...[{ stacks: [1] }, { stacks: [2 ** 53 - 1, 1] }, { button: 5 }, { chipUnit: 0 }, { chipUnit: 3 }, { away: [7] }],
  ...[{ straddles: [20, 40] }, { straddles: [1] }, { positions: { smallBlind: 2, bigBlind: 1 } }, { deck: ["As"] }],
  { deck: Array(52).fill("As") },
].map((change) => ({ ...holdem, ...change }));
refusedSetups.push({ ...notesGame, ante: 0 }, { ...notesGame, deck: ["1234567"] }, { ...notesGame, stacks: [9, 9, 9] });
refusedSetups.push(
  ...[{ players: 9 }, { stacks: [1] }, { settlement: "win-cap" }, { button: 7 }, { deck: ["As"] }, { kush: 0 }],
  ...[{ deck: Array(52).fill("As") }, { rowPoints: 7 }, { sweepTotal: 0 }, { stacks: [1, 0], settlement: "win-cap" }],
);
for (const [at, setup] of refusedSetups.entries()) if (!setup.game) refusedSetups[at] = { ...openFaceGame, ...setup };
for (const setup of refusedSetups) recordRefusal(() => new Game(setup));
for (const setup of [holdem, openFaceGame]) {
  recordRefusal(() => new Game(setup).nextHand());
  recordRefusal(() => new Game(setup).view(12));
}
recordRefusal(() => Game.load("{}"));
recordRefusal(() => Game.load(JSON.stringify({ cardroom: 7 })));
recordRefusal(() => Game.load(new Game(holdem).save().replace('"hand":0', '"hand":1')));
recordRefusal(() => evaluateCards("As"));
recordRefusal(() => evaluateCards("AsAsAs"));
recordRefusal(() => evaluateNotes({ notes: ["1234567"], place: 1 }));
recordRefusal(() => parsePhh("variant"));
recordRefusal(() => toPhh({ setup: openFaceGame, steps: [] }));
recordRefusal(() => showdown({ game: "texas-holdem", hands: ["AsAd", "KhKd"], board: "", ...money }));
recordRefusal(() => showdown({ game: "texas-holdem", hands: ["AsAd", null], contributed: [0, 0], button: 0 }));

const deck = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
const aces = { game: "texas-holdem", hands: ["AhAd", ["Ks", "Kh"]], board: "2c7d9s" };
const ranges = {
  game: "texas-holdem",
  ranges: ["TT+, AK:0.5", "random"],
  dead: ["2c"],
  exact: "auto",
  samples: 50,
  budget: 9,
};
for (const request of [aces, ranges]) {
  record("EquityRequest", request);
  record("Equity", equity(request));
}
const job = equityJob({ ...ranges, samples: 2000 });
record("Equity", job.step(100).result);
job.free();
for (const change of [
  { hands: ["AsAh"] },
  { hands: ["AsAh", "Kh"] },
  { hands: ["AsAh", "AsKs"] },
  { hands: ["AsAs", "KsKh"] },
  { board: "2c" },
  { dead: "2c" },
  { hands: undefined, ranges: ["AA", "AKx"] },
  { hands: undefined, ranges: ["AsAh", "AA"], dead: "Ac" },
  { hands: undefined, ranges: ["AA", "AA", "AA"] },
  { hands: undefined, ranges: ["random", "random"], exact: true, budget: 1 },
  { hands: undefined, ranges: Array(10).fill("random"), board: "", dead: deck.slice(-28) },
]) {
  recordRefusal(() => equity({ ...aces, ...change }));
}

recordOpenFace(record, next);
recordTournament(record, next);

for (const line of readFileSync(new URL("../vectors/rulings.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")) {
  const { request } = JSON.parse(line);
  record("RulingRequest", request);
  record("Ruling", ruling(request));
}
record("Explanation<CardsEvaluation>", explain([evaluateCards("7s7dKc5h2s"), evaluateCards("7c7hKd4s3d")]));
record(
  "Explanation<NumbersEvaluation>",
  explain([evaluateNotes({ notes, place: 1 }), evaluateNotes({ notes, place: 2 })]),
);
record("Penalty", penalty({ offence: "phone", previous: ["warning"], players: 6 }));

const names = [...new Set([...recorded].map((line) => line.match(/^\w+/)[0]))].sort();
const lines = [...recorded].map((line, number) => `export const v${number}: ${line}`);
const write = (file, text) => writeFileSync(fileURLToPath(new URL(file, import.meta.url)), text);
write("recorded.ts", `import type { ${names.join(", ")} } from "cardroom";\n${lines.join("\n")}\n`);

// The examples in the types, each as a function, for a reader's compiler takes them as they stand.
const functions = examples().flatMap(({ file, examples }) =>
  examples.map((code) => `// ${file}\n() => (async () => {\n${imported(code, "import")}\n});\n`),
);
const source = functions.join("\n");
const mentioned = (entry) =>
  Object.keys(entry).filter((name) => name !== "default" && new RegExp(`\\b${name}\\b`).test(source));
write(
  "examples.ts",
  [
    `import { ${mentioned(cardroom).join(", ")} } from "cardroom";`,
    `import { ${mentioned(en).join(", ")} } from "cardroom/text/en";`,
    source,
  ].join("\n"),
);
