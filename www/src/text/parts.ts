// The words that are fetched with what they are for.

import type { OpenFaceWords } from "../open-face/text/en";
import type { RulingsWords } from "../rulings/text/en";
import type { TournamentWords } from "../tournament/text/en";
import type { Language } from ".";

export interface PartWords {
  openFace: OpenFaceWords;
  rulings: RulingsWords;
  tournament: TournamentWords;
}

export type Part = keyof PartWords;

/** Each part's words under its name, by language. */
export const parts: { [P in Part]: Record<Language, () => Promise<Pick<PartWords, P>>> } = {
  openFace: { en: () => import("../open-face/text/en"), ru: () => import("../open-face/text/ru") },
  rulings: { en: () => import("../rulings/text/en"), ru: () => import("../rulings/text/ru") },
  tournament: { en: () => import("../tournament/text/en"), ru: () => import("../tournament/text/ru") },
};
