import type { SegmentedPage } from "./book";
import type { Finding } from "./finding";
import { legacyEncodingSchema } from "./page";

/** Physical pages as a reader counts them, runs joined: [0, 1, 2, 5] is "1–3, 6". */
function pageRuns(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs[runs.length - 1];
    if (last !== undefined && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? String(from + 1) : `${from + 1}–${to + 1}`)).join(", ");
}

/** One note for each old code that the book was set in: which, and on which pages of the PDF. */
export function conversionFindings(pages: readonly Pick<SegmentedPage, "physicalPage" | "lines">[]): Finding[] {
  return legacyEncodingSchema.options.flatMap((encoding) => {
    const converted = pages.filter((page) => page.lines.some((line) => line.convertedFrom === encoding)).map((page) => page.physicalPage);
    if (converted[0] === undefined) return [];
    const place = { drugId: null, sectionKey: null, chunkId: null, blockId: null, physicalPage: converted[0], bbox: null };
    return [{ gate: "text_converted" as const, severity: "note" as const, place, expected: "unicode", found: `${encoding}: PDF ${pageRuns(converted)}` }];
  });
}
