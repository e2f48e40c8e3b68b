/** The logs of decisions in, and what a manifest kept of one; whether each is unbroken, out. Never mends one. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { UserError } from "@/lib/model/user-error";
import { type ChainState, type KeptEntry, verifyAgainst } from "@/lib/review/hash-chain";
import { listBooks, listLog } from "@/lib/store/queries";
import { sha256Text } from "@/lib/store/sha256-text";

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const manifestSchema = z.object({
  pdf: z.object({ sha256: hash }),
  log_head: hash.nullable(),
  decisions: z.array(z.object({ sequence: z.number().int().min(1), hash })),
});

/** What a manifest says of the log that it was exported with. */
export interface KeptLog {
  /** SHA-256 of the book's PDF. */
  pdf: string;
  entries: KeptEntry[];
}

/** Reads a manifest.json. Throws UserError `file_not_found` or `manifest_invalid`. */
export async function readKeptLog(file: string): Promise<KeptLog> {
  const details = { file: path.basename(file) };
  const text = await readFile(file, "utf8").catch(() => {
    throw new UserError("file_not_found", details);
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new UserError("manifest_invalid", details);
  const { pdf, log_head: head, decisions } = parsed.data;
  // The head is the last of the entries; a manifest in which it is not was tampered with.
  const last = decisions.reduce<KeptEntry | null>((newest, entry) => (newest === null || entry.sequence > newest.sequence ? entry : newest), null);
  if ((last?.hash ?? null) !== head) throw new UserError("manifest_invalid", details);
  return { pdf: pdf.sha256, entries: decisions };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface VerifiedLog {
  bookId: string;
  title: string;
  state: ChainState;
}

/** Walks the log of one book, or of all (`bookId` null). Throws UserError `book_not_found` where the manifest is of a book that is not among them. */
export async function verifyLogs(bookId: string | null, kept: KeptLog | null): Promise<VerifiedLog[]> {
  const books = (await listBooks()).filter((book) => (bookId === null || book.bookId === bookId) && (kept === null || bookId !== null || book.sha256 === kept.pdf));
  if (kept !== null && !books.some((book) => book.sha256 === kept.pdf)) throw new UserError("book_not_found", { book: kept.pdf });
  const verified: VerifiedLog[] = [];
  for (const { bookId: id, title } of books) verified.push({ bookId: id, title, state: verifyAgainst(await listLog(id), kept?.entries ?? [], sha256Text) });
  return verified;
}
