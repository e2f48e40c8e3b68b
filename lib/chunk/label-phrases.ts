/** Looks at the words of a possible label: in goes a phrase, out comes what of it counts; nothing here knows a text or a place. */
import type { SectionSpan } from "@/lib/model/section-span";
import { isDigitAt, isWordAt } from "./characters";

/** "ADR > 1/100", "1/1 000 < ADR < 1/100", with what stands before and a remark in brackets behind. */
export const BOUNDED_FREQUENCY =
  /^[^:;\n]{0,60}?(?:ADR\s*[<>≤≥=]\s*\d[\d /]*\d|\d[\d /]*\d\s*[<>≤≥]\s*ADR(?:\s*[<>≤≥]\s*\d[\d /]*\d)?)(?:\s*\([^)\n]{0,90}\))?\.?/u;

/** A phrase without remarks in round brackets. */
export function unbracketed(phrase: string): string {
  return phrase.includes("(") ? phrase.replace(/\([^()]*\)/gu, "") : phrase;
}

/** The phrase says something: it has a letter. */
export function hasLetter(phrase: string): boolean {
  for (let i = 0; i < phrase.length; i++) if (isWordAt(phrase, i) && !isDigitAt(phrase, i)) return true;
  return false;
}

const LISTED = /^(?:[-–—•●▪◦*+·]|\d{1,2}[.)]|[a-z][.)])\s+/u;

/** A phrase without bullet, number or dash before it. */
export function bare(phrase: string): string {
  // Two letters at the start are no bullet: most phrases, and the pattern need not be tried.
  const isPlain = isWordAt(phrase, 0) && isWordAt(phrase, 1) && !isDigitAt(phrase, 0);
  return isPlain ? phrase : phrase.replace(LISTED, "").trim();
}

/** Second and later headings of the section, which stand in its text as paragraphs: start → end. */
export function printedHeadings(section: SectionSpan): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const heading of section.headings.slice(1)) {
    const start = section.text.lastIndexOf(heading.text, Math.max(0, heading.at));
    if (start >= 0) found.set(start, start + heading.text.length);
  }
  return found;
}
