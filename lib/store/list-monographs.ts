import type { SectionKey } from "@/lib/model/section-key";
import type { MonographRow, SectionMark } from "@/lib/model/views";
import { sectionMark } from "@/lib/review/review-state";
import { VISIBLE } from "./book-state";
import { type Count, blockCounts, countBlocks, countChunks, countFindings, countRecognised, countSeams, findingCounts, groupCounts, recognisedCounts, seamCounts, sumOf } from "./count-rows";
import { groupBy } from "@/lib/model/group-by";
import { openStore } from "./open-store";

function sectionMarks(keys: readonly string[], counts: readonly Count[]): SectionMark[] {
  const bySection = groupCounts(counts, "sectionKey");
  return keys.map((key) => {
    const own = bySection.get(key) ?? [];
    const { pending, approved, quarantined } = blockCounts(own);
    const blocks = { total: pending + approved + quarantined, judged: sumOf(own, "block_judged") };
    return sectionMark({ key: key as SectionKey, findings: findingCounts(own).block > 0 ? [{ severity: "block" }] : [], seams: seamCounts(own), blocks });
  });
}

/** All monographs of a book in book order, with what is still to be judged in each. */
export async function listMonographs(bookId: string): Promise<MonographRow[]> {
  const { prisma } = openStore();
  const monographs = await prisma.monograph.findMany({
    where: { bookId, book: { state: VISIBLE } },
    omit: { body: true },
    orderBy: { ordinal: "asc" },
  });
  // Read on their own: a relation over two columns becomes one condition a row, too many for SQLite in a large book.
  const sections = groupBy(await prisma.section.findMany({ where: { bookId }, select: { drugId: true, sectionKey: true }, orderBy: { ordinal: "asc" } }), (section) => section.drugId);
  const counts = [await countFindings(prisma, bookId), await countSeams(prisma, bookId), await countBlocks(prisma, bookId), await countRecognised(prisma, bookId), await countChunks(prisma, bookId)].flat();
  const byDrug = groupCounts(counts, "drugId");
  return monographs.map((row) => {
    const own = byDrug.get(row.drugId) ?? [];
    return {
      drugId: row.drugId,
      drugName: row.drugName,
      sourcePageRange: [row.firstPage, row.lastPage],
      printedPageRange: [row.firstPrinted, row.lastPrinted],
      atcCodes: JSON.parse(row.atcCodesJson) as string[],
      atcStatedAbsent: row.atcStatedAbsent,
      chunkCount: sumOf(own, "chunk"),
      blocks: blockCounts(own),
      findings: findingCounts(own),
      seams: seamCounts(own),
      ocrPages: recognisedCounts(own),
      sections: sectionMarks((sections.get(row.drugId) ?? []).map((section) => section.sectionKey), own),
    };
  });
}

/** The monograph that a physical page (0-indexed) belongs to: the first one in book order that stands on it. Null for pages outside all. */
export async function findMonographOfPage(bookId: string, physicalPage: number): Promise<string | null> {
  const row = await openStore().prisma.monograph.findFirst({
    where: { bookId, book: { state: VISIBLE }, firstPage: { lte: physicalPage }, lastPage: { gte: physicalPage } },
    select: { drugId: true },
    orderBy: { ordinal: "asc" },
  });
  return row?.drugId ?? null;
}
