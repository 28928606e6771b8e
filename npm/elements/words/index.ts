import type { Language } from "../language";
import { en, type Words } from "./en";
import { ru } from "./ru";

export const words: Record<Language, Words> = { en, ru };
