import type { TableEvent } from "cardroom";
import { inline, spoken } from "./card";
import { h } from "./element";
import { words } from "./text";

/** A line of the log: a sentence and the cards that belong to it. */
export interface Line {
  text: string;
  cards: string[];
}

/** What an event says to everyone at the table; `null` where it says nothing new. */
function line(event: TableEvent, pots: number): Line[] | null {
  const say = (text: string, cards: string[] = []): Line[] => [{ text, cards }];
  switch (event.type) {
    case "button-drawn":
      return say(
        words.log.buttonDrawn(event.button),
        event.drawn.filter(({ seat }) => seat === event.button).map(({ piece }) => piece),
      );
    case "hand-started":
      return say(words.log.started(event.terms.handNumber, event.terms.stakes.small, event.terms.stakes.big));
    case "posted":
      return event.post === "rake" ? null : say(words.log.post[event.post](event.seat, event.amount, event.allIn));
    case "board":
      return say(words.log.street[event.street], event.pieces);
    case "acted":
      // A call is told by what it adds, a bet or raise by the total.
      return say(
        words.log.acted[event.action](event.seat, event.action === "call" ? event.amount : event.total, event.allIn),
      );
    case "returned":
      return say(words.log.returned(event.seat, event.amount));
    case "asked":
      return say(words.log.asked(event.seat, event.of));
    case "shown":
      return say(words.log.shown(event.seat), event.pieces);
    case "mucked":
      return say(words.log.mucked(event.seat));
    case "pot-awarded":
      return event.shares.map(({ seat, amount }) => ({
        text: words.log.won(seat, amount, words.table.pot(event.index, pots)),
        cards: [],
      }));
    default:
      return null; // what only other games have, and what the table shows by itself
  }
}

/** The events of a hand in words. */
export function lines(events: TableEvent[]): Line[] {
  const pots = events.filter(({ type }) => type === "pot-awarded").length;
  return events.flatMap((event, at) => {
    // One line for the whole deal.
    if (event.type === "dealt") {
      return events[at - 1]?.type === "dealt" ? [] : [{ text: words.log.dealt, cards: [] }];
    }
    return line(event, pots) ?? [];
  });
}

/** The same in one text, as it is spoken. */
export const speech = (lines: Line[]): string =>
  lines.map(({ text, cards }) => [text, ...cards.map(spoken)].join(", ")).join(". ");

/** The log, newest line last. */
export function log(lines: Line[]): HTMLElement {
  const items = lines.map(({ text, cards }) => h("li", {}, text, ...cards.flatMap((card) => [" ", inline(card)])));
  // Focusable, for it scrolls; to its end, as soon as it is in the document.
  const list = h("ol", { tabindex: 0, "aria-labelledby": "log-name" }, ...items);
  queueMicrotask(() => {
    list.scrollTop = list.scrollHeight;
  });
  return h(
    "section",
    { class: "log", "aria-labelledby": "log-name" },
    h("h2", { id: "log-name" }, words.log.name),
    list,
  );
}
