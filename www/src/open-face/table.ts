import type { OpenFaceAction, OpenFaceView } from "cardroom";
import { cited } from "../cite";
import { h } from "../element";
import { log, speech } from "../events";
import { after, before } from "../motion";
import type { Opponents } from "../opponents";
import { pacing, thinkings, wait } from "../opponents/panel";
import { onlyPeople, seated } from "../opponents/sitters";
import type { Host } from "../play";
import { question } from "../question";
import { refusal, sentence } from "../refusal";
import { phrases, words } from "../text";
import { boards } from "./boards";
import { lines } from "./events";
import type { OpenFaceMatch } from "./match";
import { placed, placing } from "./placing";
import { result } from "./result";
import { sheet } from "./sheet";

/** The computers at a table of open-face Chinese. */
export type OpenFaceOpponents = Opponents<OpenFaceView, OpenFaceAction>;

/** A match on the screen, with what the page does for it. */
interface Screen {
  match: OpenFaceMatch;
  view: OpenFaceView;
  host: Host;
  opponents: OpenFaceOpponents;
}

/** A match of open-face Chinese on the screen. */
export function table(match: OpenFaceMatch, host: Host, opponents: OpenFaceOpponents): HTMLElement {
  seated(match.sitters);
  const { view } = match;
  const screen: Screen = { match, view, host, opponents };
  attend(screen);
  return h(
    "div",
    { class: "table open-face", "data-patch": true },
    h("h1", {}, words.games["open-face"]),
    boards(view, match.draft !== null),
    h(
      "div",
      { class: "play", "data-patch": true },
      panel(screen),
      h(
        "div",
        { class: "below" },
        pacing(match.sitters, () => host.refresh()),
        giveUp(screen),
      ),
    ),
    h(
      "div",
      { class: "aside", "data-patch": true, "data-later": true },
      match.sheet.length > 0 && sheet(match.sheet, view),
      log(lines(match.events)),
    ),
  );
}

/** Lets the computers act, now that the match is drawn. */
function attend(screen: Screen): void {
  const { match, view, host, opponents } = screen;
  const goesOn = view.complete && !match.over && !onlyPeople(match.sitters);
  opponents.attend(host, {
    play: (seat, action) => told(match, () => match.act(seat, action)),
    next: goesOn ? () => nextDeal(screen) : null,
  });
}

/** Changes the match; tells what has happened by it. */
function told(match: OpenFaceMatch, work: () => void): string {
  const scene = before();
  const { handNumber } = match.view;
  const known = match.events;
  work();
  const { events } = match;
  const goesOn = match.view.handNumber === handNumber && events.length >= known.length;
  after(scene, goesOn ? events.slice(known.length) : events, "open-face");
  return speech(lines(events).slice(goesOn ? lines(known).length : 0));
}

/** Changes the match, says what has happened by it, and draws it. */
function change({ match, host }: Screen, work: () => void): void {
  host.announce(told(match, work));
  host.redraw();
}

/** @throws what the package refuses */
function nextDeal(screen: Screen): void {
  screen.opponents.thoughts = [];
  change(screen, () => screen.match.nextDeal());
}

/** What is to be done now: look, place, wait, or deal again. */
function panel(screen: Screen): HTMLElement {
  const { match, view, host, opponents } = screen;
  if (view.result !== null) return result(view, view.result, afterwards(screen), thoughts(screen));
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const { draft } = match;
  if (seat !== undefined && draft !== null) {
    const confirm = () => change(screen, () => match.act(seat.seat, draft.action()));
    return placing(match, view, seat, draft, host, confirm);
  }
  const people = view.canAct.some((each) => match.sitters[each] === "human");
  if (people || match.thinking === null) return cover(screen);
  return h(
    "section",
    { class: "panel waits", "aria-labelledby": "open-name" },
    h("h2", { id: "open-name", class: "spoken", tabindex: -1, "data-focus": true }, words.opponents.watching),
    wait({
      thinking: match.thinking,
      trouble: opponents.trouble,
      hurry: () => opponents.hurry(),
      retry: () => opponents.retry(),
      without: (at) => {
        match.act(at, { type: "timeout" });
        opponents.retry();
      },
    }),
  );
}

/** What the computers thought. */
function thoughts({ opponents }: Screen): HTMLElement | null {
  if (opponents.thoughts.length === 0) return null;
  return thinkings(() =>
    opponents.thoughts.map(({ seat, action, reason }) =>
      words.opponents.thought(seat, placed(action), phrases.describeAdvice(reason)),
    ),
  );
}

