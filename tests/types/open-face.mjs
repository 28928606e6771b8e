import {
  arrangeOpenFace,
  checkOpenFace,
  explainResult,
  Game,
  placementOdds,
  placements,
  scoreOpenFace,
} from "cardroom";
import * as openFace from "../support/open-face.mjs";

/** Records the values of deals of open-face Chinese; throws where a kind of event never came. */
export function recordOpenFace(record, next) {
  const events = new Set();
  const seen = (event) => {
    events.add(event.type);
    record(of("GameEvent"), event);
  };
  const of = (type) => `${type}<"open-face">`;

  for (let number = 0; number < 40; number++) {
    const closed = number % 4 === 3;
    const setup = openFace.anySetup(next, closed ? 4 : 3 - (number % 2), number, closed);
    // The first enters fantasyland.
    const boards = ["QhQd2s/KhKd9h5d2c/AhAs8h6d4c", "8s8d3s/9s9c4hJdTh/TsTdJc6h5c", "4s4d5s/7d7c8cTcKs/AcJsQsQc5h"];
    const planned = number % 4 === 0 ? openFace.plan(boards, 0) : null;
    if (planned) Object.assign(setup, { button: 0, deck: planned.deck, fantasyLimit: 2 });
    record("OpenFaceSetup", setup);
    const game = new Game(setup);
    record("OpenFaceSetup", JSON.parse(game.save()).setup);
    for (const event of game.events({ viewer: 0 })) seen(event);
    if (planned) openFace.playPlan(game, planned);
    else finish(game);
    for (const event of game.events()) seen(event);
    record(of("View"), game.view(1));
    record(of("Result"), game.result());
    const [seat] = [0, 1].filter((seat) => game.check(seat, { type: "leave" }).ok);
    for (const legal of game.legalActions(seat)) record(of("LegalAction"), legal);
    if (setup.players > 2 && seat !== undefined && number % 8 !== 4) {
      for (const event of game.act(seat, { type: "leave" })) seen(event);
    }
    const change = { options: openFace.anyOptions(next, closed), stacks: setup.stacks };
    record(of("HandChange"), change);
    for (const event of game.nextHand(change)) seen(event);
    finish(game);
    record(of("Result"), game.result());
    for (const event of game.events()) seen(event);
    for (const step of explainResult(game.view())) record("ResultStep", step);
    const full = game.view().seats.flatMap(({ rows, dead, playing }) => (dead || !playing ? [] : [rows]));
    if (full.length > 1 && full.length < 4) record("OpenFaceScore", scoreOpenFace({ boards: full, kush: 5 }));
    for (const rows of full) record("OpenFaceCheck", checkOpenFace(rows));
    const cards = openFace.deckOf52.filter(
      (card) => !full.some(({ top, middle, bottom }) => [top, middle, bottom].flat().includes(card)),
    );
    for (const against of [undefined, full.slice(0, 2)]) {
      record("Arrangement", arrangeOpenFace({ cards: cards.slice(-13), against }));
    }
    game.free();
  }

  for (const opponents of [[], [{ bonus: 14 }], [{ top: "", middle: [], bottom: "" }]]) {
    const request = {
      board: { top: "4c", middle: "6d2c", bottom: ["Ts", "Jd"] },
      cards: "7sKdTc",
      opponents,
      samples: 60,
    };
    record("PlacementOddsRequest", request);
    record("PlacementOdds", placementOdds(request));
  }

  function finish(game) {
    while (!game.complete) {
      const seat = game.canAct[next(game.canAct.length)];
      const [legal] = game.legalActions(seat);
      record(of("LegalAction"), legal);
      for (const placement of placements(legal)?.slice(0, 2) ?? []) record("Placement", placement);
      if (game.view().handNumber === 1) record(of("View"), game.view(seat));
      const late = legal.cards.length === 3 && game.view().street > 3;
      const action = late && next(3) === 0 ? { type: "timeout" } : openFace.placed(legal, next);
      record(of("Action"), action);
      record("Verdict", game.check(seat, { ...openFace.placed(legal, next), discard: ["As"] }));
      for (const event of game.act(seat, action)) seen(event);
    }
  }

  if (events.size !== 16) throw new Error(`recorded ${events.size} kinds of events`);
}
