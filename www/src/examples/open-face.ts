// Worked examples of open-face Chinese.

import type { Action, OpenFaceSetup } from "cardroom";
import { commonNaturals } from "../open-face/naturals";
import { deck, does, type Example, type Examples, hand, next, refused, type Step, told } from "./kinds";

const setup = (more: Partial<OpenFaceSetup> = {}): OpenFaceSetup => ({
  game: "open-face",
  players: 2,
  button: 0,
  deck: deck("Ks As Kd Ad 9s Qs 9d Tc 2c 3h Kh Ac 5h 8c 4c Td 7c"),
  ...more,
});
const put = (top: string, middle: string, bottom: string, discard = ""): Action => ({
  type: "place",
  top,
  middle,
  bottom,
  discard,
});
/** Seat 2 acts first, for it sits left of the button. */
const first = put("2c", "9s9d", "KsKd");
const board = (top: string, middle: string, bottom: string) => ({ top, middle, bottom });
const plain = board("Ks8c3s", "JhJd9h5d2c", "QhQcAs7c4d");
const better = board("Ac9d4s", "KhKd8s6c2d", "AhAdQsTc3h");
const dead = board("QsQd4s", "KcTd8s6c2d", "AhAdJsTc3h");
const queens = board("QsQd4s", "KhKd8s6c2d", "AhAdTsTc3h");
/** Six pairs and a card beside them. */
const sixPairs = board("2h2s3c", "3d4h4s5c5s", "6c6d7d7s9c");
/** Two whole hands of a closed deal, one card at a time from the button's left. */
function dealtAlternately(...boards: { top: string; middle: string; bottom: string }[]): string {
  const hands = boards.map(({ top, middle, bottom }) => `${bottom}${middle}${top}`.match(/../g) ?? []);
  return Array.from({ length: 13 }, (_, at) => hands.map((cards) => cards[at]).join(" ")).join(" ");
}
/** A deal with a bonus hand for seat 2, the button: five cards each, first to seat 1, then nine more to seat 2. */
const bonusDeal = "Jc Kh Js Kd 8d Ks 9d 6c 7c 2d Ah Ad Ac Tc Td 3h Qh 4s 5c";
const bonus = put("QhTcTd", "KhKdKs6c2d", "AhAdAc3h5c", "4s");
const versus = (...boards: Extract<Example, { show: "boards" }>["boards"]): Example => ({ show: "boards", boards });

/** A deal between two in which these boards come about, and what follows it. */
function played(
  boards: { top: string; middle: string; bottom: string }[],
  more: Partial<OpenFaceSetup>,
  ...then: Step[]
): Example {
  const cards = boards.map(({ top, middle, bottom }) => `${bottom}${middle}${top}`.match(/../g) ?? []);
  const spare = deck("").filter((card) => !cards.flat().includes(card));
  // Seat 2 is dealt and acts first, for it sits left of the button.
  const order = [1, 0];
  const dealt: string[] = [];
  const steps: Step[] = [];
  for (let street = 0; street < 5; street += 1) {
    const drawn = order.map((seat) => {
      const placed = cards[seat]?.splice(0, street === 0 ? 5 : 2) ?? [];
      const discard = street === 0 ? [] : spare.splice(0, 1);
      const row = ["bottom", "middle", "middle", "top", "top"][street];
      // The third card of the middle comes with the first of the top.
      const [middle, top] =
        street === 3 ? [placed.slice(0, 1), placed.slice(1)] : row === "top" ? [[], placed] : [placed, []];
      const action: Action = {
        type: "place",
        top,
        middle: street === 0 ? [] : middle,
        bottom: street === 0 ? placed : [],
        discard,
      };
      steps.push(does(seat, action));
      return [...placed, ...discard];
    });
    for (let at = 0; at < (street === 0 ? 5 : 3); at += 1) dealt.push(...drawn.map((hand) => hand[at] ?? ""));
  }
  return hand(setup({ deck: deck(dealt.join(" ")), ...more }), ...steps, ...then);
}