/** Between two players: no hidden card is in the document until the next one asks for it. */
function cover({ match, view, host }: Screen): HTMLElement {
  const people = view.canAct.filter((seat) => match.sitters[seat] === "human");
  const [only] = people;
  const one = people.length === 1 && only !== undefined;
  const show = (seat: number, text: string, first: boolean) => {
    const uncover = () => {
      match.uncover(seat);
      host.redraw();
    };
    return h(
      "button",
      {
        type: "button",
        class: "action main",
        "aria-describedby": "cover-name",
        "data-focus": first,
        onclick: uncover,
      },
      text,
    );
  };
  return h(
    "section",
    { class: "panel cover", "aria-labelledby": "cover-name" },
    h("h2", { id: "cover-name" }, one ? words.cover.pass(only) : words.openFace.coverSeveral),
    h("p", { id: "cover-hint" }, words.cover.hint),
    h(
      "div",
      { class: "actions" },
      ...people.map((seat, at) => show(seat, one ? words.cover.show : words.openFace.coverShow(seat), at === 0)),
    ),
  );
}

/** After a deal: the next one, who leaves, or the end of the match. */
function afterwards(screen: Screen): HTMLElement {
  const { match, view } = screen;
  const { result: say } = words.openFace;
  const refused = h("p", { class: "refusal", role: "alert" });
  const tried = (work: () => void) => () => {
    try {
      work();
    } catch (error) {
      refused.replaceChildren(...cited(refusal(error).text));
    }
  };
  const leave = (seat: number) => () => {
    const action: OpenFaceAction = { type: "leave" };
    const verdict = match.check(seat, action);
    if (verdict.ok) change(screen, () => match.act(seat, action));
    else refused.replaceChildren(...cited(sentence(verdict)));
  };
  const leaving = view.seats
    .filter(({ seat, left }) => !left && match.sitters[seat] === "human")
    .map(({ seat }) => h("button", { type: "button", class: "link", onclick: leave(seat) }, say.leave(seat)));
  const button = (id: string, text: string, work: () => void) =>
    h("button", { type: "button", id, class: "action main", onclick: tried(work) }, text);
  const { again } = match;
  const anew = () => {
    screen.opponents.thoughts = [];
    change(screen, again ?? (() => {}));
  };
  if (match.over) {
    return h(
      "div",
      { class: "afterwards" },
      h("p", { class: "over" }, h("b", {}, say.over)),
      again !== null && button("again", words.opponents.again, anew),
      refused,
    );
  }
  return h(
    "div",
    { class: "afterwards" },
    button("next-hand", say.next, () => nextDeal(screen)),
    leaving.length > 0 && h("div", { class: "leaving", role: "group", "aria-label": say.leaving }, ...leaving),
    refused,
  );
}

/** The ways out: a player whose time is up (OF-20), and another match. */
function giveUp(screen: Screen): HTMLElement {
  const { match, view, host, opponents } = screen;
  const { timeout: say } = words.openFace;
  const end = () => {
    opponents.stop();
    match.end();
    host.ended();
  };
  const dialog = question(
    "give-up",
    { name: words.table.giveUp, hint: words.table.giveUpHint, yes: words.table.giveUpYes, no: words.table.giveUpNo },
    end,
  );
  // Nobody looks at the clock of who plays alone, nor at that of a computer.
  const slow = match.alone === null ? view.canAct.filter((seat) => match.sitters[seat] === "human") : [];
  const timeouts = slow.flatMap((seat) => {
    const out = () => change(screen, () => match.act(seat, { type: "timeout" }));
    const hint = view.options.autoPlace ? say.places : say.dies;
    const asks = question(
      `timeout-${seat}`,
      { name: say.name(seat), hint, yes: say.yes, no: words.table.giveUpNo },
      out,
    );
    return [
      h("button", { type: "button", class: "link timeout", onclick: () => asks.showModal() }, say.name(seat)),
      asks,
    ];
  });
  return h(
    "div",
    { class: "new-match" },
    ...timeouts,
    h(
      "button",
      { type: "button", class: "link", id: "new-match", onclick: () => (match.over ? end() : dialog.showModal()) },
      words.table.newMatch,
    ),
    !match.kept && h("p", { class: "refusal" }, words.table.notSaved),
    dialog,
  );
}
