// What is said in a game keeps to the words of that game: a hand of banknotes is no раздача, and has no cards.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import init, {
  advise,
  checkDeclaration,
  checkOpenFace,
  equity,
  evaluateNotes,
  exchangeOdds,
  explainResult,
  Game,
  noteDeck,
  scoreOpenFace,
  showdown,
} from "cardroom";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";
import { root } from "../../npm/setup.mjs";
import { details } from "../support/details.mjs";
import { deckOf52, anySetup as openFaceSetup, placed } from "../support/open-face.mjs";
import { anyBanknoteSetup, anySetup, choose, random } from "../support/play.mjs";

await init();

/** Any of these words; each may have endings. */
const word = (...stems) => new RegExp(`(?<!\\p{L})(?:${stems.join("|")})(?!\\p{L})`, "iu");
const any = "\\p{L}*";
/** Words that belong to some of the games. */
const words = {
  banknotes: {
    en: word("(bank)?notes?", "zones?", "serials?", "shots?", "buy-ins?", "jokers?"),
    ru: word(`купюр${any}`, "зон(а|е|ы|у|ой)?", "кон(а|е|у|ом)?", `фолд${any}`, `бай-ин${any}`, `выстрел${any}`),
  },
  openFace: {
    en: word("rows?", "kush", "royalt(y|ies)", `fantas${any}`, "bonus", "deals?"),
    ru: word("ряд(а|у|ом|ы|ов|ах)?", `куш${any}`, "роялти", `фантази${any}`, `фронт${any}`, `миддл${any}`),
  },
  scores: { en: word("points?"), ru: word(`очк${any}`, "очко") },
  cards: {
    en: word("cards?", "suits?", "flush"),
    ru: word("карт(а|ы|у|е|ой|ам|ами|ах)?", `масть${any}`, `флеш${any}`),
  },
  chips: { en: word("chips?"), ru: word(`фишк${any}`, "фишек") },
  blinds: { en: word("(big |small )?blinds?", "straddles?"), ru: word(`блайнд${any}`, `страддл${any}`) },
  /** What the texts of the banknote games call otherwise. */
  holdem: {
    en: word("deals?"),
    ru: word(`раздач${any}`, "пас(а|у|ом|ы)?", `спас${any}`, `торговл${any}`, `терн${any}`, `стек${any}`),
  },
  betting: {
    en: word("bets?", "raises?", "calls?", "folds?", "folded", "checks?", "pots?", "antes?", "all-in"),
    ru: word(
      `ставк${any}`,
      `бет${any}`,
      `рейз${any}`,
      `колл${any}`,
      "чек(а|у|ом)?",
      `банк${any}`,
      "анте",
      `олл-ин${any}`,
    ),
  },
  board: { en: word("boards?"), ru: word(`борд${any}`) },
};
const { banknotes, openFace, scores, cards, chips, blinds, holdem, betting, board } = words;

/** What is no word of each game. */
const foreign = {
  "texas-holdem": [banknotes, openFace, scores],
  "liars-holdem": [cards, chips, blinds, holdem, openFace],
  "liars-draw": [cards, chips, blinds, holdem, openFace, board],
  "open-face": [banknotes, blinds, betting],
};

/** Checks sentences of a game by language. */
function keepsTo(game, said, what) {
  for (const [language, sentence] of Object.entries(said)) {
    for (const words of foreign[game]) assert.doesNotMatch(sentence, words[language], `${game}: ${what}`);
  }
}

/** The codes that each game has refused something with. */
const met = Object.fromEntries(Object.keys(foreign).map((game) => [game, new Set()]));

function refused(game, { code, rule, details, message }) {
  met[game].add(code);
  const said = { en: en.describeRefusal({ code, rule, details }), ru: ru.describeRefusal({ code, rule, details }) };
  keepsTo(game, said, `${code} ${rule}`);
  // For developers, who know cards and notes as pieces.
  keepsTo(game, { en: message }, `${code} ${rule}: the message`);
}

/** Has something refused; a `TypeError` is for developers alone. */
function attempt(game, work) {
  try {
    const verdict = work();
    if (verdict?.ok === false) refused(game, verdict);
  } catch (error) {
    if (error.name === "RulesError") refused(game, error);
    else assert.equal(error.name, "TypeError", error.stack);
  }
}

const probes = [
  ...["fold", "check", "call", "show", "muck", "stand", "timeout", "sit-out", "sit-in", "release", "leave"],
].map((type) => ({ type }));
probes.push(
  { type: "call", amount: 1 },
  ...[1, 101, 2 ** 40].flatMap((to) => ["bet", "raise"].map((type) => ({ type, to }))),
  { type: "ask-to-show", seat: 0 },
  { type: "announce", place: 9 },
  { type: "exchange", discard: { zone: "preflop", index: 9 } },
  ...[[], ["preflop", "flop"]].map((zones) => ({ type: "peek", zones })),
  { type: "place", top: ["As", "As"], middle: [], bottom: [], discard: [] },
  { type: "place", top: ["As", "Ks", "Qs", "Js"], middle: [], bottom: ["2c"], discard: [] },
);

