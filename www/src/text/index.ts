import type { TableGameName } from "cardroom";
import type * as english from "cardroom/text/en";
import type { examples } from "../examples/text/en";
import { read, write } from "../storage";
import type { FirstWords, Words } from "./en";
import type { Phrases } from "./english";
import { type Part, parts } from "./parts";

export type Language = "en" | "ru";

/** The languages, each under its own name. */
export const languages: Record<Language, string> = { en: "English", ru: "Русский" };

/** Each language by itself: the words of the page with those of the package that games need; then all of the package's. */
const spoken: Record<Language, () => Promise<Phrases & { words: FirstWords }>> = {
  en: () => import("./english"),
  ru: () => import("./russian"),
};
const written: Record<Language, () => Promise<{ all: typeof english; examples: typeof examples }>> = {
  en: () => import("./english-rules"),
  ru: () => import("./russian-rules"),
};

/** The page's own words in the present language; nothing is drawn before `speak`. */
export let words: Words;
/** The package's, but those about rules and rulings. */
export let phrases: Phrases;
/** All of the package's, once `learnRules` has fetched them. */
export let rulePhrases: typeof english;
/** The words of the rulebook's worked examples, fetched with them. */
export let exampleWords: typeof examples;
export let language: Language = "en";

/** The parts that were learned, in whatever language is spoken. */
const learned = new Set<Part>();

async function wordsOf(these: Iterable<Part>, language: Language): Promise<Partial<Words>> {
  const fetched = [...these].map(async (part) => [part, (await parts[part][language]())[part as never]] as const);
  return Object.fromEntries(await Promise.all(fetched));
}

/** Speaks another language from now on, and remembers it. */
export async function speak(next: Language): Promise<void> {
  const [tongue, more] = await Promise.all([spoken[next](), wordsOf(learned, next)]);
  words = { ...tongue.words, ...more } as Words;
  phrases = tongue;
  language = next;
  document.documentElement.lang = next;
  document.title = words.title;
  write("language", next);
}

/** Fetches the words of parts of the page, in the present language and in whatever is spoken later. */
export async function learn(...these: Part[]): Promise<void> {
  const here = language;
  for (const part of these) learned.add(part);
  const more = await wordsOf(these, here);
  // Another language was spoken meanwhile, maybe before it knew of these.
  if (language === here) words = { ...words, ...more };
  else await learn(...these);
}

/** Fetches the package's words about rules and rulings in the present language. */
export async function learnRules(): Promise<void> {
  ({ all: rulePhrases, examples: exampleWords } = await written[language]());
}

/** The language that was chosen here before, else the browser's. */
export function preferred(): Language {
  const wanted = read("language") ?? navigator.language.slice(0, 2);
  return wanted === "ru" ? "ru" : "en";
}

type TableWords = Pick<Words, "table" | "cover" | "action" | "log" | "result">;

/** The words of the banknote games with those that they are of, put together once. */
let ofNotes: { of: Words; table: TableWords } | null = null;

/** The words at the table of a game: the banknote games have some of their own. */
export function tableWords(game: TableGameName): TableWords {
  if (game === "texas-holdem") return words;
  if (ofNotes?.of !== words) ofNotes = { of: words, table: withNotes(words) };
  return ofNotes.table;
}

const withNotes = ({ table, cover, action, log, result, notes }: Words): TableWords => ({
  table: { ...table, ...notes.table, status: { ...table.status, ...notes.table.status } },
  cover: { ...cover, ...notes.cover },
  action: { ...action, ...notes.action },
  log: {
    ...log,
    ...notes.log,
    post: { ...log.post, ...notes.log.post },
    acted: { ...log.acted, ...notes.log.acted },
  },
  result: { ...result, ...notes.result },
});
