import type { GateName } from "@/lib/model/finding";
import { groupBy } from "@/lib/model/group-by";
import type { ItemState } from "@/lib/model/queue";
import type { SectionKey } from "@/lib/model/section-key";
import type { QueueRow } from "@/lib/model/views";
import { seamKeyOf } from "@/lib/review/carry-over";
import { byRisk, type QueueItem, riskReasons } from "@/lib/review/risk-order";
import { VISIBLE } from "./book-state";
import { Prisma } from "./generated/client";
import type { Transaction } from "./open-store";
import { readRecognisedPages } from "./recognised-pages";

interface Entry extends QueueItem {
  row: QueueRow;
  /** The chunks and the block whose findings are told of at this place. */
  standsFor: readonly string[];
}

interface Word {
  state: ItemState;
  judgedBy: string | null;
}

/**
 * The rows of a query, of which each is one JSON array, as SQLite writes them down in one piece: many times as quick as a row at a time where there are
 * tens of thousands. `columns` of the subquery in their order; numbers come as numbers.
 */
async function readTogether<Row extends unknown[]>(transaction: Transaction, columns: Prisma.Sql, from: Prisma.Sql): Promise<Row[]> {
  const [all] = await transaction.$queryRaw<{ rows: string }[]>(Prisma.sql`SELECT json_group_array(json_array(${columns})) AS rows ${from}`);
  return JSON.parse(all?.rows ?? "[]") as Row[];
}

type Monographs = ReadonlyMap<string, { drugName: string; ordinal: number; firstPage: number }>;

/** Complains of a page until a person has said what it is worth. */
const PAGE_GATE: GateName = "text_from_ocr";

const pageKey = (drugId: string, physicalPage: number | null) => `page ${drugId} ${physicalPage}`;
const UNJUDGED: Word = { state: "unjudged", judgedBy: null };
const NOWHERE = { seamKey: null, blockId: null, chunkId: null, physicalPage: null, gate: null };
/** So many sections a monograph and seams a section keep their order in one number. */
const MOST = 1000;

/** What stands on every seam, block and recognised page that was ever judged, by `seamKey`, `blockId` or `page drugId n`. A word that was brought back by an undo is whose it was. */
async function readWords(transaction: Transaction, bookId: string): Promise<Map<string, Word>> {
  const rows = await readTogether<[target: string, carry: string, reviewer: string]>(
    transaction,
    Prisma.sql`COALESCE(p.seamKey, p.blockId, 'page ' || p.drugId || ' ' || json_extract(d.anchorJson, '$.physicalPage')), p.carry, COALESCE(o.reviewer, d.reviewer)`,
    Prisma.sql`FROM decision_places p JOIN decisions d ON d.decisionId = p.decisionId LEFT JOIN decisions o ON o.decisionId = json_extract(d.actJson, '$.restores')
      WHERE p.bookId = ${bookId} AND p.current = 1 AND d.targetKind IN ('seam', 'block', 'page') AND p.verdict <> 'reopen'`,
  );
  return new Map(rows.map(([target, carry, reviewer]) => [target, { state: carry === "carried" ? "judged" : "again", judgedBy: reviewer }]));
}

interface FindingRow {
  findingId: number;
  drugId: string;
  sectionKey: string | null;
  chunkId: string | null;
  blockId: string | null;
  physicalPage: number | null;
  gate: string;
  severity: string;
}

/** Findings that count and that name a monograph, without the notes. */
async function readFindings(transaction: Transaction, bookId: string): Promise<FindingRow[]> {
  const columns = Prisma.sql`f.findingId, f.drugId, f.sectionKey, f.chunkId, f.blockId, f.physicalPage, f.gate, f.severity`;
  type Row = [number, string, string | null, string | null, string | null, number | null, string, string];
  const own = await readTogether<Row>(transaction, columns, Prisma.sql`FROM monographs m JOIN findings f ON f.runId = m.activeRunId AND f.drugId = m.drugId AND f.scope = 'monograph' WHERE m.bookId = ${bookId} AND f.severity IN ('block', 'warn')`);
  const ofBook = await readTogether<Row>(transaction, columns, Prisma.sql`FROM books b JOIN findings f ON f.runId = b.activeRunId AND f.scope = 'book' AND f.drugId IS NOT NULL WHERE b.bookId = ${bookId} AND f.severity IN ('block', 'warn')`);
  return [...own, ...ofBook].map(([findingId, drugId, sectionKey, chunkId, blockId, physicalPage, gate, severity]) => ({ findingId, drugId, sectionKey, chunkId, blockId, physicalPage, gate, severity }));
}

