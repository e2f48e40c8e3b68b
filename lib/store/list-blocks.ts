import type { Block, BlockState } from "@/lib/model/block";
import type { Decision } from "@/lib/model/decision";
import { groupBy } from "@/lib/model/group-by";
import type { BlockView } from "@/lib/model/views";
import { blockAnchor } from "@/lib/review/anchor";
import { type StandingTableEdit, correctBlocks, standingTableEdits } from "@/lib/review/correct-blocks";
import { VISIBLE } from "./book-state";
import { fromDecisionRow } from "./decision-rows";
import type { Block as StoredBlock } from "./generated/client";
import { fromBlockRow } from "./monograph-rows";
import { openStore } from "./open-store";
import { unpackJson } from "./packed-json";
import { sha256Text } from "./sha256-text";

/** The blocks of one monograph with their corrections in the log (ascending). `folioOf`: the printed page of a block's own first page. */
export function toBlockViews(drugId: string, rows: readonly StoredBlock[], log: readonly Decision[], folioOf: (physicalPage: number) => string | null): BlockView[] {
  const asRead = rows.map(fromBlockRow);
  const edits = standingTableEdits(drugId, asRead, log, sha256Text);
  const blocks = correctBlocks(asRead, edits);
  return rows.map((row, index) => {
    const read = asRead[index] as Block;
    const block = blocks[index] ?? read;
    return {
      block,
      judged: blockAnchor(drugId, block, sha256Text).contentHash,
      asRead: read,
      asReadHash: blockAnchor(drugId, read, sha256Text).contentHash,
      correction: toCorrectionView(edits.get(row.blockId)),
      state: row.state as BlockState,
      printedPage: folioOf(row.physicalPage),
      preview: unpackJson(row.previewBody),
    };
  });
}

function toCorrectionView(edit: StandingTableEdit | undefined): BlockView["correction"] {
  if (edit === undefined) return null;
  const { sequence, reviewer, decidedAt } = edit.decision;
  return { sequence, operations: [...edit.operations], reviewer, decidedAt };
}

/** A block in a list: as corrected, without what only its own screens need. */
export interface ListedBlock extends Pick<BlockView, "block" | "state" | "printedPage"> {
  drugId: string;
  drugName: string;
}

/** All lifted blocks of a book in book order, each with its monograph. */
export async function listBlocks(bookId: string): Promise<ListedBlock[]> {
  const { prisma } = openStore();
  const rows = await prisma.block.findMany({
    where: { bookId, monograph: { book: { state: VISIBLE } } },
    orderBy: [{ monograph: { ordinal: "asc" } }, { ordinal: "asc" }],
  });
  // Read on their own: a relation over two columns becomes one condition a row, too many for SQLite in a large book.
  const names = new Map((await prisma.monograph.findMany({ where: { bookId }, select: { drugId: true, drugName: true } })).map((monograph) => [monograph.drugId, monograph.drugName]));
  const folios = await readFolios(bookId, rows.map((row) => row.physicalPage));
  const log = groupBy((await prisma.decision.findMany({ where: { bookId, targetKind: "correction" }, orderBy: { sequence: "asc" } })).map(fromDecisionRow), (decision) => decision.anchor.drugId);
  return [...groupBy(rows, (row) => row.drugId)].flatMap(([drugId, own]) => {
    const asRead = own.map(fromBlockRow);
    const blocks = correctBlocks(asRead, standingTableEdits(drugId, asRead, log.get(drugId) ?? [], sha256Text));
    return own.map((row, index) => ({ block: blocks[index] as Block, state: row.state as BlockState, printedPage: folios.get(row.physicalPage) ?? null, drugId, drugName: names.get(drugId) ?? drugId }));
  });
}

async function readFolios(bookId: string, physicalPages: readonly number[]): Promise<Map<number, string | null>> {
  const pages = await openStore().prisma.page.findMany({ where: { bookId, physicalPage: { in: [...new Set(physicalPages)] } }, select: { physicalPage: true, printedPage: true } });
  return new Map(pages.map((page) => [page.physicalPage, page.printedPage]));
}
