/** What a page holds in reading order, furniture apart. Holds no logic. */
import type { LaidLine } from "./laid-line";
import type { FoundTable } from "./table/found-table";

export interface LineItem {
  kind: "line";
  laid: LaidLine;
}

export interface TableItem {
  kind: "table";
  table: FoundTable;
  physicalPage: number;
  page: { width: number; height: number };
  /** Caption lines first, then every fragment of the grid as a line of its own. */
  captionLines: LaidLine[];
  cellLines: LaidLine[];
  /** Stands at the head of a column: it may have floated away from its place in the text. */
  atColumnTop: boolean;
}

export interface FormulaItem {
  kind: "formula";
  lines: LaidLine[];
  physicalPage: number;
  /** One ordinary line; nothing of its layout carries meaning. */
  plain: boolean;
}

/** Text that is no prose: turned by a quarter, inside a figure, a figure's caption. */
export interface AsideItem {
  kind: "aside";
  laid: LaidLine;
  caption: boolean;
}

export type FlowItem = LineItem | TableItem | FormulaItem | AsideItem;

export interface PageFlow {
  items: FlowItem[];
  furniture: LaidLine[];
}
