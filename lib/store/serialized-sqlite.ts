import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";

interface SqliteStatement {
  run(...values: unknown[]): { lastInsertRowid: number | bigint };
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown[];
  /** Prisma's adapter has whole numbers come as bigint; `false` gives numbers. */
  safeIntegers(on: boolean): SqliteStatement;
}

/** The parts of a better-sqlite3 connection that the store uses. */
export interface SqliteConnection {
  prepare(sql: string): SqliteStatement;
  pragma(source: string): unknown;
}

/** Lets one caller in at a time, in the order in which they came. */
class Turnstile {
  #tail: Promise<void> = Promise.resolve();

  async enter(): Promise<() => void> {
    const before = this.#tail;
    let leave: () => void = () => undefined;
    this.#tail = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }

  /** Wraps a function so that each call waits for its turn. */
  guard<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>): (...args: Args) => Promise<Result> {
    return async (...args) => {
      const leave = await this.enter();
      try {
        return await work(...args);
      } finally {
        leave();
      }
    };
  }
}

/** The isolation level by which a transaction says that it only reads: it sees one state of the database and keeps no other process from writing. */
const SNAPSHOT = "SERIALIZABLE";

/**
 * Prisma's SQLite adapter with two faults taken out. It has one connection for a whole client, so a plain query awaited while another request's
 * transaction is open would land inside that one (and vanish with its rollback): here everything waits for the open transaction. And it begins
 * deferred, which fails at once when another process wrote between our read and our write: here a transaction begins IMMEDIATE and waits for the
 * lock instead (`timeout` of the connection, milliseconds). Only one that asks for SERIALIZABLE begins deferred: it must not write.
 */
export class SerializedSqlite extends PrismaBetterSqlite3 {
  /** The client's one connection once it is open: for bulk inserts inside an open transaction (see `bulk-insert.ts`), nothing else. */
  connection: SqliteConnection | null = null;

  override async connect(): ReturnType<PrismaBetterSqlite3["connect"]> {
    const adapter = await super.connect();
    const connection = (adapter as unknown as { client: SqliteConnection }).client;
    connection.pragma("journal_mode = WAL");
    connection.pragma("synchronous = NORMAL");
    connection.pragma("foreign_keys = ON");
    const prepare = connection.prepare.bind(connection);
    let beginning = "BEGIN IMMEDIATE";
    connection.prepare = (sql) => prepare(sql === "BEGIN" ? beginning : sql);

    this.connection = connection;

    const turnstile = new Turnstile();
    const begin = adapter.startTransaction.bind(adapter);
    adapter.queryRaw = turnstile.guard(adapter.queryRaw.bind(adapter));
    adapter.executeRaw = turnstile.guard(adapter.executeRaw.bind(adapter));
    adapter.executeScript = turnstile.guard(adapter.executeScript.bind(adapter));
    adapter.startTransaction = async (level) => {
      const leave = await turnstile.enter();
      try {
        beginning = level === SNAPSHOT ? "BEGIN" : "BEGIN IMMEDIATE";
        const transaction = await begin(level);
        const commit = transaction.commit.bind(transaction);
        const rollback = transaction.rollback.bind(transaction);
        transaction.commit = () => commit().finally(leave);
        transaction.rollback = () => rollback().finally(leave);
        return transaction;
      } catch (error) {
        leave();
        throw error;
      }
    };
    return adapter;
  }
}
