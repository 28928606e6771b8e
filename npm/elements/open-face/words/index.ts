import type { Language } from "../../language";
import * as en from "./en";
import * as ru from "./ru";

export const scoring: Record<Language, en.ScoringWords> = { en: en.scoring, ru: ru.scoring };
export const scorer: Record<Language, en.ScorerWords> = { en: en.scorer, ru: ru.scorer };
