import type { WorkbenchView } from "@/lib/model/views";
import { blockNeedsJudgement, seamNeedsJudgement } from "@/components/workbench/to-judge";

/** What waits on one page. */
export interface PageMarks {
  judge: number;
  withheld: number;
  blocked: number;
}

/** Counts per physical page (0-indexed): a page whose recognised text is not approved counts on itself, a seam counts on the page of its first border line, a block on each page that it stands on. */
export function pageMarks(view: WorkbenchView): Map<number, PageMarks> {
  const marks = new Map<number, PageMarks>();
  const at = (page: number | null | undefined): PageMarks => {
    const none = { judge: 0, withheld: 0, blocked: 0 };
    if (page === null || page === undefined) return none;
    const known = marks.get(page) ?? none;
    marks.set(page, known);
    return known;
  };
  for (const { physicalPage, state } of view.ocrPages ?? []) {
    if (state === "waiting") at(physicalPage).judge++;
    if (state !== "approved") at(physicalPage).withheld++;
  }
  for (const section of view.sections) {
    for (const seam of section.seams) if (seamNeedsJudgement(seam)) at(seam.boxes[0]?.physicalPage).judge++;
    for (const block of section.blocks) {
      for (const page of new Set(block.block.pieces.map((piece) => piece.physicalPage))) {
        if (blockNeedsJudgement(block, view.decisions)) at(page).judge++;
        if (block.state !== "approved") at(page).withheld++;
      }
    }
    for (const finding of section.findings) if (finding.severity === "block") at(finding.place.physicalPage).blocked++;
  }
  for (const finding of view.findings) if (finding.severity === "block") at(finding.place.physicalPage).blocked++;
  return marks;
}
