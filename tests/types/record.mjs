// Writes values of real runs as TypeScript literals: what the module returns must satisfy the types to the letter, for a
// literal may have no field too many. The file is made anew by every npm test.

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import init, { evaluateCards, Game, parsePhh, RulesError, toPhh } from "cardroom";
import { anySetup, choose, random } from "../support/play.mjs";

await init();
const next = random(3);
const lines = [
  'import type { CardsEvaluation, GameEvent, GameSetup, LegalAction } from "cardroom";',
  'import type { PhhHand, TableResult, TableView, Verdict } from "cardroom";',
];
const types = new Map();
function record(type, value) {
  const text = JSON.stringify(value);
  types.set(type, (types.get(type) ?? new Set()).add(text));
}

for (let number = 0; number < 60; number++) {
  const setup = anySetup(next, number);
  record("GameSetup", setup);
  const game = new Game(setup);
  while (!game.complete) {
    const seat = game.canAct[next(game.canAct.length)];
    for (const legal of game.legalActions(seat)) record("LegalAction", legal);
    record("Verdict", game.check(seat, { type: "bet", to: 1 }));
    if (number < 10) record("TableView", game.view(next(2) ? seat : null));
    for (const event of game.act(seat, choose(game.legalActions(seat), next))) record("GameEvent", event);
  }
  for (const event of game.events({ viewer: 0 })) record("GameEvent", event);
  record("TableView", game.view(0));
  record("TableResult", game.result());
  record("GameSetup", JSON.parse(game.save()).setup);
  if ((setup.betting ?? "no-limit") === "no-limit") {
    for (const hand of parsePhh(toPhh(game))) record("PhhHand", hand);
  }
  game.free();
}
// A front, and every kind of hand.
const fives = "KdQcJh9s KdAcJh9s KdKcAh9s AcAh9s8d KdQcJhTs KsQsJs9s AcAhKsKd AcAhAd9s KsQsJsTs".split(" ");
for (const cards of ["AsKsQs", "9s8s7s6s5s", ...fives.map((four) => `As${four}`)]) {
  record("CardsEvaluation", evaluateCards(cards));
}
for (const type of [
  "GameSetup",
  "LegalAction",
  "Verdict",
  "TableView",
  "GameEvent",
  "TableResult",
  "CardsEvaluation",
  "PhhHand",
]) {
  if (!types.has(type)) throw new RulesError({ code: "ERR_NOTHING_RECORDED", message: type });
}

let number = 0;
for (const [type, values] of types) {
  for (const value of values) lines.push(`export const v${number++}: ${type} = ${value};`);
}
writeFileSync(fileURLToPath(new URL("recorded.ts", import.meta.url)), `${lines.join("\n")}\n`);
