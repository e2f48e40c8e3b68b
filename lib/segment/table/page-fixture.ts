/** Comes in: words and rules as a test writes them. Goes out: a `Page` as the extractor would make it. For tests only. */
import type { Cell } from "@/lib/model/block";
import type { Page, Ruling, TextFragment } from "@/lib/model/page";
import { pageRect } from "@/lib/model/rect";

/** A fragment of type `size` whose baseline is at `y`; every character is half an em wide. */
export function typed(text: string, x: number, y: number, options: { bold?: boolean; size?: number } = {}): TextFragment {
  const { bold = false, size = 10 } = options;
  const step = size / 2;
  const xs = Array.from({ length: text.length + 1 }, (_, index) => x + index * step);
  return {
    text,
    bbox: pageRect(x, y - 0.89 * size, x + text.length * step, y + 0.21 * size),
    baseline: y,
    xs,
    runs: [{ start: 0, end: text.length, bold, italic: false, script: "none", fontSize: size }],
    angle: 0,
    suspects: 0,
  };
}

export const across = (y: number, x0: number, x1: number, width = 0.5): Ruling => ({ orientation: "h", x0, y0: y, x1, y1: y, width });
export const down = (x: number, y0: number, y1: number, width = 0.5): Ruling => ({ orientation: "v", x0: x, y0, x1: x, y1, width });

export function pageOf(fragments: TextFragment[], rulings: Ruling[] = [], physicalPage = 0): Page {
  return { physicalPage, width: 600, height: 800, rotate: 0, pageLabel: null, fragments, rulings, images: [] };
}

/** Every border of a grid, drawn. */
export function gridRules(xs: readonly number[], ys: readonly number[]): Ruling[] {
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  return [...ys.map((y) => across(y, left, right)), ...xs.map((x) => down(x, top, bottom))];
}

/** A table's texts as a plain grid; covered places are empty. */
export function texts(table: { rows: number; columns: number; cells: readonly Cell[] } | null | undefined): string[][] {
  const rows: string[][] = Array.from({ length: table?.rows ?? 0 }, () => Array.from({ length: table?.columns ?? 0 }, () => ""));
  for (const cell of table?.cells ?? []) (rows[cell.row] as string[])[cell.column] = cell.text;
  return rows;
}

/** Words of a line set to the given width: the spaces between them are widened as a typesetter does. */
export function justified(text: string, x: number, y: number, width: number, size = 10): TextFragment {
  const plain = typed(text, x, y, { size });
  const spaces = text.split(" ").length - 1;
  const extra = spaces === 0 ? 0 : (width - (text.length * size) / 2) / spaces;
  let added = 0;
  const xs = plain.xs.map((value, index) => {
    const own = value + added;
    if (text[index] === " ") added += extra;
    return own;
  });
  return { ...plain, xs, bbox: pageRect(x, plain.bbox[1], x + width, plain.bbox[3]) };
}

export const CONTEXT = { columns: [], captionWords: ["Bảng", "Table"], bodyFontSize: 10 };
