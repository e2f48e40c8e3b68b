/** Comes in: pages as extracted and the finished segmentation. Goes out: where every visible character went, per page. Never assumes: each side is counted from its own data. */
import type { PageLedger } from "@/lib/model/book";
import { inkLength } from "./fold-text";
import type { PageHead } from "./page-head";
import type { PageFlow } from "./flow";
import type { Collected } from "./collect-monographs";
import type { FormulaItem, TableItem } from "./flow";
import type { LaidLine, Piece } from "./laid-line";

type Account = Exclude<keyof PageLedger, "physicalPage" | "extracted">;

export interface LedgerInput {
  pages: readonly PageHead[];
  flows: readonly PageFlow[];
  collected: Collected;
  /** Members of joined tables that stand in some monograph's block. */
  liftedTables: ReadonlySet<TableItem>;
}

/** Characters without white space. */
export function pageLedgers({ pages, flows, collected, liftedTables }: LedgerInput): PageLedger[] {
  const ledgers = new Map<number, PageLedger>(
    pages.map((page) => [
      page.physicalPage,
      { physicalPage: page.physicalPage, extracted: page.extracted, furniture: 0, headings: 0, sections: 0, blocks: 0, monographHeads: 0, outside: 0 },
    ]),
  );
  const book = (account: Account, laid: LaidLine, from: number, to: number) => {
    const ledger = ledgers.get(laid.line.physicalPage);
    if (ledger !== undefined) ledger[account] += inkLength(laid.line.text.slice(from, to));
  };
  const bookPiece = (account: Account) => (piece: Pick<Piece, "laid" | "from" | "to">) => book(account, piece.laid, piece.from, piece.to);
  const bookLine = (account: Account) => (laid: LaidLine) => book(account, laid, 0, laid.line.text.length);
  for (const flow of flows) flow.furniture.forEach(bookLine("furniture"));
  collected.headings.forEach(bookPiece("headings"));
  collected.outside.forEach(bookPiece("outside"));
  collected.outsideBlocks.flatMap(linesOfBlock).forEach(bookLine("outside"));
  for (const draft of collected.drafts) {
    if (!draft.shared) draft.nameLines.forEach(bookLine("monographHeads"));
    draft.preamble.forEach(bookPiece("monographHeads"));
    for (const section of draft.sections) section.pieces.forEach(bookPiece("sections"));
    for (const { item } of draft.blocks) linesOfBlock(item).forEach(bookLine(item.kind === "formula" || liftedTables.has(item) ? "blocks" : "outside"));
  }
  return pages.map((page) => ledgers.get(page.physicalPage) as PageLedger);
}

/** Lines of a table (caption first) or formula. */
export function linesOfBlock(item: TableItem | FormulaItem): LaidLine[] {
  return item.kind === "formula" ? item.lines : [...item.captionLines, ...item.cellLines];
}

/** Characters of a page that no account holds (negative: held twice). */
export function unaccounted(ledger: PageLedger): number {
  return ledger.extracted - ledger.furniture - ledger.headings - ledger.sections - ledger.blocks - ledger.monographHeads - ledger.outside;
}
