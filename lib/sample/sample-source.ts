import type { SectionKey } from "@/lib/model/section-key";

/**
 * How the sample's text is written down. Inline marks in every text: `*italic*`, `**bold**`, `^raised^`, `~lowered~`,
 * `_` a space that does not break, `¬` a place where a word may be hyphenated. One line of a template literal is one paragraph.
 */
export type SectionContent = string | TableSource | FormulaSource;

export interface SectionSource {
  key: SectionKey;
  heading: string;
  /** Heading and text share a line. `sameLine`: it goes on in the line of the run-in section before it. */
  runIn: boolean;
  sameLine: boolean;
  content: SectionContent[];
}

export interface TableSource {
  kind: "table";
  caption: string;
  headerRows: number;
  ruled: "full" | "partial" | "none";
  wide: boolean;
  /** `here` in the text flow, `bottom` at the foot of this page, `nextPage` at the top of the page after. */
  place: "here" | "bottom" | "nextPage";
  /** Column widths as shares of the table's width. */
  widths: number[];
  align: ("left" | "center")[];
  /** `"<"` is covered by the cell at its left, `"^"` by the cell above. */
  rows: string[][];
}

export interface FormulaSource {
  kind: "formula";
  left: string;
  numerator: string;
  denominator: string;
}

export interface MonographSource {
  drugId: string;
  /** As printed above the monograph, in capitals. */
  name: string;
  /** As printed in the running header. */
  headerName: string;
  atcCodes: string[];
  sections: SectionSource[];
}

/** A section with a heading on its own line. */
export function section(key: SectionKey, heading: string, ...content: SectionContent[]): SectionSource {
  return { key, heading, runIn: false, sameLine: false, content };
}

/** A section whose heading and text share a line ("Mã ATC: N02BE01."). */
export function runIn(key: SectionKey, heading: string, text: string): SectionSource {
  return { key, heading, runIn: true, sameLine: false, content: [text] };
}

/** As `runIn`, but going on in the line of the run-in section before it. */
export function runInSameLine(key: SectionKey, heading: string, text: string): SectionSource {
  return { ...runIn(key, heading, text), sameLine: true };
}

type TableOptions = Partial<Omit<TableSource, "kind" | "rows">> & { caption: string; rows: string[][] };

/** A table; unless told otherwise fully ruled, in the text flow of one column, one header row, equal columns. */
export function table(options: TableOptions): TableSource {
  const columns = options.rows[0]?.length ?? 0;
  return {
    kind: "table",
    headerRows: 1,
    ruled: "full",
    wide: false,
    place: "here",
    widths: Array.from({ length: columns }, () => 1 / columns),
    align: Array.from({ length: columns }, (_, column) => (column === 0 ? "left" : "center")),
    ...options,
  };
}

/** A displayed fraction: `left = numerator / denominator`. */
export function formula(left: string, numerator: string, denominator: string): FormulaSource {
  return { kind: "formula", left, numerator, denominator };
}
