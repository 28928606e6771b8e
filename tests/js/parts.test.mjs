// `cardroom/parts`. What was loaded stays, so each of these runs in a process of its own.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { parse } from "../../npm/binary.mjs";
import { partNames } from "../../npm/part-names.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Runs a module's text and gives back what it said. `made` counts how often something was instantiated. */
function run(body) {
  const script = `
    import init, * as cardroom from "cardroom";
    import { load } from "cardroom/parts";
    let made = 0;
    let broken = 0;
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = (...given) => {
      if (broken-- > 0) return Promise.reject(new Error("broken off"));
      made++;
      return instantiate(...given);
    };
    const { Game, RulesError, Tournament, equity } = cardroom;
    const holdem = { game: "texas-holdem", stacks: [100, 100, 100], button: 0, blinds: { small: 1, big: 2 }, seed: "7".repeat(64) };
    const known = { game: "texas-holdem", hands: ["AhAd", "KsKh"], board: "2c3c4d" };
    const schedule = { players: 18, startingStack: 5000, minutes: 180, chips: [25, 100, 500, 1000] };
    const code = (work) => { try { work(); return "done"; } catch (error) { return error.code ?? String(error); } };
    const said = [];
    ${body}
    console.log(JSON.stringify(said));
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: root,
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

test("the games alone play, evaluate and save", () => {
  const [stacks, category, notes, phase] = run(`
    await load("games");
    const game = new Game(holdem);
    game.act(0, { type: "raise", to: 6 });
    const again = Game.load(game.save());
    again.act(1, { type: "fold" });
    again.act(2, { type: "fold" });
    said.push(again.result().stacks, cardroom.evaluateCards("9s8s9h6dTs7s6s").category);
    said.push(cardroom.checkDeclaration({ notes: ["1234567", "7654321", "1111111"], place: 1, chosen: [0, 1, 2].map((index) => ({ index, shift: 0 })) }).best.category);
    const deal = new Game({ game: "open-face", players: 2, button: 0, seed: "7".repeat(64) });
    said.push(deal.phase);
  `);
  assert.deepEqual(stacks, [103, 99, 98]);
  assert.equal(category, "straight-flush");
  assert.equal(notes, "pair");
  assert.equal(phase, "placing");
});

/** Something of each later part. */
const uses = {
  evaluators: [
    "cardroom.evaluateBatch(new Uint8Array(0), 7)",
    "cardroom.countHands({ size: 7 })",
    "cardroom.compareHands('AsKdQc', 'AhKhQs')",
    "cardroom.showdown({})",
    "cardroom.shuffle([1], '7'.repeat(64))",
    "cardroom.evaluateNotes({})",
    "cardroom.noteDeck(5, '7'.repeat(64))",
    "cardroom.scoreOpenFace({})",
    "cardroom.placements({})",
    "cardroom.arrangeOpenFace({})",
    "cardroom.ruling({})",
    "cardroom.penalty('phone')",
  ],
  odds: [
    "equity(known)",
    "cardroom.equityJob(known)",
    "equity({ game: 'liars-holdem', hands: [['1234567', '7654321'], ['1111111', '2222222']], board: ['3333333'], place: 1 })",
    "cardroom.exchangeOdds({})",
    "cardroom.placementOdds({})",
    "cardroom.placementOddsJob({})",
  ],
  advice: ["cardroom.advise({}, {})"],
  tournament: ["new Tournament({})", "Tournament.load('{}')", "cardroom.generateSchedule({})"],
  history: ["cardroom.parsePhh('')", "cardroom.toPhh({})"],
};

test("what is of another part is refused by name before it is loaded, and works then", () => {
  for (const [part, works] of Object.entries(uses)) {
    const others = Object.entries(uses).filter(([other]) => other !== part);
    const [before, refused, after, rest] = run(`
      const works = [${works.map((work) => `() => ${work}`)}];
      said.push(works.map(code));
      await load("games");
      said.push(works.map((work) => { try { work(); } catch ({ name, code, rule, details, message }) { return { name, code, rule, details, message }; } }));
      await load("${part}");
      said.push(works.map(code));
      said.push([${others.flatMap(([, works]) => works).map((work) => `() => ${work}`)}].map(code));
    `);
    assert.deepEqual(
      before,
      works.map(() => "ERR_NOT_INITIALIZED"),
    );
    assert.deepEqual(
      refused,
      works.map(() => ({
        name: "RulesError",
        code: "ERR_PART_NOT_LOADED",
        rule: null,
        details: { part },
        message: `the part ${part} is not loaded: await load("${part}") first`,
      })),
    );
    assert.ok(!after.includes("ERR_PART_NOT_LOADED") && !after.includes("ERR_NOT_INITIALIZED"), after.join(" "));
    assert.deepEqual(new Set(rest), new Set(["ERR_PART_NOT_LOADED"]));
  }
});

test("a part brings the games with it, and answers as the whole module does", () => {
  const asked = `said.push(equity(known), cardroom.equity({ ...known, exact: false, samples: 1000, seed: "7".repeat(64) }));`;
  const byPart = run(`await load("odds"); ${asked} said.push(new Game(holdem).toAct, made);`);
  const whole = run(`await init(); ${asked} said.push(new Game(holdem).toAct, made);`);
  assert.deepEqual(byPart.slice(0, 3), whole.slice(0, 3));
  assert.deepEqual([byPart[3], whole[3]], [2, 1]);
});

test("a part is loaded once, however often it is asked for", () => {
  const [count, again] = run(`
    await Promise.all([load("odds"), load("games"), load("odds"), load("tournament"), load("games")]);
    said.push(made);
    await load("odds");
    said.push(made);
  `);
  assert.deepEqual([count, again], [3, 3]);
});

test("a part that failed is tried again, and leaves what was there", () => {
  const said = run(`
    broken = 1;
    await load("games").catch((error) => said.push(error.message));
    said.push(code(() => new Game(holdem)));
    await load("games");
    const game = new Game(holdem);
    broken = 1;
    await load("odds").catch((error) => said.push(error.message));
    said.push(code(() => equity(known)), game.toAct);
    await load("odds");
    said.push(code(() => equity(known)), game.toAct, made);
  `);
  const refused = "ERR_PART_NOT_LOADED";
  assert.deepEqual(said, ["broken off", "ERR_NOT_INITIALIZED", "broken off", refused, 0, "done", 0, 2]);
});

test("where the games fail, so does what was to stand on them", () => {
  const said = run(`
    broken = 1;
    await load("odds").catch((error) => said.push(error.message));
    said.push(code(() => equity(known)));
    await load("odds");
    said.push(code(() => equity(known)), made);
  `);
  assert.deepEqual(said, ["broken off", "ERR_NOT_INITIALIZED", "done", 2]);
});

test("init after a part brings the others, and what was begun goes on", () => {
  const said = run(`
    await load("games");
    const game = new Game(holdem);
    await Promise.all([init(), load("odds"), init()]);
    game.act(0, { type: "fold" });
    said.push(made, game.toAct, code(() => equity(known)), code(() => cardroom.parsePhh("")));
  `);
  assert.deepEqual(said, [6, 1, "done", "ERR_PHH_MISSING"]);
});

test("after init every part counts as loaded, also while it is on its way", () => {
  const said = run(`
    const whole = init();
    await load("tournament");
    said.push(code(() => equity(known)), made);
    await whole;
    for (const part of ["games", "evaluators", "odds", "advice", "tournament", "history"]) await load(part);
    said.push(made);
  `);
  assert.deepEqual(said, ["done", 1, 1]);
});

test("another part is a wrong argument", () => {
  for (const part of ["", "all", "__proto__", null, 1]) {
    const [error] = run(`
      await load(${JSON.stringify(part)}).catch(({ name, path, message }) => said.push({ name, path, message }));
    `);
    assert.equal(error.name, "TypeError");
    assert.equal(error.path, "part");
    assert.match(
      error.message,
      /^part: expected "games", "evaluators", "odds", "advice", "tournament" or "history", got /,
    );
  }
});

const file = (name) => parse(readFileSync(new URL(`../../pkg/${name}.wasm`, import.meta.url)));

test("each slot of the table and each byte of data is of one part, and is what the whole module has there", () => {
  const bytesOf = ({ bytes, segments }) =>
    new Map(
      segments.flatMap(({ address, at, size }) =>
        Array.from({ length: size }, (_, place) => [address + place, bytes[at + place]]).filter(
          ([, byte]) => byte !== 0,
        ),
      ),
    );
  const slotsOf = ({ elements }) =>
    elements.flatMap(({ slot, functions }) => functions.map((_, place) => slot + place));
  const whole = file("cardroom_bg");
  const [data, slots] = [bytesOf(whole), new Set(slotsOf(whole))];
  const takenBytes = new Set();
  const takenSlots = new Set();
  for (const name of partNames) {
    const part = file(`parts/${name}`);
    for (const [address, byte] of bytesOf(part)) {
      assert.equal(byte, data.get(address), `${name} at ${address}`);
      assert.ok(!takenBytes.has(address), `${name} at ${address}`);
      takenBytes.add(address);
    }
    for (const slot of slotsOf(part)) {
      assert.ok(slots.has(slot) && !takenSlots.has(slot), `${name} in slot ${slot}`);
      takenSlots.add(slot);
    }
  }
  assert.equal(takenBytes.size, data.size);
});

test("what a part imports the games export", () => {
  const exported = new Set(file("parts/games").exports.map(({ name }) => name));
  for (const name of partNames.slice(1)) {
    for (const each of file(`parts/${name}`).imports) {
      assert.ok(each.from === "./cardroom_bg.js" || (each.from === "g" && exported.has(each.name)), each.name);
    }
  }
});