function probed(game, name, seats) {
  for (const probe of probes) for (const seat of [...seats.keys(), 20]) attempt(name, () => game.check(seat, probe));
  attempt(name, () => game.nextHand());
}

/** Plays a match's first hand by chance, and looks at all that is said of it. */
function played(setup, next) {
  const name = setup.game;
  const game = new Game(setup);
  while (!game.complete) {
    probed(game, name, game.view().seats);
    if (game.phase === "held") {
      game.act(0, { type: "release" });
      continue;
    }
    const seat = game.canAct[next(game.canAct.length)];
    const { reason } = advise(game.view(seat), { level: "regular", seed: setup.seed });
    keepsTo(name, { en: en.describeAdvice(reason), ru: ru.describeAdvice(reason) }, `advice ${reason.code}`);
    const legal = game.legalActions(seat);
    game.act(seat, legal[0].type === "place" ? placed(legal[0], next) : choose(legal, next));
  }
  for (const [seat] of game.view().seats.entries()) {
    for (const probe of probes) attempt(name, () => game.check(seat, probe));
  }
  for (const step of explainResult(game.view())) {
    keepsTo(name, { en: en.describeStep(step), ru: ru.describeStep(step) }, `step ${step.code}`);
  }
  for (const change of [
    { stacks: [1] },
    { stacks: [1, 0, 0, 0, 0] },
    { away: [40] },
    { deck: [] },
    { button: 40 },
    {},
  ]) {
    attempt(name, () => game.nextHand(change));
  }
  game.free();
}

function banknoteSetup(game, next, number) {
  const setup = anyBanknoteSetup(next, number);
  return setup.game === game ? setup : banknoteSetup(game, next, number);
}

const setups = {
  "texas-holdem": (next, number) => anySetup(next, number),
  "liars-holdem": (next, number) => banknoteSetup("liars-holdem", next, number),
  "liars-draw": (next, number) => banknoteSetup("liars-draw", next, number),
  "open-face": (next, number) => openFaceSetup(next, 2 + next(2), number, number % 3 === 0),
};

const money = { stacks: [1000, 1000, 1000], button: 0 };
const plain = {
  "texas-holdem": { game: "texas-holdem", ...money, blinds: { small: 5, big: 10 } },
  "liars-holdem": { game: "liars-holdem", ...money, ante: 10 },
  "liars-draw": { game: "liars-draw", ...money, ante: 10 },
  "open-face": { game: "open-face", players: 3, ...money },
};
const notes = noteDeck(60, "1".repeat(64));
/** What set-ups may have wrong, each refused by some game. */
const wrong = [
  ...[{ stacks: [1] }, { stacks: [0, 0, 0] }, { stacks: [2 ** 53 - 1, 1, 1] }, { stacks: [9, 9, 9] }, { button: 7 }],
  ...[{ away: [9] }, { hand: 2 ** 32 - 1 }, { deck: ["As"] }, { deck: Array(52).fill("As") }, { deck: [notes[0]] }],
  ...[
    { deck: Array(60).fill(notes[0]) },
    { notes: [notes[0], notes[0]] },
    { ante: 0 },
    { rake: { amount: 2 ** 53 - 1, when: "once" } },
  ],
  ...[{ blinds: { small: 3, big: 2 } }, { chipUnit: 3 }, { chipUnit: 0 }, { straddles: [20, 40] }, { straddles: [1] }],
  ...[{ positions: { smallBlind: 2, bigBlind: 1 } }, { killed: [9] }, { waiting: [0, 1] }, { betting: "fixed-limit" }],
  ...[{ players: 9 }, { settlement: "win-cap", stacks: undefined }, { settlement: "win-cap", stacks: [1, 0, 0] }],
  ...[{ kush: 0 }, { rowPoints: 7 }, { sweepTotal: 0 }, { variant: "closed-13", naturals: { dragon: 2 ** 40 } }],
  ...[{ naturals: { dragon: 1 } }, { royalties: { top: { pairs: Array(13).fill(99_999) } } }],
];

for (const game of Object.keys(foreign)) {
  test(`what is said in ${game} keeps to its words`, () => {
    const next = random(7);
    for (let number = 1; number <= 12; number++) played(setups[game](next, number), next);
    for (const change of wrong) {
      attempt(game, () => {
        const hand = new Game({ ...plain[game], ...change });
        if (change.hand) hand.nextHand();
        hand.free();
      });
    }
    const last = new Game({ ...plain[game], hand: 2 ** 32 - 1 });
    while (!last.complete) {
      const [seat] = last.canAct;
      const legal = last.legalActions(seat);
      last.act(seat, legal[0].type === "place" ? placed(legal[0], next) : choose([legal.at(-1)], next));
    }
    attempt(game, () => last.nextHand());
    assert.ok(met[game].has("ERR_TOO_MANY_HANDS"));
    last.free();
  });
}

