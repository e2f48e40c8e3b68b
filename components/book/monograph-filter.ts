import type { MonographRow } from "@/lib/model/views";
import { matchesFolded } from "@/lib/model/fold-accents";

export const STATUS_FILTERS = ["all", "todo", "blocked", "withheld", "done"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Things to judge in a monograph or a book: seams, blocks and pages that were read from pictures, and how many a person has judged. A machine's quarantine is not a judgement. */
export function progressOf({ seams, blocks, ocrPages = { total: 0, judged: 0 } }: Pick<MonographRow, "seams" | "blocks" | "ocrPages">): { judged: number; total: number } {
  return { judged: seams.judged + (blocks.judged ?? blocks.approved) + ocrPages.judged, total: seams.total + blocks.pending + blocks.approved + blocks.quarantined + ocrPages.total };
}

/** Whether a row has the wanted state and its name, an ATC code or a printed page holds the search's words, accents and case aside. */
export function matchesMonograph(row: MonographRow, search: string, status: StatusFilter): boolean {
  return matchesStatus(row, status) && matchesFolded([row.drugName, ...row.atcCodes, ...row.printedPageRange].join(" "), search.trim());
}

function matchesStatus(row: MonographRow, status: StatusFilter): boolean {
  const states = row.sections.map((section) => section.state);
  if (status === "all") return true;
  if (status === "blocked") return states.includes("blocked");
  if (status === "withheld") return row.blocks.pending + row.blocks.quarantined > 0;
  const waits = states.includes("todo") || states.includes("blocked");
  return status === "todo" ? waits : !waits;
}

/** Compares folios as a book counts: numbers by value, roman and missing ones before them. */
export function compareFolios(a: string | null, b: string | null): number {
  const value = (folio: string | null) => (folio === null ? -2 : /^\d+$/.test(folio) ? Number(folio) : -1);
  return value(a) - value(b) || (a ?? "").localeCompare(b ?? "");
}
