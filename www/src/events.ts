import type { TableEvent, TableGameName } from "cardroom";
import { h } from "./element";
import { stakesInWords } from "./felt";
import { drawn } from "./later";
import { noteLine } from "./notes/events";
import { cards, type Pieces } from "./pieces";
import { tableWords, words } from "./text";

/** A line of the log: a sentence and the pieces that belong to it. */
export interface Line {
  text: string;
  pieces: string[];
}

type Any = TableEvent<TableGameName>;

/** What an event says to everyone at the table; none where it says nothing new. */
function line(event: Any, game: TableGameName, pots: number): Line[] {
  const { table, log } = tableWords(game);
  const say = (text: string, pieces: string[] = []): Line[] => [{ text, pieces }];
  switch (event.type) {
    case "button-drawn":
      return say(
        log.buttonDrawn(event.button),
        event.drawn.filter(({ seat }) => seat === event.button).map(({ piece }) => piece),
      );
    case "hand-started":
      return say(`${table.hand(event.terms.handNumber)}, ${stakesInWords(event.terms.stakes)}`);
    case "posted":
      return event.post === "rake" ? noteLine(event) : say(log.post[event.post](event.seat, event.amount, event.allIn));
    case "burned":
      return say(log.burned);
    case "board":
      return say(log.street[event.street], event.pieces);
    case "acted":
      // A call is told by what it adds, a bet or raise by the total.
      return say(
        log.acted[event.action](event.seat, event.action === "call" ? event.amount : event.total, event.allIn),
      );
    case "returned":
      return say(log.returned(event.seat, event.amount));
    case "asked":
      return say(log.asked(event.seat, event.of));
    case "shown":
      return say(log.shown(event.seat), event.pieces);
    case "mucked":
      return say(log.mucked(event.seat));
    case "killed":
      return say(log.killed(event.seat));
    case "held":
    case "released":
      return say(log[event.type]);
    case "sat-out":
    case "sat-in":
      return say(log[event.type](event.seat));
    case "pot-awarded":
      return event.shares.flatMap((share) => {
        const pot = table.pot(event.index, pots);
        if (share.for === "shot") return noteLine({ ...event, type: "shot-paid", share, pot });
        return say(log.won(share.seat, share.amount, pot));
      });
    case "dealt":
      return say(event.zone === "flop" ? words.notes.log.third : log.dealt);
    default:
      return noteLine(event);
  }
}

/** The events of a hand in words. */
export function lines(events: Any[]): Line[] {
  const pots = events.filter(({ type }) => type === "pot-awarded").length;
  const started = events.find((event) => event.type === "hand-started");
  const game = started?.terms.game ?? "texas-holdem";
  return events.flatMap((event, at) => {
    // One line for a whole deal; a note for another is told by the exchange.
    const dealt = event.type === "dealt" && (events[at - 1]?.type === "dealt" || event.zone === "turn-river");
    return dealt ? [] : line(event, game, pots);
  });
}

/** The same in one text, as it is spoken. */
export const speech = (lines: Line[], { spoken }: Pick<Pieces<never>, "spoken"> = cards): string =>
  lines.map(({ text, pieces }) => [text, ...pieces.map(spoken)].join(", ")).join(". ");

/** The log, newest line last. */
export function log(
  lines: Line[],
  { inline }: Pick<Pieces<never>, "inline"> = cards,
  name: string = words.log.name,
): HTMLElement {
  const items = lines.map(({ text, pieces }) => h("li", {}, text, ...pieces.flatMap((piece) => [" ", inline(piece)])));
  drawn(scrollToEnd);
  return h(
    "section",
    { class: "log", "aria-labelledby": "log-name", "data-patch": true, "data-later": true },
    h("h2", { id: "log-name" }, name),
    // Focusable, for it scrolls.
    h("ol", { tabindex: 0, "aria-labelledby": "log-name", "data-patch": true }, ...items),
  );
}

/** Shows the newest lines, once they are in the document. */
function scrollToEnd(): void {
  const list = document.querySelector(".log ol");
  list?.scrollTo(0, list.scrollHeight);
}
