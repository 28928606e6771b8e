import assert from "node:assert/strict";
import test from "node:test";
import init, { explain, explainResult, explainScore, Game, scoreOpenFace } from "cardroom";
import * as en from "cardroom/text/en";
import * as ru from "cardroom/text/ru";
import { mangled } from "../support/mangle.mjs";
import { anySetup as anyOpenFaceSetup, board, naturals, placed, plan, playPlan } from "../support/open-face.mjs";
import { anyBanknoteSetup, anySetup, choose, random } from "../support/play.mjs";

await init();

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const of = (steps, ...codes) => steps.filter(({ code }) => codes.includes(code));

/** What must hold of any step, in words too. */
function assertSaid(step) {
  assert.ok(en.rulebook[step.rule], `${step.code} cites ${step.rule}`);
  for (const [said, foreign] of [
    [en.describeStep(step), /[А-Яа-я]/],
    [ru.describeStep(step).replaceAll(/(TH|LP|LH|LD|OF)-\d+/g, ""), /[A-Za-z]/],
  ]) {
    assert.match(said, /^[\p{Lu}\d].*\.$/u);
    assert.doesNotMatch(said, foreign);
    assert.doesNotMatch(said, /undefined|NaN|null|object/);
  }
  const named = en.describeStep(step, { name: (seat) => `<${seat}>` });
  for (const key of ["seat", "winner", "loser", "from", "to"]) {
    if (Number.isInteger(step[key])) assert.ok(named.includes(`<${step[key]}>`), named);
    if (Number.isInteger(step[key])) assertSpoken(step, step[key]);
  }
  for (const seat of step.seats ?? []) assertSpoken(step, seat);
}

/** The same to one of its seats: spoken to, and its name not said. */
function assertSpoken(step, you) {
  const name = (seat) => `<${seat}>`;
  for (const [said, spoken, wrong] of [
    [en.describeStep(step, { name, you }), /\byou\b/i, /\byou( [a-z]+,?)? (gets|wins|takes|has|pays|stays|enters)\b/i],
    [
      ru.describeStep(step, { name, you }),
      /(?<!\p{L})(вы|вас|вам|ваше?)(?!\p{L})/iu,
      /^вы:|(?<!\p{L})вы [а-яё]+[еи]т[ :]/iu,
    ],
  ]) {
    assert.match(said, spoken);
    assert.doesNotMatch(said, wrong);
    assert.ok(!said.includes(name(you)), said);
  }
}

function ended(setup, next) {
  const game = new Game(setup);
  for (let turns = 0; !game.complete && turns < 4000; turns++) {
    if (game.phase === "held") game.act(0, { type: "release" });
    else {
      const seat = game.canAct[next(game.canAct.length)];
      game.act(seat, choose(game.legalActions(seat), next));
    }
  }
  return game;
}

for (const [name, any, hands] of [
  ["TH-9 TH-13 TH-14 Hold'em", anySetup, 1500],
  ["LP-14 LP-28 LD-10 LD-12 the banknote games", anyBanknoteSetup, 1500],
]) {
  test(`${name}: the steps of a result account for every chip that was paid`, () => {
    const next = random(17);
    const codes = new Set();
    for (let number = 0; number < hands; number++) {
      const setup = any(next, number);
      const game = ended(setup, next);
      const view = game.view();
      const steps = explainResult(view);
      const paid = of(steps, "uncalled", "last", "unshown", "best", "shot").map(({ amount }) => amount);
      assert.equal(sum(paid), sum(view.result.payouts));
      for (const step of steps) {
        codes.add(step.code);
        assertSaid(step);
        const pot = view.result.pots[step.pot];
        if (step.code === "best" && step.why !== null) {
          assert.equal(step.why.winner, 0);
          // LP-13: by the order of natural hands that the table plays by.
          const { naturalRank = "after-kickers" } = setup;
          assert.deepEqual(step.why, explain(step.why.hands, { naturalRank }));
          const rivals = pot.eligible.filter((seat) => !step.seats.includes(seat));
          assert.ok(rivals.some((seat) => view.result.best[seat]?.value === step.why.hands[1].value));
        }
        if (step.code === "odd-half") assert.equal(step.amount, 1);
        if (step.code === "antes") assert.equal(setup.moonAntes, false);
        if (step.code === "odd-chip") assert.ok(pot.winners.some(({ seat }) => seat === step.seat));
      }
      game.free();
    }
    for (const code of ["uncalled", "last", "best", "split", "odd-chip"]) assert.ok(codes.has(code), code);
    if (any === anyBanknoteSetup) for (const code of ["shot", "odd-half"]) assert.ok(codes.has(code), code);
  });
}

