import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import init, { Game, penalty, ruling } from "cardroom";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";

await init();

/** Amounts in a sentence are grouped by its language. */
const plain = (text) => text.replaceAll(/(?<=\d)[,\u00a0\u202f](?=\d{3})/g, "");

/** What must stand in the sentence on an action. */
const named = {
  en: { fold: "fold", check: "check", call: "call", bet: "bet of", raise: "raise to" },
  ru: { fold: "пас", check: "чек", call: "колл", bet: "бет", raise: "рейз до" },
};
const open = { en: /call or (a )?fold|whole call, or a fold/, ru: /колл или пас/ };

// The cases are written from the rules' text and TDA 2024, not from what the package says; `tests/rulings.rs` has them, too.
const cases = readFileSync(new URL("../vectors/rulings.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");
for (const line of cases) {
  const { name, request, expected } = JSON.parse(line);
  test(name, () => {
    const ruled = ruling(request);
    for (const [field, value] of Object.entries(expected)) assert.deepEqual(ruled[field], value, field);
    for (const [language, { describeRuling, describeReason }] of Object.entries({ en, ru })) {
      const sentence = plain(describeRuling(ruled));
      const { action, status, returned } = ruled;
      if (action !== null) assert.ok(sentence.includes(named[language][action.type]), sentence);
      if (action?.to !== undefined) assert.match(sentence, new RegExp(`\\b${action.to}\\b`));
      if (status === "choice" || status === "floor") assert.match(sentence, open[language]);
      if (returned > 0) assert.match(sentence, new RegExp(`\\b${returned}\\b`));
      for (const reason of ruled.reasons) {
        const said = plain(describeReason(reason));
        assert.match(said, /^[\p{Lu}\d].*\.$/u);
        assert.doesNotMatch(said, /undefined|NaN|null|object/);
        assert.doesNotMatch(said, language === "ru" ? /[A-Za-z]/ : /[А-Яа-яЁё]/);
        for (const [part, value] of Object.entries(reason)) {
          if (part !== "code" && part !== "rule") assert.match(said, new RegExp(`\\b${value}\\b`), part);
        }
      }
    }
  });
}

test("the sentences of a ruling, word for word", () => {
  const change = ruling({ bet: 325, stack: 9000, bigBlind: 100, largestRaise: 325, motions: [[500, 25]] });
  assert.equal(en.describeRuling(change), "This counts as a raise to 650.");
  assert.deepEqual(change.reasons.map(en.describeReason), [
    "200 on top of the call is at least half (163) of the largest raise, 325: it is a raise.",
    "It is completed to the smallest legal raise, 650 in all.",
  ]);
  assert.equal(ru.describeRuling(change), "Это рейз до 650.");
  assert.deepEqual(change.reasons.map(ru.describeReason), [
    "Сверх колла 200, не меньше половины (163) наибольшего повышения 325: это рейз.",
    "Доводится до наименьшего допустимого рейза, всего 650.",
  ]);
  const chip = ruling({ bet: 200, stack: 9000, bigBlind: 200, motions: [[1000]], outOfTurn: { since: [] } });
  assert.equal(en.describeRuling(chip), "This counts as a call, if the bet to match stays as it is. 800 go back.");
  assert.equal(ru.describeRuling(chip), "Это колл, если ставка не изменится. Возвращается 800.");
});

test("an action that is ruled is one that Game.act takes", () => {
  const { action } = ruling({ bet: 200, stack: 9000, bigBlind: 200, word: "raise", motions: [[1000]] });
  assert.deepEqual(action, { type: "raise", to: 1000 });
});

test("each wrong field of a ruling is refused by its name", () => {
  const request = { bet: 200, stack: 9000, bigBlind: 200 };
  const wrong = [
    [{ stack: 9000, bigBlind: 200 }, TypeError, /^bet: expected a whole number from 0, got undefined/],
    [{ ...request, bet: "200" }, TypeError, /^bet: /],
    [{ ...request, word: "meld" }, TypeError, /^word: expected "fold", .* or "all-in", got "meld"/],
    [{ ...request, amount: 0 }, TypeError, /^amount: expected a whole number from 1/],
    [{ ...request, motions: [5] }, TypeError, /^motions\[0\]: expected an array, got 5/],
    [{ ...request, motions: [[5], [0]] }, TypeError, /^motions\[1\]\[0\]: expected a whole number from 1/],
    [{ ...request, motions: Array(101).fill([]) }, TypeError, /^motions: /],
    [{ ...request, first: "cards" }, TypeError, /^first: /],
    [{ ...request, outOfTurn: {} }, TypeError, /^outOfTurn\.since: /],
    [{ ...request, outOfTurn: { since: ["all-in"] } }, TypeError, /^outOfTurn\.since\[0\]: /],
    [{ ...request, pot: 3 }, TypeError, /^pot: unknown field/],
  ];
  for (const [each, type, message] of wrong) assert.throws(() => ruling(each), { name: type.name, message });
  const bounds = [
    [{ committed: 201 }, { field: "committed", min: 0, max: 200 }],
    [{ largestRaise: 199 }, { field: "largestRaise", min: 200, max: 2 ** 51 - 1 }],
    [{ stack: 0 }, { field: "stack", min: 1, max: 2 ** 51 - 1 }],
    [{ chipUnit: 500 }, { field: "chipUnit", min: 1, max: 200 }],
    [{ most: 300 }, { field: "most", min: 400, max: 2 ** 53 - 1 }],
    [{ motions: [[9000], [1]] }, { field: "motions", min: 0, max: 9000 }],
  ];
  for (const [each, details] of bounds) {
    assert.throws(() => ruling({ ...request, ...each }), { name: "RulesError", code: "ERR_AMOUNT", details });
  }
});

test("RL-6 penalties escalate, as events for a log", () => {
  const talk = (previous) => penalty({ offence: "talks-about-hand", previous, players: 9 });
  assert.deepEqual(talk([]), { offence: "talks-about-hand", rule: "RL-6", penalty: "warning", hands: 0 });
  assert.deepEqual(talk(["warning"]).penalty, "missed-hand");
  assert.deepEqual(talk(["missed-hand", "warning"]).hands, 9);
  assert.deepEqual(talk(["missed-round"]).penalty, "exclusion");
  assert.deepEqual(talk(["exclusion"]).penalty, "ban");
  assert.equal(
    en.describePenalty(talk(["missed-hand"])),
    "Talk about the hand in play, even after a fold: a missed round, 9 hands. The floor's decision is final.",
  );
  assert.deepEqual(
    [2, 5].map((players) => ru.describePenalty(penalty({ offence: "phone", previous: ["missed-hand"], players }))),
    [
      "Телефон над столом: пропуск круга, 2 раздачи. Решение флора окончательно.",
      "Телефон над столом: пропуск круга, 5 раздач. Решение флора окончательно.",
    ],
  );
});

// The rule sheet's etiquette (RL-6, RL-7): what each offence costs the first time, in both languages.
for (const [offence, rule, first, english, russian] of [
  ["talks-about-hand", "RL-6", "warning", /talk/i, /раздач/i],
  ["hides-cards", "RL-6", "warning", /sight/i, /на виду|вид/i],
  ["advice", "RL-6", "warning", /advice/i, /совет|подсказ/i],
  ["disturbs", "RL-6", "warning", /insult|hinder|disturb/i, /оскорб|меша/i],
  ["acts-out-of-turn", "RL-1", "warning", /turn/i, /очеред/i],
  ["phone", "RL-7", "warning", /phone/i, /телефон/i],
  ["touches-cards", "RL-7", "warning", /touch/i, /чуж/i],
  ["leaves-seat", "RL-7", "warning", /seat/i, /мест|стол/i],
  ["shares-cards", "RL-7", "missed-hand", /information|cards/i, /карт/i],
  ["colludes", "RL-7", "exclusion", /together|collu/i, /сговор|вдвоём/i],
]) {
  test(`${rule}: the first time, ${offence} costs ${first}`, () => {
    const ruled = penalty({ offence, players: 6 });
    assert.deepEqual([ruled.rule, ruled.penalty], [rule, first]);
    assert.match(en.describePenalty(ruled), english);
    assert.match(ru.describePenalty(ruled), russian);
  });
}

test("RL-7 sharing cards costs a hand the first time", () => {
  const shared = penalty({ offence: "shares-cards", players: 6 });
  assert.deepEqual(shared, { offence: "shares-cards", rule: "RL-7", penalty: "missed-hand", hands: 1 });
  assert.throws(() => penalty({ offence: "phone" }), { message: /^players: / });
  assert.throws(() => penalty({ offence: "phone", players: 6, previous: ["jail"] }), { message: /^previous\[0\]: / });
});

test("what a getter of the request throws comes back as it is, and no inherited field is read", () => {
  const thrown = { code: "ERR_OWN" };
  const request = {
    get bet() {
      throw thrown;
    },
  };
  assert.throws(
    () => ruling(request),
    (error) => error === thrown,
  );
  const inherited = Object.create({ bet: 200 }, {});
  assert.throws(() => ruling(inherited), { name: "TypeError", message: /^request: expected a plain object/ });
  for (const other of [null, [], "raise", new Map(), 7, undefined]) assert.throws(() => ruling(other), TypeError);
});

const table = (change = {}) =>
  new Game({
    game: "texas-holdem",
    stacks: [5000, 5000, 5000, 5000],
    button: 0,
    blinds: { small: 50, big: 100 },
    ...change,
  });

test("rl_04_a gesture at a game is ruled by where its seat stands", () => {
  const game = table();
  // Seat 3 is first; 100 are to call.
  assert.deepEqual(ruling({ game, seat: 3, motions: [[500]] }).action, { type: "call" });
  const raised = ruling({ game, seat: 3, word: "raise", amount: 350 });
  assert.deepEqual([raised.status, raised.action, raised.adds], ["binds", { type: "raise", to: 350 }, 350]);
  game.act(3, raised.action);
  // A raise by 250: half of it, 125, makes 475 a raise to 600, and 470 a call.
  assert.deepEqual(ruling({ game, seat: 0, motions: [[100, 100, 100, 100, 50, 25]] }).action, {
    type: "raise",
    to: 600,
  });
  assert.deepEqual(ruling({ game, seat: 0, motions: [[100, 100, 100, 100, 50, 20]] }).action, { type: "call" });
  // The small blind has 50 in front of it.
  game.act(0, { type: "call" });
  assert.equal(ruling({ game, seat: 1, word: "call" }).adds, 300);
});

test("rl_04_what a game rules is what a floor person is told, and is accepted", () => {
  const game = table({ betting: "pot-limit", chipUnit: 50 });
  game.act(3, { type: "raise", to: 300 });
  // Chips of 50; the pot is 450, with the call of 300 it is 750, so 1050 is the most.
  const facts = { bet: 300, stack: 5000, bigBlind: 100, largestRaise: 200, chipUnit: 50, most: 1050 };
  for (const gesture of [
    { word: "raise" },
    { word: "all-in" },
    { amount: 900 },
    { motions: [[100, 100, 100, 100]] },
    { motions: [[1000, 1000], [500]], first: "chips" },
    { word: "raise", outOfTurn: { since: ["fold"] } },
  ]) {
    const ruled = ruling({ game, seat: 0, ...gesture });
    assert.deepEqual(ruled, ruling({ ...facts, ...gesture }));
    assert.deepEqual(game.check(0, ruled.action), { ok: true });
  }
});

test("rl_02_a seat that cannot act is refused as its fold would be, and nothing changes", () => {
  const game = table();
  const before = game.save();
  const refused = (code) => ({ name: "RulesError", code });
  assert.throws(() => ruling({ game, seat: 1, word: "fold" }), {
    ...refused("ERR_NOT_YOUR_TURN"),
    details: { canAct: [3] },
  });
  assert.throws(() => ruling({ game, seat: 4, word: "fold" }), refused("ERR_NO_SUCH_SEAT"));
  assert.throws(() => ruling({ game, seat: 3, motions: [[5001]] }), {
    ...refused("ERR_AMOUNT"),
    details: { field: "motions", min: 0, max: 5000 },
  });
  const argument = (path) => ({ name: "TypeError", path });
  assert.throws(() => ruling({ game, word: "fold" }), argument("seat"));
  assert.throws(() => ruling({ game, seat: 3, bet: 100 }), argument("bet"));
  assert.throws(() => ruling({ game, seat: 3, word: "pass" }), argument("word"));
  for (const other of ["texas-holdem", null, Object.create(Game.prototype), new Proxy(game, {})]) {
    assert.throws(() => ruling({ game: other, seat: 3, word: "fold" }), argument("game"));
  }
  assert.throws(() => ruling({ seat: 3, bet: 0, stack: 1, bigBlind: 1 }), argument("seat"));
  assert.equal(game.save(), before);
  for (const seat of [3, 0, 1]) game.act(seat, { type: "fold" });
  assert.throws(() => ruling({ game, seat: 2, word: "check" }), refused("ERR_HAND_OVER"));
  game.free();
  assert.throws(() => ruling({ game, seat: 2, word: "check" }), refused("ERR_FREED"));
  const rows = new Game({ game: "open-face", players: 2, button: 0 });
  assert.throws(() => ruling({ game: rows, seat: 1, word: "check" }), refused("ERR_NOT_NOW"));
  // Notes: the ante is the smallest bet; whoever must open cannot be asked.
  const notes = new Game({ game: "liars-holdem", stacks: [500, 500, 500], button: 0, ante: 10, seed: "07".repeat(32) });
  assert.throws(() => ruling({ game: notes, seat: notes.toAct, word: "fold" }), refused("ERR_NOT_NOW"));
});
