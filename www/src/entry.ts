import type { Game } from "cardroom";
import type { Play } from "./play";
import type { Kept } from "./store/kept";

/** A game that this page plays. */
export interface Entry {
  /** The form that sets a match up. `notice` says what went before. */
  form(notice: string | null, begun: (play: Play) => void): HTMLElement;
  /** A match that was kept, its cards covered. */
  resume(game: Game, kept: Kept): Play;
}
