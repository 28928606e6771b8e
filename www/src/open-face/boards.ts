import type { OpenFaceSeatView, OpenFaceView, Row } from "cardroom";
import { picture, spoken } from "../card";
import { h } from "../element";
import { you } from "../opponents/sitters";
import { words } from "../text";
import { rows, size, slots } from "./rows";

/** A row of a board: its cards, and the places that are free. */
function line(row: Row, cards: string[], hidden: boolean): HTMLElement {
  const free = size[row] - cards.length;
  return h(
    "div",
    { class: "line", "data-row": row, role: "group", "aria-label": words.openFace.row[row], "data-patch": true },
    cards.length === 0 && h("span", { class: "spoken" }, hidden ? spoken(null) : words.noCards),
    ...cards.map((card) => picture(card)),
    ...(hidden
      ? Array.from({ length: free }, () => h("span", { class: "card back", "aria-hidden": "true" }))
      : slots(free)),
  );
}

/** What there is to say of a seat beside its cards. */
export function states(view: OpenFaceView, seat: OpenFaceSeatView): string[] {
  const { state } = words.openFace;
  const score = view.result?.players.find((each) => each.seat === seat.seat);
  return [
    view.canAct.includes(seat.seat) && state.turn(seat.seat),
    seat.left && state.left(seat.seat),
    !seat.left && !seat.playing && state.out(seat.seat),
    seat.bonus !== null && state.bonus(seat.bonus.cards),
    (seat.dead || score?.foul === true) && state.dead,
    // The hand of who looks at the screen lies open in its own place.
    seat.drawnCount > 0 && seat.drawn === null && state.drawn(seat.seat, seat.drawnCount),
  ].filter((text) => text !== false);
}

export function button(): HTMLElement {
  const [short = "", full = ""] = words.table.button;
  return h(
    "span",
    { class: "sign", title: full },
    h("span", { "aria-hidden": "true" }, short),
    h("span", { class: "spoken" }, `, ${full}`),
  );
}

/** What a seat has, or has won and lost. */
export function balance(view: OpenFaceView, { balance }: OpenFaceSeatView): HTMLElement {
  const { openFace: say } = words;
  return h(
    "p",
    { class: "stack" },
    h("span", { class: "spoken" }, `${say.balance} `),
    view.options.settlement === "uncapped" ? say.signed(balance) : words.amount(balance),
  );
}

function board(view: OpenFaceView, seat: OpenFaceSeatView): HTMLElement {
  const turn = view.canAct.includes(seat.seat);
  return h(
    "li",
    {
      class: turn ? "board-of turn" : "board-of",
      "data-seat": seat.seat,
      "aria-current": String(turn),
      "data-patch": true,
    },
    h(
      "h3",
      {},
      words.seat(seat.seat),
      you(seat.seat) && h("span", { class: "spoken" }, `, ${words.opponents.chair(seat.seat)}`),
      view.button === seat.seat && button(),
    ),
    balance(view, seat),
    h("p", { class: "state" }, states(view, seat).join(" · ")),
    seat.playing &&
      h(
        "div",
        { class: "lines", "data-patch": true },
        ...rows.map((row) => line(row, seat.rows[row], seat.faceDown > 0)),
      ),
    seat.drawn !== null &&
      seat.drawn.length > 0 &&
      h(
        "div",
        { class: "line held", role: "group", "aria-label": words.openFace.held },
        ...seat.drawn.map((card) => picture(card)),
      ),
  );
}

/** The boards of all seats but the one whose player places below, if one does. */
export function boards(view: OpenFaceView, placing: boolean): HTMLElement {
  const { openFace: say } = words;
  const others = view.seats.filter(({ seat }) => !placing || seat !== view.viewer);
  return h(
    "section",
    { class: "boards", "aria-labelledby": "boards-name", "data-patch": true, "data-later": true },
    h(
      "h2",
      { id: "boards-name" },
      `${say.deal(view.handNumber)} · ${view.complete ? say.complete : say.street(view.street)}`,
      h("small", {}, say.stakes(view.options.kush)),
    ),
    h("ol", { "data-patch": true }, ...others.map((seat) => board(view, seat))),
  );
}
