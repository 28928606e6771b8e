import { explainScore, type OpenFaceCheck, type OpenFaceOptions, type Row, scoreOpenFace } from "cardroom";
import { define } from "../base";
import { deckOf } from "../cards/deck";
import { cards as cardsWords } from "../cards/words";
import { h } from "../dom";
import drawing from "../drawing/card.css?inline";
import * as field from "../field";
import { Panel, type View } from "../panel";
import { refusal } from "../refusal";
import cardStyles from "../style/cards.css?inline";
import oddsStyles from "../style/odds.css?inline";
import styles from "../style/open-face.css?inline";
import { phrases } from "../words/phrases";
import { advice } from "./advice";
import { boardView } from "./board";
import { pairTable, type Side } from "./pairs";
import { boardsIn, boardsJoined, cardsIn, rows, size, type Typed } from "./rows";
import { scoring, scorer as words } from "./words";

const mostBoards = 3;
const fouls = ["swept", "void", "flat"] as const;

/** A row of one of the boards. */
interface Target {
  board: number;
  row: Row;
}

const same = (a: Target, b: Target) => a.board === b.board && a.row === b.row;

/** `<cardroom-scorer>`: two or three boards of open-face Chinese are judged and compared. */
export class ScorerElement extends Panel {
  static override readonly fields = {
    ...Panel.fields,
    boards: "text",
    rowPoints: "number",
    sweepTotal: "number",
    foul: "text",
    deck: "flag",
    advice: "flag",
    toPlace: "text",
    fantasyPoints: "number",
  } as const;
  static override readonly styles = [drawing, cardStyles, oddsStyles, styles];
  declare boards: string;
  declare rowPoints: number | null;
  declare sweepTotal: number | null;
  declare foul: string;
  declare deck: boolean;
  declare advice: boolean;
  declare toPlace: string;
  declare fantasyPoints: number | null;
  /** The row that picked cards go to. */
  #current: Target = { board: 0, row: "top" };

