import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";
import { details } from "../support/details.mjs";

const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const inner = async (file) =>
  Object.fromEntries(
    await Promise.all(
      ["en", "ru"].map(async (language) => [language, await import(`../../npm/text/${language}/${file}.js`)]),
    ),
  );
const sorted = (names) => [...new Set(names)].sort();

test("both languages have the same names, all of them typed", () => {
  assert.deepEqual(sorted(Object.keys(ru)), sorted(Object.keys(en)));
  const typed = [...source("npm/text/en.d.ts").matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(sorted(Object.keys(en)), sorted(typed));
});

test("the codes of rulings are those of the core, in its order", async () => {
  const { codes, offences, penalties } = await import("../../npm/rulings.js");
  const entries = source("src/rulings/reason.rs").matchAll(/^ {4}\w+ = "(.+)", "(.+)", \[(.*)\];$/gm);
  const core = [...entries].map(([, code, rule, parts]) => [code, rule, JSON.parse(`[${parts}]`)]);
  assert.ok(core.length > 40);
  assert.deepEqual(codes, core);
  const conduct = source("src/rulings/conduct.rs");
  const [offenceNames, penaltyNames] = [...conduct.matchAll(/NAMES: \[&str; \d+\] =\s+\[([^\]]*)\]/g)].map(
    ([, names]) => JSON.parse(`[${names.trim().replace(/,$/, "")}]`),
  );
  assert.deepEqual(
    offences.map(([name]) => name),
    offenceNames,
  );
  assert.deepEqual(penalties, penaltyNames);
  const typed = source("npm/rulings.d.ts").match(/interface RulingParts \{([\s\S]*?)\n\}/)[1];
  const names = [...typed.matchAll(/^ {2}"?([a-z-]+)"?: /gm)].map(([, code]) => code);
  assert.deepEqual(sorted(names), sorted(codes.map(([code]) => code)));
});

test("every code of a ruling has its sentence in both languages, and no sentence is left over", async () => {
  const { codes, offences, penalties } = await import("../../npm/rulings.js");
  for (const words of Object.values(await inner("rulings"))) {
    assert.deepEqual(sorted(Object.keys(words.reasons)), sorted(codes.map(([code]) => code)));
    assert.deepEqual(sorted(Object.keys(words.penalties)), sorted(penalties));
    assert.deepEqual(sorted(Object.keys(words.offences)), sorted(offences.map(([name]) => name)));
  }
});

/** The codes that the package's sources have outside their tests. */
function codes() {
  const found = [];
  for (const [folder, end] of [
    ["src", ".rs"],
    ["npm", ".js"],
  ]) {
    for (const file of readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true })) {
      if (!file.endsWith(end)) continue;
      const [code] = source(`${folder}/${file}`).split("#[cfg(test)]");
      found.push(...[...code.matchAll(/"(ERR_[A-Z_]+)"/g)].map(([, name]) => name));
    }
  }
  // A wrong argument is a TypeError, for a developer and not for a player.
  return sorted(found.filter((code) => code !== "ERR_ARGUMENT"));
}

test("every code of a refusal has its sentence in both languages, and no sentence is left over", async () => {
  for (const [language, { refusals, banknoteRefusals }] of Object.entries(await inner("refusals"))) {
    const where = `npm/text/${language}/refusals.js`;
    const has = new Set(Object.keys(refusals));
    assert.deepEqual(
      codes().filter((code) => !has.has(code)),
      [],
      `${where} lacks these`,
    );
    assert.deepEqual(
      [...has].filter((code) => !codes().includes(code)),
      [],
      `${where} has these for nothing`,
    );
    assert.ok(Object.keys(banknoteRefusals).every((code) => has.has(code)));
  }
});

test("a refusal that no language knows is told by its code", () => {
  assert.equal(en.describeRefusal({ code: "ERR_NEW" }), "This is refused: ERR_NEW.");
  assert.equal(ru.describeRefusal({ code: "ERR_NEW" }), "Отказ: ERR_NEW.");
});

