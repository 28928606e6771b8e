import type { Share, TableEvent, TableGameName } from "cardroom";
import type { Line } from "../events";
import { words } from "../text";

type ShotPaid = { type: "shot-paid"; share: Share; pot: string };

/** What an event that only the banknote games know says to everyone at the table; none where it says nothing new. */
export function noteLine(event: TableEvent<TableGameName> | ShotPaid): Line[] {
  const { log } = words.notes;
  const say = (text: string): Line[] => [{ text, pieces: [] }];
  switch (event.type) {
    case "posted":
      return say(log.rake(event.seat, event.amount));
    case "announced":
      return say(log.announced(event.seat, event.place));
    case "peeked":
      return say(log.peeked(event.seat, words.notes.zone[event.zone]));
    case "exchanged":
      return say(event.zone === null ? log.stood(event.seat) : log.exchanged(event.seat, words.notes.zone[event.zone]));
    case "shot-paid":
      return say(log.shotPaid(event.share.seat, event.share.amount, event.pot));
    case "cleared":
      return say(log.cleared(event.count));
    default:
      return [];
  }
}
