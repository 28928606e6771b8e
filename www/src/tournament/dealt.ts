import type { TournamentEvent } from "cardroom";

/** The last hand that was dealt on this page: its table, and who sat there then, by seat. */
export function dealt(events: readonly TournamentEvent[]): { table: number; players: (number | null)[] } {
  const chairs = new Map<number, (number | null)[]>();
  const put = (table: number, seat: number, player: number | null) => {
    const players = chairs.get(table) ?? [];
    while (players.length <= seat) players.push(null);
    players[seat] = player;
    chairs.set(table, players);
  };
  let last: { table: number; players: (number | null)[] } | null = null;
  for (const event of events) {
    if (event.type === "seated") put(event.table, event.seat, event.player);
    else if (event.type === "moved") {
      // Whole tables are drawn anew: another may sit there by now.
      const { table, seat } = event.from;
      if (chairs.get(table)?.[seat] === event.player) put(table, seat, null);
      put(event.to.table, event.to.seat, event.player);
    } else if (event.type === "hand-begun" && !event.elsewhere) {
      last = { table: event.table, players: [...(chairs.get(event.table) ?? [])] };
    }
  }
  if (last === null) throw new RangeError("no hand was dealt");
  return last;
}
