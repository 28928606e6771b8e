import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { InPlay, PastHand, Slot } from "./kept";

interface Schema extends DBSchema {
  kept: { key: Slot; value: InPlay[Slot] };
  hands: { key: string; value: PastHand; indexes: { at: number } };
}

type Tables = ("kept" | "hands")[];

export type Database = IDBPDatabase<Schema>;
export type Transaction = IDBPTransaction<Schema, Tables, "readwrite">;

/** How long a browser may take to open what it keeps. Some never answer, in a private window or after a crash. */
const patience = 4000;

/** @throws where the browser refuses to keep anything, or does not answer */
export function openDatabase(): Promise<Database> {
  const opening = opened();
  let late: ReturnType<typeof setTimeout>;
  const never = new Promise<never>((_, refuse) => {
    late = setTimeout(() => {
      refuse(new Error("the browser does not open its database"));
      opening.then((database) => database.close()).catch(() => {});
    }, patience);
  });
  return Promise.race([opening, never]).finally(() => clearTimeout(late));
}

function opened(): Promise<Database> {
  return openDB<Schema>("cardroom", 1, {
    upgrade(database) {
      database.createObjectStore("kept");
      database.createObjectStore("hands", { keyPath: "id" }).createIndex("at", "at");
    },
    // A newer version of the page, in another tab, is not held up.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

/**
 * Writes in one transaction: all or nothing. All that is asked for is begun before this returns and committed at once, so
 * that it is done also where the page is left by then.
 *
 * @throws what the browser refuses it with
 */
export async function write(database: Database, work: (transaction: Transaction) => Promise<unknown>[]): Promise<void> {
  const tables: Tables = ["kept", "hands"];
  const transaction = database.transaction(tables, "readwrite");
  const requests = work(transaction);
  transaction.commit();
  await Promise.all([...requests, transaction.done]);
}
