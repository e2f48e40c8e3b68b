/** What a run made of monographs in; the words by which it is found out, in the transaction that writes it. It never indexes what is withheld. */
import { foldAccents } from "@/lib/model/fold-accents";
import { groupBy } from "@/lib/model/group-by";
import type { SectionSpan } from "@/lib/model/section-span";
import { fromSectionRow } from "./monograph-rows";
import { type Store, openStore } from "./open-store";
import { readChunking } from "./read-chunking";
import { type Indexed, type SearchDoc, searchDocs } from "./search-docs";

/** A stored section whose text does not all stand in chunks. */
export function readSectionSpan(store: Store, bookId: string, drugId: string, sectionKey: string): SectionSpan | null {
  const row = store.connection().prepare(`SELECT sectionKey, displayName, text, body FROM sections WHERE bookId = ? AND drugId = ? AND sectionKey = ?`).get(bookId, drugId, sectionKey);
  return row === undefined ? null : fromSectionRow(row as Parameters<typeof fromSectionRow>[0]);
}

/** Makes these words what is found of a monograph. Only inside `store.write`, and for a run that counts once the transaction ends. */
export function indexDocs(store: Store, bookId: string, { drugId, drugName }: { drugId: string; drugName: string }, docs: readonly SearchDoc[]): void {
  const connection = store.connection();
  connection.prepare(`DELETE FROM search_docs WHERE bookId = ? AND drugId = ?`).run(bookId, drugId);
  const addDoc = connection.prepare(`INSERT INTO search_docs (bookId, drugId, sectionKey, ordinal) VALUES (?, ?, ?, ?)`);
  const addWords = connection.prepare(`INSERT INTO search_index (rowid, drug, plain, exact) VALUES (?, ?, ?, ?)`);
  const drug = foldAccents(drugName);
  for (const { sectionKey, ordinal, plain, exact } of docs) {
    const { lastInsertRowid } = addDoc.run(bookId, drugId, sectionKey, ordinal);
    addWords.run(lastInsertRowid, drug, plain, exact);
  }
}

function indexMonographs(store: Store, bookId: string, monographs: readonly Indexed[]): void {
  const name = store.connection().prepare(`SELECT drugName FROM monographs WHERE bookId = ? AND drugId = ?`);
  for (const monograph of monographs) {
    const { drugId } = monograph;
    const row = name.get(bookId, drugId) as { drugName: string } | undefined;
    indexDocs(store, bookId, { drugId, drugName: row?.drugName ?? "" }, row === undefined ? [] : searchDocs(monograph, row.drugName, (key) => readSectionSpan(store, bookId, drugId, key)));
  }
}

/** Makes these chunks what is found of their monographs. Only inside `store.write`, and for a run that counts once the transaction ends. */
export function indexChunked(store: Store, runId: string, monographs: readonly Indexed[]): void {
  if (monographs.length === 0) return;
  const run = store.connection().prepare(`SELECT bookId FROM runs WHERE runId = ?`).get(runId) as { bookId: string } | undefined;
  if (run !== undefined) indexMonographs(store, run.bookId, monographs);
}

/** Monographs of a book that are indexed in one transaction: other writers wait for it. */
const MONOGRAPHS_A_BATCH = 24;

/** Indexes what was stored before there was an index. Finds nothing to do as a rule. */
export async function indexOldBooks(): Promise<void> {
  const store = openStore();
  const missing = await store.prisma.$queryRaw<{ bookId: string; drugId: string }[]>`
    SELECT m.bookId, m.drugId FROM monographs m JOIN books b ON b.bookId = m.bookId AND b.state = 'ready'
    WHERE NOT EXISTS (SELECT 1 FROM search_docs d WHERE d.bookId = m.bookId AND d.drugId = m.drugId) AND EXISTS (SELECT 1 FROM chunks c WHERE c.runId = m.activeRunId AND c.drugId = m.drugId)`;
  for (const [bookId, monographs] of groupBy(missing, (row) => row.bookId))
    for (let from = 0; from < monographs.length; from += MONOGRAPHS_A_BATCH) await indexActive(store, bookId, monographs.slice(from, from + MONOGRAPHS_A_BATCH));
}

function indexActive(store: Store, bookId: string, monographs: readonly { drugId: string }[]): Promise<void> {
  return store.write(async (transaction) => {
    for (const { drugId } of monographs) {
      const row = await transaction.monograph.findUnique({ where: { bookId_drugId: { bookId, drugId } }, select: { activeRunId: true } });
      if (!row?.activeRunId) continue;
      const { chunks, findings, sections } = await readChunking(transaction, row.activeRunId, drugId);
      indexMonographs(store, bookId, [{ drugId, chunks, findings, sections: [...sections].map(([key, { labels, ledger }]) => ({ key, labels, ledger })) }]);
    }
  });
}
