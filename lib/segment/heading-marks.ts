/** Comes in: a line and those after it. Goes out: the headings printed in it. Never decides which monograph they belong to. */
import type { HeadingRule } from "@/lib/model/profile";
import { annexTitle } from "./annex-start";
import { foldCase } from "./fold-text";
import type { HeadingIndex, HeadingMatch } from "./heading-index";
import type { LaidLine } from "./laid-line";
import { boldEnd, boldShare, isCapitals, isWhollyBold } from "./line-style";

/** A heading in a line: UTF-16 offsets, end exclusive, its colon included. `rule` null: a heading that divides but names no section ("4. CLINICAL PARTICULARS"). */
export interface HeadingMark {
  from: number;
  to: number;
  rule: HeadingRule | null;
  exact: boolean;
  /** The spelling expected. */
  name: string;
  /** Following lines that print the rest of this heading. */
  extraLines: number;
}

/** Where the reader stands: in the opening of a monograph the first metadata headings need not be bold. */
export interface HeadingContext {
  opening: boolean;
  openingRules: readonly HeadingRule[];
}

export function headingMarks(lines: readonly LaidLine[], at: number, index: HeadingIndex, context: HeadingContext): HeadingMark[] {
  const laid = lines[at];
  if (laid === undefined) return [];
  if (index.profile.monographStart === "numbered") {
    const mark = numberedMark(lines, at, index);
    return mark === null ? [] : [mark];
  }
  if (index.profile.monographStart === "titled") {
    const mark = titledMark(lines, at, index);
    return mark === null ? [] : [mark];
  }
  if (index.profile.monographStart === "annex") {
    const mark = annexTitle(lines, at, index);
    return mark === null ? [] : [mark];
  }
  const whole = wholeLineMark(lines, at, index);
  return whole !== null ? [whole] : runInMarks(laid, index, context);
}

const NUMBER = /^\s*(\d{1,2}(?:\.\d{1,2})?)\.?\s+(?=\S)/u;

/** "4.2 Posology …": number and name must belong together; the name may run on over the next lines. */
function numberedMark(lines: readonly LaidLine[], at: number, index: HeadingIndex): HeadingMark | null {
  const laid = lines[at] as LaidLine;
  const number = NUMBER.exec(laid.line.text);
  if (number === null) return gluedMark(laid, index);
  const rule = index.byNumber(number[1] ?? "");
  let text = laid.line.text.slice(number[0].length);
  const bold = boldShare(laid) > 0.6;
  if (rule === null) {
    const divides = bold && isCapitals(text) && index.profile.headings.some((other) => other.number?.startsWith(`${number[1]}.`) === true);
    return divides ? { from: 0, to: laid.line.text.length, rule: null, exact: true, name: text, extraLines: 0 } : null;
  }
  for (let extraLines = 0; extraLines < 4; extraLines++) {
    const match = bold ? index.match(text) : index.matchExact(text);
    if (match !== null && match.rule.key === rule.key && rule.names.includes(match.name) && !continues(rule, text, lines[at + extraLines + 1])) {
      return { from: 0, to: laid.line.text.length, rule, exact: match.exact, name: match.name, extraLines };
    }
    const next = lines[at + extraLines + 1];
    if (next === undefined || !isStartOf(rule, text) || (bold && boldShare(next) < 0.6)) return null;
    text = `${text} ${next.line.text}`;
  }
  return null;
}

/** A heading in capitals to which the end of something else is glued: "… not valid.1. NAME OF …". */
function gluedMark(laid: LaidLine, index: HeadingIndex): HeadingMark | null {
  const found = /(?<=[.!?:)]\s*)(\d{1,2})\.\s+([\p{Lu}\s()/,-]{8,})$/u.exec(laid.line.text);
  const match = found === null ? null : index.matchExact(found[2] ?? "");
  if (found === null || match === null || match.rule.number !== found[1]) return null;
  return toMark(match, found.index, laid.line.text.length, 0);
}

/** Is there a longer known name that the next line goes on to spell? */
function continues(rule: HeadingRule, text: string, next: LaidLine | undefined): boolean {
  return next !== undefined && isStartOf(rule, `${text} ${next.line.text}`);
}

