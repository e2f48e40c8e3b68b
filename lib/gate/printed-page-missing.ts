import type { Finding } from "@/lib/model/finding";
import { type BookChunk, type BookGateInput, placeOfChunk } from "./gate-facts";
import { makeFinding } from "./make-finding";

/**
 * Every page of a monograph has a folio, printed or inferred; a page without one is a warning, because a clinician cannot cite it. A book that
 * prints none at all is told of once.
 * A chunk that names another folio than its own pages carry would be cited wrongly: that blocks.
 */
export function printedPageMissing(input: BookGateInput): Finding[] {
  const findings: Finding[] = [];
  const reported = new Set<number>();
  const folios = new Map(input.book.pages.map((page) => [page.physicalPage, page.printedPage]));
  const first = input.book.monographs[0];
  if (first !== undefined && input.book.pages.every((page) => page.printedPage === null)) {
    findings.push(makeFinding("printed_page_missing", { physicalPage: first.sourcePageRange[0] }, "a folio", "none on any page"));
    for (const page of folios.keys()) reported.add(page);
  }
  for (const monograph of input.book.monographs) {
    for (let page = monograph.sourcePageRange[0]; page <= monograph.sourcePageRange[1]; page++) {
      if (reported.has(page) || folios.get(page) !== null) continue;
      reported.add(page);
      findings.push(makeFinding("printed_page_missing", { drugId: monograph.drugId, physicalPage: page }, "a folio", "none"));
    }
  }
  for (const chunk of input.chunks) findings.push(...wrongFolios(chunk, folios));
  return findings;
}

function wrongFolios(chunk: BookChunk, folios: ReadonlyMap<number, string | null>): Finding[] {
  const named: [number, string | null][] = [
    [chunk.sourcePageRange[0], chunk.printedPageRange[0]],
    [chunk.sourcePageRange[1], chunk.printedPageRange[1]],
    ...chunk.attachments.map((attachment): [number, string | null] => [attachment.physicalPage, attachment.printedPage]),
  ];
  return named
    .filter(([page, printed]) => folios.has(page) && (folios.get(page) ?? null) !== printed)
    .map(([page, printed]) => makeFinding("printed_page_missing", { ...placeOfChunk(chunk), physicalPage: page, bbox: null }, folios.get(page) ?? "none", printed ?? "none", "block"));
}
