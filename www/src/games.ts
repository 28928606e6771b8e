import { Game, type GameEvent, type GameName } from "cardroom";
import { h } from "./element";
import { emblem } from "./emblem";
import { Match } from "./match";
import { after, before } from "./motion";
import { banknotes } from "./notes/games";
import { OpenFaceMatch } from "./open-face/match";
import { setupForm as openFaceForm } from "./open-face/setup";
import { type OpenFaceOpponents, table as openFaceTable } from "./open-face/table";
import { Opponents } from "./opponents";
import type { Play } from "./play";
import { setupForm } from "./setup";
import type { Kept } from "./store/kept";
import { store } from "./store/store";
import { type HoldemOpponents, table } from "./table";
import { words } from "./text";

/** A game that this page plays. */
interface Entry {
  /** The form that sets a match up. `notice` says what went before. */
  form(notice: string | null, begun: (play: Play) => void): HTMLElement;
  /** A match that was kept, its cards covered. */
  resume(game: Game, kept: Kept): Play;
}

const holdem = (match: Match<"texas-holdem">): Play => {
  const opponents: HoldemOpponents = new Opponents(match);
  return { draw: (host) => table(match, host, opponents) };
};
const openFace = (match: OpenFaceMatch): Play => {
  const opponents: OpenFaceOpponents = new Opponents(match);
  return { draw: (host) => openFaceTable(match, host, opponents) };
};

/** Begins a match, and shows its first deal. */
function dealing(match: { events: readonly GameEvent[] }, game: GameName, begin: () => void): void {
  const scene = before();
  begin();
  after(scene, match.events, game);
}

/** The games in the order in which they are offered. */
const games: Record<GameName, Entry> = {
  "texas-holdem": {
    form: (notice, begun) => setupForm(notice, (match) => dealing(match, "texas-holdem", () => begun(holdem(match)))),
    resume: (game, kept) => holdem(new Match(game as Game<"texas-holdem">, kept)),
  },
  "liars-holdem": banknotes("liars-holdem"),
  "liars-draw": banknotes("liars-draw"),
  "open-face": {
    form: (notice, begun) => openFaceForm(notice, (match) => dealing(match, "open-face", () => begun(openFace(match)))),
    resume: (game, kept) => openFace(OpenFaceMatch.resume(game as Game<"open-face">, kept)),
  },
};

/** The game whose form is shown. */
let chosen: GameName = "texas-holdem";

/**
 * The match that this browser keeps.
 *
 * @throws what `Game.load` throws
 */
export function restore(): Play | null {
  const kept = store.current("match");
  if (kept === null) return null;
  const game = Game.load(kept.save);
  chosen = game.view().game;
  return games[chosen].resume(game, kept);
}

/** The choice of a game, and its form. */
export function start(notice: string | null, begun: (play: Play) => void): HTMLElement {
  const element = h("div", { class: "start" });
  const draw = () => {
    const choice = (Object.keys(games) as GameName[]).map((each) =>
      h(
        "button",
        {
          type: "button",
          id: `game-${each}`,
          "aria-pressed": String(each === chosen),
          onclick: () => {
            chosen = each;
            draw();
            element.querySelector<HTMLElement>(`#game-${each}`)?.focus();
          },
        },
        emblem(each),
        words.games[each],
      ),
    );
    element.replaceChildren(
      h("div", { class: "games", role: "group", "aria-label": words.gameChoice }, ...choice),
      games[chosen].form(notice, begun),
    );
  };
  draw();
  return element;
}
