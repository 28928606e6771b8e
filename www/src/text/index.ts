import type { TableGameName } from "cardroom";
import * as english from "cardroom/text/en";
import * as russian from "cardroom/text/ru";
import { read, write } from "../storage";
import { en, type Words } from "./en";
import { ru } from "./ru";

export type Language = "en" | "ru";

/** The languages, each under its own name. */
export const languages: Record<Language, string> = { en: "English", ru: "Русский" };

const dictionaries: Record<Language, Words> = { en, ru };

const packaged: Record<Language, typeof english> = { en: english, ru: russian };

/** The page's own words in the present language. */
export let words: Words = en;
/** The package's. */
export let phrases: typeof english = english;
export let language: Language = "en";

/** Speaks another language from now on, and remembers it. */
export function speak(next: Language): void {
  language = next;
  words = dictionaries[next];
  phrases = packaged[next];
  document.documentElement.lang = next;
  document.title = words.title;
  write("language", next);
}

/** The language that was chosen here before, else the browser's. */
export function preferred(): Language {
  const wanted = read("language") ?? navigator.language.slice(0, 2);
  return wanted === "ru" ? "ru" : "en";
}

/** The words at the table of a game: the banknote games have some of their own. */
export function tableWords(game: TableGameName): Pick<Words, "table" | "cover" | "action" | "log" | "result"> {
  if (game === "texas-holdem") return words;
  const { table, cover, action, log, result, notes } = words;
  return {
    table: { ...table, ...notes.table },
    cover: { ...cover, ...notes.cover },
    action: { ...action, ...notes.action },
    log: {
      ...log,
      ...notes.log,
      post: { ...log.post, ...notes.log.post },
      acted: { ...log.acted, ...notes.log.acted },
    },
    result: { ...result, ...notes.result },
  };
}
