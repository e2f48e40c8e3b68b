import type { WorkbenchView } from "@/lib/model/views";
import type { LinkRef } from "./link-store";

/** On which physical pages (0-indexed, ascending) each linkable thing stands. */
export function pagesOfStops(view: Pick<WorkbenchView, "sections" | "ocrPages">): Map<LinkRef, number[]> {
  const pages = new Map<LinkRef, number[]>();
  const add = (ref: LinkRef, found: number[]) => pages.set(ref, [...new Set(found)].sort((a, b) => a - b));
  for (const { physicalPage } of view.ocrPages ?? []) add(`page:${physicalPage}`, [physicalPage]);
  for (const section of view.sections) {
    for (const chunk of section.chunks) if (chunk.blockId === null) add(`chunk:${chunk.chunkId}`, chunk.boxes.map((box) => box.physicalPage));
    for (const seam of section.seams) add(`seam:${seam.seamKey}`, seam.boxes.map((box) => box.physicalPage));
    for (const { block } of section.blocks) add(`block:${block.blockId}`, block.pieces.map((piece) => piece.physicalPage));
  }
  return pages;
}

/** What a shared link points at. A chunk that stands for a block leads to the block, a section to its first chunk. Null when nothing of that name is here any more. */
export function targetOf(view: Pick<WorkbenchView, "sections" | "ocrPages">, query: { ocr?: string | undefined; chunk?: string | undefined; block?: string | undefined; seam?: string | undefined; section?: string | undefined }): LinkRef | null {
  const page = view.ocrPages?.find(({ physicalPage }) => `${physicalPage}` === query.ocr);
  if (page !== undefined) return `page:${page.physicalPage}`;
  for (const section of view.sections) {
    const chunk = section.chunks.find((candidate) => candidate.chunkId === query.chunk);
    if (chunk !== undefined) return chunk.blockId === null ? `chunk:${chunk.chunkId}` : `block:${chunk.blockId}`;
    if (section.seams.some((seam) => seam.seamKey === query.seam)) return `seam:${query.seam}`;
    if (section.blocks.some(({ block }) => block.blockId === query.block)) return `block:${query.block}`;
  }
  if (query.section === undefined) return null;
  const named = view.sections.filter((section) => section.key === query.section);
  return targetOf({ sections: named }, { chunk: named[0]?.chunks[0]?.chunkId ?? "" });
}
