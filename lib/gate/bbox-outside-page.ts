import type { Finding, Place } from "@/lib/model/finding";
import type { PageRect } from "@/lib/model/rect";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** Points by which a box may stick out: rounding, and glyphs that overhang their line. */
const SLACK = 1.5;

/** Every chunk has a box, and every box has a size and lies on its page as shown. Without it the screen would point at nothing or at other text. */
export function bboxOutsidePage(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  const check = (place: Partial<Place>, physicalPage: number, bbox: PageRect): void => {
    const page = facts.pages.get(physicalPage);
    if (page === undefined || isOnPage(bbox, page.width, page.height)) return; // `page_out_of_range` says it of a page that is not there.
    findings.push(makeFinding("bbox_outside_page", { ...place, physicalPage, bbox }, `inside ${page.width} × ${page.height}`, bbox.map((n) => Math.round(n * 10) / 10).join(" ")));
  };
  for (const chunk of facts.chunks) {
    const place = placeOfChunk(chunk);
    if (chunk.boxes.length === 0) findings.push(makeFinding("bbox_outside_page", place, "1 box or more", "0"));
    for (const box of chunk.boxes) check(place, box.physicalPage, box.bbox);
    for (const attachment of chunk.attachments) check({ ...place, blockId: attachment.blockId }, attachment.physicalPage, attachment.bbox);
  }
  for (const block of facts.monograph.blocks) {
    const place = { drugId: facts.monograph.drugId, sectionKey: block.sectionKey, blockId: block.blockId };
    for (const piece of block.pieces) check(place, piece.physicalPage, piece.bbox);
    for (const cell of block.cells) check(place, cell.physicalPage, cell.bbox);
  }
  return findings;
}

function isOnPage([x0, y0, x1, y1]: PageRect, width: number, height: number): boolean {
  return x0 >= -SLACK && y0 >= -SLACK && x1 <= width + SLACK && y1 <= height + SLACK && x1 >= x0 && y1 >= y0;
}
