// The page and the package's elements build their documents by the same two functions; all else of the package is known here by
// its public names.
export { type Attributes, type Child, h, svg } from "../../npm/elements/dom";
