/** A reviewer's correction of a table in; entries in the log, the table derived from them and its monograph chunked anew, out, in one transaction. */
import { randomUUID } from "node:crypto";
import type { Block } from "@/lib/model/block";
import type { TableOperation } from "@/lib/model/correction";
import type { Decision } from "@/lib/model/decision";
import { anchorKeyOf, blockAnchor } from "@/lib/review/anchor";
import { applyTableOperations } from "@/lib/review/apply-table-operations";
import { type StandingCorrection, standingCorrections } from "@/lib/review/corrections";
import { correctBlocks } from "@/lib/review/correct-blocks";
import { tidyOperations } from "@/lib/review/table-differences";
import { type NewDecision, appendDecisions } from "@/lib/store/append-decision";
import { type Store, type Transaction, openStore } from "@/lib/store/open-store";
import { type StoredMonograph, readMonograph } from "@/lib/store/read-monographs";
import { sha256Text } from "@/lib/store/sha256-text";
import { faultOf, followLog, isReady, saidOf } from "./decide";
import { activeChunker, isImported } from "./rechunk-active";
import { type Refusal, refuse } from "./refusal";

interface BlockRequest {
  bookId: string;
  drugId: string;
  blockId: string;
}

interface Said {
  note: string;
  reviewer: string;
}

export interface TableCorrection extends BlockRequest, Said {
  /** All of them, from the table as it was read. None: the table is to stand as it was read. */
  operations: TableOperation[];
  /** Content hash of the table as it was read, as the reviewer saw it. */
  asReadHash: string;
  /** Number of the correction that the reviewer began with; null where none stood. An outdated screen overwrites nobody's work. */
  standing: number | null;
}

/** `sequences`: the numbers of the log's new entries. */
export type CorrectionResult = { ok: true; sequences: number[] } | Refusal;
export type TablePreviewResult = { ok: true; preview: { text: string; tokens: number }[] } | Refusal;

interface Work {
  stored: StoredMonograph;
  asRead: Block;
}

async function openWork(transaction: Transaction, { bookId, drugId, blockId }: BlockRequest): Promise<Work | Refusal> {
  if (!(await isReady(transaction, bookId))) return refuse("book_not_found");
  const stored = await readMonograph(transaction, bookId, drugId);
  if (!stored) return refuse("monograph_not_found");
  const asRead = stored.monograph.blocksAsRead.find((block) => block.blockId === blockId);
  if (asRead?.kind !== "table") return refuse("block_not_found");
  if (await isImported(transaction, stored)) return refuse("run_imported_blocks");
  return { stored, asRead };
}

function standingOn({ stored, asRead }: Work): StandingCorrection | null {
  const key = anchorKeyOf(blockAnchor(stored.monograph.drugId, asRead, sha256Text));
  return standingCorrections(stored.corrections).find((entry) => anchorKeyOf(entry.anchor) === key) ?? null;
}

/** The entries that make a log say what a reviewer wants of a table. Empty where it says so already. */
function draftsOf(work: Work, { bookId, operations, ...word }: TableCorrection): NewDecision[] {
  const { stored, asRead } = work;
  const said = { bookId, targetKind: "correction" as const, anchor: blockAnchor(stored.monograph.drugId, asRead, sha256Text), reason: null, ...saidOf(word) };
  const standing = standingOn(work);
  if (operations.length > 0) {
    const value = { kind: "table_edit" as const, operations };
    return JSON.stringify(standing?.value) === JSON.stringify(value) ? [] : [{ ...said, verdict: "correct", value }];
  }
  // As it was read: every correction under the anchor is taken back, not only the newest.
  const drafts: NewDecision[] = [];
  let log: Pick<Decision, "targetKind" | "anchor" | "verdict" | "value">[] = [...stored.corrections];
  const isOpen = () => standingCorrections(log).some((entry) => anchorKeyOf(entry.anchor) === anchorKeyOf(said.anchor));
  while (isOpen()) {
    drafts.push({ ...said, verdict: "reopen", value: null });
    log = [...log, { ...said, verdict: "reopen", value: null }];
  }
  return drafts;
}

