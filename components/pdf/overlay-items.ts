import { containsPoint } from "@/lib/geometry/rect";
import type { BlockState } from "@/lib/model/block";
import type { PageRect } from "@/lib/model/rect";
import type { WorkbenchView } from "@/lib/model/views";

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
export function overlayItems(view: WorkbenchView, physicalPage: number): PageOverlayItems {
  const items: PageOverlayItems = {
    chunks: [],
    blocks: [],
    headings: [],
    furniture: view.pages.find((page) => page.physicalPage === physicalPage)?.furniture ?? [],
    withheldLines: [],
    doubtful: view.pages.find((page) => page.physicalPage === physicalPage)?.ocr?.doubtful ?? [],
  };
  const numbers = blockNumbers(view);
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

/** The number in a printed caption: "2" of "Bảng 2: Khoảng cách liều", "3b" of "Table 3b". */
const CAPTION_NUMBER = /^\p{L}+(?:\s\p{L}+)?\s(\d+\p{Ll}?)(?=[\s.:)]|$)/u;

/**
 * The number by which each block is called: the one that its caption prints, so that the page and the card say the same;
 * where none is printed the lowest that no caption of its kind has, in reading order.
 */
export function blockNumbers(view: Pick<WorkbenchView, "sections">): Map<string, string> {
  const blocks = view.sections.flatMap((section) => section.blocks.map(({ block }) => block));
  const numbers = new Map<string, string>();
  for (const kind of ["table", "formula"] as const) {
    const ofKind = blocks.filter((block) => block.kind === kind);
    const printed = new Map(ofKind.map((block) => [block.blockId, CAPTION_NUMBER.exec(block.caption ?? "")?.[1]]));
    const taken = new Set(printed.values());
    let next = 1;
    for (const { blockId } of ofKind) {
      while (taken.has(String(next))) next++;
      numbers.set(blockId, printed.get(blockId) ?? String(next++));
    }
  }
  return numbers;
}

/** Whether the middle of a cell lies in a piece. */
function lies(cell: PageRect, piece: PageRect): boolean {
  return containsPoint(piece, (cell[0] + cell[2]) / 2, (cell[1] + cell[3]) / 2);
}
