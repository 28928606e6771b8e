import { RulesError } from "cardroom";
import type { CommonWords } from "./words/en";

/** A refusal in words: the field that it is about, as a path of what was asked, and the sentence. */
export interface Refusal {
  field: string | null;
  text: string;
}

/** What the package refuses; the sentence of a code knows which of the details it has. */
interface Refused {
  code: string;
  rule: string | null;
  details: object;
}

/** What a language says of refusals: what elements have in common, and the package's sentences. */
export interface RefusalWords {
  common: CommonWords;
  describeRefusal(refused: Refused): string;
}

/** The sentence for a refusal by the rules, with the rule's id. */
export function sentence(refused: Refused, { common, describeRefusal }: RefusalWords): string {
  const text = describeRefusal(refused);
  return refused.rule === null ? text : `${text} ${common.rule(refused.rule)}.`;
}

/** What the package threw, in words. Anything else is a fault of ours, and is thrown on. */
export function refusal(error: unknown, words: RefusalWords): Refusal {
  const { expected, serial } = words.common;
  if (error instanceof RulesError) {
    const { field = null } = error.details as { field?: string };
    return { field, text: sentence(error, words) };
  }
  if (error instanceof TypeError) {
    // A wrong shape is told by path: "stacks[2]: expected a whole number from 0, got -1".
    const field = /^([\w.]+(?:\[\d+\])?): /.exec(error.message)?.[1];
    if (field === "seed") return { field, text: expected.seed };
    if (field === "cards" || / is no card| cards? such as /.test(error.message)) {
      return { field: field ?? null, text: expected.cards };
    }
    const found = / a serial of /.test(error.message) ? /^\w+(?:\[(\d+)\])?$/.exec(field ?? "") : null;
    if (field !== undefined && found !== null) return { field, text: serial(Number(found[1] ?? 0)) };
    const least = Number(/ a whole number from (\d+)/.exec(error.message)?.[1] ?? 0);
    if (field !== undefined) return { field, text: expected.number(least) };
  }
  throw error;
}
