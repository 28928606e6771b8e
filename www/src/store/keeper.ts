import type { Game } from "cardroom";
import { type Kept, newId, newSeed, type PastHand, type Sitter } from "./kept";
import { store } from "./store";

/** What a match is, whatever is played of it. */
export type Identity = Pick<Kept, "id" | "seats" | "names" | "setup" | "rise" | "mind">;

/** A match that nobody has played before; where nobody else is named, people sit by this device. */
export const fresh = (seats: number, sitters: readonly Sitter[], setup: unknown, rise?: Kept["rise"]): Identity => ({
  id: newId(),
  seats: Array.from({ length: seats }, (_, seat) => sitters[seat] ?? "human"),
  setup,
  ...(rise === undefined ? {} : { rise }),
});

/** Keeps a match: as it stands after every action, and each of its hands that is over. */
export class Keeper {
  readonly match: Identity & { mind: string };

  constructor(match: Identity) {
    this.match = { ...match, mind: match.mind ?? newSeed() };
  }

  /** Whether this browser keeps it. */
  get kept(): boolean {
    return store.kept;
  }

  /** Keeps the match as it stands. `sheet` is what is kept beside the game. */
  keep(game: Game, sheet?: unknown): void {
    const { id, seats, names, setup, rise, mind } = this.match;
    const save = game.save();
    const at = store.now();
    const view = game.view();
    const both = { game: view.game, seats, ...(names === undefined ? {} : { names }), save, at };
    const beside = {
      ...(setup === undefined ? {} : { setup }),
      ...(rise === undefined ? {} : { rise }),
      ...(sheet === undefined ? {} : { sheet }),
    };
    const hand = view.complete ? past(game, { match: id, tournament: false, ...both }) : null;
    void store.keep("match", { id, mind, ...both, ...beside }, hand);
  }

  /** Gives the match up. */
  end(): void {
    void store.keep("match", null);
  }
}

/** A hand that is over, as the history keeps it. */
export function past(game: Game, of: Omit<PastHand, "id" | "number" | "summary">): PastHand {
  const { handNumber } = game.view();
  return { id: `${of.match}/${handNumber}`, number: handNumber, summary: { net: net(game) }, ...of };
}

/** What each seat won or lost, `null` for who was not in it. */
function net(game: Game): (number | null)[] {
  const view = game.view();
  if (view.game === "open-face") {
    return view.seats.map(({ seat }) => view.result?.players.find((each) => each.seat === seat)?.net ?? null);
  }
  const started = game.events().find((event) => event.type === "hand-started");
  const stacks = started?.terms.stacks ?? [];
  return view.seats.map(({ seat, status, stack }) => {
    const before = stacks[seat] ?? 0;
    return before === 0 || status === "empty" ? null : stack - before;
  });
}