test("LD-11 LD-12 antes that a shot does not halve are told as such, and not as an odd unit", () => {
  // Two notes each from the dealer's left, then the third: 5000123 arms the shot of seat 1.
  const deck = ["7123456", "8123456", "3123456", "7234567", "9234567", "4234567", "5000123", "6612345", "2612345"];
  const rest = ["1345678", "2345678", "3345678", "4345678", "5345678", "6345678"];
  for (const [moonAntes, ante, expected] of [
    [true, 100, []],
    [false, 100, [["antes", "LD-11", 300]]],
    // A bet of 75 each makes halves of 225 an odd thing.
    [
      false,
      75,
      [
        ["antes", "LD-11", 225],
        ["odd-half", "LD-12", 1],
      ],
    ],
    [true, 75, []],
  ]) {
    const setup = {
      game: "liars-draw",
      stacks: [1000, 1000, 1000],
      button: 0,
      ante,
      deck: [...deck, ...rest],
      moonAntes,
    };
    const game = new Game(setup);
    game.act(0, { type: "announce", place: 1 });
    game.act(1, { type: "bet", to: ante });
    game.act(2, { type: "call" });
    game.act(0, { type: "call" });
    while (!game.complete) {
      const [seat] = game.canAct;
      game.act(seat, { type: game.legalActions(seat).find(({ type }) => type === "check" || type === "stand").type });
    }
    const steps = explainResult(game.view());
    assert.deepEqual(
      of(steps, "antes", "odd-half").map(({ code, rule, amount }) => [code, rule, amount]),
      expected,
    );
    steps.forEach(assertSaid);
    game.free();
  }
});

test("TT-9 hands that were killed are not called folded", () => {
  const setup = { game: "texas-holdem", stacks: [100, 100, 100], button: 0, blinds: { small: 5, big: 10 } };
  for (const [killed, rule, said] of [
    [[1, 2], "TT-9", /^All other hands are folded or dead: seat 1 wins the pot, 15\.$/],
    [[], "TH-7", /^All others folded: seat 3 wins the pot, 10\.$/],
  ]) {
    const game = new Game({ ...setup, killed });
    while (!game.complete) game.act(game.toAct, { type: "fold" });
    const last = explainResult(game.view()).find(({ code }) => code === "last");
    assert.equal(last.rule, rule);
    assert.match(en.describeStep(last), said);
    assertSaid(last);
    game.free();
  }
});

