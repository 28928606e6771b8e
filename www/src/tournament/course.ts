import type { TournamentEvent } from "cardroom";

/** Where a player sits, and with what; `null` for the starting stack. */
interface Seated {
  player: number;
  table: number;
  stack: number | null;
}

/** A hand that was dealt on this page: its table, and who sat there then, by seat. */
export interface Dealt {
  table: number;
  players: (number | null)[];
}

/**
 * What a tournament has come to, event by event, so that nobody goes through all of them again: who sits where with what, which
 * hand was dealt last on this page, and what computers at a table may know of the others.
 *
 * These know the stacks elsewhere as they were when a hand was last dealt on this page; at a table that has been dealt another
 * since then, for nobody plays on this page any more, as they were when that began. Either stands in the events, and does not
 * follow what the other tables do meanwhile: so a hand that a reload broke off is played again the same.
 */
export class Course {
  /** How many events there were. */
  #count = 0;
  readonly #seated = new Map<number, Seated>();
  readonly #chairs = new Map<number, (number | null)[]>();
  /** The number of the event with which a hand was last dealt on this page. */
  own = 0;
  #dealt: Dealt | null = null;
  /** The tables that were dealt a hand since then, that on this page among them. */
  dealtSince: ReadonlySet<number> = new Set();
  /** Who sat where with what then, and what those at each table know. */
  #then: readonly Seated[] = [];
  readonly #known = new Map<number, readonly Seated[]>();

  /** The last hand that was dealt on this page. */
  get dealt(): Dealt {
    if (this.#dealt === null) throw new RangeError("no hand was dealt");
    return this.#dealt;
  }

  /** The stacks at the other tables, as those at this one know them in the hand that they play. */
  elsewhere(table: number, start: number): number[] {
    const others = (this.#known.get(table) ?? this.#then).filter((each) => each.table !== table);
    return others.map(({ stack }) => stack ?? start).filter((stack) => stack > 0);
  }

  /** Goes on by what happened next. */
  add(event: TournamentEvent): void {
    switch (event.type) {
      case "seated":
        this.#sit(event.player, event.table, event.seat);
        break;
      case "moved": {
        const { table, seat } = event.from;
        // Whole tables are drawn anew: another may sit there by now.
        const chairs = this.#chairs.get(table);
        if (chairs?.[seat] === event.player) chairs[seat] = null;
        this.#sit(event.player, event.to.table, event.to.seat);
        break;
      }
      case "hand-begun":
        this.#begin(event.table, event.elsewhere);
        break;
      case "hand-ended":
      case "raced-off":
        for (const [seat, stack] of event.stacks.entries()) {
          const at = this.#seated.get(this.#chairs.get(event.table)?.[seat] ?? -1);
          if (at?.table === event.table) at.stack = stack;
        }
        break;
      case "eliminated":
        this.#seated.delete(event.player);
        break;
    }
    this.#count += 1;
  }

  #sit(player: number, table: number, seat: number): void {
    const chairs = this.#chairs.get(table) ?? [];
    while (chairs.length <= seat) chairs.push(null);
    chairs[seat] = player;
    this.#chairs.set(table, chairs);
    this.#seated.set(player, { player, table, stack: this.#seated.get(player)?.stack ?? null });
  }

  #begin(table: number, elsewhere: boolean): void {
    const now = () => [...this.#seated.values()].map((each) => ({ ...each }));
    if (!elsewhere) {
      this.own = this.#count;
      this.#dealt = { table, players: [...(this.#chairs.get(table) ?? [])] };
      this.dealtSince = new Set();
      this.#then = now();
    }
    this.#known.set(table, this.dealtSince.has(table) ? now() : this.#then);
    this.dealtSince = new Set([...this.dealtSince, table]);
  }
}