test("every sentence of a refusal is whole, with any details that it may have", async () => {
  for (const [language, words] of Object.entries({ en, ru })) {
    for (const code of codes()) {
      for (const rule of [null, "LP-3", "TH-6"]) {
        const players = /^ERR_(TABLE_SHORT|TOO_FEW_PLAYERS)$/.test(code) ? 5 : details.players;
        const said = words.describeRefusal({ code, rule, details: { ...details, players } });
        assert.match(said, /^[\p{Lu}\d].*\.$/u, code);
        assert.doesNotMatch(said, /undefined|NaN|null|\[object/, code);
        if (language === "ru") assert.doesNotMatch(said, /[A-Za-z]/, code);
      }
    }
  }
});

test("amounts are grouped as the locale groups them", () => {
  for (const [locale, words] of [
    ["en", en],
    ["ru", ru],
  ]) {
    const format = new Intl.NumberFormat(locale);
    for (const n of [
      0,
      7,
      999,
      1000,
      9999,
      10_000,
      123_456,
      1_234_567,
      Number.MAX_SAFE_INTEGER,
      -1,
      -1000,
      1.5,
      1234.5,
    ]) {
      assert.equal(words.amount(n), format.format(n), `${locale}: ${n}`);
    }
  }
});

test("Russian numbers, cards and hands have their case", () => {
  assert.deepEqual(
    [1, 3].map((max) => ru.describeRefusal({ code: "ERR_STRADDLES", details: { max } })),
    [
      "За этим столом страддл может стоять не больше чем на 1 месте.",
      "За этим столом страддл может стоять не больше чем на 3 местах.",
    ],
  );
  assert.deepEqual(
    [0, 1, 2, 5, 11, 21, 22, 1.5].map((n) => ru.count(n, "карта", "карты", "карт")),
    ["0 карт", "1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты", "1,5 карты"],
  );
  assert.deepEqual(
    [1, 2, 5].map((n) => en.count(n, "card", "cards")),
    ["1 card", "2 cards", "5 cards"],
  );
  const hands = [
    ["high-card", "AKQJ9", "старшая карта туз, кикеры король, дама, валет, девятка"],
    ["pair", "7A52", "пара семёрок, кикеры туз, пятёрка, двойка"],
    ["two-pair", "K7A", "две пары, короли и семёрки, кикер туз"],
    ["three-of-a-kind", "QT2", "сет дам, кикеры десятка, двойка"],
    ["straight", "5", "стрит до пятёрки"],
    ["flush", "K9876", "флеш, король, девятка, восьмёрка, семёрка, шестёрка"],
    ["full-house", "J4", "фулл-хаус, валеты и четвёрки"],
    ["four-of-a-kind", "3T", "каре троек, кикер десятка"],
    ["straight-flush", "K", "стрит-флеш до короля"],
    ["royal-flush", "A", "роял-флеш"],
  ];
  for (const [category, ranks, text] of hands) assert.equal(ru.describeHand({ category, ranks: [...ranks] }), text);
});

test("numbers of banknotes and rows are named in both languages", () => {
  const kings = { category: "two-pair", ranks: ["K", "7", "5"] };
  assert.equal(en.describeHand(kings), "two pair, kings and sevens, kicker five");
  const numbers = [
    [{ category: "pair", ranks: [7, 5], natural: false }, "pair 7-7, kicker 5", "пара 7-7, кикер 5"],
    [{ category: "straight", ranks: [3], natural: true }, "straight 1-2-3, natural", "стрит 1-2-3, натуральный"],
    [
      { category: "pair", ranks: [9, 1], natural: true },
      "pair 9-9, kicker 1, natural",
      "пара 9-9, кикер 1, натуральная",
    ],
    [{ category: "set", ranks: [4], natural: false }, "set 4-4-4", "сет 4-4-4"],
    [{ category: "high", ranks: [9, 5, 1], natural: false }, "high number 9-5-1", "мусор 9-5-1"],
  ];
  for (const [hand, english, russian] of numbers) {
    assert.deepEqual([en.describeNumbers(hand), ru.describeNumbers(hand)], [english, russian]);
  }
  assert.deepEqual(["top", "middle", "bottom"].map(ru.describeRow), ["Фронт", "Миддл", "Бек"]);
});

test("the rulebook has every rule of docs/rules in both languages, and no other", () => {
  const written = ["texas-holdem", "liars-poker", "open-face-chinese"].flatMap((file) =>
    [...source(`docs/rules/${file}.md`).matchAll(/^(?:\| *|#+ +)\**([A-Z]{2}-\d+)/gm)].map(([, id]) => id),
  );
  assert.ok(written.length > 100);
  for (const [language, { rulebook }] of Object.entries({ en, ru })) {
    assert.deepEqual(sorted(Object.keys(rulebook)), sorted(written));
    for (const [id, { title, text }] of Object.entries(rulebook)) {
      assert.match(title, /^[\p{Lu}«“].*[^.]$/u, id);
      assert.match(text, /^[\p{Lu}\d«“].*\.$/u, id);
      assert.ok(text.length < 400, id);
      if (language === "ru") assert.doesNotMatch(title + text, /[A-Za-z]/, id);
      else assert.doesNotMatch(title + text, /[А-Яа-яЁё]/, id);
      // Money is never called chips at the banknote games.
      if (/^L/.test(id) && id !== "LP-2") assert.doesNotMatch(title + text, /chip|фишк/i, id);
    }
  }
});

test("every rule of the rulebook has its id in the types, and no other has", () => {
  const [, union] = source("npm/refusals.d.ts").match(/type RuleId =\n([\s\S]*?);/);
  const typed = [...union.matchAll(/`([A-Z]{2})-\$\{([\d |]+)\}`/g)].flatMap(([, letters, numbers]) =>
    numbers.split(" | ").map((number) => `${letters}-${number}`),
  );
  assert.deepEqual(sorted(typed), sorted(Object.keys(en.rulebook)));
});

test("every rule that the sources cite is in the rulebook", () => {
  const cited = readdirSync(new URL("../../src", import.meta.url), { recursive: true })
    .filter((file) => file.endsWith(".rs"))
    .flatMap((file) => [...source(`src/${file}`).matchAll(/"((?:TH|TT|RL|LP|LH|LD|OF)-\d+)"/g)].map(([, id]) => id));
  assert.deepEqual(
    sorted(cited).filter((id) => !(id in en.rulebook)),
    [],
  );
});

test("a code without words, be it the name of what every object has, is told as it is", () => {
  for (const code of ["ERR_OF_ANOTHER_VERSION", "toString", "constructor", "__proto__"]) {
    for (const rule of [null, "LP-1"]) {
      assert.equal(en.describeRefusal({ code, rule, details: {} }), `This is refused: ${code}.`);
      assert.equal(ru.describeRefusal({ code, rule, details: {} }), `Отказ: ${code}.`);
    }
  }
});