test("what happened to the reader is said to the reader, in verbs and cases that follow", () => {
  const pair = (ranks) => ({ category: "pair", ranks });
  const [aces, kings] = [pair(["A", "K", "Q", "J"]), pair(["K", "A", "Q", "J"])];
  const why = { winner: 0, code: "rank", rule: "TH-15", at: 0, hands: [aces, kings] };
  const nothing = { rows: 0, royalties: 0, natural: 0 };
  const settled = { won: { ...nothing, rows: 3 }, lost: nothing, net: 3 };
  const pot = { pot: 0, pots: 1, amount: 30 };
  for (const [step, english, russian] of [
    [
      { code: "uncalled", seat: 0, amount: 150 },
      "You get back 150, which nobody called.",
      "Вам возвращается неуравненная часть ставки, 150.",
    ],
    [
      { code: "last", rule: "TH-7", ...pot, seat: 0 },
      "All others folded: you win the pot, 30.",
      "Ваш выигрыш 30, банк. Все остальные спасовали.",
    ],
    [
      { code: "unshown", ...pot, seat: 0 },
      "No other hand was shown: you win the pot, 30.",
      "Ваш выигрыш 30, банк. Других рук не показали.",
    ],
    [{ code: "best", ...pot, seats: [0], hand: null, why: null }, "You win 30 from the pot.", "Ваш выигрыш 30, банк."],
    [
      { code: "best", ...pot, seats: [0, 2], hand: null, why: null },
      "You and Ann together win 30 from the pot.",
      "Вы и Ann: выигрыш 30, банк.",
    ],
    [
      { code: "split", seats: [0, 2] },
      "You and Ann have equal hands and split.",
      "Вы и Ann: руки равны, банк делится.",
    ],
    [
      { code: "odd-chip", rule: "TH-14", seat: 0, amount: 1 },
      "You get the odd 1, sitting nearest to the left of the button.",
      "Вам неделимый остаток, 1; он достаётся ближайшему слева от баттона.",
    ],
    [
      { code: "shot", ...pot, seat: 0 },
      "You held a shot to the end and take 30 from the pot, whatever the hand.",
      "Ваш Выстрел в луну удержан до вскрытия и при любой комбинации берёт 30, банк.",
    ],
    [{ code: "dead", seat: 0, faults: [] }, "You have a dead hand.", "У вас мёртвая рука."],
    [{ code: "out-of-time", seat: 0 }, "You ran out of time: the hand is dead.", "Ваше время вышло, рука мёртвая."],
    [{ code: "natural", seat: 0, natural: "dragon" }, "You have a dragon.", "У вас особая рука, дракон."],
    [
      { code: "royalty", seat: 0, row: "top", hand: pair(["Q", "2"]), points: 7 },
      "You have a royalty of 7 for the top row: pair of queens, kicker two.",
      "У вас роялти 7, фронт, пара дам, кикер двойка.",
    ],
    [
      { code: "row", first: 0, second: 2, row: "bottom", winner: 2, loser: 0, points: 1, why },
      /^Bottom: Ann wins 1 point from you\. Pair of aces/,
      /^Бек: Ann выигрывает у вас 1 очко\. Пара тузов/,
    ],
    [
      { code: "row", first: 0, second: 2, row: "bottom", winner: 0, loser: 2, points: 1, why },
      /^Bottom: you win 1 point from Ann\. /,
      /^Бек: вы выигрываете 1 очко, соперник Ann\. /,
    ],
    [
      { code: "sweep", winner: 2, loser: 0, points: 6 },
      "Ann wins all three rows from you: 6 points in all.",
      "Ann выигрывает у вас все три ряда, всего 6 очков.",
    ],
    [
      { code: "sweep", winner: 0, loser: 2, points: 6 },
      "You win all three rows from Ann: 6 points in all.",
      "Вы выигрываете все три ряда, всего 6 очков; соперник Ann.",
    ],
    [
      { code: "both-dead", first: 0, second: 2 },
      "You and Ann both have dead hands and settle nothing.",
      "Вы и Ann: обе руки мёртвые, расчёта нет.",
    ],
    [
      { code: "dead-pays", winner: 2, loser: 0, points: 0 },
      "You have a dead hand, but pay nothing to Ann, as agreed.",
      "У вас мёртвая рука, но по уговору за неё Ann ничего не получает.",
    ],
    [
      { code: "dead-pays", winner: 0, loser: 2, points: 6 },
      "Ann has a dead hand and pays 6 points to you.",
      "Ann: мёртвая рука, за неё вы получаете 6 очков.",
    ],
    [{ code: "net", winner: 0, loser: 2, ...settled, net: 0 }, "You and Ann come out even.", "Вы и Ann: вничью."],
    [
      { code: "net", winner: 2, loser: 0, ...settled },
      "Ann wins 3 points from you: 3 for rows against nothing.",
      "Ann выигрывает 3 очка: 3 за ряды; вы: ничего.",
    ],
    [
      { code: "paid", from: 0, to: 2, points: 3, owed: 15, paid: 15, kush: 5 },
      "You pay 15 to Ann: 3 points at 5 each.",
      "Вы платите, Ann получает: 15, 3 очка по 5.",
    ],
    [
      { code: "paid", from: 2, to: 0, points: 3, owed: 15, paid: 10, kush: 5 },
      "Ann pays 10 of the 15 owed to you, as much as the stacks allow.",
      "Ann платит, вы получаете: 10 из 15, больше стеки не позволяют.",
    ],
    [
      { code: "fantasy", seat: 0, cards: 14, stays: true },
      "You stay in Fantasyland with 14 cards.",
      "У вас повтор фантазии, 14 карт.",
    ],
    [{ code: "fantasy", seat: 0, cards: null, stays: false }, "You enter Fantasyland.", "У вас выход в фантазию."],
    [
      { code: "fantasy-lapsed", seat: 0 },
      "You have left the game: the bonus hand lapses.",
      "Вы вне игры, фантазия пропадает.",
    ],
    [
      { code: "fantasy-limit", seat: 0 },
      "You get no further bonus hand: no more are allowed in a row.",
      "У вас новой фантазии нет, больше подряд играть нельзя.",
    ],
  ]) {
    for (const [{ describeStep }, said] of [
      [en, english],
      [ru, russian],
    ]) {
      const options = { name: () => "Ann", you: 0 };
      if (typeof said === "string") assert.equal(describeStep(step, options), said);
      else assert.match(describeStep(step, options), said);
      assert.notEqual(describeStep(step, { ...options, you: null }), describeStep(step, options));
      // Nobody is spoken to where none is named.
      assert.doesNotMatch(describeStep(step), /\byou\b|(?<!\p{L})(вы|вас|вам|ваше?)(?!\p{L})/iu);
    }
  }
});

