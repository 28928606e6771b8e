import type { Game } from "cardroom";
import type { Entry } from "../entry";
import { Match } from "../match";
import { Opponents } from "../opponents";
import type { Play } from "../play";
import { notesSetup } from "./setup";
import { type NotesGame, type NotesOpponents, notesTable } from "./table";

function play<G extends NotesGame>(match: Match<G>): Play {
  const opponents: NotesOpponents<G> = new Opponents(match);
  return { draw: (host) => notesTable(match, host, opponents) };
}

/** A banknote game as the choice of games knows it. */
export const banknotes = <G extends NotesGame>(game: G): Entry => ({
  form: (notice, begun) => notesSetup(game, notice, (match) => begun(play(match))),
  resume: (saved, kept) => play(new Match(saved as Game<G>, kept)),
});
