import type { Language } from "../language";
import * as en from "./en";
import * as ru from "./ru";

export const common: Record<Language, en.CommonWords> = { en: en.common, ru: ru.common };
