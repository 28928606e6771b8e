import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";
import type { Language } from "../language";

/** The package's own words. */
export const phrases: Record<Language, typeof en> = { en, ru };
