import type { TournamentEvent, TournamentPressure, TournamentView } from "cardroom";

/** Where a player sits, and with what. */
interface Seated {
  table: number;
  stack: number;
}

/** Who sat where with what at some time, by what had happened until then. */
function seated(events: readonly TournamentEvent[], start: number): Map<number, Seated> {
  const players = new Map<number, Seated>();
  const chairs = new Map<string, number>();
  for (const event of events) {
    if (event.type === "seated" || event.type === "moved") {
      const { table, seat } = event.type === "seated" ? event : event.to;
      players.set(event.player, { table, stack: players.get(event.player)?.stack ?? start });
      chairs.set(`${table} ${seat}`, event.player);
    } else if (event.type === "hand-ended" || event.type === "raced-off") {
      for (const [seat, stack] of event.stacks.entries()) {
        const player = chairs.get(`${event.table} ${seat}`);
        const at = player === undefined ? undefined : players.get(player);
        if (at !== undefined && at.table === event.table) at.stack = stack;
      }
    } else if (event.type === "eliminated") players.delete(event.player);
  }
  return players;
}

/**
 * What computers at a table know beside it: the prizes, and the stacks elsewhere as they were when `events` ended. These do not
 * follow what the other tables do meanwhile, so that a hand which a reload broke off is played again the same.
 */
export function pressure(view: TournamentView, events: readonly TournamentEvent[], table: number): TournamentPressure {
  const start = Math.round(view.chips.entries / Math.max(1, view.entrants));
  const others = [...seated(events, start).values()].filter((each) => each.table !== table && each.stack > 0);
  return { prizes: view.prizes.slice(0, 100), elsewhere: others.map(({ stack }) => stack).slice(0, 100) };
}
