import assert from "node:assert/strict";
import test from "node:test";
import init, { Game, toPhh } from "cardroom";
import { deckOf52, naturals, plan, playPlan, royalties } from "../support/open-face.mjs";
import { seedOf } from "../support/play.mjs";

await init();

const good = { game: "open-face", players: 2, button: 1, seed: seedOf(3) };
const closed = { ...good, variant: "closed-13" };
const enters = "QhQd2s/KhKd9h5d2c/AhAs8h6d4c";
const plain = "8s8d3s/9s9c4hJdTh/TsTdJc6h5c";
const third = "4s4d5s/7d7c8cTcKs/AcJsQsQc5h";

const argument = (message) => ({ name: "TypeError", message });
const refused = (code, rule, details) => ({ name: "RulesError", code, rule, details });
const without = (object, name) => ({ ...object, [name]: undefined });

const setups = [
  [
    "no players",
    without(good, "players"),
    argument("players: expected a whole number from 0 to 4294967295, got undefined"),
  ],
  ["players of text", { ...good, players: "2" }, argument(/^players: expected a whole number .*, got "2"$/)],
  ["one player", { ...good, players: 1 }, refused("ERR_SEATS", "OF-1", { field: "players", given: 1, min: 2, max: 3 })],
  ["four", { ...good, players: 4 }, refused("ERR_SEATS", "OF-1", { field: "players", given: 4, min: 2, max: 3 })],
  ["five", { ...closed, players: 5 }, refused("ERR_SEATS", "OF-1", { field: "players", given: 5, min: 2, max: 4 })],
  ["4 billion", { ...good, players: 4294967295, stacks: [1] }, { code: "ERR_SEATS" }],
  ["no button", without(good, "button"), argument('button: expected a seat or "draw", got undefined')],
  [
    "a far button",
    { ...good, button: 2 },
    refused("ERR_BUTTON", "OF-3", { field: "button", given: 2, players: [0, 1] }),
  ],
  ["a stack too few", { ...good, stacks: [1] }, refused("ERR_STACKS", null, { field: "stacks", given: 1, players: 2 })],
  ["a stack below 0", { ...good, stacks: [1, -1] }, argument("stacks[1]: expected a whole number from 0, got -1")],
  ["too many chips", { ...good, stacks: [2 ** 53 - 1, 1] }, { code: "ERR_TOO_MANY_CHIPS" }],
  ["stacks of text", { ...good, stacks: "11" }, argument('stacks: expected an array, got "11"')],
  ["no stacks", { ...good, settlement: "win-cap" }, refused("ERR_NO_STACKS", "OF-13", { field: "stacks" })],
  [
    "an empty chair",
    { ...good, settlement: "win-cap", stacks: [1, 0] },
    refused("ERR_TOO_FEW_PLAYERS", "OF-1", { field: "stacks", players: [0] }),
  ],
  [
    "51 cards",
    { ...good, deck: deckOf52.slice(1) },
    refused("ERR_DECK_SIZE", "OF-3", { field: "deck", given: 51, min: 52, max: 52 }),
  ],
  ["53 cards", { ...good, deck: [...deckOf52, "2c"] }, argument("deck: expected at most 52 entries, got 53")],
  [
    "a card twice",
    { ...good, deck: ["3c", ...deckOf52.slice(1)] },
    refused("ERR_REPEATED", "OF-3", { field: "deck", position: 4 }),
  ],
  [
    "a short seed",
    { ...good, seed: "0" },
    argument("seed: expected 64 hexadecimal digits, got a string of 1 characters"),
  ],
  ["blinds", { ...good, blinds: { small: 1, big: 2 } }, argument("blinds: unknown field")],
  ["a variant", { ...good, variant: "turbo" }, argument('variant: expected "pineapple" or "closed-13", got "turbo"')],
  ["kush 0", { ...good, kush: 0 }, { code: "ERR_KUSH", rule: "OF-12" }],
  ["kush 0.5", { ...good, kush: 0.5 }, argument("kush: expected a whole number from 0, got 0.5")],
  ["a huge kush", { ...good, kush: 2 ** 53 - 1 }, { code: "ERR_KUSH", rule: "OF-12" }],
  [
    "rowPoints 3",
    { ...good, rowPoints: 3 },
    refused("ERR_ROW_POINTS", "OF-9", { field: "rowPoints", given: 3, min: 1, max: 2 }),
  ],
  ["rowPoints true", { ...good, rowPoints: true }, argument(/^rowPoints: expected a whole number .*, got true$/)],
  [
    "a low sweep",
    { ...good, sweepTotal: 2 },
    refused("ERR_SWEEP_TOTAL", "OF-9", { field: "sweepTotal", given: 2, min: 3, max: 10_000 }),
  ],
  ["a foul", { ...good, foul: "none" }, argument('foul: expected "swept", "void" or "flat", got "none"')],
  [
    "a settlement",
    { ...good, settlement: 1 },
    argument('settlement: expected "uncapped", "win-cap" or "proportional", got 1'),
  ],
  [
    "fantasy cards",
    { ...good, fantasyCards: 14 },
    argument('fantasyCards: expected "fourteen" or "progressive", got 14'),
  ],
  [
    "a stay",
    { ...good, fantasyStay: null },
    argument('fantasyStay: expected "quads" or "full-house-middle", got null'),
  ],
  [
    "a limit",
    { ...good, fantasyLimit: -1 },
    argument("fantasyLimit: expected a whole number from 0 to 4294967295, got -1"),
  ],
  [
    "no limit",
    { ...good, fantasyLimit: Infinity },
    argument(/^fantasyLimit: expected a whole number .*, got (inf|Infinity)$/),
  ],
  ["a fantasy button", { ...good, fantasyButton: "" }, argument('fantasyButton: expected "rotate" or "stay", got ""')],
  ["draws", { ...good, drawsPrivate: 0 }, argument("drawsPrivate: expected true or false, got 0")],
  ["auto", { ...good, autoPlace: "yes" }, argument('autoPlace: expected true or false, got "yes"')],
  ["royalties of text", { ...good, royalties: "none" }, argument('royalties: expected a plain object, got "none"')],
  [
    "royalties without a row",
    { ...good, royalties: without(royalties, "bottom") },
    argument("royalties.bottom: expected a plain object, got undefined"),
  ],
  [
    "royalties without a category",
    { ...good, royalties: { ...royalties, middle: without(royalties.middle, "flush") } },
    argument(/^royalties.middle.flush: expected a whole number/),
  ],
  [
    "twelve pairs",
    { ...good, royalties: { ...royalties, top: { ...royalties.top, pairs: Array(12).fill(1) } } },
    argument("royalties.top.pairs: expected 13 numbers, twos to aces, got 12"),
  ],
  [
    "a pair of text",
    { ...good, royalties: { ...royalties, top: { ...royalties.top, trips: [..."1234567890123"] } } },
    argument(/^royalties.top.trips\[0\]: expected a whole number/),
  ],
  [
    "a huge royalty",
    { ...good, royalties: { ...royalties, middle: { ...royalties.middle, flush: 10_001 } } },
    refused("ERR_ROYALTY", "OF-10", { field: "royalties", row: "middle", given: 10_001, max: 10_000 }),
  ],
  ["naturals true", { ...closed, naturals: true }, argument("naturals: expected a plain object, got true")],
  ["naturals in part", { ...closed, naturals: without(naturals, "dragon") }, argument(/^naturals.dragon: expected/)],
  ["naturals and more", { ...closed, naturals: { ...naturals, snake: 1 } }, argument("naturals.snake: unknown field")],
  [
    "a huge natural",
    { ...closed, naturals: { ...naturals, dragon: 10_001 } },
    refused("ERR_NATURAL", "OF-21", { field: "naturals", given: 10_001, max: 10_000 }),
  ],
  [
    "naturals in pineapple",
    { ...good, naturals },
    refused("ERR_NATURALS_IN_PINEAPPLE", "OF-21", { field: "naturals" }),
  ],
];

