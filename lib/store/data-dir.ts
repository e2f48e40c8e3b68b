import path from "node:path";

/** The checkout: where `prisma/migrations` and the default data folder lie. The scripts set SEAMCHECK_HOME; a server runs in it. */
export function homeDir(): string {
  return process.env.SEAMCHECK_HOME ?? process.cwd();
}

/** The folder that holds everything a user would back up: the database and the books. `SEAMCHECK_DATA`, or `data` in the checkout. */
export function dataDir(): string {
  const chosen = process.env.SEAMCHECK_DATA;
  return chosen ? path.resolve(homeDir(), chosen) : path.join(homeDir(), "data");
}

/** The database file. */
export function databasePath(): string {
  return path.join(dataDir(), "seamcheck.db");
}

/** Where a book's PDF is kept: named after its SHA-256 (hex). */
export function bookPdfPath(sha256: string): string {
  return path.join(dataDir(), "books", `${sha256}.pdf`);
}
