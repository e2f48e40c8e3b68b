import type { BlockState } from "@/lib/model/block";
import type { Decision } from "@/lib/model/decision";
import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import { fromDecisionRow } from "./decision-rows";
import { groupBy } from "@/lib/model/group-by";
import { fromMonographRows, knownFindingsOf } from "./monograph-rows";
import type { Transaction } from "./open-store";

/** A monograph as it was segmented, and what counts for it now. */
export interface StoredMonograph {
  monograph: Monograph;
  activeRunId: string;
  /** The segmenter's own. */
  knownFindings: Finding[];
  blockStates: ReadonlyMap<string, BlockState>;
  /** Every decision on a pin of it, in the order of the log. */
  pinLog: readonly Decision[];
}

/** Some monographs of a book, in book order. Those that are not there are left out. */
export async function readMonographs(transaction: Transaction, bookId: string, drugIds: readonly string[]): Promise<StoredMonograph[]> {
  const rows = await transaction.monograph.findMany({ where: { bookId, drugId: { in: [...drugIds] } }, orderBy: { ordinal: "asc" } });
  // Sections and blocks by the ids themselves: relations over two columns become long lists of conditions.
  const where = { bookId, drugId: { in: [...drugIds] } };
  const sections = groupBy(await transaction.section.findMany({ where, orderBy: { ordinal: "asc" } }), (row) => row.drugId);
  const blocks = groupBy(await transaction.block.findMany({ where, orderBy: { ordinal: "asc" } }), (row) => row.drugId);
  const pins = groupBy(await transaction.decision.findMany({ where: { ...where, targetKind: "pin" }, orderBy: { sequence: "asc" } }), (row) => row.drugId);
  return rows.flatMap((row) => {
    if (row.activeRunId === null) return [];
    const own = blocks.get(row.drugId) ?? [];
    return [
      {
        monograph: fromMonographRows(row, sections.get(row.drugId) ?? [], own),
        knownFindings: knownFindingsOf(row),
        activeRunId: row.activeRunId,
        blockStates: new Map(own.map((block) => [block.blockId, block.state as BlockState])),
        pinLog: (pins.get(row.drugId) ?? []).map(fromDecisionRow),
      },
    ];
  });
}

/** One monograph; null when the book has none of that id. */
export async function readMonograph(transaction: Transaction, bookId: string, drugId: string): Promise<StoredMonograph | null> {
  return (await readMonographs(transaction, bookId, [drugId]))[0] ?? null;
}