/** Where the run before the active one of each monograph cut: `drugId sectionKey at`. Null for monographs that were cut once only. */
async function readEarlierCuts(transaction: Transaction, bookId: string, activeRuns: ReadonlyMap<string, string>): Promise<(drugId: string, sectionKey: string, at: number) => boolean> {
  const runs = await transaction.run.findMany({ where: { bookId }, select: { runId: true, drugId: true, ordinal: true }, orderBy: { ordinal: "desc" } });
  const ordinals = new Map(runs.map((run) => [run.runId, run.ordinal]));
  const before = new Map<string, string>();
  for (const [drugId, runId] of activeRuns) {
    const earlier = runs.find((run) => run.ordinal < (ordinals.get(runId) ?? 0) && (run.drugId === null || run.drugId === drugId));
    if (earlier) before.set(drugId, earlier.runId);
  }
  const ids = JSON.stringify([...new Set(before.values())]);
  type Row = [runId: string, drugId: string, sectionKey: string, at: number];
  const rows = before.size === 0 ? [] : await readTogether<Row>(transaction, Prisma.sql`runId, drugId, sectionKey, at`, Prisma.sql`FROM seams WHERE runId IN (SELECT value FROM json_each(${ids}))`);
  const cuts = new Set(rows.filter(([runId, drugId]) => before.get(drugId) === runId).map(([, drugId, sectionKey, at]) => `${drugId} ${sectionKey} ${at}`));
  return (drugId, sectionKey, at) => before.has(drugId) && !cuts.has(`${drugId} ${sectionKey} ${at}`);
}

interface Found {
  findings: FindingRow[];
  words: ReadonlyMap<string, Word>;
  /** Sections (or whole monographs, with an empty key) whose text layer is in doubt. */
  unreliable: ReadonlySet<string>;
  isNew: (drugId: string, sectionKey: string, at: number) => boolean;
}

function toEntry(item: QueueItem, row: Omit<QueueRow, "id" | "kind" | "drugId" | "sectionKey" | "reasons">, standsFor: readonly string[] = []): Entry {
  const { id, kind, drugId, sectionKey } = item;
  return { ...item, standsFor, row: { id, kind, drugId, sectionKey, ...row, reasons: riskReasons(item) } };
}

const count = (findings: readonly FindingRow[], severity: string) => findings.filter((finding) => finding.severity === severity).length;

type SeamRow = [drugId: string, drugName: string, ordinal: number, sectionOrdinal: number, sectionKey: string, seamIndex: number, at: number, labels: number, leftId: string, rightId: string];

async function readSeamEntries(transaction: Transaction, bookId: string, { findings, words, unreliable, isNew }: Found): Promise<Entry[]> {
  const rows = await readTogether<SeamRow>(
    transaction,
    Prisma.sql`m.drugId, m.drugName, m.ordinal, c.ordinal, s.sectionKey, s.seamIndex, s.at, json_array_length(s.seamJson, '$.contextLabels'), json_extract(s.seamJson, '$.leftChunkId'), json_extract(s.seamJson, '$.rightChunkId')`,
    Prisma.sql`FROM monographs m JOIN seams s ON s.runId = m.activeRunId AND s.drugId = m.drugId
      JOIN sections c ON c.bookId = m.bookId AND c.drugId = s.drugId AND c.sectionKey = s.sectionKey WHERE m.bookId = ${bookId}`,
  );
  const byChunk = groupBy(findings.filter((finding) => finding.chunkId !== null), (finding) => finding.chunkId);
  return rows.map(([drugId, drugName, ordinal, sectionOrdinal, sectionKey, seamIndex, at, labels, leftId, rightId]) => {
    const seamKey = seamKeyOf({ drugId, sectionKey: sectionKey as SectionKey, index: seamIndex });
    const word = words.get(seamKey) ?? UNJUDGED;
    const here = [...(byChunk.get(leftId) ?? []), ...(byChunk.get(rightId) ?? [])];
    const item: QueueItem = {
      id: `seam:${seamKey}`,
      kind: "seam",
      drugId,
      sectionKey: sectionKey as SectionKey,
      position: (ordinal * MOST + sectionOrdinal) * MOST + seamIndex,
      blockingFindings: count(here, "block"),
      warnings: count(here, "warn"),
      carriedLabels: labels,
      lookAgain: word.state === "again",
      machineDoubt: false,
      ocr: unreliable.has(`${drugId} ${sectionKey}`) || unreliable.has(`${drugId} `),
      changed: isNew(drugId, sectionKey, at),
    };
    return toEntry(item, { ...NOWHERE, drugName, seamKey, chunkId: rightId, ...word }, [leftId, rightId]);
  });
}

