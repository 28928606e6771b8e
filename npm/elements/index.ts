// Defines all elements. Types: `npm/elements.d.ts`.

export { MinimumRaiseElement } from "./betting/minimum-raise";
export { PotsElement } from "./betting/pots";
export { CardElement } from "./card";
export { EquityElement } from "./cards/equity";
export { EvaluatorElement } from "./evaluator";
export { NoteElement } from "./note";
export { useOddsWorker } from "./odds/thread";
export { ScorerElement } from "./open-face/scorer";
