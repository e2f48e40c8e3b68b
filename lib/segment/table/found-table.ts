/** The nouns of the table finder: what it is told about a page, what it hands back. Holds no logic. */
import type { BlockPiece, BlockReason, Cell } from "@/lib/model/block";
import type { PageRect } from "@/lib/model/rect";

/** What the segmenter already knows about a page when it asks for tables. */
export interface TableContext {
  /** Text columns of the page, left to right, points in page space. Empty: the whole page is one column. */
  columns: readonly { x0: number; x1: number }[];
  /** Words that begin a table's caption ("Bảng", "Table"). */
  captionWords: readonly string[];
  /** Size of ordinary prose on the page, points. */
  bodyFontSize: number;
}

/** One table (or one page's stretch of one) as found on a page. */
export interface FoundTable {
  /** The grid's box in page space; the caption is not in it. */
  bbox: PageRect;
  /** Rows × columns as printed, header rows counted. */
  rows: number;
  columns: number;
  headerRows: number;
  /** How many columns at the left name the row. */
  rowLabelColumns: number;
  /** Row by row, left to right; a merged cell once, at its top left. Blank cells are listed with an empty text. */
  cells: Cell[];
  /** Ascending indexes into `page.fragments`: every visible character of these fragments is in exactly one cell. */
  fragmentIndexes: number[];
  /** Ascending indexes into `page.fragments` of the caption's lines; disjoint from `fragmentIndexes`. */
  captionFragmentIndexes: number[];
  /** Lines joined by a space; null when none is printed. */
  caption: string | null;
  ruled: "full" | "partial" | "none";
  /** 0..1: how sure the finder is of the region and the grid together. */
  confidence: number;
  /** Every doubt, in the order of `BlockReason`; each only once. */
  reasons: BlockReason[];
}

/** A found table with the page it stands on, in reading order, as `joinContinued` wants it. */
export interface PlacedTable {
  table: FoundTable;
  /** 0-indexed. */
  physicalPage: number;
  /** Size of the page as shown, points. */
  page: { height: number; width: number };
}

/** One logical table: one found table, or several joined over page or column breaks. */
export interface JoinedTable {
  /** Indexes into the list given to `joinContinued`, ascending. */
  members: number[];
  rows: number;
  columns: number;
  headerRows: number;
  rowLabelColumns: number;
  /** Rows of the joined grid; every cell keeps its own `physicalPage` and box. */
  cells: Cell[];
  /** One a member, in order. */
  pieces: BlockPiece[];
  /** Of the first piece. */
  caption: string | null;
  ruled: "full" | "partial" | "none";
  confidence: number;
  reasons: BlockReason[];
}
