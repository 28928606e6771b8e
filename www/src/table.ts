import type { TableAction, View } from "cardroom";
import { actions } from "./actions";
import { afterwards, attend, change, cover, giveUp, hide, meanwhile, type Screen } from "./between";
import { h } from "./element";
import { lines, log } from "./events";
import { felt } from "./felt";
import type { Sitting } from "./match";
import type { Opponents } from "./opponents";
import { following, hint, pacing, thoughts, waiting, watching } from "./opponents/panel";
import { seated } from "./opponents/sitters";
import { openPanel, own } from "./own";
import { cards } from "./pieces";
import type { Host } from "./play";
import { result } from "./result";
import { seen } from "./runout";
import { said } from "./said";
import { phrases, words } from "./text";

/** The computers at a table of Hold'em. */
export type HoldemOpponents = Opponents<View<"texas-holdem">, TableAction>;

/** A match of Hold'em on the screen, or a table of a tournament. */
export function table(match: Sitting<"texas-holdem">, host: Host, opponents: HoldemOpponents): HTMLElement {
  seated(match.sitters, match.players);
  const screen: Screen<"texas-holdem"> = { match, host, opponents, pieces: () => cards };
  const { view, events, follows } = seen(match);
  attend(screen);
  return h(
    "div",
    { class: "table", "data-patch": true },
    h("h1", {}, words.games["texas-holdem"]),
    felt(view, cards, said(events, view.game)),
    h(
      "div",
      { class: "play", "data-patch": true },
      follows ? openPanel(hand(view), [following(screen)]) : panel(screen),
      h("div", { class: "asking" }, ...(follows ? [] : asking(screen))),
      h(
        "div",
        { class: "below" },
        pacing(match.sitters, () => host.refresh()),
        ...(follows ? [] : meanwhile(screen)), // it would tell who is left
        giveUp(screen),
      ),
    ),
    log(lines(events)),
  );
}

/** What is to be done now: look, act, wait, or deal again. */
function panel(screen: Screen<"texas-holdem">): HTMLElement {
  const { match } = screen;
  const { view } = match;
  if (view.result !== null) return result(view, view.result, cards, afterwards(screen), thoughts(screen));
  const turn = view.viewer !== null && view.toAct === view.viewer;
  if (view.phase === "held") return held(match.pending ?? "");
  if (!turn && match.thinking === null) return cover(screen);
  return openPanel(hand(view), [
    turn ? doing(screen, view.viewer ?? 0) : waiting(screen),
    turn && match.alone === null && hide(screen),
  ]);
}

/** All-in hands that wait face down for the other tables (TT-7). */
const held = (pending: string): HTMLElement =>
  h(
    "section",
    { class: "panel open", "aria-labelledby": "open-name" },
    h("h2", { id: "open-name", tabindex: -1, "data-focus": true }, words.table.phase.held ?? ""),
    h("p", { class: "pending", role: "status" }, pending),
  );

/** The cards of the seat whose player looks. */
function hand({ viewer, seats }: View<"texas-holdem">): HTMLElement {
  if (viewer === null) return watching();
  const { hand = [], best = null } = seats[viewer] ?? {};
  return own(words.cover.yours(viewer), [
    h("div", { class: "hand", "data-patch": true }, ...cards.row(hand, best)),
    best !== null && h("p", {}, words.cover.soFar(phrases.describeHand(best))),
  ]);
}

/** What the seat in turn may do. */
function doing(screen: Screen<"texas-holdem">, viewer: number): HTMLElement {
  const { match } = screen;
  const { view } = match;
  const seat = view.seats[viewer];
  if (seat === undefined) throw new RangeError("the viewer has no seat");
  const play = (action: TableAction) => change(screen, () => match.act(viewer, action));
  return h("div", { class: "doing" }, actions(match, seat, view.actions, play), hint(screen));
}

/** Who called on the river may ask to see the hand that was bet, also after the pots are paid (TH-19). */
function asking(screen: Screen<"texas-holdem">): HTMLElement[] {
  const { match } = screen;
  return match.asking.map(({ seat, of }) => {
    const ask = () => change(screen, () => match.act(seat, { type: "ask-to-show", seat: of }));
    return h("button", { type: "button", class: "link", onclick: ask }, words.action.ask(seat, of));
  });
}
