import type { Language } from "../../language";
import * as en from "./en";
import * as ru from "./ru";

/** How drawings are named in each language. */
export const names: Record<Language, typeof en> = { en, ru };
