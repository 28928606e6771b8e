import { RulesError } from "cardroom";
import { phrases, words } from "./text";

/** A refusal in the language of the page: the field that it is about, as a path of the set-up, and the sentence. */
export interface Refusal {
  field: string | null;
  text: string;
}

/** What the page or the package refuses; the sentence of a code knows which of the details it has. */
interface Refused {
  code: string;
  rule: string | null;
  details: object;
}

/** The sentence for a refusal by the rules, with the rule's id. */
export function sentence(refused: Refused): string {
  const text = phrases.describeRefusal(refused);
  return refused.rule === null ? text : `${text} ${words.rule(refused.rule)}.`;
}

/** What the package threw, in words. Anything else is a fault of the page, and is thrown on. */
export function refusal(error: unknown): Refusal {
  if (error instanceof RulesError) {
    const { field = null } = error.details as { field?: string };
    return { field, text: sentence(error) };
  }
  if (error instanceof TypeError) {
    // A wrong shape is told by path: "stacks[2]: expected a whole number from 0, got -1".
    const field = /^([\w.]+(?:\[\d+\])?): /.exec(error.message)?.[1];
    if (field === "seed") return { field, text: words.expected.seed };
    if (field === "cards" || / is no card| cards? such as /.test(error.message)) {
      return { field: field ?? null, text: words.expected.cards };
    }
    const serial = / a serial of /.test(error.message) ? /^\w+(?:\[(\d+)\])?$/.exec(field ?? "") : null;
    if (field !== undefined && serial !== null) return { field, text: words.notes.serial(Number(serial[1] ?? 0)) };
    const least = Number(/ a whole number from (\d+)/.exec(error.message)?.[1] ?? 0);
    if (field !== undefined) return { field, text: words.expected.number(least) };
  }
  throw error;
}
