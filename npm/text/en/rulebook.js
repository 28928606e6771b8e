// The rulebook in English: each rule by its id.

import { banknotes } from "./rules/banknotes.js";
import { holdem, rulings, tournament } from "./rules/holdem.js";
import { openFace } from "./rules/open-face.js";

const all = { ...banknotes, ...holdem, ...openFace, ...rulings, ...tournament };

/** @type {typeof import("../en.js").rulebook} */
export const rulebook = Object.fromEntries(Object.entries(all).map(([id, [title, text]]) => [id, { title, text }]));
