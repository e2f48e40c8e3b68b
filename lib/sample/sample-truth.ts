import type { SectionKey } from "@/lib/model/section-key";

/**
 * What the typesetter knows about the sample formulary because it set it. Boxes are `[x0, y0, x1, y1]` in points, page space
 * (origin top left, y downwards). A text box runs from the pen position of the first glyph to the end of the last advance;
 * vertically from baseline − 0.93 × size to baseline + 0.24 × size. Texts are NFC and hold the characters of the text layer
 * as drawn: a raised "2" set as a small glyph is "2", the glyph "²" is "²", a raised letter o of "°C" is "o". Fold both sides
 * (superscripts and subscripts to plain characters, "°" and "º" to "o") before comparing with what a reader of the PDF makes of them.
 */
export type TruthBox = [x0: number, y0: number, x1: number, y1: number];

interface TruthPage {
  /** 0-indexed page of the PDF file. */
  physicalPage: number;
  /** The folio as printed; null where the page shows none. */
  printedPage: string | null;
  /** The folio by the book's own counting, also where none is shown. */
  countedPage: string;
  kind: "cover" | "front" | "body";
  /** Drug name in the running header; null where there is none. */
  headerName: string | null;
  /** Box of the line that says the book is a demonstration. */
  warningBox: TruthBox;
}

export interface TruthLine {
  physicalPage: number;
  box: TruthBox;
  text: string;
  /** Index into the section's `paragraphs`. */
  paragraph: number;
  /** The last character is a hyphen that belongs to the line end, not to the text. */
  hyphenated: boolean;
}

export interface TruthSection {
  key: SectionKey;
  /** As printed, without the colon of a run-in heading. */
  heading: string;
  headingPhysicalPage: number;
  headingBox: TruthBox;
  runIn: boolean;
  /** Text without heading, tables, captions and formulas; end-of-line hyphenation undone. */
  paragraphs: string[];
  lines: TruthLine[];
}

export interface TruthMonograph {
  drugId: string;
  name: string;
  nameBox: TruthBox;
  atcCodes: string[];
  atcStatedAbsent: boolean;
  firstPhysicalPage: number;
  lastPhysicalPage: number;
  /** In printed order. */
  sections: TruthSection[];
}

interface TruthTablePiece {
  physicalPage: number;
  box: TruthBox;
  /** Rows of `cells` in this piece, inclusive; header rows repeated on a later piece are not counted. */
  firstRow: number;
  lastRow: number;
  headerRepeated: boolean;
}

export interface TruthTable {
  drugId: string;
  sectionKey: SectionKey;
  /** As printed, with its number ("Bảng 1: …"). */
  caption: string;
  headerRows: number;
  ruled: "full" | "partial" | "none";
  /** It runs over both columns. */
  wide: boolean;
  /** Index of the section's paragraph after which the table stands in the source. */
  afterParagraph: number;
  /** Rectangular grid; a cell covered by a merged one holds "". */
  cells: string[][];
  spans: { row: number; column: number; rowSpan: number; columnSpan: number }[];
  /** Grid rectangle of each cell on its own page; null for covered cells. */
  cellBoxes: (TruthBox | null)[][];
  /** Physical page of each row. */
  rowPages: number[];
  pieces: TruthTablePiece[];
}

export interface TruthFormula {
  drugId: string;
  sectionKey: SectionKey;
  /** Linear reading: `left = (numerator) / (denominator)`. */
  text: string;
  left: string;
  numerator: string;
  denominator: string;
  physicalPage: number;
  box: TruthBox;
  afterParagraph: number;
}

export interface SampleTruth {
  pageCount: number;
  pageWidth: number;
  pageHeight: number;
  /** The sentence that stands at the foot of every page. */
  warning: string;
  pages: TruthPage[];
  monographs: TruthMonograph[];
  tables: TruthTable[];
  formulas: TruthFormula[];
}
