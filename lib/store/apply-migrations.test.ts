import Database from "better-sqlite3";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyMigrations } from "./apply-migrations";

let folder: string;
let file: string;
let migrations: string;

function addMigration(name: string, sql: string): void {
  mkdirSync(path.join(migrations, name), { recursive: true });
  writeFileSync(path.join(migrations, name, "migration.sql"), sql);
}

function query(sql: string): unknown[] {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "seamcheck-migrations-"));
  file = path.join(folder, "data", "seamcheck.db");
  migrations = path.join(folder, "migrations");
  mkdirSync(migrations);
  writeFileSync(path.join(migrations, "migration_lock.toml"), 'provider = "sqlite"\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("applyMigrations", () => {
  it("applies what is new, in order, once, and records it as Prisma does", () => {
    addMigration("2_second", "ALTER TABLE shelf ADD COLUMN height INTEGER;");
    addMigration("1_first", "CREATE TABLE shelf (name TEXT NOT NULL);");
    expect(applyMigrations(file, migrations)).toEqual(["1_first", "2_second"]);
    expect(applyMigrations(file, migrations)).toEqual([]);
    addMigration("3_third", "INSERT INTO shelf VALUES ('top', 2);");
    expect(applyMigrations(file, migrations)).toEqual(["3_third"]);
    expect(query("SELECT * FROM shelf")).toEqual([{ name: "top", height: 2 }]);
    const rows = query("SELECT migration_name, checksum, applied_steps_count, rolled_back_at, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY 1");
    const checksum = createHash("sha256").update(readFileSync(path.join(migrations, "1_first", "migration.sql"))).digest("hex");
    expect(rows[0]).toEqual({ migration_name: "1_first", checksum, applied_steps_count: 1, rolled_back_at: null, finished: 1 });
    expect(rows).toHaveLength(3);
  });

  it("leaves the file as it was where a migration fails in its middle, and keeps those before it", () => {
    addMigration("1_first", "CREATE TABLE shelf (name TEXT);");
    addMigration("2_broken", "CREATE TABLE other (name TEXT); INSERT INTO nowhere VALUES (1);");
    expect(() => applyMigrations(file, migrations)).toThrow(/nowhere/);
    expect(query("SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('shelf', 'other')")).toEqual([{ name: "shelf" }]);
    expect(query("SELECT migration_name FROM _prisma_migrations")).toEqual([{ migration_name: "1_first" }]);
  });

  it("refuses a migration that leaves rows without what they point to", () => {
    addMigration("1_first", "CREATE TABLE shelf (id INTEGER PRIMARY KEY); CREATE TABLE book (shelf INTEGER REFERENCES shelf (id)); INSERT INTO shelf VALUES (1); INSERT INTO book VALUES (1);");
    addMigration("2_careless", "DELETE FROM shelf;");
    expect(() => applyMigrations(file, migrations)).toThrow(/without what they point to/);
    expect(query("SELECT id FROM shelf")).toEqual([{ id: 1 }]);
  });

  it("refuses a database that a newer program wrote", () => {
    addMigration("1_first", "CREATE TABLE shelf (name TEXT);");
    addMigration("2_future", "CREATE TABLE other (name TEXT);");
    applyMigrations(file, migrations);
    rmSync(path.join(migrations, "2_future"), { recursive: true });
    expect(() => applyMigrations(file, migrations)).toThrow(/newer Seamcheck \(2_future\)/);
  });
});
