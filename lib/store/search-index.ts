/** What a run made of monographs in; the words by which it is found out, in the transaction that writes it. It never indexes what is withheld. */
import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import { foldAccents } from "@/lib/model/fold-accents";
import { groupBy } from "@/lib/model/group-by";
import { unchunkedText } from "@/lib/model/section-ledger";
import type { SectionSpan } from "@/lib/model/section-span";
import { fromSectionRow } from "./monograph-rows";
import { type Store, openStore } from "./open-store";
import { readChunking } from "./read-chunking";
import type { ChunkedMonograph } from "./run-rows";

/** The ordinal of a row that stands for a section's text outside of all chunks. */
export const UNCHUNKED = -1;

type Indexed = Pick<ChunkedMonograph, "drugId" | "chunks" | "findings" | "sections">;

interface Doc {
  sectionKey: string;
  ordinal: number;
  text: string;
}

/** What of a chunk is searched and shown: its text, carried labels and all. The sentence that stands for a block is ours; of it only what the book prints. */
export function searchedText({ chunkKind, text, sourceText }: Pick<Chunk, "chunkKind" | "text" | "sourceText">): string {
  return chunkKind === "block_descriptor" ? sourceText : text;
}

/** Chunks that must not be shown in a list of results: a file made elsewhere can quote what is withheld. */
function leakingChunks(findings: readonly Pick<Finding, "gate" | "place">[]): Set<string | null> {
  return new Set(findings.filter(({ gate }) => gate === "quarantined_text_leaked").map(({ place }) => place.chunkId));
}

/** A stored section whose text does not all stand in chunks. */
export function readSectionSpan(store: Store, bookId: string, drugId: string, sectionKey: string): SectionSpan | null {
  const row = store.connection().prepare(`SELECT sectionKey, displayName, text, body FROM sections WHERE bookId = ? AND drugId = ? AND sectionKey = ?`).get(bookId, drugId, sectionKey);
  return row === undefined ? null : fromSectionRow(row as Parameters<typeof fromSectionRow>[0]);
}

function docsOf(store: Store, bookId: string, { drugId, chunks, findings, sections }: Indexed): Doc[] {
  const leaking = leakingChunks(findings);
  const docs = chunks.flatMap((chunk, ordinal): Doc[] => (leaking.has(chunk.chunkId) ? [] : [{ sectionKey: chunk.sectionKey, ordinal, text: searchedText(chunk) }]));
  for (const { key, ledger } of sections) {
    const section = ledger.unaccounted > 0 ? readSectionSpan(store, bookId, drugId, key) : null;
    const text = section === null ? "" : unchunkedText(section, chunks.filter((chunk) => chunk.sectionKey === key));
    if (text !== "") docs.push({ sectionKey: key, ordinal: UNCHUNKED, text });
  }
  return docs;
}

function indexMonographs(store: Store, bookId: string, monographs: readonly Indexed[]): void {
  const connection = store.connection();
  const forget = connection.prepare(`DELETE FROM search_docs WHERE bookId = ? AND drugId = ?`);
  const name = connection.prepare(`SELECT drugName FROM monographs WHERE bookId = ? AND drugId = ?`);
  const addDoc = connection.prepare(`INSERT INTO search_docs (bookId, drugId, sectionKey, ordinal) VALUES (?, ?, ?, ?)`);
  const addWords = connection.prepare(`INSERT INTO search_index (rowid, drug, plain, exact) VALUES (?, ?, ?, ?)`);
  for (const monograph of monographs) {
    const { drugId } = monograph;
    forget.run(bookId, drugId);
    const row = name.get(bookId, drugId) as { drugName: string } | undefined;
    if (row === undefined) continue;
    const drug = foldAccents(row.drugName);
    for (const { sectionKey, ordinal, text } of docsOf(store, bookId, monograph)) {
      const { lastInsertRowid } = addDoc.run(bookId, drugId, sectionKey, ordinal);
      addWords.run(lastInsertRowid, drug, foldAccents(text), `${row.drugName} ${text}`);
    }
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
