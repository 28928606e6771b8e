import { type Database, openDatabase, type Transaction, write } from "./database";
import type { InPlay, PastHand, Slot } from "./kept";
import { Tab } from "./tab";
import * as unsaved from "./unsaved";

/** The most past hands that are kept; the oldest go first. */
export const mostHands = 500;

const slots: readonly Slot[] = ["match", "tournament"];

/** All that a store may hold. */
export interface Content {
  match: InPlay["match"] | null;
  tournament: InPlay["tournament"] | null;
  hands: PastHand[];
}

/**
 * What this device keeps: the games in play after every action, and the hands that are over. It is written in the order of
 * the calls, each begun at once, so that nothing is lost when the page is left. Where a browser refuses, it stays in memory.
 */
export class Store {
  /** Whether this browser keeps what it is given. */
  kept = true;
  /**
   * Called when what is in play is to be read anew, for another tab took over, this one may play on, or a file was taken
   * in; and when `kept` says something else.
   */
  changed: (anew: boolean) => void = () => {};
  readonly #tab = new Tab(() => void this.#turned());
  #database: Database | null = null;
  #opening: Promise<Database> | null = null;
  readonly #current: { [S in Slot]: InPlay[S] | null } = { match: null, tournament: null };
  /** What was not written. */
  readonly #hands = new Map<string, PastHand>();
  /** The last writing of each slot, until it is done, and whether a hand comes among the past ones by it. */
  readonly #begun = new Map<Slot, { anew: boolean }>();
  #last = 0;

