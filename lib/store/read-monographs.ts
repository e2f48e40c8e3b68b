import type { BlockState } from "@/lib/model/block";
import type { Decision } from "@/lib/model/decision";
import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import { type CorrectedMonograph, correctBlocks, standingTableEdits } from "@/lib/review/correct-blocks";
import { ocrPageStates, withJudgedPages } from "@/lib/review/page-approval";
import { fromDecisionRow } from "./decision-rows";
import { groupBy } from "@/lib/model/group-by";
import { fromMonographRows, knownFindingsOf } from "./monograph-rows";
import type { Transaction } from "./open-store";
import { sha256Text } from "./sha256-text";

/** A monograph as it was segmented, its blocks as corrected, its recognised text lifted where a person approved it, and what counts for it now. */
export interface StoredMonograph {
  /** As the segmenter left it. */
  asSegmented: Monograph;
  monograph: CorrectedMonograph;
  activeRunId: string;
  /** The segmenter's own. */
  knownFindings: Finding[];
  blockStates: ReadonlyMap<string, BlockState>;
  /** Every decision on a pin of it, in the order of the log. */
  pinLog: readonly Decision[];
  /** Every decision on a correction of it, in the order of the log. */
  corrections: readonly Decision[];
}

/** Some monographs of a book, in book order. Those that are not there are left out. */
export async function readMonographs(transaction: Transaction, bookId: string, drugIds: readonly string[]): Promise<StoredMonograph[]> {
  const rows = await transaction.monograph.findMany({ where: { bookId, drugId: { in: [...drugIds] } }, orderBy: { ordinal: "asc" } });
  // Sections and blocks by the ids themselves: relations over two columns become long lists of conditions.
  const where = { bookId, drugId: { in: [...drugIds] } };
  const sections = groupBy(await transaction.section.findMany({ where, orderBy: { ordinal: "asc" } }), (row) => row.drugId);
  const blocks = groupBy(await transaction.block.findMany({ where, orderBy: { ordinal: "asc" } }), (row) => row.drugId);
  const log = groupBy(await transaction.decision.findMany({ where: { ...where, targetKind: { in: ["pin", "correction", "page"] } }, orderBy: { sequence: "asc" } }), (row) => row.drugId);
  return rows.flatMap((row) => {
    if (row.activeRunId === null) return [];
    const own = blocks.get(row.drugId) ?? [];
    const decisions = (log.get(row.drugId) ?? []).map(fromDecisionRow);
    const corrections = decisions.filter((decision) => decision.targetKind === "correction");
    const monograph = fromMonographRows(row, sections.get(row.drugId) ?? [], own);
    return [
      {
        asSegmented: monograph,
        monograph: withCorrections(withJudgedPages(monograph, ocrPageStates(monograph, decisions, sha256Text)), corrections),
        knownFindings: knownFindingsOf(row),
        activeRunId: row.activeRunId,
        blockStates: new Map(own.map((block) => [block.blockId, block.state as BlockState])),
        pinLog: decisions.filter((decision) => decision.targetKind === "pin"),
        corrections,
      },
    ];
  });
}

/** A monograph with the corrections of its grids in the log (ascending) that still find the grid that they were made on. */
export function withCorrections(asRead: Monograph, log: readonly Decision[]): CorrectedMonograph {
  const blocks = correctBlocks(asRead.blocks, standingTableEdits(asRead.drugId, asRead.blocks, log, sha256Text));
  return { ...asRead, blocks, blocksAsRead: asRead.blocks };
}

/** One monograph; null when the book has none of that id. */
export async function readMonograph(transaction: Transaction, bookId: string, drugId: string): Promise<StoredMonograph | null> {
  return (await readMonographs(transaction, bookId, [drugId]))[0] ?? null;
}
