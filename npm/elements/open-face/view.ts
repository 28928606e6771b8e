import { cards as cardsWords } from "../cards/words";
import { h } from "../dom";
import type { Panel, View } from "../panel";
import { boardView } from "./board";
import { rowsIn, rowsJoined } from "./rows";
import { scorer as words } from "./words";

/** One board by itself: what each row is worth, and whether it lives. */
export function rowsView(host: Panel): View {
  const board = boardView(host, {
    at: 0,
    name: words[host.tongue].oneBoard,
    read: () => rowsIn(host.text("cards")),
    put: (rows, focus) => host.put({ cards: rowsJoined(rows) }, focus),
    picks: null,
  });
  return {
    children: [board.element, h("p", { id: "typed-hint", class: "hint" }, cardsWords[host.tongue].typedHint)],
    refresh: () => {
      const check = board.refresh();
      host.known(check === null ? null : { game: "open-face", check });
    },
  };
}
