import type { Language } from "../../language";
import * as en from "./en";
import * as ru from "./ru";

export const odds: Record<Language, en.OddsWords> = { en: en.odds, ru: ru.odds };