for (const [name, setup, expected] of setups) {
  test(`set-up refused: ${name}`, () => assert.throws(() => new Game(setup).free(), expected));
}

/** Every use is refused as expected, by `check` too, and nothing changes. */
function allRefused(game, uses) {
  const state = () => JSON.stringify([game.save(), game.view(0), game.view(1), game.view()]);
  const before = state();
  for (const [seat, action, expected] of uses) {
    const name = JSON.stringify(action);
    assert.throws(() => game.act(seat, action), expected, name);
    if (expected.name === "RulesError") {
      const { ok, code, rule, details } = game.check(seat, action);
      assert.deepEqual({ name: "RulesError", code, rule, details, ok }, { ...expected, ok: false }, name);
    } else {
      assert.throws(() => game.check(seat, action), expected, name);
    }
    assert.equal(state(), before, name);
  }
}

const place = (text, more) => {
  const [top, middle, bottom, discard = ""] = text.split("/");
  return { type: "place", top, middle, bottom, discard, ...more };
};

test("OF-4 OF-5 every bad action is refused whole, and the game goes on", () => {
  const deck = plan([enters, plain], 1).deck;
  const game = new Game({ ...good, deck });
  const notNow = refused("ERR_NOT_NOW", "OF-1", { phase: "placing" });
  // Seat 0 holds Ah As 8h 6d 4c.
  const count = (placed, discarded) =>
    refused("ERR_PLACE_COUNT", "OF-4", { placed, mustPlace: 5, discarded, mustDiscard: 0 });
  allRefused(game, [
    [0, undefined, argument("action: expected a plain object, got undefined")],
    [0, { type: "put" }, argument(/^action.type: expected "fold", .*"place", "leave", /)],
    [0, { type: "place" }, argument("action.top: expected an array, got undefined")],
    [0, without(place("//AhAs8h6d4c"), "discard"), argument("action.discard: expected an array, got undefined")],
    [0, place("//AhAs8h6d4c", { street: 1 }), argument("action.street: unknown field")],
    [
      0,
      place("//AhAs8h6d4c", { middle: ["Kx"] }),
      argument('action.middle[0]: expected a card such as "Td", got "Kx"'),
    ],
    [0, place("//AhAs8h6d4c", { top: 7 }), argument("action.top: expected an array, got 7")],
    [
      0,
      place("//AhAs8h6d4c", { top: Array(1000).fill("As") }),
      argument("action.top: expected at most 52 entries, got 1000"),
    ],
    [0, { type: "leave", now: true }, argument("action.now: unknown field")],
    ["0", place("//AhAs8h6d4c"), argument('seat: expected a whole number from 0 to 255, got "0"')],
    [2, place("//AhAs8h6d4c"), refused("ERR_NO_SUCH_SEAT", null, { seat: 2, seats: 2 })],
    [1, place("//AhAs8h6d4c"), refused("ERR_NOT_YOUR_TURN", "OF-4", { canAct: [0] })],
    [1, { type: "timeout" }, refused("ERR_NOT_YOUR_TURN", "OF-4", { canAct: [0] })],
    [0, place("//AhAs8h6d"), count(4, 0)],
    [0, place("//AhAs8h6d/4c"), count(4, 1)],
    [0, place("AhAs8h6d//4c"), refused("ERR_ROW_FULL", "OF-5", { row: "top", placed: 4, room: 3 })],
    [0, place("//AhAs8h6dTs"), refused("ERR_CARD_NOT_HELD", "OF-4", { card: "Ts" })],
    [0, place("Ah//AhAs8h6d4c"), refused("ERR_CARD_TWICE", "OF-5", { card: "Ah" })],
    [0, { type: "fold" }, notNow],
    [0, { type: "raise", to: 10 }, notNow],
    [1, { type: "sit-out" }, notNow],
    [0, { type: "peek", zones: ["preflop"] }, notNow],
    [0, { type: "leave" }, refused("ERR_HAND_NOT_OVER", "OF-18", { canAct: [0] })],
  ]);
  game.act(0, place("//AhAs8h6d4c"));
  game.act(1, place("//TsTdJc6h5c"));
  const [{ cards }] = game.legalActions(0);
  const [a, b, c] = cards;
  const later = (placed, discarded) =>
    refused("ERR_PLACE_COUNT", "OF-4", { placed, mustPlace: 2, discarded, mustDiscard: 1 });
  allRefused(game, [
    [0, place(`/${a}/${b}/${c}`), refused("ERR_ROW_FULL", "OF-5", { row: "bottom", placed: 1, room: 0 })],
    [0, place(`/${a}${b}${c}/`), later(3, 0)],
    [0, place(`/${a}${b}/`), later(2, 0)],
    [0, place(`/${a}//${b}${c}`), later(1, 2)],
    // A placed card does not move, and is not discarded.
    [0, place(`/${a}Ah//${b}`), refused("ERR_CARD_PLACED", "OF-5", { card: "Ah" })],
    [0, place(`/${a}${b}//4c`), refused("ERR_CARD_PLACED", "OF-5", { card: "4c" })],
    [0, place(`/${a}${b}//${a}`), refused("ERR_CARD_TWICE", "OF-5", { card: a })],
    [0, place(`/${a}Ts//${b}`), refused("ERR_CARD_NOT_HELD", "OF-4", { card: "Ts" })],
  ]);
  game.act(0, place(`/${a}${b}//${c}`));
});

