import { checkOpenFace, type OpenFaceCheck, type OpenFaceOptions, type Row, RulesError, scoreOpenFace } from "cardroom";
import { picture } from "../card";
import { deckOf } from "../deck";
import { h } from "../element";
import * as field from "../field";
import { refusal } from "../refusal";
import { phrases, words } from "../text";
import { advice } from "./advice";
import { size, slots } from "./boards";
import { rows } from "./draft";
import { pairTable, type Side } from "./pairs";

/** A row of one of the boards. */
interface Target {
  board: number;
  row: Row;
}

type Board = Record<Row, string>;

const empty = (): Board => ({ top: "", middle: "", bottom: "" });

/** What is typed, and which row picked cards go to. It outlives a change of language. */
const draft = {
  count: 2,
  boards: [empty(), empty(), empty()],
  current: { board: 0, row: "top" } as Target,
  rowPoints: "1",
  sweepTotal: "6",
  foul: "swept" as NonNullable<OpenFaceOptions["foul"]>,
};

/** The cards in a text, whatever stands between them. */
const cardsIn = (typed: string): string[] => typed.match(/[2-9TJQKA][cdhs]/g) ?? [];

const options = (): OpenFaceOptions => ({
  rowPoints: Number(draft.rowPoints),
  sweepTotal: draft.sweepTotal.trim() === "" ? Number.NaN : Number(draft.sweepTotal),
  foul: draft.foul,
});

const same = (a: Target, b: Target) => a.board === b.board && a.row === b.row;

/** A page on which boards are scored. */
export function scorer(): HTMLElement {
  const { scorer: say, setup } = words.openFace;
  const boards = h("div", { class: "two" });
  const outcome = h("div", { class: "outcome", role: "status", "aria-label": say.outcome });
  let views: ReturnType<typeof boardOf>[] = [];

  const refresh = () => {
    const checks = views.map((view) => view.refresh());
    deck.mark(draft.boards.slice(0, draft.count).flatMap((board) => rows.flatMap((row) => cardsIn(board[row]))));
    outcome.replaceChildren(...scored(checks));
    best.refresh();
  };
  const best = advice(() => ({
    boards: draft.boards.slice(0, draft.count).map(({ top, middle, bottom }) => ({
      top: cardsIn(top),
      middle: cardsIn(middle),
      bottom: cardsIn(bottom),
    })),
    options: options(),
  }));
  const deck = deckOf((card) => {
    const problem = pick(card);
    refresh();
    return problem;
  });
  const draw = () => {
    views = Array.from({ length: draft.count }, (_, at) => boardOf(at, refresh));
    boards.replaceChildren(...views.map(({ element }) => element));
    refresh();
  };

  const count = field.choice(String(draft.count), Object.entries(say.counts), {
    id: "boards",
    label: say.boards,
    changed: (value) => {
      draft.count = Number(value);
      if (draft.current.board >= draft.count) draft.current = { board: 0, row: "top" };
      draw();
    },
  });
  const changed = (key: "rowPoints" | "sweepTotal" | "foul") => (value: string) => {
    Object.assign(draft, { [key]: value });
    refresh();
  };
  const rowPoints = field.choice(
    draft.rowPoints,
    [
      ["1", "1"],
      ["2", "2"],
    ],
    {
      id: "row-points",
      label: setup.rowPoints,
      changed: changed("rowPoints"),
    },
  );
  const sweepTotal = field.number(draft.sweepTotal, {
    id: "sweep-total",
    label: setup.sweepTotal,
    changed: changed("sweepTotal"),
  });
  const foul = field.choice(draft.foul, Object.entries(setup.fouls), {
    id: "foul",
    label: setup.foul,
    changed: changed("foul"),
  });

  /** What the boards come to, as soon as all are whole. */
  const scored = (checks: (OpenFaceCheck | null)[]): HTMLElement[] => {
    sweepTotal.refuse(null);
    if (checks.includes(null)) return [];
    const given = draft.boards.slice(0, draft.count);
    try {
      const { players, pairs } = scoreOpenFace({ boards: given, ...options() });
      const sides = players.map((score, at): Side => {
        const { top = "", middle = "", bottom = "" } = given[at] ?? {};
        return {
          name: say.board(at),
          board: { top: cardsIn(top), middle: cardsIn(middle), bottom: cardsIn(bottom) },
          score,
        };
      });
      return [
        h("h2", {}, say.outcome),
        h(
          "ul",
          { class: "each" },
          ...sides.map((side) =>
            h("li", {}, h("b", {}, words.openFace.result.net(side.name, words.openFace.signed(side.score.net)))),
          ),
        ),
        h(
          "div",
          { class: "pairs" },
          ...pairs.flatMap((pair) => {
            const [first, second] = [sides[pair.first], sides[pair.second]];
            return first && second ? [pairTable(pair, first, second)] : [];
          }),
        ),
      ];
    } catch (error) {
      const { field, text } = refusal(error);
      if (field === "sweepTotal") sweepTotal.refuse(text);
      return field === "sweepTotal" ? [] : [h("p", { class: "refusal" }, text)];
    }
  };

  draw();
  return h(
    "div",
    { class: "evaluator open-face scorer" },
    h("h1", { tabindex: -1, "data-focus": true }, say.name),
    h("p", { class: "intro" }, say.intro),
    h("div", { class: "agreed" }, count.element, rowPoints.element, sweepTotal.element, foul.element),
    deck.element,
    h("p", { id: "typed-hint", class: "hint" }, words.evaluator.typedHint),
    boards,
    outcome,
    best.element,
  );
}

