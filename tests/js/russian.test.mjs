import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { root } from "../../npm/setup.mjs";

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