function isStartOf(rule: HeadingRule, text: string): boolean {
  const folded = foldCase(text);
  return rule.names.some((name) => foldCase(name).startsWith(folded));
}

/** A heading at a line's start, with or without a number; a rule that has a number wants it printed. */
function titledMark(lines: readonly LaidLine[], at: number, index: HeadingIndex): HeadingMark | null {
  const laid = lines[at] as LaidLine;
  const number = NUMBER.exec(laid.line.text);
  const from = number?.[0].length ?? 0;
  const runsIn = index.profile.runInHeadings && (index.profile.headingTypography === "any" || boldEnd(laid, from) > from);
  const mark = wholeLineMark(lines, at, index, from) ?? (runsIn ? boldRunIn(laid, from, index) : null);
  if (mark === null || mark.rule === null) return null;
  return mark.rule.number === null || mark.rule.number === number?.[1] ? { ...mark, from: 0 } : null;
}

/** A line that is bold from end to end and spells a heading, alone or together with the next; where type says nothing the spelling must be exact, or in capitals (a recognised "PHÀN" for "PHẦN"). */
function wholeLineMark(lines: readonly LaidLine[], at: number, index: HeadingIndex, from = 0): HeadingMark | null {
  const laid = lines[at] as LaidLine;
  const text = laid.line.text.slice(from);
  if (text.length > index.longest + 6) return null;
  const needsBold = index.profile.headingTypography === "bold";
  if (needsBold && !isWhollyBold(laid)) return null;
  const next = lines[at + 1];
  if (next !== undefined && (!needsBold || isWhollyBold(next)) && next.line.text.length < 40) {
    const both = index.matchExact(`${text} ${next.line.text}`);
    if (both !== null) return toMark(both, from, laid.line.text.length, 1);
  }
  const match = needsBold || isCapitals(text) ? index.match(text) : index.matchExact(text);
  return match === null ? null : toMark(match, from, laid.line.text.length, 0);
}

function toMark(match: HeadingMatch, from: number, to: number, extraLines: number): HeadingMark {
  return { from, to, rule: match.rule, exact: match.exact, name: match.name, extraLines };
}

/** Headings with their text behind them, several on a line at times: bold anywhere, in plain type only in a monograph's opening. */
function runInMarks(laid: LaidLine, index: HeadingIndex, context: HeadingContext): HeadingMark[] {
  if (!index.profile.runInHeadings) return [];
  const { text, runs } = laid.line;
  const marks: HeadingMark[] = [];
  for (const run of runs) {
    if (!run.bold || (marks[marks.length - 1]?.to ?? 0) > run.start || (run.start > 0 && boldEnd(laid, run.start - 1) > run.start - 1)) continue;
    const mark = boldRunIn(laid, run.start, index);
    if (mark !== null) marks.push(mark);
  }
  if (context.opening) marks.push(...plainRunIns(text, index, context).filter((mark) => !marks.some((other) => other.from < mark.to && mark.from < other.to)));
  return marks.sort((a, b) => a.from - b.from);
}

function boldRunIn(laid: LaidLine, from: number, index: HeadingIndex): HeadingMark | null {
  const { text } = laid.line;
  const end = boldEnd(laid, from);
  const colon = text.indexOf(":", from);
  const atColon = colon !== -1 && colon <= end + 1;
  const to = atColon ? colon + 1 : end;
  const match = index.match(text.slice(from, to));
  if (match === null || (!atColon && !match.exact)) return null;
  const closed = atColon || /[.:]\s*$/u.test(text.slice(from, end)) || end >= text.length;
  return closed ? toMark(match, from, to, 0) : null;
}

function plainRunIns(text: string, index: HeadingIndex, context: HeadingContext): HeadingMark[] {
  const marks: HeadingMark[] = [];
  for (const found of text.matchAll(/(?:^|[.;)]\s+)(\p{L}[^:.;]{3,40}?)\s*:/gu)) {
    const label = found[1] ?? "";
    const match = index.match(label);
    if (match === null || !context.openingRules.includes(match.rule)) continue;
    const from = found.index + found[0].indexOf(label);
    marks.push(toMark(match, from, found.index + found[0].length, 0));
  }
  return marks;
}