async function readBlockEntries(transaction: Transaction, bookId: string, { findings, words, unreliable }: Found): Promise<Entry[]> {
  // Joined by hand: a relation over two columns becomes one condition a row, too many for SQLite in a large book.
  const rows = await transaction.$queryRaw<{ blockId: string; drugId: string; sectionKey: string; machineState: string; physicalPage: bigint | number; drugName: string; ordinal: bigint | number; blockOrdinal: bigint | number }[]>(Prisma.sql`
    SELECT b.blockId, b.drugId, b.sectionKey, b.machineState, b.physicalPage, m.drugName, m.ordinal, b.ordinal AS blockOrdinal FROM blocks b
    JOIN monographs m ON m.bookId = b.bookId AND m.drugId = b.drugId WHERE b.bookId = ${bookId}`);
  const byBlock = groupBy(findings.filter((finding) => finding.blockId !== null), (finding) => finding.blockId);
  return rows.map((row) => {
    const word = words.get(row.blockId) ?? UNJUDGED;
    const here = byBlock.get(row.blockId) ?? [];
    const item: QueueItem = {
      id: `block:${row.blockId}`,
      kind: "block",
      drugId: row.drugId,
      sectionKey: row.sectionKey as SectionKey,
      position: Number(row.ordinal) * MOST * MOST + Number(row.blockOrdinal),
      blockingFindings: count(here, "block"),
      warnings: count(here, "warn"),
      carriedLabels: 0,
      lookAgain: word.state === "again",
      machineDoubt: row.machineState === "quarantined",
      ocr: unreliable.has(`${row.drugId} ${row.sectionKey}`) || unreliable.has(`${row.drugId} `),
      changed: false,
    };
    return toEntry(item, { ...NOWHERE, drugName: row.drugName, blockId: row.blockId, physicalPage: Number(row.physicalPage), ...word }, [row.blockId]);
  });
}

/** Pages that were read from their picture. What is said of each stands in its finding, or, once it was approved, in the log: no text is read for it. */
async function readPageEntries(transaction: Transaction, bookId: string, { findings, words }: Found, monographs: Monographs): Promise<Entry[]> {
  const pages = await readRecognisedPages(transaction, bookId);
  const byPage = groupBy(findings.filter((finding) => finding.gate === PAGE_GATE), (finding) => pageKey(finding.drugId, finding.physicalPage));
  return pages.flatMap(({ drugId, physicalPage }) => {
    const monograph = monographs.get(drugId);
    if (monograph === undefined) return [];
    const key = pageKey(drugId, physicalPage);
    const word = words.get(key) ?? UNJUDGED;
    const here = byPage.get(key) ?? [];
    const item: QueueItem = {
      id: `page:${drugId}:${physicalPage}`,
      kind: "page",
      drugId,
      sectionKey: null,
      position: monograph.ordinal * MOST * MOST + physicalPage - monograph.firstPage,
      blockingFindings: count(here, "block"),
      warnings: count(here, "warn"),
      carriedLabels: 0,
      lookAgain: word.state === "again",
      machineDoubt: false,
      ocr: true,
      changed: false,
    };
    return [toEntry(item, { ...NOWHERE, drugName: monograph.drugName, physicalPage, ...word }, [key])];
  });
}

/** Blocking findings that no place that waits stands for: a place that was accepted does not make its finding go away. */
function findingEntries({ findings }: Found, places: readonly Entry[], monographs: Monographs): Entry[] {
  const isTold = ({ gate, drugId, physicalPage, chunkId, blockId }: FindingRow) => told.has(gate === PAGE_GATE ? pageKey(drugId, physicalPage) : (chunkId ?? blockId ?? ""));
  const told = new Set(places.flatMap(({ row, standsFor }) => (row.state === "judged" ? [] : standsFor)));
  return findings.flatMap((finding) => {
    const monograph = monographs.get(finding.drugId);
    if (finding.severity !== "block" || monograph === undefined || isTold(finding)) return [];
    const item: QueueItem = {
      id: `finding:${finding.findingId}`,
      kind: "finding",
      drugId: finding.drugId,
      sectionKey: finding.sectionKey as SectionKey | null,
      position: monograph.ordinal * MOST * MOST,
      blockingFindings: 1,
      warnings: 0,
      carriedLabels: 0,
      lookAgain: false,
      machineDoubt: false,
      ocr: false,
      changed: false,
    };
    const { chunkId, blockId, physicalPage, gate } = finding;
    return [toEntry(item, { ...NOWHERE, drugName: monograph.drugName, chunkId, blockId, physicalPage, gate: gate as GateName, ...UNJUDGED })];
  });
}

/** Every place of a book that a person judges, judged or not, the riskiest first. Reads no text and no body, so that it is quick with tens of thousands. */
export async function readQueue(transaction: Transaction, bookId: string): Promise<QueueRow[]> {
  const monographs = await transaction.monograph.findMany({ where: { bookId, book: { state: VISIBLE } }, select: { drugId: true, drugName: true, ordinal: true, firstPage: true, activeRunId: true } });
  const findings = await readFindings(transaction, bookId);
  const doubts = findings.filter((finding) => finding.gate === "text_layer_unreliable");
  const found: Found = {
    findings,
    words: await readWords(transaction, bookId),
    unreliable: new Set(doubts.map((finding) => `${finding.drugId} ${finding.sectionKey ?? ""}`)),
    isNew: await readEarlierCuts(transaction, bookId, new Map(monographs.flatMap((row) => (row.activeRunId === null ? [] : [[row.drugId, row.activeRunId] as const])))),
  };
  const byDrug = new Map(monographs.map((row) => [row.drugId, row]));
  const places = [...(await readSeamEntries(transaction, bookId, found)), ...(await readBlockEntries(transaction, bookId, found)), ...(await readPageEntries(transaction, bookId, found, byDrug))];
  return byRisk([...findingEntries(found, places, byDrug), ...places]).map(({ row }) => row);
}
