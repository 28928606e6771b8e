// What an author writes against the elements' types.

import "cardroom/elements";
import "cardroom/elements/drawing.css";
import "cardroom/elements/standalone";
import type { Equity, OpenFaceScore } from "cardroom";
import type { EquityElement } from "cardroom/elements";
import { drawCard, noteFace } from "cardroom/elements/drawing";

const equity: EquityElement = document.createElement("cardroom-equity");
equity.hands = "AhAd / KsKh";
equity.addEventListener("result", ({ detail }) => {
  const known: Equity = detail.equity;
  console.log(known.players[0]?.equity, detail.request.game);
});
equity.addEventListener("rule", (event) => {
  console.log(event.detail.id, event.detail.text);
  event.preventDefault();
});
equity.addEventListener("click", (event) => console.log(event.clientX));

const evaluator = document.createElement("cardroom-evaluator");
evaluator.place = 3;
evaluator.addEventListener("result", ({ detail }) => {
  if (detail.game === "open-face") console.log(detail.check.live);
  else console.log(detail.hands.length, detail.explanation?.rule);
});
// @ts-expect-error a place is a number
evaluator.place = "3";

document.querySelector("cardroom-scorer")?.addEventListener("result", ({ detail }) => {
  const score: OpenFaceScore = detail;
  console.log(score.pairs.length);
});
document
  .querySelector("cardroom-pots")
  ?.addEventListener("result", ({ detail }) => console.log(detail.pots[0]?.amount));
const raise = document.createElement("cardroom-minimum-raise");
raise.addEventListener("result", ({ detail }) => console.log(detail.raise?.min, detail.full));
raise.addEventListener("change", ({ detail }) => console.log(detail.actions));

document.body.append(raise, drawCard("Td", { lang: "ru", plays: true }), noteFace("9101111", 3));
// @ts-expect-error there is no such language
drawCard("Td", { lang: "de" });