export const openFace: Examples = {
  "OF-1": [{ show: "setup", refused: setup({ players: 4 }) }],
  "OF-2": [hand(setup(), does(1, first))],
  "OF-3": [hand(setup())],
  "OF-4": [
    hand(
      setup(),
      refused(1, put("2c", "9s9d", "Ks", "Kd")),
      does(1, first),
      does(0, put("3h", "QsTc", "AsAd")),
      refused(1, put("", "5h4c", "Kh")),
      does(1, put("", "5h", "Kh", "4c")),
    ),
  ],
  "OF-5": [
    hand(setup(), does(1, first), does(0, put("3h", "QsTc", "AsAd")), refused(1, put("Ks", "Kh", "", "4c"))),
    hand(
      setup(),
      does(1, put("2c9s9d", "", "KsKd")),
      does(0, put("3h", "QsTc", "AsAd")),
      refused(1, put("5h", "", "Kh", "4c")),
    ),
  ],
  "OF-6": [hand(setup(), does(1, first)), hand(setup({ drawsPrivate: false }))],
  "OF-7": [
    versus(dead, plain),
    versus(board("QsQd7s", "QhQc9h8d2h", "AhAdTsTc3h"), board("Ks8c3s", "JhJd9c5d2c", "KhKcAs7c4d")),
  ],
  "OF-8": [versus(board("4h3c2d", "KhKd8s6c2s", "AhAdQsTc3h"), plain)],
  "OF-9": [
    versus(better, plain),
    versus(board("AcKd7s", "JhJd9s5c2d", "QhQd8s6c4d"), board("AsKh7c", "ThTd9h5d2c", "AhAd8h6d4c")),
    { show: "boards", boards: [better, plain], options: { rowPoints: 2, sweepTotal: 8 } },
  ],
  "OF-10": [versus(board("6s6d4s", "KhKdKs6c2d", "AhAdAcTsTd"), board("Kc8c3s", "JsJd9s5d2c", "Qc9c7c4c3c"))],
  "OF-11": [versus(dead, plain), { show: "boards", boards: [dead, plain], options: { foul: "void" } }],
  "OF-12": [played([plain, better], { kush: 5 })],
  "OF-13": [
    { show: "setup", refused: setup({ settlement: "win-cap" }) },
    played([plain, better], { settlement: "win-cap", stacks: [4, 100] }),
  ],
  "OF-14": [versus(queens, plain)],
  "OF-15": [
    played([plain, queens], {}, next({ deck: deck(bonusDeal) }), does(1, bonus), does(0, put("7c", "8d9d", "JcJs"))),
  ],
  "OF-16": [versus(board("QsQdQh", "KhKdKs6c2d", "AhAdAsTc3h"), board("9c8c3s", "JhJd9h5d2c", "QcJcAc7c4c"))],
  "OF-17": [played([plain, queens], { fantasyLimit: 0 })],
  "OF-18": [
    played([plain, queens], {}, refused(0, { type: "leave" })),
    played([plain, queens], {}, does(1, { type: "leave" })),
  ],
  "OF-19": [played([plain, queens], {}, next()), played([plain, queens], { fantasyButton: "stay" }, next())],
  "OF-20": [hand(setup(), does(1, "timeout")), hand(setup({ autoPlace: false }), does(1, "timeout"))],
  "OF-21": [
    hand(
      setup({ variant: "closed-13", naturals: commonNaturals, deck: deck(dealtAlternately(sixPairs, plain)) }),
      does(1, put(sixPairs.top, sixPairs.middle, sixPairs.bottom)),
      does(0, put(plain.top, plain.middle, plain.bottom)),
    ),
  ],
  "OF-22": [hand(setup({ button: "draw" }))],
  "OF-23": [
    hand(setup(), { refusedNext: { options: { kush: 5 } } }),
    played([plain, better], {}, next({ options: { kush: 5 } })),
  ],
  "OF-24": [hand(setup(), told(1))],
};