/** Corrects a table's grid. Its monograph is cut again at once; whatever verdict the table had was on another grid, so it waits for a new one. */
export async function correctTable(request: TableCorrection): Promise<CorrectionResult> {
  const fault = faultOf({ ...request, reason: null }, null);
  if (fault) return refuse(fault);
  const store = openStore();
  return store.write(async (transaction) => {
    const work = await openWork(transaction, request);
    if ("ok" in work) return work;
    if (blockAnchor(request.drugId, work.asRead, sha256Text).contentHash !== request.asReadHash) return refuse("block_changed");
    if ((standingOn(work)?.sequence ?? null) !== request.standing) return refuse("correction_superseded");
    const operations = tidyOperations(work.asRead, request.operations);
    if (!applyTableOperations(work.asRead, operations).ok) return refuse("operation_not_possible");
    return enter(store, transaction, request, draftsOf(work, { ...request, operations }));
  });
}

/** Takes one correction back, by its number in the log: what stood before it under its anchor stands again. */
export async function takeBackCorrection(request: Omit<BlockRequest, "blockId"> & Said & { sequence: number }): Promise<CorrectionResult> {
  const fault = faultOf({ ...request, reason: null }, null);
  if (fault) return refuse(fault);
  const store = openStore();
  return store.write(async (transaction) => {
    const { bookId, drugId, sequence } = request;
    if (!(await isReady(transaction, bookId))) return refuse("book_not_found");
    const stored = await readMonograph(transaction, bookId, drugId);
    if (!stored) return refuse("monograph_not_found");
    const standing = standingCorrections(stored.corrections).find((entry) => entry.sequence === sequence);
    if (standing?.value.kind !== "table_edit") return refuse(stored.corrections.some((entry) => entry.sequence === sequence) ? "correction_superseded" : "correction_not_found");
    if (await isImported(transaction, stored)) return refuse("run_imported_blocks");
    return enter(store, transaction, request, [{ bookId, targetKind: "correction", anchor: standing.anchor, verdict: "reopen", value: null, reason: null, ...saidOf(request) }]);
  });
}

/** Writes the entries, then derives blocks, states, chunks and previews from the log as it is now. */
async function enter(store: Store, transaction: Transaction, { bookId, drugId }: Pick<BlockRequest, "bookId" | "drugId">, drafts: readonly NewDecision[]): Promise<CorrectionResult> {
  if (drafts.length === 0) return refuse("nothing_changed");
  const act = { id: randomUUID(), takesBack: null, restores: null };
  const entries = await appendDecisions(store, transaction, drafts.map((draft) => ({ ...draft, act })), new Date());
  const stored = await readMonograph(transaction, bookId, drugId);
  if (!stored) return refuse("monograph_not_found");
  await followLog(store, transaction, bookId, stored);
  return { ok: true, sequences: entries.map((entry) => entry.sequence) };
}

/** The chunks that approval would make of a table with these operations. Writes nothing. */
export async function previewTable(request: BlockRequest & { operations: TableOperation[] }): Promise<TablePreviewResult> {
  const { prisma } = openStore();
  const work = await openWork(prisma, request);
  if ("ok" in work) return work;
  const { stored, asRead } = work;
  if (!applyTableOperations(asRead, request.operations).ok) return refuse("operation_not_possible");
  const [block = asRead] = correctBlocks([asRead], new Map([[asRead.blockId, request]]));
  const monograph = { ...stored.monograph, blocks: stored.monograph.blocks.map((other) => (other.blockId === block.blockId ? block : other)) };
  const chunk = await activeChunker(prisma, request.bookId, { ...stored, monograph });
  return { ok: true, preview: chunk({}).previews.get(block.blockId) ?? [] };
}
