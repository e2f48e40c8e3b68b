import Database from "better-sqlite3";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Prisma's own table of applied migrations, so that its command line and this program agree. */
const LEDGER = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, "migration.sql")))
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const bytes = readFileSync(path.join(folder, name, "migration.sql"));
      return { name, sql: bytes.toString("utf8"), checksum: createHash("sha256").update(bytes).digest("hex") };
    });
}

function pendingMigrations(database: Database.Database, migrations: readonly Migration[]): Migration[] {
  const rows = database.prepare(`SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`).all() as { name: string }[];
  const applied = new Set(rows.map((row) => row.name));
  const unknown = [...applied].filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) throw new Error(`The database was written by a newer Seamcheck (${unknown.join(", ")}). Update the program, or choose another data folder.`);
  return migrations.filter((migration) => !applied.has(migration.name));
}

function applyMigration(database: Database.Database, migration: Migration): void {
  const startedAt = Date.now();
  database.exec(migration.sql);
  const broken = database.pragma("foreign_key_check") as unknown[];
  if (broken.length > 0) throw new Error(`Migration ${migration.name} would leave ${broken.length} rows without what they point to.`);
  database
    .prepare(`INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)`)
    .run(randomUUID(), migration.checksum, Date.now(), migration.name, startedAt);
}

/**
 * Brings a database file up to date: every `migration.sql` under `folder` that it has not seen, in order, each in a transaction of its own that is
 * recorded as Prisma records it. Two processes that start at once take turns. Throws where the file is newer than the program, and leaves it as it was
 * where a migration fails. Returns the names of what was applied.
 */
export function applyMigrations(databaseFile: string, folder: string): string[] {
  mkdirSync(path.dirname(databaseFile), { recursive: true });
  const migrations = readMigrations(folder);
  const database = new Database(databaseFile, { timeout: 30_000 });
  try {
    database.pragma("journal_mode = WAL");
    database.exec(LEDGER);
    // Migrations that rebuild a table switch this off themselves, which SQLite ignores inside a transaction.
    database.pragma("foreign_keys = OFF");
    const applied: string[] = [];
    for (;;) {
      const step = database.transaction(() => {
        const next = pendingMigrations(database, migrations)[0];
        if (next) applyMigration(database, next);
        return next?.name;
      });
      const name = pendingMigrations(database, migrations).length === 0 ? undefined : step.immediate();
      if (name === undefined) return applied;
      applied.push(name);
    }
  } finally {
    database.close();
  }
}
