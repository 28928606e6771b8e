// Worked examples of the banknote games' rules.

import type { LiarsDrawSetup, LiarsHoldemSetup } from "cardroom";
import { bet, does, type Example, type Examples, hand, next, place, raise, refused } from "./kinds";

/** Nine notes: two for each of three players from the dealer's left, then the board. */
const nine = ["7123456", "8123456", "3123456", "7234567", "9234567", "4234567", "5612345", "6612345", "2612345"];
/** Six low ones for the players. */
const low = ["1123456", "2123456", "3123456", "2234567", "4234567", "1345678"];
/** The same for six more, which the closed game asks for. */
const fifteen = [...nine, "1345678", "2345678", "3345678", "4345678", "5345678", "6345678"];

const open = (stacks: number[], more: Partial<LiarsHoldemSetup> = {}): LiarsHoldemSetup => ({
  game: "liars-holdem",
  stacks,
  button: 0,
  ante: 100,
  deck: nine,
  ...more,
});
const closed = (stacks: number[], more: Partial<LiarsDrawSetup> = {}): LiarsDrawSetup => ({
  game: "liars-draw",
  stacks,
  button: 0,
  ante: 100,
  deck: fifteen,
  ...more,
});
const stacks = [1100, 1100, 1100];
const firstPlace = does(0, place(1));
const opened = [firstPlace, does(1, bet(100)), does(2, "call"), does(0, "call")];
/** The opener has the last word on a common board; then the three check from the dealer's left on. */
const round = [1, 2, 0].map((seat) => does(seat, "check"));
const stood = [1, 2, 0].map((seat) => does(seat, "stand"));
/** A third note with three zeros arms the shot of the first player who gets one. */
const moon = [...fifteen.slice(0, 6), "5000123", ...fifteen.slice(7)];

const notes = (number: number, ...hands: string[][]): Example => ({ show: "notes", place: number, hands });