test("OF-15 OF-18 what is refused around a bonus hand", () => {
  const planned = plan([enters, plain, third], 0);
  const game = new Game({ ...good, players: 3, button: 0, deck: planned.deck });
  playPlan(game, planned);
  const owed = refused("ERR_FANTASY_OWED", "OF-18", { owners: [0] });
  const over = refused("ERR_HAND_OVER", "OF-4", {});
  allRefused(game, [
    [1, { type: "leave" }, owed],
    [2, { type: "leave" }, owed],
    [0, place("//AhAs8h6d4c"), over],
    [0, { type: "timeout" }, over],
  ]);
  game.nextHand();
  const { cards } = game.legalActions(0)[0];
  const set = (...counts) => {
    const from = [...cards];
    const [top, middle, bottom, discard] = counts.map((count) => from.splice(0, count));
    return { type: "place", top, middle, bottom, discard };
  };
  const count = (placed, discarded) =>
    refused("ERR_PLACE_COUNT", "OF-15", { placed, mustPlace: 13, discarded, mustDiscard: 1 });
  allRefused(game, [
    [0, set(3, 5, 5, 0), count(13, 0)],
    [0, set(3, 5, 4, 2), count(12, 2)],
    [0, set(2, 3, 0, 0), count(5, 0)],
    [0, set(4, 4, 5, 1), refused("ERR_ROW_FULL", "OF-5", { row: "top", placed: 4, room: 3 })],
  ]);
  game.act(0, set(3, 5, 5, 1));
  allRefused(game, [[0, set(3, 5, 5, 1), refused("ERR_NOT_YOUR_TURN", "OF-4", { canAct: game.canAct })]]);
});

