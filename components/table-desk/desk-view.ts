import type { WorkbenchView } from "@/lib/model/views";
import { blockNumbers } from "@/lib/review/block-numbers";
import { standingOn } from "@/components/decision/decided-since";
import { blockNeedsJudgement } from "@/components/workbench/to-judge";
import type { TableDeskView } from "./desk-types";

/** What the desk of one table needs of its monograph's view; null where that has no such table. `nameOf` makes "Bảng 2" of a number. */
export function deskViewOf(view: WorkbenchView, blockId: string, near: { previous: string | null; next: string | null }, nameOf: (number: string) => string): TableDeskView | null {
  for (const section of view.sections) {
    const block = section.blocks.find((candidate) => candidate.block.blockId === blockId);
    if (block?.block.kind !== "table") continue;
    const pieces = new Set([block.asRead.physicalPage, ...block.asRead.pieces.map((piece) => piece.physicalPage)]);
    const { drugId, drugName } = view.monograph;
    return {
      bookId: view.book.bookId,
      drugId,
      drugName,
      sectionName: section.displayName,
      name: nameOf(blockNumbers(view).get(blockId) ?? ""),
      view: block,
      standing: standingOn(view.decisions, "block", blockId),
      waits: blockNeedsJudgement(block, view.decisions),
      imported: view.run.origin === "imported",
      pages: view.pages.filter((page) => pieces.has(page.physicalPage)),
      limits: section.limits,
      ...near,
    };
  }
  return null;
}