export const banknotes: Examples = {
  "LP-1": [{ show: "setup", refused: open([1100, 1100]) }],
  "LP-2": [notes(1, ["7123456", "7234567", "5612345"])],
  "LP-3": [
    { show: "setup", refused: open(stacks, { deck: ["0000000", ...nine.slice(1)] }) },
    { show: "setup", refused: open(stacks, { deck: ["7123456", ...nine.slice(0, 8)] }) },
  ],
  "LP-4": [hand(open(stacks), refused(1, place(3)), does(0, place(3)))],
  "LP-5": [notes(3, ["1207456", "5371234", "4472222"])],
  "LP-6": [notes(6, ["4123500", "5312345", "9678941"])],
  "LP-7": [notes(1, ["9123456", "7234567", "5612345"], ["8123456", "7345678", "5712345"])],
  "LP-8": [notes(1, ["5001234", "4234567", "5345678"], ["5001234", "3345678", "5456789"])],
  "LP-9": [notes(1, ["9101111", "2111111", "3111111"]), notes(1, ["8123456", "9234567", "1345678"])],
  "LP-10": [
    notes(1, ["5123456", "5234567", "5345678"], ["3123456", "4234567", "5345678"]),
    notes(1, ["1123456", "2234567", "3345678"], ["9123456", "9234567", "8345678"]),
    notes(1, ["9123456", "9234567", "5345678"], ["9123456", "8234567", "5345678"]),
  ],
  "LP-11": [
    notes(1, ["7123456", "7234567", "5345678"], ["7123456", "7234567", "2345678"]),
    notes(1, ["9123456", "6234567", "5345678"], ["9123456", "6234567", "1345678"]),
  ],
  "LP-12": [notes(1, ["7123456", "7234567", "5345678"], ["7123456", "7234567", "4305678"])],
  "LP-13": [
    notes(1, ["7123456", "7234567", "2345678"], ["7123456", "8034567", "5345678"]),
    {
      show: "notes",
      place: 1,
      naturalRank: "before-kickers",
      hands: [
        ["7123456", "7234567", "2345678"],
        ["7123456", "8034567", "5345678"],
      ],
    },
  ],
  "LP-14": [
    notes(1, ["7123456", "7234567", "5345678"], ["7654321", "7765432", "5876543"]),
    hand(
      open([1035, 1035, 1035], { ante: 35, deck: [...low, "7123456", "7234567", "7345678"] }),
      firstPlace,
      does(1, bet(35)),
      does(2, "call"),
      does(0, "fold"),
      does(1, "check"),
      ...Array.from({ length: 3 }, () => [1, 2].map((seat) => does(seat, "check"))).flat(),
    ),
  ],
  "LP-15": [notes(1, ["7123456", "8234567", "2345678", "9105678", "6345678"])],
  "LP-20": [hand(open(stacks, { rake: { amount: 20, when: "per-hand" } }), firstPlace)],
  "LP-21": [
    hand(
      open(stacks, { rake: { amount: 20, when: "once" }, deck: nine }),
      ...opened.slice(0, 2),
      does(2, "fold"),
      does(0, "fold"),
      next({ deck: nine }),
    ),
  ],
  "LP-22": [hand(open([300, 1100, 1100]), firstPlace, does(1, bet(100)), does(2, raise(500)), does(0, "call"))],
  "LP-23": [
    hand(open([300, 600, 1100]), firstPlace, does(1, bet(100)), does(2, raise(1000)), does(0, "call"), does(1, "call")),
  ],
  "LP-24": [
    hand(open(stacks), firstPlace, refused(1, "check"), refused(1, bet(200)), does(1, bet(100)), refused(2, "check")),
    hand(open([1100, 150, 1100]), firstPlace, does(1, bet(50)), does(2, "call"), refused(0, raise(150))),
  ],
  "LP-25": [hand(open(stacks), ...opened, does(1, raise(200))), hand(closed(stacks), ...opened)],
  "LP-26": [hand(open(stacks), firstPlace, does(1, bet(100)), does(2, "fold"), does(0, "call"))],
  "LP-27": [
    hand(open(stacks), ...opened, does(1, "check"), refused(1, bet(50)), does(1, bet(100)), refused(2, raise(150))),
  ],
  "LP-28": [hand(open(stacks), firstPlace, does(1, bet(100)), does(2, "fold"), does(0, "fold"))],
  "LP-29": [hand(open(stacks), ...opened, does(1, "check"), ...round, ...round, ...round, next({ deck: nine }))],
  "LP-30": [
    hand(open([1100, 1100, 1100, 90]), firstPlace),
    hand(open([1100, 1100, 1100, 100], { deck: fifteen }), firstPlace),
  ],
  "LP-31": [
    hand(open([1100, 200, 200]), firstPlace, does(1, bet(100)), does(2, "call"), does(0, "call")),
    hand(closed([1100, 200, 200]), firstPlace, does(1, bet(100)), does(2, "call"), does(0, "call"), ...stood, ...stood),
  ],
  "LP-32": [
    hand(
      open([1100, 1100, 200]),
      ...opened,
      does(1, "check"),
      ...Array.from({ length: 3 }, () => [does(1, "check"), does(0, "check")]).flat(),
      { refusedNext: {} },
    ),
  ],
  "LP-33": [hand(open(stacks, { button: "draw", deck: [...nine, "1345678", "2345678", "3345678"] }))],

  "LH-1": [hand(open(stacks), ...opened, does(1, "check"), ...round, ...round)],
  "LH-2": [notes(1, ["2000456", "3120456", "7234567", "7345678", "7456789"])],
  "LH-3": [
    hand(
      open(stacks, { autoShow: false }),
      ...opened,
      does(1, "check"),
      ...round,
      ...round,
      ...round,
      does(1, "show"),
      does(2, "muck"),
      does(0, "show"),
    ),
  ],
  "LH-4": [
    hand(open(stacks), ...opened, does(1, "check"), ...round, ...round, ...round),
    hand(
      open([1100, 300, 1100]),
      firstPlace,
      does(1, bet(100)),
      does(2, raise(500)),
      does(0, "call"),
      does(1, "call"),
      ...Array.from({ length: 3 }, () => [2, 0].map((seat) => does(seat, "check"))).flat(),
    ),
  ],
  "LH-5": [hand(open(stacks, { burn: true, deck: fifteen }), ...opened, does(1, "check"))],

  "LD-1": [hand(closed(stacks), ...opened)],
  "LD-2": [hand(closed(stacks), ...opened, ...round)],
  "LD-3": [
    hand(closed(stacks), ...opened, ...round, does(1, { type: "exchange", discard: { zone: "preflop", index: 0 } })),
  ],
  "LD-4": [
    hand(
      closed(stacks),
      firstPlace,
      does(1, { type: "peek", zones: ["preflop"] }),
      refused(1, { type: "peek", zones: ["preflop", "flop"] }),
    ),
  ],
  "LD-5": [
    hand(
      closed(stacks),
      ...opened,
      ...round,
      does(1, { type: "exchange", discard: { zone: "flop", index: 0 } }),
      does(2, "stand"),
      does(0, "stand"),
    ),
  ],
  "LD-6": [
    hand(
      closed(stacks),
      ...opened,
      ...round,
      does(1, { type: "exchange", discard: { zone: "flop", index: 0 } }),
      does(2, "stand"),
      does(0, "stand"),
      ...round,
      does(1, { type: "exchange", discard: { zone: "turn-river", index: 0 } }),
    ),
  ],
  "LD-7": [hand(closed(stacks, { deck: moon }), ...opened, ...round, ...stood, ...round, ...stood, ...round)],
  "LD-8": [
    hand(
      closed(stacks, { deck: ["7003456", ...fifteen.slice(1, 6), "5061234", ...fifteen.slice(7)], moonNotes: "hand" }),
      ...opened,
      ...round,
      ...stood,
      ...round,
      ...stood,
      ...round,
    ),
  ],
  "LD-9": [
    hand(
      closed(stacks, { deck: moon }),
      ...opened,
      ...round,
      does(1, { type: "exchange", discard: { zone: "preflop", index: 0 } }),
      does(2, "stand"),
      does(0, "stand"),
      ...round,
      ...stood,
      ...round,
    ),
  ],
  "LD-10": [
    hand(
      closed(stacks, { deck: [...moon.slice(0, 7), "6000123", ...moon.slice(8)] }),
      ...opened,
      ...round,
      ...stood,
      ...round,
      ...stood,
      ...round,
    ),
  ],
  "LD-11": [
    hand(
      closed([1100, 300, 1100], { deck: moon }),
      ...opened,
      does(1, bet(100)),
      does(2, raise(400)),
      does(0, "call"),
      ...stood,
      ...[2, 0].map((seat) => does(seat, "check")),
      ...stood,
      ...[2, 0].map((seat) => does(seat, "check")),
    ),
    hand(closed(stacks, { deck: moon, moonAntes: false }), ...opened, ...round, ...stood, ...round, ...stood, ...round),
  ],
  "LD-12": [
    hand(
      closed([1105, 1105, 1105], { ante: 105, deck: moon }),
      firstPlace,
      does(1, bet(105)),
      does(2, "call"),
      does(0, "fold"),
      ...[0, 1, 2].flatMap((street) => [
        ...(street === 0 ? [] : [does(1, "stand"), does(2, "stand")]),
        does(1, "check"),
        does(2, "check"),
      ]),
    ),
  ],
  "LD-13": [
    hand(
      closed(stacks, { deck: moon, autoShow: false }),
      ...opened,
      ...round,
      ...stood,
      ...round,
      ...stood,
      ...round,
      does(1, "muck"),
      does(2, "show"),
      does(0, "show"),
    ),
  ],
};
