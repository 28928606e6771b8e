import { load } from "cardroom/parts";
import type { Host } from "./play";
import { language, learn, learnRules } from "./text";

/** The screens that are fetched when they are first asked for; the table comes with the page. */
export type Fetched = "tournament" | "history" | "evaluator" | "notes" | "scorer" | "calculators" | "rulings" | "rules";

/** Draws a screen. */
type Show = (host: Host) => HTMLElement;

/** Has the tournament's screen look for its tournament anew, if it has come. */
export let forgetTournament = (): void => {};

/** Each screen with all that it needs: its code, its part of the module, its words. */
const fetching: Record<Fetched, () => Promise<Show>> = {
  tournament: async () => {
    const [screen] = await Promise.all([import("./tournament/screen"), load("tournament"), learn("tournament")]);
    forgetTournament = screen.forget;
    return screen.tournament;
  },
  history: async () => {
    const [{ history }] = await Promise.all([import("./history/screen"), load("history"), learn("openFace")]);
    return history;
  },
  evaluator: async () => (await import("./evaluator")).evaluator,
  notes: async () => (await import("./notes/evaluator")).notesEvaluator,
  scorer: async () => {
    const [{ scorer }] = await Promise.all([import("./open-face/scorer"), learn("openFace")]);
    return scorer;
  },
  calculators: async () => (await import("./calculators")).calculators,
  rulings: async () => {
    const [{ rulings }] = await Promise.all([
      import("./rulings/form"),
      load("evaluators"),
      learn("rulings"),
      learnRules(),
    ]);
    return rulings;
  },
  rules: async () => {
    // The worked examples play all games, and tournaments.
    const [{ rulebook }] = await Promise.all([
      import("./rules"),
      load("evaluators"),
      load("tournament"),
      learn("openFace"),
      learnRules(),
    ]);
    return rulebook;
  },
};

/** What has come, by screen and language. */
const come = new Map<string, Show>();
const key = (screen: Fetched) => `${screen} ${language}`;

/** What draws a screen in the present language, once it has come. */
export const shown = (screen: Fetched): Show | undefined => come.get(key(screen));

/** Fetches what draws a screen in the present language; what failed is tried again by the next call. */
export async function fetchScreen(screen: Fetched): Promise<void> {
  const here = key(screen);
  if (!come.has(here)) come.set(here, await fetching[screen]());
}