/** Puts a picked card into the current row, or takes it away from wherever it lies. */
function pick(card: string): string | null {
  for (const board of draft.boards.slice(0, draft.count)) {
    for (const row of rows) {
      const cards = cardsIn(board[row]);
      if (!cards.includes(card)) continue;
      board[row] = cards.filter((each) => each !== card).join(" ");
      return null;
    }
  }
  const { board, row } = draft.current;
  const cards = cardsIn(draft.boards[board]?.[row] ?? "");
  const into = draft.boards[board];
  if (into === undefined || cards.length >= size[row]) return words.openFace.scorer.full;
  into[row] = [...cards, card].join(" ");
  if (cards.length + 1 === size[row]) draft.current = nextFree() ?? draft.current;
  return null;
}

/** The first row that still takes cards, from the current one on. */
function nextFree(): Target | undefined {
  const all = draft.boards.slice(0, draft.count).flatMap((_, board) => rows.map((row): Target => ({ board, row })));
  const from = all.findIndex((each) => same(each, draft.current));
  return [...all.slice(from), ...all.slice(0, from)].find(
    ({ board, row }) => cardsIn(draft.boards[board]?.[row] ?? "").length < size[row],
  );
}

/** One of the boards: its rows, as they are typed and picked, and what it is by itself. */
function boardOf(at: number, changed: () => void) {
  const { scorer: say, row: name } = words.openFace;
  const board = draft.boards[at] ?? empty();
  const lines = rows.map((row) => {
    const id = `typed-${at}-${row}`;
    const input = field.text(board[row], {
      id,
      label: say.typed(name[row]),
      changed: (value) => {
        board[row] = value;
        changed();
      },
    });
    input.control.setAttribute("aria-describedby", `typed-hint ${id}-refusal`);
    const radio = h("input", {
      type: "radio",
      name: "current",
      "aria-label": say.picksFor(say.board(at), name[row]),
      onchange: () => {
        draft.current = { board: at, row };
        changed();
      },
    });
    const cards = h("label", { class: "cards" });
    const worth = h("p", { class: "worth" });
    const element = h("div", { class: "line" }, h("div", { class: "picked" }, radio, cards), worth, input.element);
    return { row, input, radio, cards, worth, element };
  });
  const state = h("p", { class: "state" });
  const clear = () => {
    Object.assign(board, empty());
    draft.current = { board: at, row: "top" };
    changed();
    lines[0]?.input.control.focus();
  };
  const element = h(
    "section",
    { class: "panel", "aria-labelledby": `board-${at}` },
    h("h2", { id: `board-${at}` }, say.board(at)),
    state,
    ...lines.map(({ element }) => element),
    h("button", { type: "button", class: "link", onclick: clear }, words.evaluator.clear),
  );

  const refresh = (): OpenFaceCheck | null => {
    const { check, refused, missing } = checked(board);
    for (const { row, input, radio, cards, worth, element } of lines) {
      const typed = board[row].trim();
      if (input.control.value.trim() !== typed) input.control.value = typed;
      const picked = [...new Set(cardsIn(typed))].slice(0, size[row]);
      cards.replaceChildren(...picked.map((card) => picture(card)), ...slots(size[row] - picked.length));
      radio.checked = same(draft.current, { board: at, row });
      element.classList.toggle("chosen", radio.checked);
      const royalty = check?.royalties[row] ?? 0;
      worth.textContent =
        check === null
          ? ""
          : [
              words.sentence(phrases.describeHand(check.hands[row])),
              royalty > 0 && words.openFace.pair.royalty(royalty),
            ]
              .filter(Boolean)
              .join(", ");
      input.refuse(refused?.row === row ? refused.text : null);
    }
    state.replaceChildren(...(check === null ? [say.missing(missing)] : reasons(check)));
    if (refused !== null && refused.row === null) state.replaceChildren(h("span", { class: "refusal" }, refused.text));
    return check;
  };
  return { element, refresh };
}

/** Live or dead and why, the royalties, and whether it earns a bonus hand. */
function reasons(check: OpenFaceCheck): (HTMLElement | string)[] {
  const { remark: say, row: name } = words.openFace;
  const strong = check.tooStrong.map((row) => say.deadBy(name[row], name[row === "top" ? "middle" : "bottom"]));
  const royalties = rows.reduce((sum, row) => sum + check.royalties[row], 0);
  const texts = check.live
    ? [
        say.live,
        say.royalties(royalties),
        check.entersWith !== null && say.enters(check.entersWith),
        check.staysBy.length > 0 && say.staysBy(check.staysBy.map((row) => name[row])),
      ]
    : strong;
  return texts.flatMap((text) =>
    text === false ? [] : [h("span", { class: check.live ? "live" : "dead" }, text), " "],
  );
}

/** What the package says of a board; one that is still being typed is no fault. */
function checked(board: Board): {
  check: OpenFaceCheck | null;
  refused: { row: Row | null; text: string } | null;
  missing: number;
} {
  const count = rows.reduce((sum, row) => sum + cardsIn(board[row]).length, 0);
  const none = { check: null, refused: null, missing: 13 - count };
  try {
    return { ...none, check: checkOpenFace(board, options()) };
  } catch (error) {
    if (error instanceof RulesError && error.code === "ERR_BOARD_NOT_FULL") return none;
    if (error instanceof RulesError && error.code === "ERR_SWEEP_TOTAL") return none;
    const at = rows.find((row) => error instanceof Error && error.message.includes(`.${row}`));
    const { row = null } = error instanceof RulesError ? (error.details as { row?: Row }) : { row: at ?? null };
    return { ...none, refused: { row, text: refusal(error).text } };
  }
}
