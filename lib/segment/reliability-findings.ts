/** Comes in: a monograph and what cannot be trusted of its pages. Goes out: findings that name the pages. Never quarantines; that was done where the text was joined. */
import type { Finding } from "@/lib/model/finding";
import type { Monograph } from "@/lib/model/monograph";
import type { Page } from "@/lib/model/page";
import { brokenWords } from "./broken-words";

/** One finding a section and page that has lines nobody may quote. */
export function reliabilityFindings({ drugId, sections }: Monograph, unreliableLines: ReadonlySet<string>): Finding[] {
  return sections.flatMap((section) => {
    const bad = section.lines.filter((line) => unreliableLines.has(line.lineId));
    return [...new Set(bad.map((line) => line.physicalPage))].map((physicalPage) => {
      const here = bad.filter((line) => line.physicalPage === physicalPage);
      return {
        gate: "text_layer_unreliable" as const,
        severity: "warn" as const,
        place: { drugId, sectionKey: section.key, chunkId: null, blockId: null, physicalPage, bbox: here[0]?.bbox ?? null },
        expected: "0",
        found: String(here.length),
      };
    });
  });
}

/** One warning a section and page where stray blanks have torn words apart: a search for the word will not find it. For Vietnamese books. */
export function brokenWordFindings({ drugId, sections }: Monograph): Finding[] {
  return sections.flatMap((section) => {
    const torn = section.lines.map((line) => ({ line, count: brokenWords(section.text.slice(line.start, line.end)).length })).filter(({ count }) => count > 0);
    return [...new Set(torn.map(({ line }) => line.physicalPage))].map((physicalPage): Finding => {
      const here = torn.filter(({ line }) => line.physicalPage === physicalPage);
      const place = { drugId, sectionKey: section.key, chunkId: null, blockId: null, physicalPage, bbox: here[0]?.line.bbox ?? null };
      return { gate: "text_layer_unreliable", severity: "warn", place, expected: "whole words", found: `${here.reduce((sum, { count }) => sum + count, 0)} words torn by blanks` };
    });
  });
}

/**
 * One finding a damaged page (0-indexed) of a monograph. It blocks: text may be missing of which there is no trace to quarantine, and a list cut short
 * reads as "not listed".
 */
export function damageFindings({ drugId, sourcePageRange: [first, last] }: Monograph, damaged: readonly number[]): Finding[] {
  return damaged
    .filter((physicalPage) => physicalPage >= first && physicalPage <= last)
    .map((physicalPage) => ({
      gate: "text_layer_unreliable" as const,
      severity: "block" as const,
      place: { drugId, sectionKey: null, chunkId: null, blockId: null, physicalPage, bbox: null },
      expected: "page_readable",
      found: "page_damaged",
    }));
}

/** One warning a page that shows text in annotations: a viewer puts it over the print, but it is in no chunk. */
export function annotationFindings(pages: readonly Pick<Page, "physicalPage" | "annotations">[]): Finding[] {
  return pages.flatMap(({ physicalPage, annotations = [] }): Finding[] => {
    const [first] = annotations;
    if (first === undefined) return [];
    const place = { drugId: null, sectionKey: null, chunkId: null, blockId: null, physicalPage, bbox: first.bbox };
    return [{ gate: "characters_unaccounted", severity: "warn", place, expected: "text of the page", found: `${annotations.reduce((sum, { characters }) => sum + characters, 0)} characters in annotations` }];
  });
}
