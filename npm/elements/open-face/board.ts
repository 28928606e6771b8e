import { checkOpenFace, type OpenFaceCheck, type Row, RulesError } from "cardroom";
import { h } from "../dom";
import { drawCard } from "../drawing/card";
import * as field from "../field";
import type { Language } from "../language";
import type { Panel } from "../panel";
import { refusal } from "../refusal";
import { common } from "../words";
import { phrases } from "../words/phrases";
import { cardsIn, rows, size, slots, type Typed } from "./rows";
import { scorer as scorerWords, scoring } from "./words";

interface Description {
  /** Its number, from 0. */
  at: number;
  name: string;
  read(): Typed;
  put(board: Typed, focus?: string): void;
  /** Where picked cards go, where there is a deck to pick from. */
  picks: { chosen(row: Row): boolean; choose(row: Row): void } | null;
}

/** A board: its rows, as they are typed and picked, and what it is by itself. */
export function boardView(host: Panel, { at, name, read, put, picks }: Description) {
  const lang = host.tongue;
  const say = scorerWords[lang];
  const names = scoring[lang].row;
  const lines = rows.map((row) => {
    const id = `typed-${at}-${row}`;
    const input = field.text(read()[row], {
      id,
      label: say.typed(names[row]),
      changed: (value) => put({ ...read(), [row]: value }),
    });
    input.control.setAttribute("aria-describedby", `typed-hint ${id}-refusal`);
    const radio = h("input", {
      type: "radio",
      name: "current",
      "aria-label": say.picksFor(name, names[row]),
      onchange: () => picks?.choose(row),
    });
    const cards = h(picks === null ? "div" : "label", { class: "cards" });
    const worth = h("p", { class: "worth", part: "worth" });
    const element = h(
      "div",
      { class: "line" },
      h("div", { class: "picked" }, picks !== null && radio, cards),
      worth,
      input.element,
    );
    return { row, input, radio, cards, worth, element };
  });
  const state = h("p", { class: "state", part: "state" });
  const clear = () => put({ top: "", middle: "", bottom: "" }, `typed-${at}-top`);
  const element = h(
    "section",
    { class: "panel", part: "panel", role: "group", "aria-labelledby": `board-${at}` },
    h("h2", { id: `board-${at}` }, name),
    state,
    ...lines.map(({ element }) => element),
    h("button", { type: "button", class: "link", part: "button", onclick: clear }, say.clear),
  );

  const refresh = (): OpenFaceCheck | null => {
    const board = read();
    const { check, refused, missing } = checked(board, lang);
    for (const { row, input, radio, cards, worth, element } of lines) {
      const typed = board[row];
      if (input.control.value.trim() !== typed) input.control.value = typed;
      const picked = [...new Set(cardsIn(typed))].slice(0, size[row]);
      cards.replaceChildren(...picked.map((card) => drawCard(card, { lang })), ...slots(size[row] - picked.length));
      radio.checked = picks?.chosen(row) === true;
      element.classList.toggle("chosen", radio.checked);
      worth.textContent = check === null ? "" : worthOf(check, row, lang);
      input.refuse(refused?.row === row ? host.prose(refused.text) : null);
    }
    const fault = refused !== null && refused.row === null;
    const texts = check === null ? [say.missing(missing)] : reasons(check, lang);
    state.className = fault ? "state refusal" : check === null ? "state" : check.live ? "state live" : "state dead";
    host.say(state, fault ? refused.text : texts.join(" "));
    return check;
  };
  return { element, refresh };
}

function worthOf(check: OpenFaceCheck, row: Row, lang: Language): string {
  const royalty = check.royalties[row];
  const hand = common[lang].sentence(phrases[lang].describeHand(check.hands[row]));
  return royalty > 0 ? `${hand}, ${scoring[lang].pair.royalty(royalty)}` : hand;
}

/** Live or dead and why, the royalties, and whether it earns a bonus hand. */
function reasons(check: OpenFaceCheck, lang: Language): string[] {
  const { remark: say, row: name } = scoring[lang];
  if (!check.live) {
    return check.tooStrong.map((row) => say.deadBy(name[row], name[row === "top" ? "middle" : "bottom"]));
  }
  return [
    say.live,
    say.royalties(rows.reduce((sum, row) => sum + check.royalties[row], 0)),
    check.entersWith !== null && say.enters(check.entersWith),
    check.staysBy.length > 0 && say.staysBy(check.staysBy.map((row) => name[row])),
  ].filter((text) => text !== false);
}

/** What the package says of a board; one that is still being typed is no fault. */
function checked(
  board: Typed,
  lang: Language,
): { check: OpenFaceCheck | null; refused: { row: Row | null; text: string } | null; missing: number } {
  const count = rows.reduce((sum, row) => sum + cardsIn(board[row]).length, 0);
  const none = { check: null, refused: null, missing: 13 - count };
  try {
    return { ...none, check: checkOpenFace(board) };
  } catch (error) {
    if (error instanceof RulesError && error.code === "ERR_BOARD_NOT_FULL") return none;
    const at = rows.find((row) => error instanceof Error && error.message.includes(`.${row}`));
    const { row = null } = error instanceof RulesError ? (error.details as { row?: Row }) : { row: at ?? null };
    return { ...none, refused: { row, text: refusal(error, lang).text } };
  }
}
