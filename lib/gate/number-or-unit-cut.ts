import type { Finding } from "@/lib/model/finding";
import { type MonographFacts, placeOfChunk } from "./gate-facts";
import { makeFinding, wholeCharacters } from "./make-finding";

const UNIT = "mg|g|kg|microgam|nanogam|mcg|µg|μg|ng|ml|mL|dl|lít|l|mmol|micromol|mEq|đv|đvqt|đơn vị|triệu|IU|UI|%|‰|°C|ºC|độ|m²|m2|mm³|cm|mm|mmHg|giây|phút|giờ|ngày|tuần|tháng|năm|tuổi|lần|viên|nang|ống|lọ|gói|giọt|hours?|minutes?|days?|weeks?|months?|years?|times?|units?|tablets?|capsules?";

/** What may not stand on the two sides of one border: `[left, right, name]`. A new line between them always parts them. */
const CUTS: readonly (readonly [RegExp, RegExp, string])[] = [
  [/[\p{L}\p{N}\p{M}]$/u, /^[\p{L}\p{N}\p{M}]/u, "word"],
  [/\p{N}[ \u00a0]?$/u, /^[ \u00a0]?\p{N}/u, "number"],
  [/\p{N}[.,]$/u, /^\p{N}/u, "number"],
  [/\p{N}$/u, /^[.,]\p{N}/u, "number"],
  [/\p{N}[,;][ \u00a0]?$/u, /^[ \u00a0]?\p{N}/u, "numbers of one list"],
  [/\p{N}[ \u00a0]?[:/–\-×x][ \u00a0]?$/u, /^[ \u00a0]?\p{N}/u, "ratio, time or range"],
  [/\p{N}[ \u00a0]?$/u, /^[ \u00a0]?[:/–\-×][ \u00a0]?\p{N}/u, "ratio, time or range"],
  [/[<>≤≥=][ \u00a0]?$/u, /^[ \u00a0]?\p{N}/u, "comparison"],
  [/\p{N}[ \u00a0]?$/u, new RegExp(`^[ \\u00a0]?(?:${UNIT})(?![\\p{L}\\p{N}])`, "u"), "number and unit"],
  [/[\p{L}²³\p{N}][/]$/u, /^\p{L}/u, "unit"],
];

/**
 * No border of a part falls inside a word, a number, a list of numbers, a ratio, a range or a time, or between a number and its unit.
 * Read off the section's text around each border, without regard to how the chunker split it.
 */
export function numberOrUnitCut(facts: MonographFacts): Finding[] {
  const findings: Finding[] = [];
  for (const [key, section] of facts.sections) {
    const seen = new Set([0, section.text.length]);
    for (const chunk of facts.proseOf(key)) {
      const start = chunk.start ?? section.text.indexOf(chunk.sourceText);
      if (start < 0) continue;
      for (const border of [start, chunk.end ?? start + chunk.sourceText.length]) {
        if (seen.has(border)) continue;
        seen.add(border);
        // What is quarantined belongs to no part and is not to be quoted: the sides end there.
        const gapBefore = Math.max(0, ...section.quarantined.map((range) => (range.end <= border ? range.end : 0)));
        const gapAfter = Math.min(section.text.length, ...section.quarantined.map((range) => (range.start >= border ? range.start : section.text.length)));
        const left = section.text.slice(Math.max(gapBefore, border - 12), border);
        const right = section.text.slice(border, Math.min(gapAfter, border + 14));
        const cut = CUTS.find(([before, after]) => before.test(left) && after.test(right));
        if (cut !== undefined) findings.push(makeFinding("number_or_unit_cut", placeOfChunk(chunk), cut[2], `${wholeCharacters(left)}|${wholeCharacters(right)}`));
      }
    }
  }
  return findings;
}
