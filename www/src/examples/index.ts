import { banknotes } from "./banknotes";
import { rulings, tournament } from "./floor";
import { holdem } from "./holdem";
import type { Examples } from "./kinds";
import { openFace } from "./open-face";

/** Worked examples of every rule, by its id. */
export const examples: Examples = { ...holdem, ...tournament, ...rulings, ...banknotes, ...openFace };