test("nothing is explained while a hand is played", () => {
  const game = new Game({ game: "texas-holdem", stacks: [100, 100], button: 0, blinds: { small: 5, big: 10 } });
  assert.deepEqual(explainResult(game.view(0)), []);
});

test("TH-11 a hand that is mucked by all others is not called the best", () => {
  const setup = { game: "texas-holdem", stacks: [100, 100], button: 0, blinds: { small: 5, big: 10 }, autoShow: false };
  const game = new Game(setup);
  game.act(0, { type: "call" });
  for (let street = 0; street < 4; street++) {
    for (const seat of street === 0 ? [1] : [1, 0]) game.act(seat, { type: "check" });
  }
  game.act(game.toAct, { type: "muck" });
  const steps = explainResult(game.view());
  assert.deepEqual(
    steps.map(({ code, rule, seat, amount }) => [code, rule, seat, amount]),
    [["unshown", "TH-11", 0, 20]],
  );
  assert.equal(en.describeStep(steps[0], { name: () => "Ann" }), "No other hand was shown: Ann wins the pot, 20.");
});

/** Stacks that do not last, so that settlements are capped. */
const stacks = (next, short) => (short ? { players: 2, button: 0, stacks: [10 + next(200), 10 + next(200)] } : {});

test("OF-9 OF-10 OF-11 OF-12 OF-13 OF-14 the steps of a deal account for every point and chip", () => {
  const next = random(23);
  const codes = new Set();
  for (let number = 0; number < 250; number++) {
    const game = new Game({
      ...anyOpenFaceSetup(next, 2 + next(2), number, number % 3 === 0),
      ...stacks(next, number % 2 === 0),
    });
    for (let deal = 0; deal < 3; deal++) {
      while (!game.complete) {
        const seat = game.canAct[next(game.canAct.length)];
        if (next(25) === 0) game.act(seat, { type: "timeout" });
        else {
          const place = game.legalActions(seat).find(({ type }) => type === "place");
          game.act(seat, placed(place, next));
        }
      }
      const view = game.view();
      const { result } = view;
      const steps = explainResult(view);
      for (const step of steps) {
        codes.add(step.code);
        assertSaid(step);
      }
      for (const { seat, net, foul, royalties } of result.players) {
        const nets = of(steps, "net");
        const mine = sum(nets.map((step) => (step.winner === seat ? step.net : step.loser === seat ? -step.net : 0)));
        assert.equal(mine, net);
        assert.equal(
          of(steps, "dead", "out-of-time").some((step) => step.seat === seat),
          foul,
        );
        const own = of(steps, "royalty").filter((step) => step.seat === seat);
        assert.equal(sum(own.map(({ points }) => points)), royalties.top + royalties.middle + royalties.bottom);
      }
      for (const { faults } of of(steps, "dead")) {
        assert.ok(faults.length > 0);
        for (const { hand, than } of faults) assert.ok(hand.value > than.value);
      }
      for (const row of of(steps, "row")) {
        assert.equal(row.why.winner, row.winner === null ? null : 0);
        const pair = result.pairs.find(({ first, second }) => first === row.first && second === row.second);
        assert.equal(Math.sign(pair.rows[row.row]), row.winner === null ? 0 : row.winner === row.first ? 1 : -1);
      }
      assert.deepEqual(
        of(steps, "paid").map(({ from, to, paid }) => [from, to, paid]),
        result.payments.map(({ from, to, paid }) => [from, to, paid]),
      );
      assert.equal(of(steps, "fantasy").length, result.bonuses.filter((bonus) => bonus !== null).length);
      if (game.matchOver) break;
      game.nextHand();
    }
    game.free();
  }
  for (const code of ["dead", "royalty", "row", "sweep", "dead-pays", "both-dead", "net", "paid", "out-of-time"]) {
    assert.ok(codes.has(code), code);
  }
});

