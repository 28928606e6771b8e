import type { NumbersEvaluation, SeatView, TableAction, TableGameName, TableView } from "cardroom";
import { actions } from "../actions";
import { afterwards, change, cover, giveUp, type Screen } from "../between";
import { h } from "../element";
import { lines, log } from "../events";
import { felt } from "../felt";
import type { Match } from "../match";
import type { Host } from "../play";
import { result } from "../result";
import { phrases, words } from "../text";
import { notes } from "./pieces";
import { zones } from "./zones";

/** The games that are played with banknotes. */
export type NotesGame = Exclude<TableGameName, "texas-holdem">;

/** A match of a banknote game on the screen. */
export function notesTable<G extends NotesGame>(match: Match<G>, host: Host): HTMLElement {
  const screen: Screen<G, Match<G>> = { match, host, pieces: () => notes(match.view.place) };
  const view: TableView<NotesGame> = match.view;
  const pieces = notes(view.place);
  return h(
    "div",
    { class: "table" },
    h("h1", {}, words.games[view.game]),
    felt(view, pieces, view.place === null ? null : sign(view.place)),
    h("div", { class: "play" }, panel(screen, view), giveUp(screen)),
    log(lines(match.events), pieces, words.notes.log.name),
  );
}

/** What the dealer announced, as it is marked on every note. */
function sign(place: number): HTMLElement {
  return h(
    "p",
    { class: "place-sign" },
    `${words.notes.place} `,
    h("b", {}, String(place)),
    h(
      "span",
      { class: "cells", "aria-hidden": "true" },
      ...Array.from({ length: 7 }, (_, at) => h("i", { class: at === place - 1 ? "here" : null })),
    ),
  );
}

/** What is to be done now: announce, look, act, or deal again. */
function panel<G extends NotesGame>(screen: Screen<G, Match<G>>, view: TableView<NotesGame>): HTMLElement {
  if (view.result !== null) return result(view, view.result, notes(view.place), afterwards(screen));
  if (view.phase === "announcement" && view.toAct !== null) return announcement(screen, view.toAct);
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  if (seat === undefined || !view.canAct.includes(seat.seat)) return cover(screen);
  return open(screen, view, seat);
}

/** The dealer's choice of the playing place, before anything is dealt (LP-4). */
function announcement<G extends NotesGame>(screen: Screen<G>, dealer: number): HTMLElement {
  const { match } = screen;
  const announce = (place: number) => () => change(screen, () => match.act(dealer, { type: "announce", place }));
  return h(
    "section",
    { class: "panel announcement", "aria-labelledby": "announcement-name" },
    h("h2", { id: "announcement-name" }, words.notes.announce.name(dealer)),
    h("p", { id: "announcement-hint", class: "hint" }, words.notes.announce.hint),
    h(
      "div",
      { class: "places", role: "group", "aria-labelledby": "announcement-name" },
      ...[1, 2, 3, 4, 5, 6, 7].map((place) =>
        h(
          "button",
          {
            type: "button",
            class: "digit",
            "data-focus": place === 1,
            "aria-describedby": "announcement-hint",
            onclick: announce(place),
          },
          h("span", { class: "spoken" }, `${words.notes.place} `),
          String(place),
        ),
      ),
    ),
  );
}

/** The notes of a seat, and what it may do. */
function open<G extends NotesGame>(screen: Screen<G, Match<G>>, view: TableView<NotesGame>, seat: SeatView<NotesGame>) {
  const { match, host } = screen;
  const play = (action: TableAction) => change(screen, () => match.act(seat.seat, action));
  const hide = () => {
    match.cover();
    host.redraw();
  };
  const lay = () => {
    match.lower();
    host.redraw();
  };
  return h(
    "section",
    { class: "panel open notes-open", "aria-labelledby": "open-name" },
    h(
      "div",
      {
        class: "own",
        tabindex: -1,
        "data-focus": match.lifted === null,
        role: "group",
        "aria-labelledby": "open-name",
      },
      h("h2", { id: "open-name" }, words.notes.cover.yours(seat.seat)),
      view.game === "liars-draw"
        ? zones(view, seat, match.lifted, play, lay)
        : h("div", { class: "hand" }, ...notes(view.place).row(seat.hand, seat.best)),
      seat.best !== null && h("p", {}, words.cover.soFar(phrases.describeNumbers(seat.best as NumbersEvaluation))),
      seat.shot === true && h("p", { class: "armed" }, words.notes.shot.armed),
    ),
    h(
      "div",
      { class: "doing" },
      ...hints(view, seat).map((text) => h("p", { class: "hint" }, text)),
      actions(match, seat, view.actions, play),
    ),
    h("button", { type: "button", class: "link", onclick: hide }, words.notes.cover.hide),
  );
}

/** What is special about this turn. */
function hints(view: TableView<NotesGame>, seat: SeatView<NotesGame>): string[] {
  const may = (type: TableAction["type"]) => view.actions.some((action) => action.type === type);
  const opens = may("bet") && !may("check");
  return [
    ...(opens ? [words.notes.forced] : []),
    ...(may("exchange") ? [words.notes.exchange.hint] : []),
    ...(may("exchange") && seat.shot === true ? [words.notes.exchange.burns] : []),
    ...(may("show") && !may("muck") ? [words.notes.mustShow(view.game === "liars-draw" ? "LD-13" : "LH-3")] : []),
  ];
}
