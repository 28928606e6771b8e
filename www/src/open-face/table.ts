import type { OpenFaceAction, OpenFaceView } from "cardroom";
import { cited } from "../cite";
import { h } from "../element";
import { log, speech } from "../events";
import type { Host } from "../play";
import { refusal, sentence } from "../refusal";
import { words } from "../text";
import { boards } from "./boards";
import { lines } from "./events";
import type { OpenFaceMatch } from "./match";
import { placing } from "./placing";
import { result } from "./result";
import { sheet } from "./sheet";

/** A match of open-face Chinese on the screen. */
export function table(match: OpenFaceMatch, host: Host): HTMLElement {
  const { view } = match;
  return h(
    "div",
    { class: "table open-face" },
    h("h1", {}, words.games["open-face"]),
    boards(view),
    h("div", { class: "play" }, panel(match, view, host), giveUp(match, view, host)),
    h("div", { class: "aside" }, match.sheet.length > 0 && sheet(match.sheet, view), log(lines(match.events))),
  );
}

/** Changes the match, says what has happened by it, and draws it. */
function change(match: OpenFaceMatch, host: Host, work: () => void): void {
  const { handNumber } = match.view;
  const before = lines(match.events).length;
  work();
  const since = match.view.handNumber === handNumber ? before : 0;
  host.announce(speech(lines(match.events).slice(since)));
  host.redraw();
}

/** What is to be done now: look, place, or deal again. */
function panel(match: OpenFaceMatch, view: OpenFaceView, host: Host): HTMLElement {
  if (view.result !== null) return result(view, view.result, afterwards(match, view, host));
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const { draft } = match;
  if (seat === undefined || draft === null) return cover(match, view, host);
  const confirm = () => change(match, host, () => match.act(seat.seat, draft.action()));
  return placing(match, view, seat, draft, host, confirm);
}

/** Between two players: no hidden card is in the document until the next one asks for it. */
function cover(match: OpenFaceMatch, { canAct }: OpenFaceView, host: Host): HTMLElement {
  const [only] = canAct;
  const one = canAct.length === 1 && only !== undefined;
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
      ...canAct.map((seat, at) => show(seat, one ? words.cover.show : words.openFace.coverShow(seat), at === 0)),
    ),
  );
}

/** After a deal: the next one, who leaves, or the end of the match. */
function afterwards(match: OpenFaceMatch, view: OpenFaceView, host: Host): HTMLElement {
  const { result: say } = words.openFace;
  const refused = h("p", { class: "refusal", role: "alert" });
  const next = () => {
    try {
      change(match, host, () => match.nextDeal());
    } catch (error) {
      refused.replaceChildren(...cited(refusal(error).text));
    }
  };
  const leave = (seat: number) => () => {
    const action: OpenFaceAction = { type: "leave" };
    const verdict = match.check(seat, action);
    if (verdict.ok) change(match, host, () => match.act(seat, action));
    else refused.replaceChildren(...cited(sentence(verdict)));
  };
  const leaving = view.seats
    .filter(({ left }) => !left)
    .map(({ seat }) => h("button", { type: "button", class: "link", onclick: leave(seat) }, say.leave(seat)));
  return h(
    "div",
    { class: "afterwards" },
    match.over
      ? h("p", { class: "over" }, h("b", {}, say.over))
      : h("button", { type: "button", class: "action main", onclick: next }, say.next),
    !match.over && h("div", { class: "leaving", role: "group", "aria-label": say.leaving }, ...leaving),
    refused,
  );
}

/** A question before something that cannot be taken back. */
function question(id: string, name: string, hint: string, yes: string, done: () => void): HTMLDialogElement {
  return h(
    "dialog",
    { "aria-labelledby": `${id}-name` },
    h("h2", { id: `${id}-name` }, name),
    h("p", {}, hint),
    h(
      "form",
      { method: "dialog", class: "actions" },
      h("button", { class: "action main" }, words.table.giveUpNo),
      h("button", { type: "button", class: "action quiet", onclick: done }, yes),
    ),
  );
}

/** The ways out: a player whose time is up (OF-20), and another match. */
function giveUp(match: OpenFaceMatch, view: OpenFaceView, host: Host): HTMLElement {
  const { timeout: say } = words.openFace;
  const end = () => {
    match.end();
    host.ended();
  };
  const dialog = question("give-up", words.table.giveUp, words.table.giveUpHint, words.table.giveUpYes, end);
  const timeouts = view.canAct.flatMap((seat) => {
    const out = () => change(match, host, () => match.act(seat, { type: "timeout" }));
    const hint = view.options.autoPlace ? say.places : say.dies;
    const asks = question(`timeout-${seat}`, say.name(seat), hint, say.yes, out);
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
