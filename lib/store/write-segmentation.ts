/** Parts of a book segmented again in; its rows as if they had been segmented so at the import out. Never touches a monograph that is not named. */
import type { PageLedger, SegmentedBook, SegmentedPage } from "@/lib/model/book";
import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import { bulkInsert } from "./bulk-insert";
import { toBlockRow, toMonographRow, toSectionRow } from "./monograph-rows";
import type { Store, Transaction } from "./open-store";
import { packJson, unpackJson } from "./packed-json";
import { toSegmentedColumns } from "./page-row";
import { clearChunked } from "./write-run";

export interface MonographHead {
  drugId: string;
  drugName: string;
  ordinal: number;
  firstPage: number;
  lastPage: number;
  activeRunId: string | null;
}

/** Every monograph of a book without its text, in book order. */
export function readMonographHeads(transaction: Transaction, bookId: string): Promise<MonographHead[]> {
  return transaction.monograph.findMany({ where: { bookId }, select: { drugId: true, drugName: true, ordinal: true, firstPage: true, lastPage: true, activeRunId: true }, orderBy: { ordinal: "asc" } });
}

/** Takes monographs out of a book, with what their active runs made of them. Decisions on them stay. */
export async function removeMonographs(transaction: Transaction, bookId: string, heads: readonly MonographHead[]): Promise<void> {
  for (const { drugId, activeRunId } of heads) {
    if (activeRunId !== null) await clearChunked(transaction, activeRunId, drugId);
    await transaction.monograph.delete({ where: { bookId_drugId: { bookId, drugId } } });
  }
}

/** Makes room for `by` more monographs (or closes the gap of as many fewer) from a place in the book's order on. */
export async function shiftMonographs(transaction: Transaction, bookId: string, from: number, by: number): Promise<void> {
  if (by !== 0) await transaction.monograph.updateMany({ where: { bookId, ordinal: { gte: from } }, data: { ordinal: { increment: by } } });
}

export interface NewMonograph {
  monograph: Monograph;
  /** The segmenter's own. */
  knownFindings: Finding[];
  ordinal: number;
  activeRunId: string;
}

/** Puts monographs in, without chunks. Only inside `store.write`. */
export function insertMonographs(store: Store, bookId: string, entries: readonly NewMonograph[]): void {
  bulkInsert(store, "monographs", entries.map(({ monograph, knownFindings, ordinal, activeRunId }) => toMonographRow(bookId, monograph, knownFindings, ordinal, activeRunId)));
  bulkInsert(store, "sections", entries.flatMap(({ monograph }) => monograph.sections.map((section, index) => toSectionRow(bookId, monograph.drugId, section, index))));
  bulkInsert(store, "blocks", entries.flatMap(({ monograph }) => monograph.blocks.map((block, index) => toBlockRow(bookId, monograph.drugId, block, index, []))));
}

/** Writes pages as segmented anew; what the PDF engine saw of them stays. */
export async function updateSegmentedPages(transaction: Transaction, bookId: string, pages: readonly SegmentedPage[], ledger: readonly PageLedger[]): Promise<void> {
  const ledgers = new Map(ledger.map((entry) => [entry.physicalPage, entry]));
  for (const page of pages) {
    const { physicalPage } = page;
    await transaction.page.update({ where: { bookId_physicalPage: { bookId, physicalPage } }, data: await toSegmentedColumns(page, ledgers.get(physicalPage)) });
  }
}

/** As what kind of book a book is read, and why. */
export async function updateProfile(transaction: Transaction, bookId: string, { profileId, profileReason }: Pick<SegmentedBook, "profileId" | "profileReason">): Promise<void> {
  await transaction.book.update({ where: { bookId }, data: { profileId, profileReasonJson: JSON.stringify(profileReason) } });
}

/** Writes folios alone. */
export async function updateFolios(transaction: Transaction, bookId: string, folios: readonly Pick<SegmentedPage, "physicalPage" | "printedPage" | "printedPageInferred">[]): Promise<void> {
  for (const { physicalPage, ...folio } of folios) await transaction.page.update({ where: { bookId_physicalPage: { bookId, physicalPage } }, data: folio });
}

/** Puts the segmenter's findings of these pages (null: of all) that belong to no monograph in the place of those it had. What is said once of the whole file (`text_converted`) stays unless all is read again. */
export async function replaceKnownFindings(transaction: Transaction, bookId: string, pages: ReadonlySet<number> | null, findings: readonly Finding[]): Promise<Finding[]> {
  const book = await transaction.book.findUniqueOrThrow({ where: { bookId }, select: { knownFindings: true } });
  const before = unpackJson<Finding[]>(book.knownFindings);
  const isTheirs = (finding: Finding) => pages === null || (finding.gate !== "text_converted" && finding.place.physicalPage !== null && pages.has(finding.place.physicalPage));
  const after = [...before.filter((finding) => !isTheirs(finding)), ...findings.filter(isTheirs)];
  if (JSON.stringify(after) !== JSON.stringify(before)) await transaction.book.update({ where: { bookId }, data: { knownFindings: packJson(after) } });
  return after;
}
