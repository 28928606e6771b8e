// Odds of the banknote games: the time of a call at each street, against one opponent and against seven.

import { equity, exchangeOdds, noteDeck } from "../npm/node.js";
import { median, print, rounded, timed } from "./timing.mjs";

const own = ["9101111", "7234567"];
const board = ["5550123", "1204567", "3333339"];
const streets = ["preflop", "flop", "turn", "river"];
const hand = [...own, board[0]];
const zones = ["preflop", "preflop", "flop"];

/** Calls by what they ask; each is made with any serials and with the notes of a venue. */
function* calls(notes) {
  const [pair, shared] = notes ? [notes.slice(0, 2), notes.slice(2, 5)] : [own, board];
  const three = notes ? notes.slice(0, 3) : hand;
  const known = notes ? { notes } : {};
  for (const [at, street] of streets.entries()) {
    const ask = (opponents) => {
      const request = { game: "liars-holdem", hands: [pair], board: shared.slice(0, at), place: 2, opponents };
      return equity({ ...request, ...known });
    };
    yield [`liars-holdem, ${street}`, ask];
  }
  const draw = (held) => (opponents) => equity({ game: "liars-draw", hands: [held], place: 2, opponents, ...known });
  yield ["liars-draw, preflop", draw(three.slice(0, 2))];
  yield ["liars-draw, three notes", draw(three)];
  for (const street of ["turn", "river"]) {
    const ask = (opponents) =>
      exchangeOdds({ hand: three, zones, street, place: 2, opponents, ...known, samples: 2000 });
    yield [`exchangeOdds, ${street}`, ask];
  }
}

/** Prints what the odds of the banknote games take, against so many opponents. */
export function banknotes({ rounds, against }) {
  for (const notes of [null, noteDeck(40, "0".repeat(64))]) {
    const asked = [...calls(notes)].flatMap(([name, ask]) =>
      against.map((opponents) => ({ name, opponents, exact: ask(opponents).exact, ask: () => ask(opponents) })),
    );
    const times = timed(
      asked.map(({ ask }) => ({ count: 1, work: ask })),
      rounds,
      0,
    );
    const cell = (name, opponents) => {
      const at = asked.findIndex((call) => call.name === name && call.opponents === opponents);
      return `${rounded(median(times[at]) / 1e6)}${asked[at].exact ? "" : " *"}`;
    };
    print(
      `Odds with ${notes ? "a venue's 40 notes" : "any serials"}: ms a call, medians of ${rounds} rounds in turns; * dealt at random`,
      ["what", ...against.map((n) => (n === 1 ? "1 opponent" : n))],
      [...new Set(asked.map(({ name }) => name))].map((name) => [name, ...against.map((n) => cell(name, n))]),
    );
  }
}
