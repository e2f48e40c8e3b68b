import type { SectionKey } from "@/lib/model/section-key";
import type { BookPlaces } from "@/lib/model/views";
import { groupBy } from "@/lib/model/group-by";
import { VISIBLE } from "./book-state";
import { openStore } from "./open-store";

/** Every monograph of a book with its sections, and every page's folio: what one can go to by name. Null when there is no such book. */
export async function listPlaces(bookId: string): Promise<BookPlaces | null> {
  const { prisma } = openStore();
  if ((await prisma.book.count({ where: { bookId, state: VISIBLE } })) === 0) return null;
  const monographs = await prisma.monograph.findMany({ where: { bookId }, select: { drugId: true, drugName: true, firstPage: true, firstPrinted: true, atcCodesJson: true }, orderBy: { ordinal: "asc" } });
  const sections = groupBy(await prisma.section.findMany({ where: { bookId }, select: { drugId: true, sectionKey: true }, orderBy: { ordinal: "asc" } }), (section) => section.drugId);
  const pages = await prisma.page.findMany({ where: { bookId }, select: { printedPage: true }, orderBy: { physicalPage: "asc" } });
  return {
    monographs: monographs.map(({ drugId, drugName, firstPage, firstPrinted, atcCodesJson }) => ({
      drugId,
      drugName,
      physicalPage: firstPage,
      printedPage: firstPrinted,
      atcCodes: JSON.parse(atcCodesJson) as string[],
      sections: (sections.get(drugId) ?? []).map((section) => section.sectionKey as SectionKey),
    })),
    folios: pages.map((page) => page.printedPage),
  };
}
