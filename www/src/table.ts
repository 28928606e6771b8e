import type { TableAction } from "cardroom";
import { actions } from "./actions";
import { afterwards, change, cover, giveUp, type Screen } from "./between";
import { h } from "./element";
import { lines, log } from "./events";
import { felt } from "./felt";
import type { Sitting } from "./match";
import { cards } from "./pieces";
import type { Host } from "./play";
import { result } from "./result";
import { phrases, words } from "./text";

/** A match of Hold'em on the screen, or a table of a tournament. */
export function table(match: Sitting<"texas-holdem">, host: Host): HTMLElement {
  const screen: Screen<"texas-holdem"> = { match, host, pieces: () => cards };
  return h(
    "div",
    { class: "table" },
    h("h1", {}, words.games["texas-holdem"]),
    felt(match.view, cards),
    h("div", { class: "play" }, panel(screen), asking(screen), giveUp(screen)),
    log(lines(match.events)),
  );
}

/** What is to be done now: look, act, or deal again. */
function panel(screen: Screen<"texas-holdem">): HTMLElement {
  const { view } = screen.match;
  if (view.result !== null) return result(view, view.result, cards, afterwards(screen));
  if (view.viewer === null || view.toAct !== view.viewer) return cover(screen);
  return open(screen, view.viewer);
}

/** The cards of the seat in turn, and what it may do. */
function open(screen: Screen<"texas-holdem">, viewer: number): HTMLElement {
  const { match, host } = screen;
  const { view } = match;
  const seat = view.seats[viewer];
  if (seat === undefined) throw new RangeError("the viewer has no seat");
  const play = (action: TableAction) => change(screen, () => match.act(viewer, action));
  const hide = () => {
    match.cover();
    host.redraw();
  };
  return h(
    "section",
    { class: "panel open", "aria-labelledby": "open-name" },
    h(
      "div",
      { class: "own", tabindex: -1, "data-focus": true, role: "group", "aria-labelledby": "open-name" },
      h("h2", { id: "open-name" }, words.cover.yours(viewer)),
      h("div", { class: "hand" }, ...cards.row(seat.hand, seat.best)),
      seat.best !== null && h("p", {}, words.cover.soFar(phrases.describeHand(seat.best))),
    ),
    actions(match, seat, view.actions, play),
    h("button", { type: "button", class: "link", onclick: hide }, words.cover.hide),
  );
}

/** Who called on the river may ask to see the hand that was bet, also after the pots are paid (TH-19). */
function asking(screen: Screen<"texas-holdem">): HTMLElement | null {
  const { match } = screen;
  const buttons = match.asking.map(({ seat, of }) => {
    const ask = () => change(screen, () => match.act(seat, { type: "ask-to-show", seat: of }));
    return h("button", { type: "button", class: "link", onclick: ask }, words.action.ask(seat, of));
  });
  return buttons.length === 0 ? null : h("div", { class: "asking" }, ...buttons);
}
