// Strict reading of results that are handed back: only what `result.js` looks at.

import { handOf } from "./explain.js";
import { cardAt } from "./functions.js";
import { field, flag, list, orNull, parts, place, whole } from "./strict.js";

/** No list of a result has more entries: the longest are the shares of a pot, of eight hands and eight shots. */
const MOST = 16;

const seat = (value, path) => whole(value, path, 0, MOST - 1);
const amount = (value, path) => whole(value, path, 0);
const signed = (value, path) => whole(value, path, -Number.MAX_SAFE_INTEGER);
const word = (words) => (value, path) => words[place(value, path, words)];
const maybe = (reader) => (value, path) => orNull(value, path, reader);
const absent = (reader) => (value, path) => (value === undefined ? undefined : reader(value, path));
const each = (reader) => (value, path) => list(value, path, MOST, reader);
const shape = (readers) => (value, path) => parts(value, path, readers);
/** The cards of a row, as many as there are. */
const cards = (value, path) => list(value, path, 5, card);

/** A card as it came, once it is one. */
function card(value, path) {
  cardAt(value, path);
  return value;
}

/** A hand as it came, once it is one. */
function hand(value, path) {
  handOf(value, path);
  whole(field(value, path, "value"), `${path}.value`, 0);
  return value;
}

const share = shape({ seat, amount, for: word(["hand", "shot", "fold"]) });

const tableResult = shape({
  ending: word(["showdown", "uncontested"]),
  returned: each(amount),
  pots: each(shape({ eligible: each(seat), winners: each(share) })),
  best: each(maybe(hand)),
});
const seats = each(shape({ status: word(["empty", "out", "in", "all-in", "folded", "mucked", "killed"]) }));
const naturalRank = word(["after-kickers", "before-kickers"]);
const holdemView = shape({ game: word(["texas-holdem"]), seats, result: tableResult });
const boardView = shape({ game: word(["liars-holdem"]), options: shape({ naturalRank }), result: tableResult });
/** The antes beside a shot are those of the seats that were dealt in. */
const drawView = shape({
  game: word(["liars-draw"]),
  options: shape({ naturalRank, moonAntes: flag }),
  seats,
  stakes: shape({ ante: amount }),
  result: tableResult,
});

const rows = (reader) => shape({ top: reader, middle: reader, bottom: reader });
const points = shape({ rows: signed, royalties: signed, natural: signed });

const natural = word([
  "clean-dragon",
  "dragon",
  "one-colour",
  "five-pairs-and-trips",
  "three-straight-flushes",
  "six-pairs",
  "three-flushes",
  "three-straights",
]);

const score = {
  players: each(
    shape({
      seat,
      foul: flag,
      natural: maybe(natural),
      royalties: rows(amount),
      entersFantasy: flag,
      staysFantasy: flag,
    }),
  ),
  pairs: each(
    shape({
      first: seat,
      second: seat,
      rows: maybe(rows(signed)),
      sweptBy: maybe(seat),
      firstPoints: points,
      secondPoints: points,
      net: signed,
    }),
  ),
};

const options = { rowPoints: absent(amount), foul: absent(word(["swept", "void", "flat"])) };

const openFaceView = shape({
  game: word(["open-face"]),
  seats: each(
    shape({
      seat,
      rows: rows(cards),
      dead: flag,
      left: flag,
      bonus: maybe(shape({ cards: amount, inARow: amount })),
      nextBonus: maybe(shape({ cards: amount })),
    }),
  ),
  options: shape({ ...options, kush: amount, fantasyLimit: maybe(amount) }),
  result: shape({
    ...score,
    payments: each(shape({ from: seat, to: seat, points: amount, owed: amount, paid: amount })),
  }),
});

/** A view of a hand that is over. */
export function readView(view) {
  const games = ["texas-holdem", "liars-holdem", "liars-draw", "open-face"];
  return [holdemView, boardView, drawView, openFaceView][place(field(view, "", "game"), "game", games)](view, "");
}

/** What `scoreOpenFace` found. */
export const readScore = (value) => shape(score)(value, "score");

/** Cards in one string may have spaces between them; more than fills a row is not taken apart. */
const row = (value, path) =>
  cards(typeof value === "string" ? (value.slice(0, MOST).match(/\S{1,2}/g) ?? []) : value, path);

/** What `scoreOpenFace` was asked. */
export const readRequest = (value) => shape({ boards: each(rows(row)), ...options })(value, "request");
