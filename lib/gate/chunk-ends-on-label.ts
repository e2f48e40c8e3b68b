import type { Finding } from "@/lib/model/finding";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding, quoteEnd } from "./make-finding";

/** Openers of a list that govern nothing; used where the book's profile is not at hand. */
const OPENERS = ["bao gồm", "gồm", "gồm có", "thí dụ", "ví dụ", "như sau", "sau đây", "for example", "e.g", "such as", "including", "as follows", "following"];

/**
 * No part may end on a label while the text that it governs goes on in the next part. Judged twice: by the recognised labels, and by
 * the printed text alone (it ends in a colon and does not merely open a list). At the end of a section, and before a quarantined
 * stretch, there is nothing that could have been kept together with it.
 */
export function chunkEndsOnLabel(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  const openers = facts.profile === undefined ? OPENERS : facts.profile.notLabels;
  for (const [key, section] of facts.sections) {
    const labelEnds = new Set(facts.labelsOf(key).map((label) => section.text.slice(0, label.end).trimEnd().length));
    for (const chunk of facts.proseOf(key)) {
      const end = chunk.end ?? section.text.indexOf(chunk.sourceText) + chunk.sourceText.length;
      const next = skipWhiteSpace(section.text, end);
      if (next >= section.text.length || section.quarantined.some((range) => range.start <= next && next < range.end)) continue;
      const source = chunk.sourceText.trimEnd();
      const contentEnd = end - (chunk.sourceText.length - source.length);
      if (labelEnds.has(contentEnd) || (source.endsWith(":") && !endsOnOpener(source, openers)))
        findings.push(makeFinding("chunk_ends_on_label", placeOfChunk(chunk), "an end that governs nothing", quoteEnd(source)));
    }
  }
  return findings;
}

function skipWhiteSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/u.test(text[at] ?? "")) at++;
  return at;
}

function endsOnOpener(source: string, openers: readonly string[]): boolean {
  const tail = source.slice(-80).replace(/\s*:$/u, "").toLowerCase();
  return openers.some((phrase) => tail.endsWith(phrase.toLowerCase()) && !/[\p{L}\p{N}]/u.test(tail[tail.length - phrase.length - 1] ?? " "));
}
