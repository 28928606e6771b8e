import { Game, type GameName, Tournament } from "cardroom";
import { load } from "cardroom/parts";
import { steps } from "../rise";
import { past } from "./keeper";
import type { InPlay, Kept, KeptTournament, PastHand, Sitter } from "./kept";
import { type Content, mostHands, store } from "./store";

// All that is kept as one file, for another device. What comes in was written by anybody: it is read strictly, each game is
// played again before anything is written, and the file is taken whole or not at all.

/** The version of the form; one that this page does not know is refused. */
const version = 1;

/** The longest file that is read, in bytes: above that of a store that is full. */
export const longest = 64 * 1024 * 1024;

/** Why a file is not taken in. */
export type Reason = "too-large" | "unreadable" | "version" | "changed" | "elsewhere" | "not-kept";

export class BackupError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`the file is not taken in: ${reason}`);
    this.reason = reason;
  }
}

/** All that is kept, as text. */
export async function exported(): Promise<string> {
  return JSON.stringify({ cardroom: "kept", version, ...(await store.content()) });
}

/**
 * Takes in what was exported, in place of the games in play, and beside the past hands.
 *
 * @returns how many past hands there were in it
 * @throws {BackupError} and nothing has changed
 */
export async function imported(text: string): Promise<number> {
  await load("tournament"); // one may be in it
  const content = read(text);
  if (!(await store.claim())) throw new BackupError("elsewhere");
  if (!(await store.takeIn(content))) throw new BackupError("not-kept");
  return content.hands.length;
}

function read(text: string): Content {
  if (text.length > longest) throw new BackupError("too-large");
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new BackupError("unreadable");
  }
  const { cardroom, version: written, match, tournament, hands } = fields(file);
  if (cardroom !== "kept" || !Number.isInteger(written)) throw new BackupError("unreadable");
  if (written !== version) throw new BackupError("version");
  if (!Array.isArray(hands) || hands.length > mostHands) throw new BackupError("unreadable");
  return {
    match: match === null ? null : matchIn(fields(match)),
    tournament: tournament === null ? null : tournamentIn(fields(tournament)),
    hands: hands.map((hand) => handIn(fields(hand))),
  };
}

type Fields = Record<string, unknown>;

function fields(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BackupError("unreadable");
  return value as Fields;
}

function text(value: unknown, most: number): string {
  if (typeof value !== "string" || value.length > most) throw new BackupError("unreadable");
  return value;
}

const id = (value: unknown): string => {
  const read = text(value, 64);
  if (!/^[\w-]+$/.test(read)) throw new BackupError("unreadable");
  return read;
};

/** A time, but none to come: all that is played later would be older than that. */
function time(value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw new BackupError("unreadable");
  return Math.min(value, store.now());
}

/** What a game in play may have or not: the seed of its computers, and the last hand that was put among the past ones. */
function beside({ mind, filed }: Fields): { mind?: string; filed?: number } {
  if (mind !== undefined && !/^[\da-f]{64}$/.test(text(mind, 64))) throw new BackupError("unreadable");
  if (filed !== undefined && (!Number.isSafeInteger(filed) || Number(filed) < 0)) throw new BackupError("unreadable");
  return {
    ...(mind === undefined ? {} : { mind: String(mind) }),
    ...(filed === undefined ? {} : { filed: Number(filed) }),
  };
}

const sitters: readonly Sitter[] = ["human", "beginner", "regular", "expert"];

/** Who sits where, by so many seats or players; or nobody is named. */
function seats(value: unknown, count: number): Sitter[] {
  if (!Array.isArray(value) || (value.length !== count && value.length !== 0)) throw new BackupError("unreadable");
  return value.map((each) => {
    const sitter = sitters.find((known) => known === each);
    if (sitter === undefined) throw new BackupError("unreadable");
    return sitter;
  });
}

/** Plays a save again, for `work` to compare it with what stands beside it. */
function played<T>(save: string, work: (game: Game) => T): T {
  let game: Game;
  try {
    game = Game.load(save);
  } catch {
    throw new BackupError("changed");
  }
  try {
    return work(game);
  } finally {
    game.free();
  }
}

const longestSave = 1 << 24;

/** The players of a tournament by chair. */
function numbers(value: unknown): (number | null)[] {
  const known = (each: unknown) => each === null || (Number.isInteger(each) && Number(each) >= 0);
  if (!Array.isArray(value) || value.length > 23 || !value.every(known)) throw new BackupError("unreadable");
  return value;
}

function matchIn(value: Fields): InPlay["match"] {
  const save = text(value.save, longestSave);
  return played(save, (game): Kept => {
    const view = game.view();
    const { sheet, setup, rise } = value;
    return {
      id: id(value.id),
      game: view.game,
      save,
      seats: seats(value.seats, view.seats.length),
      ...(sheet === undefined ? {} : { sheet }),
      ...(setup === undefined ? {} : { setup: setupIn(setup, view.game) }),
      ...(rise === undefined ? {} : { rise: riseIn(fields(rise)) }),
      ...beside(value),
      at: time(value.at),
    } as Kept;
  });
}

/** How stakes go up: by what the form offers. */
function riseIn({ hands, by }: Fields): Kept["rise"] {
  const step = steps.find((each) => each === by);
  if (step === undefined || !Number.isSafeInteger(hands) || Number(hands) < 1) throw new BackupError("unreadable");
  return { hands: Number(hands), by: step };
}

/** What a match began with: another like it can begin. */
function setupIn(value: unknown, game: GameName): unknown {
  if (fields(value).game !== game) throw new BackupError("unreadable");
  try {
    new Game(value as Kept["setup"] & ConstructorParameters<typeof Game>[0]).free();
  } catch {
    throw new BackupError("changed");
  }
  return value;
}

function handIn(value: Fields): PastHand {
  const save = text(value.save, longestSave);
  const match = id(value.match);
  return played(save, (game) => {
    const view = game.view();
    if (!view.complete) throw new BackupError("changed");
    const name: GameName = view.game;
    const tournament = value.tournament === true;
    const players = value.players === undefined ? {} : { players: numbers(value.players) };
    return past(game, {
      match,
      tournament,
      game: name,
      seats: seats(value.seats, view.seats.length),
      ...players,
      save,
      at: time(value.at),
    });
  });
}

function tournamentIn(value: Fields): KeptTournament {
  const save = text(value.save, longest);
  const kind = value.kind;
  if (kind !== "clock" && kind !== "sit-and-go") throw new BackupError("unreadable");
  const last = value.last;
  if (typeof last !== "number" || !Number.isSafeInteger(last) || last < 0) throw new BackupError("unreadable");
  const entrants = heldBy(save, kind, last);
  return {
    id: id(value.id),
    kind,
    save,
    last,
    seats: seats(value.seats, entrants),
    ...beside(value),
    at: time(value.at),
  };
}

/** How many have entered a tournament that is played again; a time before its last one is not its own. */
function heldBy(save: string, kind: KeptTournament["kind"], last: number): number {
  let tournament: Tournament;
  try {
    tournament = Tournament.load(save);
  } catch {
    throw new BackupError("changed");
  }
  try {
    tournament.clock(last);
    const dealt = tournament.events().some((event) => event.type === "hand-begun" && !event.elsewhere);
    if (kind === "sit-and-go" && !dealt) throw new BackupError("changed"); // it has no table to be shown
    return tournament.standings().length;
  } catch {
    throw new BackupError("changed");
  } finally {
    tournament.free();
  }
}
