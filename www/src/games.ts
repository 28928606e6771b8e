import { Game, type GameName } from "cardroom";
import { h } from "./element";
import { emblem } from "./emblem";
import type { Entry } from "./entry";
import { unavailable } from "./fault";
import { holdem } from "./holdem";
import type { Play } from "./play";
import { store } from "./store/store";
import { learn, words } from "./text";
import { waiting } from "./waiting";

const banknotes = async (game: "liars-holdem" | "liars-draw") => (await import("./notes/games")).banknotes(game);

/** The games in the order in which they are offered: the first comes with the page, the others when they are first asked for. */
const fetching: Record<GameName, () => Promise<Entry>> = {
  "texas-holdem": async () => holdem,
  "liars-holdem": () => banknotes("liars-holdem"),
  "liars-draw": () => banknotes("liars-draw"),
  "open-face": async () => {
    const [{ openFace }] = await Promise.all([import("./open-face/games"), learn("openFace")]);
    return openFace;
  },
};

/** What has come. */
const come = new Map<GameName, Entry>([["texas-holdem", holdem]]);

async function fetched(game: GameName): Promise<Entry> {
  const entry = come.get(game) ?? (await fetching[game]());
  come.set(game, entry);
  return entry;
}

/** The game whose form is shown. */
let chosen: GameName = "texas-holdem";

/**
 * The match that this browser keeps; where there is none, what a new one begins with is there.
 *
 * @throws what `Game.load` throws, or that the game cannot be fetched
 */
export async function restore(): Promise<Play | null> {
  const kept = store.current("match");
  if (kept === null) {
    await fetched(chosen);
    return null;
  }
  const game = Game.load(kept.save);
  chosen = game.view().game;
  return (await fetched(chosen)).resume(game, kept);
}

/** The choice of a game, and its form. */
export function start(notice: string | null, begun: (play: Play) => void): HTMLElement {
  const element = h("div", { class: "start" });
  const choose = (game: GameName) => {
    chosen = game;
    draw();
    element.querySelector<HTMLElement>(`#game-${game}`)?.focus();
  };
  const form = (): HTMLElement => {
    const entry = come.get(chosen);
    if (entry !== undefined) return entry.form(notice, begun);
    const game = chosen;
    const place = h("div", {}, waiting(words.games[game]));
    fetched(game).then(
      () => chosen === game && place.isConnected && place.replaceWith(form()),
      (error) => place.replaceChildren(unavailable(error)),
    );
    return place;
  };
  const draw = () => {
    const choice = (Object.keys(fetching) as GameName[]).map((each) =>
      h(
        "button",
        { type: "button", id: `game-${each}`, "aria-pressed": String(each === chosen), onclick: () => choose(each) },
        emblem(each),
        words.games[each],
      ),
    );
    element.replaceChildren(
      h("div", { class: "games", role: "group", "aria-label": words.gameChoice }, ...choice),
      form(),
    );
  };
  draw();
  return element;
}
