import type { TableAction, TableView } from "cardroom";
import { actions } from "./actions";
import { picture } from "./card";
import { h } from "./element";
import { lines, log, speech } from "./events";
import { felt } from "./felt";
import type { Match } from "./match";
import type { Host } from "./play";
import { refusal } from "./refusal";
import { result } from "./result";
import { words } from "./text";

/** A match on the screen. */
export function table(match: Match, host: Host): HTMLElement {
  const { view } = match;
  return h(
    "div",
    { class: "table" },
    h("h1", {}, words.table.name),
    felt(view),
    h("div", { class: "play" }, panel(match, view, host), asking(match, host), giveUp(match, host)),
    log(lines(match.events)),
  );
}

/** Changes the match, says what has happened by it, and draws it. */
function change(match: Match, host: Host, work: () => void): void {
  const { handNumber } = match.view;
  const before = lines(match.events).length;
  work();
  const since = match.view.handNumber === handNumber ? before : 0;
  host.announce(speech(lines(match.events).slice(since)));
  host.redraw();
}

/** What is to be done now: look, act, or deal again. */
function panel(match: Match, view: TableView, host: Host): HTMLElement {
  if (view.result !== null) return result(view, view.result, afterwards(match, host));
  if (view.viewer === null || view.toAct !== view.viewer) return cover(match, view.toAct, host);
  return open(match, view, view.viewer, host);
}

/** Between two seats: no card is in the document until the next player asks for it. */
function cover(match: Match, toAct: number | null, host: Host): HTMLElement {
  const uncover = () => {
    match.uncover();
    host.redraw();
  };
  return h(
    "section",
    { class: "panel cover", "aria-labelledby": "cover-name" },
    h("h2", { id: "cover-name" }, toAct === null ? "" : words.cover.pass(toAct)),
    h("p", { id: "cover-hint" }, words.cover.hint),
    h(
      "button",
      { type: "button", class: "action main", "aria-describedby": "cover-name", "data-focus": true, onclick: uncover },
      words.cover.show,
    ),
  );
}

/** The cards of the seat in turn, and what it may do. */
function open(match: Match, view: TableView, viewer: number, host: Host): HTMLElement {
  const seat = view.seats[viewer];
  if (seat === undefined) throw new RangeError("the viewer has no seat");
  const play = (action: TableAction) => change(match, host, () => match.act(viewer, action));
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
      h(
        "div",
        { class: "hand" },
        ...seat.hand.map((card) => picture(card, { plays: card !== null && seat.best?.cards.includes(card) === true })),
      ),
      seat.best !== null && h("p", {}, words.cover.soFar(words.hand(seat.best))),
    ),
    actions(match, seat, view.actions, play),
    h("button", { type: "button", class: "link", onclick: hide }, words.cover.hide),
  );
}

/** Who called on the river may ask to see the hand that was bet, also after the pots are paid (TH-19). */
function asking(match: Match, host: Host): HTMLElement | null {
  const buttons = match.asking.map(({ seat, of }) => {
    const ask = () => change(match, host, () => match.act(seat, { type: "ask-to-show", seat: of }));
    return h("button", { type: "button", class: "link", onclick: ask }, words.action.ask(seat, of));
  });
  return buttons.length === 0 ? null : h("div", { class: "asking" }, ...buttons);
}

/** After a hand: the next one, or the end of the match. */
function afterwards(match: Match, host: Host): HTMLElement {
  if (match.winner !== null) return h("p", { class: "over" }, h("b", {}, words.table.matchOver(match.winner)));
  const refused = h("p", { class: "refusal", role: "alert" });
  const next = () => {
    try {
      change(match, host, () => match.nextHand());
    } catch (error) {
      refused.textContent = refusal(error).text;
    }
  };
  return h(
    "div",
    { class: "afterwards" },
    h("button", { type: "button", class: "action main", onclick: next }, words.table.nextHand),
    refused,
  );
}

/** The way to another match; a match in play is not lost by one wrong press. */
function giveUp(match: Match, host: Host): HTMLElement {
  const end = () => {
    match.end();
    host.ended();
  };
  const dialog = h(
    "dialog",
    { "aria-labelledby": "give-up-name" },
    h("h2", { id: "give-up-name" }, words.table.giveUp),
    h("p", {}, words.table.giveUpHint),
    h(
      "form",
      { method: "dialog", class: "actions" },
      h("button", { class: "action main" }, words.table.giveUpNo),
      h("button", { type: "button", class: "action quiet", onclick: end }, words.table.giveUpYes),
    ),
  );
  const ask = () => (match.winner === null ? dialog.showModal() : end());
  return h(
    "div",
    { class: "new-match" },
    h("button", { type: "button", class: "link", id: "new-match", onclick: ask }, words.table.newMatch),
    !match.kept && h("p", { class: "refusal" }, words.table.notSaved),
    dialog,
  );
}
