/** Looks at the words of a possible label: in goes a stretch of a text, out comes what of it counts; nothing here knows what stands around it. */
import type { SectionSpan } from "@/lib/model/section-span";
import { isDigitAt, isWordAt, signTable, skipSpace } from "./characters";
import { lastWordStart } from "./phrases";
import { stringOf, type Units } from "./units";

/** "ADR > 1/100", "1/1 000 < ADR < 1/100", with what stands before and a remark in brackets behind. */
export const BOUNDED_FREQUENCY =
  /^[^:;\n]{0,60}?(?:ADR\s*[<>≤≥=]\s*\d[\d /]*\d|\d[\d /]*\d\s*[<>≤≥]\s*ADR(?:\s*[<>≤≥]\s*\d[\d /]*\d)?)(?:\s*\([^)\n]{0,90}\))?\.?/u;

const OPEN_BRACKET = 0x28;
const CLOSE_BRACKET = 0x29;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;

/** How long the stretch `[start, end)` is without remarks in round brackets. */
export function unbracketedLength(units: Units, start: number, end: number): number {
  let length = end - start;
  let open = -1;
  for (let at = start; at < end; at++) {
    const unit = units[at];
    if (unit === OPEN_BRACKET) open = at;
    else if (unit === CLOSE_BRACKET && open >= 0) {
      length -= at + 1 - open;
      open = -1;
    }
  }
  return length;
}

/** The stretch says something: it has a letter. */
export function hasLetter(units: Units, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (isWordAt(units, i) && !isDigitAt(units, i)) return true;
  return false;
}

/** Signs that begin an item of a list. */
export const BULLETS = signTable("-–—•●▪◦*+·");
const STOPS = signTable(".)");

/** Where a phrase begins once a bullet, number or dash before it ("-", "12.", "a)") and the white space behind that are left aside. */
export function bareStart(units: Units, start: number, end: number): number {
  const markEnd = listMarkEnd(units, start);
  if (markEnd === start) return start;
  const behind = skipSpace(units, markEnd);
  return behind > markEnd ? Math.min(behind, end) : start;
}

/** End of the mark of a list at `start`; `start` itself if there is none. */
function listMarkEnd(units: Units, start: number): number {
  if (start >= units.length) return start;
  const first = units[start] as number;
  if (BULLETS[first] === 1) return start + 1;
  let at = start;
  if (isDigitAt(units, start)) at += isDigitAt(units, start + 1) ? 2 : 1;
  else if (first >= SMALL_A && first <= SMALL_Z) at++;
  return at > start && at < units.length && STOPS[units[at] as number] === 1 ? at + 1 : start;
}

/** The stretch names an age, a weight or a clearance by its first number, after one word at most ("Trẻ 6 - 12 tuổi", "< 30 ml/phút"), and is short enough to be read as one. */
export function beginsWithMeasure(units: Units, start: number, end: number): boolean {
  if (end - start > LONGEST_MEASURE) return false;
  let digit = start;
  while (digit < end && !isDigitAt(units, digit)) digit++;
  return digit < end && /^(?:\p{L}+ )?[<>≤≥]?\s*\d/u.test(stringOf(units, start, end));
}

const LONGEST_MEASURE = 48;

/** The last word of the stretch. */
export function lastWord(units: Units, start: number, end: number): string {
  return stringOf(units, lastWordStart(units, start, end), end);
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
