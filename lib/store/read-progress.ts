import type { ReviewerProgress } from "@/lib/model/views";
import { Prisma } from "./generated/client";
import { openStore } from "./open-store";

interface Row {
  bookId: string;
  reviewer: string;
  n: bigint | number;
}

/** Since when work is counted: ISO 8601, UTC, as in the log. */
export interface Since {
  today: string;
  lastHour: string;
}

/** Places that a person judged in this stretch of time, each once, by whom. What an undo brought back is nobody's work. */
async function countWork(bookId: string | null, since: string): Promise<Row[]> {
  return openStore().prisma.$queryRaw<Row[]>(Prisma.sql`
    SELECT d.bookId, d.reviewer, COUNT(DISTINCT COALESCE(p.seamKey, p.blockId, d.drugId || ' ' || json_extract(d.anchorJson, '$.physicalPage'), d.decisionId)) AS n FROM decisions d LEFT JOIN decision_places p ON p.decisionId = d.decisionId
    WHERE (${bookId} IS NULL OR d.bookId = ${bookId}) AND d.decidedAt >= ${since} AND d.targetKind IN ('seam', 'block', 'page') AND d.verdict <> 'reopen' AND json_extract(d.actJson, '$.takesBack') IS NULL
    GROUP BY d.bookId, d.reviewer`);
}

/** Whose word stands on how many places, and what each did today, by book. Whoever did most stands first. `bookId` null: of all books. */
export async function readProgress(bookId: string | null, since: Since): Promise<Map<string, ReviewerProgress[]>> {
  const standing = await openStore().prisma.$queryRaw<Row[]>(Prisma.sql`
    SELECT p.bookId, COALESCE(o.reviewer, d.reviewer) AS reviewer, COUNT(*) AS n FROM decision_places p
    JOIN decisions d ON d.decisionId = p.decisionId LEFT JOIN decisions o ON o.decisionId = json_extract(d.actJson, '$.restores')
    WHERE (${bookId} IS NULL OR p.bookId = ${bookId}) AND p.current = 1 AND p.carry = 'carried' AND d.targetKind IN ('seam', 'block', 'page') AND p.verdict <> 'reopen' GROUP BY 1, 2`);
  const books = new Map<string, Map<string, ReviewerProgress>>();
  const add = (rows: readonly Row[], field: "standing" | "today" | "lastHour") => {
    for (const { bookId: book, reviewer, n } of rows) {
      const reviewers = books.get(book) ?? new Map<string, ReviewerProgress>();
      books.set(book, reviewers.set(reviewer, { ...(reviewers.get(reviewer) ?? { reviewer, standing: 0, today: 0, lastHour: 0 }), [field]: Number(n) }));
    }
  };
  add(standing, "standing");
  add(await countWork(bookId, since.today), "today");
  add(await countWork(bookId, since.lastHour), "lastHour");
  const byWork = (a: ReviewerProgress, b: ReviewerProgress) => b.standing - a.standing || (a.reviewer < b.reviewer ? -1 : 1);
  return new Map([...books].map(([book, reviewers]) => [book, [...reviewers.values()].sort(byWork)]));
}
