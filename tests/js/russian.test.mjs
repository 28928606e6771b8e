import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import * as ru from "cardroom/text/ru";
import { root } from "../../npm/setup.mjs";
import { refusals } from "../../npm/text/ru/refusals.js";
import { disagreeing, numbers } from "../support/numerals.mjs";

/** Every file that holds Russian words: the package's, the elements' and the page's. */
const files = ["npm/text/ru", "npm/elements", "www/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => /^npm\/text\/ru\/.*\.js$|\/ru\.ts$|text\/screens\.ts$/.test(file)),
);
const words = files.map((file) => [file, readFileSync(join(root, file), "utf8")]);

/** Words that are written with ё, whole or by their beginning. */
const whole =
  "еще ее нее свое чье идет ждет дает берет бьет войдет придет подойдет перейдет пройдет назовет принесет создает сдает сожжет вернет найдет берется бьется дается достается остается сдается пришел пошел сжег прошел вдвоем втроем трех четырех завершен дележ счет учет зачет темное зеленое втемную терн";
const begun = "(четв|пят|шест|сем|восьм)ер(к|ок) мертв(ая|ой|ую|ый|ого|ому|ые|ых|ым) расчет подсчет нечетн";
const flat = new RegExp(
  `(?<!\\p{L})(?:(?:${whole.replaceAll(" ", "|")})(?!\\p{L})|(?:${begun.replaceAll(" ", "|")}))`,
  "iu",
);

test("Russian words are written with ё throughout", () => {
  assert.ok(words.length > 15);
  for (const known of ["еще", "Терн", "пара семерок", "мертвая рука", "Расчет"]) assert.match(known, flat);
  for (const known of ["ещё", "рука мертва", "тёрн", "трехочковый", "считает"]) assert.doesNotMatch(known, flat);
  for (const [file, text] of words) {
    for (const line of text.split("\n")) assert.doesNotMatch(line, flat, file);
  }
});

test("Russian words keep to Russian typography", () => {
  for (const [file, text] of words) {
    // What is written in quotes, for the page or the package to say.
    for (const [, said] of text.matchAll(/"([^"\n]*[а-яё][^"\n]*)"/giu)) {
      assert.doesNotMatch(said, / {2}|\.\.\.| …|[“”„']/u, `${file}: ${said}`);
      assert.doesNotMatch(said, /\p{L} [-–] \p{L}/u, `${file}, a dash: ${said}`);
      assert.doesNotMatch(said, /[а-яё][a-z]|[a-z][а-яё]/iu, `${file}, letters of two alphabets in a word: ${said}`);
    }
    assert.doesNotMatch(text, /\} %/u, `${file}: a space that breaks before %`);
  }
});

test("each game keeps to the terms of its own text", () => {
  const of = (end) => words.filter(([file]) => file.endsWith(end)).map(([, text]) => text);
  const [banknotes] = of("text/ru/rules/banknotes.js");
  const [holdem] = of("text/ru/rules/holdem.js");
  assert.doesNotMatch(banknotes, /(?<!\p{L})пас(?!\p{L})|спас|раздач[^еуи]|торговл|терн/iu);
  assert.doesNotMatch(holdem, /фолд|торг(и|ов|ах)(?!\p{L})|(?<!\p{L})кон(?!\p{L}|[её]ц)|купюр/iu);
  for (const [file, text] of words) assert.doesNotMatch(text, /ва-банк(?!\) создаёт)|шоудаун|Нуль-Джокер/iu, file);
  for (const rule of ["LP-24", "LP-27", "LP-32", "LH-3", "LD-13"]) {
    for (const code of ["ERR_CHECK_FACING_BET", "ERR_NOT_REOPENED", "ERR_NOTHING_BEHIND", "ERR_NOTHING_TO_WIN"]) {
      const said = ru.describeRefusal({ code, rule, details: { call: 10 } });
      assert.doesNotMatch(said, /пас(?!\p{L})|спас|фишк|стек/u, code);
    }
  }
});

test("every rank has its four forms, and hands of cards are named in them", () => {
  const named = (category, ...ranks) => ru.describeHand({ category, ranks });
  for (const rank of "23456789TJQKA") {
    const one = named("high-card", rank).replace("старшая карта ", "");
    const ofOne = named("straight", rank).replace("стрит до ", "");
    const ofMany = named("pair", rank).replace("пара ", "");
    const many = named("two-pair", rank, rank === "2" ? "3" : "2").split(" ")[2];
    assert.equal(ru.describeCard(`${rank}s`), `${one} пик`);
    const stem = one.replace(/(ка|а|ь)$/, "");
    const [genitive, plural, genitives] = one.endsWith("ка")
      ? [`${stem}ки`, `${stem}ки`, rank === "2" ? "двоек" : rank === "3" ? "троек" : `${stem}ок`]
      : one.endsWith("а")
        ? [`${stem}ы`, `${stem}ы`, stem]
        : one.endsWith("ь")
          ? [`${stem}я`, `${stem}и`, `${stem}ей`]
          : [`${stem}а`, `${stem}ы`, `${stem}ов`];
    assert.deepEqual([ofOne, many, ofMany], [genitive, plural, genitives]);
  }
});

test("numbers in Russian refusals, steps and advice have their noun in the right form", () => {
  assert.deepEqual(
    ["1 карт", "5 карты", "21 карта", "2 карта", "11 карта", "1 большой блайнд", "1\u00a0000 очко"].flatMap(
      disagreeing,
    ),
    ["1 карт", "5 карты", "2 карта", "11 карта", "1\u00a0000 очко"],
  );
  const names = "min max step unit call to count known size position first held room mustPlace mustDiscard full".split(
    " ",
  );
  const more = "fewest most sum pool stack untilLevel atMost line afterLevel table players needed total".split(" ");
  for (const n of numbers) {
    const all = Object.fromEntries([...names, ...more].map((name) => [name, n]));
    const lists = {
      canAct: [0, n],
      dealtIn: [n],
      owners: [n],
      tables: [n],
      out: [n],
      legal: [n],
      card: "Td",
      on: true,
    };
    for (const code of Object.keys(refusals)) {
      for (const rule of [null, "LP-1", "OF-1"]) {
        for (const max of [n, n + 1, n + 4]) {
          const details = { ...all, ...lists, max, ...(/SUCH_SEAT|PHH/.test(code) ? { seats: n } : {}) };
          if (code === "ERR_BUTTON") details.players = [n];
          assert.deepEqual(disagreeing(ru.describeRefusal({ code, rule, details })), [], code);
        }
      }
    }
    const said = [
      ru.describeAdvice({ code: "push", top: 0.1, plays: 0.2, blinds: n }),
      ru.describeAdvice({ code: "stay", royalties: n }),
      ru.describeAdvice({ code: "flush-draw", row: "top", cards: n }),
      ru.describeStep({ code: "sweep", rule: "OF-9", winner: 0, loser: 1, points: n }),
      ru.describeStep({ code: "fantasy", rule: "OF-14", seat: n, cards: n, stays: true }),
      ru.describeStep({ code: "paid", rule: "OF-12", from: 0, to: 1, points: n, owed: n, paid: n, kush: 1 }),
      ru.describePenalty({ offence: "advice", penalty: "missed-round", hands: n }),
    ];
    assert.deepEqual(said.flatMap(disagreeing), []);
  }
});
