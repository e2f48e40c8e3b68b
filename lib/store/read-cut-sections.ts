import type { Seam } from "@/lib/model/seam";
import type { SectionSpan } from "@/lib/model/section-span";
import { seamKeyOf } from "@/lib/review/carry-over";
import { Prisma } from "./generated/client";
import { fromSectionRow } from "./monograph-rows";
import type { Transaction } from "./open-store";
import { fromSeamRow } from "./run-rows";

/** Monographs that are read in one query. */
const AT_ONCE = 100;

/** A seam with the section that it cuts. */
export interface CutSection {
  seam: Seam;
  section: SectionSpan;
}

/** Some seams of the active runs, by `seamKey`, each with its section. Nothing else of their monographs is read. */
export async function readCutSections(transaction: Transaction, bookId: string, seams: readonly { drugId: string; seamKey: string }[]): Promise<Map<string, CutSection>> {
  const wanted = new Set(seams.map((seam) => seam.seamKey));
  const drugIds = [...new Set(seams.map((seam) => seam.drugId))];
  const found = new Map<string, CutSection>();
  for (let at = 0; at < drugIds.length; at += AT_ONCE) {
    const some = drugIds.slice(at, at + AT_ONCE);
    const rows = await transaction.$queryRaw<{ seamJson: string }[]>(Prisma.sql`
      SELECT s.seamJson FROM monographs m JOIN seams s ON s.runId = m.activeRunId AND s.drugId = m.drugId WHERE m.bookId = ${bookId} AND m.drugId IN (SELECT value FROM json_each(${JSON.stringify(some)}))`);
    const cuts = rows.map(fromSeamRow).filter((seam) => wanted.has(seamKeyOf(seam)));
    const keys = new Set(cuts.map((seam) => `${seam.drugId} ${seam.sectionKey}`));
    const sections = new Map<string, SectionSpan>();
    for (const row of await transaction.section.findMany({ where: { bookId, drugId: { in: some } } })) {
      const key = `${row.drugId} ${row.sectionKey}`;
      if (keys.has(key)) sections.set(key, fromSectionRow(row));
    }
    for (const seam of cuts) {
      const section = sections.get(`${seam.drugId} ${seam.sectionKey}`);
      if (section) found.set(seamKeyOf(seam), { seam, section });
    }
  }
  return found;
}

/** What any gate, if only as a note, has said something about: chunks by their id, whole sections as `drugId sectionKey`. */
export async function readRemarked(transaction: Transaction, bookId: string): Promise<Set<string>> {
  const rows = await transaction.$queryRaw<{ drugId: string; sectionKey: string | null; chunkId: string | null }[]>(Prisma.sql`
    SELECT f.drugId, f.sectionKey, f.chunkId FROM monographs m JOIN books b ON b.bookId = m.bookId
    JOIN findings f ON f.drugId = m.drugId AND ((f.scope = 'monograph' AND f.runId = m.activeRunId) OR (f.scope = 'book' AND f.runId = b.activeRunId)) WHERE m.bookId = ${bookId} AND f.blockId IS NULL`);
  return new Set(rows.map((row) => row.chunkId ?? `${row.drugId} ${row.sectionKey ?? ""}`));
}
