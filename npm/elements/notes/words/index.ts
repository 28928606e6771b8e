import type { Language } from "../../language";
import * as en from "./en";
import * as ru from "./ru";

export const notes: Record<Language, en.NotesWords> = { en: en.notes, ru: ru.notes };

export type { NotesWords } from "./en";
