/** Comes in: monographs and what cannot be trusted of their pages. Goes out: findings that name the pages. Never quarantines; that was done where the text was joined. */
import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import type { Page } from "@/lib/model/page";

/** One finding a section and page that has lines nobody may quote. */
export function reliabilityFindings(monographs: readonly Monograph[], unreliableLines: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  for (const monograph of monographs) {
    for (const section of monograph.sections) {
      const bad = section.lines.filter((line) => unreliableLines.has(line.lineId));
      for (const physicalPage of new Set(bad.map((line) => line.physicalPage))) {
        const first = bad.find((line) => line.physicalPage === physicalPage);
        findings.push({
          gate: "text_layer_unreliable",
          severity: "warn",
          place: { drugId: monograph.drugId, sectionKey: section.key, chunkId: null, blockId: null, physicalPage, bbox: first?.bbox ?? null },
          expected: "0",
          found: String(bad.filter((line) => line.physicalPage === physicalPage).length),
        });
      }
    }
  }
  return findings;
}

/**
 * One finding a damaged page of a monograph. It blocks: text may be missing of which there is no trace to quarantine, and a list cut short reads as
 * "not listed".
 */
export function damageFindings(monographs: readonly Monograph[], pages: readonly Page[]): Finding[] {
  const damaged = pages.filter((page) => page.damaged).map((page) => page.physicalPage);
  return monographs.flatMap(({ drugId, sourcePageRange: [first, last] }) =>
    damaged
      .filter((physicalPage) => physicalPage >= first && physicalPage <= last)
      .map((physicalPage) => ({
        gate: "text_layer_unreliable" as const,
        severity: "block" as const,
        place: { drugId, sectionKey: null, chunkId: null, blockId: null, physicalPage, bbox: null },
        expected: "page_readable",
        found: "page_damaged",
      })),
  );
}
