// What of the module lies in a part of its own: `npm/split.mjs` makes the parts, `cardroom/parts` loads them. All that is not
// named here is in the part "games", on which the others stand.

/** The parts beside "games", each with the functions and classes of the module that only it has. */
const later = {
  evaluators: [
    ...["evaluateBatch", "countHands", "compareHands", "showdown", "shuffle", "evaluateNotes", "noteDeck"],
    ...["scoreOpenFace", "placements", "arrangeOpenFace", "ruling", "rulingAt", "penalty"],
  ],
  odds: ["equity", "EquityJobHandle", "notesEquity", "exchangeOdds", "placementOdds", "PlacementJobHandle"],
  advice: ["advise", "advisePlacing", "prizeEquity"],
  tournament: ["TournamentHandle", "generateSchedule"],
  history: ["parsePhh", "toPhh"],
};

/** The names of the parts. */
export const partNames = ["games", ...Object.keys(later)];

/** The part of each function and class that is not in "games". */
export const partOf = new Map(Object.entries(later).flatMap(([part, names]) => names.map((name) => [name, part])));
