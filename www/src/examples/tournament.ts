import { Tournament, type TournamentEvent } from "cardroom";
import { sentence } from "../refusal";
import { exampleWords } from "../text";
import type { Example } from "./kinds";

/** What an event of a tournament says; none where another says the same. */
function said(event: TournamentEvent): string[] {
  const { tournament: say } = exampleWords;
  switch (event.type) {
    case "started":
      return [say.started(event.entrants)];
    case "seated":
      return [say.seated(event.player, event.table, event.seat)];
    case "level":
      return [say.level(event.level, event.small, event.big)];
    case "break":
      return [say.break(event.minutes)];
    case "entries-closed":
      return event.pool > 0 ? [say.pool(event.pool)] : [];
    case "hand-begun":
      return [
        say.begun(event.table, event.level, event.button, event.smallBlind, event.bigBlind),
        ...event.killed.map(say.killed),
      ];
    case "eliminated":
      return [say.eliminated(event.player, event.left)];
    case "placed":
      return [
        say.placed(event.player, event.place, event.to),
        ...(event.points > 0 ? [say.points(event.player, event.points)] : []),
      ];
    case "paid":
      return [say.paid(event.player, event.prize)];
    case "bounty":
      return [say.bounty(event.player, event.to, event.amount)];
    case "table-broken":
      return [say.broken(event.table)];
    case "final-table":
      return [say.final(event.table)];
    case "moved":
      return [say.moved(event.player, event.to.table, event.to.seat)];
    case "hand-for-hand":
      return event.on ? [say.handForHand] : [];
    case "raced-off":
      return [
        say.race(event.leaves, event.into),
        ...event.seats.map(({ seat, odd, won }) => say.raced(seat, odd, won)),
      ];
    case "disqualified":
      return [say.disqualified(event.player, event.removed)];
    case "sat-out":
      return [say.away(event.player)];
    case "finished":
      return [say.finished(event.winner)];
    default:
      return [];
  }
}

/** What happens in the tournament of an example, a minute between any two acts of its director. */
export function tournamentLines({ setup, actions, refused }: Extract<Example, { show: "tournament" }>): string[] {
  const tournament = new Tournament(setup);
  try {
    const lines = actions.flatMap((action, minute) => tournament.act(action, minute * 60_000).flatMap(said));
    if (refused === undefined) return lines;
    const verdict = tournament.check(refused, actions.length * 60_000);
    const { director } = exampleWords;
    const what =
      refused.type === "enter"
        ? director.enter(refused.stack ?? 0)
        : refused.type === "rebuy"
          ? director.rebuy
          : director.deal;
    return verdict.ok ? lines : [...lines, `${what} ${sentence(verdict)}`];
  } finally {
    tournament.free();
  }
}
