import { parseMarkup } from "./inline-markup";
import { breakLines } from "./line-breaker";
import { COLUMN_WIDTH, type PageFlow, SHEET } from "./page-flow";
import type { TableSource } from "./sample-source";
import type { TruthBox, TruthTable } from "./sample-truth";
import { strokeRules } from "./stroke-rules";
import { CELL, layTable, type TableGrid } from "./table-grid";
import type { TextSetter } from "./text-setter";

const CAPTION = { size: 8.8, leading: 11.4, gap: 4 };
const AROUND = 7;
/** A table lower than this (points) is not broken over columns. */
const KEEP_WHOLE = 180;

type TableTruth = Omit<TruthTable, "drugId" | "sectionKey" | "afterParagraph">;

/** Sets one table where its source wants it and fills `truth` as its rows are drawn (a float is drawn later, on the next page). */
export class TableSetting {
  readonly truth: TableTruth;
  private readonly grid: TableGrid;
  private readonly width: number;
  private readonly headerHeight: number;

  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly flow: PageFlow,
    private readonly setter: TextSetter,
    private readonly source: TableSource,
    private readonly caption: string,
  ) {
    this.width = source.wide ? SHEET.right - SHEET.left : COLUMN_WIDTH;
    this.grid = layTable(source, setter, this.width);
    this.headerHeight = this.heightOf(0, source.headerRows);
    const { cells } = this.grid;
    this.truth = {
      caption,
      headerRows: source.headerRows,
      ruled: source.ruled,
      wide: source.wide,
      cells: source.rows.map((row, r) => row.map((_, c) => cells.find((cell) => cell.row === r && cell.column === c)?.text ?? "")),
      spans: cells.filter((cell) => cell.rowSpan * cell.columnSpan > 1).map(({ row, column, rowSpan, columnSpan }) => ({ row, column, rowSpan, columnSpan })),
      cellBoxes: source.rows.map((row) => row.map(() => null)),
      rowPages: [],
      pieces: [],
    };
  }

  set(): void {
    const { flow, source } = this;
    const height = this.captionHeight() + this.heightOf(0, source.rows.length);
    const fitsBelow = source.place === "bottom" && flow.column === 0 && flow.room > height + 2 * AROUND;
    if (fitsBelow) {
      flow.bottom -= height + AROUND;
      this.drawAt(SHEET.left, flow.bottom + AROUND);
    } else if (source.place === "here" && !source.wide) {
      this.setInColumns();
    } else {
      flow.floatToNextPage(() => {
        flow.y = this.drawAt(flow.x, flow.y) + AROUND;
        if (source.wide) flow.top = flow.y;
      });
    }
  }

  /** Caption and all rows in one piece; gives the y below it. */
  private drawAt(x: number, y: number): number {
    return this.drawPiece(x, this.drawCaption(x, y), 0, this.source.rows.length - 1, false);
  }

  private setInColumns(): void {
    const { flow, source } = this;
    const rows = source.rows.length;
    const whole = this.heightOf(0, rows);
    const start = whole < KEEP_WHOLE ? whole : this.heightOf(0, Math.min(rows, source.headerRows + 3));
    flow.ensure(this.captionHeight() + start + AROUND);
    flow.skip(AROUND);
    flow.y = this.drawCaption(flow.x, flow.y);
    for (let first = 0; first < rows; ) {
      const repeated = first > 0;
      const room = flow.room - (repeated ? this.headerHeight : 0);
      let next = rows;
      while (next > first + 1 && (this.heightOf(first, next) > room || this.grid.canStart[next] === false)) next -= 1;
      flow.y = this.drawPiece(flow.x, flow.y, first, next - 1, repeated);
      first = next;
      if (first < rows) flow.nextColumn();
    }
    flow.y += AROUND;
  }

  private heightOf(first: number, end: number): number {
    return this.grid.rowHeights.slice(first, end).reduce((sum, height) => sum + height, 0);
  }

  private captionLines() {
    const colon = this.caption.indexOf(":") + 1;
    const words = [...parseMarkup(this.caption.slice(0, colon), 0, { bold: true, italic: true }), ...parseMarkup(this.caption.slice(colon), 0, { italic: true })];
    const { measure, space } = this.setter.measureAt(CAPTION.size);
    return { space, lines: breakLines(words, measure, space, () => this.width - 12) };
  }

  private captionHeight(): number {
    return this.captionLines().lines.length * CAPTION.leading + CAPTION.gap;
  }

  private drawCaption(x: number, top: number): number {
    const { lines, space } = this.captionLines();
    lines.forEach((line, index) => {
      const natural = line.wordsWidth + space * (line.words.length - 1);
      this.setter.drawLine(line, x + (this.width - natural) / 2, top + CAPTION.leading * (index + 0.78), CAPTION.size, null);
    });
    return top + lines.length * CAPTION.leading + CAPTION.gap;
  }

  private drawPiece(x: number, top: number, first: number, last: number, headerRepeated: boolean): number {
    const { source, flow, truth } = this;
    const boxes: TruthBox[] = [];
    let y = top;
    if (headerRepeated) {
      boxes.push(...this.drawRows(x, y, 0, source.headerRows - 1, false));
      y += this.headerHeight;
    }
    boxes.push(...this.drawRows(x, y, first, last, true));
    y += this.heightOf(first, last + 1);
    const box: TruthBox = [x, top, x + this.width, y];
    strokeRules(this.doc, source.ruled, box, boxes, top + this.headerHeight);
    truth.pieces.push({ physicalPage: flow.physicalPage, box, firstRow: first, lastRow: last, headerRepeated });
    return y;
  }

  /** Draws rows from `top` down and gives their cells' rectangles. */
  private drawRows(x: number, top: number, first: number, last: number, record: boolean): TruthBox[] {
    const { edges, cells } = this.grid;
    const boxes: TruthBox[] = [];
    for (const cell of cells) {
      if (cell.row < first || cell.row > last) continue;
      const y0 = top + this.heightOf(first, cell.row);
      const box: TruthBox = [x + (edges[cell.column] ?? 0), y0, x + (edges[cell.column + cell.columnSpan] ?? 0), y0 + this.heightOf(cell.row, cell.row + cell.rowSpan)];
      boxes.push(box);
      if (record) (this.truth.cellBoxes[cell.row] ?? [])[cell.column] = box;
      const slack = box[3] - box[1] - cell.lines.length * CELL.leading;
      // Without rules only a common first line shows which cells make a row.
      const textTop = box[1] + (this.source.ruled === "none" ? CELL.padY : slack / 2);
      const { space } = this.setter.measureAt(CELL.size);
      cell.lines.forEach((line, index) => {
        const natural = line.wordsWidth + space * (line.words.length - 1);
        const left = cell.align === "center" ? (box[0] + box[2] - natural) / 2 : box[0] + CELL.padX;
        this.setter.drawLine(line, left, textTop + CELL.leading * (index + 0.77), CELL.size, null);
      });
    }
    if (record) for (let row = first; row <= last; row += 1) this.truth.rowPages[row] = this.flow.physicalPage;
    return boxes;
  }
}
