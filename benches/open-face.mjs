// The best arrangement of bonus hands, and placements judged: what a call takes inside WebAssembly, from JavaScript.

import { arrangeOpenFace, placementOddsJob, shuffle } from "../npm/node.js";
import { median, print, rounded } from "./timing.mjs";

const deck = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
const shuffled = (number) => shuffle(deck, number.toString(16).padStart(64, "0"));

const timed = (work) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Each hand's least time of so many rounds, in turns with the others, so that a busy machine shows as little as can be. */
function arrangements(hands, rounds) {
  for (const count of [13, 14, 15, 16, 17]) arrangeOpenFace({ cards: shuffled(count).slice(0, count) });
  const sets = [13, 14, 15, 16, 17].map((count) =>
    Array.from({ length: hands }, (_, hand) => ({ cards: shuffled(count * hands + hand).slice(0, count) })),
  );
  const least = sets.map(() => new Array(hands).fill(Number.POSITIVE_INFINITY));
  for (let round = 0; round < rounds; round++) {
    for (let hand = 0; hand < hands; hand++) {
      for (const [place, set] of sets.entries()) {
        least[place][hand] = Math.min(
          least[place][hand],
          timed(() => arrangeOpenFace(set[hand])),
        );
      }
    }
  }
  const rows = least.map((times, place) => {
    const sorted = times.toSorted((a, b) => a - b);
    const mean = times.reduce((sum, time) => sum + time) / hands;
    return [
      `${13 + place} cards`,
      ...[mean, median(times), sorted[Math.floor(hands * 0.99)], sorted.at(-1)].map(rounded),
    ];
  });
  print(
    `Best arrangement: ${hands} random hands, the least of ${rounds} calls each, in ms`,
    ["what", "mean", "median", "p99", "most"],
    rows,
  );
}

const streets = [
  ["first street", { top: 0, middle: 0, bottom: 0 }],
  ["second street", { top: 1, middle: 2, bottom: 2 }],
  ["third street", { top: 1, middle: 3, bottom: 3 }],
  ["fourth street", { top: 2, middle: 3, bottom: 4 }],
  ["last street", { top: 2, middle: 4, bottom: 5 }],
];

/** Random boards of one street; so many opponents have as many cards. */
function placing({ endings, rounds }) {
  const rows = streets.map(([name, sizes]) => [
    name,
    ...[0, 1, 2].map((opponents) => {
      const times = Array.from({ length: rounds }, (_, round) => {
        const cards = shuffled(round);
        const board = () =>
          Object.fromEntries(Object.entries(sizes).map(([row, size]) => [row, cards.splice(0, size)]));
        const own = { board: board(), cards: cards.splice(0, sizes.bottom === 0 ? 5 : 3) };
        const job = placementOddsJob({ ...own, opponents: Array.from({ length: opponents }, board), samples: 1e6 });
        job.step(64);
        const before = job.step(1).progress;
        let step = null;
        const time = timed(() => {
          step = job.step(endings);
        });
        const looked = (step.progress - before) * 1e6;
        job.free();
        return looked > 0 ? (time / looked) * 1e3 : 0;
      });
      return rounded(median(times));
    }),
  ]);
  print(
    `Placements: µs an ending, medians of ${rounds} boards, steps of ${endings}`,
    ["what", "alone", "one opponent", "two opponents"],
    rows,
  );
}

export function openFace({ hands, rounds, endings }) {
  arrangements(hands, rounds);
  placing({ endings, rounds });
}
