import type { Finding } from "@/lib/model/finding";
import { OCR_REASONS } from "@/lib/model/section-span";
import type { MonographFacts } from "./gate-facts";
import { makeFinding } from "./make-finding";

/**
 * Pages of the monograph whose text was read from their picture and is withheld: it blocks until a person has said of each that it reads as printed, or that it
 * is unfit and stays out (then a warning). Says how many words were read with doubt, never which: they are withheld too.
 */
export function textFromOcr(facts: MonographFacts): Finding[] {
  const open = new Map<number, { refused: boolean; bbox: Finding["place"]["bbox"] }>();
  for (const section of facts.sections.values()) {
    for (const { physicalPage, reason } of section.quarantined) {
      if (physicalPage === undefined || !OCR_REASONS.includes(reason)) continue;
      const bbox = open.get(physicalPage)?.bbox ?? section.lines.find((line) => line.physicalPage === physicalPage)?.bbox ?? null;
      open.set(physicalPage, { refused: reason === "ocr_refused", bbox });
    }
  }
  return [...open]
    .sort(([a], [b]) => a - b)
    .map(([physicalPage, { refused, bbox }]) => {
      const ocr = facts.pages.get(physicalPage)?.ocr;
      const found = `${ocr?.doubtful.length ?? 0} of ${ocr?.words ?? 0} words doubtful`;
      return makeFinding("text_from_ocr", { drugId: facts.monograph.drugId, physicalPage, bbox }, refused ? "unfit by a reviewer's word" : "approved by a reviewer", found, refused ? "warn" : "block");
    });
}
