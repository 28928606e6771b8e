import type { TableAction, TableEvent, TableGameName, TableView } from "cardroom";
import { tableWords, words } from "./text";

type Any = TableEvent<TableGameName>;

/** What each seat did last in this round, and who acted last of all, also where that ended the round. */
export function said(events: readonly Any[], game: TableGameName): Map<number, string> {
  let round = new Map<number, string>();
  let last: [number, string] | null = null;
  let kind: Any["type"] | null = null;
  const put = (event: Extract<Any, { type: "acted" | "exchanged" }>, text: string) => {
    if (kind !== event.type) round = new Map();
    kind = event.type;
    round.set(event.seat, text);
    last = [event.seat, text];
  };
  for (const event of events) {
    if (event.type === "board") round = new Map();
    else if (event.type === "acted") put(event, acted(event, game));
    else if (event.type === "exchanged") {
      put(event, event.zone === null ? words.notes.exchange.stand : words.notes.exchange.drop);
    }
  }
  return last === null ? round : round.set(...(last as [number, string]));
}

/** In a word or two, for it stands at the chair. */
function acted({ action, amount, total, allIn }: Extract<Any, { type: "acted" }>, game: TableGameName): string {
  const { said: short } = words.opponents;
  if (action === "fold" || action === "check") return tableWords(game).action[action];
  if (allIn) return short.allIn(total);
  return action === "call" ? short.call(amount) : short[action](total);
}

/** An action in the words of its button. `view` is that of the seat that may do it. */
export function named(view: TableView<TableGameName>, action: TableAction): string {
  const { action: say } = tableWords(view.game);
  const { stack = 0, bet = 0 } = view.seats[view.viewer ?? 0] ?? {};
  switch (action.type) {
    case "call": {
      const amount = view.actions.find((each) => each.type === "call")?.amount ?? 0;
      return say.call(amount, amount === stack);
    }
    case "bet":
    case "raise":
      return action.to === stack + bet ? say.allIn(action.to) : say[action.type](action.to);
    case "fold":
    case "check":
    case "show":
    case "muck":
      return say[action.type];
    case "stand":
      return words.notes.exchange.stand;
    case "exchange": {
      const { zone, index } = action.discard;
      return `${words.notes.exchange.drop} ${words.notes.exchange.which(words.notes.zone[zone], index)}`;
    }
    case "announce":
      return `${words.notes.place} ${action.place}`;
    default:
      return ""; // the host's, and what no computer does
  }
}
