import type { Game } from "cardroom";
import type { Entry } from "../entry";
import { dealing } from "../motion";
import { Opponents } from "../opponents";
import type { Play } from "../play";
import { OpenFaceMatch } from "./match";
import { setupForm } from "./setup";
import { type OpenFaceOpponents, table } from "./table";

const play = (match: OpenFaceMatch): Play => {
  const opponents: OpenFaceOpponents = new Opponents(match);
  return { draw: (host) => table(match, host, opponents) };
};

/** Open-face Chinese as the choice of games knows it. */
export const openFace: Entry = {
  form: (notice, begun) => setupForm(notice, (match) => dealing(match, "open-face", () => begun(play(match)))),
  resume: (game, kept) => play(OpenFaceMatch.resume(game as Game<"open-face">, kept)),
};
