import { containsPoint } from "@/lib/geometry/rect";
import type { BlockState } from "@/lib/model/block";
import type { PageRect } from "@/lib/model/rect";
import type { WorkbenchView } from "@/lib/model/views";
import { blockNumbers } from "@/lib/review/block-numbers";

/** A chunk's lines on one page. */
export interface ChunkOverlay {
  chunkId: string;
  sectionName: string;
  /** From 0. */
  partIndex: number;
  partCount: number;
  lines: { lineId: string; bbox: PageRect }[];
}

/** A block's stretch on one page with its cells there. */
export interface BlockOverlay {
  blockId: string;
  kind: "table" | "formula";
  /** As its card is headed: see `blockNumbers`. */
  number: string;
  state: BlockState;
  bbox: PageRect;
  cells: { row: number; column: number; bbox: PageRect }[];
}

export interface PageOverlayItems {
  chunks: ChunkOverlay[];
  blocks: BlockOverlay[];
  headings: { lineId: string; text: string; bbox: PageRect }[];
  furniture: PageRect[];
  /** Stretches of prose that no chunk may quote. */
  withheldLines: PageRect[];
  /** Words that were read from the picture with doubt. */
  doubtful: { text: string; confidence: number; bbox: PageRect }[];
}

/** Everything that is drawn over one physical page (0-indexed), in page space. Prose only for chunks: a block is drawn as a block. */
export function overlayItems(view: Pick<WorkbenchView, "sections" | "pages">, physicalPage: number, numbers: ReadonlyMap<string, string> = blockNumbers(view)): PageOverlayItems {
  const items: PageOverlayItems = {
    chunks: [],
    blocks: [],
    headings: [],
    furniture: view.pages.find((page) => page.physicalPage === physicalPage)?.furniture ?? [],
    withheldLines: [],
    doubtful: view.pages.find((page) => page.physicalPage === physicalPage)?.ocr?.doubtful ?? [],
  };
  for (const section of view.sections) {
    for (const heading of section.headings) {
      if (heading.physicalPage === physicalPage) items.headings.push({ lineId: heading.lineId, text: heading.text, bbox: heading.bbox });
    }
    for (const box of section.quarantinedBoxes ?? []) if (box.physicalPage === physicalPage) items.withheldLines.push(box.bbox);
    for (const chunk of section.chunks) {
      if (chunk.blockId !== null) continue;
      const lines = chunk.boxes.filter((box) => box.physicalPage === physicalPage).map(({ lineId, bbox }) => ({ lineId, bbox }));
      if (lines.length > 0) {
        items.chunks.push({ chunkId: chunk.chunkId, sectionName: section.displayName, partIndex: chunk.partIndex, partCount: chunk.partCount, lines });
      }
    }
    for (const { block, state } of section.blocks) {
      for (const piece of block.pieces) {
        if (piece.physicalPage !== physicalPage) continue;
        items.blocks.push({
          blockId: block.blockId,
          kind: block.kind,
          number: numbers.get(block.blockId) ?? "",
          state,
          bbox: piece.bbox,
          cells: block.cells.filter((cell) => cell.physicalPage === physicalPage && lies(cell.bbox, piece.bbox)).map(({ row, column, bbox }) => ({ row, column, bbox })),
        });
      }
    }
  }
  return items;
}

/** Whether the middle of a cell lies in a piece. */
function lies(cell: PageRect, piece: PageRect): boolean {
  return containsPoint(piece, (cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2);
}