test("what is said of banknotes, boards and showdowns without a table keeps to their words", () => {
  for (const game of ["liars-holdem", "liars-draw"]) {
    const hand = notes.slice(0, game === "liars-draw" ? 3 : 2);
    const known = { game, place: 3, opponents: 2 };
    for (const change of [
      ...[{ hands: [notes] }, { hands: [hand, hand] }, { hands: [] }, { opponents: 40 }, { notes: hand }],
      ...[{ notes: [...hand, hand[0]] }, { notes: notes.slice(9) }, { board: notes.slice(5, 9) }, { heldShots: [4] }],
    ]) {
      attempt(game, () => equity({ ...known, hands: [hand], ...change }));
    }
    for (const change of [{ zones: ["flop", "flop", "flop"] }, { hand: notes }, { opponents: 40 }]) {
      const zones = ["preflop", "preflop", "flop"];
      attempt("liars-draw", () =>
        exchangeOdds({ hand: notes.slice(0, 3), zones, street: "turn", place: 3, opponents: 1, ...change }),
      );
    }
    attempt(game, () => evaluateNotes({ notes: hand.slice(0, 1), place: 3 }));
    for (const chosen of [
      [0, 0, 1],
      [0, 1, 9],
    ]) {
      const { refusal } = checkDeclaration({
        notes: notes.slice(0, 3),
        place: 3,
        chosen: chosen.map((index) => ({ index, shift: 0 })),
      });
      refused(game, { ...refusal, details: {} });
    }
    const shift = checkDeclaration({
      notes: notes.slice(0, 3),
      place: 3,
      chosen: [0, 1, 2].map((index) => ({ index, shift: 7 })),
    });
    refused(game, { ...shift.refusal, details: {} });
  }
  for (const game of ["texas-holdem", "liars-holdem", "liars-draw"]) {
    const [one, two] = game === "texas-holdem" ? ["AsAd", "KsKd"] : [notes.slice(0, 3), notes.slice(3, 6)];
    const asked = {
      game,
      hands: [one, two, null],
      contributed: [10, 10, 10],
      button: 0,
      folded: [2],
      ...(game === "texas-holdem" ? { board: "2c3c4h9sTd" } : { place: 1 }),
    };
    for (const change of [
      ...[{ hands: [one, one, null] }, { hands: [one] }, { hands: [null, null, null] }, { contributed: [0, 0, 0] }],
      ...[{ place: 9 }, { button: 9 }, { contributed: [2 ** 53 - 1, 1, 1] }, { folded: [0, 1, 2] }, { chipUnit: 0 }],
    ]) {
      attempt(game, () => showdown({ ...asked, ...change }));
    }
  }
  const rows = { top: deckOf52.slice(0, 3), middle: deckOf52.slice(3, 8), bottom: deckOf52.slice(8, 13) };
  for (const change of [{ top: [] }, { top: deckOf52.slice(20, 25) }, { top: deckOf52.slice(3, 6) }]) {
    attempt("open-face", () => checkOpenFace({ ...rows, ...change }));
    attempt("open-face", () => scoreOpenFace({ boards: [rows, { ...rows, ...change }] }));
  }
});

test("a refusal that no play came to keeps to the words of its games, too", () => {
  const codes = (...files) =>
    files.flatMap((file) => {
      const [code] = readFileSync(join(root, "src", file), "utf8").split("#[cfg(test)]");
      return Array.from(code.matchAll(/=> "(ERR_[A-Z_]+)"/g), ([, name]) => name);
    });
  const table = codes("table/refusal.rs", "table/setup_error.rs", "table/next.rs", "table/stateless.rs");
  const blinds = ["ERR_STRADDLES", "ERR_POSITIONS"];
  const notesOnly = ["ERR_NO_SUCH_PIECE", "ERR_ONE_ZONE"];
  const openFace = ["action", "game", "placement", "rules", "rows", "score", "setup"].map(
    (file) => `games/open_face/${file}.rs`,
  );
  const all = {
    "texas-holdem": [table.filter((code) => !notesOnly.includes(code)), "TH-5"],
    "liars-holdem": [
      [...table, ...codes("odds/banknotes/setting.rs")].filter((code) => !blinds.includes(code)),
      "LP-1",
    ],
    "liars-draw": [[...table, ...codes("odds/banknotes/setting.rs")].filter((code) => !blinds.includes(code)), "LD-5"],
    "open-face": [codes(...openFace), "OF-5"],
  };
  for (const [game, [codes, rule]] of Object.entries(all)) {
    assert.ok(codes.length > 20);
    for (const code of codes.filter((code) => !met[game].has(code))) {
      const refusal = { code, rule, details };
      keepsTo(game, { en: en.describeRefusal(refusal), ru: ru.describeRefusal(refusal) }, code);
    }
  }
});
