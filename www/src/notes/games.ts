import type { Game } from "cardroom";
import { Match } from "../match";
import type { Play } from "../play";
import type { Kept } from "../store/kept";
import { notesSetup } from "./setup";
import { type NotesGame, notesTable } from "./table";

const play = <G extends NotesGame>(match: Match<G>): Play => ({ draw: (host) => notesTable(match, host) });

/** A banknote game as the choice of games knows it. */
export const banknotes = <G extends NotesGame>(game: G) => ({
  form: (notice: string | null, begun: (play: Play) => void): HTMLElement =>
    notesSetup(game, notice, (match) => begun(play(match))),
  resume: (saved: Game, kept: Kept): Play => play(new Match(saved as Game<G>, kept)),
});
