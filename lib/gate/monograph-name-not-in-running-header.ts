import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import { foldName } from "./fold-text";
import type { BookGateInput } from "./gate-facts";
import { makeFinding } from "./make-finding";

/**
 * A running header names the last monograph on its page. Where it names another, a monograph was invented (a bold line of capitals) or
 * missed. Pages without a running header say nothing.
 */
export function monographNameNotInRunningHeader(input: BookGateInput): Finding[] {
  const lastOn = new Map<number, Monograph>();
  for (const monograph of input.book.monographs)
    for (let page = monograph.sourcePageRange[0]; page <= monograph.sourcePageRange[1]; page++) lastOn.set(page, monograph);
  return input.book.pages.flatMap((page) => {
    const monograph = lastOn.get(page.physicalPage);
    if (page.headerName === null || monograph === undefined || isSameName(page.headerName, monograph.drugName)) return [];
    return [makeFinding("monograph_name_not_in_running_header", { drugId: monograph.drugId, physicalPage: page.physicalPage }, monograph.drugName, page.headerName)];
  });
}

/** Headers are shortened and set in another case: one name within the other is the same name. */
function isSameName(header: string, name: string): boolean {
  const [a, b] = [foldName(header), foldName(name)];
  return a !== "" && b !== "" && (a.includes(b) || b.includes(a));
}
