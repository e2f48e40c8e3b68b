import type { Store } from "./open-store";

type Value = string | number | boolean | null | Uint8Array | Date;

/** Rows of one shape, and the table that they belong to. */
export type TableRows = readonly [table: string, rows: readonly Record<string, Value>[]];

/** A value as Prisma's adapter stores it. */
function bind(value: Value): string | number | null | Uint8Array {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString().replace("Z", "+00:00");
  return value;
}

/**
 * Inserts many rows of one shape into a table through one prepared statement: some ten times as fast as `createMany`, which matters for a book of
 * 1,600 pages. Only inside `store.write`, whose transaction it becomes part of. Every row must have the keys of the first.
 */
export function bulkInsert(store: Store, table: string, rows: readonly Record<string, Value>[]): void {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const statement = store.connection().prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`);
  for (const row of rows) statement.run(...columns.map((name) => bind(row[name] ?? null)));
}
