// Records values of tournaments for the types.

import { Game, generateSchedule } from "cardroom";
import { choose } from "../support/play.mjs";
import { level, minute, quick, started } from "../support/tournament.mjs";

/** A tournament with all that there is, some of its tables run elsewhere. */
const full = {
  ...quick,
  chairs: 4,
  schedule: [
    level(50, { hands: 3 }),
    { type: "break", minutes: 5 },
    level(100, { minutes: 10 }, 100),
    level(300, { minutes: 10 }),
    level(1000, { minutes: 10 }),
  ],
  lateRegistration: { untilLevel: 1 },
  rebuys: { untilLevel: 1, atMost: 1000, chips: 1000, perPlayer: null, price: 10 },
  addOn: { afterLevel: 1, chips: 1000, price: 10 },
  entry: { price: 10, bounty: 5 },
  added: 3,
  payouts: { shares: [5000, 3000, 2000] },
  points: { formula: "linear", factor: 2 },
};

export function recordTournament(record, next) {
  for (const setup of [full, { ...full, chairs: 5, buttonRule: "moving", acrossTables: "by-stack" }]) {
    record("TournamentSetup", setup);
    play(setup, record, next);
  }
  record("Period[]", generateSchedule({ players: 60, stack: 5000, chips: [25, 100, 500], minutes: 180 }));
}

function play(setup, record, next) {
  const tournament = started(setup, 9);
  const told = (events) => {
    for (const event of events) record("TournamentEvent", event);
  };
  const act = (action, now) => {
    record("TournamentAction", action);
    record("Verdict", tournament.check(action, now));
    try {
      told(tournament.act(action, now));
    } catch (error) {
      if (error.name !== "RulesError") throw error;
    }
  };
  let now = minute;
  act({ type: "enter", name: "Late" }, now);
  act({ type: "rebuy", player: 4 }, now);
  act({ type: "pause" }, now);
  act({ type: "resume" }, now);
  act({ type: "sit-out", player: 1 }, now);
  act({ type: "sit-in", player: 1 }, now);
  act({ type: "penalty", player: 2, penalty: "warning", rule: "RL-7" }, now);
  act({ type: "penalty", player: 2, penalty: "missed-hands", hands: 2 }, now);
  act({ type: "penalty", player: 3, penalty: "disqualification" }, now);
  for (let round = 0; tournament.view().phase === "running" && round < 400; round++) {
    now += minute;
    for (let player = 0; player < 10; player++) {
      if (tournament.check({ type: "add-on", player }, now).ok) act({ type: "add-on", player }, now);
      if (tournament.check({ type: "decline-rebuy", player }, now).ok) act({ type: "decline-rebuy", player }, now);
    }
    if (round % 7 === 0) record("TournamentView", tournament.view());
    record("ClockView", tournament.clock(now));
    for (const { table } of tournament.view().tables) {
      if (!tournament.check({ type: "deal", table }, now).ok) continue;
      if (next(3) === 0) elsewhere(tournament, table, now, act, record, next);
      else here(tournament, table, now, act, record, next);
    }
    if (round % 7 === 0) for (const standing of tournament.standings()) record("Standing", standing);
  }
  act({ type: "set-payouts", payouts: { prizes: [1] } }, now);
  record("TournamentView", tournament.view());
  for (const standing of tournament.standings()) record("Standing", standing);
  for (const event of tournament.events()) record("TournamentEvent", event);
  const saved = JSON.parse(tournament.save());
  record("TournamentSetup", saved.tournament);
  for (const { action } of saved.actions) record("TournamentAction", action);
  tournament.free();
}

function here(tournament, table, now, act, record, next) {
  act({ type: "deal", table }, now);
  while (tournament.hand(table)?.complete === false) {
    const view = tournament.hand(table);
    // All-in hands that wait for other tables.
    if (view.canAct.length === 0) return;
    const seat = view.canAct[next(view.canAct.length)];
    const seen = tournament.hand(table, seat);
    if (next(20) === 0) record('TableView<"texas-holdem">', seen);
    act({ type: "play", table, seat, action: choose(seen.actions, next) }, now);
  }
}

function elsewhere(tournament, table, now, act, record, next) {
  act({ type: "deal-elsewhere", table }, now);
  const setup = tournament.handSetup(table);
  if (setup === null) return;
  record("TexasHoldemSetup", setup);
  const game = new Game(setup);
  while (!game.complete) {
    if (game.phase === "held") game.act(0, { type: "release" });
    else {
      const [seat] = game.canAct;
      game.act(seat, choose(game.legalActions(seat), next));
    }
  }
  const { stacks, pots } = game.result();
  const knockouts = setup.stacks.flatMap((stack, seat) => {
    if (stack === 0 || stacks[seat] > 0) return [];
    const pot = pots.findLast(({ eligible }) => eligible.includes(seat)) ?? pots[0];
    return [{ seat, by: pot.winners.map((winner) => winner.seat) }];
  });
  act({ type: "result", table, stacks, knockouts }, now);
  game.free();
}
