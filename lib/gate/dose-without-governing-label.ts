import type { Chunk } from "@/lib/model/chunk";
import type { Finding } from "@/lib/model/finding";
import type { Label } from "@/lib/model/label";
import { squeeze } from "./fold-text";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding, quoteStart } from "./make-finding";

/** A quantity as printed: a number (space or dot for thousands, comma or dot for decimals), perhaps a range, and a unit of dose. */
const DOSE = /\p{N}[\p{N}\s.,–-]*(?:mg|g|kg|microgam|nanogam|micrograms?|mcg|µg|μg|ng|ml|mL|đv|đvqt|đơn vị|IU|UI|units?|mmol|mEq|viên|nang|ống|lọ|gói|giọt|tablets?|capsules?)(?![\p{L}\p{N}])/gu;

/**
 * Every dose in a part is readable with the labels that govern it. The labels say which those are; whether they are there is read off
 * the embedded text itself: a label that stands before the part must be in front of the source in `text`. A carried label that
 * governs nothing at the start of its part is a fault too: a wrong population on a dose is worse than none.
 */
export function doseWithoutGoverningLabel(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  for (const [key, section] of facts.sections) {
    const labels = [...facts.labelsOf(key)].sort((a, b) => a.start - b.start);
    for (const chunk of facts.proseOf(key)) {
      const start = chunk.start ?? section.text.indexOf(chunk.sourceText);
      if (start < 0) continue; // `chunk_source_text_not_unique` says it.
      const missing = missingLabel(chunk, start, labels);
      if (missing !== null) findings.push(makeFinding("dose_without_governing_label", placeOfChunk(chunk), quoteStart(missing.label.text), quoteStart(missing.dose)));
      const wrong = wronglyCarried(chunk, start, labels);
      if (wrong !== null) findings.push(makeFinding("dose_without_governing_label", placeOfChunk(chunk), "labels that govern the start of the part", quoteStart(wrong)));
    }
  }
  return findings;
}

/** The first dose of the part whose governing label stands before the part and is not repeated in front of its source. */
function missingLabel(chunk: Chunk, start: number, labels: readonly Label[]): { label: Label; dose: string } | null {
  if (labels.length === 0 || (labels[0]?.start ?? 0) >= start) return null;
  const carried = squeeze(chunk.text.slice(0, Math.max(0, chunk.text.lastIndexOf(chunk.sourceText))));
  for (const match of chunk.sourceText.matchAll(DOSE)) {
    const lacking = governing(labels, start + match.index).find((label) => label.start < start && !carried.includes(squeeze(label.text)));
    if (lacking !== undefined) return { label: lacking, dose: match[0] };
    if (!governing(labels, start + match.index).some((label) => label.start < start)) return null; // All that follows is governed from inside.
  }
  return null;
}

/** A context label that is not among the labels in force where the part begins. */
function wronglyCarried(chunk: Chunk, start: number, labels: readonly Label[]): string | null {
  if (chunk.contextLabels.length === 0) return null;
  const first = start + (chunk.sourceText.length - chunk.sourceText.trimStart().length);
  const opening = labels.find((label) => label.start >= start && label.start <= first);
  const inForce = governing(labels, start).filter((label) => opening === undefined || label.level < opening.level);
  const texts = new Set(inForce.map((label) => squeeze(label.text)));
  return chunk.contextLabels.find((text) => !texts.has(squeeze(text))) ?? null;
}

/** The chain of labels in force at an offset, outermost first: a label ends its sibling and everything inside that. */
function governing(labels: readonly Label[], at: number): Label[] {
  const chain: Label[] = [];
  for (const label of labels) {
    if (label.start >= at) break;
    while (chain.length > 0 && (chain[chain.length - 1]?.level ?? -1) >= label.level) chain.pop();
    chain.push(label);
  }
  return chain;
}
