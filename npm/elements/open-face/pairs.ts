import {
  type CardsEvaluation,
  checkOpenFace,
  evaluateCards,
  type OpenFaceBoard,
  type OpenFaceCheck,
  type OpenFaceOptions,
  type OpenFacePairScore,
  type OpenFacePlayerScore,
  type Rows,
  RulesError,
} from "cardroom";
import { h } from "../dom";
import { rows } from "./rows";
import type { ScoringWords } from "./words/en";

/** What a board is by itself; `null` where it is not whole, for its player ran out of time. */
export function judge(board: OpenFaceBoard, options: OpenFaceOptions): OpenFaceCheck | null {
  try {
    return checkOpenFace(board, options);
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}

const worth = (cards: string[] | string): CardsEvaluation | null =>
  cards.length === 3 || cards.length === 5 ? evaluateCards(cards) : null;

/** One player of a pair: the name, the board and its score. */
export interface Side {
  name: string;
  board: Rows<string[]>;
  score: OpenFacePlayerScore;
}

/** What a language says of boards that settle. */
export interface PairWords {
  scoring: ScoringWords;
  amount(n: number): string;
  describeHand(hand: CardsEvaluation): string;
}

/** How two players settle, row by row. */
export function pairTable(pair: OpenFacePairScore, first: Side, second: Side, words: PairWords): HTMLElement {
  const { scoring, amount, describeHand } = words;
  const { pair: say, row: name, signed, dead, sentence } = scoring;
  const cells = (values: [string, string], tag: "b" | "span" = "span") =>
    values.map((text) => h("td", {}, h(tag, {}, text)));
  const compared = rows.map((row) => {
    const order = pair.rows?.[row] ?? 0;
    const cell = ({ board, score }: Side, won: boolean) => {
      const hand = worth(board[row]);
      const royalty = score.royalties[row];
      return h(
        "td",
        { class: won ? "better" : null },
        hand === null ? say.unfinished : sentence(describeHand(hand)),
        won && h("span", { class: "sign" }, say.won),
        royalty > 0 && h("small", {}, say.royalty(royalty)),
      );
    };
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, name[row], pair.rows !== null && order === 0 && h("small", {}, say.equal)),
      cell(first, order > 0),
      cell(second, order < 0),
    );
  });
  const line = (label: string, values: [string, string], strong = false) =>
    h("tr", {}, h("th", { scope: "row" }, label), ...cells(values, strong ? "b" : "span"));
  const natural = pair.firstPoints.natural + pair.secondPoints.natural > 0;
  return h(
    "table",
    { class: "pair" },
    h("caption", {}, say.name(first.name, second.name)),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("th", { scope: "col" }, say.row),
        ...[first, second].map((side) => h("th", { scope: "col" }, side.name, side.score.foul && h("small", {}, dead))),
      ),
    ),
    h(
      "tbody",
      {},
      ...compared,
      line(pair.sweptBy === null ? say.rows : say.sweep, [
        amount(pair.firstPoints.rows),
        amount(pair.secondPoints.rows),
      ]),
      line(say.royalties, [amount(pair.firstPoints.royalties), amount(pair.secondPoints.royalties)]),
      natural && line(say.natural, [amount(pair.firstPoints.natural), amount(pair.secondPoints.natural)]),
    ),
    h("tfoot", {}, line(say.net, [signed(pair.net), signed(-pair.net)], true)),
  );
}

/** What there is to say of one hand by itself: dead and why, or what it is worth beyond its rows. */
export function remarks({ score, board }: Side, options: OpenFaceOptions, scoring: ScoringWords): string[] {
  const { remark: say, row: name, natural } = scoring;
  const check = judge(board, options);
  if (score.foul) {
    const strong = check?.tooStrong ?? [];
    return strong.length === 0
      ? [say.dead]
      : strong.map((row) => say.deadBy(name[row], name[row === "top" ? "middle" : "bottom"]));
  }
  return [
    score.natural !== null && say.natural(natural[score.natural]),
    say.royalties(rows.reduce((sum, row) => sum + score.royalties[row], 0)),
  ].filter((text) => text !== false);
}
