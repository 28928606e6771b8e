import * as shared from "../../npm/elements/refusal-words";
import { phrases, words } from "./text";

export type Refusal = shared.Refusal;

const spoken = () => ({ common: words.common, describeRefusal: phrases.describeRefusal });

/** The sentence for a refusal by the rules, with the rule's id. */
export const sentence = (refused: Parameters<typeof shared.sentence>[0]): string => shared.sentence(refused, spoken());

/** What the package threw, in words. Anything else is a fault of the page, and is thrown on. */
export const refusal = (error: unknown): Refusal => shared.refusal(error, spoken());