test("at a betting table there is no placing, and no leaving", () => {
  const game = new Game({ game: "texas-holdem", stacks: [100, 100], button: 0, blinds: { small: 1, big: 2 } });
  const notNow = refused("ERR_NOT_NOW", "TH-5", { phase: "preflop" });
  allRefused(game, [
    [0, place("//AhAs8h6d4c"), notNow],
    [0, { type: "leave" }, notNow],
  ]);
  game.act(0, { type: "fold" });
  assert.throws(() => game.nextHand({ options: {} }), argument("options: unknown field"));
});

test("a record in PHH has no place for open-face", () => {
  assert.throws(() => toPhh(new Game(good)), refused("ERR_PHH_GAME", null, {}));
});

test("changes between deals are read field by field, and refused whole", () => {
  const planned = plan([plain, third], 1);
  const game = new Game({ ...good, deck: planned.deck });
  playPlan(game, planned);
  const before = game.save();
  for (const [change, expected] of [
    [null, argument("change: expected a plain object, got null")],
    [{ blinds: { small: 1, big: 2 } }, argument("blinds: unknown field")],
    [{ options: { kush: "1" } }, argument('options.kush: expected a whole number from 0, got "1"')],
    [{ options: { players: 3 } }, argument("options.players: unknown field")],
    [
      { options: { royalties: { top: {} } } },
      argument("options.royalties.top.pairs: expected an array, got undefined"),
    ],
    [{ options: { sweepTotal: 1 } }, { code: "ERR_SWEEP_TOTAL", rule: "OF-9" }],
    [{ options: { naturals } }, { code: "ERR_NATURALS_IN_PINEAPPLE", rule: "OF-21" }],
    [{ stacks: [1, 2, 3] }, refused("ERR_STACKS", null, { field: "stacks", given: 3, players: 2 })],
    [{ deck: "AsAs" }, { code: "ERR_DECK_SIZE", rule: "OF-3" }],
    [{ seed: 7 }, argument("seed: expected 64 hexadecimal digits, got 7")],
  ]) {
    assert.throws(() => game.nextHand(change), expected, JSON.stringify(change));
    assert.equal(game.save(), before);
  }
  game.nextHand();
});

test("getters that throw or call back leave the handle usable", () => {
  const game = new Game(good);
  const boom = new Error("boom");
  const throwing = {
    get top() {
      throw boom;
    },
    type: "place",
    middle: [],
    bottom: [],
    discard: [],
  };
  assert.throws(() => game.act(0, throwing), boom);
  const { cards } = game.legalActions()[0];
  const reentrant = {
    type: "place",
    top: [],
    middle: cards,
    bottom: [],
    get discard() {
      game.act(0, { type: "place", top: [], middle: [], bottom: cards, discard: [] });
      return [];
    },
  };
  assert.throws(() => game.act(0, reentrant), { code: "ERR_NOT_YOUR_TURN" });
  assert.deepEqual([game.toAct, game.view().seats[0].rows.bottom], [1, cards]);
});

