import type { Language } from "../../language";
import * as en from "./en";
import * as ru from "./ru";

export const betting: Record<Language, en.BettingWords> = { en: en.betting, ru: ru.betting };