test("OF-7 OF-21 boards by themselves: a dead hand and why, and a natural", () => {
  const boards = [board("AhAd4s/KhKd8s6c2d/QsTc3h9c7d"), board("Ks8c3s/JhJd9h5d2c/QhQcAs7c4d")];
  const request = { boards: boards.map(({ top, ...rest }) => ({ top: top.join(" "), ...rest })) };
  const steps = explainScore(scoreOpenFace(request), request);
  assert.deepEqual(
    of(steps, "dead").map(({ seat, faults }) => [seat, faults.map(({ row, below }) => [row, below])]),
    [
      [
        0,
        [
          ["top", "middle"],
          ["middle", "bottom"],
        ],
      ],
    ],
  );
  const [pays] = of(steps, "dead-pays");
  assert.deepEqual([pays.winner, pays.loser, pays.points, pays.rule], [1, 0, 6, "OF-11"]);
  const none = explainScore(scoreOpenFace({ ...request, foul: "void" }), { ...request, foul: "void" });
  assert.deepEqual(
    of(none, "dead-pays").map(({ points, penalty }) => [points, penalty]),
    [[0, "void"]],
  );
});

test("OF-21 a natural, and OF-14 OF-17 OF-18 a bonus hand earned or not allowed any more", () => {
  const pairs = board("2c2d3c/3d4c4d5c5d/6c6d7c7d9s");
  const request = { variant: "closed-13", naturals, boards: [pairs, board("KsKc2h/AcAdJs3h3s/7s7h8c6s8h")] };
  const steps = explainScore(scoreOpenFace(request), request);
  assert.deepEqual(
    of(steps, "natural").map(({ seat, natural, rule }) => [seat, natural, rule]),
    [[0, "six-pairs", "OF-21"]],
  );
  assert.equal(of(steps, "row").length, 0);
  const planned = plan(["QhQd2s/KhKd9h5d2c/AhAs8h6d4c", "8s8d3s/9s9c4hJdTh/TsTdJc6h5c"], 0);
  for (const [fantasyLimit, code] of [
    [2, "fantasy"],
    [0, "fantasy-limit"],
  ]) {
    const game = new Game({ game: "open-face", players: 2, button: 0, deck: planned.deck, fantasyLimit });
    playPlan(game, planned);
    const told = of(explainResult(game.view()), "fantasy", "fantasy-limit");
    assert.deepEqual(
      told.map((step) => [step.code, step.seat]),
      [[code, 0]],
    );
    for (const step of told) assertSaid(step);
    if (code !== "fantasy") continue;
    // OF-18: whoever leaves gives it up; it is no limit that takes it.
    game.act(0, { type: "leave" });
    const [lapsed, ...more] = of(explainResult(game.view()), "fantasy", "fantasy-limit", "fantasy-lapsed");
    assert.deepEqual([lapsed.code, lapsed.rule, lapsed.seat, more.length], ["fantasy-lapsed", "OF-18", 0, 0]);
    assertSaid(lapsed);
  }
});

