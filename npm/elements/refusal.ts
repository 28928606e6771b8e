import type { Language } from "./language";
import * as told from "./refusal-words";
import { common } from "./words";
import { phrases } from "./words/phrases";

const words = (lang: Language): told.RefusalWords => ({
  common: common[lang],
  describeRefusal: phrases[lang].describeRefusal,
});

/** The sentence for a refusal by the rules, with the rule's id. */
export const sentence = (refused: Parameters<typeof told.sentence>[0], lang: Language): string =>
  told.sentence(refused, words(lang));

/** What the package threw, in words. Anything else is a fault of ours, and is thrown on. */
export const refusal = (error: unknown, lang: Language): told.Refusal => told.refusal(error, words(lang));
