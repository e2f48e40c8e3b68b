/** Looks at the words of a possible label: in goes a stretch of a text, out comes what of it counts; nothing here knows what stands around it. */
import type { SectionSpan } from "@/lib/model/section-span";
import { isDigitAt, isWordAt } from "./characters";

/** "ADR > 1/100", "1/1 000 < ADR < 1/100", with what stands before and a remark in brackets behind. */
export const BOUNDED_FREQUENCY =
  /^[^:;\n]{0,60}?(?:ADR\s*[<>≤≥=]\s*\d[\d /]*\d|\d[\d /]*\d\s*[<>≤≥]\s*ADR(?:\s*[<>≤≥]\s*\d[\d /]*\d)?)(?:\s*\([^)\n]{0,90}\))?\.?/u;

const OPEN_BRACKET = 0x28;
const BLANK = 0x20;

/** How long the stretch `[start, end)` is without remarks in round brackets. */
export function unbracketedLength(text: string, start: number, end: number): number {
  for (let i = start; i < end; i++) if (text.charCodeAt(i) === OPEN_BRACKET) return text.slice(start, end).replace(/\([^()]*\)/gu, "").length;
  return end - start;
}

/** The stretch says something: it has a letter. */
export function hasLetter(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (isWordAt(text, i) && !isDigitAt(text, i)) return true;
  return false;
}

const LISTED = /(?:[-–—•●▪◦*+·]|\d{1,2}[.)]|[a-z][.)])\s+/uy;

/** Where a phrase begins once a bullet, number or dash before it is left aside. */
export function bareStart(text: string, start: number, end: number): number {
  // Two letters at the start are no bullet: most phrases, and the pattern need not be tried.
  if (isWordAt(text, start) && isWordAt(text, start + 1) && !isDigitAt(text, start)) return start;
  LISTED.lastIndex = start;
  const match = LISTED.exec(text);
  return match === null ? start : Math.min(start + match[0].length, end);
}

/** The stretch names an age, a weight or a clearance by its first number, after one word at most ("Trẻ 6 - 12 tuổi", "< 30 ml/phút"), and is short enough to be read as one. */
export function beginsWithMeasure(text: string, start: number, end: number): boolean {
  if (end - start > LONGEST_MEASURE) return false;
  let digit = start;
  while (digit < end && !isDigitAt(text, digit)) digit++;
  return digit < end && /^(?:\p{L}+ )?[<>≤≥]?\s*\d/u.test(text.slice(start, end));
}

const LONGEST_MEASURE = 48;

/** The last word of the stretch. */
export function lastWord(text: string, start: number, end: number): string {
  let at = end;
  while (at > start && text.charCodeAt(at - 1) !== BLANK) at--;
  return text.slice(at, end);
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
