import type { NumbersEvaluation, SeatView, TableAction, TableGameName, TableView, View } from "cardroom";
import { actions } from "../actions";
import { afterwards, attend, change, cover, giveUp, hide, meanwhile, type Screen } from "../between";
import { h } from "../element";
import { lines, log } from "../events";
import { felt } from "../felt";
import type { Match } from "../match";
import type { Opponents } from "../opponents";
import { following, hint, pacing, thoughts, waiting, watching } from "../opponents/panel";
import { seated } from "../opponents/sitters";
import { openPanel, own } from "../own";
import type { Host } from "../play";
import { result } from "../result";
import { seen } from "../runout";
import { said } from "../said";
import { phrases, words } from "../text";
import { notes } from "./pieces";
import { sign } from "./sign";
import { zones } from "./zones";

/** The games that are played with banknotes. */
export type NotesGame = Exclude<TableGameName, "texas-holdem">;

/** The computers at a table of a banknote game. */
export type NotesOpponents<G extends NotesGame> = Opponents<View<G>, TableAction>;

/** A match of a banknote game on the screen. */
export function notesTable<G extends NotesGame>(
  match: Match<G>,
  host: Host,
  opponents: NotesOpponents<G>,
): HTMLElement {
  seated(match.sitters);
  const screen: Screen<G, Match<G>> = { match, host, opponents, pieces: () => notes(match.view.place) };
  const { view: now, events, follows } = seen(match);
  const view: TableView<NotesGame> = now;
  const pieces = notes(view.place);
  attend(screen);
  return h(
    "div",
    { class: "table", "data-patch": true },
    h("h1", {}, words.games[view.game]),
    felt(view, pieces, said(events, view.game), view.place === null ? null : sign(view.place)),
    h(
      "div",
      { class: "play", "data-patch": true },
      follows ? openPanel(hand(screen, view), [following(screen)], "notes-open") : panel(screen, view),
      h(
        "div",
        { class: "below" },
        pacing(match.sitters, () => host.refresh()),
        ...(follows ? [] : meanwhile(screen)), // it would tell who is left
        giveUp(screen),
      ),
    ),
    log(lines(events), pieces, words.notes.log.name),
  );
}

/** What is to be done now: announce, look, act, wait, or deal again. */
function panel<G extends NotesGame>(screen: Screen<G, Match<G>>, view: TableView<NotesGame>): HTMLElement {
  const { match } = screen;
  if (view.result !== null) return result(view, view.result, notes(view.place), afterwards(screen), thoughts(screen));
  const people = view.canAct.some((seat) => match.sitters[seat] === "human");
  if (view.phase === "announcement" && view.toAct !== null && people) return announcement(screen, view.toAct);
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const turn = seat !== undefined && view.canAct.includes(seat.seat);
  // Several people in any order: each asks for its notes, whoever else is to show.
  if (!turn && (match.thinking === null || people)) return cover(screen);
  return openPanel(
    hand(screen, view),
    [turn ? doing(screen, view, seat) : waiting(screen), turn && match.alone === null && hide(screen)],
    "notes-open",
  );
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

/**
 * The notes of the seat whose player looks; those of the only person lie open in all zones, else one zone is lifted at a time
 * (LD-4).
 */
function hand<G extends NotesGame>(screen: Screen<G, Match<G>>, view: TableView<NotesGame>): HTMLElement {
  const { match, host } = screen;
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  if (seat === undefined) return watching();
  const lay = () => {
    match.lower();
    host.redraw();
  };
  const lifted = match.alone === null ? match.lifted : "all";
  const held = [
    view.game === "liars-draw"
      ? zones(view, seat, lifted, playing(screen, seat), lay)
      : h("div", { class: "hand", "data-patch": true }, ...notes(view.place).row(seat.hand, seat.best)),
    seat.best !== null && h("p", {}, words.cover.soFar(phrases.describeNumbers(seat.best as NumbersEvaluation))),
    seat.shot === true && h("p", { class: "armed" }, words.notes.shot.armed),
  ];
  return own(words.notes.cover.yours(seat.seat), held, match.lifted === null);
}

const playing =
  <G extends NotesGame>(screen: Screen<G, Match<G>>, { seat }: SeatView<NotesGame>) =>
  (action: TableAction) =>
    change(screen, () => screen.match.act(seat, action));

/** What a seat may do. */
function doing<G extends NotesGame>(
  screen: Screen<G, Match<G>>,
  view: TableView<NotesGame>,
  seat: SeatView<NotesGame>,
) {
  return h(
    "div",
    { class: "doing" },
    ...hints(view, seat).map((text) => h("p", { class: "hint" }, text)),
    actions(screen.match, seat, view.actions, playing(screen, seat)),
    hint(screen),
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