test("a cut or edited save is refused", () => {
  const planned = plan([enters, plain, third], 0);
  const game = new Game({ ...good, players: 3, button: 0, deck: planned.deck, stacks: [900, 900, 900] });
  playPlan(game, planned);
  game.nextHand({ options: { kush: 2 } });
  game.act(2, { type: "timeout" });
  const [{ cards }] = game.legalActions(0);
  const rows = { top: cards.slice(0, 3), middle: cards.slice(3, 8), bottom: cards.slice(8, 13) };
  game.act(0, { type: "place", ...rows, discard: cards.slice(13) });
  const saved = game.save();
  Game.load(saved).free();
  const unreadable = { name: "RulesError", code: "ERR_SAVE_UNREADABLE" };
  for (const cut of [saved.slice(0, -1), saved.slice(1), saved.slice(0, 100)]) {
    assert.throws(() => Game.load(cut), unreadable, cut);
  }
  const attempt = (edit) => () => {
    const save = JSON.parse(saved);
    edit(save, save.setup, save.carried);
    Game.load(JSON.stringify(save)).free();
  };
  const changed = { name: "RulesError", code: "ERR_SAVE_CHANGED" };
  const edits = {
    players: (_, setup) => (setup.players = 2),
    button: (_, setup) => (setup.button = 0),
    "a drawn button": (_, setup) => (setup.button = "draw"),
    variant: (_, setup) => (setup.variant = "closed-13"),
    kush: (_, setup) => (setup.kush = 3),
    rowPoints: (_, setup) => (setup.rowPoints = 2),
    sweepTotal: (_, setup) => (setup.sweepTotal = 7),
    pairs: (_, setup) => setup.royalties.top.pairs[0]++,
    trips: (_, setup) => setup.royalties.top.trips[12]++,
    middle: (_, setup) => setup.royalties.middle.flush++,
    bottom: (_, setup) => setup.royalties.bottom.straight++,
    foul: (_, setup) => (setup.foul = "void"),
    settlement: (_, setup) => (setup.settlement = "win-cap"),
    fantasyCards: (_, setup) => (setup.fantasyCards = "progressive"),
    fantasyStay: (_, setup) => (setup.fantasyStay = "full-house-middle"),
    fantasyLimit: (_, setup) => (setup.fantasyLimit = null),
    fantasyButton: (_, setup) => (setup.fantasyButton = "stay"),
    drawsPrivate: (_, setup) => (setup.drawsPrivate = false),
    autoPlace: (_, setup) => (setup.autoPlace = false),
    naturals: (_, setup) => (setup.naturals = naturals),
    seed: (_, setup) => (setup.seed = seedOf(4)),
    deck: (_, setup) => (setup.deck = deckOf52),
    deal: (_, __, carried) => (carried.deal = 2),
    balances: (_, __, carried) => carried.balances[0]++,
    "a bonus hand": (_, __, carried) => (carried.bonuses[0] = null),
    "a larger bonus hand": (_, __, carried) => (carried.bonuses[0].cards = 15),
    "an earlier bonus hand": (_, __, carried) => (carried.bonuses[0].inARow = 2),
    left: (_, __, carried) => (carried.left = [2]),
    "the options before": (_, __, carried) => (carried.previousOptions.kush = 5),
    "no options before": (_, __, carried) => (carried.previousOptions = null),
    "nothing carried": (save) => (save.carried = null),
    "an action dropped": (save) => save.actions.pop(),
    "an action moved": (save) => save.actions.reverse(),
    "another action": (save) => (save.actions[0].action.type = "leave"),
    "another seat": (save) => (save.actions[0].seat = 1),
    "another card": (save) => save.actions[1].action.top.splice(0, 1, "2c"),
    "cards in another order": (save) => save.actions[1].action.top.reverse(),
    hash: (save) => (save.hash = save.hash.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))),
  };
  for (const [name, edit] of Object.entries(edits)) assert.throws(attempt(edit), changed, name);
  const broken = {
    "an action of another game": (save) => (save.actions[0].action = { type: "fold" }),
    "a set-up of another game": (save) => (save.setup.game = "texas-holdem"),
    "a seat of text": (save) => (save.actions[0].seat = "1"),
    "a balance of text": (_, __, carried) => (carried.balances[0] = "1"),
    "a balance too large": (_, __, carried) => (carried.balances[0] = -(2 ** 53)),
    "rake paid": (save) => (save.rakePaid = []),
  };
  for (const [name, edit] of Object.entries(broken)) assert.throws(attempt(edit), unreadable, name);
  for (const field of Object.keys(JSON.parse(saved))) {
    assert.throws(
      attempt((save) => delete save[field]),
      unreadable,
      field,
    );
  }
  assert.throws(
    attempt((save) => (save.cardroom = 2)),
    { code: "ERR_SAVE_VERSION", details: { version: 2, readable: 1 } },
  );
});
