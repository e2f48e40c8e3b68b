/** Comes in: pages in reading order. Goes out: the same, with captions that a page break cut off their table, in part or whole, put back on it. Never takes a sentence that only mentions a table. */
import type { PageFlow, TableItem } from "./flow";
import type { LaidLine } from "./laid-line";
import { captionPattern } from "./table/caption";

/** A caption may run to this many lines on either page. */
const MOST_LINES = 4;

/** A number, then a colon or full stop: "Table 5: …"; "Table 5 shows …" is prose. */
const TITLED = /^\S+\s*[\p{L}\p{N}.\-–]*\p{N}[.:]\s+\S/u;

/** `isFree` tells which pages (by position) may be joined with the next. */
export function joinSplitCaptions(flows: readonly PageFlow[], captionWords: readonly string[], isFree: (page: number) => boolean): PageFlow[] {
  if (captionWords.length === 0) return [...flows];
  const pattern = captionPattern(captionWords);
  const out = [...flows];
  for (let page = 0; page + 1 < out.length; page++) {
    if (!isFree(page)) continue;
    const [flow, next] = [out[page] as PageFlow, out[page + 1] as PageFlow];
    const begins = captionAtEnd(flow, pattern);
    const at = next.items.findIndex((item) => item.kind === "table");
    const table = next.items[at];
    if (begins === null || table?.kind !== "table" || table.table.caption !== null || at > MOST_LINES) continue;
    const rest = next.items.slice(0, at).flatMap((item) => (item.kind === "line" ? [item.laid] : []));
    const first = linesFrom(flow, begins);
    if (rest.length !== at || !leadsTo([...first, ...rest], table)) continue;
    const captionLines = [...first, ...rest];
    const caption = captionLines.map(({ line }) => line.text.trim()).join(" ");
    out[page] = { ...flow, items: flow.items.slice(0, begins) };
    out[page + 1] = { ...next, items: [{ ...table, captionLines, table: { ...table.table, caption } }, ...next.items.slice(at + 1)] };
  }
  return out;
}

function linesFrom(flow: PageFlow, from: number): LaidLine[] {
  return flow.items.slice(from).flatMap((item) => (item.kind === "line" ? [item.laid] : []));
}

/** Index of the item at which the page's last lines begin a caption; null where they do not. */
function captionAtEnd({ items }: PageFlow, pattern: RegExp): number | null {
  for (let at = items.length - 1; at >= 0 && at >= items.length - MOST_LINES; at--) {
    const item = items[at];
    if (item?.kind !== "line") return null;
    if (!pattern.test(item.laid.line.text) || !TITLED.test(item.laid.line.text)) continue;
    const before = items[at - 1];
    // Behind a line that goes on, "Table 3." is the end of a sentence.
    return before?.kind === "line" && !/[.:;!?)]\s*$/u.test(before.laid.line.text) ? null : at;
  }
  return null;
}

/** All in one type (the mark of a footnote apart), and the last of them right above the table, or nothing above it. */
function leadsTo(lines: readonly LaidLine[], { table, physicalPage }: TableItem): boolean {
  const [first] = lines;
  const last = lines[lines.length - 1];
  if (first === undefined || last === undefined || lines.some(({ line, fontSize }) => line.text.trim().length > 2 && Math.abs(fontSize - first.fontSize) > 0.6)) return false;
  return last.line.physicalPage !== physicalPage || table.bbox[1] - last.line.bbox[3] <= 2.2 * last.fontSize;
}
