import type { SeatView, TableAction, TableGameName, TableLegalAction } from "cardroom";
import { cited } from "./cite";
import { h } from "./element";
import type { Sitting } from "./match";
import { refusal, sentence } from "./refusal";
import { tableWords, words } from "./text";

type Sized = Extract<TableLegalAction, { type: "bet" | "raise" }>;

/** The buttons of a seat in turn: what the package says is legal, and nothing else. */
export function actions<G extends TableGameName>(
  match: Sitting<G>,
  seat: SeatView,
  legal: TableLegalAction[],
  play: (action: TableAction) => void,
) {
  const { action: say } = tableWords(match.view.game);
  const button = (text: string, action: TableAction, kind = "") =>
    h("button", { type: "button", class: `action ${kind}`, onclick: () => play(action) }, text);
  const all = seat.bet + seat.stack;

  const controls = legal.flatMap((action) => {
    switch (action.type) {
      case "fold":
        return [button(say.fold, { type: "fold" }, "quiet")];
      case "check":
        return [button(say.check, { type: "check" }, "main")];
      case "call":
        return [button(say.call(action.amount, action.amount === seat.stack), { type: "call" }, "main")];
      case "bet":
      case "raise": {
        const allIn = button(say.allIn(all), { type: action.type, to: all }, "strong");
        if (action.min === action.max) {
          const to = action.min;
          return [to === all ? allIn : button(say[action.type](to), { type: action.type, to }, "strong")];
        }
        return [sized(match, seat.seat, action, play), action.max === all ? allIn : null];
      }
      case "show":
        return [button(say.show, { type: "show" }, "main")];
      case "muck":
        return [button(say.muck, { type: "muck" }, "quiet")];
      case "stand":
        return [button(words.notes.exchange.stand, { type: "stand" }, "main")];
      default:
        return []; // done at the table itself, not by a button in this row
    }
  });
  return h("div", { class: "actions", role: "group", "aria-label": say.name }, ...controls);
}

/** A bet or raise of a size: a number, a slider over the same bounds, and the package's word on both. */
function sized<G extends TableGameName>(
  match: Sitting<G>,
  seat: number,
  { type, min, max, step }: Sized,
  play: (action: TableAction) => void,
) {
  const number = h("input", {
    id: "total",
    type: "number",
    inputmode: "numeric",
    min,
    max,
    step: "any", // the package says which totals are legal: those by steps, and the largest
    value: min,
    "aria-describedby": "total-bounds total-refusal",
    oninput: () => set(number.valueAsNumber),
  });
  const slider = h("input", {
    type: "range",
    min,
    max,
    step,
    value: min,
    "aria-label": words.action.slider,
    oninput: () => {
      number.value = slider.value;
      set(slider.valueAsNumber);
    },
  });
  const refused = h("p", { id: "total-refusal", class: "refusal", role: "alert" });
  const submit = h("button", { type: "submit", class: "action strong" });

  const set = (to: number) => {
    const text = judge(match, seat, { type, to });
    refused.replaceChildren(...(text === null ? [] : cited(text)));
    number.setAttribute("aria-invalid", String(text !== null));
    submit.textContent = words.action[type](Number.isFinite(to) ? to : min);
    submit.setAttribute("aria-disabled", String(text !== null));
    if (Number.isFinite(to)) slider.value = String(to);
  };
  set(min);

  return h(
    "form",
    {
      class: "sized",
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        const to = number.valueAsNumber;
        if (judge(match, seat, { type, to }) === null) play({ type, to });
        else number.focus();
      },
    },
    h("label", { for: "total" }, words.action.total),
    number,
    slider,
    submit,
    h("p", { id: "total-bounds", class: "hint" }, words.action.bounds(min, max, step)),
    refused,
  );
}

/** Why the package would refuse an action, or `null`. */
function judge<G extends TableGameName>(match: Sitting<G>, seat: number, action: TableAction): string | null {
  try {
    const verdict = match.check(seat, action);
    return verdict.ok ? null : sentence(verdict);
  } catch (error) {
    return refusal(error).text; // no number at all
  }
}
