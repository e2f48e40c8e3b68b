/** Reads a section's typography: in go its lines, out come the stretches set in italics or bold; scripts and sizes are left alone. */
import type { SectionSpan } from "@/lib/model/section-span";

export interface TextRange {
  start: number;
  end: number;
}

/** Italic or bold stretches of a section's text, ascending, joined where only white space or punctuation lies between two of them. */
export function slantedRanges(section: SectionSpan): TextRange[] {
  const joined: TextRange[] = [];
  for (const line of section.lines)
    for (const run of line.runs) {
      if (!run.italic && !run.bold) continue;
      const last = joined[joined.length - 1];
      if (last !== undefined && run.start >= last.end && /^[\s.,:;()\-–/]*$/u.test(section.text.slice(last.end, run.start)) && !section.text.slice(last.end, run.start).includes("\n")) last.end = run.end;
      else joined.push({ start: run.start, end: run.end });
    }
  return joined;
}
