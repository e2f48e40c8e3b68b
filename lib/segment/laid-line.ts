/** The segmenter's own nouns between pages and monographs. Holds no logic. */
import type { Line } from "@/lib/model/line";
import type { TextFragment } from "@/lib/model/page";

/** Horizontal extent of a column of text, points. */
export interface ColumnFrame {
  x0: number;
  x1: number;
}

/** A fragment with its index into `page.fragments`. A fragment cut at a gutter comes twice under the same index. */
export interface Indexed {
  index: number;
  fragment: TextFragment;
}

/** A line of text with what reading it needs: its size, its weight, and the margins of the column that it stands in. */
export interface LaidLine {
  line: Line;
  /** Size of most of its characters, points. */
  fontSize: number;
  /** Glyphs in it that the engine could not name. */
  suspects: number;
  frame: ColumnFrame;
}

/** A stretch of a line: UTF-16 offsets into `line.line.text`, end exclusive. */
export interface Piece {
  laid: LaidLine;
  from: number;
  to: number;
  /** True where a paragraph must begin here whatever the layout says. */
  startsParagraph: boolean;
}
