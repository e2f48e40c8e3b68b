import type { GateName } from "@/lib/model/finding";
import type { SectionKey } from "@/lib/model/section-key";
import type { NextItem } from "@/lib/model/views";
import { byRisk, type QueueItem, riskReasons } from "@/lib/review/risk-order";
import { Prisma } from "./generated/client";
import { type Transaction, openStore } from "./open-store";

interface Waiting extends QueueItem {
  drugName: string;
  target: Pick<NextItem, "seamKey" | "blockId" | "chunkId" | "physicalPage" | "gate">;
}

const NOWHERE = { seamKey: null, blockId: null, chunkId: null, physicalPage: null, gate: null };

interface SeamRow {
  drugId: string;
  drugName: string;
  ordinal: number;
  sectionKey: string;
  seamKey: string;
  labels: bigint | number;
  lookAgain: bigint | number;
  blocking: bigint | number;
  warnings: bigint | number;
}

/** Seams of the active runs that nobody judged as they stand now, with the findings at the part that begins there. */
async function waitingSeams(transaction: Transaction, bookId: string): Promise<Waiting[]> {
  const rows = await transaction.$queryRaw<SeamRow[]>(Prisma.sql`
    SELECT m.drugId, m.drugName, m.ordinal, s.sectionKey, s.drugId || '__' || s.sectionKey || '__' || s.seamIndex AS seamKey,
      json_array_length(s.seamJson, '$.contextLabels') AS labels, COALESCE(MAX(p.carry = 'look_again' AND p.verdict <> 'reopen'), 0) AS lookAgain,
      COUNT(DISTINCT CASE WHEN f.severity = 'block' THEN f.findingId END) AS blocking, COUNT(DISTINCT CASE WHEN f.severity = 'warn' THEN f.findingId END) AS warnings
    FROM monographs m
    JOIN seams s ON s.runId = m.activeRunId AND s.drugId = m.drugId
    LEFT JOIN decision_places p ON p.bookId = m.bookId AND p.drugId = m.drugId AND p.current = 1 AND p.verdict IN ('accept', 'reject', 'reopen')
      AND p.seamKey = s.drugId || '__' || s.sectionKey || '__' || s.seamIndex
    LEFT JOIN findings f ON f.runId = m.activeRunId AND f.drugId = m.drugId AND f.chunkId = json_extract(s.seamJson, '$.rightChunkId')
    WHERE m.bookId = ${bookId} GROUP BY s.drugId, s.sectionKey, s.seamIndex
    HAVING COALESCE(MAX(p.carry = 'carried' AND p.verdict IN ('accept', 'reject')), 0) = 0`);
  return rows.map((row) => ({
    id: row.seamKey,
    kind: "seam",
    drugId: row.drugId,
    drugName: row.drugName,
    sectionKey: row.sectionKey as SectionKey,
    position: row.ordinal,
    blockingFindings: Number(row.blocking),
    warnings: Number(row.warnings),
    carriedLabels: Number(row.labels),
    lookAgain: Number(row.lookAgain) > 0,
    machineDoubt: false,
    target: { ...NOWHERE, seamKey: row.seamKey },
  }));
}

/** Blocks that nobody judged as they are now. */
async function waitingBlocks(transaction: Transaction, bookId: string): Promise<Waiting[]> {
  // Joined by hand: a relation over two columns becomes one condition a row, too many for SQLite in a large book.
  const blocks = await transaction.$queryRaw<{ blockId: string; drugId: string; sectionKey: string; machineState: string; drugName: string; ordinal: bigint | number }[]>(Prisma.sql`
    SELECT b.blockId, b.drugId, b.sectionKey, b.machineState, m.drugName, m.ordinal FROM blocks b
    JOIN monographs m ON m.bookId = b.bookId AND m.drugId = b.drugId WHERE b.bookId = ${bookId} ORDER BY m.ordinal, b.ordinal`);
  const places = await transaction.decisionPlace.findMany({ where: { bookId, current: true, blockId: { not: null }, verdict: { notIn: ["reopen", "correct"] } }, select: { blockId: true, carry: true } });
  const judged = new Map(places.map((place) => [place.blockId, place.carry]));
  return blocks.flatMap(({ blockId, drugId, sectionKey, machineState, drugName, ordinal }) => {
    const carry = judged.get(blockId);
    if (carry === "carried") return [];
    const item = { id: blockId, kind: "block" as const, drugId, drugName, sectionKey: sectionKey as SectionKey, position: Number(ordinal) };
    return [{ ...item, blockingFindings: 0, warnings: 0, carriedLabels: 0, lookAgain: carry === "look_again", machineDoubt: machineState === "quarantined", target: { ...NOWHERE, blockId } }];
  });
}

/** Blocking findings of the active runs that name a monograph. */
async function blockingFindings(transaction: Transaction, bookId: string): Promise<Waiting[]> {
  const rows = await transaction.$queryRaw<{ findingId: number; drugId: string; drugName: string; ordinal: number; sectionKey: string | null; chunkId: string | null; blockId: string | null; physicalPage: number | null; gate: string }[]>(Prisma.sql`
    SELECT f.findingId, m.drugId, m.drugName, m.ordinal, f.sectionKey, f.chunkId, f.blockId, f.physicalPage, f.gate FROM monographs m
    JOIN books b ON b.bookId = m.bookId
    JOIN findings f ON f.drugId = m.drugId AND ((f.scope = 'monograph' AND f.runId = m.activeRunId) OR (f.scope = 'book' AND f.runId = b.activeRunId))
    WHERE m.bookId = ${bookId} AND f.severity = 'block'`);
  return rows.map(({ findingId, drugId, drugName, ordinal, sectionKey, chunkId, blockId, physicalPage, gate }) => {
    const item = { id: `finding-${String(findingId).padStart(12, "0")}`, kind: "finding" as const, drugId, drugName, sectionKey: sectionKey as SectionKey | null, position: Number(ordinal) };
    const target = { seamKey: null, blockId, chunkId, physicalPage: physicalPage === null ? null : Number(physicalPage), gate: gate as GateName };
    return { ...item, blockingFindings: 1, warnings: 0, carriedLabels: 0, lookAgain: false, machineDoubt: false, target };
  });
}

/** The riskiest place of a book that waits for a person, with why, strongest reason first; null when nothing waits. */
export async function findNextItem(bookId: string): Promise<NextItem | null> {
  const { prisma } = openStore();
  const waiting = [...(await blockingFindings(prisma, bookId)), ...(await waitingSeams(prisma, bookId)), ...(await waitingBlocks(prisma, bookId))];
  const [first] = byRisk(waiting);
  if (!first) return null;
  const { kind, drugId, drugName, sectionKey, target } = first;
  return { kind, drugId, drugName, sectionKey, ...target, waiting: waiting.length, reasons: riskReasons(first) };
}
