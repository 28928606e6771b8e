// Worked examples of open-face Chinese.

import type { Action, OpenFaceSetup } from "cardroom";
import { deck, does, type Example, type Examples, hand, next, refused, type Step } from "./kinds";

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
const versus = (...boards: Extract<Example, { show: "boards" }>["boards"]): Example => ({ show: "boards", boards });

/** A deal between two in which these boards come about, and the beginning of the next one. */
function played(boards: { top: string; middle: string; bottom: string }[], more: Partial<OpenFaceSetup>): Example {
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
  return hand(setup({ deck: deck(dealt.join(" ")), ...more }), ...steps, next({}));
}

export const openFace: Examples = {
  "OF-1": [{ show: "setup", refused: setup({ players: 4 }) }],
  "OF-2": [hand(setup(), does(1, first))],
  "OF-3": [hand(setup())],
  "OF-4": [
    hand(setup(), refused(1, put("2c", "9s9d", "Ks", "Kd")), does(1, first), does(0, put("3h", "QsTc", "AsAd"))),
  ],
  "OF-5": [hand(setup(), does(1, first), does(0, put("3h", "QsTc", "AsAd")), refused(1, put("Ks", "Kh", "", "4c")))],
  "OF-6": [hand(setup(), does(1, first)), hand(setup({ drawsPrivate: false }))],
  "OF-7": [versus(dead, plain)],
  "OF-8": [versus(board("4h3c2d", "KhKd8s6c2s", "AhAdQsTc3h"), plain)],
  "OF-9": [
    versus(better, plain),
    { show: "boards", boards: [better, plain], options: { rowPoints: 2, sweepTotal: 8 } },
  ],
  "OF-10": [versus(board("6s6d4s", "KhKdKs6c2d", "AhJhTh4h2h"), board("Kc8c3s", "JsJd9s5d2c", "QsQcAs7c4d"))],
  "OF-11": [versus(dead, plain), { show: "boards", boards: [dead, plain], options: { foul: "void" } }],
  "OF-12": [{ show: "boards", boards: [better, plain], options: { kush: 5 } }],
  "OF-13": [
    { show: "setup", refused: setup({ settlement: "win-cap" }) },
    hand(setup({ variant: "closed-13", settlement: "win-cap", stacks: [3, 100] })),
  ],
  "OF-14": [versus(queens, plain)],
  "OF-15": [played([plain, queens], {})],
  "OF-16": [versus(board("QsQdQh", "KhKdKs6c2d", "AhAdAsTc3h"), board("9c8c3s", "JhJd9h5d2c", "QcJcAc7c4c"))],
  "OF-17": [played([plain, queens], { fantasyLimit: 0 })],
  "OF-18": [hand(setup(), refused(1, { type: "leave" }))],
  "OF-19": [played([plain, queens], {}), played([plain, queens], { fantasyButton: "stay" })],
  "OF-20": [hand(setup(), does(1, "timeout")), hand(setup({ autoPlace: false }), does(1, "timeout"))],
  "OF-21": [hand(setup({ variant: "closed-13", deck: deck("") }))],
  "OF-22": [hand(setup({ button: "draw" }))],
  "OF-23": [hand(setup(), { refusedNext: { options: { kush: 5 } } })],
  "OF-24": [hand(setup())],
};
