import type { Game } from "cardroom";
import type { Entry } from "./entry";
import { Match } from "./match";
import { dealing } from "./motion";
import { Opponents } from "./opponents";
import type { Play } from "./play";
import { setupForm } from "./setup";
import { type HoldemOpponents, table } from "./table";

const play = (match: Match<"texas-holdem">): Play => {
  const opponents: HoldemOpponents = new Opponents(match);
  return { draw: (host) => table(match, host, opponents) };
};

/** Hold'em as the choice of games knows it. */
export const holdem: Entry = {
  form: (notice, begun) => setupForm(notice, (match) => dealing(match, "texas-holdem", () => begun(play(match)))),
  resume: (game, kept) => play(new Match(game as Game<"texas-holdem">, kept)),
};