  /** Opens the database, or does without. */
  async open(): Promise<void> {
    try {
      this.#database = await openDatabase();
    } catch {
      this.kept = false;
    }
    addEventListener("pagehide", () => {
      if (!this.playing) return;
      for (const [slot, { anew }] of this.#begun) {
        const { filed, ...value } = this.#current[slot] ?? {};
        const left = this.#current[slot] && { ...value, ...(anew ? {} : { filed }) };
        unsaved.leave(slot, { value: left as never, at: this.now() });
      }
    });
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) slots.forEach(unsaved.clear);
    });
  }

  /** Whether this tab plays. At most one of a browser does. */
  get playing(): boolean {
    return this.#tab.playing === true;
  }

  /** Asks to play in this tab, and reads what is in play; tells whether it may. */
  async claim(): Promise<boolean> {
    if (this.#tab.playing === null && (await this.#tab.claim())) await this.#read();
    return this.playing;
  }

  /** Plays in this tab from now on, as `changed` will tell; the other one stops. */
  take(): Promise<void> {
    return this.#tab.take();
  }

  /** A time for what is kept: now, but after every earlier one. */
  now(): number {
    this.#last = Math.max(this.#last + 1, Date.now());
    return this.#last;
  }

  /** What is in play; nothing before `claim` has allowed it. */
  current<S extends Slot>(slot: S): InPlay[S] | null {
    return this.#current[slot];
  }

  /**
   * Keeps what is in play, or that nothing is; tells whether it was written. The latest call wins. `hand` is one of it that
   * is over: the first time it comes among the past hands, later it may have changed, for who called may still ask to see a
   * hand (TH-19); but one that was deleted meanwhile stays so.
   */
  async keep<S extends Slot>(slot: S, value: InPlay[S] | null, hand: PastHand | null = null): Promise<boolean> {
    if (!this.playing) return false;
    const before = this.#current[slot];
    const filed = before !== null && before.id === value?.id ? before.filed : value?.filed;
    const anew = hand !== null && hand.number !== filed;
    const now = hand?.number ?? filed;
    const kept = value === null || now === undefined ? value : { ...value, filed: now };
    this.#current[slot] = kept;
    const writing = { anew };
    this.#begun.set(slot, writing);
    const done = await this.#write((to) => [
      ...(this.#begun.get(slot) === writing ? [put(to, slot, kept)] : []), // else it is tried again, and late
      ...(anew ? [to.objectStore("hands").put(hand)] : []),
    ]);
    if (done && this.#begun.get(slot) === writing) {
      this.#begun.delete(slot);
      unsaved.clear(slot);
    }
    if (anew && done) await this.#prune();
    else if (anew || (hand !== null && this.#hands.has(hand.id))) this.#hands.set(hand.id, hand);
    else if (hand !== null) await this.#ask((database) => replace(database, hand), undefined);
    return done;
  }

  /** The hands that are over, newest first. */
  async hands(): Promise<PastHand[]> {
    const written = await this.#ask((database) => database.getAllFromIndex("hands", "at"), []);
    return [...written, ...this.#hands.values()].sort((one, other) => other.at - one.at);
  }

  async hand(id: string): Promise<PastHand | null> {
    return this.#hands.get(id) ?? (await this.#ask((database) => database.get("hands", id), undefined)) ?? null;
  }

  /** Forgets a hand, or all of a match. */
  async forget(hands: readonly string[]): Promise<void> {
    for (const id of hands) this.#hands.delete(id);
    await this.#write((to) => hands.map((id) => to.objectStore("hands").delete(id)));
  }

  /** All that is kept. */
  async content(): Promise<Content> {
    const kept = <S extends Slot>(slot: S): Promise<InPlay[S] | null> =>
      this.#ask(async (database) => ((await database.get("kept", slot)) as InPlay[S] | undefined) ?? null, null);
    const [match, tournament] = this.playing
      ? [this.#current.match, this.#current.tournament]
      : await Promise.all([kept("match"), kept("tournament")]);
    return { match, tournament, hands: await this.hands() };
  }

  /** Takes in what another store held: in place of what is in play, and beside the hands. All of it, or nothing. */
  async takeIn({ match, tournament, hands }: Content): Promise<boolean> {
    const done = await this.#write((to) => [
      ...(match === null ? [] : [put(to, "match", match)]),
      ...(tournament === null ? [] : [put(to, "tournament", tournament)]),
      ...hands.map((hand) => to.objectStore("hands").put(hand)),
    ]);
    if (done) {
      await this.#read();
      await this.#prune();
      this.changed(true);
    }
    return done;
  }

  async #turned(): Promise<void> {
    if (this.playing) await this.#read();
    this.changed(true);
  }

  /** Reads what is in play, also what only stands where it was left in haste, or where the first versions kept it. */
  async #read(): Promise<void> {
    for (const slot of slots) await this.#readSlot(slot);
  }

  async #readSlot<S extends Slot>(slot: S): Promise<void> {
    const stands = (await this.#ask((database) => database.get("kept", slot), undefined)) as InPlay[S] | undefined;
    if (this.#database !== null) this.#current[slot] = stands ?? null;
    this.#last = Math.max(this.#last, stands?.at ?? 0);
    const left = unsaved.left(slot);
    const old = unsaved.old(slot) as InPlay[S] | null;
    if (left !== null && left.at > (stands?.at ?? 0)) await this.keep(slot, left.value);
    else if (old !== null && stands === undefined) await this.keep(slot, old);
    if (this.kept) {
      unsaved.clear(slot);
      unsaved.forgetOld(slot);
    }
  }

  async #write(work: (transaction: Transaction) => Promise<unknown>[]): Promise<boolean> {
    const done = this.#database !== null && (await this.#written(this.#database, work));
    if (done !== this.kept) {
      this.kept = done;
      this.changed(false);
    }
    return done;
  }

  /** Tells whether it was written. What the browser closed by itself, or has no space for any more, is tried once more. */
  async #written(database: Database, work: (transaction: Transaction) => Promise<unknown>[]): Promise<boolean> {
    try {
      await write(database, work);
      return true;
    } catch (error) {
      try {
        if (isClosed(error)) this.#database = await this.#anew();
        else if (!isFull(error) || !(await this.#makeRoom(database))) return false;
        await write(this.#database ?? database, work);
        return true;
      } catch {
        return false; // no space, or no longer allowed
      }
    }
  }

  /** Opens the database once more. */
  #anew(): Promise<Database> {
    this.#opening ??= openDatabase().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Lets the oldest tenth of the past hands go, for the game in play comes first; tells whether there were any. */
  async #makeRoom(database: Database): Promise<boolean> {
    const ids = await database.getAllKeysFromIndex("hands", "at");
    const oldest = ids.slice(0, Math.ceil(ids.length / 10));
    if (oldest.length > 0) await write(database, (to) => oldest.map((id) => to.objectStore("hands").delete(id)));
    return oldest.length > 0;
  }

  /** What is read; `otherwise`, where nothing can be. What the browser closed by itself is opened once more. */
  async #ask<T>(work: (database: Database) => Promise<T>, otherwise: T): Promise<T> {
    if (this.#database === null) return otherwise;
    try {
      return await work(this.#database);
    } catch (error) {
      if (!isClosed(error)) return otherwise;
    }
    try {
      this.#database = await this.#anew();
      return await work(this.#database);
    } catch {
      return otherwise;
    }
  }

  async #prune(): Promise<void> {
    const ids = await this.#ask((database) => database.getAllKeysFromIndex("hands", "at"), []);
    if (ids.length > mostHands) await this.forget(ids.slice(0, ids.length - mostHands));
  }
}

const isClosed = (error: unknown) => error instanceof DOMException && error.name === "InvalidStateError";
const isFull = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";

const put = <S extends Slot>(to: Transaction, slot: S, value: InPlay[S] | null): Promise<unknown> =>
  value === null ? to.objectStore("kept").delete(slot) : to.objectStore("kept").put(value, slot);

/** Writes a past hand in place of what is kept of it, if that was not deleted. */
async function replace(database: Database, hand: PastHand): Promise<void> {
  const { store, done } = database.transaction("hands", "readwrite");
  if ((await store.getKey(hand.id)) !== undefined) await store.put(hand);
  await done;
}

/** This device's. */
export const store = new Store();
