import path from "node:path";
import { applyMigrations } from "./apply-migrations";
import { databasePath, homeDir } from "./data-dir";
import { PrismaClient } from "./generated/client";
import { SerializedSqlite, type SqliteConnection } from "./serialized-sqlite";

/** How long a writer waits for another process, milliseconds. Imports write in short batches, so this is never reached in practice. */
const BUSY_TIMEOUT_MS = 15_000;
/** How long one of our own transactions may be open or wait for its turn, milliseconds. */
const TRANSACTION_MS = 120_000;

/** Inside a transaction: the same client, without the means to open another one. */
export type Transaction = Parameters<Parameters<PrismaClient["$transaction"]>[0]>[0];

export interface Store {
  prisma: PrismaClient;
  /** The client's own connection. Only to be used between the begin and the end of a transaction of `write`, or to read in one of `read`. */
  connection(): SqliteConnection;
  /** Runs `work` in one transaction that holds the write lock from its start. */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` on one state of the database, whatever is written meanwhile. It must not write. Other requests of this process wait: keep it short. */
  read<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

// One client for a database file in the whole process: a bundler may load this module several times, and two connections of one process could wait
// for each other for ever, because SQLite waits without giving the event loop back.
const shared = globalThis as unknown as { seamcheckStores?: Map<string, Store> };

function connectStore(file: string): Store {
  applyMigrations(file, path.join(homeDir(), "prisma", "migrations"));
  const adapter = new SerializedSqlite({ url: `file:${file}`, timeout: BUSY_TIMEOUT_MS });
  const prisma = new PrismaClient({ adapter });
  return {
    prisma,
    connection() {
      if (!adapter.connection) throw new Error("the database is not open yet");
      return adapter.connection;
    },
    write: (work) => prisma.$transaction(work, { timeout: TRANSACTION_MS, maxWait: TRANSACTION_MS }),
    read: (work) => prisma.$transaction(work, { timeout: TRANSACTION_MS, maxWait: TRANSACTION_MS, isolationLevel: "Serializable" }),
    async close() {
      shared.seamcheckStores?.delete(file);
      await prisma.$disconnect();
    },
  };
}

/** The store of the data folder that the environment names. Opens it and brings it up to date on first use. */
export function openStore(): Store {
  const file = databasePath();
  shared.seamcheckStores ??= new Map();
  const open = shared.seamcheckStores.get(file) ?? connectStore(file);
  shared.seamcheckStores.set(file, open);
  return open;
}

/** The stores that are open in this process: to be closed before it ends. */
export function openStores(): Store[] {
  return [...(shared.seamcheckStores?.values() ?? [])];
}
