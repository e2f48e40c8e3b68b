/** The hash of a PDF and an import in; what is there of that book already, and from here on whose it is, out. */
import type { BookState } from "./book-state";
import type { Book } from "./generated/client";
import type { Store } from "./open-store";

export type Claim =
  | { kind: "new" }
  /** It was imported before. */
  | { kind: "whole"; book: Book; monographs: number }
  /** Another import is at work on it. */
  | { kind: "busy" }
  /** An import of it was cut off: it is this one's now. */
  | { kind: "unfinished"; book: Book };

/** Takes an unfinished book over from an import that has ended. The row of that one goes: this one goes on with its work. */
export function claimBook(store: Store, sha256: string, jobId: string): Promise<Claim> {
  return store.write(async (transaction): Promise<Claim> => {
    const book = await transaction.book.findUnique({ where: { sha256 } });
    if (!book) return { kind: "new" };
    if ((book.state as BookState) === "ready") return { kind: "whole", book, monographs: await transaction.monograph.count({ where: { bookId: book.bookId } }) };
    if (book.jobId !== null && book.jobId !== jobId) {
      if ((await transaction.job.count({ where: { jobId: book.jobId, state: "running" } })) > 0) return { kind: "busy" };
      await transaction.job.deleteMany({ where: { jobId: book.jobId } });
    }
    await transaction.book.update({ where: { sha256 }, data: { jobId } });
    return { kind: "unfinished", book };
  });
}

/** What is there already of a book that is segmented in part. */
export interface StoredSoFar {
  drugIds: Set<string>;
  physicalPages: Set<number>;
}

export async function readStoredSoFar({ prisma }: Store, bookId: string): Promise<StoredSoFar> {
  const monographs = await prisma.monograph.findMany({ where: { bookId }, select: { drugId: true } });
  const pages = await prisma.page.findMany({ where: { bookId }, select: { physicalPage: true } });
  return { drugIds: new Set(monographs.map((row) => row.drugId)), physicalPages: new Set(pages.map((row) => row.physicalPage)) };
}
