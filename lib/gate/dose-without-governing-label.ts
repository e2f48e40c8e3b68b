import type { Chunk } from "@/lib/model/chunk";
import { DOSE } from "@/lib/model/dose";
import type { Finding } from "@/lib/model/finding";
import type { Label } from "@/lib/model/label";
import { squeeze } from "./fold-text";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding, quoteStart } from "./make-finding";

const DOSES = new RegExp(DOSE.source, "gu");

type Scoped = Label & { scopeEnd: number };

/**
 * Every dose in a part is readable with the labels that govern it. The labels say which those are; whether they are there is read off
 * the embedded text itself: a label that stands before the part must be in front of the source in `text`. A carried label that
 * governs nothing at the start of its part is a fault too: a wrong population on a dose is worse than none.
 */
export function doseWithoutGoverningLabel(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  for (const [key, section] of facts.sections) {
    const labels = withScopes(facts.labelsOf(key), section.text.length);
    for (const chunk of facts.proseOf(key)) {
      const start = chunk.start ?? section.text.indexOf(chunk.sourceText);
      if (start < 0) continue; // `chunk_source_text_not_unique` says it.
      const first = start + (chunk.sourceText.length - chunk.sourceText.trimStart().length);
      const inForce = labels.filter((label) => label.end <= first && first < label.scopeEnd);
      const missing = missingLabel(chunk, start, inForce);
      if (missing !== null) findings.push(makeFinding("dose_without_governing_label", placeOfChunk(chunk), quoteStart(missing.label.text), quoteStart(missing.dose)));
      const texts = new Set(inForce.map((label) => squeeze(label.text)));
      const wrong = chunk.contextLabels.find((text) => !texts.has(squeeze(text)));
      if (wrong !== undefined) findings.push(makeFinding("dose_without_governing_label", placeOfChunk(chunk), "labels that govern the start of the part", quoteStart(wrong)));
    }
  }
  return findings;
}

/** The first dose of the part with a label that governs it from before the part and is not repeated in front of its source. */
function missingLabel(chunk: Chunk, start: number, inForce: readonly Scoped[]): { label: Label; dose: string } | null {
  if (inForce.length === 0) return null;
  const prefix = chunk.text.slice(0, Math.max(0, chunk.text.lastIndexOf(chunk.sourceText)));
  const carried = new Set(prefix.split(/[\n›]/u).map(squeeze));
  const lacking = inForce.filter((label) => !carried.has(squeeze(label.text)));
  if (lacking.length === 0) return null;
  for (const match of chunk.sourceText.matchAll(DOSES)) {
    const label = lacking.find((candidate) => start + match.index < candidate.scopeEnd);
    if (label !== undefined) return { label, dose: match[0] };
  }
  return null;
}

/** Gives a scope to labels that came without one: up to the next label that is not inside them. */
function withScopes(labels: readonly Label[], textLength: number): Scoped[] {
  const scoped = [...labels].sort((a, b) => a.start - b.start).map((label) => ({ ...label, scopeEnd: label.scopeEnd ?? textLength }));
  const open: Scoped[] = [];
  for (const label of scoped) {
    while (open.length > 0 && (open[open.length - 1]?.level ?? -1) >= label.level) {
      const closed = open.pop();
      if (closed !== undefined) closed.scopeEnd = Math.min(closed.scopeEnd, label.start);
    }
    open.push(label);
  }
  return scoped;
}
