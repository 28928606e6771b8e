import type { TableGameName } from "cardroom";
import { cited } from "./cite";
import { h } from "./element";
import { lines, speech } from "./events";
import { leaving } from "./leaving";
import type { Sitting } from "./match";
import type { Pieces } from "./pieces";
import type { Host } from "./play";
import { refusal } from "./refusal";
import { tableWords, words } from "./text";

// What stands between two seats, between two hands, and between two matches.

/** A match on the screen, and what draws its pieces. */
export interface Screen<G extends TableGameName, M extends Sitting<G> = Sitting<G>> {
  match: M;
  host: Host;
  /** Anew for every drawing: a note is read by the place that was announced. */
  pieces(): Pick<Pieces<never>, "spoken">;
}

/** Changes the match, says what has happened by it, and draws it. */
export function change<G extends TableGameName>({ match, host, pieces }: Screen<G>, work: () => void): void {
  const { handNumber } = match.view;
  const before = lines(match.events).length;
  work();
  const since = match.view.handNumber === handNumber ? before : 0;
  host.announce(speech(lines(match.events).slice(since), pieces()));
  host.redraw();
}

/** Between two seats: nothing hidden is in the document until a player asks for it. */
export function cover<G extends TableGameName>({ match, host }: Screen<G>): HTMLElement {
  const { game, canAct } = match.view;
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
  const [first = 0, ...others] = canAct;
  return h(
    "section",
    { class: "panel cover", "aria-labelledby": "cover-name" },
    h("h2", { id: "cover-name" }, others.length === 0 ? say.pass(first) : words.notes.anyOrder),
    h("p", { id: "cover-hint" }, say.hint),
    h(
      "div",
      { class: "actions" },
      ...canAct.map((seat, at) => button(seat, at, others.length === 0 ? say.show : words.notes.showOf(seat))),
    ),
  );
}

/** After a hand: the next one, or the end of the match. */
export function afterwards<G extends TableGameName>(screen: Screen<G>): HTMLElement {
  const { match } = screen;
  const { table: say } = tableWords(match.view.game);
  const { leaders } = match;
  if (leaders !== null) return h("p", { class: "over" }, h("b", {}, say.matchOver(leaders)));
  const refused = h("p", { class: "refusal", role: "alert" });
  const next = () => {
    try {
      change(screen, () => match.nextHand());
    } catch (error) {
      refused.replaceChildren(...cited(refusal(error).text));
    }
  };
  return h(
    "div",
    { class: "afterwards" },
    h("button", { type: "button", class: "action main", onclick: next }, say.nextHand),
    refused,
  );
}

/** The way to another match. */
export function giveUp<G extends TableGameName>({ match, host }: Screen<G>): HTMLElement {
  const { table: say } = tableWords(match.view.game);
  return leaving(
    { ...say, another: say.newMatch },
    {
      over: match.leaders !== null,
      kept: match.kept,
      end: () => {
        match.end();
        host.ended();
      },
    },
  );
}
