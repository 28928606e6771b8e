export { cardFace, drawCard, drawInlineCard, nameCard, parts, ranks, suits } from "./card";
export { drawInlineNote, drawNote, drawSmallNote, nameNote, noteFace } from "./note";
