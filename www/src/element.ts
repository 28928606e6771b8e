// The page and the package's elements are built of the same pieces: this, fields, refusals in words, the rows of open-face Chinese
// and the table of a pair of boards, with their words. All else of the package is known here by its public names.
export { type Attributes, type Child, copies, h, svg } from "../../npm/elements/dom";
