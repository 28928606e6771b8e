// Writes values of real runs as TypeScript literals: what the module returns must satisfy the types to the letter, for a
// literal may have no field too many. The file is made anew by every npm test.

import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import init, {
  checkOpenFace,
  evaluateCards,
  Game,
  parsePhh,
  placements,
  RulesError,
  scoreOpenFace,
  toPhh,
} from "cardroom";
import * as openFace from "../support/open-face.mjs";
import { anySetup, choose, random } from "../support/play.mjs";

await init();
const next = random(3);
const lines = ['import type * as cardroom from "cardroom";'];
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
    for (const legal of game.legalActions(seat)) record('LegalAction<"texas-holdem">', legal);
    record("Verdict", game.check(seat, { type: "bet", to: 1 }));
    if (number < 10) record("TableView", game.view(next(2) ? seat : null));
    for (const event of game.act(seat, choose(game.legalActions(seat), next)))
      record('GameEvent<"texas-holdem">', event);
  }
  for (const event of game.events({ viewer: 0 })) record('GameEvent<"texas-holdem">', event);
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

const of = (type) => `${type}<"open-face">`;
for (let number = 0; number < 40; number++) {
  const closed = number % 4 === 3;
  const setup = openFace.anySetup(next, closed ? 4 : 3 - (number % 2), number, closed);
  // The first enters fantasyland.
  const boards = ["QhQd2s/KhKd9h5d2c/AhAs8h6d4c", "8s8d3s/9s9c4hJdTh/TsTdJc6h5c", "4s4d5s/7d7c8cTcKs/AcJsQsQc5h"];
  const planned = number % 4 === 0 ? openFace.plan(boards, 0) : null;
  if (planned) Object.assign(setup, { button: 0, deck: planned.deck, fantasyLimit: 2 });
  record("OpenFaceSetup", setup);
  const game = new Game(setup);
  record("OpenFaceSetup", JSON.parse(game.save()).setup);
  for (const event of game.events({ viewer: 0 })) record(of("GameEvent"), event);
  if (planned) openFace.playPlan(game, planned);
  else finish(game);
  for (const event of game.events()) record(of("GameEvent"), event);
  record(of("View"), game.view(1));
  record(of("Result"), game.result());
  const [seat] = [0, 1].filter((seat) => game.check(seat, { type: "leave" }).ok);
  for (const legal of game.legalActions(seat)) record(of("LegalAction"), legal);
  if (setup.players > 2 && seat !== undefined && number % 8 !== 4) {
    for (const event of game.act(seat, { type: "leave" })) record(of("GameEvent"), event);
  }
  const change = { options: openFace.anyOptions(next, closed), stacks: setup.stacks };
  record(of("HandChange"), change);
  for (const event of game.nextHand(change)) record(of("GameEvent"), event);
  finish(game);
  record(of("Result"), game.result());
  for (const event of game.events()) record(of("GameEvent"), event);
  const full = game.view().seats.flatMap(({ rows, dead, playing }) => (dead || !playing ? [] : [rows]));
  if (full.length > 1 && full.length < 4) record("OpenFaceScore", scoreOpenFace({ boards: full, kush: 5 }));
  for (const rows of full) record("OpenFaceCheck", checkOpenFace(rows));
  game.free();
}

function finish(game) {
  while (!game.complete) {
    const seat = game.canAct[next(game.canAct.length)];
    const [legal] = game.legalActions(seat);
    record(of("LegalAction"), legal);
    for (const placement of placements(legal)?.slice(0, 2) ?? []) record("Placement", placement);
    if (game.view().handNumber === 1) record(of("View"), game.view(seat));
    const late = legal.cards.length === 3 && game.view().street > 3;
    const action = late && next(3) === 0 ? { type: "timeout" } : openFace.placed(legal, next);
    record(of("Action"), action);
    record("Verdict", game.check(seat, { ...openFace.placed(legal, next), discard: ["As"] }));
    for (const event of game.act(seat, action)) record(of("GameEvent"), event);
  }
}

for (const type of [
  "GameSetup",
  'LegalAction<"texas-holdem">',
  "Verdict",
  "TableView",
  'GameEvent<"texas-holdem">',
  "TableResult",
  "CardsEvaluation",
  "PhhHand",
  "OpenFaceSetup",
  "OpenFaceScore",
  "OpenFaceCheck",
  "Placement",
  ...["LegalAction", "Action", "View", "GameEvent", "Result", "HandChange"].map(of),
]) {
  if (!types.has(type)) throw new RulesError({ code: "ERR_NOTHING_RECORDED", message: type });
}
const events = [...types.get(of("GameEvent"))].map((text) => JSON.parse(text).type);
if (new Set(events).size !== 16) throw new RulesError({ code: "ERR_NOTHING_RECORDED", message: "an event" });

let number = 0;
for (const [type, values] of types) {
  for (const value of values) lines.push(`export const v${number++}: cardroom.${type} = ${value};`);
}
writeFileSync(fileURLToPath(new URL("recorded.ts", import.meta.url)), `${lines.join("\n")}\n`);