test("what is wrong with a row is told by where the row stands, in a score's request and in a view", () => {
  const boards = [
    { top: "Ac9d4s", middle: "Kh Kd 8s 6c 2d", bottom: "AhAdQsTc3h" },
    { top: "Ks8c3s", middle: "JhJd9h5d2c", bottom: "QhQcAs7c4d" },
  ];
  const score = scoreOpenFace({ boards });
  assert.ok(explainScore(score, { boards }).length > 0);
  const paid = structuredClone(score);
  paid.pairs = [];
  paid.players[0].royalties.top = 7;
  for (const [asked, top, path] of [
    [score, "Ac9d", "request.boards[0].top"],
    [score, "As".repeat(1_000_000), "request.boards[0].top"],
    [score, "Ac9dzz", "request.boards[0].top[2]"],
    [score, ["Ac", "9d4s"], "request.boards[0].top[1]"],
    [paid, "", "request.boards[0].top"],
  ]) {
    const request = { boards: [{ ...boards[0], top }, boards[1]] };
    assert.throws(
      () => explainScore(asked, request),
      ({ name, path: told, message }) => name === "TypeError" && told === path && message.startsWith(`${path}: `),
    );
  }
  const planned = plan(["QhQd2s/KhKd9h5d2c/AhAs8h6d4c", "8s8d3s/9s9c4hJdTh/TsTdJc6h5c"], 0);
  const deal = new Game({ game: "open-face", players: 2, button: 0, deck: planned.deck });
  playPlan(deal, planned);
  const view = deal.view();
  view.seats[1].rows.middle.pop();
  assert.throws(() => explainResult(view), { name: "TypeError", path: "seats[1].rows.middle" });
  deal.free();
});

test("whatever of a result is missing or of another type, there are steps that can be said, or a TypeError", () => {
  const next = random(3);
  const tables = [anySetup(next, 1), anyBanknoteSetup(next, 2)].map((setup) => ended(setup, next));
  const planned = plan(["QhQd2s/KhKd9h5d2c/AhAs8h6d4c", "8s8d3s/9s9c4hJdTh/TsTdJc6h5c"], 0);
  const deal = new Game({ game: "open-face", players: 2, button: 0, deck: planned.deck });
  playPlan(deal, planned);
  let refused = 0;
  const steps = (asked) => {
    try {
      asked().forEach(assertSaid);
    } catch (error) {
      refused += 1;
      if (error.code === "ERR_CARD_REPEATED") return;
      assert.equal(error.name, "TypeError", error.stack);
      assert.ok(error.message.startsWith(error.path), error.message);
    }
  };
  for (const game of [...tables, deal]) {
    for (const view of mangled(game.view())) steps(() => explainResult(view));
  }
  const boards = [
    { top: "Ac9d4s", middle: "KhKd8s6c2d", bottom: "AhAdQsTc3h" },
    { top: "Ks8c3s", middle: "JhJd9h5d2c", bottom: "QhQcAs7c4d" },
  ];
  const score = scoreOpenFace({ boards });
  for (const changed of mangled(score)) steps(() => explainScore(changed, { boards }));
  for (const request of mangled({ boards, rowPoints: 1, foul: "void" })) steps(() => explainScore(score, request));
  assert.ok(refused > 1000, String(refused));
});
