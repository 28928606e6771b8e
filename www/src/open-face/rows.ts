export { rows, size, slots } from "../../../npm/elements/open-face/rows";
