/** The languages of the elements. */
export type Language = "en" | "ru";

/** The language of a tag such as `"ru-RU"`: English where there is no other. */
export const languageOf = (tag: string | null): Language => (/^ru\b/i.test(tag ?? "") ? "ru" : "en");
