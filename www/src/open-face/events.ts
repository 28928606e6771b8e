import type { GameEvent } from "cardroom";
import type { Line } from "../events";
import { words } from "../text";
import { rows } from "./rows";

/** What an event says to everyone at the table. */
function line(event: GameEvent<"open-face">): Line[] {
  const { log: say, row: name } = words.openFace;
  const one = (text: string, pieces: string[] = []): Line[] => [{ text, pieces }];
  switch (event.type) {
    case "button-drawn":
      return one(
        words.log.buttonDrawn(event.button),
        event.drawn.filter(({ seat }) => seat === event.button).map(({ piece }) => piece),
      );
    case "deal-started":
      return [
        ...one(say.started(event.deal, event.kush)),
        ...event.bonuses.flatMap((bonus, seat) => (bonus === null ? [] : one(say.bonus(seat, bonus.cards)))),
      ];
    case "cards-dealt":
      return one(say.dealt([event.seat], event.count), event.faceUp ? (event.cards ?? []) : []);
    case "placed":
      return rows
        .filter((row) => event.rows[row].length > 0)
        .flatMap((row) => one(say.placed(event.seat, name[row].toLowerCase()), event.rows[row]));
    case "set-face-down":
      return one(say.set(event.seat));
    case "timed-out":
      return one(event.dead ? say.timedOutDead(event.seat) : say.timedOut(event.seat));
    case "piles-collected":
      return one(say.collected(event.cards));
    case "turned-up":
      return rows.flatMap((row) => one(say.turnedUp(event.seat, name[row].toLowerCase()), event.rows[row]));
    case "judged": {
      if (event.foul) return one(say.dead(event.seat));
      const royalties = rows.reduce((sum, row) => sum + event.royalties[row], 0);
      return [
        ...(event.natural === null ? [] : one(say.natural(event.seat, words.openFace.natural[event.natural]))),
        ...(royalties === 0 ? [] : one(say.royalties(event.seat, royalties))),
      ];
    }
    case "paid":
      return one(say.paid(event.from, event.to, event.paid));
    case "fantasy-earned":
      return one((event.stays ? say.stays : say.enters)(event.seat, event.cards));
    case "left":
      return one(say.left(event.seat));
    case "fantasy-lapsed":
      return one(say.lapsed(event.seat));
    default:
      return []; // what the result tells, and what this page never does
  }
}

/** The seats to whom as many cards are dealt face down, from the event at this place on. */
function dealtAlike(events: GameEvent<"open-face">[], at: number): number[] {
  const first = events[at];
  const seats: number[] = [];
  for (const event of events.slice(at)) {
    const alike = event.type === "cards-dealt" && first?.type === "cards-dealt" && event.count === first.count;
    if (!alike || event.faceUp || event.street !== first.street) break;
    seats.push(event.seat);
  }
  return seats;
}

/** The events of a deal in words. */
export function lines(events: GameEvent<"open-face">[]): Line[] {
  const all: Line[] = [];
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at];
    const seats = dealtAlike(events, at);
    if (event?.type === "cards-dealt" && seats.length > 0) {
      // One line for all who get as many.
      all.push({ text: words.openFace.log.dealt(seats, event.count), pieces: [] });
      at += seats.length - 1;
    } else if (event !== undefined) {
      all.push(...line(event));
    }
  }
  return all;
}
