import { createHash } from "node:crypto";
import path from "node:path";
import Database from "better-sqlite3";

/** Everything that is stored of books. */
const TABLES = ["books", "extracted_pages", "pages", "monographs", "sections", "blocks", "runs", "run_sections", "chunks", "attachments", "seams", "findings", "search_docs"];
/** What tells when, and by which process, a book was imported, not what it is. */
const CIRCUMSTANCES = new Set(["createdAt", "openedAt", "jobId"]);

/** For tests: a hash of each table of a data folder, whatever order its rows were written in. `ignoring`: columns that are only numbered. */
export function dumpBooks(folder: string, ignoring: readonly string[] = []): Record<string, string> {
  const database = new Database(path.join(folder, "seamcheck.db"), { readonly: true });
  try {
    return Object.fromEntries(
      TABLES.map((table) => {
        const rows = (database.prepare(`SELECT * FROM "${table}"`).all() as Record<string, unknown>[]).map((row) =>
          JSON.stringify(Object.entries(row).map(([column, value]) => (CIRCUMSTANCES.has(column) || ignoring.includes(column) ? null : Buffer.isBuffer(value) ? createHash("sha256").update(value).digest("hex") : value))),
        );
        return [table, `${rows.length} rows, ${createHash("sha256").update(rows.sort().join("\n")).digest("hex").slice(0, 16)}`];
      }),
    );
  } finally {
    database.close();
  }
}
