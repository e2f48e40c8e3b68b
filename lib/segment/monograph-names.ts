/** Comes in: the book's lines. Goes out: where a monograph begins and what its printed name is. Never takes a section heading for a name. */
import type { HeadingRule } from "@/lib/model/profile";
import { annexStart } from "./annex-start";
import { foldCase } from "./fold-text";
import type { HeadingIndex } from "./heading-index";
import { headingMarks } from "./heading-marks";
import type { LaidLine } from "./laid-line";
import { isCapitals, isWhollyBold } from "./line-style";
import type { NameFound } from "./name-found";
import { titledStart } from "./titled-start";

/** The name that begins at this line; null where none does. */
export function isNameAt(lines: readonly LaidLine[], at: number, index: HeadingIndex, openingRules: readonly HeadingRule[]): NameFound | null {
  switch (index.profile.monographStart) {
    case "numbered":
      return numberedStart(lines, at, index);
    case "titled":
      return titledStart(lines, at, index);
    case "annex":
      return annexStart(lines, at, index);
    default:
      return capitalsStart(lines, at, index, openingRules);
  }
}

/** One to three bold lines of capitals in one size, soon followed by the first heading that every monograph opens with. */
function capitalsStart(lines: readonly LaidLine[], at: number, index: HeadingIndex, openingRules: readonly HeadingRule[]): NameFound | null {
  const first = lines[at];
  if (first === undefined || !isNameLine(first, index)) return null;
  const name = [first];
  for (let next = lines[at + 1]; next !== undefined && name.length < 3; next = lines[at + name.length]) {
    const last = name[name.length - 1] as LaidLine;
    if (!goesOn(last, next, index)) break;
    name.push(next);
  }
  if (!opensBelow(lines, at + name.length, index, openingRules)) return null;
  const text = name.map((laid) => laid.line.text.trim()).join(" ").replace(/[\s.:]+$/u, "");
  return { lines: name, name: text, slugFrom: text, shared: false };
}

/** One of the opening headings stands within four lines, and no other name before it. */
function opensBelow(lines: readonly LaidLine[], from: number, index: HeadingIndex, openingRules: readonly HeadingRule[]): boolean {
  for (let next = from; next < from + 4; next++) {
    const laid = lines[next];
    if (laid === undefined) return false;
    const marks = headingMarks(lines, next, index, { opening: true, openingRules });
    if (marks.some((mark) => mark.from === 0 && mark.rule !== null && openingRules.includes(mark.rule))) return true;
    if (isNameLine(laid, index)) return false;
  }
  return false;
}

/** A numbered line of capitals is a chapter or a leaflet's heading, no drug. */
function isNameLine(laid: LaidLine, index: HeadingIndex): boolean {
  return (index.profile.headingTypography === "any" || isWhollyBold(laid)) && isCapitals(laid.line.text) && !/^\s*(?:\d{1,2}|[IVX]{1,4})[.)]\s/u.test(laid.line.text) && index.matchExact(laid.line.text) === null;
}

/** The next line still prints the name: same place, same weight, capitals or a synonym in parentheses. */
function goesOn(last: LaidLine, next: LaidLine, index: HeadingIndex): boolean {
  if (last.line.physicalPage !== next.line.physicalPage || last.line.column !== next.line.column) return false;
  if (next.line.baseline - last.line.baseline > 1.8 * last.fontSize || Math.abs(next.fontSize - last.fontSize) > 0.6) return false;
  const inParentheses = /^\([^)]*\)?$/u.test(next.line.text.trim()) && isWhollyBold(next);
  return inParentheses || isNameLine(next, index);
}

/** The template's first heading, confirmed by its second: a label's particulars open with the first one too, and go on differently. */
function numberedStart(lines: readonly LaidLine[], at: number, index: HeadingIndex): NameFound | null {
  const { startsAt, headings } = index.profile;
  const none = { opening: false, openingRules: [] };
  const laid = lines[at];
  if (laid === undefined || startsAt === null || !laid.line.text.includes(`${startsAt.number}.`)) return null;
  const mark = headingMarks(lines, at, index, none)[0];
  if (mark?.rule?.number !== startsAt.number || !startsAt.names.some((name) => foldCase(name) === foldCase(mark.name))) return null;
  const second = headings[headings.findIndex((rule) => rule.number === startsAt.number) + 1];
  const body: LaidLine[] = [];
  for (let next = at + 1 + mark.extraLines; next < lines.length && body.length < 60; next++) {
    const other = headingMarks(lines, next, index, none)[0];
    const line = lines[next] as LaidLine;
    if (other !== undefined) return other.rule === second && body.length > 0 ? named(body) : null;
    if (/^\s*2\.\s/u.test(line.line.text)) return null;
    body.push(line);
  }
  return null;
}

/** Every product printed in the first section, parted by blank space or by their number of words alone; the first one makes the slug. */
function named(body: readonly LaidLine[]): NameFound {
  const names: string[] = [];
  body.forEach((laid, index) => {
    const previous = body[index - 1];
    const text = laid.line.text.trim();
    const runsOn = previous !== undefined && previous.line.bbox[2] > previous.frame.x1 - 0.15 * (previous.frame.x1 - previous.frame.x0) && laid.line.baseline - previous.line.baseline < 1.4 * laid.fontSize;
    if (runsOn) names[names.length - 1] = `${names[names.length - 1]} ${text}`;
    else names.push(text);
  });
  const clean = names.map((name) => name.replace(/[\s.]+$/u, ""));
  return { lines: [...body], name: clean.join("; "), slugFrom: clean[0] ?? "", shared: true };
}
