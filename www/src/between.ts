import type { TableAction, TableGameName, View } from "cardroom";
import { cited } from "./cite";
import { h } from "./element";
import { lines, speech } from "./events";
import { stakesInWords } from "./felt";
import { leaving } from "./leaving";
import type { Sitting } from "./match";
import { after, before } from "./motion";
import type { Opponents } from "./opponents";
import { onlyPeople } from "./opponents/sitters";
import type { Pieces } from "./pieces";
import type { Host } from "./play";
import { refusal } from "./refusal";
import { follows, runOut, skip } from "./runout";
import { tableWords, words } from "./text";

// What stands between two seats, between two hands, and between two matches.

/** A match on the screen, and what draws its pieces. */
export interface Screen<G extends TableGameName, M extends Sitting<G> = Sitting<G>> {
  match: M;
  host: Host;
  /** The computers at it. */
  opponents: Opponents<View<G>, TableAction>;
  /** Anew for every drawing: a note is read by the place that was announced. */
  pieces(): Pick<Pieces<never>, "spoken">;
}

/** Changes the match; tells what has happened by it. */
export function told<G extends TableGameName>(screen: Screen<G>, work: () => void): string {
  const { match, pieces } = screen;
  skip(match);
  const scene = before();
  const { view } = match;
  const known = match.events;
  work();
  const { events } = match;
  const goesOn = match.view.handNumber === view.handNumber && events.length >= known.length;
  const from = goesOn ? known.length : 0;
  const to = goesOn ? runOut(screen, view, from) : events.length;
  after(scene, events.slice(from, to), view.game);
  return speech(lines(events.slice(0, to)).slice(goesOn ? lines(known).length : 0), pieces());
}

/** Changes the match, says what has happened by it, and draws it. */
export function change<G extends TableGameName>(screen: Screen<G>, work: () => void): void {
  screen.host.announce(told(screen, work));
  screen.host.redraw();
}

/** Lets the computers act, now that the match is drawn. */
export function attend<G extends TableGameName>(screen: Screen<G>): void {
  const { match, host, opponents } = screen;
  const goesOn =
    match.view.complete &&
    match.leaders === null &&
    match.pending === null &&
    !follows(match) &&
    !onlyPeople(match.sitters);
  opponents.attend(host, {
    play: (seat, action) => told(screen, () => match.act(seat, action)),
    next: goesOn ? () => nextHand(screen) : null,
  });
}

/** @throws what the package refuses */
function nextHand<G extends TableGameName>(screen: Screen<G>): void {
  screen.opponents.thoughts = [];
  change(screen, () => screen.match.nextHand());
}

/** Between two seats: nothing hidden is in the document until a player asks for it. */
export function cover<G extends TableGameName>({ match, host }: Screen<G>): HTMLElement {
  const { game, canAct } = match.view;
  const people = canAct.filter((seat) => match.sitters[seat] === "human");
  const { cover: say } = tableWords(game);
  const button = (seat: number, at: number, text: string) =>
    h(
      "button",
      {
        type: "button",
        class: "action main",
        "aria-describedby": "cover-name",
        "data-focus": at === 0,
        onclick: () => {
          match.uncover(seat);
          host.redraw();
        },
      },
      text,
    );
  const [first = 0, ...others] = people;
  return h(
    "section",
    { class: "panel cover", "aria-labelledby": "cover-name" },
    h("h2", { id: "cover-name" }, others.length === 0 ? say.pass(first) : words.notes.anyOrder),
    h("p", { id: "cover-hint" }, say.hint),
    h(
      "div",
      { class: "actions" },
      ...people.map((seat, at) => button(seat, at, others.length === 0 ? say.show : words.notes.showOf(seat))),
    ),
  );
}

/** Covers the hand of who looks, where several play at this device. */
export function hide<G extends TableGameName>({ match, host }: Screen<G>): HTMLElement {
  const cover = () => {
    match.cover();
    host.redraw();
  };
  return h("button", { type: "button", class: "link", onclick: cover }, tableWords(match.view.game).cover.hide);
}

/** After a hand: the next one, or the end of the match. */
export function afterwards<G extends TableGameName>(screen: Screen<G>): HTMLElement {
  const { match } = screen;
  const { table: say } = tableWords(match.view.game);
  const { leaders, again, alone, view, pending, playOut } = match;
  const refused = h("p", { class: "refusal", role: "alert" });
  const tried = (work: () => void) => () => {
    try {
      work();
    } catch (error) {
      refused.replaceChildren(...cited(refusal(error).text));
    }
  };
  const button = (text: string, work: () => void, kind: string, id: string) =>
    h("button", { type: "button", id, class: `action ${kind}`, onclick: tried(work) }, text);
  const anew = (kind: string) =>
    again !== null &&
    button(
      words.opponents.again,
      () => {
        screen.opponents.thoughts = [];
        change(screen, again);
      },
      kind,
      "again",
    );
  if (leaders !== null) {
    return h(
      "div",
      { class: "afterwards" },
      h("p", { class: "over" }, h("b", {}, say.matchOver(leaders))),
      anew("main"),
    );
  }
  const out = playOut !== null || (alone !== null && view.seats[alone]?.stack === 0 && match.sitters.length > 1);
  const next = () => nextHand(screen);
  return h(
    "div",
    { class: "afterwards" },
    out && h("p", { class: "over" }, h("b", {}, words.opponents.out)),
    out && anew("main"),
    playOut !== null &&
      button(
        words.opponents.playOut,
        () => {
          playOut();
          screen.host.redraw();
        },
        "main",
        "play-out",
      ),
    pending !== null && h("p", { class: "pending", role: "status" }, pending),
    pending === null &&
      (out
        ? button(words.opponents.next, next, "quiet", "next-hand")
        : button(say.nextHand, next, "main", "next-hand")),
    refused,
  );
}

/** Who sits out or comes back, and how stakes go up: small, below the table. */
export function meanwhile<G extends TableGameName>(screen: Screen<G>): (HTMLElement | null)[] {
  const { match } = screen;
  const { table: say } = tableWords(match.view.game);
  const { rise, away } = match;
  const sit = ({ seat, away }: (typeof match.away)[number]) =>
    h(
      "button",
      {
        type: "button",
        class: "link",
        id: `sit-${seat}`,
        onclick: () => change(screen, () => match.sit(seat, !away)),
      },
      away ? say.sitIn(seat) : say.sitOut(seat),
    );
  return [
    rise === null ? null : h("p", { class: "hint rise" }, say.rise(stakesInWords(rise.stakes), rise.hands)),
    away.length === 0 ? null : h("div", { class: "sitting" }, ...away.map(sit)),
  ];
}

/** The way to another match. */
export function giveUp<G extends TableGameName>({ match, host, opponents }: Screen<G>): HTMLElement {
  const { table: say } = tableWords(match.view.game);
  return leaving(
    { ...say, another: say.newMatch },
    {
      over: match.leaders !== null,
      kept: match.kept,
      end: () => {
        opponents.stop();
        match.end();
        host.ended();
      },
    },
  );
}
