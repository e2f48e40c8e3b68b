import type { Finding } from "@/lib/model/finding";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding, quoteStart } from "./make-finding";

/**
 * A prose chunk's source text stands in its section exactly once, at the offsets that the chunk names, and whole in the text that is embedded.
 * Found once, a quotation maps back to one place of the book; found twice, a citation may open the wrong one.
 */
export function chunkSourceTextNotUnique(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  for (const [key, section] of facts.sections) {
    for (const chunk of facts.proseOf(key)) {
      const fault = faultOf(chunk, section.text);
      if (fault !== null) findings.push(makeFinding("chunk_source_text_not_unique", placeOfChunk(chunk), fault[0], fault[1]));
    }
  }
  return findings;
}

function faultOf(chunk: { text: string; sourceText: string; start: number | null; end: number | null }, text: string): [string, string] | null {
  const { sourceText, start, end } = chunk;
  if (sourceText === "") return null; // `required_field_missing` says it.
  if (!chunk.text.includes(sourceText)) return ["source_text whole in text", quoteStart(sourceText)];
  const at = text.indexOf(sourceText);
  if (at < 0) return ["1 place in the section", "0"];
  // A second occurrence needs room for itself: a whole section never pays for a second search.
  if (text.length - at > sourceText.length && text.indexOf(sourceText, at + 1) >= 0) return ["1 place in the section", "2 or more"];
  if (start !== null && start !== at) return [`start ${at}`, `start ${start}`];
  if (end !== null && end !== at + sourceText.length) return [`end ${at + sourceText.length}`, `end ${end}`];
  return null;
}
