// Worked examples of Hold'em's rules.

import type { TexasHoldemSetup } from "cardroom";
import { bet, deck, does, type Examples, hand, next, raise, refused } from "./kinds";

const table = (stacks: number[], more: Partial<TexasHoldemSetup> = {}): TexasHoldemSetup => ({
  game: "texas-holdem",
  stacks,
  button: 0,
  blinds: { small: 5, big: 10 },
  seed: "5c".repeat(32),
  ...more,
});
const three = [1000, 1000, 1000];
const two = [1000, 1000];
/** Both check from the flop on; between two, the seat without the button begins. */
const checks = Array.from({ length: 3 }, () => [does(1, "check"), does(0, "check")]).flat();
/** Aces for seat 1, kings for seat 2, queens for seat 3; nothing helps. */
const pairs = deck("Ks Qs As Kd Qd Ad 2c 7h 8s 3d 2d 4c 2h 9c");
/** Aces for seat 2 and kings for seat 1, which has the button and is dealt last; nothing helps. */
const pairsOfTwo = deck("As Kd Ad Kc 2c 7h 8s 3d 2d 4c 2h 9c");

export const holdem: Examples = {
  "TH-1": [hand(table(three), does(0, "fold"), does(1, "fold"), next())],
  "TH-2": [hand(table(three)), hand(table(two), does(0, "call"), does(1, "check"), does(1, "check"))],
  "TH-3": [
    hand(table(three, { ante: { mode: "each", amount: 2 } }), does(0, "call")),
    hand(table(three, { ante: { mode: "big-blind", amount: 10 } }), does(0, "call")),
    hand(table([1000, 1000, 12], { ante: { mode: "big-blind", amount: 10 } })),
    hand(table([1000, 1000, 12], { ante: { mode: "big-blind", amount: 10 }, anteFirst: true })),
  ],
  "TH-4": [
    hand(
      table(three),
      does(0, "call"),
      does(1, "call"),
      does(2, "check"),
      ...Array.from({ length: 2 }, () => [1, 2, 0].map((seat) => does(seat, "check"))).flat(),
    ),
  ],
  "TH-5": [
    hand(
      table(three),
      refused(0, "check"),
      does(0, "call"),
      does(1, "call"),
      does(2, "check"),
      refused(1, bet(5)),
      does(1, bet(10)),
    ),
  ],
  "TH-6": [
    hand(
      table([5000, 5000, 5000], { blinds: { small: 50, big: 100 } }),
      does(0, raise(300)),
      does(1, raise(900)),
      refused(2, raise(1400)),
      does(2, raise(1500)),
    ),
    {
      show: "raise",
      attributes: { stacks: "5000 5000 5000", blinds: "50 100", actions: "raise 300, raise 900", to: "1400" },
    },
    hand(table([300, 1000]), does(0, raise(300)), refused(1, raise(600))),
  ],
  "TH-7": [hand(table(three), does(0, raise(60)), does(1, "fold"), does(2, "fold"))],
  "TH-8": [
    hand(table([1000, 1000, 130]), does(0, raise(100)), does(1, "call"), does(2, raise(130)), refused(0, raise(300))),
    hand(
      table([400, 500, 2000, 2000], { blinds: { small: 50, big: 100 } }),
      does(3, raise(300)),
      does(0, raise(400)),
      does(1, raise(500)),
      does(2, "call"),
      does(3, raise(700)),
    ),
  ],
  "TH-9": [
    { show: "pots", attributes: { stacks: "100 300 800 1000", bets: "all all 700 700" } },
    hand(table([300, 100, 50], { deck: pairs }), does(0, raise(300)), does(1, "call"), does(2, "call")),
    hand(table([50, 100, 300], { deck: pairs }), does(0, raise(50)), does(1, raise(100)), does(2, "call")),
  ],
  "TH-10": [
    hand(table(three, { betting: "pot-limit" }), refused(0, raise(200)), does(0, raise(35))),
    hand(
      table(three, { betting: "fixed-limit" }),
      refused(0, raise(25)),
      does(0, raise(20)),
      does(1, raise(30)),
      does(2, raise(40)),
      refused(0, raise(50)),
    ),
  ],
  "TH-11": [
    hand(table(two, { deck: pairsOfTwo }), does(0, "call"), does(1, "check"), ...checks),
    hand(
      table(two, { deck: pairsOfTwo }),
      does(0, "call"),
      does(1, "check"),
      ...checks.slice(0, 5),
      does(0, bet(20)),
      does(1, "call"),
    ),
  ],
  "TH-12": [hand(table([300, 1000], { deck: pairsOfTwo }), does(0, raise(300)), does(1, "call"))],
  "TH-13": [
    { show: "cards", hands: ["2c7d Ts Js Qs Ks As", "2h3h Ts Js Qs Ks As"] },
    { show: "cards", hands: ["AhKd 9s8s7d Kc2h", "AcQd 9s8s7d Kc2h"] },
  ],
  "TH-14": [
    hand(
      table([1000, 1000, 1000], { deck: deck("2c 2d 2h 3c 3d 3h 4c Ts Js Qs 4d Ks 4h As") }),
      does(0, "call"),
      does(1, "fold"),
      does(2, "check"),
      ...Array.from({ length: 3 }, () => [does(2, "check"), does(0, "check")]).flat(),
    ),
  ],
  "TH-15": [
    { show: "cards", hands: ["2s4s6s8sTs", "3c4d5h6s7c"] },
    { show: "cards", hands: ["5d4c3h2sAc", "6d5c4h3s2c"] },
    { show: "cards", hands: ["QsKdAh2c3s", "2d2h5h7s9c"] },
    { show: "cards", hands: ["7s7dKc5h2s", "7c7hKd4s3d"] },
    { show: "cards", hands: ["AsKsQsJs9s", "AhKhQhJh9h"] },
  ],
  "TH-16": [hand(table([1000, 1000, 6]), refused(0, raise(15)), does(0, "call"))],
  "TH-17": [hand(table(three, { button: "draw" }))],
  "TH-18": [
    hand(
      table([1000, 1000, 1000], { blinds: { small: 25, big: 50 }, chipUnit: 25 }),
      refused(0, raise(110)),
      does(0, raise(125)),
    ),
  ],
  "TH-19": [
    hand(
      table(two, { deck: pairsOfTwo, autoShow: false }),
      does(0, "call"),
      does(1, "check"),
      does(1, "check"),
      does(0, "check"),
      does(1, "check"),
      does(0, "check"),
      does(1, "check"),
      does(0, bet(20)),
      does(1, "call"),
      does(0, "muck"),
      does(1, { type: "ask-to-show", seat: 0 }),
    ),
  ],
  "TH-20": [
    hand(table(three, { away: [1] }), does(0, raise(30)), does(2, "timeout")),
    hand(table(three), does(0, "call"), does(1, "call"), does(2, "timeout")),
  ],
};
