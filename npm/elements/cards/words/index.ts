import type { Language } from "../../language";
import * as en from "./en";
import * as ru from "./ru";

export const cards: Record<Language, en.CardsWords> = { en: en.cards, ru: ru.cards };