  /** Two boards at least. */
  #boards(): Typed[] {
    const boards = boardsIn(this.boards).slice(0, mostBoards);
    const none = { top: "", middle: "", bottom: "" };
    return boards.length < 2 ? [boards[0] ?? none, none] : boards;
  }

  #options(): OpenFaceOptions {
    const sweepTotal = this.text("sweep-total", "6");
    return {
      rowPoints: Number(this.text("row-points", "1")),
      sweepTotal: sweepTotal.trim() === "" ? Number.NaN : Number(sweepTotal),
      foul: fouls.find((each) => each === this.foul) ?? "swept",
    };
  }

  protected override view(): View {
    const lang = this.tongue;
    const say = words[lang];
    const drawn = this.#boards().length;
    const [withDeck, withAdvice] = [this.deck, this.advice];
    const views = Array.from({ length: drawn }, (_, at) =>
      boardView(this, {
        at,
        name: say.board(at),
        read: () => this.#boards()[at] ?? { top: "", middle: "", bottom: "" },
        put: (board, focus) => {
          if (focus !== undefined) this.#current = { board: at, row: "top" };
          this.#put(
            this.#boards().map((each, index) => (index === at ? board : each)),
            focus,
          );
        },
        picks: withDeck
          ? {
              chosen: (row) => same(this.#current, { board: at, row }),
              choose: (row) => {
                this.#current = { board: at, row };
                void this.update();
              },
            }
          : null,
      }),
    );
    const deck = deckOf(lang, (card) => this.#pick(card));
    const outcome = h("div", { class: "outcome", part: "outcome", role: "status", "aria-label": say.outcome });
    const best = advice(this, () => ({
      boards: this.#boards().map(cardsOf),
      options: this.#options(),
    }));
    const count = field.choice(String(drawn), Object.entries(say.counts), {
      id: "boards",
      label: say.boards,
      changed: (value) => {
        const boards = this.#boards();
        while (boards.length < Number(value)) boards.push({ top: "", middle: "", bottom: "" });
        this.#put(boards.slice(0, Number(value)), "boards");
      },
    });
    const rowPoints = field.choice(
      this.text("row-points", "1"),
      ["1", "2"].map((points) => [points, points]),
      { id: "row-points", label: say.rowPoints, changed: (value) => this.put({ "row-points": value }) },
    );
    const sweepTotal = field.number(this.text("sweep-total", "6"), {
      id: "sweep-total",
      label: say.sweepTotal,
      changed: (value) => this.put({ "sweep-total": value }),
    });
    const foul = field.choice(this.foul, Object.entries(say.fouls), {
      id: "foul",
      label: say.foul,
      changed: (value) => this.put({ foul: value }),
    });

    const refresh = () => {
      const boards = this.#boards();
      if (boards.length !== drawn || withDeck !== this.deck || withAdvice !== this.advice) return this.redraw();
      if (this.#current.board >= drawn) this.#current = { board: 0, row: "top" };
      rowPoints.control.value = this.text("row-points", "1");
      foul.control.value = fouls.find((each) => each === this.foul) ?? "swept";
      const total = this.text("sweep-total", "6");
      if (sweepTotal.control.value !== total) sweepTotal.control.value = total;
      const checks = views.map((view) => view.refresh());
      deck.mark(boards.flatMap((board) => rows.flatMap((row) => cardsIn(board[row]))));
      outcome.replaceChildren(...this.#scored(checks, sweepTotal));
      if (withAdvice) best.refresh();
    };
    return {
      children: [
        h("div", { class: "agreed" }, count.element, rowPoints.element, sweepTotal.element, foul.element),
        withDeck && deck.element,
        h("p", { id: "typed-hint", class: "hint" }, cardsWords[lang].typedHint),
        h("div", { class: "two" }, ...views.map(({ element }) => element)),
        outcome,
        withAdvice && best.element,
      ],
      refresh,
      release: best.stop,
    };
  }

  #put(boards: Typed[], focus: string | null = null): void {
    this.put({ boards: boardsJoined(boards) }, focus);
  }

  /** What the boards come to, as soon as all are whole. */
  #scored(checks: readonly (OpenFaceCheck | null)[], sweepTotal: field.Field): HTMLElement[] {
    const lang = this.tongue;
    const say = words[lang];
    const { signed } = scoring[lang];
    sweepTotal.refuse(null);
    if (checks.includes(null)) {
      this.known(null);
      return [];
    }
    const boards = this.#boards();
    try {
      const request = { boards, ...this.#options() };
      const scored = scoreOpenFace(request);
      const why = explainScore(scored, request).map(
        (step) => `${phrases[lang].describeStep(step, { name: (at) => say.board(at).toLowerCase() })} ${step.rule}.`,
      );
      this.known(scored);
      const sides = scored.players.map((score, at): Side => {
        const board = cardsOf(boards[at] ?? { top: "", middle: "", bottom: "" });
        return { name: say.board(at), board, score };
      });
      return [
        h("h2", {}, say.outcome),
        h(
          "ul",
          { class: "each" },
          ...sides.map(({ name, score }) => h("li", {}, h("b", {}, `${name}: ${signed(score.net)}`))),
        ),
        h(
          "div",
          { class: "pairs" },
          ...scored.pairs.flatMap((pair) => {
            const [first, second] = [sides[pair.first], sides[pair.second]];
            return first && second
              ? [pairTable(pair, first, second, { ...phrases[lang], scoring: scoring[lang] })]
              : [];
          }),
        ),
        h(
          "details",
          { part: "why" },
          h("summary", {}, say.why),
          h("ol", {}, ...why.map((text) => h("li", {}, ...this.prose(text)))),
        ),
      ];
    } catch (error) {
      this.known(null);
      const { field, text } = refusal(error, lang);
      if (field === "sweepTotal") sweepTotal.refuse(this.prose(text));
      return field === "sweepTotal" ? [] : [h("p", { class: "refusal", part: "refusal" }, ...this.prose(text))];
    }
  }

  /** Puts a picked card into the current row, or takes it away from wherever it lies. */
  #pick(card: string): string | null {
    const boards = this.#boards();
    for (const board of boards) {
      const row = rows.find((each) => cardsIn(board[each]).includes(card));
      if (row === undefined) continue;
      board[row] = cardsIn(board[row])
        .filter((each) => each !== card)
        .join(" ");
      this.#put(boards);
      return null;
    }
    const { board, row } = this.#current;
    const into = boards[board];
    const cards = cardsIn(into?.[row] ?? "");
    if (into === undefined || cards.length >= size[row]) return words[this.tongue].full;
    into[row] = [...cards, card].join(" ");
    if (cards.length + 1 === size[row]) this.#current = this.#nextFree(boards) ?? this.#current;
    this.#put(boards);
    return null;
  }

  /** The first row that still takes cards, from the current one on. */
  #nextFree(boards: readonly Typed[]): Target | undefined {
    const all = boards.flatMap((_, board) => rows.map((row): Target => ({ board, row })));
    const from = all.findIndex((each) => same(each, this.#current));
    return [...all.slice(from), ...all.slice(0, from)].find(
      ({ board, row }) => cardsIn(boards[board]?.[row] ?? "").length < size[row],
    );
  }
}

const cardsOf = ({ top, middle, bottom }: Typed) => ({
  top: cardsIn(top),
  middle: cardsIn(middle),
  bottom: cardsIn(bottom),
});

define("cardroom-scorer", ScorerElement);
