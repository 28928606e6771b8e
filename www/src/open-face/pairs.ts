import type { OpenFaceOptions, OpenFacePairScore } from "cardroom";
import * as shared from "../../../npm/elements/open-face/pairs";
import { phrases, words } from "../text";

export type Side = shared.Side;

/** How two players settle, row by row. */
export const pairTable = (pair: OpenFacePairScore, first: Side, second: Side): HTMLElement =>
  shared.pairTable(pair, first, second, { ...phrases, scoring: words.openFace });

/** What there is to say of one hand by itself: dead and why, or what it is worth beyond its rows. */
export const remarks = (side: Side, options: OpenFaceOptions): string[] =>
  shared.remarks(side, options, words.openFace);
