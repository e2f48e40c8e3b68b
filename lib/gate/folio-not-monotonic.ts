import type { Finding } from "@/lib/model/finding";
import type { BookGateInput } from "./gate-facts";
import { makeFinding } from "./make-finding";

/** Arabic folios grow from page to page. A restart (an annex) or a misread folio shows as a folio that does not; roman ones are not compared. */
export function folioNotMonotonic(input: BookGateInput): Finding[] {
  const findings: Finding[] = [];
  let before: number | null = null;
  for (const page of input.book.pages) {
    if (page.printedPage === null || !/^\d{1,9}$/u.test(page.printedPage)) continue;
    const folio = Number(page.printedPage);
    if (before !== null && folio <= before) findings.push(makeFinding("folio_not_monotonic", { physicalPage: page.physicalPage }, `above ${before}`, page.printedPage));
    before = folio;
  }
  return findings;
}
